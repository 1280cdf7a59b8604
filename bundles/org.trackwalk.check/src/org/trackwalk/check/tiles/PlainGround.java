package org.trackwalk.check.tiles;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.crossing.CrossingFinder;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.Fans;
import org.trackwalk.ground.surface.Thinness;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles of which no rule has anything to say: ground that faces up and lies on all three sides
 * beside more of it, without a fold, neither thin nor long, through which nothing goes. Every limit
 * is on the safe side of those of the rules.
 */
final class PlainGround {

  /** Cosine of 15 degrees: less than any bend that is looked at off the road. */
  private static final double BEND = StrictMath.cos(StrictMath.toRadians(15));

  /** Metres; quality.sliver warns below 1 mm, edge.wrong-normal looks at 57 mm. */
  static final double HEIGHT = 0.1;

  /** Degrees by which a normal is uncertain; quality.sliver warns from 1 degree on. */
  static final double UNCERTAIN = 0.5;

  /** Height over length; quality.sliver notes what is below 0.01. */
  static final double RATIO = 0.02;

  /** Metres; quality.oversized notes edges over 500. */
  static final double LENGTH = 250;

  private final WeldedSurface surface;
  private final Topology topology;
  private final BitSet others = new BitSet();
  private final BitSet seams = new BitSet();

  private PlainGround(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  /**
   * Looks at each triangle.
   *
   * @param topology of the surface, each triangle once
   */
  static PlainGround of(WeldedSurface surface, Topology topology, int threads) {
    PlainGround ground = new PlainGround(surface, topology);
    ground.look(threads);
    return ground;
  }

  /** The triangles that are not plain. */
  BitSet others() {
    return others;
  }

  /** Those that would be, but for a neighbour of another piece: there is a seam without a fault. */
  BitSet seams() {
    return seams;
  }

  private void look(int threads) {
    double[] n = new double[3];
    double[] m = new double[3];
    for (int t = 0; t < surface.triangleCount(); t++) {
      others.set(t, !plain(t, n, m));
    }
    for (int t : Thinness.suspects(surface, Memory.none(), HEIGHT, UNCERTAIN, RATIO)) {
      others.set(t);
    }
    BitSet knots = new BitSet();
    Fans.all(surface, topology, threads).forEach(fan -> knots.set(fan.vertex()));
    for (int i = 0; i < surface.triangles().length && !knots.isEmpty(); i++) {
      if (knots.get(surface.triangles()[i])) {
        others.set(i / 3);
      }
    }
    IntPredicate all = t -> true;
    for (Crossing crossing : new CrossingFinder(surface, topology, threads).find(all, all, 0)) {
      others.set(crossing.first());
      others.set(crossing.second());
    }
  }

  private boolean plain(int t, double[] n, double[] m) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    Vec.areaNormal(p, c, t, n, 0);
    double nn = Vec.dot(n, 0, n, 0);
    boolean plain =
        nn > 0 && n[1] > 0 && n[1] * n[1] >= Slopes.GROUND_SQUARE * nn && !topology.degenerate(t);
    for (int h = 3 * t; plain && h < 3 * t + 3; h++) {
      int twin = topology.twin(h);
      plain =
          twin >= 0
              && !topology.sameDirection(h)
              && !surface.hasNegativeZero(c[h])
              && length(p, topology.from(h), topology.to(h)) <= LENGTH;
      if (plain) {
        Vec.areaNormal(p, c, twin / 3, m, 0);
        double dot = Vec.dot(n, 0, m, 0);
        plain = dot > 0 && dot * dot >= BEND * BEND * nn * Vec.dot(m, 0, m, 0);
        seams.set(t, seams.get(t) || surface.pieceOf(twin / 3) != surface.pieceOf(t));
      }
    }
    return plain;
  }

  private static double length(float[] p, int a, int b) {
    double x = (double) p[3 * a] - p[3 * b];
    double y = (double) p[3 * a + 1] - p[3 * b + 1];
    double z = (double) p[3 * a + 2] - p[3 * b + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
