package org.trackwalk.check.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

class RankingTest {

  private static final Population MANY = new Population(1_000_000, 1_000_000, 1_000_000);

  private static RuleInfo rule(String id) {
    return new RuleInfo(id, "warning", "t", "w", "f", Scope.SEAM, List.of(), "s");
  }

  private static FindingBuilder at(String rule, String piece, double x) {
    return new FindingBuilder(rule(rule), Severity.WARNING, piece + " at " + x)
        .piece(piece)
        .on(SurfaceClass.ROAD)
        .at(x, 0, 0)
        .along(new double[] {x, 0, 0, x + 2, 0, 0}, 2);
  }

  private static List<Finding> rank(List<Finding> raw, Population population) {
    return Ranking.rank(raw, population, line());
  }

  /** A line through the points given, or none. */
  private static RacingLine line(double... points) {
    Level level = new Level("level", "", List.of(), List.of(), List.of(), LevelHints.NONE);
    CheckSettings d = CheckSettings.defaults();
    CheckSettings settings =
        new CheckSettings(
            d.profiles(),
            null,
            null,
            null,
            points.length == 0 ? null : points,
            false,
            null,
            d.only(),
            d.skip(),
            d.parameters(),
            d.failOn(),
            1,
            0);
    return RacingLine.of(level, settings);
  }

  /** All numbers depend on the unit, also those of errors. */
  @Test
  void aFallAndAJoltAreOneCurrency() {
    Finding jolt =
        at("weld.near-miss", "a", 0)
            .effects(List.of(new Effect("generic", "sphere r 0.35", 50, 12, 0, 0, 0.17)))
            .build();
    Finding narrow = at("boundary.hole", "b", 100).falls(50, 0.03, false).build();
    Finding wide = at("probe.chassis-hit", "c", 200).stops(50, 0.2, false).build();
    assertEquals(Severity.WARNING, wide.severity());
    List<String> order =
        rank(List.of(jolt, narrow, wide), MANY).stream().map(Finding::rule).toList();
    // A jolt of 12 m/s is an error by itself; that a car is stopped is judged by the rule.
    assertEquals(List.of("weld.near-miss", "probe.chassis-hit", "boundary.hole"), order);
    assertEquals(50 * 0.2, Ranking.weigh(List.of(wide)).get(0).risk(), 1e-12);
    assertEquals(50 * 0.03, Ranking.weigh(List.of(narrow)).get(0).risk(), 1e-12);
    assertEquals(12 * 0.17, Ranking.weigh(List.of(jolt)).get(0).risk(), 1e-12);
  }

  /** Nobody knows how many things there could be: on a small level they stay single ones. */
  @Test
  void manyThingsInTheWayAreNeverSystemic() {
    Population small = new Population(20, 20, 20);
    List<Finding> things = new ArrayList<>();
    List<Finding> thin = new ArrayList<>();
    for (int i = 0; i < 17; i++) {
      things.add(at("probe.chassis-hit", "a" + i, 100 * i).build());
      thin.add(at("quality.sliver", "a" + i, 100 * i).build());
    }
    assertEquals(17, rank(things, small).size());
    assertEquals(1, rank(thin, small).size());
  }

  @Test
  void aWrongUnitOfTheLevelComesBeforeErrorsAndSaysHowManyDependOnIt() {
    Finding unit =
        new FindingBuilder(rule("import.axis-unit"), Severity.WARNING, "the road is wide")
            .about("unit")
            .build();
    Finding error =
        new FindingBuilder(rule("boundary.hole"), Severity.ERROR, "a hole").at(1, 2, 3).build();
    Finding anyway = at("topology.winding", "road_1", 3).build();
    List<Finding> ranked = rank(List.of(error, anyway, at("seam.gap", "a", 0).build(), unit), MANY);
    assertEquals("import.axis-unit", ranked.get(0).rule());
    assertEquals(
        "the road is wide; mend this first: 2 other findings depend on it",
        ranked.get(0).message());
    assertEquals(Severity.WARNING, ranked.get(0).severity());
    assertEquals("boundary.hole", ranked.get(1).rule());
    assertEquals("the road is wide", rank(List.of(unit, anyway), MANY).get(0).message());
  }

