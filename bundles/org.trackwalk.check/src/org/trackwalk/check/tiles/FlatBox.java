package org.trackwalk.check.tiles;

/**
 * A box seen from above, metres in level coordinates.
 *
 * @param minX least x
 * @param minZ least z
 * @param maxX largest x
 * @param maxZ largest z
 */
record FlatBox(double minX, double minZ, double maxX, double maxZ) {

  /** Around three of some positions, xyz triples. */
  static FlatBox of(float[] p, int a, int b, int c) {
    float ax = p[3 * a];
    float bx = p[3 * b];
    float cx = p[3 * c];
    float az = p[3 * a + 2];
    float bz = p[3 * b + 2];
    float cz = p[3 * c + 2];
    return new FlatBox(
        Math.min(ax, Math.min(bx, cx)),
        Math.min(az, Math.min(bz, cz)),
        Math.max(ax, Math.max(bx, cx)),
        Math.max(az, Math.max(bz, cz)));
  }

  /** Around a point. */
  static FlatBox at(double x, double z) {
    return new FlatBox(x, z, x, z);
  }

  /** Whether all of it are numbers. */
  boolean finite() {
    return Double.isFinite(minX + minZ + maxX + maxZ);
  }

  /** Whether two have a place in common. */
  boolean meets(FlatBox other) {
    return minX <= other.maxX && other.minX <= maxX && minZ <= other.maxZ && other.minZ <= maxZ;
  }

  /** The smallest around both. */
  FlatBox with(FlatBox other) {
    return new FlatBox(
        Math.min(minX, other.minX),
        Math.min(minZ, other.minZ),
        Math.max(maxX, other.maxX),
        Math.max(maxZ, other.maxZ));
  }

  /** The same, wider on each side. */
  FlatBox wider(double by) {
    return new FlatBox(minX - by, minZ - by, maxX + by, maxZ + by);
  }
}
