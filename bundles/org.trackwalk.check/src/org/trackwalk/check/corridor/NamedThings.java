package org.trackwalk.check.corridor;

import java.util.BitSet;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Things that bear the road's name and are no road: trees, tents and arches of a tile whose one
 * object or material makes all of it road. A part that hangs together is such a thing when a car
 * does not fit onto it and no wheel gets there from the road: neither joined, nor over a step, nor
 * by falling. A plank of a bridge, a kerb and a painted square are smaller, but are driven on. What
 * only stands up keeps its name: it may be the face of a kerb. A level of which no part is larger
 * than a car has no road to set out from, so its names hold.
 */
final class NamedThings {

  private final WeldedSurface surface;
  private final Topology topology;
  private final byte[] codes;
  private final Partition parts;

  /** What each part covers as seen from above and from below, square metres. */
  private final double[] up;

  private final double[] down;

  /** Parts with a triangle that is less steep than a wall. */
  private final BitSet level = new BitSet();

  private NamedThings(WeldedSurface surface, Topology topology, byte[] codes) {
    this.surface = surface;
    this.topology = topology;
    this.codes = codes;
    this.parts = new Partition(surface.vertexCount());
    this.up = new double[surface.vertexCount()];
    this.down = new double[surface.vertexCount()];
  }

  /** Takes the road's class from things that are none; they are without a class then. */
  static void forget(WeldedSurface surface, Topology topology, byte[] codes) {
    new NamedThings(surface, topology, codes).forget();
  }

  private void forget() {
    byte road = CorridorFinder.code(SurfaceClass.ROAD);
    join(road);
    BitSet smallParts = new BitSet();
    boolean anyLarge = false;
    for (int part = level.nextSetBit(0); part >= 0; part = level.nextSetBit(part + 1)) {
      smallParts.set(part, !holdsCar(part));
      anyLarge |= holdsCar(part);
    }
    if (smallParts.isEmpty() || !anyLarge) {
      return;
    }
    BitSet small = new BitSet();
    for (int t = 0; t < codes.length; t++) {
      small.set(t, codes[t] == road && smallParts.get(part(t)));
    }
    BitSet left = unreached(small, new BitSet());
    BitSet unknown = left.isEmpty() ? left : of(SurfaceClass.UNKNOWN);
    if (!unknown.isEmpty()) {
      unknown.stream().filter(t -> !isLevel(t)).forEach(unknown::clear);
      left = unreached(left, unknown); // over ground without a name
    }
    left.stream().forEach(t -> codes[t] = CorridorFinder.code(SurfaceClass.UNKNOWN));
  }

  private BitSet of(SurfaceClass wanted) {
    byte code = CorridorFinder.code(wanted);
    BitSet found = new BitSet();
    for (int t = 0; t < codes.length; t++) {
      found.set(t, codes[t] == code);
    }
    return found;
  }

  /** Joins the road's triangles by their corners and measures what lies in each part. */
  private void join(byte road) {
    int[] c = surface.triangles();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road) {
        parts.join(c[3 * t], c[3 * t + 1]);
        parts.join(c[3 * t], c[3 * t + 2]);
      }
    }
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road) {
        double[] n = Vec.areaNormal(surface.positions(), c, t);
        if (Math.abs(n[1]) >= Verge.LEVEL * Math.sqrt(Vec.dot(n, 0, n, 0)) && n[1] != 0) {
          (n[1] > 0 ? up : down)[part(t)] += Math.abs(n[1]) / 2;
          level.set(part(t));
        }
      }
    }
  }

  private boolean holdsCar(int part) {
    return Math.max(up[part], down[part]) >= CorridorFinder.FOOTPRINT;
  }

  /**
   * Which of some small parts no wheel gets onto.
   *
   * @param ground what else a car may go over
   */
  private BitSet unreached(BitSet small, BitSet ground) {
    byte[] tried = codes.clone();
    small.stream().forEach(t -> tried[t] = CorridorFinder.code(SurfaceClass.UNKNOWN));
    BitSet candidates = (BitSet) ground.clone();
    small.stream().filter(this::isLevel).forEach(candidates::set);
    ReachedGround.classify(surface, topology, tried, candidates, candidates);
    BitSet reached = new BitSet();
    byte verge = CorridorFinder.code(SurfaceClass.VERGE);
    small.stream().filter(t -> tried[t] == verge).forEach(t -> reached.set(part(t)));
    BitSet left = new BitSet();
    small.stream().filter(t -> !reached.get(part(t))).forEach(left::set);
    return left;
  }

  private int part(int t) {
    return parts.first(surface.triangles()[3 * t]);
  }

  private boolean isLevel(int t) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), t);
    return Math.abs(n[1]) >= Verge.LEVEL;
  }
}
