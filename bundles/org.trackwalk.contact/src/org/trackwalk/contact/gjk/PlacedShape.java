package org.trackwalk.contact.gjk;

import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;

/**
 * The core of a convex shape where it stands; reused from place to place. Coordinates are told from
 * an anchor near the shape, so that nothing is lost far from the level's origin.
 */
public final class PlacedShape implements Support {

  private final double[] own = new double[3];
  private ConvexShape shape;
  private Pose pose;
  private double x;
  private double y;
  private double z;

  /**
   * Places a shape.
   *
   * @param anchorX what coordinates are told from, metres; likewise anchorY and anchorZ
   */
  public void place(ConvexShape placed, Pose at, double anchorX, double anchorY, double anchorZ) {
    shape = placed;
    pose = at;
    x = at.x() - anchorX;
    y = at.y() - anchorY;
    z = at.z() - anchorZ;
  }

  @Override
  public int support(double dx, double dy, double dz, double[] out) {
    pose.directionToOwn(dx, dy, dz, own);
    int corner = shape.support(own[0], own[1], own[2], own);
    pose.directionToLevel(own[0], own[1], own[2], out);
    out[0] += x;
    out[1] += y;
    out[2] += z;
    return corner;
  }
}
