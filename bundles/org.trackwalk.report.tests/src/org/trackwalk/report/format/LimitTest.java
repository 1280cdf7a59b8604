package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Measure;

class LimitTest {

  @Test
  void aValueAboveItsLimitIsHeldAgainstIt() {
    assertEquals(" (limit 20 mm)", Limit.words(new Measure("step", 0.025, "m", 0.02)));
  }

  @Test
  void aValueThatIsTooSmallIsToldHowLargeItShouldBe() {
    Measure radius = new Measure("bend radius", 150, "m", 315);
    assertEquals(" (should be at least 315 m)", Limit.words(radius));
    assertEquals(" (should be at least 0.01)", Limit.words(new Measure("ratio", 0.004, "", 0.01)));
  }

  @Test
  void whatShouldBeInOnePlaceIsAFaultUpToItsLimit() {
    assertEquals(" (a fault up to 1 mm)", Limit.words(new Measure("distance", 5e-4, "m", 0.001)));
  }

  @Test
  void nothingIsSaidWhereAnyNumberCountsOrNoneIsKnown() {
    assertEquals("", Limit.words(new Measure("edges", 36, "", 0)));
    assertEquals("", Limit.words(new Measure("edges", 36, "", Double.NaN)));
  }
}
