package org.trackwalk.examples.scene;

import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Scenes with a shallow gully in the verge, and in it a ridge 32 cm long and 16 mm high, across.
 * The sides of the gully have the ridge's ends.
 */
final class GullyScenes {

  private static final String RULE = "edge.lost-contact";

  /** Half the length of the ridge, and its height over the foot of it, metres. */
  private static final double HALF = 0.16;

  private static final double RIDGE = 0.016;

  /** How far its feet stand from it, metres: its sides are steep. */
  private static final double FOOT = 0.02;

  /** Slope of the gully's bottom, upward from the ridge to both sides. */
  private static final double BOTTOM = 0.06;

  /** How far its bottom line goes from the ridge, metres. */
  private static final double CLOSE = 0.6;

  /** Half the length of the gully, metres: that of a quad. */
  private static final double REACH = LedgerScenes.STEP / 2;

  private GullyScenes() {}

  /** A sphere stands on the ridge and 14 mm over both sides of the gully. */
  static RuleScene ridge() {
    Sheet road = LedgerScenes.road1();
    MeshDraft verge = verge(false);
    double[] m = middle();
    List<float[]> ends =
        List.of(
            new float[] {(float) (m[0] - HALF), (float) (m[1] + RIDGE), (float) m[2]},
            new float[] {(float) (m[0] + HALF), (float) (m[1] + RIDGE), (float) m[2]});
    Truth truth = Truth.at("ridge-in-gully", RULE, List.of("terrain_01"), ends);
    return new RuleScene(RULE, pieces(road, verge), Map.of(), List.of(truth))
        .with(SceneHints.profile("jolt-enhanced"));
  }

  /** The same ridge with a vertex in the middle of it. */
  static RuleScene ridgeWithVertex() {
    return new RuleScene(RULE, pieces(LedgerScenes.road1(), verge(true)), Map.of(), List.of())
        .with(SceneHints.profile("jolt-enhanced"));
  }

  private static List<Piece> pieces(Sheet road, MeshDraft verge) {
    return List.of(road.mesh().build("scene.obj"), verge.build("scene.obj"));
  }

  /** Where the ridge's foot would be under its middle: the deepest point of the gully. */
  private static double[] middle() {
    double rim = BOTTOM * (REACH - FOOT);
    return new double[] {
      LedgerScenes.X + LedgerScenes.STEP * (LedgerScenes.COLUMNS + 1.5),
      LedgerScenes.Y - rim,
      LedgerScenes.Z - 2.5 * LedgerScenes.STEP
    };
  }

  private static MeshDraft verge(boolean split) {
    double right = LedgerScenes.X + LedgerScenes.COLUMNS * LedgerScenes.STEP;
    Sheet sheet =
        Sheet.flat(
            "terrain_01",
            SurfaceClass.VERGE,
            right,
            LedgerScenes.Y,
            LedgerScenes.Z,
            3,
            LedgerScenes.ROWS,
            LedgerScenes.STEP);
    MeshDraft mesh = sheet.mesh();
    int nearLeft = sheet.vertex(2, 1);
    int nearRight = sheet.vertex(2, 2);
    int farRight = sheet.vertex(3, 2);
    int farLeft = sheet.vertex(3, 1);
    mesh.remove(mesh.triangleWithEdge(nearLeft, nearRight));
    mesh.remove(mesh.triangleWithEdge(farRight, farLeft));
    double[] m = middle();
    int left = mesh.vertex(m[0] - HALF, m[1] + RIDGE, m[2]);
    int end = mesh.vertex(m[0] + HALF, m[1] + RIDGE, m[2]);
    int near = mesh.vertex(m[0], m[1], m[2] + FOOT);
    int far = mesh.vertex(m[0], m[1], m[2] - FOOT);
    if (split) {
      int top = mesh.vertex(m[0], m[1] + RIDGE, m[2]);
      mesh.triangle(left, near, top, "grass");
      mesh.triangle(near, end, top, "grass");
      mesh.triangle(end, far, top, "grass");
      mesh.triangle(far, left, top, "grass");
    } else {
      mesh.triangle(left, near, end, "grass");
      mesh.triangle(end, far, left, "grass");
    }
    double y = m[1] + BOTTOM * (CLOSE - FOOT);
    int nearBottom = mesh.vertex(m[0], y, m[2] + CLOSE);
    int farBottom = mesh.vertex(m[0], y, m[2] - CLOSE);
    side(mesh, new int[] {near, nearBottom}, left, end, nearLeft, nearRight);
    side(mesh, new int[] {far, farBottom}, end, left, farRight, farLeft);
    mesh.triangle(nearLeft, left, farLeft, "grass");
    mesh.triangle(nearRight, farRight, end, "grass");
    return mesh;
  }

  /** One half of the gully: both sides of its bottom line, and the slopes up to the rim. */
  private static void side(MeshDraft mesh, int[] bottom, int one, int two, int rimOne, int rimTwo) {
    mesh.triangle(one, bottom[1], bottom[0], "grass");
    mesh.triangle(two, bottom[0], bottom[1], "grass");
    mesh.triangle(rimOne, bottom[1], one, "grass");
    mesh.triangle(rimTwo, two, bottom[1], "grass");
    mesh.triangle(rimOne, rimTwo, bottom[1], "grass");
  }
}
