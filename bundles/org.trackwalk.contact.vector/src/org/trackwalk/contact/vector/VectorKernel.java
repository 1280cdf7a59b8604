package org.trackwalk.contact.vector;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;
import org.trackwalk.contact.candidate.SphereMeasure;
import org.trackwalk.contact.packed.BlockLayout;
import org.trackwalk.contact.packed.BlockTriangle;
import org.trackwalk.contact.packed.FeatureBounds;
import org.trackwalk.contact.packed.NearTriangles;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeGroup;
import org.trackwalk.contact.packed.SphereKernel;

/**
 * All children of a node, all triangles of a block at once, in floats. Boxes and triangles are left
 * out only when they surely are out of reach or behind; features are named only where {@link
 * FeatureBounds} says that rounding cannot hide them, the others are measured by the reference.
 *
 * <p>Vertices are taken relative to the centre c = h + l, h and l floats: (v - h) - l. With e =
 * 2^-24 this is within 2 e |v - c| + 2 e² |c| of the exact difference, so within 8 e M when M is at
 * least 2 e |c|.
 */
final class VectorKernel implements SphereKernel {

  private static final VectorSpecies<Integer> BOX_BITS = IntVector.SPECIES_256;
  private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_512;
  private static final VectorSpecies<Integer> BITS = IntVector.SPECIES_512;

  private static final float EPSILON = 0x1p-24f;
  private static final float DOT_BOUND = (float) FeatureBounds.dot(EPSILON);
  private static final float SIDE_BOUND = (float) FeatureBounds.side(EPSILON);
  private static final float VOLUME_BOUND =
      (float) FeatureBounds.volume(EPSILON) * (float) FeatureBounds.volume(EPSILON);

  /**
   * Bound of a squared distance to an edge, in m: 200 e from where the foot is put, 132 e from the
   * dot products, a few e from rounding.
   */
  private static final float FAR_BOUND = 512 * EPSILON;

  /** Square metres: cubes between these neither underflow nor overflow with their bounds. */
  private static final float LEAST_SQUARE = 0x1p-32f;

  private static final float GREATEST_SQUARE = 0x1p32f;

  /** Metres: centres and reaches beyond it are left to scalar code. */
  private static final double FAR_AWAY = 0x1p36;

  /** What rounding may do to a squared reach, and to the distance of a box. */
  private static final double REACH_SLACK = 1 + 0x1p-19;

  private static final int PROBE_BITS = 4;
  private static final int NEAR = 7;
  private static final int ONE_BITS = 0x3f800000;
  private static final int WITHOUT_SIGN = 0x7fffffff;

