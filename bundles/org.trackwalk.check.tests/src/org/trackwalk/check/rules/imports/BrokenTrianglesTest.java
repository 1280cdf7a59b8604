package org.trackwalk.check.rules.imports;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Triangles with a broken corner, and the sound corners of them that are left around the hole. */
class BrokenTrianglesTest {

  private static final int SIDE = 4;
  private static final float NAN = Float.NaN;

  /** A square of 4 by 4 m of unit quads, vertex 5 * i + j at (x + i, 2, j). */
  private static Piece grid(String name, float x, SurfaceClass made, int... broken) {
    float[] p = new float[3 * (SIDE + 1) * (SIDE + 1)];
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i <= SIDE; i++) {
      for (int j = 0; j <= SIDE; j++) {
        int v = 5 * i + j;
        p[3 * v] = x + i;
        p[3 * v + 1] = 2;
        p[3 * v + 2] = j;
        if (i < SIDE && j < SIDE) {
          corners.addAll(List.of(v, v + 1, v + 5, v + 5, v + 1, v + 6));
        }
      }
    }
    for (int v : broken) {
      p[3 * v + v % 3] = v % 2 == 0 ? NAN : Float.NEGATIVE_INFINITY;
    }
    int[] c = corners.stream().mapToInt(Integer::intValue).toArray();
    return Piece.named(name, "level.obj").mesh(p, c).surfaceClass(made).build();
  }

  private static BrokenTriangles of(Piece piece, int... broken) {
    Set<Integer> all = new TreeSet<>();
    for (int v : broken) {
      all.add(v);
    }
    return BrokenTriangles.of(piece, all::contains);
  }

  @Test
  void aSoundPieceHasNone() {
    BrokenTriangles none = of(grid("p", 0, SurfaceClass.ROAD));
    assertEquals(0, none.count());
    assertEquals(List.of(), none.rim());
  }

  @Test
  void aCornerOfTheGridHasOneAndAnInnerVertexSix() {
    BrokenTriangles one = of(grid("p", 10, SurfaceClass.ROAD, 0), 0);
    assertEquals(1, one.count());
    assertEquals(2, one.rim().size());
    assertArrayEquals(new double[] {10, 2, 1}, one.rim().get(0));
    assertArrayEquals(new double[] {11, 2, 0}, one.rim().get(1));
    BrokenTriangles six = of(grid("p", 10, SurfaceClass.ROAD, 12), 12);
    assertEquals(6, six.count());
    assertEquals(12, six.rim().size());
    // Vertex 12 is (12, 2, 2); the first around it, by x, y and z, is (11, 2, 2), of two triangles.
    assertArrayEquals(new double[] {11, 2, 2}, six.rim().get(0));
    assertArrayEquals(new double[] {13, 2, 2}, six.rim().get(11));
  }

  @Test
  void eachCornerOfATriangleMayBeTheBrokenOne() {
    for (int v = 0; v < 3; v++) {
      float[] p = {0, 1, 0, 0, 1, 4, 3, 1, 0};
      p[3 * v + 1] = NAN;
      int bad = v;
      Piece piece = Piece.named("p", "l.obj").mesh(p, new int[] {0, 1, 2}).build();
      BrokenTriangles broken = BrokenTriangles.of(piece, at -> at == bad);
      assertEquals(1, broken.count());
      assertEquals(2, broken.rim().size());
    }
  }

  @Test
  void cornersAreToldInMetresAndThoseOutOfAllNumbersAreNot() {
    float[] p = {100, 200, 300, 100, 200, 500, NAN, 0, 0};
    Frame frame = Frame.of(UpAxis.Y, LengthUnit.CENTIMETRE);
    Piece piece = Piece.named("p", "l.obj").mesh(p, new int[] {0, 1, 2}).frame(frame).build();
    BrokenTriangles broken = BrokenTriangles.of(piece, v -> v == 2);
    assertArrayEquals(new double[] {1, 2, 3}, broken.rim().get(0), 1e-6);
    // What a rule calls sound may still be no place: nothing is told there.
    assertEquals(List.of(), BrokenTriangles.of(piece, v -> v < 2).rim());
  }

  private static List<Finding> check(Piece... pieces) {
    CheckSettings settings =
        CheckSettings.defaults().withOnly(Set.of("import.non-finite", "import.far-vertex"));
    return LevelCheck.check(Circuit.level("level", List.of(pieces)), settings, Progress.none())
        .findings();
  }

  @Test
  void aHoleInTheRoadIsTheRoadsAndOneInAHouseIsNot() {
    Piece road = grid("road_0", 0, SurfaceClass.ROAD, 12);
    Piece house = grid("house", 40, SurfaceClass.SCENERY, 12, 13);
    for (Piece[] pieces : new Piece[][] {{road, house}, {house, road}}) {
      List<Finding> found = check(pieces);
      assertEquals(2, found.size(), found.toString());
      for (Finding f : found) {
        boolean onRoad = f.pieces().equals(List.of("road_0"));
        assertEquals(onRoad, f.surfaceClass() == SurfaceClass.ROAD, f.toString());
        assertEquals(onRoad, !f.effects().isEmpty(), "a car falls into the road's hole alone");
        assertEquals(onRoad ? 1 : 2, f.count());
        String words =
            onRoad
                ? "road_0 has 1 vertex with a coordinate that is not a number; 6 triangles are left"
                    + " out"
                : "house has 2 vertices with a coordinate that is not a number; 10 triangles are"
                    + " left out";
        assertEquals(words, f.message());
        assertArrayEquals(new double[] {onRoad ? 1 : 41, 2, 2}, f.position());
      }
    }
  }

  @Test
  void verticesOutOfTheLevelAreCountedWithTheirTriangles() {
    Piece road = grid("road_0", 0, SurfaceClass.ROAD);
    float[] p = road.positions().clone();
    p[3 * 12] = 1e12f;
    Finding f = check(road.toBuilder().mesh(p, road.triangles()).build()).get(0);
    assertEquals(
        "road_0 has 1 vertex over a million times the size of the level away from it; 6 triangles"
            + " are left out",
        f.message());
    assertEquals(1, f.count());
    p[3 * 12] = 2;
    p[0] = -1e6f; // a corner of the grid, of one triangle
    f = check(road.toBuilder().mesh(p, road.triangles()).build()).get(0);
    assertTrue(f.message().matches("road_0 has 1 vertex [0-9]+ times .*; 1 triangle is left out"));
    p[3 * 24] = 2e6f; // and the opposite one: of 20 vertices one may be damaged
    Piece house = grid("house", 6, SurfaceClass.SCENERY);
    f = check(road.toBuilder().mesh(p, road.triangles()).build(), house).get(0);
    assertTrue(
        f.message().matches("road_0 has 2 vertices [0-9]+ times .*; 2 triangles are left out"));
    assertEquals(2, f.count());
  }

  @Test
  void whatHasNoSoundCornerIsToldAsWell() {
    float[] p = {NAN, 0, 0, NAN, 0, 1, 0, NAN, 1};
    Piece lost =
        Piece.named("lost", "level.obj")
            .mesh(p, new int[] {0, 1, 2})
            .surfaceClass(SurfaceClass.ROAD)
            .build();
    List<Finding> found = check(grid("road_0", 0, SurfaceClass.ROAD), lost);
    assertEquals(1, found.size());
    assertEquals(
        "lost has 3 vertices with a coordinate that is not a number; 1 triangle is left out",
        found.get(0).message());
  }
}