  /** A piece in another unit says nothing of the others. */
  @Test
  void aPieceInAnotherUnitDoesNotLead() {
    Finding piece =
        new FindingBuilder(rule("import.axis-unit"), Severity.WARNING, "sign_1 is large")
            .about("sign_1")
            .build();
    Finding error =
        new FindingBuilder(rule("boundary.hole"), Severity.ERROR, "a hole").at(1, 2, 3).build();
    assertEquals("boundary.hole", rank(List.of(piece, error), MANY).get(0).rule());
  }

  @Test
  void whatLiesOnTheRacingLineCountsDouble() {
    List<Finding> raw = List.of(at("seam.gap", "road_1", 0).build());
    double plain = rank(raw, MANY).get(0).risk();
    RacingLine near = line(-5, 3, 1.4, 1, 3, 1.4);
    RacingLine far = line(-5, 3, 1.6, 1, 3, 1.6);
    assertEquals(2 * plain, Ranking.rank(raw, MANY, near).get(0).risk(), 1e-15);
    assertEquals(plain, Ranking.rank(raw, MANY, far).get(0).risk(), 1e-15);
  }

  /** A line that goes by in a tunnel or on a bridge does not lead over the place. */
  @Test
  void whatLiesUnderOrOverTheRacingLineDoesNot() {
    List<Finding> raw = List.of(at("seam.gap", "road_1", 0).build());
    double plain = rank(raw, MANY).get(0).risk();
    for (double up : new double[] {-9, -4.4, -4.2, 0, 4.2, 4.4, 9}) {
      RacingLine line = line(-5, up, 1, 1, up, 1);
      double times = Math.abs(up) > 4.3 ? 1 : 2;
      assertEquals(times * plain, Ranking.rank(raw, MANY, line).get(0).risk(), 1e-15, "" + up);
    }
  }

  private static Effect effect(double up, double share) {
    return new Effect("generic", "sphere r 0.35", 50, up, 0, 0, share);
  }

  @Test
  void riskIsEffectTimesShareTimesLengthTimesClass() {
    Finding finding =
        rank(
                List.of(
                    at("seam.gap", "road_1", 0)
                        .on(SurfaceClass.VERGE)
                        .along(new double[] {0, 0, 0}, 0.5)
                        .effects(List.of(effect(4, 0.25)))
                        .build()),
                MANY)
            .get(0);
    assertEquals(4 * 0.25 * (0.5 / 2) * 0.3, finding.risk(), 1e-12);
    assertEquals(Severity.ERROR, finding.severity());
  }

  @Test
  void ofCrestsTheSharpestForItsSpeedComesFirst() {
    List<Finding> raw = new ArrayList<>();
    // Radii against what they should be: 0.85, 0.43, 0.5.
    double[][] bends = {{268, 315}, {134, 315}, {40, 80}};
    for (double[] bend : bends) {
      raw.add(
          at("ride.crest", "road " + bend[0], bend[0])
              .measure("bend radius", bend[0], "m", bend[1])
              .build());
    }
    List<Double> radii = rank(raw, MANY).stream().map(f -> f.measure().value()).toList();
    assertEquals(List.of(134.0, 40.0, 268.0), radii);
  }

  @Test
  void anEffectFromATenthIsAWarningAndFromOneAnError() {
    assertEquals(Severity.WARNING, severityOf(0.1));
    assertEquals(Severity.WARNING, severityOf(0.99));
    assertEquals(Severity.ERROR, severityOf(1.0));
    assertEquals(Severity.INFO, severityOf(0.09));
  }

  private static Severity severityOf(double up) {
    return new FindingBuilder(rule("seam.gap"), Severity.INFO, "m")
        .effects(List.of(effect(up, 1)))
        .build()
        .severity();
  }

  @Test
  void theCauseIsReadBeforeWhatItExplains() {
    List<Finding> raw =
        List.of(
            at("seam.gap", "road_1", 0).effects(List.of(effect(4, 0.2))).build(),
            at("weld.near-miss", "road_2", 5).effects(List.of(effect(4, 0.3))).build(),
            at("weld.frames", "road_3", 9)
                .measure("edges apart", 96, "%", 5)
                .effects(List.of(effect(4, 0.1)))
                .build(),
            at("seam.step", "road_4", 20).on(SurfaceClass.VERGE).build());
    assertEquals(
        List.of("weld.frames", "weld.near-miss", "seam.gap", "seam.step"),
        rank(raw, MANY).stream().map(Finding::rule).toList());
  }

