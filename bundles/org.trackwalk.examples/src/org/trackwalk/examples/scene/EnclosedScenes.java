package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
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
    Sheet a = LedgerScenes.road1();
    List<float[]> opening = new ArrayList<>();
    for (int row = OPEN_ROW; row <= OPEN_ROW + 1; row++) {
      float[] p = a.position(row, a.columns());
      opening.add(p);
      // The way ends on the last ground before the rim.
      opening.add(new float[] {p[0] - 1, p[1], p[2]});
    }
    Truth truth = Truth.at("open-wall", "boundary.leak", List.of("road_01"), opening);
    RuleScene scene = RuleScenes.bad(truth, a, LedgerScenes.road2());
    return new RuleScene(scene.rule(), walled(OPEN_ROW), scene.wrongFaces(), scene.findings())
        .with(SceneHints.enclosed());
  }

  static RuleScene closedWall() {
    return RuleScenes.good("boundary.leak", walled(-1)).with(SceneHints.enclosed());
  }

  /** Both roads and a wall all around, but beside one row of the first. */
  private static List<Piece> walled(int openRow) {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    List<float[]> rim = new ArrayList<>();
    for (int column = 0; column < a.columns(); column++) {
      rim.add(a.position(0, column));
    }
    for (int row = 0; row < a.rows(); row++) {
      rim.add(a.position(row, a.columns()));
    }
    int open = openRow < 0 ? -1 : a.columns() + openRow;
    for (int row = 0; row < b.rows(); row++) {
      rim.add(b.position(row, b.columns()));
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
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(a, b));
    pieces.add(wall.build("scene.obj"));
    return pieces;
  }
}
