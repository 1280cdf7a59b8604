package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A road between walls that no car must be able to leave. */
final class EnclosedScenes {

  private static final double HEIGHT = 1;

  /** The row of the first road beside which the wall is missing. */
  private static final int OPEN_ROW = 2;

  private EnclosedScenes() {}

  static RuleScene openWall() {
    Sheet verge = verge();
    List<float[]> opening = new ArrayList<>();
    for (int row = OPEN_ROW; row <= OPEN_ROW + 1; row++) {
      float[] p = verge.position(row, verge.columns());
      opening.add(p);
      // The way ends on the last ground before the rim.
      opening.add(new float[] {p[0] - 1, p[1], p[2]});
    }
    List<String> pieces = List.of("road_01", "terrain_01");
    Truth truth = Truth.at("open-wall", "boundary.leak", pieces, opening);
    return new RuleScene(truth.rule(), walled(OPEN_ROW), Map.of(), List.of(truth))
        .with(SceneHints.enclosed());
  }

  /** Grass to the right of both roads. */
  private static Sheet verge() {
    double x = LedgerScenes.X + LedgerScenes.COLUMNS * LedgerScenes.STEP;
    int rows = 2 * LedgerScenes.ROWS;
    return Sheet.flat(
        "terrain_01",
        SurfaceClass.VERGE,
        x,
        LedgerScenes.Y,
        LedgerScenes.Z,
        4,
        rows,
        LedgerScenes.STEP);
  }

  static RuleScene closedWall() {
    return RuleScenes.good("boundary.leak", walled(-1)).with(SceneHints.enclosed());
  }

  /** Both roads, grass, and a wall all around, but beside one row of the grass. */
  private static List<Piece> walled(int openRow) {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    Sheet verge = verge();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    List<float[]> rim = new ArrayList<>();
    for (int column = 0; column < a.columns(); column++) {
      rim.add(a.position(0, column));
    }
    for (int column = 0; column < verge.columns(); column++) {
      rim.add(verge.position(0, column));
    }
    int open = openRow < 0 ? -1 : rim.size() + openRow;
    for (int row = 0; row < verge.rows(); row++) {
      rim.add(verge.position(row, verge.columns()));
    }
    for (int column = verge.columns(); column > 0; column--) {
      rim.add(verge.position(verge.rows(), column));
    }
    for (int column = b.columns(); column > 0; column--) {
      rim.add(b.position(b.rows(), column));
    }
    for (int row = b.rows(); row > 0; row--) {
      rim.add(b.position(row, 0));
    }
    for (int row = a.rows(); row > 0; row--) {
      rim.add(a.position(row, 0));
    }
    for (float[] p : rim) {
      wall.vertex(p);
      wall.vertex(p[0], p[1] + HEIGHT, p[2]);
    }
    for (int i = 0; i < rim.size(); i++) {
      int v = 2 * i;
      int w = 2 * ((i + 1) % rim.size());
      if (i != open) {
        // Seen from the road: it is on the wall's front side.
        wall.quad(w, v, v + 1, w + 1, "concrete");
      }
    }
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(a, b, verge));
    pieces.add(wall.build("scene.obj"));
    return pieces;
  }
}
