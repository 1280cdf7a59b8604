package org.trackwalk.contact.vector;

import java.util.Optional;
import jdk.incubator.vector.FloatVector;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.packed.VectorKernels;

/** Makes vector kernels where vectors have sixteen floats. */
public final class VectorKernelMaker implements VectorKernels {

  private static final int BITS = 512;

  /** For whoever finds this class by its name. */
  public VectorKernelMaker() {}

  @Override
  public Optional<SphereKernel> spheres(SphereKernel scalar) {
    return FloatVector.SPECIES_PREFERRED.vectorBitSize() >= BITS
        ? Optional.of(new VectorKernel(scalar))
        : Optional.empty();
  }
}
