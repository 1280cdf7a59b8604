package org.trackwalk.course.grown;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.trackwalk.course.patch.FacingBorders;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Grows the road from known triangles over up-facing triangles (45 degrees) that are joined by
 * exact weld or by borders that face each other within 50 mm (docs/corridor.md, way 4). From a
 * start, which lies on one triangle, it grows on where a wall stands on their common edge, too, and
 * onto what is there a second time; under a racing line there is ground on both sides of that.
 */
final class RoadGrowth {

  private final WeldedSurface surface;
  private final Topology topology;
  private final IntPredicate accept;
  private final OpenEdges edges;
  private final int[] edgeOf;

  /** Triangles that carry a car on each edge of three or more, by its vertices. */
  private final Map<Long, IntList> crowds = new HashMap<>();

  private final BitSet reached = new BitSet();
  private final IntList work = new IntList();

  private final boolean copied;

  /** Triangles of quads that are there again, cut along the other diagonal: both ways. */
  private final Map<Integer, IntList> crossed = new HashMap<>();

  private RoadGrowth(
      WeldedSurface surface, Topology topology, IntPredicate accept, boolean fromStart) {
    copied = fromStart && topology.duplicateCount() > 0;
    this.surface = surface;
    this.topology = topology;
    this.accept = accept;
    edges = OpenEdges.of(surface, topology, 1);
    edgeOf = new int[3 * surface.triangleCount()];
    for (int e = 0; e < edges.count(); e++) {
      edgeOf[edges.halfEdge(e)] = e;
    }
    for (int h = 0; fromStart && topology.nonManifoldEdgeCount() > 0 && h < edgeOf.length; h++) {
      if (topology.twin(h) == Topology.NON_MANIFOLD && Slopes.carries(surface, h / 3)) {
        crowds.computeIfAbsent(key(h), k -> new IntList()).add(h / 3);
      }
    }
    if (fromStart) {
      topology.crossedCopies().forEach(this::cross);
    }
  }

  private void cross(int t, int other) {
    crossed.computeIfAbsent(t, k -> new IntList()).add(other);
    crossed.computeIfAbsent(other, k -> new IntList()).add(t);
  }

  /**
   * All triangles that are reached from {@code seeds} and accepted, in ascending order.
   *
   * @param fromStart whether they are what lies under a start, and not all along a line
   */
  static int[] grow(
      WeldedSurface surface,
      Topology topology,
      BitSet seeds,
      IntPredicate accept,
      boolean fromStart) {
    return new RoadGrowth(surface, topology, accept, fromStart).grow(seeds);
  }

  private int[] grow(BitSet seeds) {
    seeds.stream()
        .forEach(
            t -> {
              reached.set(t);
              work.add(t);
            });
    IntList hits = new IntList();
    while (work.size() > 0) {
      int t = work.get(work.size() - 1);
      work.truncate(work.size() - 1);
      copies(t);
      IntList across = crossed.get(t);
      for (int i = 0; across != null && i < across.size(); i++) {
        visit(across.get(i));
      }
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0) {
          visit(twin / 3);
        } else if (twin == Topology.NON_MANIFOLD) {
          IntList crowd = crowds.remove(key(h));
          // What stands there is a wall between two triangles of ground, and no third one.
          for (int i = 0; crowd != null && crowd.size() == 2 && i < 2; i++) {
            visit(crowd.get(i));
          }
        } else if (twin == Topology.OPEN) {
          int e = edgeOf[h];
          near(e, hits);
          for (int i = 0; i < hits.size(); i++) {
            int f = hits.get(i);
            if (edges.conormalDot(e, f) < -0.5) {
              visit(edges.triangle(f));
            }
          }
        }
      }
    }
    return reached.stream().toArray();
  }

  private long key(int halfEdge) {
    int a = topology.from(halfEdge);
    int b = topology.to(halfEdge);
    return (long) Math.min(a, b) << 32 | Math.max(a, b);
  }

  /** Triangles with the same corners stand side by side. */
  private void copies(int t) {
    for (int step = -1; copied && step <= 1; step += 2) {
      for (int k = t + step;
          k >= 0
              && k < surface.triangleCount()
              && !reached.get(k)
              && CopiedRoad.sameCorners(surface, t, k);
          k += step) {
        visit(k);
      }
    }
  }

  private void near(int e, IntList hits) {
    float[] box = new float[6];
    for (int k = 0; k < 3; k++) {
      double a = edges.point(e, 0, k);
      double b = edges.point(e, 1, k);
      box[k] = (float) (Math.min(a, b) - FacingBorders.REACH);
      box[3 + k] = (float) (Math.max(a, b) + FacingBorders.REACH);
    }
    edges.tree().overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
  }

  private void visit(int t) {
    if (!reached.get(t)
        && accept.test(t)
        && Math.abs(Vec.normal(surface.positions(), surface.triangles(), t)[1]) >= Slopes.ROAD) {
      reached.set(t);
      work.add(t);
    }
  }
}