  @Test
  void allThatARuleFindsOnSceneryIsOneNote() {
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      raw.add(at("seam.gap", "tree_" + i, 100 * i).on(SurfaceClass.SCENERY).build());
    }
    raw.add(at("seam.gap", "road_1", 5).build());
    List<Finding> ranked = rank(raw, MANY);
    assertEquals(2, ranked.size());
    assertEquals(Severity.WARNING, ranked.get(0).severity());
    assertEquals(Severity.INFO, ranked.get(1).severity());
    assertEquals(7, ranked.get(1).count());
    assertTrue(ranked.get(1).message().contains("7 places"));
  }

  @Test
  void aRuleThatHitsOverAFifthOfItsPopulationIsSystemic() {
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      raw.add(at("seam.gap", "road_" + i, 100 * i).count(10).build());
    }
    assertEquals(1, rank(raw, new Population(1_499, 9, 9)).size());
    assertEquals(30, rank(raw, new Population(1_501, 9, 9)).size());
    assertEquals(10, rank(raw.subList(0, 10), new Population(100, 9, 9)).size());
  }

  @Test
  void theOrderOfEqualsDoesNotDependOnTheOrderOfFinding() {
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      raw.add(at("seam.gap", "road_" + i % 5, i / 5).build());
    }
    List<String> expected = rank(raw, MANY).stream().map(Finding::message).toList();
    Collections.shuffle(raw, new Random(3));
    assertEquals(expected, rank(raw, MANY).stream().map(Finding::message).toList());
  }

  @Test
  void fingerprintsSurviveAShiftInsideACellAndTellPlacesApart() {
    String here = fingerprint(at("seam.gap", "road_1", 10.05).build());
    assertEquals(here, fingerprint(at("seam.gap", "road_1", 10.2).build()));
    assertNotEquals(here, fingerprint(at("seam.gap", "road_1", 10.3).build()));
    assertNotEquals(here, fingerprint(at("seam.gap", "road_2", 10.05).build()));
    assertNotEquals(here, fingerprint(at("seam.step", "road_1", 10.05).build()));
  }

  private static String fingerprint(Finding finding) {
    return rank(List.of(finding), MANY).get(0).fingerprint();
  }

  @Test
  void piecesThatDifferInNumbersOnlyAreReadAsOneGroup() {
    List<Finding> ranked =
        rank(
            List.of(at("seam.gap", "road_1", 0).build(), at("seam.gap", "road_22", 50).build()),
            MANY);
    assertEquals(ranked.get(0).group(), ranked.get(1).group());
  }

  @Test
  void aPieceAndItsCopiesAreReadAsOneGroup() {
    List<Finding> all = new ArrayList<>();
    for (String name : List.of("rail", "rail.001", "rail2", "Rail_3 #2", "guardrail", "7")) {
      all.add(at("seam.gap", name, 50.0 * all.size()).build());
    }
    List<String> groups = rank(all, MANY).stream().map(Finding::group).distinct().toList();
    assertEquals(3, groups.size(), groups.toString());
  }

  /** Such names come from files that somebody has made up or broken. */
  @Test
  void aNameOfAHundredThousandLettersIsReadAsAnyOther() {
    List<Finding> all = new ArrayList<>();
    for (String tail : List.of("", ".7".repeat(50_000), "_".repeat(100_000) + "1")) {
      all.add(at("seam.gap", "rail" + tail, 50.0 * all.size()).build());
    }
    all.add(at("seam.gap", "rail" + "_".repeat(100_000), 200).build());
    List<String> groups = rank(all, MANY).stream().map(Finding::group).distinct().toList();
    assertEquals(2, groups.size());
  }

  @Test
  void whatStandsAtTheSideIsOneGroupOfFindingsThatStayApart() {
    List<Finding> all = new ArrayList<>();
    for (String name : List.of("post", "pillar", "wall")) {
      double x = 50.0 * all.size();
      all.add(at("probe.chassis-hit", name, x).cause(RoadThings.AT_SIDE).build());
    }
    all.add(at("probe.chassis-hit", "block", 500).build());
    List<Finding> ranked = rank(all, MANY);
    assertEquals(4, ranked.size());
    assertEquals(2, ranked.stream().map(Finding::group).distinct().count());
  }
}
