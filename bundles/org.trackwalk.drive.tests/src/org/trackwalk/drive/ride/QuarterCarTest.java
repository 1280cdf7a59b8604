package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reference car's matrices as published in World Bank Technical Paper 46, and closed forms. */
class QuarterCarTest {

  private static final double[][] QUARTER_METRE = {
    {.9966071, .01091514, -.002083275, .0003190145, .005476206},
    {-.5563045, .9438768, -.8324721, .05064701, 1.388777},
    {.02153176, .002126764, .7508714, .008221889, .2275969},
    {3.335013, .3376467, -39.12763, .4347564, 35.79262}
  };

  /** The first number of P is 3.793992e-4 in print, in single precision; the exact one is here. */
  private static final double[][] TENTH_OF_A_METRE = {
    {.9994014, .004442351, .0002188854, .00005721791, 3.796768e-4},
    {-.2570549, .9750360, .007966223, .02458427, .2490886},
    {.003960379, .0003814527, .9548048, .004055588, .04123477},
    {1.687312, .1638952, -19.34264, .7948701, 17.65532}
  };

  @Test
  void theMatricesAreThosePublished() {
    same(QUARTER_METRE, 0.25);
    same(TENTH_OF_A_METRE, 0.1);
  }

  private static void same(double[][] published, double spacing) {
    LinearFilter filter = QuarterCar.GOLDEN.slopes(spacing, QuarterCar.GOLDEN_SPEED);
    for (int row = 0; row < LinearFilter.STATES; row++) {
      for (int column = 0; column <= LinearFilter.STATES; column++) {
        double wanted = published[row][column];
        assertEquals(wanted, filter.at(row, column), 1e-6 * Math.abs(wanted), row + "," + column);
      }
    }
  }

  /** Closed forms of a body alone on spring and damper, after a blow of one metre by second. */
  @ParameterizedTest
  @CsvSource({"0.2, .76", "0.3, .67", "0.4, .60", "0.5, .55", "0.7, .46", "1.0, .37"})
  void aBlowPressesTheSpringTogetherAsTheClosedFormSays(double damping, double share) {
    double omega = 2 * Math.PI * 1.5;
    QuarterCar car = new QuarterCar(1e9, omega * omega, 2 * damping * omega, 1e-4);
    assertEquals(share, car.strokePerSpeed() * omega, 0.006);
    // By small steps: the body falls at 1 m/s onto a spring at rest.
    double stroke = 0;
    double speed = 1;
    double most = 0;
    double step = 1e-5;
    for (int i = 0; i < 100_000; i++) {
      speed -= step * (omega * omega * stroke + 2 * damping * omega * speed);
      stroke += step * speed;
      most = Math.max(most, stroke);
    }
    assertEquals(most, car.strokePerSpeed(), 5e-4 * most);
  }

  @Test
  void bothFiltersTellTheSameMotionOfTheSpring() {
    LinearFilter slopes = QuarterCar.GOLDEN.slopes(0.1, 20);
    LinearFilter strokes = QuarterCar.GOLDEN.strokes(0.1, 20);
    double[] a = new double[4];
    double[] b = new double[4];
    for (int i = 0; i < 2000; i++) {
      double slope = 0.01 * StrictMath.sin(0.013 * i) + (i == 700 ? 0.2 : 0);
      slopes.advance(a, slope);
      strokes.advance(b, 20 * slope);
      assertEquals(20 * (a[0] - a[2]), b[1] - b[3], 1e-9, "sample " + i);
    }
  }
}
