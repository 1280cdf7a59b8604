package org.trackwalk.contact.vector;

import java.util.Optional;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.packed.VectorKernels;

/** Makes vector kernels where vectors have four, eight or sixteen floats. */
public final class VectorKernelMaker implements VectorKernels {

  /** For whoever finds this class by its name. */
  public VectorKernelMaker() {}

  @Override
  public Optional<SphereKernel> spheres(SphereKernel scalar) {
    return VectorWidth.isThere() ? Optional.of(new VectorKernel(scalar)) : Optional.empty();
  }
}
