package org.trackwalk.course.corridor;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Grows the road from known triangles over up-facing triangles (45 degrees) that are joined by
 * exact weld or by borders that face each other within 50 mm (docs/corridor.md, way 4).
 */
final class RoadGrowth {

  private RoadGrowth() {}

  /** All triangles that are reached from {@code seeds} and accepted, in ascending order. */
  static int[] grow(WeldedSurface surface, Topology topology, BitSet seeds, IntPredicate accept) {
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    int[] edgeOf = new int[3 * surface.triangleCount()];
    for (int e = 0; e < edges.count(); e++) {
      edgeOf[edges.halfEdge(e)] = e;
    }
    BitSet reached = new BitSet();
    IntList work = new IntList();
    IntList hits = new IntList();
    seeds.stream()
        .forEach(
            t -> {
              reached.set(t);
              work.add(t);
            });
    while (work.size() > 0) {
      int t = work.get(work.size() - 1);
      work.truncate(work.size() - 1);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0) {
          visit(twin / 3, surface, accept, reached, work);
        } else if (twin == Topology.OPEN) {
          int e = edgeOf[h];
          near(edges, e, hits);
          for (int i = 0; i < hits.size(); i++) {
            int f = hits.get(i);
            if (edges.conormalDot(e, f) < -0.5) {
              visit(edges.triangle(f), surface, accept, reached, work);
            }
          }
        }
      }
    }
    return reached.stream().toArray();
  }

  private static void near(OpenEdges edges, int e, IntList hits) {
    float[] box = new float[6];
    for (int k = 0; k < 3; k++) {
      double a = edges.point(e, 0, k);
      double b = edges.point(e, 1, k);
      box[k] = (float) (Math.min(a, b) - FacingBorders.REACH);
      box[3 + k] = (float) (Math.max(a, b) + FacingBorders.REACH);
    }
    edges.tree().overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
  }

  private static void visit(
      int t, WeldedSurface surface, IntPredicate accept, BitSet reached, IntList work) {
    if (!reached.get(t)
        && accept.test(t)
        && Math.abs(Vec.normal(surface.positions(), surface.triangles(), t)[1]) >= Slopes.ROAD) {
      reached.set(t);
      work.add(t);
    }
  }
}
