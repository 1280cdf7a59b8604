package org.trackwalk.drive.things;

import org.trackwalk.course.road.Strand;

/**
 * Under which lanes and beside which places a car stands over the upper edge of a face steeper than
 * 45 degrees, or of a border that stands open: there it lies on that edge, which is told as a step
 * or a thing. A groove that comes up again within a wheel's radius is none. Looked for where
 * somebody asks; one instance for one stand of the car.
 */
final class StandingFaces {

  private final CloseHeights heights;
  private final double shift;
  private final double nose;
  private final int lane;
  private final int side;
  private final double pace;
  private final double radius;
  private final Boolean[] along;
  private final Boolean[] across;

  /**
   * Nothing is looked at yet.
   *
   * @param shift metres from the row to the car's middle
   * @param nose metres from there to its ends
   * @param lane in its middle; likewise {@code side}, lanes to its sides
   * @param pace spacing of the looks, metres
   * @param radius of its wheels, metres
   */
  StandingFaces(
      CloseHeights heights,
      double shift,
      double nose,
      int lane,
      int side,
      double pace,
      double radius) {
    this.heights = heights;
    this.shift = shift;
    this.nose = nose;
    this.lane = lane;
    this.side = side;
    this.pace = pace;
    this.radius = radius;
    along = new Boolean[2 * side + 1];
    across = new Boolean[2 * (int) Math.ceil(nose / pace) + 1];
  }

  /**
   * Whether a face stands under a lane of the car, or across it beside a place.
   *
   * @param ahead metres before the car's middle
   * @param aside lanes to the left of it
   */
  boolean under(double ahead, int aside) {
    int i = aside + side;
    if (along[i] == null) {
      along[i] = stands(2 * nose, s -> heights.at(shift - nose + s, lane + aside));
    }
    int k = (int) Math.round(ahead / pace) + across.length / 2;
    if (!along[i] && across[k] == null) {
      double width = 2 * side * Strand.LANE;
      across[k] = stands(width, s -> heights.at(shift + ahead, lane - side + s / Strand.LANE));
    }
    return along[i] || across[k];
  }

  /** Heights on a line under the car. */
  private interface Line {
    double at(double metres);
  }

  private boolean stands(double length, Line line) {
    double before = line.at(0);
    for (double s = pace; s <= length; s += pace) {
      double here = line.at(s);
      // Behind a face the ground is as low, or high, as right at its foot, or top.
      if (before - here > pace && before - line.at(s - pace + radius) > pace
          || here - before > pace && here - line.at(s - radius) > pace) {
        return true;
      }
      before = here;
    }
    return false;
  }
}
