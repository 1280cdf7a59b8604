package org.trackwalk.io.patch;

/**
 * A stored position by the bits of its three floats: -0.0 and +0.0 are two positions.
 *
 * @param x raw bits of the first coordinate in the file's own axes
 * @param y of the second
 * @param z of the third
 */
public record Bits(int x, int y, int z) {

  /** The triple at {@code xyz[at .. at+2]}. */
  public static Bits of(float[] xyz, int at) {
    return of(xyz[at], xyz[at + 1], xyz[at + 2]);
  }

  /** Three floats. */
  public static Bits of(float x, float y, float z) {
    return new Bits(
        Float.floatToRawIntBits(x), Float.floatToRawIntBits(y), Float.floatToRawIntBits(z));
  }

  /** Written out: what a record makes of itself is put together at each start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Bits b && x == b.x && y == b.y && z == b.z;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * x + y) + z;
  }

  /** The three floats, a new array. */
  public float[] floats() {
    return new float[] {Float.intBitsToFloat(x), Float.intBitsToFloat(y), Float.intBitsToFloat(z)};
  }
}
