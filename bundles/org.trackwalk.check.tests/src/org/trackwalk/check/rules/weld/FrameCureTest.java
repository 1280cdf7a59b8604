package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;

/** Pieces with own origins: how many seams miss, whose fault that is, and what would cure it. */
class FrameCureTest {

  private static final float[] X = {100, 108};
  private static final double[] HERE = {-700.3, 0.1, 451.7};
  private static final double[] THERE = {512.7, 0.3, -300.9};
  private static final String APPLY =
      "cure: apply all transforms before exporting, so that the pieces share one origin";

  private final List<Piece> pieces = new ArrayList<>();

  private static Piece strip(int row, float... x) {
    return RoadStrip.of("road_" + row, row, x, corner -> {});
  }

  /** A pair whose placed corners are where all floats of the two agree but for some steps. */
  private void missing(int row, float first) {
    float[] x = {first + 1 / 3f, first + 25 / 3f};
    pieces.add(RoadStrip.placed(strip(row, x), 1, HERE));
    pieces.add(RoadStrip.placed(strip(row + 1, x), 1, THERE));
  }

  private Finding only() {
    List<Finding> findings = RoadStrip.check(pieces, "weld.frames", "weld.near-miss");
    assertEquals(1, findings.size(), findings.toString());
    assertEquals("weld.frames", findings.get(0).rule());
    return findings.get(0);
  }

  private Set<String> rules(String... asked) {
    return RoadStrip.check(pieces, asked).stream().map(Finding::rule).collect(Collectors.toSet());
  }

  private String cure() {
    return only().flow().get(0).what();
  }

  @Test
  void allSeamsMiss() {
    missing(0, 100);
    Finding f = only();
    assertTrue(
        f.message().startsWith("pieces with 2 different origins: 100 % of the seam edges"),
        f.message());
    assertEquals(100, f.measure().value());
    assertEquals(5, f.measure().threshold(), 1e-9);
    assertEquals(1, f.count());
    assertEquals(8, f.length(), 1e-4);
    assertEquals(List.of("road_0", "road_1"), f.pieces());
  }

  /** What is placed by whole numbers meets though its origins differ. */
  private void meeting(int row, int edges) {
    float[] x = new float[edges + 1];
    for (int i = 0; i <= edges; i++) {
      x[i] = 100 + i;
    }
    pieces.add(RoadStrip.placed(strip(row, x), 1, 8, 1, 32));
    pieces.add(RoadStrip.placed(strip(row + 1, x), 1, 16, 2, 4));
  }

  @Test
  void oneInTwentyIsAsManyAsMayMiss() {
    missing(0, 100);
    meeting(3, 19);
    assertEquals(Set.of("weld.near-miss"), rules("weld.frames", "weld.near-miss"));
    pieces.subList(2, 4).clear();
    meeting(3, 18);
    Finding f = only();
    assertEquals(100.0 / 19, f.measure().value(), 1e-9);
    assertTrue(f.message().startsWith("pieces with 4 different origins: 5 % of"), f.message());
  }

  @Test
  void whereNobodyAsksForFramesSeamsAreToldOneByOne() {
    missing(0, 100);
    assertEquals(Set.of("weld.near-miss"), rules("weld.near-miss"));
    assertEquals(Set.of("weld.frames"), rules("weld.frames"));
  }

  @Test
  void aNearMissOfOneOriginIsNotOfFrames() {
    missing(0, 100);
    pieces.add(strip(4, X));
    pieces.add(RoadStrip.of("road_5", 5, X, corner -> corner[1] = Math.nextUp(corner[1])));
    Set<String> both = Set.of("weld.frames", "weld.near-miss");
    assertEquals(both, rules("weld.frames", "weld.near-miss"));
    List<Finding> found = RoadStrip.check(pieces, "weld.frames", "weld.near-miss");
    for (Finding f : found) {
      boolean frames = f.rule().equals("weld.frames");
      assertEquals(List.of(frames ? "road_0" : "road_4", frames ? "road_1" : "road_5"), f.pieces());
    }
  }

  @Test
  void aGridWouldCureWhatIsNearItsPoints() {
    missing(0, 100); // 100 1/3 and 108 1/3 m are a third of a step off the grid, 26 m on it
    assertEquals(
        APPLY
            + "; or put origins and border corners on a grid of 1/1024 m: tried, 2 of 2 border"
            + " edges would meet",
        cure());
  }

  @Test
  void farOutFloatsAreTooCoarse() {
    missing(0, 8200);
    assertEquals(
        APPLY + "; here, beyond 8,192 m, floats are too coarse for a grid of 1/1024 m", cure());
    pieces.clear();
    missing(0, 8100);
    assertTrue(cure().contains("tried"), cure());
  }

  @Test
  void whatIsScaledOrTurnedCannotLieOnAGrid() {
    float[] x = {100 + 1 / 3f, 108 + 1 / 3f};
    pieces.add(RoadStrip.placed(strip(0, x), 1, HERE));
    pieces.add(RoadStrip.placed(strip(1, x), 3, THERE));
    assertEquals(APPLY + " (road_1 is turned or scaled, so a grid cannot help)", cure());
    pieces.set(0, RoadStrip.placed(strip(0, x), 0.7, HERE));
    assertEquals(
        APPLY + " (road_0 and 1 more are turned or scaled, so a grid cannot help)", cure());
  }

  @Test
  void mirrorsAndQuarterTurnsOnlySwapAxes() {
    float[] x = {100 + 1 / 3f, 108 + 1 / 3f};
    pieces.add(RoadStrip.placed(strip(0, x), 1, HERE));
    Piece plain = strip(1, x);
    // Stored turned by a quarter about y: level (x, y, z) is stored (-z, y, x).
    float[] p = plain.positions().clone();
    for (int v = 0; v < p.length; v += 3) {
      float before = p[v];
      p[v] = (float) -(p[v + 2] - THERE[2]);
      p[v + 1] = (float) (p[v + 1] - THERE[1]);
      p[v + 2] = (float) (before - THERE[0]);
    }
    double[] rows = {0, 0, 1, THERE[0], 0, 1, 0, THERE[1], -1, 0, 0, THERE[2]};
    Frame frame = Frame.of(rows, plain.frame().up(), plain.frame().unit());
    pieces.add(plain.toBuilder().mesh(p, plain.triangles()).frame(frame).build());
    assertTrue(cure().contains("tried, 2 of 2"), cure());
  }
}
