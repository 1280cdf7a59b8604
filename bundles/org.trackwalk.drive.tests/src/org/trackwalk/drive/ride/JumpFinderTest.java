package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.model.ride.Jump;

/** Flights against parabolas by hand. */
class JumpFinderTest {

  private static final double G = SpeedLimits.GRAVITY;

  private static List<Jump> jumps(LaneProfile lane) {
    return new JumpFinder(lane, Lanes.WHEEL).find();
  }

  /** Up a ramp that ends at 100 m, down to the level that the road had before. */
  @ParameterizedTest
  @CsvSource({"0.1, 20, 30", "0.2, 10, 20", "0.05, 20, 50", "0.3, 5, 12"})
  void fromARampToTheLevel(double slope, double length, double speed) {
    double top = slope * length;
    LaneProfile lane =
        Lanes.straight(300, speed, x -> x > 100 ? 0 : Math.max(0, slope * (x - 100 + length)));
    List<Jump> jumps = jumps(lane);
    assertEquals(1, jumps.size(), jumps.toString());
    Jump.Flight flight = jumps.get(0).own();
    assertEquals(100, jumps.get(0).lip() * LaneProfile.SPACING, 0.15);
    double along = speed / Math.sqrt(1 + slope * slope);
    double up = slope * along;
    double time = (up + Math.sqrt(up * up + 2 * G * top)) / G;
    assertEquals(time, flight.time(), 0.01 * time);
    assertEquals(along * time, flight.length(), 0.01 * along * time + LaneProfile.SPACING);
    assertEquals(top + up * up / (2 * G), flight.height(), 0.01 * flight.height());
    assertEquals(G * time - up, flight.blow(), 0.015 * flight.blow());
    assertTrue(flight.bottoms());
    assertEquals(0, jumps.get(0).needed());
  }

  /** A round crest is left when the speed's square is over g times its radius. */
  @ParameterizedTest
  @ValueSource(doubles = {40, 100, 300})
  void overACrest(double radius) {
    double limit = Math.sqrt(G * radius);
    assertEquals(List.of(), jumps(crest(radius, 0.95 * limit)));
    assertFalse(jumps(crest(radius, 1.4 * limit)).isEmpty());
  }

  private static LaneProfile crest(double radius, double speed) {
    // Tangent slopes of 40 % to both sides.
    double half = 0.3714 * radius;
    double foot = radius - Math.sqrt(radius * radius - half * half);
    return Lanes.straight(
        2 * radius + 400,
        speed,
        x -> {
          double away = Math.abs(x - radius - 200);
          return away < half
              ? Math.sqrt(radius * radius - away * away) - radius
              : -foot - 0.4 * (away - half);
        });
  }

  @Test
  void theSpeedThatClearsAGap() {
    // 12 m of road are missing, and it goes on half a metre lower.
    for (double speed : new double[] {20, 35, 39, 60}) {
      LaneProfile lane =
          Lanes.straight(200, speed, x -> x <= 80 ? 0 : x < 92.05 ? Double.NaN : -0.5);
      Jump jump = jumps(lane).get(0);
      double needed = 12.1 * Math.sqrt(G / (2 * 0.5));
      assertEquals(needed, jump.needed(), 0.01 * needed);
      assertEquals(
          speed > needed, jump.own().length() < 14 || jump.own().length() > 14 && speed > needed);
    }
  }

  @Test
  void aLevelRoadHasNone() {
    assertEquals(List.of(), jumps(Lanes.straight(200, 80, x -> 0)));
    assertEquals(List.of(), jumps(Lanes.straight(200, 80, x -> -0.1 * x)));
  }

  @Test
  void overNothingItLandsNowhere() {
    Jump jump = jumps(Lanes.straight(200, 20, x -> x <= 80 ? 0 : Double.NaN)).get(0);
    assertEquals(-1, jump.own().landing());
    assertTrue(Double.isNaN(jump.needed()));
  }
}
