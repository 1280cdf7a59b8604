package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.trackwalk.mesh.parallel.WorkTally;

/**
 * A level twice as large takes at most 2.5 times the work, counted, of all stations and rules at
 * one size; docs/performance.md tells of the larger ones, where random bits (200 to 400: 4.3) and
 * the star (500 to 1,000: 2.9), among others, take more. Huge triangles, of which each crosses
 * each, are held to a sum.
 */
@Timeout(value = 600, unit = TimeUnit.SECONDS)
class GrowthTest {

  /** What twice the level may take of the work of the one. */
  private static final double GOAL = 2.5;

  /** What a hundred huge triangles may take, units: 62 million when they were rolled over. */
  private static final long HUGE = 5_000_000;

  private static void assertGrows(GrowingLevel kind) {
    WorkTally once = GrowthMeasure.tally(kind, kind.small());
    WorkTally twice = GrowthMeasure.tally(kind, 2 * kind.small());
    assertTrue(
        once.total() > 0 && twice.total() <= GOAL * once.total(),
        kind + ": " + once.units() + ", doubled " + twice.units());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "BIGTRIS")
  void twiceTheLevelIsAtMostTwoAndAHalfTimesTheWork(GrowingLevel kind) {
    assertGrows(kind);
  }

  /** What is called road and is no ring is not rolled over. */
  @Test
  void hugeTrianglesTakeLessThanARollOverThem() {
    WorkTally work = GrowthMeasure.tally(GrowingLevel.BIGTRIS, 2 * GrowingLevel.BIGTRIS.small());
    assertTrue(work.total() <= HUGE, work.units().toString());
  }

  /** Else a factor would be one of chance. */
  @Test
  void oneThreadCountsTheSameEachTime() {
    GrowingLevel kind = GrowingLevel.SOUPPIECES;
    assertEquals(GrowthMeasure.tally(kind, 200).units(), GrowthMeasure.tally(kind, 200).units());
  }
}
