package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Walls at the border of a straight road, 12 m wide and 40 m long. */
final class WallScenes {

  private static final int COLUMNS = 6;
  private static final double HEIGHT = 1;

  /** From one side of a wall to the other, metres. */
  private static final double THICK = 0.25;

  /** From the road's border to what stands beside it, and shares no edge with it, metres. */
  private static final double ASIDE = 0.3;

  private WallScenes() {}

  private static Sheet road() {
    return Sheet.flat(
        "road_01",
        SurfaceClass.ROAD,
        LedgerScenes.X,
        LedgerScenes.Y,
        LedgerScenes.Z,
        COLUMNS,
        20,
        2);
  }

  /**
   * Adds an upright sheet along a column of a road.
   *
   * @param aside metres along x from the column's vertices
   * @param right whether it faces along x, else against it
   */
  static void sheet(MeshDraft wall, Sheet road, int column, double aside, boolean right) {
    int first = wall.vertexCount();
    for (int row = 0; row <= road.rows(); row++) {
      float[] p = road.position(row, column);
      wall.vertex(p[0] + aside, p[1], p[2]);
      wall.vertex(p[0] + aside, p[1] + HEIGHT, p[2]);
    }
    for (int row = 0; row < road.rows(); row++) {
      int v = first + 2 * row;
      if (right) {
        wall.quad(v, v + 2, v + 3, v + 1, "concrete");
      } else {
        wall.quad(v, v + 1, v + 3, v + 2, "concrete");
      }
    }
  }

  private static List<Piece> pieces(Sheet road, MeshDraft wall) {
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(road));
    pieces.add(wall.build("scene.obj"));
    return pieces;
  }

  /** A wall of one sheet that faces away from the road. */
  static RuleScene back() {
    Sheet road = road();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    sheet(wall, road, COLUMNS, 0, true);
    List<float[]> corners = new ArrayList<>();
    for (int row : new int[] {0, road.rows()}) {
      float[] p = road.position(row, COLUMNS);
      corners.add(p);
      corners.add(new float[] {p[0], (float) (p[1] + HEIGHT), p[2]});
    }
    Truth truth = Truth.at("wall-away", "normal.wall-away", List.of("wall_01"), corners);
    return new RuleScene(truth.rule(), pieces(road, wall), Map.of(), List.of(truth));
  }

  /** Beside the border, with a second sheet behind it that faces the road: it holds the car. */
  static RuleScene twoSheets() {
    Sheet road = road();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    sheet(wall, road, COLUMNS, ASIDE, true);
    sheet(wall, road, COLUMNS, ASIDE + THICK, false);
    return RuleScenes.good("normal.wall-away", pieces(road, wall));
  }
}
