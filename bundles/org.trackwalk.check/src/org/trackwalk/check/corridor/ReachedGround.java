package org.trackwalk.check.corridor;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which level ground beside the road a car gets onto: what is joined to the road or to such ground,
 * what lies no more than a step higher beside it, and what it falls onto. Roofs, crowns of palms
 * and cables over the road are none, though they are level and near.
 */
final class ReachedGround {

  /** What a number stands for that is no triangle. */
  private static final int NONE = -1;

  private final WeldedSurface surface;
  private final Partition parts;
  private final BitSet reached = new BitSet();
  private final IntList work = new IntList();
  private final IntList waiting = new IntList();

  /** For each part that waits its first triangle, as a place in the list of those that wait. */
  private int[] first;

  private int[] next;

  private ReachedGround(WeldedSurface surface) {
    this.surface = surface;
    this.parts = new Partition(surface.vertexCount());
  }

  /**
   * The ground that no car gets onto.
   *
   * @param codes classes of all triangles; from road and verge a car sets out
   * @param candidates level triangles near the road, with their classes still to be decided
   * @return those of the candidates that are out of a car's reach
   */
  static BitSet outOfReach(WeldedSurface surface, byte[] codes, BitSet candidates) {
    ReachedGround ground = new ReachedGround(surface);
    ground.joinParts(codes, candidates);
    if (ground.waiting.size() > 0) {
      ground.spread();
    }
    BitSet out = new BitSet();
    for (int i = 0; i < ground.waiting.size(); i++) {
      int t = ground.waiting.get(i);
      out.set(t, !ground.reached.get(ground.part(t)));
    }
    return out;
  }

  private void joinParts(byte[] codes, BitSet candidates) {
    byte road = CorridorFinder.code(SurfaceClass.ROAD);
    byte verge = CorridorFinder.code(SurfaceClass.VERGE);
    int[] c = surface.triangles();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road || codes[t] == verge || candidates.get(t)) {
        parts.join(c[3 * t], c[3 * t + 1]);
        parts.join(c[3 * t], c[3 * t + 2]);
      }
    }
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road || codes[t] == verge) {
        reached.set(part(t));
      }
    }
    for (int t = 0; t < codes.length; t++) {
      if (candidates.get(t) && !reached.get(part(t))) {
        waiting.add(t);
      } else if (candidates.get(t) || codes[t] == road || codes[t] == verge) {
        work.add(t);
      }
    }
  }

  private int part(int triangle) {
    return parts.first(surface.triangles()[3 * triangle]);
  }

  private void spread() {
    first = new int[surface.vertexCount()];
    Arrays.fill(first, NONE);
    next = new int[waiting.size()];
    float[] boxes = new float[6 * waiting.size()];
    for (int i = 0; i < waiting.size(); i++) {
      int part = part(waiting.get(i));
      next[i] = first[part];
      first[part] = i;
      System.arraycopy(box(waiting.get(i)), 0, boxes, 6 * i, 6);
    }
    StaticTree tree = StaticTree.overBoxes(boxes, 1);
    StepOnto step = new StepOnto(surface);
    IntList hits = new IntList();
    float side = (float) StepOnto.SIDE;
    while (work.size() > 0) {
      int from = work.get(work.size() - 1);
      work.truncate(work.size() - 1);
      float[] b = box(from);
      // As deep as one falls.
      float top = b[4] + (float) StepOnto.STEP;
      tree.overlapping(
          b[0] - side, -Float.MAX_VALUE, b[2] - side, b[3] + side, top, b[5] + side, hits);
      for (int i = 0; i < hits.size(); i++) {
        int to = waiting.get(hits.get(i));
        if (!reached.get(part(to)) && step.possible(from, to)) {
          reach(part(to));
        }
      }
    }
  }

  private void reach(int part) {
    reached.set(part);
    for (int i = first[part]; i != NONE; i = next[i]) {
      work.add(waiting.get(i));
    }
  }

  private float[] box(int t) {
    return Verge.box(surface.positions(), surface.triangles(), t, 0);
  }
}
