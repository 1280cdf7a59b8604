package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;

/** Corners of a line along the way at which who drives on the road may be caught. */
public final class RoadCorners {

  private RoadCorners() {}

  /**
   * Some of those that lie on the road, the middle one of them first.
   *
   * @param corners of the line from one end to the other, three doubles each, level coordinates
   * @param most so many
   */
  public static List<double[]> of(Road road, List<double[]> corners, int most) {
    List<double[]> on = new ArrayList<>();
    for (double[] corner : corners) {
      RoadPlace place = road.place(corner[0], corner[1], corner[2]);
      if (place != null && place.outside() <= 0) {
        on.add(corner);
      }
    }
    List<double[]> some = new ArrayList<>();
    for (int chosen : BoxPlaces.corners(on.size(), most)) {
      some.add(on.get(chosen));
    }
    return some;
  }
}
