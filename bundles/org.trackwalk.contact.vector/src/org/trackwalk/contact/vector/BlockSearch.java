package org.trackwalk.contact.vector;

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

/**
 * As many triangles of a block as a vector has floats, one after the other so many, in floats.
 * Triangles are left out only when they surely are out of reach or behind; features are named only
 * where {@link FeatureBounds} says that rounding cannot hide them, the others are measured by the
 * reference.
 *
 * <p>Vertices are taken relative to the centre c = h + l, h and l floats: (v - h) - l. With e =
 * 2^-24 this is within 2 e |v - c| + 2 e² |c| of the exact difference, so within 8 e M when M is at
 * least 2 e |c|.
 */
final class BlockSearch {

  private static final VectorSpecies<Float> FLOATS = VectorWidth.FLOATS;
  private static final VectorSpecies<Integer> BITS = VectorWidth.INTS;
  private static final int LANES = VectorWidth.LANES;
  private static final int PARTS = VectorWidth.PARTS;

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

  private static final int ONE_BITS = 0x3f800000;
  private static final int WITHOUT_SIGN = 0x7fffffff;

  private final BlockTriangle undecided = new BlockTriangle();

  /**
   * Adds the triangles of a block that may be in reach of a sphere and do not face away.
   *
   * @param squaredReach not less than the square of the reach
   */
  void find(
      int[] blocks,
      int block,
      double x,
      double y,
      double z,
      float squaredReach,
      NearTriangles found) {
    int header = blocks[block];
    int triangles = BlockLayout.triangles(header);
    int count = BlockLayout.vertices(header);
    int at = BlockLayout.coordinates(block, header);
    float hx = (float) x;
    float hy = (float) y;
    float hz = (float) z;
    float lx = (float) (x - hx);
    float ly = (float) (y - hy);
    float lz = (float) (z - hz);
    float size = (float) Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.abs(z));
    float least = Math.max(LEAST_SQUARE, 16 * EPSILON * EPSILON * size * size);
    // no vector leaves this method, and no method of this class is called with one: the compiler
    // would not inline it into a method of this size, and then every vector becomes an object
    FloatVector x0 = IntVector.fromArray(BITS, blocks, at).reinterpretAsFloats();
    x0 = x0.sub(hx).sub(lx);
    FloatVector y0 = IntVector.fromArray(BITS, blocks, at + count).reinterpretAsFloats();
    y0 = y0.sub(hy).sub(ly);
    FloatVector z0 = IntVector.fromArray(BITS, blocks, at + 2 * count).reinterpretAsFloats();
    z0 = z0.sub(hz).sub(lz);
    FloatVector v0 = x0.fma(x0, y0.fma(y0, z0.mul(z0)));
    FloatVector x1 = x0;
    FloatVector y1 = y0;
    FloatVector z1 = z0;
    FloatVector v1 = v0;
    FloatVector x2 = x0;
    FloatVector y2 = y0;
    FloatVector z2 = z0;
    FloatVector v2 = v0;
    FloatVector x3 = x0;
    FloatVector y3 = y0;
    FloatVector z3 = z0;
    FloatVector v3 = v0;
    if (PARTS > 1) {
      x1 = IntVector.fromArray(BITS, blocks, at + LANES).reinterpretAsFloats();
      x1 = x1.sub(hx).sub(lx);
      y1 = IntVector.fromArray(BITS, blocks, at + count + LANES).reinterpretAsFloats();
      y1 = y1.sub(hy).sub(ly);
      z1 = IntVector.fromArray(BITS, blocks, at + 2 * count + LANES).reinterpretAsFloats();
      z1 = z1.sub(hz).sub(lz);
      v1 = x1.fma(x1, y1.fma(y1, z1.mul(z1)));
    }
    if (PARTS > 2) {
      x2 = IntVector.fromArray(BITS, blocks, at + 2 * LANES).reinterpretAsFloats();
      x2 = x2.sub(hx).sub(lx);
      y2 = IntVector.fromArray(BITS, blocks, at + count + 2 * LANES).reinterpretAsFloats();
      y2 = y2.sub(hy).sub(ly);
      z2 = IntVector.fromArray(BITS, blocks, at + 2 * count + 2 * LANES).reinterpretAsFloats();
      z2 = z2.sub(hz).sub(lz);
      v2 = x2.fma(x2, y2.fma(y2, z2.mul(z2)));
      x3 = IntVector.fromArray(BITS, blocks, at + 3 * LANES).reinterpretAsFloats();
      x3 = x3.sub(hx).sub(lx);
      y3 = IntVector.fromArray(BITS, blocks, at + count + 3 * LANES).reinterpretAsFloats();
      y3 = y3.sub(hy).sub(ly);
      z3 = IntVector.fromArray(BITS, blocks, at + 2 * count + 3 * LANES).reinterpretAsFloats();
      z3 = z3.sub(hz).sub(lz);
      v3 = x3.fma(x3, y3.fma(y3, z3.mul(z3)));
    }
    for (int from = 0; from < triangles; from += LANES) {
      IntVector words = IntVector.fromArray(BITS, blocks, BlockLayout.words(block) + from);
      IntVector which = words.and(15);
      VectorShuffle<Float> corner = which.and(LANES - 1).toShuffle().cast(FLOATS);
      FloatVector ax = x0.rearrange(corner);
      FloatVector ay = y0.rearrange(corner);
      FloatVector az = z0.rearrange(corner);
      FloatVector aa = v0.rearrange(corner);
      if (PARTS > 1) {
        VectorMask<Float> next = which.and(LANES).compare(VectorOperators.NE, 0).cast(FLOATS);
        ax = ax.blend(x1.rearrange(corner), next);
        ay = ay.blend(y1.rearrange(corner), next);
        az = az.blend(z1.rearrange(corner), next);
        aa = aa.blend(v1.rearrange(corner), next);
        if (PARTS > 2) {
          VectorMask<Float> upper =
              which.and(2 * LANES).compare(VectorOperators.NE, 0).cast(FLOATS);
          ax = ax.blend(x2.rearrange(corner).blend(x3.rearrange(corner), next), upper);
          ay = ay.blend(y2.rearrange(corner).blend(y3.rearrange(corner), next), upper);
          az = az.blend(z2.rearrange(corner).blend(z3.rearrange(corner), next), upper);
          aa = aa.blend(v2.rearrange(corner).blend(v3.rearrange(corner), next), upper);
        }
      }
      which = words.lanewise(VectorOperators.LSHR, 4).and(15);
      corner = which.and(LANES - 1).toShuffle().cast(FLOATS);
      FloatVector bx = x0.rearrange(corner);
      FloatVector by = y0.rearrange(corner);
      FloatVector bz = z0.rearrange(corner);
      FloatVector bb = v0.rearrange(corner);
      if (PARTS > 1) {
        VectorMask<Float> next = which.and(LANES).compare(VectorOperators.NE, 0).cast(FLOATS);
        bx = bx.blend(x1.rearrange(corner), next);
        by = by.blend(y1.rearrange(corner), next);
        bz = bz.blend(z1.rearrange(corner), next);
        bb = bb.blend(v1.rearrange(corner), next);
        if (PARTS > 2) {
          VectorMask<Float> upper =
              which.and(2 * LANES).compare(VectorOperators.NE, 0).cast(FLOATS);
          bx = bx.blend(x2.rearrange(corner).blend(x3.rearrange(corner), next), upper);
          by = by.blend(y2.rearrange(corner).blend(y3.rearrange(corner), next), upper);
          bz = bz.blend(z2.rearrange(corner).blend(z3.rearrange(corner), next), upper);
          bb = bb.blend(v2.rearrange(corner).blend(v3.rearrange(corner), next), upper);
        }
      }
      which = words.lanewise(VectorOperators.LSHR, 8).and(15);
      corner = which.and(LANES - 1).toShuffle().cast(FLOATS);
      FloatVector cx = x0.rearrange(corner);
      FloatVector cy = y0.rearrange(corner);
      FloatVector cz = z0.rearrange(corner);
      FloatVector cc = v0.rearrange(corner);
      if (PARTS > 1) {
        VectorMask<Float> next = which.and(LANES).compare(VectorOperators.NE, 0).cast(FLOATS);
        cx = cx.blend(x1.rearrange(corner), next);
        cy = cy.blend(y1.rearrange(corner), next);
        cz = cz.blend(z1.rearrange(corner), next);
        cc = cc.blend(v1.rearrange(corner), next);
        if (PARTS > 2) {
          VectorMask<Float> upper =
              which.and(2 * LANES).compare(VectorOperators.NE, 0).cast(FLOATS);
          cx = cx.blend(x2.rearrange(corner).blend(x3.rearrange(corner), next), upper);
          cy = cy.blend(y2.rearrange(corner).blend(y3.rearrange(corner), next), upper);
          cz = cz.blend(z2.rearrange(corner).blend(z3.rearrange(corner), next), upper);
          cc = cc.blend(v2.rearrange(corner).blend(v3.rearrange(corner), next), upper);
        }
      }
      FloatVector ab = ax.fma(bx, ay.fma(by, az.mul(bz)));
      FloatVector bc = bx.fma(cx, by.fma(cy, bz.mul(cz)));
      FloatVector ca = cx.fma(ax, cy.fma(ay, cz.mul(az)));
      // floats that are not below zero have the order of their bits: extremes of ints cost a fifth
      // of those of floats
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
      // where the foot is on each edge, clamped to it as ints: what is below zero becomes zero
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
      long inReach = ~out & (1L << Math.min(LANES, triangles - from)) - 1;
      if (inReach == 0) {
        continue;
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
      long onEdgeAb =
          onAb.compare(VectorOperators.LT, 0).toLong() & ~upNegative & uqNegative & open;
      long onEdgeBc =
          onBc.compare(VectorOperators.LT, 0).toLong()
              & ~wqNegative
              & wrNegative
              & open
              & ~onEdgeAb;
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
          feature = undecided.measure(blocks, block, from + lane, x, y, z);
        }
        if (feature != SphereMeasure.BEHIND) {
          found.add(blocks, block, from + lane, feature);
        }
      }
    }
  }
}
