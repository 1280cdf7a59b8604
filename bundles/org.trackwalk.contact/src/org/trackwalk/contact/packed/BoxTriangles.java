package org.trackwalk.contact.packed;

import org.trackwalk.contact.narrow.BoxSearch;
import org.trackwalk.contact.narrow.PlacedBox;

/**
 * Narrow phase of a box over a leaf block: the vertices are turned into the box's axes once, and
 * triangles that lie beyond one of its sides go no further. One instance per thread.
 */
final class BoxTriangles {

  /** Metres; more than all biases that the search gives to the triangle's normal. */
  private static final double BEYOND_BIAS = 1e-5;

  private final BoxSearch search = new BoxSearch();
  private final float[] corners = new float[3 * BlockLayout.ROOM];
  private final double[] relative = new double[3 * BlockLayout.ROOM];
  private final double[] own = new double[3 * BlockLayout.ROOM];
  private final int[] outside = new int[BlockLayout.ROOM];

  /**
   * Adds the triangles of a block that are in reach.
   *
   * @return false when there is no room for them
   */
  boolean find(
      int[] blocks, int block, PlacedBox box, double contactDistance, BoxCandidates candidates) {
    int header = blocks[block];
    place(blocks, block, header, box, box.margin() + contactDistance + BEYOND_BIAS);
    int words = BlockLayout.words(block);
    int end = words + BlockLayout.triangles(header);
    int ids = BlockLayout.ids(block, header);
    int keys = BlockLayout.keys(block, header);
    for (int at = words; at < end; at++) {
      int word = blocks[at];
      int a = word & 15;
      int b = word >> 4 & 15;
      int c = word >> 8 & 15;
      if ((outside[a] & outside[b] & outside[c]) != 0) {
        continue;
      }
      boolean twoSided = (word & BlockLayout.TWO_SIDED) != 0;
      int feature = search.measure(box, corners, relative, own, a, b, c, twoSided, contactDistance);
      if (feature < 0) {
        continue;
      }
      if (candidates.size == BoxCandidates.ROOM) {
        return false;
      }
      candidates.add(
          blocks[keys + at - words],
          feature,
          twoSided,
          search,
          blocks[ids + a],
          blocks[ids + b],
          blocks[ids + c],
          corners,
          relative,
          a,
          b,
          c);
    }
    return true;
  }

  /** Turns the vertices into the box's axes, and notes beyond which sides each lies. */
  private void place(int[] blocks, int block, int header, PlacedBox box, double distance) {
    double cx = box.centre(0);
    double cy = box.centre(1);
    double cz = box.centre(2);
    double m0 = box.rotation(0, 0);
    double m1 = box.rotation(0, 1);
    double m2 = box.rotation(0, 2);
    double m3 = box.rotation(1, 0);
    double m4 = box.rotation(1, 1);
    double m5 = box.rotation(1, 2);
    double m6 = box.rotation(2, 0);
    double m7 = box.rotation(2, 1);
    double m8 = box.rotation(2, 2);
    double hx = box.reach(0) + distance;
    double hy = box.reach(1) + distance;
    double hz = box.reach(2) + distance;
    int count = BlockLayout.vertices(header);
    int at = BlockLayout.coordinates(block, header);
    for (int v = 0; v < count; v++) {
      float x = Float.intBitsToFloat(blocks[at + v]);
      float y = Float.intBitsToFloat(blocks[at + count + v]);
      float z = Float.intBitsToFloat(blocks[at + 2 * count + v]);
      corners[3 * v] = x;
      corners[3 * v + 1] = y;
      corners[3 * v + 2] = z;
      double px = x - cx;
      double py = y - cy;
      double pz = z - cz;
      relative[3 * v] = px;
      relative[3 * v + 1] = py;
      relative[3 * v + 2] = pz;
      double qx = m0 * px + m3 * py + m6 * pz;
      double qy = m1 * px + m4 * py + m7 * pz;
      double qz = m2 * px + m5 * py + m8 * pz;
      own[3 * v] = qx;
      own[3 * v + 1] = qy;
      own[3 * v + 2] = qz;
      outside[v] =
          below(hx, qx)
              | below(qx, -hx) << 1
              | below(hy, qy) << 2
              | below(qy, -hy) << 3
              | below(hz, qz) << 4
              | below(qz, -hz) << 5;
    }
  }

  /** 1 for a below b, without a branch. */
  private static int below(double a, double b) {
    return (int) (Double.doubleToRawLongBits(a - b) >>> 63);
  }
}
