package org.trackwalk.examples.seeded;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;

/** The scenes are the same for the same seed, their roads are whole, and their truth is true. */
class SeededScenesTest {

  /** A straight road 10 m wide on a bank of 15 degrees, in triangles of 5 m. */
  private static Deck banked() {
    Centre centre = new Centre(new double[] {60}, new double[] {0}, 0, Math.toRadians(15));
    double[] rows = new double[13];
    for (int r = 0; r < rows.length; r++) {
      rows[r] = 5 * r;
    }
    double[][] columns = {{-5, 0}, {0, 0}, {5, 0}};
    return new Deck(centre, rows, columns, List.of(new Strip(Strip.Role.ROAD, 0, 2)), 2);
  }

  private static Way way(Solid solid, double u) {
    Deck deck = banked();
    return Way.of(deck, Shapes.stiff(solid, deck.centre(), 31, u), 31);
  }

  @Test
  void aPlateOf50MillimetresIsThatHighOnABank() {
    Way way = way(Shapes.box(1, 1, 0.05), 2);
    assertEquals(0.05, way.reached(), 1e-9);
    assertEquals(6.5, way.free(banked()), 1e-6);
  }

  @Test
  void whatHangsHigherThanACarLeavesTheWholeRoadFree() {
    Way beam = way(Shapes.turned(Shapes.box(0.5, 12, 0.4), 0, 1.25), 0);
    assertTrue(beam.right() > beam.left(), beam.toString());
    Way low = way(Shapes.turned(Shapes.box(0.5, 12, 0.4), 0, 1.0), 0);
    assertEquals(1.0, low.low(), 1e-9);
    assertEquals(0, low.free(banked()), 1e-6);
  }

  @Test
  void aSheetAcrossTheRoadLeavesWhatIsBesideIt() {
    Way way = way(Shapes.turned(Shapes.sheet(4, 1, 2), Math.toRadians(30), 0), -1);
    assertEquals(10 - (4 + 2 * StrictMath.cos(Math.toRadians(30))), way.free(banked()), 0.01);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18})
  void oneSeedIsOneScene(long seed) {
    SeededScene a = ThingScenes.of(seed, false);
    SeededScene b = ThingScenes.of(seed, false);
    assertEquals(a.told(), b.told());
    assertFalse(
        a.told().equals(ThingScenes.of(seed + ThingScenes.Kind.values().length, false).told()),
        a.told());
    for (int i = 0; i < a.pieces().size(); i++) {
      assertArrayEquals(a.pieces().get(i).positions(), b.pieces().get(i).positions());
    }
  }

  /** No two triangles of the ground run along an edge in the same direction. */
  @ParameterizedTest
  @ValueSource(longs = {0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165})
  void aCleanRoadIsOneSurface(long seed) {
    Set<List<Float>> edges = new HashSet<>();
    int triangles = 0;
    for (Piece piece : CleanScenes.of(seed, false).pieces()) {
      float[] p = piece.positions();
      int[] corners = piece.triangles();
      triangles += piece.triangleCount();
      for (int i = 0; i < corners.length; i++) {
        int a = 3 * corners[i];
        int b = 3 * corners[i - i % 3 + (i + 1) % 3];
        List<Float> edge = List.of(p[a], p[a + 1], p[a + 2], p[b], p[b + 1], p[b + 2]);
        assertTrue(edges.add(edge), piece.name() + " at " + edge);
      }
    }
    assertTrue(triangles > 20, "a road");
  }

  /** Triangle by triangle: which cars touch, and which are two-sided. */
  @ParameterizedTest
  @EnumSource(
      value = CleanScenes.Kind.class,
      names = {"PAINT", "FENCE", "CRATE", "TUNNEL"})
  void oneMeshSaysWhatItsPiecesSay(CleanScenes.Kind kind) {
    for (long seed = 1; seed < 5; seed++) {
      SeededScene scene = CleanScenes.of(kind, seed, false);
      List<Piece> one = Form.ONE_MESH.of(scene).pieces();
      for (boolean touched : new boolean[] {true, false}) {
        assertEquals(sides(scene.pieces(), touched), sides(one, touched), scene.told());
      }
      assertEquals(kind == CleanScenes.Kind.PAINT ? 2 : 1, one.size(), scene.told());
    }
  }

  private static List<Boolean> sides(List<Piece> pieces, boolean touched) {
    return pieces.stream()
        .filter(piece -> piece.collidable() == touched)
        .flatMap(piece -> IntStream.range(0, piece.triangleCount()).mapToObj(piece::twoSided))
        .toList();
  }

  @Test
  void onAGridEveryCoordinateIsAMultipleOfIt() {
    for (long seed = 1; seed < 20; seed++) {
      for (Piece piece : ThingScenes.of(seed, true).pieces()) {
        for (float x : piece.positions()) {
          assertEquals(StrictMath.rint(x * 8192.0), x * 8192.0, piece.name());
        }
      }
    }
  }
}
