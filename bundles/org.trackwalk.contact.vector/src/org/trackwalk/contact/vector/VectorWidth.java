package org.trackwalk.contact.vector;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.trackwalk.contact.packed.BlockLayout;

/**
 * How many floats vector code takes at once: as many as a register of this machine holds, 4 (AVX,
 * NEON), 8 (AVX2) or 16 (AVX-512). Decided once, when the class is loaded, so that the compiler
 * makes code for that width only.
 */
final class VectorWidth {

  /** A system property: bits of a vector, 128, 256 or 512, for those who compare them. */
  static final String PROPERTY = "trackwalk.vector.bits";

  private static final int LEAST = 4;

  /** Floats of a vector. */
  static final int LANES = lanes();

  /** Vectors of the triangles and of the vertices of a block. */
  static final VectorSpecies<Float> FLOATS = floats(LANES);

  /** The same of ints. */
  static final VectorSpecies<Integer> INTS = FLOATS.withLanes(int.class);

  /** Vectors that hold all vertices of a block together. */
  static final int PARTS = BlockLayout.ROOM / LANES;

  /** Vectors of the children of a node. */
  static final VectorSpecies<Integer> CHILDREN =
      floats(Math.min(LANES, BlockLayout.WIDTH)).withLanes(int.class);

  private VectorWidth() {}

  private static int lanes() {
    int bits = Integer.getInteger(PROPERTY, FloatVector.SPECIES_PREFERRED.vectorBitSize());
    int most = Math.min(BlockLayout.ROOM, Integer.highestOneBit(bits / Float.SIZE));
    return Math.max(LEAST, most);
  }

  private static VectorSpecies<Float> floats(int lanes) {
    return switch (lanes) {
      case 4 -> FloatVector.SPECIES_128;
      case 8 -> FloatVector.SPECIES_256;
      default -> FloatVector.SPECIES_512;
    };
  }

  /** Whether this machine has vectors of four floats at least. */
  static boolean isThere() {
    return FloatVector.SPECIES_PREFERRED.length() >= LEAST;
  }
}
