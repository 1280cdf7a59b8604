package org.trackwalk.model.report;

import java.util.List;
import org.trackwalk.mesh.level.Coordinates;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.Numbers;

/**
 * How large a level is: what the next export of it has too, however much it is worked on.
 *
 * @param bounds min then max corner of what collides, in metres with Y up, six doubles; empty
 *     without triangles
 * @param area of what collides, square metres
 * @param roadArea of the road, square metres; 0 where none is known
 * @param roadLength of the road as it was walked, metres; 0 where nobody could walk along one, NaN
 *     where nobody tried
 * @param pieces those that collide and have triangles, by name
 * @param guard how much of it may change; null where nobody asks
 */
public record LevelExtent(
    double[] bounds,
    double area,
    double roadArea,
    double roadLength,
    List<PieceExtent> pieces,
    @MayBeNull Guard guard) {

  /**
   * Its coordinates are as many as they must be, and its numbers such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public LevelExtent {
    Coordinates.requireBoxOrNone(bounds);
    Numbers.requireFinite(bounds);
    Numbers.requireSizes(area, roadArea);
  }

  /**
   * How much may change from a baseline to the next check.
   *
   * @param lost part of the road or of the surface that may be gone
   * @param grown times as large as they were, at most
   */
  public record Guard(double lost, double grown) {}

  /** Extent along an axis, metres; 0 without triangles. */
  public double size(int axis) {
    return bounds.length == 0 ? 0 : bounds[3 + axis] - bounds[axis];
  }
}
