package org.trackwalk.seams.ledger;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells the inside of a ring-shaped road from a hole in a surface, by shape and not by size, so
 * that a track for models and one for lorries are judged alike: the inside of a ring is wider than
 * what goes around it, and what goes around it is hardly longer outside than inside. Around a hole
 * in a road or a plate there is a wide or long surface.
 *
 * <p>Only triangles that share edges belong to the ring. The search ends as soon as more surface is
 * found than a ring of these proportions can have, so it costs no more than the ring itself.
 */
final class RingRoad {

  private final OpenEdges edges;
  private final Topology topology;

  RingRoad(OpenEdges edges, Topology topology) {
    this.edges = edges;
    this.topology = topology;
  }

  /**
   * Whether a loop is the inside of a ring.
   *
   * @param loop open edges around it
   * @param radius of the largest circle inside, metres
   */
  boolean around(int[] loop, double radius) {
    double inner = 0;
    for (int e : loop) {
      inner += edges.length(e);
    }
    double mostLength = LedgerLimits.RING_LENGTH * inner;
    double mostArea = LedgerLimits.RING_WIDTH * 2 * radius * (inner + mostLength) / 2;
    WeldedSurface surface = edges.surface();
    int[] own = Arrays.stream(loop).map(edges::halfEdge).sorted().toArray();
    Set<Integer> seen = new HashSet<>();
    IntList open = new IntList();
    open.add(edges.triangle(loop[0]));
    seen.add(edges.triangle(loop[0]));
    double area = 0;
    double outer = 0;
    for (int i = 0; i < open.size(); i++) {
      int t = open.get(i);
      area += area(surface, t);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0) {
          if (seen.add(twin / 3)) {
            open.add(twin / 3);
          }
        } else if (Arrays.binarySearch(own, h) < 0) {
          outer += length(surface, h);
        }
      }
      if (area > mostArea || outer > mostLength) {
        return false;
      }
    }
    return area <= LedgerLimits.RING_WIDTH * 2 * radius * (inner + outer) / 2;
  }

  private static double area(WeldedSurface surface, int t) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    double[] u = between(p, corners[3 * t], corners[3 * t + 1]);
    double[] v = between(p, corners[3 * t], corners[3 * t + 2]);
    return Vec.normalize(Vec.cross(u, v)) / 2;
  }

  private double length(WeldedSurface surface, int h) {
    return Vec.normalize(between(surface.positions(), topology.from(h), topology.to(h)));
  }

  private static double[] between(float[] p, int from, int to) {
    double[] d = new double[3];
    for (int k = 0; k < 3; k++) {
      d[k] = (double) p[3 * to + k] - p[3 * from + k];
    }
    return d;
  }
}
