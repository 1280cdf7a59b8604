package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Sphere;

/** Picks the kernel for a shape. */
public final class Kernels {

  private Kernels() {}

  /** A kernel of its own for one thread. */
  public static TriangleKernel of(ConvexShape shape) {
    return switch (shape) {
      case Sphere sphere -> new ClosestPointKernel(sphere);
      case Capsule capsule -> new CapsuleKernel(capsule);
      case Box box -> new BoxKernel(box);
      case ConvexHull hull -> new PolyhedronKernel(hull);
      case Cylinder wheel -> new WheelKernel(wheel);
    };
  }
}
