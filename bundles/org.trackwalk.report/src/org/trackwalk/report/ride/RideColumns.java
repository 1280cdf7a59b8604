package org.trackwalk.report.ride;

import java.util.List;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;

/** A quantity of rides over the same road, column by column of a chart. */
public final class RideColumns {

  private RideColumns() {}

  /**
   * Of some rides.
   *
   * @param count columns from the start of the road
   * @param perMetre columns by metre along the road
   */
  public static StripColumns of(int count, double perMetre, Strip<Ride> strip, List<Ride> rides) {
    StripColumns columns = new StripColumns(count);
    for (Ride ride : rides) {
      double[] values = strip.values().apply(ride);
      for (int k = 0; k < ride.size(); k++) {
        columns.add((int) Math.round(ride.station()[k] * perMetre), values[k]);
      }
    }
    return columns;
  }
}
