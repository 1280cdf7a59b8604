package org.trackwalk.contact.packed;

import java.util.Optional;

/** Makes kernels in vector code; found by its name, because it needs a module of its own. */
public interface VectorKernels {

  /**
   * A new kernel, if this machine's vectors are long enough to be worth it.
   *
   * @param scalar does what the vector code cannot
   */
  Optional<SphereKernel> spheres(SphereKernel scalar);
}
