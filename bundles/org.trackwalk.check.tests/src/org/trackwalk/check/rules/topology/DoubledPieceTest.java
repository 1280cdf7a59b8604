package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** A piece of a road that is there twice: that is told, and what was told before. Metres. */
class DoubledPieceTest {

  private static final double LENGTH = 20;
  private static final int PIECES = 8;

  /**
   * Four pieces in a row beside four others. The second and the third of the first row miss each
   * other by 0.2 mm, and the second misses its neighbour in the other row by half a millimetre.
   */
  private static List<Piece> road() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < PIECES; i++) {
      double x = i % 4 * LENGTH;
      boolean near = i < 4;
      double end = i == 1 ? x + LENGTH - 0.0002 : x + LENGTH;
      double low = near ? 0 : 5;
      double high = near ? i == 1 ? 4.9995 : 5 : 10;
      pieces.add(quad("road" + i, x, end, low, high, false));
    }
    return pieces;
  }

  private static Piece quad(String name, double x0, double x1, double z0, double z1, boolean down) {
    float[] p = {
      (float) x0,
      0,
      (float) z0,
      (float) x1,
      0,
      (float) z0,
      (float) x1,
      0,
      (float) z1,
      (float) x0,
      0,
      (float) z1
    };
    int[] t = down ? new int[] {0, 1, 2, 0, 2, 3} : new int[] {0, 2, 1, 0, 3, 2};
    return Piece.named(name, "level.obj").mesh(p, t).build();
  }

  private static LevelReport check(List<Piece> pieces) {
    Level level = new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE);
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    int sum = report.ledger().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(report.facts().boundaryEdges(), sum, "the ledger has all boundary edges");
    return report;
  }

  /** What is told, as many times as it is told. */
  private static TreeMap<String, Integer> told(LevelReport report) {
    TreeMap<String, Integer> told = new TreeMap<>();
    for (Finding f : report.findings()) {
      told.merge(f.severity() + " " + f.rule() + " " + f.message(), 1, Integer::sum);
    }
    return told;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 6})
  void aCopyIsOneFindingMore(int doubled) {
    List<Piece> pieces = road();
    TreeMap<String, Integer> once = told(check(pieces));
    assertTrue(once.toString().contains("weld.near-miss"), once.toString());
    pieces.add(pieces.get(doubled).toBuilder().name("road9").build());
    TreeMap<String, Integer> twice = told(check(pieces));
    String copy =
        "WARNING topology.duplicate-triangle road9 has 2 triangles a second time, as road"
            + doubled
            + " has too";
    assertEquals(1, twice.remove(copy), twice.toString());
    assertEquals(once, twice);
  }

  @Test
  void threeOfOneAreToldToo() {
    List<Piece> pieces = road();
    TreeMap<String, Integer> once = told(check(pieces));
    pieces.add(pieces.get(1));
    pieces.add(pieces.get(1));
    TreeMap<String, Integer> thrice = told(check(pieces));
    assertTrue(
        thrice.keySet().removeIf(told -> told.contains("topology.duplicate-triangle")),
        thrice.toString());
    assertEquals(once, thrice);
  }

  @Test
  void aCopyUpsideDownOpensNoBorder() {
    List<Piece> pieces = road();
    pieces.add(quad("road9", LENGTH, 2 * LENGTH - 0.0002, 0, 4.9995, true));
    String told = told(check(pieces)).toString();
    assertTrue(told.contains("topology.back-to-back"), told);
    assertTrue(!told.contains("boundary.in-corridor"), told);
  }

  /**
   * Cut along its other diagonal no triangle is a copy, and the piece is there twice all the same.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 2, 5, 7})
  void aPieceThatIsThereCutTheOtherWayIsToldOnce(int which) {
    List<Piece> pieces = new ArrayList<>(road());
    TreeMap<String, Integer> before = told(check(pieces));
    Piece copy = pieces.get(which);
    pieces.add(
        Piece.named("road9", "level.obj")
            .mesh(copy.positions(), new int[] {1, 3, 2, 1, 0, 3})
            .build());
    TreeMap<String, Integer> after = told(check(pieces));
    String twice = "2 triangles a second time, cut along the other diagonals";
    assertTrue(
        after
            .keySet()
            .removeIf(f -> f.contains("topology.duplicate-triangle") && f.contains(twice)),
        after::toString);
    assertEquals(nameless(before), nameless(after), "which of both is kept is chance");
  }

  private static TreeMap<String, Integer> nameless(TreeMap<String, Integer> told) {
    TreeMap<String, Integer> nameless = new TreeMap<>();
    told.forEach(
        (f, times) -> nameless.merge(f.replaceAll("road\\d", "road"), times, Integer::sum));
    return nameless;
  }
}
