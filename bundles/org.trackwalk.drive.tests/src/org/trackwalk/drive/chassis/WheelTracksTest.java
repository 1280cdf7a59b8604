package org.trackwalk.drive.chassis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.drive.ride.Lanes;

/** Wheels to both sides of lanes that run anywhere, on ground with kerbs, ramps and holes. */
class WheelTracksTest {

  private static final double SIDE = 0.75;

  private static final int FROM = 300;

  private static final int TO = 800;

  /** Level ground on which something stands or is missing, seen along the lane and beside it. */
  private interface Shape {

    double height(double along, double aside);
  }

  /** A lane of 100 m that is turned in the plane, and its tracks. */
  private static boolean carry(double turn, Shape shape) {
    LaneProfile straight = Lanes.straight(100, 30, x -> shape.height(x, 0));
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    double[] x = Arrays.stream(straight.x()).map(s -> s * cos).toArray();
    double[] z = Arrays.stream(straight.x()).map(s -> s * sin).toArray();
    double[] heading = new double[straight.size()];
    Arrays.fill(heading, turn);
    LaneProfile lane =
        new LaneProfile(
            straight.path(),
            straight.length(),
            x,
            straight.y(),
            z,
            heading,
            straight.speed(),
            straight.station());
    WheelTracks tracks =
        new WheelTracks((a, y, b) -> shape.height(a * cos + b * sin, b * cos - a * sin), SIDE);
    return tracks.carry(lane, FROM, TO);
  }

  /**
   * A kerb of some height whose front climbs over a length, or a hole, from 50 m on between two
   * distances beside the lane.
   */
  @ParameterizedTest
  @CsvSource({
    "0.15, 0, 0.5, 1, false",
    "0.15, 0, -1, -0.5, false",
    "0.05, 0, 0.5, 1, true",
    "0.15, 0.4, 0.5, 1, true",
    "0.3, 0.1, -1, -0.5, false",
    "0.15, 0, 0.9, 2, true",
    "0.15, 0, -2, -0.9, true",
    "-0.15, 0, 0.5, 1, true",
    "NaN, 0, 0.5, 1, false",
    "NaN, 0, -1, -0.7, false",
    "NaN, 0, 1, 2, true"
  })
  void aKerbsEndOrAHoleUnderAWheelIsNoWay(
      double height, double over, double from, double to, boolean carried) {
    for (double turn : new double[] {0, 0.7, 2, -2.5}) {
      Shape shape =
          (along, aside) -> {
            boolean beside = along < 50 || aside < from || aside > to;
            return beside ? 0 : height * Math.min(1, over > 0 ? (along - 50) / over : 1);
          };
      assertEquals(carried, carry(turn, shape), "turned by " + turn);
    }
  }

  /** Steep ground is no kerb where it was as steep before, nor what lies outside of the way. */
  @Test
  void whatClimbsAllAlongAndWhatLiesBeforeOrBehindDoesNotCount() {
    assertTrue(carry(1, (along, aside) -> 0.015 * (along - 30) * (along - 30)));
    assertTrue(carry(1, (along, aside) -> along < 30 - 0.2 || along > 80 + 0.2 ? 1 : 0));
    assertTrue(carry(1, (along, aside) -> along < 25 || along > 85 ? Double.NaN : 0));
    assertFalse(carry(1, (along, aside) -> along < 25 || along > 75 ? Double.NaN : 0));
  }
}
