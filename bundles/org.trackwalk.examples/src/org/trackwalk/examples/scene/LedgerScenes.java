package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.draft.Ulps;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * One scene for each way in which open edges come about. Most are two road pieces of 6 x 5 quads of
 * 2 m that meet in a seam of 6 edges: 32 edges of the outer rim, and what the defect opens.
 */
public final class LedgerScenes {

  static final int COLUMNS = 6;
  static final int ROWS = 5;
  static final double STEP = 2;
  static final double X = 100;
  static final double Y = 2;
  static final double Z = -50;

  /** Edges of the outer rim of two pieces. */
  static final int RIM = 2 * (COLUMNS + 2 * ROWS);

  private LedgerScenes() {}

  /** All scenes. */
  public static List<LedgerScene> all() {
    return List.of(
        oneVertex8Ulp(),
        seam8Ulp(),
        signedZeroSeam(),
        decalLayer(),
        overlap(),
        stepWithGap(),
        gap(),
        missingTriangle(),
        missingTriangleAtSeam(),
        missingTriangleAtRim(),
        vertexOnLine(),
        kerbWithSideWall(),
        barrierFoot(),
        roadOverTerrain(),
        bridgeOverRoad(),
        ringOfRoad());
  }

  /** The first of two road pieces. */
  static Sheet road1() {
    return Sheet.flat("road_01", SurfaceClass.ROAD, X, Y, Z, COLUMNS, ROWS, STEP);
  }

  /** The second one; its row 0 is the last row of the first, bit for bit. */
  static Sheet road2() {
    double z = Z - ROWS * STEP;
    return Sheet.flat("road_02", SurfaceClass.ROAD, X, Y, z, COLUMNS, ROWS, STEP);
  }

  /** A vertex in the middle of the seam is 8 ULP off on one side. */
  public static LedgerScene oneVertex8Ulp() {
    Sheet a = road1();
    Sheet b = road2();
    float[] p = b.position(0, 3);
    b.mesh().move(b.vertex(0, 3), Ulps.step(p[0], 8), p[1], p[2]);
    Truth truth =
        seam("vertex-8-ulp", "weld.near-miss", a, b, 2, 4)
            .edges("near-miss", 2 * STEP)
            .metres("distance", Ulps.step(p[0], 8) - p[0]);
    return scene("one-vertex-8-ulp", Map.of("near-miss", 4, "outer", RIM), truth, a, b);
  }

  /** All vertices of the seam are 8 ULP off on one side. */
  public static LedgerScene seam8Ulp() {
    Sheet a = road1();
    Sheet b = road2();
    double largest = 0;
    for (int column = 0; column <= COLUMNS; column++) {
      float[] p = b.position(0, column);
      float moved = Ulps.step(p[0], 8);
      largest = Math.max(largest, moved - p[0]);
      b.mesh().move(b.vertex(0, column), moved, p[1], p[2]);
    }
    Truth truth =
        seam("seam-8-ulp", "weld.near-miss", a, b, 0, COLUMNS)
            .edges("near-miss", COLUMNS * STEP)
            .metres("distance", largest);
    return scene("seam-8-ulp", Map.of("near-miss", 12, "outer", RIM), truth, a, b);
  }

  /** Both sides of the seam lie at z = 0; one side stores it as -0.0. */
  public static LedgerScene signedZeroSeam() {
    Sheet a = road1();
    Sheet b = road2();
    a.shift(0, 0, -(Z - ROWS * STEP));
    b.shift(0, 0, -(Z - ROWS * STEP));
    for (int column = 0; column <= COLUMNS; column++) {
      float[] p = b.position(0, column);
      b.mesh().move(b.vertex(0, column), p[0], p[1], -0.0);
    }
    Truth truth =
        seam("signed-zero-seam", "weld.signed-zero", a, b, 0, COLUMNS)
            .edges("signed-zero", COLUMNS * STEP);
    return scene("signed-zero-seam", Map.of("signed-zero", 12, "outer", RIM), truth, a, b);
  }

