package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A threshold that a user sets decides what an open edge is, not only what is printed beside it.
 */
class LimitsTest {

  /** A quad of 4 m by 4 m that starts at x, y, z; its border at x has a vertex in the middle. */
  private static Piece quad(String name, float x, float y, float z, boolean split) {
    float[] p = {x, y, z, x + 4, y, z, x + 4, y, z + 4, x, y, z + 4, x, y, z + 2};
    int[] whole = {0, 2, 1, 0, 3, 2};
    int[] halves = {0, 4, 1, 4, 3, 2, 4, 2, 1};
    return Piece.named(name, name + ".obj").mesh(p, split ? halves : whole).build();
  }

  private static Map<LedgerClass, Integer> ledger(Piece other, String parameter, double value) {
    Level level =
        new Level(
            "two",
            "",
            List.of(quad("road_a", 0, 0, 0, false), other),
            List.of(),
            List.of(),
            LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withParameters(Map.of(parameter, value));
    return LevelCheck.check(level, settings, Progress.none()).ledger();
  }

  @Test
  void ofNearMisses() {
    Piece besideBy1500Micrometres = quad("road_b", 4.0015f, 0, 0, false);
    String parameter = "weld.near-miss.distance";
    assertEquals(2, ledger(besideBy1500Micrometres, parameter, 0.001).get(LedgerClass.GAP));
    assertEquals(2, ledger(besideBy1500Micrometres, parameter, 0.002).get(LedgerClass.NEAR_MISS));
  }

  @Test
  void ofJunctions() {
    Piece splitAndBesideBy1500Micrometres = quad("road_b", 4.0015f, 0, 0, true);
    String parameter = "seam.t-junction.distance";
    assertEquals(
        0, ledger(splitAndBesideBy1500Micrometres, parameter, 0.001).get(LedgerClass.T_JUNCTION));
    assertEquals(
        3, ledger(splitAndBesideBy1500Micrometres, parameter, 0.002).get(LedgerClass.T_JUNCTION));
  }

  @Test
  void ofLayers() {
    Piece layer = quad("road_b", 1, 0.025f, 1, false);
    String parameter = "seam.overlap.distance";
    assertEquals(0, ledger(layer, parameter, 0.02).get(LedgerClass.OVERLAP));
    assertTrue(ledger(layer, parameter, 0.03).get(LedgerClass.OVERLAP) > 0);
  }
}
