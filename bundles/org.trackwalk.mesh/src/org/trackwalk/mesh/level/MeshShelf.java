package org.trackwalk.mesh.level;

import java.util.function.Supplier;

/**
 * Takes the arrays of meshes that are more than the memory holds, and brings them back each time
 * somebody asks.
 */
public interface MeshShelf {

  /**
   * Lays an array away.
   *
   * @return brings an array of the same values; the very same object for the very same array
   * @throws java.io.UncheckedIOException when it cannot be kept; bringing it may throw this, too
   */
  Supplier<float[]> put(float[] values);

  /** The same for whole numbers. */
  Supplier<int[]> put(int[] values);
}
