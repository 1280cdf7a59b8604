package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;

/**
 * Contacts with the plane y = 0 in closed form: what the sources under test are fed with.
 *
 * @param reach metres: points higher than that are no contacts
 */
public record PlaneGround(ConvexShape shape, double reach) {

  /** Where the plane stands. */
  public static final Pose PLACE = Pose.at(0, 0, 0);

  /** The deepest point; among equally deep ones the shape's support decides. */
  public ContactSource single() {
    return (probe, out) -> {
      out.clear();
      double[] d = new double[3];
      probe.directionToOwn(0, -1, 0, d);
      double[] p = new double[3];
      shape.support(d[0], d[1], d[2], p);
      addIfNear(probe, p, WitnessBuffer.NO_ID, out);
    };
  }

  /** Every corner of a box, both ends of a capsule, the deepest point of anything else. */
  public ContactSource oneShot() {
    return (probe, out) -> {
      out.clear();
      if (shape instanceof Box box) {
        for (int i = 0; i < 8; i++) {
          double x = (i & 1) == 0 ? -box.hx() : box.hx();
          double y = (i & 2) == 0 ? -box.hy() : box.hy();
          double z = (i & 4) == 0 ? -box.hz() : box.hz();
          addIfNear(probe, new double[] {x, y, z}, i, out);
        }
      } else if (shape instanceof Capsule capsule) {
        addIfNear(probe, new double[] {0, -capsule.halfHeight(), 0}, 0, out);
        addIfNear(probe, new double[] {0, capsule.halfHeight(), 0}, 1, out);
      } else {
        single().contacts(probe, out);
      }
    };
  }

  private void addIfNear(Pose probe, double[] core, long id, WitnessBuffer out) {
    double[] at = new double[3];
    probe.toLevel(core[0], core[1], core[2], at);
    double separation = at[1] - shape.margin();
    if (separation <= reach) {
      out.add(at[0], separation, at[2], 0, 1, 0, separation, id);
    }
  }
}
