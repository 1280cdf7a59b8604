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

  /** From the road's end to a wall across the way, metres. */
  private static final double BEHIND_END = 5;

  /** From the front to the back of a wall that nothing passes, metres. */
  private static final double SOLID = 1;

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

  /** A wall across the way, behind the end of the road: a sheet, or a block. */
  private static RuleScene end(boolean thick) {
    Sheet road = road();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    float[] a = road.position(road.rows(), 0);
    float[] b = road.position(road.rows(), COLUMNS);
    double front = a[2] - BEHIND_END;
    double back = front - SOLID;
    double top = a[1] + HEIGHT;
    double[][] corners = {
      {a[0], a[1], front}, {b[0], a[1], front}, {b[0], top, front}, {a[0], top, front},
      {a[0], a[1], back}, {b[0], a[1], back}, {b[0], top, back}, {a[0], top, back}
    };
    for (int i = 0; i < (thick ? 8 : 4); i++) {
      wall.vertex(corners[i][0], corners[i][1], corners[i][2]);
    }
    wall.quad(0, 1, 2, 3, "concrete");
    if (thick) {
      wall.quad(5, 4, 7, 6, "concrete");
      wall.quad(3, 2, 6, 7, "concrete");
      wall.quad(0, 4, 5, 1, "concrete");
      wall.quad(1, 5, 6, 2, "concrete");
      wall.quad(4, 0, 3, 7, "concrete");
      return RuleScenes.good("ride.tunnelling", pieces(road, wall));
    }
    List<float[]> places = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      places.add(new float[] {(float) corners[i][0], (float) corners[i][1], (float) corners[i][2]});
    }
    Truth truth = Truth.at("thin-wall", "ride.tunnelling", List.of("wall_01"), places);
    return new RuleScene(truth.rule(), pieces(road, wall), Map.of(), List.of(truth));
  }

  /** A sheet 5 m behind the end of the road. */
  static RuleScene thinEnd() {
    return end(false);
  }

  /** A block of 1 m there. */
  static RuleScene thickEnd() {
    return end(true);
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
