package org.trackwalk.contact.vector;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.trackwalk.contact.packed.BlockLayout;
import org.trackwalk.contact.packed.NearTriangles;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeGroup;
import org.trackwalk.contact.packed.SphereKernel;

/**
 * Children of a node and triangles of a block at once, as many as a vector has floats. Boxes are
 * left out only when they surely are out of reach.
 */
final class VectorKernel implements SphereKernel {

  private static final VectorSpecies<Integer> BOX_BITS = VectorWidth.CHILDREN;
  private static final int LANES = BOX_BITS.length();

  /** Metres: centres and reaches beyond it are left to scalar code. */
  private static final double FAR_AWAY = 0x1p36;

  /** What rounding may do to a squared reach, and to the distance of a box. */
  private static final double REACH_SLACK = 1 + 0x1p-19;

  private static final int PROBE_BITS = 4;
  private static final int NEAR = 7;

  private final SphereKernel scalar;
  private final BlockSearch triangles = new BlockSearch();

  /** Per sphere: the floats just above and below its centre's x, y, z, and the squared reach. */
  private final float[] near = new float[NEAR * ProbeGroup.ROOM];

  private int[] queue = new int[1024];

  /**
   * A kernel.
   *
   * @param scalar does what is beyond floats
   */
  VectorKernel(SphereKernel scalar) {
    this.scalar = scalar;
  }

  @Override
  public String name() {
    return "vector of " + VectorWidth.LANES * Float.SIZE + " bits";
  }

  @Override
  public void findBlocks(PackedScene scene, ProbeGroup group) {
    int[] nodes = scene.nodes();
    if (nodes.length == 0) {
      return;
    }
    int end = group.size();
    for (int probe = 0; probe < end; probe++) {
      if (!isNearby(group, probe)) {
        scalar.findBlocks(scene, group);
        return;
      }
      queue[probe] = probe;
      for (int axis = 0; axis < 3; axis++) {
        float nearest = (float) group.centre(probe, axis);
        near[NEAR * probe + 2 * axis] = Math.nextUp(nearest);
        near[NEAR * probe + 2 * axis + 1] = Math.nextDown(nearest);
      }
      double squared = group.reach(probe) * group.reach(probe);
      near[NEAR * probe + NEAR - 1] = (float) (squared * REACH_SLACK);
    }
    for (int next = 0; next < end; next++) {
      int probe = queue[next] & (1 << PROBE_BITS) - 1;
      int node = BlockLayout.NODE_INTS * (queue[next] >>> PROBE_BITS);
      if (queue.length < end + BlockLayout.WIDTH) {
        queue = Arrays.copyOf(queue, 2 * queue.length);
      }
      long met = children(nodes, node, NEAR * probe);
      if (LANES < BlockLayout.WIDTH) {
        met |= children(nodes, node + LANES, NEAR * probe) << LANES;
      }
      while (met != 0) {
        int link = nodes[node + BlockLayout.LINKS + Long.numberOfTrailingZeros(met)];
        met &= met - 1;
        if (BlockLayout.isBlock(link)) {
          group.addBlock(probe, BlockLayout.block(link));
        } else {
          queue[end++] = link << PROBE_BITS | probe;
        }
      }
    }
  }

  /**
   * One bit per child of a vector of them whose box comes within reach, or nearly. How far the
   * centre is outside a box is taken as ints: floats that are not below zero have the order of
   * their bits, and the others lose to zero.
   */
  private long children(int[] nodes, int node, int at) {
    FloatVector x =
        IntVector.fromArray(BOX_BITS, nodes, node + 0)
            .reinterpretAsFloats()
            .sub(near[at + 0])
            .reinterpretAsInts()
            .max(
                IntVector.fromArray(BOX_BITS, nodes, node + 3 * BlockLayout.WIDTH)
                    .reinterpretAsFloats()
                    .neg()
                    .add(near[at + 1])
                    .reinterpretAsInts())
            .max(0)
            .reinterpretAsFloats();
    FloatVector y =
        IntVector.fromArray(BOX_BITS, nodes, node + BlockLayout.WIDTH)
            .reinterpretAsFloats()
            .sub(near[at + 2])
            .reinterpretAsInts()
            .max(
                IntVector.fromArray(BOX_BITS, nodes, node + 4 * BlockLayout.WIDTH)
                    .reinterpretAsFloats()
                    .neg()
                    .add(near[at + 3])
                    .reinterpretAsInts())
            .max(0)
            .reinterpretAsFloats();
    FloatVector z =
        IntVector.fromArray(BOX_BITS, nodes, node + 2 * BlockLayout.WIDTH)
            .reinterpretAsFloats()
            .sub(near[at + 4])
            .reinterpretAsInts()
            .max(
                IntVector.fromArray(BOX_BITS, nodes, node + 5 * BlockLayout.WIDTH)
                    .reinterpretAsFloats()
                    .neg()
                    .add(near[at + 5])
                    .reinterpretAsInts())
            .max(0)
            .reinterpretAsFloats();
    return x.fma(x, y.fma(y, z.mul(z))).compare(VectorOperators.LE, near[at + NEAR - 1]).toLong();
  }

  private static boolean isNearby(ProbeGroup group, int probe) {
    return Math.abs(group.centre(probe, 0)) < FAR_AWAY
        && Math.abs(group.centre(probe, 1)) < FAR_AWAY
        && Math.abs(group.centre(probe, 2)) < FAR_AWAY
        && group.reach(probe) < FAR_AWAY;
  }

  @Override
  public void findTriangles(PackedScene scene, ProbeGroup group, int probe, NearTriangles found) {
    if (!isNearby(group, probe)) {
      scalar.findTriangles(scene, group, probe, found);
      return;
    }
    int[] blocks = scene.blocks();
    double x = group.centre(probe, 0);
    double y = group.centre(probe, 1);
    double z = group.centre(probe, 2);
    float far = (float) (group.reach(probe) * group.reach(probe) * REACH_SLACK);
    for (int i = 0; i < group.blockCount(probe); i++) {
      triangles.find(blocks, group.block(probe, i), x, y, z, far, found);
    }
  }
}
