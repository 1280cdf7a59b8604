package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.check.rules.topology.Intersection;
import org.trackwalk.course.road.Road;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Shares, lines and edges of a straight road of 10 by 200 m along z, and of a ring. */
class RoadPartsTest {

  private static RuleContext straight() {
    return SmallLevel.context(SmallLevel.built(SmallLevel.road("road", SurfaceClass.ROAD, 40)));
  }

  /** What reaches across the road from one x to another, over so much of its length. */
  @ParameterizedTest
  @CsvSource({
    "2, 6, 100, 0, 0.4",
    "2, 6, 100, 30, 0.4", // as wide, however long
    "6, 2, 100, -30, 0.4",
    "0, 10, 100, 5, 1",
    "-4, 14, 100, 0, 1", // never more than all
    "2, 3, 1, 0, 0.1", // at an end
    "2, 3, 199, 0, 0.1",
    "5, 5, 100, 60, 0"
  })
  void aShareIsThePartOfTheWidth(double from, double to, double z, double along, double share) {
    double[] points = {from, 0, z, to, 0, z + along, (from + to) / 2, 0, z + along / 2};
    double[] at = {Math.min(9, Math.max(1, (from + to) / 2)), 0, z};
    assertEquals(share, RoadShare.of(straight(), at, points), 0.02);
  }

  @Test
  void besideTheRoadNobodyKnows() {
    assertEquals(1, RoadShare.of(straight(), new double[] {500, 0, 100}, new double[] {1, 0, 9}));
    assertFalse(RoadShare.isAtMost(straight(), new double[] {500, 0, 100}));
    assertFalse(RoadShare.isAtMost(straight(), new double[] {5, 0, 100}), "it has borders");
  }

