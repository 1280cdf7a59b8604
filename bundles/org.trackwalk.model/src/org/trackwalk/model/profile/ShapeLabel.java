package org.trackwalk.model.profile;

import java.math.BigDecimal;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Sphere;

/** Names shapes for reports: kind and full sizes in metres; a box as length x width x height. */
final class ShapeLabel {

  private ShapeLabel() {}

  static String of(ConvexShape shape) {
    if (shape instanceof Sphere s) {
      return "sphere r " + number(s.radius());
    }
    if (shape instanceof Capsule c) {
      return "capsule r " + number(c.radius());
    }
    if (shape instanceof Box b) {
      return "box " + number(2 * b.hz()) + " x " + number(2 * b.hx()) + " x " + number(2 * b.hy());
    }
    if (shape instanceof Cylinder c) {
      return "wheel r " + number(c.radius()) + " x " + number(2 * c.halfWidth());
    }
    return shape.kind();
  }

  static String number(double metres) {
    double rounded = Math.rint(metres * 1e6) / 1e6;
    return new BigDecimal(Double.toString(rounded)).stripTrailingZeros().toPlainString();
  }
}
