package org.trackwalk.examples.planted;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.circuit.BitSurface;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;

/** The truth about the planted defects, judged by brute force over the floats. */
final class PlantedCircuitTest {

  private static final double APART = 10;

  /** Bounds are of floats; a position may be rounded a little out of them, metres. */
  private static final double ROUNDING = 1e-4;

  private static final Circuit CLEAN = Circuit.generate(CircuitShape.EXAMPLE);
  private static final List<DefectKind> ALL = List.of(DefectKind.values());

  private static List<Piece> collidable(List<Piece> pieces) {
    return pieces.stream().filter(Piece::collidable).toList();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void defectsStandApart(long seed) {
    List<Truth> truths = PlantedCircuit.plant(CLEAN, seed, ALL).truths();
    assertEquals(ALL.size(), truths.size());
    for (int i = 0; i < truths.size(); i++) {
      for (int j = 0; j < i; j++) {
        Truth a = truths.get(i);
        Truth b = truths.get(j);
        if (a.placed() && b.placed()) {
          assertTrue(distance(a.bounds(), b.bounds()) > APART, a + " is close to " + b);
        }
      }
    }
  }

  private static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
      double d = Math.max(0, Math.max(a[axis] - b[axis + 3], b[axis] - a[axis + 3]));
      sum += d * d;
    }
    return Math.sqrt(sum);
  }

  @ParameterizedTest
  @EnumSource(DefectKind.class)
  void aDefectChangesTheSurfaceAtItsPlaceOnly(DefectKind kind) {
    BitSurface clean = new BitSurface(collidable(CLEAN.pieces("c.obj")));
    Set<Set<BitSurface.Point>> rims = new HashSet<>();
    clean.open().forEach(e -> rims.add(Set.of(e.from(), e.to())));
    for (long seed = 1; seed <= 5; seed++) {
      PlantedCircuit planted = PlantedCircuit.plant(CLEAN, seed, List.of(kind));
      Truth truth = planted.truths().get(0);
      BitSurface surface = new BitSurface(finite(collidable(planted.pieces("c.obj"))));
      int open = 0;
      Set<String> pieces = new TreeSet<>();
      for (BitSurface.Edge e : surface.open()) {
        boolean moved =
            kind == DefectKind.SLOT_AT_RIM
                && truth.covers(at(e.from()), ROUNDING) != truth.covers(at(e.to()), ROUNDING);
        // The edge from a vertex to itself is no edge.
        boolean real = !e.from().equals(e.to());
        if (real && !rims.contains(Set.of(e.from(), e.to())) && !moved) {
          assertTrue(truth.covers(middle(e), ROUNDING), kind + " opens " + e);
          open++;
          pieces.add(e.piece());
        }
      }
      checkOpen(kind, truth, open, pieces);
      List<List<BitSurface.Edge>> odd = new ArrayList<>(surface.crowded());
      odd.addAll(surface.sameDirection());
      for (List<BitSurface.Edge> edges : odd) {
        assertTrue(truth.covers(middle(edges.get(0)), ROUNDING), kind + " spoils " + edges);
      }
      boolean spoils =
          EnumSet.of(
                  DefectKind.DUPLICATE_TRIANGLE,
                  DefectKind.FIN,
                  DefectKind.FLIPPED_ON_ROAD,
                  DefectKind.FLIPPED_ON_VERGE,
                  DefectKind.REPEATED_CORNER)
              .contains(kind);
      assertEquals(spoils, !odd.isEmpty(), kind + " seed " + seed);
    }
  }

  private static void checkOpen(DefectKind kind, Truth truth, int open, Set<String> pieces) {
    int columns = CircuitShape.EXAMPLE.roadColumns();
    int expected =
        switch (kind) {
          case VERTEX_8_ULP -> 4;
          case SEAM_8_ULP,
              SEAM_HALF_MM,
              SIGNED_ZERO_SEAM,
              GAP,
              STEP,
              STEP_WITH_GAP,
              OVERLAP_10_MM ->
              2 * columns;
          case T_VERTEX, HOLE_AT_SEAM, HOLE_IN_PIECE -> 3;
          case LAYER_HALF_MM -> 6;
          case SLOT_AT_RIM, FIN -> 2;
          default -> 0;
        };
    assertEquals(expected, open, kind.toString());
    if (open > 0 && kind != DefectKind.LAYER_HALF_MM) {
      assertEquals(new TreeSet<>(truth.pieces()), pieces);
    }
    assertEquals(open > 0 && kind != DefectKind.FIN, !truth.ledgerClass().isEmpty());
  }

  /** The pieces without triangles that have a corner which is not a number. */
  private static List<Piece> finite(List<Piece> pieces) {
    List<Piece> kept = new ArrayList<>();
    for (Piece p : pieces) {
      int[] triangles = new int[p.triangles().length];
      int size = 0;
      for (int t = 0; t < p.triangleCount(); t++) {
        boolean good = true;
        for (int k = 0; k < 9; k++) {
          int v = 3 * p.triangles()[3 * t + k / 3] + k % 3;
          good &= Float.isFinite(p.positions()[v]);
        }
        if (good) {
          System.arraycopy(p.triangles(), 3 * t, triangles, size, 3);
          size += 3;
        }
      }
      int[] used = java.util.Arrays.copyOf(triangles, size);
      kept.add(Piece.named(p.name(), p.file()).mesh(p.positions(), used).build());
    }
    return kept;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void measuresAgreeWithTheNearestVertices(long seed) {
    for (DefectKind kind :
        EnumSet.of(
            DefectKind.VERTEX_8_ULP,
            DefectKind.SEAM_8_ULP,
            DefectKind.SEAM_HALF_MM,
            DefectKind.GAP,
            DefectKind.OVERLAP_10_MM,
            DefectKind.STEP)) {
      PlantedCircuit planted = PlantedCircuit.plant(CLEAN, seed, List.of(kind));
      Truth truth = planted.truths().get(0);
      Function<Piece, List<BitSurface.Point>> there =
          p ->
              new BitSurface(List.of(p))
                  .open().stream()
                      .map(BitSurface.Edge::from)
                      .filter(v -> truth.covers(at(v), ROUNDING))
                      .toList();
      Map<String, Piece> byName =
          planted.pieces("c.obj").stream().collect(Collectors.toMap(Piece::name, p -> p));
      List<BitSurface.Point> a = there.apply(byName.get(truth.pieces().get(0)));
      List<BitSurface.Point> b = there.apply(byName.get(truth.pieces().get(1)));
      double largest = 0;
      for (BitSurface.Point p : a) {
        largest = Math.max(largest, b.stream().mapToDouble(p::distance).min().orElse(Double.NaN));
      }
      // Columns are not exactly square to rows and the road slopes a little: under 2 percent.
      assertEquals(largest, truth.value(), 0.02 * largest, kind.toString());
    }
  }

  @Test
  void plantedSizesAreThoseOfTheirKinds() {
    for (long seed = 1; seed <= 20; seed++) {
      for (Truth t : PlantedCircuit.plant(CLEAN, seed, ALL).truths()) {
        switch (t.kind()) {
          case "gap" -> assertBetween(0.0039, 0.0201, t);
          case "step" -> assertBetween(0.0039, 0.0301, t);
          case "step-with-gap" -> assertBetween(0.0029, 0.0031, t);
          case "seam-half-mm" -> assertBetween(0.00049, 0.00051, t);
          case "layer-half-mm" -> assertBetween(0.00049, 0.00051, t);
          case "overlap-10-mm" -> assertBetween(0.0098, 0.0101, t);
          case "sliver" -> assertBetween(0.0001, 0.00045, t);
          case "wall-across" -> assertBetween(0.7999, 0.8001, t);
          case "t-vertex" -> assertEquals(0, t.value());
          case "hole-in-piece", "hole-at-seam" -> assertBetween(0.5, 1.5, t);
          default -> assertTrue(Double.isNaN(t.value()) || t.value() < 0.001, t.toString());
        }
      }
    }
  }

  private static void assertBetween(double low, double high, Truth t) {
    assertTrue(t.value() > low && t.value() < high, t.toString());
  }

  @Test
  void piecesThatNoTruthNamesAreUntouched() {
    PlantedCircuit planted = PlantedCircuit.example();
    Set<String> named = new HashSet<>();
    planted.truths().forEach(t -> named.addAll(t.pieces()));
    Map<String, Piece> clean =
        CLEAN.pieces("c.obj").stream().collect(Collectors.toMap(Piece::name, p -> p));
    for (Piece p : planted.pieces("c.obj")) {
      if (!named.contains(p.name())) {
        assertArrayEquals(clean.get(p.name()).positions(), p.positions(), p.name());
        assertArrayEquals(clean.get(p.name()).triangles(), p.triangles(), p.name());
      }
    }
  }

  @Test
  void theSameSeedPlantsTheSameBitsAndAnotherDoesNot() {
    PlantedCircuit one = PlantedCircuit.plant(CLEAN, 1, ALL);
    PlantedCircuit same = PlantedCircuit.plant(CLEAN, 1, ALL);
    PlantedCircuit other = PlantedCircuit.plant(CLEAN, 2, ALL);
    assertEquals(one.truths().toString(), same.truths().toString());
    boolean differs = false;
    for (int i = 0; i < ALL.size(); i++) {
      assertArrayEquals(one.truths().get(i).bounds(), same.truths().get(i).bounds());
      differs |= !one.truths().get(i).pieces().equals(other.truths().get(i).pieces());
    }
    assertTrue(differs);
    for (int i = 0; i < one.pieces("c").size(); i++) {
      assertArrayEquals(one.pieces("c").get(i).positions(), same.pieces("c").get(i).positions());
    }
  }

  @Test
  void saysWhenThereIsNoPlaceLeft() {
    List<DefectKind> two = List.of(DefectKind.SIGNED_ZERO_SEAM, DefectKind.SIGNED_ZERO_SEAM);
    assertThrows(IllegalArgumentException.class, () -> PlantedCircuit.plant(CLEAN, 1, two));
  }

  @Test
  void theFaceThatNoPieceCanHoldIsKeptAside() {
    PlantedCircuit planted = PlantedCircuit.example();
    assertEquals(1, planted.wrongFaces().size());
    assertEquals(1, planted.level().problems().size());
    assertFalse(planted.level().hints().corridorPieces().isEmpty());
  }

  private static double[] at(BitSurface.Point p) {
    return new double[] {p.x(), p.y(), p.z()};
  }

  private static double[] middle(BitSurface.Edge e) {
    double[] a = at(e.from());
    double[] b = at(e.to());
    return new double[] {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2};
  }
}
