package org.trackwalk.check.corridor;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What a car falls onto, of some level ground: off a bridge's edge, a cliff, the end of a ramp.
 * Through ground one does not fall: what lies under a hill is not reached from the hill.
 */
final class Falls {

  private final WeldedSurface surface;
  private final IntList below;
  private final StaticTree tree;
  private final OpenSky sky;
  private final Brink brink;
  private final IntList hits = new IntList();
  private final float[] box = new float[6];

  /**
   * Falls onto some ground.
   *
   * @param ground all triangles that may carry a car
   * @param below those of them that a car may fall onto
   */
  Falls(WeldedSurface surface, Topology topology, BitSet ground, IntList below) {
    this.surface = surface;
    this.below = below;
    this.tree = Verge.tree(surface, below);
    this.sky = new OpenSky(surface, covers(ground));
    this.brink = new Brink(surface, topology);
  }

  /** Ground that has some of what lies below under it. */
  private IntList covers(BitSet ground) {
    IntList covers = new IntList();
    for (int t = ground.nextSetBit(0); t >= 0; t = ground.nextSetBit(t + 1)) {
      float[] b = Verge.box(surface.positions(), surface.triangles(), t, (float) OpenSky.BESIDE);
      // None at most: the first hit ends the search.
      if (!tree.overlapping(b[0], -Float.MAX_VALUE, b[2], b[3], b[4], b[5], 0, hits)
          && OpenSky.cover(surface, t)) {
        covers.add(t);
      }
    }
    return covers;
  }

  /**
   * Finds what a car falls onto from a triangle.
   *
   * @param wanted of which triangles it is to be known
   * @param out cleared, then filled with triangles; some may be in it more than once
   */
  void from(int triangle, IntPredicate wanted, IntList out) {
    out.clear();
    if (Math.abs(Vec.normal(surface.positions(), surface.triangles(), triangle)[1]) < Verge.LEVEL) {
      return;
    }
    for (int h = 3 * triangle; h < 3 * triangle + 3; h++) {
      if (brink.at(h)) {
        over(wanted, out);
      }
    }
  }

  private void over(IntPredicate wanted, IntList out) {
    brink.box(box);
    tree.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
    for (int i = 0; i < hits.size(); i++) {
      int to = below.get(hits.get(i));
      if (wanted.test(to) && brink.onto(to, sky)) {
        out.add(to);
      }
    }
  }
}
