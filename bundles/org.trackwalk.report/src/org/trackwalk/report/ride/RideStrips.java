package org.trackwalk.report.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.drive.ride.Ride;

/** The strips of the chart, from the road's shape down to what the car feels. */
final class RideStrips {

  private static final double KMH = 3.6;
  private static final double PERCENT = 100;
  private static final double MILLIMETRES = 1000;

  private RideStrips() {}

  static List<Strip> of(RideBook book) {
    double none = Double.POSITIVE_INFINITY;
    List<Strip> strips = new ArrayList<>();
    strips.add(new Strip("height, m", Ride::y, none, -none, List.of()));
    strips.add(new Strip("speed, km/h", r -> times(r.speed(), KMH), 0, 10, List.of()));
    strips.add(
        new Strip(
            "slope, %",
            r -> signed(r, r.slope(), PERCENT), -1, 1, List.of(new Strip.Line(0, "level"))));
    strips.add(
        new Strip(
            "vertical g: 1 at rest, 0 in the air",
            Ride::gravity,
            0,
            1.5,
            List.of(new Strip.Line(1, "at rest"))));
    if (Double.isFinite(book.travel())) {
      strips.add(
          new Strip(
              "wheel load: 1 at rest, 0 off the ground",
              Ride::load,
              0,
              1.5,
              List.of(new Strip.Line(1, "at rest"))));
      double travel = MILLIMETRES * book.travel();
      strips.add(
          new Strip(
              "suspension, mm pressed together",
              r -> times(r.stroke(), MILLIMETRES),
              -10,
              10,
              List.of(new Strip.Line(travel, "bottoms out"))));
    }
    strips.add(
        new Strip(
            "roughness of each 20 m, IRI in m/km",
            Ride::roughness,
            0,
            6,
            List.of(new Strip.Line(2, "very smooth below"), new Strip.Line(6, "rough above"))));
    return strips;
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
