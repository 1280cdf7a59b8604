package org.trackwalk.course.band;

import org.trackwalk.course.size.RoadSizes;

/**
 * Where a band ends: the half-edges from one place of its border up to another.
 *
 * @param from index in the border of the first half-edge of the end
 * @param to index of the first half-edge that is no more of it
 * @param length along the border, metres
 * @param across straight from corner to corner, as seen from above, metres
 * @param middle between its corners, xyz
 * @param out unit direction in plan in which the band's sides lead to it
 */
record BandEnd(int from, int to, double length, double across, double[] middle, double[] out) {

  /** Metres to another end, as seen from above. */
  double gap(BandEnd other) {
    double x = other.middle[0] - middle[0];
    double z = other.middle[2] - middle[2];
    return Math.sqrt(x * x + z * z);
  }

  /** Whether each looks at the other, as the ends of one road do that is torn between them. */
  boolean facesEachOther(BandEnd other, double width) {
    double gap = gap(other);
    return level(other, gap, width) && facing(other, gap, width);
  }

  /** Metres from end to end; none where one end lies over the other. */
  double missing(BandEnd other, double width) {
    double gap = gap(other);
    double x = other.middle[0] - middle[0];
    double z = other.middle[2] - middle[2];
    return gap <= width ? Math.max(0, x * out[0] + z * out[1]) : gap;
  }

  /** No steeper than 45 degrees from end to end, but for a short gap. */
  private boolean level(BandEnd other, double gap, double width) {
    return Math.abs(middle[1] - other.middle[1]) <= Math.max(gap, width);
  }

  /** Whether each looks at the other; ends that are nearly one look opposite ways. */
  private boolean facing(BandEnd other, double gap, double width) {
    if (gap <= width) {
      return out[0] * other.out[0] + out[1] * other.out[1] <= -RoadSizes.FACING;
    }
    double x = (other.middle[0] - middle[0]) / gap;
    double z = (other.middle[2] - middle[2]) / gap;
    return x * out[0] + z * out[1] >= RoadSizes.FACING
        && -x * other.out[0] - z * other.out[1] >= RoadSizes.FACING;
  }
}
