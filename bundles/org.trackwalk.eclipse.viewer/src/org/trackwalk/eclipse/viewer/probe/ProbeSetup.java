package org.trackwalk.eclipse.viewer.probe;

import java.util.Locale;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;

/**
 * What is placed and how it is judged; all lengths in metres.
 *
 * @param kind what it is
 * @param radius of the sphere, the capsule and the wheel
 * @param width of the box and the wheel across, from side to side
 * @param height of the box away from the surface; of the capsule between the centres of its caps
 * @param length of the box along
 * @param rounding how far the box's edges are rounded; below half of every size
 * @param method which contacts are kept
 * @param contactDistance triangles farther from the probe are ignored
 * @param file with the shape of {@link Kind#FILE}; null while none was chosen
 */
public record ProbeSetup(
    Kind kind,
    double radius,
    double width,
    double height,
    double length,
    double rounding,
    ContactMethod method,
    double contactDistance,
    ShapeFile file) {

  /** Shapes that can be placed. */
  public enum Kind {
    /** A ball, as a wheel or a marble. */
    SPHERE,
    /** A box, as the underside of a car or a crate. */
    BOX,
    /** A capsule that stands, as a person. */
    CAPSULE,
    /** A wheel that stands on its tread. */
    WHEEL,
    /** What a file says: the hull of a mesh, or several parts. */
    FILE;

    /** As in a menu. */
    String title() {
      return this == FILE
          ? "From a file"
          : name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
  }

  /** As the command line judges unless said otherwise; a wheel, a crate. */
  public static final ProbeSetup USUAL =
      new ProbeSetup(Kind.SPHERE, 0.35, 1, 0.5, 1.6, 0, MethodList.reference(), 0.02, null);

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
    if (!(rounding >= 0) || kind == Kind.BOX && !(rounding < least(width, height, length))) {
      throw new IllegalArgumentException("edges are rounded by less than half of every size");
    }
    if (!(contactDistance >= 0 && Double.isFinite(contactDistance))) {
      throw new IllegalArgumentException("the contact distance must not be below zero");
    }
    if (kind == Kind.FILE && file == null) {
      throw new IllegalArgumentException("no file was chosen");
    }
    if (kind != Kind.SPHERE && !method.takesShapes()) {
      throw new IllegalArgumentException("the method " + method.id() + " is for spheres only");
    }
  }

  /** The same with another shape; a method for spheres only gives way to the reference. */
  public ProbeSetup as(Kind other) {
    ContactMethod taken =
        other != Kind.SPHERE && !method.takesShapes() ? MethodList.reference() : method;
    return new ProbeSetup(
        other, radius, width, height, length, rounding, taken, contactDistance, file);
  }

  /** The shape of a file. */
  public ProbeSetup of(ShapeFile chosen) {
    ContactMethod taken = method.takesShapes() ? method : MethodList.reference();
    return new ProbeSetup(
        Kind.FILE, radius, width, height, length, rounding, taken, contactDistance, chosen);
  }

  /** Half of the least size of a box: its edges are rounded by less. */
  static double least(double width, double height, double length) {
    return Math.min(width, Math.min(height, length)) / 2;
  }

  /** Metres from the surface to the centre of a probe that lies on it. */
  public double lift() {
    return switch (kind) {
      case SPHERE, WHEEL -> radius;
      case BOX -> height / 2;
      case CAPSULE -> height / 2 + radius;
      case FILE -> file.lift();
    };
  }

  /** Metres from the centre to the farthest point. */
  public double reach() {
    return switch (kind) {
      case SPHERE, CAPSULE -> lift();
      case BOX -> Math.sqrt(width * width + height * height + length * length) / 2;
      case FILE -> file.shape().boundingRadius();
      case WHEEL -> Math.sqrt(radius * radius + width * width / 4);
    };
  }
}
