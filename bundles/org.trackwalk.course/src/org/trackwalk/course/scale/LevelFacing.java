package org.trackwalk.course.scale;

import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which way a level faces as a whole, whatever its road is. */
public final class LevelFacing {

  /**
   * What faces up on a level that is turned over is a hundredth of what faces down at most: tops of
   * walls and rails, which stand on it from both sides.
   */
  private static final double TRIM = 0.01;

  private final Facing all;
  private final boolean open;

  private LevelFacing(Facing all, boolean open) {
    this.all = all;
    this.open = open;
  }

  /** Of all triangles. */
  public static LevelFacing of(WeldedSurface surface, Topology topology) {
    return new LevelFacing(Facing.of(surface, t -> true), topology.boundaryEdgeCount() > 0);
  }

  /** Whether it is as large and flat as ground is, and all of that faces down. */
  public boolean isTurned() {
    return open
        && all.count() >= SizeLimits.SOME
        && Math.min(all.extent(0), all.extent(2)) >= SizeLimits.SHORTEST
        && all.up() <= TRIM * all.down()
        && all.down() >= SizeLimits.FLAT_SHARE;
  }

  /** Part of the area that faces up; 0 to 1. */
  public double up() {
    return all.up();
  }

  /** Part of the area that faces down; 0 to 1. */
  public double down() {
    return all.down();
  }

  /** A place on it, three doubles in level coordinates. */
  public double[] place() {
    return all.place();
  }
}
