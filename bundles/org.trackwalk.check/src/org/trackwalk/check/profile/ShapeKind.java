package org.trackwalk.check.profile;

import java.util.Locale;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Sphere;

/** Shapes for which engines have ways of their own. */
public enum ShapeKind {
  SPHERE,
  CAPSULE,
  BOX,
  CYLINDER,
  HULL;

  /** As files write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind of a shape. */
  public static ShapeKind of(ConvexShape shape) {
    return switch (shape) {
      case Sphere s -> SPHERE;
      case Capsule c -> CAPSULE;
      case Box b -> BOX;
      case Cylinder c -> CYLINDER;
      case ConvexHull h -> HULL;
    };
  }

  /** The kind whose rule holds where none is given: round shapes as spheres, others as boxes. */
  ShapeKind like() {
    return this == SPHERE || this == CAPSULE ? SPHERE : BOX;
  }
}
