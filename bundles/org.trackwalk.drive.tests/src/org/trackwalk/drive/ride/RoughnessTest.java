package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The roughness index on profiles whose index is known. */
class RoughnessTest {

  private static final double QUARTER = 0.25;

  /** A bump of 2 mm from 1 to 5 m: the running index. */
  @ParameterizedTest
  @CsvSource({"5, .7829", "10, .5087", "15, .3713", "20, .2951", "25, .2414", "30, .2050"})
  void aTriangleOfTwoMillimetres(double metres, double index) {
    double[] heights = new double[(int) (40 / QUARTER)];
    for (int i = 0; i < heights.length; i++) {
      heights[i] = 0.002 * Math.max(0, 1 - Math.abs(i * QUARTER - 3) / 2);
    }
    int to = (int) (metres / QUARTER);
    assertEquals(index, Roughness.of(heights, QUARTER).index(0, to), 1e-3);
  }

  @Test
  void aStepAndABreakOfTheSlope() {
    double[] step = new double[4000];
    double[] slope = new double[4000];
    for (int i = 2000; i < 4000; i++) {
      step[i] = 0.01;
      slope[i] = 0.01 * (i - 2000) * QUARTER;
    }
    assertEquals(34.6, stroke(step, 400), 0.05);
    assertEquals(53.3, stroke(slope, 50), 0.05);
  }

  /** Millimetres that the spring moves in so many metres behind sample 1999. */
  private static double stroke(double[] heights, double metres) {
    int samples = (int) (metres / QUARTER);
    return Roughness.of(heights, QUARTER).index(1999, 1999 + samples) * metres;
  }

  /**
   * A road of sines is felt by the gain of the reference car: the steady swing of its two masses,
   * solved here with complex numbers, without the moving average of 0.25 m, which is not the car's.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.8, 1.28, 1.6, 2.3, 3.5, 5, 8, 12, 15.8, 22, 29, 50})
  void sinesAreFeltAsTheGainCurveSays(double wavelength) {
    double patch = Math.PI * 0.25 / wavelength;
    double smoothed = StrictMath.sin(patch) / patch;
    double gain = gain(wavelength);
    assertEquals(gain, felt(wavelength) / smoothed, 0.01 * gain);
  }

  /** With the moving average: the published peaks and half values of the index's gain. */
  @ParameterizedTest
  @CsvSource({"2.3, 1.644", "15.8, 1.537", "29, 0.5", "50, 0.137"})
  void theIndexHasThePublishedGain(double wavelength, double gain) {
    assertEquals(gain, felt(wavelength), 0.01 * gain);
  }

  /** Index over the mean slope of a road of sines. */
  private static double felt(double wavelength) {
    double spacing = 0.01;
    double amplitude = 0.001;
    int periods = (int) Math.ceil(1500 / wavelength);
    int n = (int) Math.rint(periods * wavelength / spacing);
    double[] heights = new double[n];
    for (int i = 0; i < n; i++) {
      heights[i] = amplitude * StrictMath.sin(2 * Math.PI * i * spacing / wavelength);
    }
    double slope = amplitude * 2 * Math.PI / wavelength * 2 / Math.PI * 1000;
    return Roughness.of(heights, spacing).index(n / 2, n) / slope;
  }

  /**
   * |body - wheel| of the car on a sine of one metre: with p = k2 - w² + i c w of the body and its
   * spring, q = k2 + i c w, the wheel moves by k1 p / (p (q + k1 - mu w²) - q²) and the body by q /
   * p of that.
   */
  private static double gain(double wavelength) {
    double w = 2 * Math.PI * 80 / 3.6 / wavelength;
    double[] q = {63.3, 6 * w};
    double[] p = {63.3 - w * w, 6 * w};
    double[] e = {63.3 + 653 - 0.15 * w * w, 6 * w};
    double[] det = {
      p[0] * e[0] - p[1] * e[1] - (q[0] * q[0] - q[1] * q[1]),
      p[0] * e[1] + p[1] * e[0] - 2 * q[0] * q[1]
    };
    double apart = StrictMath.hypot(q[0] - p[0], q[1] - p[1]);
    return 653 * apart / StrictMath.hypot(det[0], det[1]);
  }

  /** Roads of class A to D after ISO 8608: 2.17 m/km for class A, twice that for each further. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void roadsOfIso8608(long seed) {
    double spacing = 0.1;
    int n = 100_000;
    Random random = new Random(seed);
    double low = 0.01;
    double high = 4;
    int waves = 1200;
    double[] heights = new double[n];
    // Displacement density G(n) = 16e-6 (n / 0.1)^-2 m³, as a sum of sines of random phase.
    for (int w = 0; w < waves; w++) {
      double from = low * StrictMath.pow(high / low, (double) w / waves);
      double to = low * StrictMath.pow(high / low, (w + 1.0) / waves);
      double at = from + random.nextDouble() * (to - from);
      double density = 16e-6 * (0.1 / at) * (0.1 / at);
      double amplitude = StrictMath.sqrt(2 * density * (to - from));
      double phase = 2 * Math.PI * random.nextDouble();
      double turn = 2 * Math.PI * at * spacing;
      // A rotation instead of a sine for each sample.
      double cos = StrictMath.cos(turn);
      double sin = StrictMath.sin(turn);
      double a = amplitude * StrictMath.cos(phase);
      double b = amplitude * StrictMath.sin(phase);
      for (int i = 0; i < n; i++) {
        heights[i] += b;
        double turned = a * cos - b * sin;
        b = a * sin + b * cos;
        a = turned;
      }
    }
    assertEquals(2.17, Roughness.of(heights, spacing).index(200, n), 0.05 * 2.17);
  }

  @Test
  void aLevelRoadOrAnEvenSlopeIsSmooth() {
    double[] heights = new double[1000];
    for (int i = 0; i < heights.length; i++) {
      heights[i] = 0.07 * i;
    }
    assertTrue(Roughness.of(heights, 0.1).index(0, 1000) < 1e-9);
  }

  @Test
  void samplesMustBeNear() {
    Roughness.of(new double[10], 0.25);
    assertThrows(IllegalArgumentException.class, () -> Roughness.of(new double[10], 0.2501));
  }
}
