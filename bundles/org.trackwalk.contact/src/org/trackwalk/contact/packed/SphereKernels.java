package org.trackwalk.contact.packed;

import java.util.Optional;

/** The kernels that this process has. */
public final class SphereKernels {

  /** The module that vector code needs; there when the process was started with it. */
  private static final String MODULE = "jdk.incubator.vector";

  /** In a bundle of its own, which may be left away. */
  private static final String MAKER = "org.trackwalk.contact.vector.VectorKernelMaker";

  private SphereKernels() {}

  /** A new kernel in plain Java. */
  public static SphereKernel scalar() {
    return new ScalarKernel();
  }

  /**
   * A new kernel in vector code; empty without {@code --add-modules jdk.incubator.vector}, without
   * the bundle that has it, and where a vector holds fewer than four floats. Slow until it is warm.
   */
  public static Optional<SphereKernel> vector() {
    if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
      return Optional.empty();
    }
    try {
      Object maker = Class.forName(MAKER).getConstructor().newInstance();
      return ((VectorKernels) maker).spheres(scalar());
    } catch (ReflectiveOperationException | LinkageError e) {
      // not there, or made for another Java: scalar code does the same
      return Optional.empty();
    }
  }
}