  /** Half of the road is missing for some rows: before and behind it the road is 10 m wide. */
  @ParameterizedTest
  @CsvSource({"20, 1", "0, 2", "38, 2"})
  void theWidthIsThatWithoutTheHole(int row, int rows) {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 40);
    for (int r = row + rows - 1; r >= row; r--) {
      road.remove(4 * r + 3);
      road.remove(4 * r + 2);
    }
    RuleContext context = SmallLevel.context(SmallLevel.built(road));
    double z = 5 * row;
    double end = z + 5 * rows;
    double[] points = {5, 0, z, 10, 0, z, 10, 0, end, 5, 0, end};
    assertEquals(0.5, RoadShare.of(context, new double[] {4.5, 0, (z + end) / 2}, points), 0.06);
  }

  /** On a bend what goes on along the road reaches no farther across it. */
  @ParameterizedTest
  @CsvSource({"0.1", "0.4", "0.9"})
  void aLongThingBendsWithTheRoad(double angle) {
    MeshDraft ring = new MeshDraft("road", SurfaceClass.ROAD);
    int n = 120;
    for (int i = 0; i < n; i++) {
      double a = 2 * StrictMath.PI * i / n;
      ring.vertex(45 * StrictMath.cos(a), 0, 45 * StrictMath.sin(a));
      ring.vertex(55 * StrictMath.cos(a), 0, 55 * StrictMath.sin(a));
    }
    for (int i = 0; i < n; i++) {
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      ring.quad(a, b, b + 1, a + 1, "");
    }
    RuleContext context = SmallLevel.context(SmallLevel.built(ring));
    List<Double> points = new ArrayList<>();
    for (double a = 0; a <= angle + 1e-9; a += 0.05) {
      for (double r : new double[] {47, 50}) {
        points.add(r * StrictMath.cos(a));
        points.add(0.0);
        points.add(r * StrictMath.sin(a));
      }
    }
    double[] all = points.stream().mapToDouble(Double::doubleValue).toArray();
    assertEquals(0.3, RoadShare.of(context, new double[] {49, 0, 0}, all), 0.03);
  }

  @Test
  void linesAcrossAndAlongLieOnTheRoad() {
    Road road = straight().road();
    double[] across = RoadFinding.across(road, 0, 50, 3, -2);
    // Left and right of the middle at x = 5, whichever way the strand runs.
    assertEquals(5, Math.abs(across[3] - across[0]), 0.01);
    double left = across[0] - road.strands().get(0).centre(50, 0);
    assertEquals(3, Math.abs(left), 0.01);
    assertEquals(across[2], across[5], 0.01);
    assertEquals(0, across[1], 1e-6);
    assertEquals(0, across[4], 1e-6);
    for (int rows : new int[] {0, 10, 150, 250}) {
      double[] along = RoadFinding.along(road, 0, 20, rows);
      assertEquals(rows < 200 ? rows + 1 : 126, along.length / 3, "of " + rows);
      assertEquals(road.strands().get(0).centre(20, 2), along[2], 1e-9);
      for (int i = 3; i < along.length && i < 3 * 150; i += 3) {
        double step = rows < 200 ? 1 : 2;
        double there = Math.abs(along[i + 2] - along[i - 1]);
        // Beyond the end it is the first row again.
        assertTrue(Math.abs(there - step) < 0.05 || i / 3 * step > 170, "step " + there);
      }
    }
  }

  @Test
  void whatACarFeelsUpwardIsOneEffectForAll() {
    List<Effect> effects = RoadFinding.upward(straight(), 30, 2.5);
    assertEquals(1, effects.size());
    assertEquals(30, effects.get(0).speed());
    assertEquals(2.5, effects.get(0).dvUp());
    assertEquals(1, effects.get(0).share());
    assertEquals("generic", effects.get(0).profile());
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0.09, 1", "-0.09, 1", "0.11, 0", "-0.11, 0"})
  void thePieceIsThatOfTheGroundWithinATenth(double y, int pieces) {
    Finding found =
        RoadFinding.on(
                new FindingBuilder(new Intersection().info(), Severity.INFO, "words"),
                straight(),
                new double[] {3, y, 101})
            .build();
    assertEquals(pieces, found.pieces().size());
  }

  /** Met square, along, and at an angle; at the speed that the road says. */
  @ParameterizedTest
  @CsvSource({"2, 0, 1", "0, 2, 0", "1, 1, 0.70711", "1, -1, 0.70711", "1, 2, 0.44721"})
  void anEdgeIsMetByItsSine(double dx, double dz, double sine) {
    RuleContext context = straight();
    MetEdge met = MetEdge.of(context, 7, new double[] {5, 0, 100}, new double[] {dx, 0.5, dz});
    assertEquals(7, met.edge());
    assertEquals(sine, met.sine(), 0.01);
    double length = Math.sqrt(dx * dx + 0.25 + dz * dz);
    assertEquals(sine * length, met.across(), 0.03);
    double v = context.speedAt(5, 0, 100);
    assertEquals(v, met.speed());
    assertEquals(v * met.sine(), met.over(), 1e-12);
    assertEquals(sine < 0.08, met.runsAlong());
  }

  @Test
  void whereNobodyKnowsTheRoadAnEdgeIsMetSquare() {
    RuleContext context =
        SmallLevel.context(SmallLevel.built(SmallLevel.road("mesh", SurfaceClass.UNKNOWN, 2)));
    MetEdge met = MetEdge.of(context, 1, new double[3], new double[] {0, 0, 3});
    assertEquals(1, met.sine());
    assertEquals(3, met.across());
    assertFalse(met.runsAlong());
  }

  private static MetEdge edge(int number, double speed, double sine, double across) {
    return new MetEdge(number, speed, sine, across, new double[3], new double[3]);
  }

  /** Five degrees are along. */
  @ParameterizedTest
  @CsvSource({"4.9, true", "5.1, false"})
  void lanesHardlyMeetWhatRunsAlong(double degrees, boolean along) {
    double sine = StrictMath.sin(StrictMath.toRadians(degrees));
    assertEquals(along, edge(0, 50, sine, 1).runsAlong());
  }

  @Test
  void theHardestIsThatOfWhichThereIsMoreThanAPoint() {
    MetEdge hard = edge(3, 50, 1, 0.03);
    MetEdge next = edge(1, 50, 0.8, 0.03);
    MetEdge soft = edge(2, 50, 0.5, 5);
    // 30 mm are a point, 60 are none.
    assertEquals(1, MetEdge.hardest(List.of(hard, next, soft)).edge());
    assertEquals(2, MetEdge.hardest(List.of(soft, hard)).edge());
    assertEquals(3, MetEdge.hardest(List.of(soft, edge(3, 50, 1, 0.05))).edge());
    assertEquals(2, MetEdge.hardest(List.of(soft, edge(3, 50, 1, 0.0499))).edge());
    // Of what is a point itself half is enough.
    assertEquals(3, MetEdge.hardest(List.of(hard, next)).edge());
    assertEquals(1, MetEdge.hardest(List.of(edge(3, 50, 1, 0.02), next)).edge());
    // By what goes over it, not by the speed alone; of equals the first by number.
    assertEquals(5, MetEdge.hardest(List.of(edge(4, 90, 0.1, 1), edge(5, 20, 1, 1))).edge());
    assertEquals(6, MetEdge.hardest(List.of(edge(8, 20, 1, 1), edge(6, 20, 1, 1))).edge());
    assertEquals(9, MetEdge.hardest(List.of(edge(9, 20, 0, 0))).edge());
  }

  @Test
  void ofTheWholeRoadAllIsTaken() {
    double[] all = {0, 0, 0, 10, 0, 0, 10, 0, 200, 0, 0, 200};
    assertEquals(1, RoadShare.of(straight(), new double[] {5, 0, 100}, all), 0.01);
  }
}
