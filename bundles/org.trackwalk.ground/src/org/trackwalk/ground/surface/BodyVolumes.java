package org.trackwalk.ground.surface;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
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
  public static final double SHEET = 0.02;

  /** Part of a body's area that its open ends and holes may have: those of a slab have less. */
  private static final double LIDS = 0.1;

  /** An edge of a piece, its vertices in ascending order. */
  private record Edge(int piece, int low, int high) {}

  private final Partition parts;

  /** Number of a part, at its first triangle: of most levels these are few. */
  private final int[] numbers;

  private final BitSet open = new BitSet();
  private final double[] volumes;
  private final double[] areas;

  /** Of what would close a part, square metres. */
  private final double[] lids;

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
    IntList border = new IntList();
    for (int i = 0; i < unmatched.size(); i++) {
      if (!edges.get(i)) {
        border.add(unmatched.get(i));
        open.set(parts.first(unmatched.get(i) / 3));
      }
    }
    numbers = new int[n];
    int count = 0;
    for (int t = 0; t < n; t++) {
      numbers[t] = parts.first(t) == t ? count++ : -1;
    }
    volumes = new double[count];
    areas = new double[count];
    lids = new double[count];
    for (int t = 0; t < n; t++) {
      int[] c = surface.triangles();
      volumes[number(t)] += volume(surface, parts.first(t), c[3 * t], c[3 * t + 1], c[3 * t + 2]);
      areas[number(t)] += WoundParts.area(surface, t);
    }
    close(surface, topology, border);
  }

  private int number(int triangle) {
    return numbers[parts.first(triangle)];
  }

  /** Closes what is open by fans from one corner of each hole, where it is not a sheet. */
  private void close(WeldedSurface surface, Topology topology, IntList border) {
    int[] balance = new int[volumes.length];
    for (int t = 0; t < numbers.length && border.size() > 0; t++) {
      balance[number(t)]++;
    }
    for (int i = 0; i < border.size(); i++) {
      balance[number(border.get(i) / 3)]--;
    }
    Partition holes = new Partition(border.size());
    Map<Long, Integer> corners = new HashMap<>();
    for (int i = 0; i < border.size(); i++) {
      int h = border.get(i);
      int part = number(h / 3);
      if (balance[part] < 0) {
        lids[part] = Double.POSITIVE_INFINITY; // more edges of it are open than it has triangles
        continue;
      }
      for (int v : new int[] {topology.from(h), topology.to(h)}) {
        Integer other = corners.putIfAbsent((long) part << 32 | v, i);
        if (other != null) {
          holes.join(i, other);
        }
      }
    }
    for (int i = 0; i < border.size(); i++) {
      int h = border.get(i);
      int part = number(h / 3);
      int corner = topology.from(border.get(holes.first(i)));
      if (balance[part] >= 0) {
        volumes[part] +=
            volume(surface, parts.first(h / 3), corner, topology.to(h), topology.from(h));
        lids[part] += area(surface, corner, topology.to(h), topology.from(h));
      }
    }
  }

  /**
   * Joins triangles over edges that more than two of them use, as where closed pieces stand end to
   * end: those of a piece of which two pass along such an edge, one each way. Where more of one
   * piece do, nothing tells which of them are of one body: its end is open there.
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
        of[i] = users.computeIfAbsent(edge, e -> new int[] {0, 0, h / 3});
        of[i][0] += from < to ? 1 : -1;
        of[i][1]++;
      }
    }
    BitSet matched = new BitSet();
    for (int i = 0; i < of.length; i++) {
      if (of[i] != null && of[i][0] == 0 && of[i][1] == 2) {
        matched.set(i);
        parts.join(halfEdges.get(i) / 3, of[i][2]);
      }
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
   * Volume of a part, cubic metres, by its first triangle: negative where it is wound inside out, 0
   * where it is open or some of its triangles are turned over.
   */
  public double volume(int part) {
    return open.get(part) ? 0 : volumes[numbers[part]];
  }

  /**
   * Whether a triangle is of a body that is wound inside out, and of no sheet: closed, or nearly
   * so, as a slab without ends is and one of which a triangle is gone.
   */
  public boolean insideOut(int triangle) {
    int part = number(triangle);
    return volumes[part] < -SHEET * areas[part] / 2 && lids[part] <= LIDS * areas[part];
  }

  /** The volume between a triangle and a corner of its body's first one. */
  private static double volume(WeldedSurface surface, int part, int a, int b, int c) {
    int from = surface.triangles()[3 * part];
    double[] u = between(surface, from, a);
    return Vec.dot(u, 0, Vec.cross(between(surface, from, b), between(surface, from, c)), 0) / 6;
  }

  private static double area(WeldedSurface surface, int a, int b, int c) {
    double[] n = Vec.cross(between(surface, a, b), between(surface, a, c));
    return Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
  }

  private static double[] between(WeldedSurface surface, int from, int to) {
    float[] p = surface.positions();
    double[] way = new double[3];
    for (int k = 0; k < 3; k++) {
      way[k] = (double) p[3 * to + k] - p[3 * from + k];
    }
    return way;
  }
}
