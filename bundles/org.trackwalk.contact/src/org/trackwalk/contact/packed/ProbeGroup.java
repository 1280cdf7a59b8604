package org.trackwalk.contact.packed;

import java.util.Arrays;

/**
 * A few spheres that are asked together, so that their waits for memory overlap: how far each
 * reaches, and the blocks that it may touch.
 */
public final class ProbeGroup {

  /** Most spheres of a group. */
  public static final int ROOM = 16;

  /** Numbers per sphere: least x, y, z, greatest x, y, z. */
  public static final int BOUNDS = 6;

  private final double[] centres = new double[3 * ROOM];
  private final double[] reaches = new double[ROOM];
  private final float[] bounds = new float[BOUNDS * ROOM];
  private final int[][] blocks = new int[ROOM][32];
  private final int[] counts = new int[ROOM];
  private int size;

  /** Forgets all spheres. */
  public void clear() {
    size = 0;
  }

  /**
   * Adds a sphere.
   *
   * @param x centre, metres, level coordinates; likewise y and z; finite
   * @param reach radius plus contact distance, metres
   */
  public void add(double x, double y, double z, double reach) {
    reaches[size] = reach;
    addBounds(x, y, z, reach, reach, reach);
  }

  /**
   * Adds anything else by its bounds.
   *
   * @param x centre, metres, level coordinates; likewise y and z; finite
   * @param ex metres from the centre to its end along x, contact distance included; likewise y, z
   */
  void addBox(double x, double y, double z, double ex, double ey, double ez) {
    // only the bounds limit it
    reaches[size] = Double.POSITIVE_INFINITY;
    addBounds(x, y, z, ex, ey, ez);
  }

  private void addBounds(double x, double y, double z, double ex, double ey, double ez) {
    centres[3 * size] = x;
    centres[3 * size + 1] = y;
    centres[3 * size + 2] = z;
    counts[size] = 0;
    bound(x, ex, BOUNDS * size);
    bound(y, ey, BOUNDS * size + 1);
    bound(z, ez, BOUNDS * size + 2);
    size++;
  }

  private void bound(double centre, double extent, int at) {
    // one float further out than the nearest: rounding, of the sum too, never cuts off a touch
    float low = Math.nextDown((float) (centre - extent));
    float high = Math.nextUp((float) (centre + extent));
    // corners are finite, and so are these: boxes that are not there lie beyond them
    bounds[at] = Math.max(low, -Float.MAX_VALUE);
    bounds[at + 3] = Math.min(high, Float.MAX_VALUE);
  }

  /** Number of spheres. */
  public int size() {
    return size;
  }

  /** A coordinate of a sphere's centre, metres. */
  public double centre(int probe, int axis) {
    return centres[3 * probe + axis];
  }

  /** Radius plus contact distance of a sphere, metres. */
  public double reach(int probe) {
    return reaches[probe];
  }

  /** Bounds around a sphere's reach, {@link #BOUNDS} per sphere, rounded outwards. Do not write. */
  public float[] bounds() {
    return bounds;
  }

  /** Notes that a sphere's bounds meet those of a block. */
  public void addBlock(int probe, int block) {
    if (counts[probe] == blocks[probe].length) {
      blocks[probe] = Arrays.copyOf(blocks[probe], 2 * counts[probe]);
    }
    blocks[probe][counts[probe]++] = block;
  }

  /** Number of blocks noted for a sphere. */
  public int blockCount(int probe) {
    return counts[probe];
  }

  /** Place of a block noted for a sphere. */
  public int block(int probe, int i) {
    return blocks[probe][i];
  }
}
