package org.trackwalk.contact.packed;

import java.util.Arrays;

/**
 * Gathers the triangles of a packed scene around a box: the midphase of shapes that are no spheres.
 * One instance per thread; allocates nothing once its lists have grown.
 */
public final class PackedGather {

  /** What rounding may do to a coordinate along a box's axis, in its own size: 2^-53, 40 times. */
  private static final double ALONG_SLACK = 0x1p-47;

  private final PackedScene scene;

  /** Bits per vertex of the block in work: beyond which sides of the box it lies. */
  private final int[] outside = new int[BlockLayout.ROOM];

  private final float[] bounds = new float[6];
  private int[] stack = new int[128];
  private double[] box;

  /** A midphase over a scene. */
  public PackedGather(PackedScene scene) {
    this.scene = scene;
  }

  /**
   * Gathers the triangles that are not wholly beyond one of the six sides of a box: none that meets
   * it is missed.
   *
   * @param out cleared, then filled
   */
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, PackedTriangles out) {
    bounds[0] = minX;
    bounds[1] = minY;
    bounds[2] = minZ;
    bounds[3] = maxX;
    bounds[4] = maxY;
    bounds[5] = maxZ;
    box = null;
    gather(out);
  }

  /**
   * The same for a box that is turned: triangles wholly beyond one of its own sides, or of the
   * sides of the upright box around it, are left out.
   *
   * @param turned centre x, y, z, then the three axes as unit vectors, then half the extents along
   *     them, metres: fifteen numbers, finite
   * @param out cleared, then filled
   */
  public void overlapping(double[] turned, PackedTriangles out) {
    for (int k = 0; k < 3; k++) {
      double reach =
          Math.abs(turned[3 + k]) * turned[12]
              + Math.abs(turned[6 + k]) * turned[13]
              + Math.abs(turned[9 + k]) * turned[14];
      double slack = ALONG_SLACK * (Math.abs(turned[k]) + reach);
      bounds[k] = Math.nextDown((float) (turned[k] - reach - slack));
      bounds[3 + k] = Math.nextUp((float) (turned[k] + reach + slack));
    }
    box = turned;
    gather(out);
  }

  private void gather(PackedTriangles out) {
    out.clear();
    int[] nodes = scene.nodes();
    int top = nodes.length == 0 ? 0 : 1;
    stack[0] = 0;
    while (top > 0) {
      int node = BlockLayout.NODE_INTS * stack[--top];
      if (stack.length < top + BlockLayout.WIDTH) {
        stack = Arrays.copyOf(stack, 2 * stack.length);
      }
      // backwards, so that the first child is taken first and blocks come in their order
      for (int child = node + BlockLayout.WIDTH - 1; child >= node; child--) {
        if (meets(nodes, child)) {
          stack[top++] = nodes[child + BlockLayout.LINKS];
        }
      }
      while (top > 0 && BlockLayout.isBlock(stack[top - 1])) {
        triangles(BlockLayout.block(stack[--top]), out);
      }
    }
  }

  private boolean meets(int[] nodes, int child) {
    float[] b = bounds;
    return Float.intBitsToFloat(nodes[child]) <= b[3]
        && Float.intBitsToFloat(nodes[child + 24]) >= b[0]
        && Float.intBitsToFloat(nodes[child + 16]) <= b[5]
        && Float.intBitsToFloat(nodes[child + 40]) >= b[2]
        && Float.intBitsToFloat(nodes[child + 8]) <= b[4]
        && Float.intBitsToFloat(nodes[child + 32]) >= b[1];
  }

  private void triangles(int block, PackedTriangles out) {
    int[] blocks = scene.blocks();
    int header = blocks[block];
    int count = BlockLayout.vertices(header);
    int at = BlockLayout.coordinates(block, header);
    for (int v = 0; v < count; v++) {
      float x = Float.intBitsToFloat(blocks[at + v]);
      float y = Float.intBitsToFloat(blocks[at + count + v]);
      float z = Float.intBitsToFloat(blocks[at + 2 * count + v]);
      int bits =
          (x < bounds[0] ? 1 : 0)
              | (x > bounds[3] ? 2 : 0)
              | (y < bounds[1] ? 4 : 0)
              | (y > bounds[4] ? 8 : 0)
              | (z < bounds[2] ? 16 : 0)
              | (z > bounds[5] ? 32 : 0);
      outside[v] = box == null ? bits : bits | along(x - box[0], y - box[1], z - box[2]) << 6;
    }
    int words = BlockLayout.words(block);
    for (int t = 0; t < BlockLayout.triangles(header); t++) {
      int word = blocks[words + t];
      if ((outside[word & 15] & outside[word >> 4 & 15] & outside[word >> 8 & 15]) == 0) {
        out.add(block, t);
      }
    }
  }

  /** Beyond which sides of the turned box a point lies, that is so far from its centre. */
  private int along(double x, double y, double z) {
    double slack = ALONG_SLACK * (Math.abs(x) + Math.abs(y) + Math.abs(z));
    int bits = 0;
    for (int k = 0; k < 3; k++) {
      double d = x * box[3 + 3 * k] + y * box[4 + 3 * k] + z * box[5 + 3 * k];
      double limit = box[12 + k] + slack;
      bits |= (d < -limit ? 1 : d > limit ? 2 : 0) << 2 * k;
    }
    return bits;
  }
}
