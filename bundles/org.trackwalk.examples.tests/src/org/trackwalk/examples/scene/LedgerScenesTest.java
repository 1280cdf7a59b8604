package org.trackwalk.examples.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.circuit.BitSurface;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;

/** What the scenes claim about themselves, counted by brute force. */
final class LedgerScenesTest {

  static Stream<LedgerScene> scenes() {
    return LedgerScenes.all().stream();
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void hasAsManyOpenEdgesAsItsLedgerSays(LedgerScene scene) {
    BitSurface surface = new BitSurface(scene.pieces());
    assertEquals(scene.openEdges(), surface.open().size());
    assertEquals(List.of(), surface.crowded());
    assertEquals(List.of(), surface.sameDirection());
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void truthNamesItsPiecesAndStandsAtOpenEdges(LedgerScene scene) {
    Set<String> names = scene.pieces().stream().map(Piece::name).collect(Collectors.toSet());
    BitSurface surface = new BitSurface(scene.pieces());
    for (Truth truth : scene.findings()) {
      assertTrue(names.containsAll(truth.pieces()));
      Set<String> there = new TreeSet<>();
      int edges = 0;
      for (BitSurface.Edge e : surface.open()) {
        if (truth.covers(middle(e), 0.001)) {
          there.add(e.piece());
          edges++;
        }
      }
      if (truth.ledgerClass().isEmpty()) { // what is missing at the rim: its edges are rim
        assertTrue(edges > 0, truth.toString());
      } else {
        assertEquals(scene.ledger().get(truth.ledgerClass()), edges, truth.toString());
      }
      // A layer's edges are its own; the surface below it is closed.
      if (!truth.kind().startsWith("layer")) {
        assertEquals(new TreeSet<>(truth.pieces()), there);
      }
    }
  }

  private static double[] middle(BitSurface.Edge e) {
    return new double[] {
      ((double) e.from().x() + e.to().x()) / 2,
      ((double) e.from().y() + e.to().y()) / 2,
      ((double) e.from().z() + e.to().z()) / 2
    };
  }

  @Test
  void measuresAreWhatTheSceneIsNamedAfter() {
    // One ULP at 106 is 2^-17 m; rounding of 2.003 and of -60.01 to float costs some micrometres.
    assertEquals(8 * 0x1p-17, value(LedgerScenes.oneVertex8Ulp()), 0);
    assertEquals(8 * 0x1p-17, value(LedgerScenes.seam8Ulp()), 0);
    assertEquals(0.0005, value(LedgerScenes.decalLayer()), 1e-6);
    assertEquals(0.01, value(LedgerScenes.overlap()), 1e-5);
    assertEquals(0.003, value(LedgerScenes.stepWithGap()), 1e-6);
    assertEquals(0.006, value(LedgerScenes.gap()), 1e-5);
    assertEquals(0.5858, value(LedgerScenes.missingTriangle()), 1e-4);
  }

  private static double value(LedgerScene scene) {
    return scene.findings().get(0).value();
  }
}
