package org.trackwalk.drive.confirm;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleShape;

/**
 * The body that is towed over the level.
 *
 * @param label as effects name it
 * @param kind of its shape
 * @param round whether it is a sphere
 * @param half half its width, height and length, metres
 */
public record Probe(String label, ShapeKind kind, boolean round, double[] half) {

  /** A vehicle's shape, or null where no engine here has one like it. */
  public static Probe of(VehicleShape of) {
    ConvexShape shape = of.shape();
    if (shape instanceof Sphere s) {
      double r = s.radius();
      return new Probe(of.label(), of.kind(), true, new double[] {r, r, r});
    }
    if (shape instanceof Box b) {
      return new Probe(of.label(), of.kind(), false, new double[] {b.hx(), b.hy(), b.hz()});
    }
    return null;
  }

  /** How far ahead of its centre it meets an edge in the road at most, metres. */
  double front() {
    return round ? 0 : half[2];
  }
}
