package org.trackwalk.course.corridor;

import java.util.BitSet;
import org.trackwalk.course.flight.ReachedGround;
import org.trackwalk.course.patch.TriangleBoxes;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
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
    byte unknown = SurfaceClass.UNKNOWN.code();
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
      float[] box = TriangleBoxes.box(p, c, t, (float) RoadSizes.VERGE);
      // None at most: the first hit ends the search.
      boolean beyond = road.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], 0, hits);
      boolean level = Math.abs(Vec.normal(p, c, t)[1]) >= Slopes.GROUND;
      if (level) {
        // Also far away: a way up to what is near may lead there.
        candidates.set(t);
        near.set(t, !beyond);
      } else {
        codes[t] = (beyond ? SurfaceClass.SCENERY : SurfaceClass.BARRIER).code();
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
    byte road = SurfaceClass.ROAD.code();
    IntList triangles = new IntList();
    for (int t = 0; t < codes.length; t++) {
      if (codes[t] == road) {
        triangles.add(t);
      }
    }
    return TriangleBoxes.tree(surface, triangles, threads);
  }
}