  /** A painted layer of 2 x 2 quads, collidable, 0.5 mm over the road. */
  public static LedgerScene decalLayer() {
    Sheet a = road1();
    Sheet b = road2();
    Sheet decal =
        Sheet.flat("decal_01", SurfaceClass.ROAD, X + 5.5, Y + 0.0005, Z - 4.5, 2, 2, 0.5);
    double height = (double) decal.position(0, 0)[1] - a.position(0, 0)[1];
    Truth truth =
        Truth.at(
                "layer-half-mm",
                "seam.overlap",
                List.of("decal_01", "road_01"),
                List.of(decal.position(0, 0), decal.position(2, 2)))
            .edges("overlap", 4)
            .metres("overlap", height);
    return scene("decal-layer", Map.of("overlap", 8, "outer", RIM), truth, a, b, decal);
  }

  /** The second piece reaches 10 mm into the first. */
  public static LedgerScene overlap() {
    Sheet a = road1();
    Sheet b = road2();
    b.shiftRow(0, 0, COLUMNS, 0, 0, 0.01);
    double depth = (double) b.position(0, 0)[2] - a.position(ROWS, 0)[2];
    Truth truth =
        seam("overlap-10-mm", "seam.overlap", a, b, 0, COLUMNS)
            .edges("overlap", COLUMNS * STEP)
            .metres("overlap", depth);
    return scene("overlap-10-mm", Map.of("overlap", 12, "outer", RIM), truth, a, b);
  }

  /** The second piece lies 3 mm higher and 2 mm away. */
  public static LedgerScene stepWithGap() {
    Sheet a = road1();
    Sheet b = road2();
    b.shift(0, 0.003, -0.002);
    double height = (double) b.position(0, 0)[1] - a.position(ROWS, 0)[1];
    Truth truth =
        seam("step-3-gap-2-mm", "seam.step", a, b, 0, COLUMNS)
            .edges("step", COLUMNS * STEP)
            .metres("step", height);
    return scene("step-3-mm-gap-2-mm", Map.of("step", 12, "outer", RIM), truth, a, b);
  }

  /** The second piece lies 6 mm away at the same height. */
  public static LedgerScene gap() {
    Sheet a = road1();
    Sheet b = road2();
    b.shift(0, 0, -0.006);
    double width = (double) a.position(ROWS, 0)[2] - b.position(0, 0)[2];
    Truth truth =
        seam("gap-6-mm", "seam.gap", a, b, 0, COLUMNS)
            .edges("gap", COLUMNS * STEP)
            .metres("gap", width);
    return scene("gap-6-mm", Map.of("gap", 12, "outer", RIM), truth, a, b);
  }

  /** A triangle is missing in the middle of a piece. */
  public static LedgerScene missingTriangle() {
    Sheet a = road1();
    Sheet b = road2();
    Truth truth = hole("hole-in-piece", a, 2, List.of("road_01"));
    a.mesh().remove(a.triangle(2, 3, 1));
    return scene("missing-triangle", Map.of("hole", 3, "outer", RIM), truth, a, b);
  }

  /** A triangle is missing at a seam: the hole's border belongs to two pieces. */
  public static LedgerScene missingTriangleAtSeam() {
    Sheet a = road1();
    Sheet b = road2();
    Truth truth = hole("hole-at-seam", a, ROWS - 1, List.of("road_01", "road_02"));
    a.mesh().remove(a.triangle(ROWS - 1, 3, 1));
    return scene("missing-triangle-at-seam", Map.of("hole", 3, "outer", RIM), truth, a, b);
  }

