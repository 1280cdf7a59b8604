package org.trackwalk.contact.candidate;

import java.util.function.Function;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.shape.ConvexShape;

/**
 * The kernels of the shapes asked last, so that a sweep with a handful of shapes makes each kernel
 * once. Equal shapes share one.
 */
final class ShapeKernels {

  /** More than a car has: chassis, four wheels, and some to compare with. */
  private static final int REMEMBERED = 16;

  private final Function<ConvexShape, TriangleKernel> factory;
  private final ConvexShape[] shapes = new ConvexShape[REMEMBERED];
  private final TriangleKernel[] kernels = new TriangleKernel[REMEMBERED];
  private int next;

  ShapeKernels(Function<ConvexShape, TriangleKernel> factory) {
    this.factory = factory;
  }

  TriangleKernel of(ConvexShape shape) {
    for (int i = 0; i < REMEMBERED && shapes[i] != null; i++) {
      if (shapes[i] == shape || shapes[i].equals(shape)) {
        return kernels[i];
      }
    }
    int at = next++ % REMEMBERED;
    kernels[at] = factory.apply(shape);
    shapes[at] = shape;
    return kernels[at];
  }
}
