package org.trackwalk.report.ride;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.model.ride.Ride;

/** The least and the largest value of a quantity in each column of a chart; NaN where none is. */
public final class RideColumns {

  private final double perMetre;
  private final double[] low;
  private final double[] high;

  /**
   * Empty columns.
   *
   * @param count columns from the start of the road
   * @param perMetre columns by metre along the road
   */
  private RideColumns(int count, double perMetre) {
    this.perMetre = perMetre;
    this.low = new double[count];
    this.high = new double[count];
    Arrays.fill(low, Double.NaN);
    Arrays.fill(high, Double.NaN);
  }

  /** Of a quantity in some rides over the same road. */
  public static RideColumns of(int count, double perMetre, Strip strip, List<Ride> rides) {
    RideColumns columns = new RideColumns(count, perMetre);
    rides.forEach(ride -> columns.add(ride, strip.values().apply(ride)));
    return columns;
  }

  /** Adds a quantity, as it is at each sample of a ride. */
  private void add(Ride ride, double[] values) {
    for (int k = 0; k < ride.size(); k++) {
      int column = (int) Math.round(ride.station()[k] * perMetre);
      if (Double.isFinite(values[k]) && column < low.length) {
        low[column] = values[k] >= low[column] ? low[column] : values[k];
        high[column] = values[k] <= high[column] ? high[column] : values[k];
      }
    }
  }

  /** Least values. Shared: do not write. */
  public double[] low() {
    return low;
  }

  /** Largest values. Shared: do not write. */
  public double[] high() {
    return high;
  }

  /**
   * From where to where a strip reaches that shows all of these values.
   *
   * @return least and largest
   */
  public double[] range(Strip strip) {
    double least = strip.least();
    double most = strip.most();
    for (int i = 0; i < low.length; i++) {
      least = low[i] < least ? low[i] : least;
      most = high[i] > most ? high[i] : most;
    }
    return Double.isInfinite(least) || !(most > least)
        ? new double[] {0, 1}
        : new double[] {least, most};
  }
}
