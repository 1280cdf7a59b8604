package org.trackwalk.examples.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.circuit.BitSurface;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;

/** Good scenes are without a fault, bad ones have the one that they claim. */
final class RuleScenesTest {

  static List<String> rules() {
    return RuleScenes.rules();
  }

  @Test
  void everyRuleOfAPlantedDefectHasScenes() {
    Set<String> planted = new TreeSet<>();
    for (DefectKind kind : DefectKind.values()) {
      planted.add(kind.rule());
    }
    // More rules have scenes: those about a whole level, a profile or a vehicle plant no defect.
    planted.removeAll(rules());
    assertEquals(Set.of(), planted);
    assertThrows(IllegalArgumentException.class, () -> RuleScenes.good("no.rule"));
  }

  /** What is good there is a wall on the road's edge, a face of 4 mm, a slot of 4 mm. */
  private static final Set<String> SHAPED =
      Set.of("cliff.drop", "cliff.step-up", "probe.wheel-gap");

  @ParameterizedTest
  @MethodSource("rules")
  void goodSceneHasOnlyWholeEdges(String rule) {
    RuleScene scene = RuleScenes.good(rule);
    assertFalse(scene.bad());
    if (SHAPED.contains(rule)) {
      return;
    }
    // What is only seen lies near to what is felt, and is compared with it alone.
    List<String> seen = scene.hints().seen();
    BitSurface surface =
        new BitSurface(scene.pieces().stream().filter(p -> !seen.contains(p.name())).toList());
    assertEquals(List.of(), surface.crowded());
    assertEquals(List.of(), surface.sameDirection());
    for (BitSurface.Edge e : surface.open()) {
      for (BitSurface.Edge other : surface.open()) {
        if (!other.from().equals(e.from())) {
          assertTrue(other.from().distance(e.from()) > 0.2, e + " is close to " + other);
        }
        assertTrue(BitSurface.besideInner(other.from(), e) > 0.2, other + " lies on " + e);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void badSceneSaysWhatAndWhere(String rule) {
    RuleScene scene = RuleScenes.bad(rule);
    assertTrue(scene.bad());
    Set<String> names = scene.pieces().stream().map(Piece::name).collect(Collectors.toSet());
    assertEquals(names.size(), scene.pieces().size());
    for (Truth truth : scene.findings()) {
      assertEquals(rule, truth.rule());
      assertTrue(names.containsAll(truth.pieces()));
      if (!truth.ledgerClass().isEmpty()) {
        BitSurface surface = new BitSurface(scene.pieces());
        assertTrue(
            surface.open().stream()
                .anyMatch(
                    e ->
                        truth.covers(
                            new double[] {e.from().x(), e.from().y(), e.from().z()}, 1e-4)));
      }
    }
    boolean told = Set.of("import.index-range", "import.left-out").contains(rule);
    assertEquals(told ? 1 : 0, scene.level().problems().size());
  }

  @Test
  void ownOriginsDoNotAgreeUnlessTheyStandOnTheGrid() {
    RuleScene bad = RuleScenes.bad("weld.frames");
    RuleScene good = RuleScenes.good("weld.frames");
    int rim = LedgerScenes.RIM;
    assertEquals(rim, new BitSurface(good.pieces()).open().size());
    // 5 percent of the seam's vertices is the rule's threshold; here most of them differ.
    int open = new BitSurface(bad.pieces()).open().size() - rim;
    assertTrue(open >= LedgerScenes.COLUMNS, "open edges of the seam: " + open);
    double[] bounds = bad.findings().get(0).bounds();
    for (int axis = 1; axis < 3; axis++) {
      assertTrue(bounds[3 + axis] - bounds[axis] < 0.001, "the pieces are near misses");
    }
  }

  @Test
  void farFromTheOriginAFloatStepIsCoarserThan04Millimetres() {
    Truth truth = RuleScenes.bad("import.precision").findings().get(0);
    assertEquals(0x1p-11, truth.value());
    assertTrue(truth.value() > 0.0004);
  }
}