  /** A triangle is missing at the outer rim: a notch that opens to nowhere, so no hole. */
  public static LedgerScene missingTriangleAtRim() {
    Sheet a = road1();
    Sheet b = road2();
    int[] corners = a.mesh().corners(a.triangle(2, 0, 1));
    List<float[]> points = new ArrayList<>();
    for (int corner : corners) {
      points.add(a.mesh().position(corner));
    }
    // It gets as far into the road as it is long at the border: in the middle it is half as long.
    Truth truth =
        Truth.at("missing-triangle", "probe.fall-through", List.of(a.mesh().name()), points)
            .metres("width", STEP / 2);
    a.mesh().remove(a.triangle(2, 0, 1));
    Map<String, Integer> ledger = Map.of("outer", RIM + 1);
    return new LedgerScene("missing-triangle-at-rim", build(a, b), ledger, List.of(truth));
  }

  /** One side of the seam has a vertex exactly in the middle of the other side's edge. */
  public static LedgerScene vertexOnLine() {
    Sheet a = road1();
    Sheet b = road2();
    float[] left = b.position(0, 2);
    float[] right = b.position(0, 3);
    MeshDraft mesh = b.mesh();
    int middle = mesh.vertex((left[0] + right[0]) / 2, left[1], left[2]);
    int far = b.vertex(1, 3);
    mesh.corners(b.triangle(0, 2, 0), b.vertex(0, 2), middle, far);
    mesh.triangle(middle, b.vertex(0, 3), far, "asphalt");
    Truth truth =
        seam("t-vertex-on-line", "seam.t-junction", a, b, 2, 3)
            .edges("t-junction", STEP)
            .metres("distance", 0);
    return scene("t-vertex-on-line", Map.of("t-junction", 3, "outer", RIM), truth, a, b);
  }

  /**
   * A kerb made as a box whose side wall reaches below the road: the road ends on that wall. The
   * kerb is 2 m longer than the road and its rows are not the road's.
   */
  public static LedgerScene kerbWithSideWall() {
    Sheet a = road1();
    Sheet b = road2();
    MeshDraft kerb = new MeshDraft("kerb_01", SurfaceClass.ROAD);
    int rows = 11;
    double edge = X + COLUMNS * STEP;
    for (int row = 0; row <= rows; row++) {
      double z = Z + 1 - row * STEP;
      kerb.vertex(edge, Y - 0.1, z);
      kerb.vertex(edge, Y + 0.02, z);
      kerb.vertex(edge + 0.5, Y + 0.02, z);
      kerb.vertex(edge + 0.5, Y - 0.1, z);
    }
    for (int row = 0; row < rows; row++) {
      for (int side = 0; side < 3; side++) {
        int v = 4 * row + side;
        kerb.quad(v, v + 1, v + 5, v + 4, "kerb_red_white");
      }
    }
    // The kerb's two feet and the ends of its sides are steep; the ends of its top lead nowhere.
    Map<String, Integer> ledger =
        Map.of("abutting", 2 * ROWS, "outer", RIM - 2 * ROWS + 2, "wall", 2 * rows + 4);
    List<Piece> pieces = new ArrayList<>(build(a, b));
    pieces.add(kerb.build("kerb-with-side-wall.obj"));
    return new LedgerScene("kerb-with-side-wall", pieces, ledger, List.of());
  }

  /** A wall stands in the middle of the road's quads; its foot floats 0.5 mm over them. */
  public static LedgerScene barrierFoot() {
    Sheet a = road1();
    Sheet b = road2();
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    int rows = 4;
    for (int row = 0; row <= rows; row++) {
      wall.vertex(X + 5.25, Y + 0.0005, Z - 1.3 - 1.5 * row);
      wall.vertex(X + 5.25, Y + 1, Z - 1.3 - 1.5 * row);
    }
    for (int row = 0; row < rows; row++) {
      wall.quad(2 * row, 2 * row + 2, 2 * row + 3, 2 * row + 1, "concrete");
    }
    Map<String, Integer> ledger = Map.of("abutting", rows, "wall", rows + 2, "outer", RIM);
    List<Piece> pieces = new ArrayList<>(build(a, b));
    pieces.add(wall.build("barrier-foot.obj"));
    return new LedgerScene("barrier-foot-half-mm", pieces, ledger, List.of());
  }

