package org.trackwalk.course.corridor;

import java.util.BitSet;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Gives a class to what no name, manifest or line has named, by its distance to the road: level
 * ground within 10 m is verge where a car gets onto it, what stands there is barrier, all else is
 * scenery (docs/corridor.md).
 */
final class Verge {

  private Verge() {}

  static void spread(Land land, Topology topology, byte[] codes) {
    WeldedSurface surface = land.surface();
    byte unknown = CorridorFinder.code(SurfaceClass.UNKNOWN);
    if (!has(codes, unknown)) {
      return;
    }
    StaticTree road = roadTree(surface, codes, land.threads());
    IntList hits = new IntList();
    BitSet candidates = new BitSet();
    BitSet near = new BitSet();
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] != unknown) {
        continue;
      }
      float[] box = box(p, c, t, (float) CorridorFinder.VERGE);
      // None at most: the first hit ends the search.
      boolean beyond = road.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], 0, hits);
      boolean level = Math.abs(Vec.normal(p, c, t)[1]) >= Slopes.GROUND;
      if (level) {
        // Also far away: a way up to what is near may lead there.
        candidates.set(t);
        near.set(t, !beyond);
      } else {
        codes[t] = CorridorFinder.code(beyond ? SurfaceClass.SCENERY : SurfaceClass.BARRIER);
      }
    }
    ReachedGround.classify(land, topology, codes, candidates, near);
  }

  private static boolean has(byte[] codes, byte wanted) {
    for (byte code : codes) {
      if (code == wanted) {
        return true;
      }
    }
    return false;
  }

  private static StaticTree roadTree(WeldedSurface surface, byte[] codes, int threads) {
    byte road = CorridorFinder.code(SurfaceClass.ROAD);
    IntList triangles = new IntList();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road) {
        triangles.add(t);
      }
    }
    return tree(surface, triangles, threads);
  }

  /** A tree over the boxes of some triangles; its items are places in the list. */
  static StaticTree tree(WeldedSurface surface, IntList triangles, int threads) {
    float[] boxes = new float[6 * triangles.size()];
    float[] box = new float[6];
    for (int i = 0; i < triangles.size(); i++) {
      box(surface.positions(), surface.triangles(), triangles.get(i), 0, box);
      System.arraycopy(box, 0, boxes, 6 * i, 6);
    }
    return StaticTree.overBoxes(boxes, TreeQuality.FAST, Workers.worth(threads, triangles.size()));
  }

  /** Box of a triangle, grown by a margin on all sides: smallest, then largest x, y, z. */
  static float[] box(float[] p, int[] c, int t, float margin) {
    float[] box = new float[6];
    box(p, c, t, margin, box);
    return box;
  }

  /**
   * The same for who asks often.
   *
   * @param box filled, six floats
   */
  static void box(float[] p, int[] c, int t, float margin, float[] box) {
    int i = 3 * c[3 * t];
    int j = 3 * c[3 * t + 1];
    int l = 3 * c[3 * t + 2];
    for (int k = 0; k < 3; k++) {
      float a = p[i + k];
      float b = p[j + k];
      float d = p[l + k];
      box[k] = Math.min(a, Math.min(b, d)) - margin;
      box[3 + k] = Math.max(a, Math.max(b, d)) + margin;
    }
  }
}
