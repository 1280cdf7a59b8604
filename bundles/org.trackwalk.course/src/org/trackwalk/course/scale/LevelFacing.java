package org.trackwalk.course.scale;

import org.trackwalk.ground.surface.AreaFacing;
import org.trackwalk.ground.surface.LeftSheets;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which way a level faces as a whole, whatever its road is. */
public final class LevelFacing {

  /**
   * What faces up on a level that is turned over is a hundredth of what faces down at most: tops of
   * walls and rails, which stand on it from both sides.
   */
  private static final double TRIM = 0.01;

  private final AreaFacing all = new AreaFacing();
  private final double extent;
  private final int count;
  private final boolean open;

  private LevelFacing(WeldedSurface surface, boolean open, LeftSheets left) {
    this.open = open;
    count = surface.triangleCount() + left.size();
    for (int t = 0; t < surface.triangleCount(); t++) {
      all.add(surface, t);
    }
    all.add(left.facing());
    extent = Math.min(extent(surface, 0), extent(surface, 2));
  }

  /** Metres along an axis. */
  private static double extent(WeldedSurface surface, int axis) {
    float low = Float.POSITIVE_INFINITY;
    float high = Float.NEGATIVE_INFINITY;
    for (int v : surface.triangles()) {
      float at = surface.positions()[3 * v + axis];
      low = at < low ? at : low;
      high = at > high ? at : high;
    }
    return (double) high - low;
  }

  /**
   * Of all triangles.
   *
   * @param left what was left out of the surface; what lies at its bounds was not
   */
  public static LevelFacing of(WeldedSurface surface, Topology topology, LeftSheets left) {
    return new LevelFacing(surface, topology.boundaryEdgeCount() > 0, left);
  }

  /** Whether it is as large and flat as ground is, and all of that faces down. */
  public boolean isTurned() {
    return open
        && count >= SizeLimits.SOME
        && extent >= SizeLimits.SHORTEST
        && up() <= TRIM * down()
        && down() >= SizeLimits.FLAT_SHARE;
  }

  /** Part of the area that faces up; 0 to 1. */
  public double up() {
    return all.total() > 0 ? all.up() / all.total() : 0;
  }

  /** Part of the area that faces down; 0 to 1. */
  public double down() {
    return all.total() > 0 ? all.down() / all.total() : 0;
  }

  /** A place on it, the middle of the largest triangle: three doubles in level coordinates. */
  public double[] place() {
    float[] at = all.largest();
    double[] middle = new double[3];
    for (int k = 0; k < 3 && at.length > 0; k++) {
      middle[k] = ((double) at[k] + at[3 + k] + at[6 + k]) / 3;
    }
    return middle;
  }
}
