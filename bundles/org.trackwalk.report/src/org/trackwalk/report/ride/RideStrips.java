package org.trackwalk.report.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.model.ride.Jump;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.drawing.Strip;

/** The strips of the chart, from the road's shape down to what the car feels. */
public final class RideStrips {

  /** What the band of a strip is of. */
  public static final String LANES = "lanes";

  private static final double KMH = 3.6;
  private static final double PERCENT = 100;
  private static final double THOUSAND = 1000;

  private RideStrips() {}

  /** Those that a book has something for. */
  public static List<Strip<Ride>> of(RideBook book) {
    double none = Double.POSITIVE_INFINITY;
    List<Strip<Ride>> strips = new ArrayList<>();
    strips.add(new Strip<>("height, m", Ride::y, none, -none, List.of()));
    strips.add(new Strip<>("speed, km/h", r -> times(r.speed(), KMH), 0, 10, List.of()));
    strips.add(
        new Strip<>(
            "slope, %",
            r -> signed(r, r.slope(), PERCENT), -1, 1, List.of(new Strip.Line(0, "level"))));
    strips.add(
        new Strip<>(
            "bends, 1/km: to the left above, to the right below",
            r -> signed(r, r.horizontal(), THOUSAND),
            -5,
            5,
            List.of(new Strip.Line(0, "straight"))));
    strips.add(
        new Strip<>(
            "curvature, 1/km: dips above, crests below",
            r -> times(r.vertical(), THOUSAND),
            -2,
            2,
            List.of(new Strip.Line(0, "even"))));
    strips.add(
        new Strip<>(
            "vertical g: 1 at rest, 0 in the air",
            Ride::gravity,
            0,
            1.5,
            List.of(new Strip.Line(1, "at rest"))));
    if (Double.isFinite(book.ride().travel())) {
      strips.add(
          new Strip<>(
              "wheel load: 1 at rest, 0 off the ground",
              Ride::load,
              0,
              1.5,
              List.of(new Strip.Line(1, "at rest"))));
      double travel = THOUSAND * book.ride().travel();
      strips.add(
          new Strip<>(
              "suspension, mm pressed together",
              r -> times(r.stroke(), THOUSAND),
              -10,
              10,
              List.of(new Strip.Line(travel, "bottoms out"))));
    }
    if (book.rides().stream().anyMatch(ride -> !ride.jumps().isEmpty())) {
      strips.add(
          new Strip<>(
              "in the air, s: how long each flight is", r -> flights(r), 0, 0.5, List.of()));
    }
    strips.add(
        new Strip<>(
            "roughness of each 20 m, IRI in m/km",
            Ride::roughness,
            0,
            6,
            List.of(new Strip.Line(2, "very smooth below"), new Strip.Line(6, "rough above"))));
    return strips;
  }

  /** At the samples that a car flies over at its own speed, how long it does. */
  private static double[] flights(Ride ride) {
    double[] time = new double[ride.size()];
    for (Jump jump : ride.jumps()) {
      Jump.Flight own = jump.own();
      if (own.landing() >= 0) {
        Arrays.fill(time, jump.lip(), own.landing(), own.time());
      }
    }
    return time;
  }

  private static double[] times(double[] values, double factor) {
    return each(values, value -> factor * value);
  }

  /** Slopes of the road, not of the way: rising to the right in the chart, whoever drives. */
  private static double[] signed(Ride ride, double[] values, double factor) {
    return times(values, ride.onward() ? factor : -factor);
  }

  private static double[] each(double[] values, DoubleUnaryOperator change) {
    return Arrays.stream(values).map(change).toArray();
  }
}
