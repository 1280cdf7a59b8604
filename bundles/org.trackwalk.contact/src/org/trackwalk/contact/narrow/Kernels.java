package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Sphere;

/** Picks the kernel for a shape. */
public final class Kernels {

  private Kernels() {}

  /** A kernel of its own for one thread. */
  public static TriangleKernel of(ConvexShape shape) {
    return switch (shape) {
      case Sphere sphere -> new SphereKernel(sphere);
      case Capsule capsule -> new CapsuleKernel(capsule);
      default -> new RoundKernel(shape);
    };
  }
}
