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
    // A switch over types makes a class when it is first reached: 10 ms of each start that probes.
    if (shape instanceof Sphere sphere) {
      return new ClosestPointKernel(sphere);
    }
    if (shape instanceof Capsule capsule) {
      return new CapsuleKernel(capsule);
    }
    if (shape instanceof Box box) {
      return new BoxKernel(box);
    }
    if (shape instanceof Cylinder wheel) {
      return new WheelKernel(wheel);
    }
    return new PolyhedronKernel((ConvexHull) shape);
  }
}
