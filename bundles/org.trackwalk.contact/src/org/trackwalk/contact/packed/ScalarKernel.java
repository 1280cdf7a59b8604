package org.trackwalk.contact.packed;

import java.util.Arrays;

/** Plain Java: fast from the first query on. */
final class ScalarKernel implements SphereKernel {

  private static final int PROBE_BITS = 4;

  /** What rounding may do to a reach, its square, and a coordinate that is compared with them. */
  private static final double REACH_SLACK = 1 + 0x1p-48;

  private final BlockTriangle undecided = new BlockTriangle();
  private final int[] outside = new int[BlockLayout.ROOM];

  /** Per vertex of the block in work: relative to the centre x, y, z, and the squared length. */
  private final double[] relative = new double[4 * BlockLayout.ROOM];

  /** Nodes to visit, each with the probe that visits it. */
  private int[] queue = new int[1024];

  @Override
  public String name() {
    return "scalar";
  }

  /**
   * Level by level over the whole group: the next visits do not depend on this one, so the machine
   * reads their nodes ahead.
   */
  @Override
  public void findBlocks(PackedScene scene, ProbeGroup group) {
    int[] nodes = scene.nodes();
    if (nodes.length == 0) {
      return;
    }
    int end = group.size();
    for (int probe = 0; probe < end; probe++) {
      queue[probe] = probe;
    }
    float[] bounds = group.bounds();
    for (int next = 0; next < end; next++) {
      int probe = queue[next] & (1 << PROBE_BITS) - 1;
      int node = BlockLayout.NODE_INTS * (queue[next] >>> PROBE_BITS);
      int at = ProbeGroup.BOUNDS * probe;
      float lowX = bounds[at];
      float lowY = bounds[at + 1];
      float lowZ = bounds[at + 2];
      float highX = bounds[at + 3];
      float highY = bounds[at + 4];
      float highZ = bounds[at + 5];
      if (queue.length < end + BlockLayout.WIDTH) {
        queue = Arrays.copyOf(queue, 2 * queue.length);
      }
      for (int c = node; c < node + BlockLayout.WIDTH; c++) {
        int apart =
            below(nodes[c + 24], lowX)
                | below(highX, nodes[c])
                | below(nodes[c + 40], lowZ)
                | below(highZ, nodes[c + 16])
                | below(nodes[c + 32], lowY)
                | below(highY, nodes[c + 8]);
        if (apart >= 0 && meets(nodes, c, group, probe)) {
          int link = nodes[c + BlockLayout.LINKS];
          if (BlockLayout.isBlock(link)) {
            group.addBlock(probe, BlockLayout.block(link));
          } else {
            queue[end++] = link << PROBE_BITS | probe;
          }
        }
      }
    }
  }

  /** Below zero when a number, as float bits, is below a bound. */
  private static int below(int number, float bound) {
    return Float.floatToRawIntBits(Float.intBitsToFloat(number) - bound);
  }

  /** Below zero when a bound is below a number, as float bits. */
  private static int below(float bound, int number) {
    return Float.floatToRawIntBits(bound - Float.intBitsToFloat(number));
  }

  /** True when a child's box comes within a sphere's reach, or nearly. */
  private static boolean meets(int[] nodes, int child, ProbeGroup group, int probe) {
    double dx = beyond(nodes, child, group.centre(probe, 0));
    double dy = beyond(nodes, child + BlockLayout.WIDTH, group.centre(probe, 1));
    double dz = beyond(nodes, child + 2 * BlockLayout.WIDTH, group.centre(probe, 2));
    double reach = group.reach(probe);
    return dx * dx + dy * dy + dz * dz <= reach * reach * REACH_SLACK;
  }

  /** How far a centre is outside a child's box along an axis; zero inside. */
  private static double beyond(int[] nodes, int low, double centre) {
    double under = Float.intBitsToFloat(nodes[low]) - centre;
    double over = centre - Float.intBitsToFloat(nodes[low + 3 * BlockLayout.WIDTH]);
    double outside = under > over ? under : over;
    return outside > 0 ? outside : 0;
  }

  @Override
  public void findTriangles(PackedScene scene, ProbeGroup group, int probe, NearTriangles near) {
    int[] blocks = scene.blocks();
    for (int i = 0; i < group.blockCount(probe); i++) {
      findTriangles(
          blocks,
          group.block(probe, i),
          group.centre(probe, 0),
          group.centre(probe, 1),
          group.centre(probe, 2),
          group.reach(probe),
          near);
    }
  }

  private void findTriangles(
      int[] blocks, int block, double x, double y, double z, double reach, NearTriangles near) {
    int header = blocks[block];
    place(blocks, block, header, x, y, z, reach * REACH_SLACK);
    double squaredReach = reach * reach * REACH_SLACK;
    double[] p = relative;
    int words = BlockLayout.words(block);
    // all bits first, then what is left: one branch that is hard to foresee instead of sixteen
    int left = 0;
    for (int t = BlockLayout.triangles(header) - 1; t >= 0; t--) {
      int word = blocks[words + t];
      int apart = outside[word & 15] & outside[word >> 4 & 15] & outside[word >> 8 & 15];
      left = left << 1 | apart - 1 >>> 31;
    }
    for (; left != 0; left &= left - 1) {
      int at = words + Integer.numberOfTrailingZeros(left);
      int word = blocks[at];
      int a = word & 15;
      int b = word >> 4 & 15;
      int c = word >> 8 & 15;
      a <<= 2;
      b <<= 2;
      c <<= 2;
      int feature =
          TriangleRegion.of(
              p[a],
              p[a + 1],
              p[a + 2],
              p[a + 3],
              p[b],
              p[b + 1],
              p[b + 2],
              p[b + 3],
              p[c],
              p[c + 1],
              p[c + 2],
              p[c + 3],
              (word & BlockLayout.TWO_SIDED) != 0,
              squaredReach);
      if (feature == TriangleRegion.UNSURE) {
        feature = undecided.measure(blocks, block, at - words, x, y, z);
      }
      if (feature >= 0) {
        near.add(blocks, block, at - words, feature);
      }
    }
  }

  /** Places the vertices relative to the centre, and notes beyond which bounds each lies. */
  private void place(
      int[] blocks, int block, int header, double x, double y, double z, double reach) {
    int count = BlockLayout.vertices(header);
    int at = BlockLayout.coordinates(block, header);
    for (int v = 0; v < count; v++) {
      double px = Float.intBitsToFloat(blocks[at + v]) - x;
      double py = Float.intBitsToFloat(blocks[at + count + v]) - y;
      double pz = Float.intBitsToFloat(blocks[at + 2 * count + v]) - z;
      relative[4 * v] = px;
      relative[4 * v + 1] = py;
      relative[4 * v + 2] = pz;
      relative[4 * v + 3] = px * px + py * py + pz * pz;
      outside[v] =
          below(reach, px)
              | below(px, -reach) << 1
              | below(reach, py) << 2
              | below(py, -reach) << 3
              | below(reach, pz) << 4
              | below(pz, -reach) << 5;
    }
  }

  /** 1 for a below b, without a branch; the reach is not zero, so neither are two equal numbers. */
  private static int below(double a, double b) {
    return (int) (Double.doubleToRawLongBits(a - b) >>> 63);
  }
}
