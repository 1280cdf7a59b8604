package org.trackwalk.drive.edges;

import org.trackwalk.course.size.RoadSizes;

/**
 * A stretch of road that is missing between two ends that look at each other.
 *
 * @param path xyz triples from where it stops to where it goes on, as the road would go
 * @param length metres along it
 * @param depth metres that a car falls; infinite where nothing lies below
 * @param lip metres that the far side rises over what lies before it; infinite where nothing does.
 *     Where wheels roll over both edges the higher of them
 * @param rolls whether wheels roll down on lower ground and over both edges
 * @param across metres from border to border of the narrower end
 * @param speed of the vehicle before it, m/s
 * @param from edges at which the road stops
 * @param to edges at which it goes on
 */
public record MissingRoad(
    double[] path,
    double length,
    double depth,
    double lip,
    boolean rolls,
    double across,
    double speed,
    int[] from,
    int[] to) {

  /** Whether a gap of a strip beside the road lies beside it. */
  public boolean beside(Gap gap) {
    double reach = across / 2 + RoadSizes.VERGE;
    int end = path.length - 3;
    return gap.side()
        && (near(0, gap.position(), reach) && near(end, gap.beyond(), reach)
            || near(end, gap.position(), reach) && near(0, gap.beyond(), reach));
  }

  private boolean near(int at, double[] p, double reach) {
    double x = path[at] - p[0];
    double z = path[at + 2] - p[2];
    return x * x + z * z <= reach * reach;
  }
}
