package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In which of its two senses a line of points is walked. */
class SenseTest {

  private static final int POINTS = 240;

  private interface Line {
    double at(double angle);
  }

  private static double[] line(Line x, Line z) {
    double[] line = new double[3 * POINTS];
    for (int i = 0; i < POINTS; i++) {
      double angle = 2 * Math.PI * i / POINTS;
      line[3 * i] = x.at(angle);
      line[3 * i + 2] = z.at(angle);
    }
    return line;
  }

  private static double[] turned(double[] line) {
    double[] turned = new double[line.length];
    for (int i = 0; i < line.length; i += 3) {
      System.arraycopy(line, i, turned, line.length - 3 - i, 3);
    }
    return turned;
  }

  private static double sense(double[] line) {
    return Math.signum(Sense.of(line, 3, line.length / 3));
  }

  /** A lap of any size, in any place, is walked as its other points say, whichever are left out. */
  @ParameterizedTest
  @ValueSource(doubles = {10, 60, 900})
  void aLapKeepsItsSenseWhereverItIsBrokenOpen(double radius) {
    double[] lap = line(a -> 5000 + radius * Math.cos(a), a -> -300 + 0.5 * radius * Math.sin(a));
    double whole = sense(lap);
    assertNotEquals(0, whole);
    for (int from = 0; from < POINTS; from += 8) {
      double[] open = new double[3 * (POINTS - POINTS / 12)];
      for (int i = 0; i < open.length / 3; i++) {
        System.arraycopy(lap, 3 * ((from + i) % POINTS), open, 3 * i, 3);
      }
      assertEquals(whole, sense(open), "broken open at " + from);
      assertEquals(-whole, sense(turned(open)), "broken open at " + from);
    }
  }

  /** Whatever is moved by metres at one place of an eight with two equal eyes. */
  @ParameterizedTest
  @ValueSource(ints = {0, 30, 60, 90, 180, 239})
  void anEightWithEqualEyesKeepsItsSense(int moved) {
    double[] eight = line(a -> 300 * Math.sin(a), a -> 120 * Math.sin(2 * a));
    double before = sense(eight);
    assertEquals(-before, sense(turned(eight)));
    for (double by : new double[] {-5, 5}) {
      double[] edited = eight.clone();
      edited[3 * moved] += by;
      edited[3 * moved + 2] -= by;
      assertEquals(before, sense(edited), "by " + by);
    }
  }

  /** A road with two ends that sways to either side of straight is walked from the same end. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 45, 90, 135, 170})
  void aStraightRoadIsWalkedFromTheSameEndHoweverItSways(double degrees) {
    double c = Math.cos(Math.toRadians(degrees));
    double s = Math.sin(Math.toRadians(degrees));
    double[] senses =
        Arrays.stream(new double[] {-8, 0, 8})
            .map(
                sway ->
                    sense(
                        line(
                            a -> 100 * a * c - sway * Math.sin(a / 2) * s,
                            a -> 100 * a * s + sway * Math.sin(a / 2) * c)))
            .toArray();
    assertTrue(senses[0] != 0 && senses[0] == senses[1] && senses[1] == senses[2]);
  }

  @Test
  void aPointHasNone() {
    assertEquals(0, Sense.of(new double[] {3, 0, 4}, 3, 1));
  }
}
