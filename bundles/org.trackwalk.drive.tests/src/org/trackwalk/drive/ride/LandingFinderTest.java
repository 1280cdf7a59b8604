package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.ground.reach.Body;

/** Flights from ramps against parabolas by hand. */
class LandingFinderTest {

  private static final double G = SpeedLimits.GRAVITY;

  /** What the springs of the test's wheel take up, m/s. */
  private static final double HARDEST =
      Lanes.WHEEL.travel() / QuarterCar.of(Lanes.WHEEL).strokePerSpeed();

  private static List<Landing> landings(Road road) {
    return new LandingFinder(road, Lanes.WHEEL, Body.CAR, HARDEST).find();
  }

  /** Up so many metres, then down to the level over four. */
  private static double ramp(double x, double lip, double slope, double length) {
    double top = slope * length;
    return x <= lip
        ? Math.max(0, slope * (x - lip + length))
        : top * Math.max(0, 1 - (x - lip) / 4);
  }

  @ParameterizedTest
  @CsvSource({"0.03, 20", "0.05, 20", "0.08, 12"})
  void fromARampToTheLevel(double slope, double length) {
    double lip = 90;
    Road road = Roads.straight(x -> ramp(x, lip, slope, length));
    List<Landing> ahead =
        landings(road).stream()
            .filter(l -> Math.abs(l.lip()[0] - lip) < 1.2 && l.position()[0] > lip + 4)
            .toList();
    assertEquals(1, ahead.size(), ahead.toString());
    double along = Roads.SPEED / Math.sqrt(1 + slope * slope);
    double up = slope * along;
    double time = (up + Math.sqrt(up * up + 2 * G * slope * length)) / G;
    Landing landing = ahead.get(0);
    assertEquals(Landing.Kind.BOTTOMS, landing.kind());
    assertEquals(along * time, landing.flight().length(), 0.02 * along * time);
    assertEquals(G * time - up, landing.flight().blow(), 0.02 * landing.flight().blow());
  }

  /** Ground that falls away as the car does takes the blow off it. */
  @Test
  void aLandingThatFallsAwayIsNone() {
    double up = 0.04;
    DoubleUnaryOperator table =
        x -> x < 100 ? Math.max(0, up * (x - 80)) : 0.8 - fallen(x - 100, up) - 0.12;
    List<Landing> ahead =
        landings(Roads.straight(table)).stream().filter(l -> l.position()[0] > l.lip()[0]).toList();
    assertEquals(List.of(), ahead);
  }

  /** Height of a thrown stone below its start, but no deeper than 20 m on. */
  private static double fallen(double way, double slope) {
    double part = Math.min(way, 20);
    double t = part / Roads.SPEED;
    double grade = G * part / (Roads.SPEED * Roads.SPEED) - slope;
    return -slope * part + G / 2 * t * t + grade * (way - part);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02})
  void aRoadThatIsNotLeftHasNone(double slope) {
    assertEquals(List.of(), landings(Roads.straight(x -> slope * x)));
    assertEquals(List.of(), landings(Roads.ring(60, way -> 0)));
  }

  /** In a bend of 40 m a car that flies 20 m and more comes down beside a road of 10 m. */
  @ParameterizedTest
  @CsvSource({"0.25, 6, true", "0.3, 6, true", "0.03, 6, false"})
  void inABendACarFliesStraightOn(double slope, double length, boolean beside) {
    Road road = Roads.ring(40, way -> ramp(way, 100, slope, length));
    List<Landing> found = landings(road);
    List<Landing> out = found.stream().filter(l -> l.kind() == Landing.Kind.BESIDE).toList();
    assertEquals(beside, !out.isEmpty(), found.toString());
    for (Landing landing : out) {
      double flown = landing.flight().length();
      double off = Math.sqrt(40 * 40 + flown * flown) - 45;
      assertEquals(off, landing.aside(), 1.2, landing.toString());
      assertTrue(landing.aside() > Body.CAR.width() / 2);
    }
  }
}
