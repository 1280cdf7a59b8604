package org.trackwalk.eclipse.core.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;
import org.trackwalk.report.format.Jolt;

/** Both sides speak of the same single place. */
class SecondJudgeTest {

  @Test
  void aSingleFindingIsComparedWithItself() {
    SecondJudge second =
        second(Map.of("a", List.of(jolt(3), jolt(2)), "b", List.of(jolt(9)), "c", List.of()));
    assertEquals("body 5 m/s | kart 3 m/s", second.words(finding("a", List.of(jolt(5)))));
    assertEquals("body 0 m/s | kart 9 m/s", second.words(finding("b", List.of())));
    assertEquals("body 5 m/s | kart 0 m/s", second.words(finding("c", List.of(jolt(5)))));
  }

  /** A jolt of 14 m/s in one of a hundred passes weighs less than one of 3 in each. */
  @Test
  void theNumberIsTheOneThatLeadsElsewhere() {
    Effect rare = new Effect("generic", "sphere r 0.35", 50, 14, 0, 0, 0.01);
    Finding mine = finding("a", List.of(rare, jolt(3)));
    SecondJudge second = second(Map.of("a", List.of(jolt(2), rare)));
    assertEquals("body 3 m/s | kart 2 m/s", second.words(mine));
    assertEquals(3, Jolt.worst(mine).worst());
  }

  @Test
  void whatTheOtherDoesNotFindIsNoJoltOfNothing() {
    SecondJudge second = second(Map.of());
    Finding mine = finding("a", List.of(jolt(5)));
    assertEquals("body 5 m/s | kart -", second.words(mine));
    assertEquals(List.of(), second.at(mine));
    assertEquals("", second.words(finding("b", List.of())), "nobody feels any");
  }

  /** The effects of a fold are those of its worst place; another place may jolt the other more. */
  @Test
  void ofManyPlacesTheWorstIsComparedOnBothSides() {
    Finding fold =
        finding("a", List.of(jolt(5)))
            .speakingFor(Severity.ERROR, "many", 2, List.of(step("a"), step("b")), "many on road")
            .ranked("many", 1, null);
    SecondJudge both = second(Map.of("a", List.of(jolt(3)), "b", List.of(jolt(9))));
    assertEquals("body 5 m/s | kart 3 m/s", both.words(fold));
    assertEquals(List.of(jolt(3)), both.at(fold));
    SecondJudge less = second(Map.of("b", List.of(jolt(9)), "many", List.of(jolt(8))));
    assertEquals("body 5 m/s | kart -", less.words(fold));
  }

  @Test
  void eachOfTheLevelsOwnEnginesHasItsSide() {
    Effect strong = new Effect("generic", "sphere r 0.35", 50, 7, 0, 0, 1);
    Effect weak = new Effect("physx", "sphere r 0.35", 50, 2, 0, 0, 1);
    SecondJudge second =
        new SecondJudge(
            List.of("generic", "physx"), "bullet", "bullet", Map.of("a", List.of(jolt(4))));
    assertEquals(
        "generic 7 m/s | physx 2 m/s | bullet 4 m/s",
        second.words(finding("a", List.of(weak, strong))));
  }

  private static SecondJudge second(Map<String, List<Effect>> effects) {
    return new SecondJudge(List.of("body"), "kart", "kart", effects);
  }

  private static FlowStep step(String fingerprint) {
    return new FlowStep(new double[3], "a place", fingerprint);
  }

  /** Straight up. */
  private static Effect jolt(double up) {
    return new Effect("generic", "sphere r 0.35", 50, up, 0, 0, 1);
  }

  private static Finding finding(String fingerprint, List<Effect> effects) {
    double[] at = new double[3];
    return new Finding(
            new Told("seam.step", Severity.ERROR, "a step", "mend it", null, null, 1, true),
            new Place(SurfaceClass.ROAD, at, at, 0, new double[6], List.of("road"), Map.of()),
            new Evidence(LedgerClass.GAP, 1, null, effects, null, List.of()),
            Standing.none())
        .ranked(fingerprint, 1, null);
  }
}
