package org.trackwalk.examples.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;

/** Roads with render normals, judged by an engine that steers by them. */
final class ShadingScenes {

  private static final int ROW = 2;
  private static final int COLUMN = 3;

  private ShadingScenes() {}

  /** One vertex of a level road has a normal that leans by 45 degrees. */
  static RuleScene leaningNormal() {
    Sheet a = LedgerScenes.road1();
    int v = a.vertex(ROW, COLUMN);
    List<float[]> around =
        List.of(a.position(ROW - 1, COLUMN - 1), a.position(ROW + 1, COLUMN + 1));
    Truth truth = Truth.at("leaning-normal", "normal.shading", List.of("road_01"), around);
    List<Piece> pieces = pieces(v);
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth))
        .with(SceneHints.profile("stk"));
  }

  static RuleScene uprightNormals() {
    return RuleScenes.good("normal.shading", pieces(-1)).with(SceneHints.profile("stk"));
  }

  private static List<Piece> pieces(int leaning) {
    List<Piece> flat = RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2());
    return List.of(withNormals(flat.get(0), leaning), withNormals(flat.get(1), -1));
  }

  /** A normal straight up for each vertex but one. */
  private static Piece withNormals(Piece piece, int leaning) {
    float[] normals = new float[piece.positions().length];
    for (int v = 0; v < piece.vertexCount(); v++) {
      normals[3 * v + 1] = 1;
      if (v == leaning) {
        normals[3 * v] = 1;
      }
    }
    int[] corners = Arrays.copyOf(piece.triangles(), piece.triangles().length);
    return piece.toBuilder().normals(normals, corners).build();
  }
}
