package org.trackwalk.model.profile;

import java.util.Locale;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Shape;
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

  /** The kind of a shape; of several that move as one that of the first. */
  public static ShapeKind of(Shape shape) {
    if (shape instanceof Compound compound) {
      return of(compound.parts().get(0).shape());
    }
    if (shape instanceof Sphere) {
      return SPHERE;
    }
    if (shape instanceof Capsule) {
      return CAPSULE;
    }
    if (shape instanceof Box) {
      return BOX;
    }
    return shape instanceof Cylinder ? CYLINDER : HULL;
  }

  /** The kind whose rule holds where none is given: round shapes as spheres, others as boxes. */
  ShapeKind like() {
    return this == SPHERE || this == CAPSULE ? SPHERE : BOX;
  }
}
