package org.trackwalk.drive.edges;

import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * A place of the road or verge where the ground is missing or lies deep, and goes on behind.
 *
 * @param surface what ends there, road or verge
 * @param side true where it is a strip beside the road that is missing
 * @param position three doubles, where the ground ends
 * @param beyond three doubles, where it goes on
 * @param width metres between the two on the way over it
 * @param depth metres down to what lies below; infinite where nothing does
 * @param step metres that it goes down right behind the near side; infinite where nothing is below
 * @param lip metres that the far side rises right over what lies before it; likewise
 * @param rise height of the far side over the near one, metres
 * @param across metres along its brinks, one side of it; of them across the way where a car meets
 *     them on it
 * @param road width of the road there, metres; 0 where it is not known
 * @param inside how far from the road's nearer border it gets, metres
 * @param speed of the vehicle there, m/s
 * @param along true when a car meets it on its way, false when it runs beside
 * @param halfEdges the edges at which the ground ends, the first one the worst
 */
public record Gap(
    SurfaceClass surface,
    boolean side,
    double[] position,
    double[] beyond,
    double width,
    double depth,
    double step,
    double lip,
    double rise,
    double across,
    double road,
    double inside,
    double speed,
    boolean along,
    int[] halfEdges) {

  /** How far something falls while it crosses at the vehicle's speed, metres. */
  public double fall() {
    double time = width / Math.max(speed, 1);
    return SpeedLimits.GRAVITY * time * time / 2;
  }

  /** Whether a wheel that gets down into it meets an edge higher than so many metres. */
  public boolean holds(double edge) {
    return Math.max(step, lip) > edge && Math.min(step, lip) > GapFinder.SHALLOW;
  }
}