  /** The road lies 60 mm over a terrain that is 10 m wider on all sides. */
  public static LedgerScene roadOverTerrain() {
    Sheet a = road1();
    Sheet b = road2();
    Sheet terrain = Sheet.flat("terrain", SurfaceClass.VERGE, X - 10, Y - 0.06, Z + 10, 8, 10, 4);
    Map<String, Integer> ledger = Map.of("ledge", RIM, "outer", 2 * (8 + 10));
    return new LedgerScene("road-60-mm-over-terrain", build(a, b, terrain), ledger, List.of());
  }

  /** One road crosses 36 m over another, too high for a drop. */
  public static LedgerScene bridgeOverRoad() {
    Sheet a = road1();
    Sheet b = road2();
    Sheet above = Sheet.flat("road_03", SurfaceClass.ROAD, X - 13, Y + 36, Z - 7, 19, 3, STEP);
    Map<String, Integer> ledger = Map.of("outer", RIM + 2 * (19 + 3));
    return new LedgerScene("bridge-over-road", build(a, b, above), ledger, List.of());
  }

  /** A closed ring of 12 pieces around an infield of 20 m radius, which is no hole. */
  public static LedgerScene ringOfRoad() {
    int count = 12;
    int rows = 4;
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = (i < 9 ? "road_0" : "road_") + (i + 1);
      Sheet sheet = Sheet.flat(name, SurfaceClass.ROAD, 20, Y, 0, 5, rows, STEP);
      for (int row = 0; row <= rows; row++) {
        double around = 2 * StrictMath.PI * ((i * rows + row) % (count * rows)) / (count * rows);
        for (int column = 0; column <= 5; column++) {
          double radius = 20 + STEP * column;
          sheet
              .mesh()
              .move(
                  sheet.vertex(row, column),
                  X + radius * StrictMath.cos(around),
                  Y,
                  Z - radius * StrictMath.sin(around));
        }
      }
      pieces.add(sheet.mesh().build("ring-of-road.obj"));
    }
    Map<String, Integer> ledger = Map.of("outer", 2 * count * rows);
    return new LedgerScene("ring-of-road", pieces, ledger, List.of());
  }

  /** A truth on the seam of two roads, from one column to another. */
  static Truth seam(String kind, String rule, Sheet a, Sheet b, int from, int to) {
    List<float[]> points = new ArrayList<>();
    for (int column = from; column <= to; column++) {
      points.add(a.position(a.rows(), column));
      points.add(b.position(0, column));
    }
    return Truth.at(kind, rule, List.of(a.mesh().name(), b.mesh().name()), points);
  }

  /** A truth on the missing far half of the quad in column 3. */
  private static Truth hole(String kind, Sheet a, int row, List<String> pieces) {
    List<float[]> corners =
        List.of(a.position(row, 3), a.position(row + 1, 4), a.position(row + 1, 3));
    // A right triangle: the largest sphere that falls through has the radius of its incircle.
    double radius = (STEP + STEP - StrictMath.hypot(STEP, STEP)) / 2;
    return Truth.at(kind, "boundary.hole", pieces, corners)
        .edges("hole", 2 * STEP + StrictMath.hypot(STEP, STEP))
        .metres("radius", radius);
  }

  private static LedgerScene scene(
      String id, Map<String, Integer> ledger, Truth truth, Sheet... sheets) {
    return new LedgerScene(id, build(sheets), ledger, List.of(truth));
  }

  private static List<Piece> build(Sheet... sheets) {
    List<Piece> pieces = new ArrayList<>();
    for (Sheet sheet : sheets) {
      pieces.add(sheet.mesh().build("scene.obj"));
    }
    return pieces;
  }
}
