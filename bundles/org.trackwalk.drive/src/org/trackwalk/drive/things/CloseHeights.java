package org.trackwalk.drive.things;

import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.ShapeLimits;
import org.trackwalk.ground.reach.Floor;

/**
 * Heights of the road around a row, looked up where somebody asks; places of an even raster are
 * looked up once. One instance per row and thread.
 */
final class CloseHeights {

  private final Strand strand;
  private final Floor.Reader ground;
  private final int row;
  private final int middle;
  private final double y;
  private final double pace;
  private final int steps;
  private final int lanes;
  private final double[] known;
  private final boolean[] asked;

  /**
   * Nothing is looked up yet.
   *
   * @param middle lane in the middle of those that are kept
   * @param y height near which the road is looked for
   * @param pace spacing of the raster along the road, metres
   * @param steps of it that are kept before and behind the row
   * @param lanes that are kept to the left and to the right of the middle
   */
  CloseHeights(
      Strand strand,
      Floor.Reader ground,
      int row,
      int middle,
      double y,
      double pace,
      int steps,
      int lanes) {
    this.strand = strand;
    this.ground = ground;
    this.row = row;
    this.middle = middle;
    this.y = y;
    this.pace = pace;
    this.steps = steps;
    this.lanes = lanes;
    known = new double[(2 * steps + 1) * (2 * lanes + 1)];
    asked = new boolean[known.length];
  }

  /** The height so many paces before the row, on one of the lanes that are kept; NaN for none. */
  double atStep(int step, int lane) {
    int i = (step + steps) * (2 * lanes + 1) + lane - middle + lanes;
    if (!asked[i]) {
      asked[i] = true;
      known[i] = at(step * pace, lane);
    }
    return known[i];
  }

  /** The height so many metres before the row; NaN where there is no road. */
  double at(double ahead, double lane) {
    boolean found =
        ground.find(
            x(ahead, lane), y, z(ahead, lane), ShapeLimits.STEEPEST * (1 + Math.abs(ahead)));
    return found ? ground.height() : Double.NaN;
  }

  double x(double ahead, double lane) {
    return strand.laneX(row, lane) + ahead * strand.headingX(row);
  }

  double z(double ahead, double lane) {
    return strand.laneZ(row, lane) + ahead * strand.headingZ(row);
  }
}
