package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.seeded.RampScenes;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** What is laid on a road is no ground that comes up through it, whatever its name. */
class RampTest {

  static LongStream seeds() {
    return LongStream.rangeClosed(5001, 5016);
  }

  private static List<String> crossings(SeededScene scene, Severity severity) {
    return Heard.check(scene).findings().stream()
        .filter(f -> f.rule().equals("topology.intersection") && f.severity() == severity)
        .map(Finding::message)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void rampsAndKerbsOnTheRoadAreNoErrors(long seed) {
    SeededScene scene = RampScenes.of(seed);
    assertEquals(List.of(), crossings(scene, Severity.ERROR), scene.told());
  }

  @Test
  void whatTheyDoIsToldAllTheSame() {
    long told =
        seeds()
            .mapToObj(RampScenes::of)
            .filter(
                scene ->
                    crossings(scene, Severity.WARNING).stream()
                        .anyMatch(line -> line.contains("laid on the road")))
            .count();
    assertTrue(told >= 6, told + " told");
  }
}
