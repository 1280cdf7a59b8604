package org.trackwalk.ground.surface;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The parts of a surface that hang together over welded edges, which of them are closed bodies, and
 * their volumes, which tell the side of them that is outward, whatever stands around them
 * (divergence theorem; M. Botsch et al., Polygon Mesh Processing).
 */
public final class BodyVolumes {

  /** What is thinner is a sheet that lies back to back, metres: its volume tells nothing. */
  private static final double SHEET = 0.02;

  /** An edge of a piece, its vertices in ascending order. */
  private record Edge(int piece, int low, int high) {}

  private final Partition parts;
  private final BitSet open = new BitSet();
  private final double[] volumes;
  private final double[] areas;

  private BodyVolumes(WeldedSurface surface, Topology topology) {
    int n = surface.triangleCount();
    parts = new Partition(n);
    IntList unmatched = new IntList();
    for (int h = 0; h < 3 * n; h++) {
      int twin = topology.twin(h);
      if (twin < 0 || topology.sameDirection(h)) {
        unmatched.add(h);
      } else if (twin > h) {
        parts.join(h / 3, twin / 3);
      }
    }
    BitSet edges = matched(surface, topology, unmatched);
    for (int i = 0; i < unmatched.size(); i++) {
      if (!edges.get(i)) {
        open.set(parts.first(unmatched.get(i) / 3));
      }
    }
    volumes = new double[n];
    areas = new double[n];
    for (int t = 0; t < n; t++) {
      int part = parts.first(t);
      if (!open.get(part)) {
        volumes[part] += volume(surface, part, t);
        areas[part] += WoundParts.area(surface, t);
      }
    }
  }

  /**
   * Joins triangles over edges that more than two of them use, as where closed pieces stand end to
   * end: of each piece as many must pass along such an edge one way as the other.
   *
   * @return which of the half-edges are on an edge of which that is so
   */
  private BitSet matched(WeldedSurface s, Topology topology, IntList halfEdges) {
    boolean copies = topology.duplicateCount() > 0 || !topology.crossedCopies().isEmpty();
    Map<Edge, int[]> users = new HashMap<>();
    int[][] of = new int[halfEdges.size()][];
    for (int i = 0; i < of.length; i++) {
      int h = halfEdges.get(i);
      if (copies || topology.twin(h) != Topology.OPEN) {
        int from = topology.from(h);
        int to = topology.to(h);
        Edge edge = new Edge(s.pieceOf(h / 3), Math.min(from, to), Math.max(from, to));
        of[i] = users.computeIfAbsent(edge, e -> new int[] {0, h / 3});
        of[i][0] += from < to ? 1 : -1;
        parts.join(h / 3, of[i][1]);
      }
    }
    BitSet matched = new BitSet();
    for (int i = 0; i < of.length; i++) {
      matched.set(i, of[i] != null && of[i][0] == 0);
    }
    return matched;
  }

  public static BodyVolumes of(WeldedSurface surface, Topology topology) {
    return new BodyVolumes(surface, topology);
  }

  /** The part of a triangle: the index of its first triangle. */
  public int part(int triangle) {
    return parts.first(triangle);
  }

  /**
   * Volume of a part, cubic metres: negative where it is wound inside out, 0 where it is open or
   * some of its triangles are turned over.
   */
  public double volume(int part) {
    return volumes[part];
  }

  /** Whether a triangle is of a closed body that is wound inside out, and of no sheet. */
  public boolean insideOut(int triangle) {
    int part = parts.first(triangle);
    return volumes[part] < -SHEET * areas[part] / 2;
  }

  /** The volume between a triangle and a corner of its body's first one. */
  private static double volume(WeldedSurface surface, int part, int t) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int anchor = 3 * c[3 * part];
    double[] d = new double[9];
    for (int i = 0; i < 3; i++) {
      for (int k = 0; k < 3; k++) {
        d[3 * i + k] = (double) p[3 * c[3 * t + i] + k] - p[anchor + k];
      }
    }
    double box =
        d[0] * (d[4] * d[8] - d[5] * d[7])
            + d[1] * (d[5] * d[6] - d[3] * d[8])
            + d[2] * (d[3] * d[7] - d[4] * d[6]);
    return box / 6;
  }
}