  private final SphereKernel scalar;
  private final BlockTriangle undecided = new BlockTriangle();

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
    return "vector";
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
   * One bit per child whose box comes within reach, or nearly. How far the centre is outside a box
   * is taken as ints: floats that are not below zero have the order of their bits, and the others
   * lose to zero.
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
    float size = (float) Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z));
    float least = Math.max(LEAST_SQUARE, 16 * EPSILON * EPSILON * size * size);
    for (int i = 0; i < group.blockCount(probe); i++) {
      findTriangles(blocks, group.block(probe, i), x, y, z, far, least, found);
    }
  }

  private void findTriangles(
      int[] blocks,
      int block,
      double x,
      double y,
      double z,
      float squaredReach,
      float least,
      NearTriangles found) {
    int header = blocks[block];
    int count = BlockLayout.vertices(header);
    int at = BlockLayout.coordinates(block, header);
    float hx = (float) x;
    float hy = (float) y;
    float hz = (float) z;
    // no vector leaves this method, and no method of this class is called with one: the compiler
    // would not inline it into a method of this size, and then every vector becomes an object
    FloatVector vx = IntVector.fromArray(BITS, blocks, at).reinterpretAsFloats();
    FloatVector vy = IntVector.fromArray(BITS, blocks, at + count).reinterpretAsFloats();
    FloatVector vz = IntVector.fromArray(BITS, blocks, at + 2 * count).reinterpretAsFloats();
    vx = vx.sub(hx).sub((float) (x - hx));
    vy = vy.sub(hy).sub((float) (y - hy));
    vz = vz.sub(hz).sub((float) (z - hz));
    FloatVector vv = vx.fma(vx, vy.fma(vy, vz.mul(vz)));
    IntVector words = IntVector.fromArray(BITS, blocks, BlockLayout.words(block));
    VectorShuffle<Float> corner = words.and(15).toShuffle().cast(LANES);
    FloatVector ax = vx.rearrange(corner);
    FloatVector ay = vy.rearrange(corner);
    FloatVector az = vz.rearrange(corner);
    FloatVector aa = vv.rearrange(corner);
    corner = words.lanewise(VectorOperators.LSHR, 4).and(15).toShuffle().cast(LANES);
    FloatVector bx = vx.rearrange(corner);
    FloatVector by = vy.rearrange(corner);
    FloatVector bz = vz.rearrange(corner);
    FloatVector bb = vv.rearrange(corner);
    corner = words.lanewise(VectorOperators.LSHR, 8).and(15).toShuffle().cast(LANES);
    FloatVector cx = vx.rearrange(corner);
    FloatVector cy = vy.rearrange(corner);
    FloatVector cz = vz.rearrange(corner);
    FloatVector cc = vv.rearrange(corner);
    FloatVector ab = ax.fma(bx, ay.fma(by, az.mul(bz)));
    FloatVector bc = bx.fma(cx, by.fma(cy, bz.mul(cz)));
    FloatVector ca = cx.fma(ax, cy.fma(ay, cz.mul(az)));
    // floats that are not below zero have the order of their bits: minima and maxima of ints cost a
    // fifth of those of floats
    FloatVector m =
        aa.reinterpretAsInts()
            .max(bb.reinterpretAsInts())
            .max(cc.reinterpretAsInts())
            .max(Float.floatToRawIntBits(least))
            .reinterpretAsFloats();
    // u, v, w: b - a, c - a, c - b; p, q, r: from a, b, c to the centre
    FloatVector up = aa.sub(ab);
    FloatVector vp = aa.sub(ca);
    FloatVector uq = ab.sub(bb);
    FloatVector wq = bb.sub(bc);
    FloatVector vr = ca.sub(cc);
    FloatVector wr = bc.sub(cc);
    FloatVector uc = bc.sub(ca);
    FloatVector uu = up.sub(uq);
    FloatVector ll = vp.sub(vr);
    FloatVector ww = wq.sub(wr);
    FloatVector uv = uc.add(up);
    FloatVector onAb = uu.mul(vp).sub(uv.mul(up));
    FloatVector onCa = ll.mul(up).sub(uv.mul(vp));
    FloatVector onBc = uc.add(uq).mul(wq).sub(ww.mul(uq));
    FloatVector mm = m.mul(m);
    FloatVector side = mm.mul(SIDE_BOUND);
    FloatVector outside = mm.mul(-SIDE_BOUND);
    // where the foot is on each edge, clamped to the edge as ints: what is below zero becomes zero
    FloatVector t = up.div(uu).reinterpretAsInts().max(0).min(ONE_BITS).reinterpretAsFloats();
    IntVector nearest = t.fma(t.mul(uu).sub(up.add(up)), aa).reinterpretAsInts();
    t = wq.div(ww).reinterpretAsInts().max(0).min(ONE_BITS).reinterpretAsFloats();
    nearest = nearest.min(t.fma(t.mul(ww).sub(wq.add(wq)), bb).reinterpretAsInts());
    t = vp.div(ll).reinterpretAsInts().max(0).min(ONE_BITS).reinterpretAsFloats();
    nearest = nearest.min(t.fma(t.mul(ll).sub(vp.add(vp)), aa).reinterpretAsInts());
    VectorMask<Float> small = m.compare(VectorOperators.LT, GREATEST_SQUARE);
    long smallLanes = small.toLong();
    long out =
        nearest
                .reinterpretAsFloats()
                .compare(VectorOperators.GT, m.mul(FAR_BOUND).add(squaredReach))
                .toLong()
            & (onAb.compare(VectorOperators.LT, outside).toLong()
                | onBc.compare(VectorOperators.LT, outside).toLong()
                | onCa.compare(VectorOperators.LT, outside).toLong())
            & smallLanes;
    long inReach = ~out & (1L << BlockLayout.triangles(header)) - 1;
    if (inReach == 0) {
      return;
    }
    FloatVector volume =
        ax.fma(
            bz.mul(cy).sub(by.mul(cz)),
            ay.fma(bx.mul(cz).sub(bz.mul(cx)), az.mul(by.mul(cx).sub(bx.mul(cy)))));
    long sided =
        volume.mul(volume).compare(VectorOperators.GT, mm.mul(m).mul(VOLUME_BOUND)).toLong()
            & smallLanes;
    long twoSided = words.and(BlockLayout.TWO_SIDED).compare(VectorOperators.NE, 0).toLong();
    inReach &= ~(volume.compare(VectorOperators.LT, 0).toLong() & sided & ~twoSided);
    IntVector leastDot =
        up.reinterpretAsInts()
            .and(WITHOUT_SIGN)
            .min(vp.reinterpretAsInts().and(WITHOUT_SIGN))
            .min(uq.reinterpretAsInts().and(WITHOUT_SIGN))
            .min(wq.reinterpretAsInts().and(WITHOUT_SIGN))
            .min(vr.reinterpretAsInts().and(WITHOUT_SIGN))
            .min(wr.reinterpretAsInts().and(WITHOUT_SIGN));
    IntVector leastSide =
        onAb.reinterpretAsInts()
            .and(WITHOUT_SIGN)
            .min(onBc.reinterpretAsInts().and(WITHOUT_SIGN))
            .min(onCa.reinterpretAsInts().and(WITHOUT_SIGN));
    long sure =
        leastDot.reinterpretAsFloats().compare(VectorOperators.GT, m.mul(DOT_BOUND)).toLong()
            & leastSide.reinterpretAsFloats().compare(VectorOperators.GT, side).toLong()
            & smallLanes
            & (sided | twoSided);
    long upNegative = up.compare(VectorOperators.LT, 0).toLong();
    long vpNegative = vp.compare(VectorOperators.LT, 0).toLong();
    long uqNegative = uq.compare(VectorOperators.LT, 0).toLong();
    long wqNegative = wq.compare(VectorOperators.LT, 0).toLong();
    long vrNegative = vr.compare(VectorOperators.LT, 0).toLong();
    long wrNegative = wr.compare(VectorOperators.LT, 0).toLong();
    long atA = upNegative & vpNegative;
    long atB = ~uqNegative & wqNegative & ~atA;
    long atC = ~vrNegative & ~wrNegative & ~atA & ~atB;
    long open = ~(atA | atB | atC);
    long onEdgeAb = onAb.compare(VectorOperators.LT, 0).toLong() & ~upNegative & uqNegative & open;
    long onEdgeBc =
        onBc.compare(VectorOperators.LT, 0).toLong() & ~wqNegative & wrNegative & open & ~onEdgeAb;
    long onEdgeCa =
        onCa.compare(VectorOperators.LT, 0).toLong()
            & ~vpNegative
            & vrNegative
            & open
            & ~onEdgeAb
            & ~onEdgeBc;
    long odd = onEdgeAb | onEdgeCa | atB;
    long second = onEdgeBc | onEdgeCa | atC;
    long vertex = ~open;
    while (inReach != 0) {
      int lane = Long.numberOfTrailingZeros(inReach);
      inReach &= inReach - 1;
      int feature =
          (int) (odd >>> lane & 1 | (second >>> lane & 1) << 1 | (vertex >>> lane & 1) << 2);
      if ((sure >>> lane & 1) == 0) {
        feature = undecided.measure(blocks, block, lane, x, y, z);
      }
      if (feature != SphereMeasure.BEHIND) {
        found.add(blocks, block, lane, feature);
      }
    }
  }
}
