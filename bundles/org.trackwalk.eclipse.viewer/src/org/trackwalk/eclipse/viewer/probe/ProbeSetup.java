package org.trackwalk.eclipse.viewer.probe;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;

/**
 * What is placed and how it is judged; all lengths in metres.
 *
 * @param kind sphere or box
 * @param radius of the sphere
 * @param width of the box across, from side to side
 * @param height of the box away from the surface
 * @param length of the box along
 * @param method which contacts are kept
 * @param contactDistance triangles farther from the probe are ignored
 */
public record ProbeSetup(
    Kind kind,
    double radius,
    double width,
    double height,
    double length,
    ContactMethod method,
    double contactDistance) {

  /** Shapes that can be placed. */
  public enum Kind {
    /** A ball, as a wheel or a marble. */
    SPHERE,
    /** A box, as the underside of a car or a crate. */
    BOX
  }

  /** As the command line judges unless said otherwise; a wheel, a crate. */
  public static final ProbeSetup USUAL =
      new ProbeSetup(Kind.SPHERE, 0.35, 1, 0.5, 1.6, MethodList.reference(), 0.02);

  /**
   * Checks the lengths.
   *
   * @throws IllegalArgumentException when one is not above zero or not finite, or the contact
   *     distance is below zero
   */
  public ProbeSetup {
    for (double size : new double[] {radius, width, height, length}) {
      if (!(size > 0 && Double.isFinite(size))) {
        throw new IllegalArgumentException("a size must be above zero, not " + size);
      }
    }
    if (!(contactDistance >= 0 && Double.isFinite(contactDistance))) {
      throw new IllegalArgumentException("the contact distance must not be below zero");
    }
    if (kind == Kind.BOX && !method.takesShapes()) {
      throw new IllegalArgumentException("the method " + method.id() + " is for spheres only");
    }
  }

  /** The same with another shape; a method for spheres only gives way to the reference. */
  public ProbeSetup as(Kind other) {
    ContactMethod taken =
        other == Kind.BOX && !method.takesShapes() ? MethodList.reference() : method;
    return new ProbeSetup(other, radius, width, height, length, taken, contactDistance);
  }

  /** Metres from the surface to the centre of a probe that lies on it. */
  public double lift() {
    return kind == Kind.SPHERE ? radius : height / 2;
  }

  /** Metres from the centre to the farthest point. */
  public double reach() {
    return kind == Kind.SPHERE
        ? radius
        : Math.sqrt(width * width + height * height + length * length) / 2;
  }
}
