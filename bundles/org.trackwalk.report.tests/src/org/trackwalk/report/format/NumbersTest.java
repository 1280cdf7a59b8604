package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {

  @Test
  void exactNumbersReadBackToTheSameBits() {
    double[] values = {0.1, 1e-7, 123456789.125, 1e300, -2.5, 9007199254740993.0};
    for (double v : values) {
      assertEquals(v, Double.parseDouble(Numbers.exact(v)));
    }
    assertEquals("0", Numbers.exact(-0.0));
    assertEquals("42", Numbers.exact(42));
  }

  @Test
  void lengthsAreReadable() {
    assertEquals("0.493 mm", Numbers.length(0.00049312));
    assertEquals("13.8 mm", Numbers.length(0.0138));
    assertEquals("0.00005 mm", Numbers.length(5e-8));
    assertEquals("under 0.000001 mm", Numbers.length(-1.8e-18));
    assertEquals("1.25 m", Numbers.length(1.25));
    assertEquals("1234 m", Numbers.length(1234.4));
    assertEquals("0 mm", Numbers.length(0));
  }

  @Test
  void aSideThatIsRoundingIsFlat() {
    assertEquals(
        "19.2 x 14.2 x 0", Numbers.size(new double[] {1, 2, 3, 20.2, 16.2, 3 + 6e-9}, " x "));
    assertEquals(
        "0.5 x 0.25 x 0.0001", Numbers.size(new double[] {0, 0, 0, 0.5, 0.25, 1e-4}, " x "));
    assertEquals("0 x 0 x 0", Numbers.size(new double[6], " x "));
  }

  @Test
  void countsHaveCommasAndNouns() {
    assertEquals("1,234,567", Numbers.count(1234567));
    assertEquals("-1,000", Numbers.count(-1000));
    assertEquals("1 edge", Numbers.counted(1, "edge"));
    assertEquals("0 edges", Numbers.counted(0, "edge"));
  }

  @Test
  void fixedDecimalsAreNeverMinusZero() {
    assertEquals("0.00", Numbers.fixed(-0.001, 2));
    assertEquals("-1.26", Numbers.fixed(-1.255000001, 2));
  }

  @Test
  void nobodyCountsTheZerosOfWhatRoundingLeaves() {
    assertEquals("0", Numbers.rounded(2.13e-14));
    assertEquals("0", Numbers.rounded(-9.9e-10));
    assertEquals("0.000000012", Numbers.rounded(1.2e-8));
  }

  @Test
  void numbersBeyondAllMapsAreNotCutToTheLargestLong() {
    assertEquals("1234567", Numbers.rounded(1234567.4));
    assertEquals("3.00E+38", Numbers.rounded(3e38));
    assertEquals("-1.00E+30", Numbers.rounded(-1e30));
  }
}
