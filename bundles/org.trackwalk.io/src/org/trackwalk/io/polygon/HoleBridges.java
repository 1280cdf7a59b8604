package org.trackwalk.io.polygon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Joins the holes of a polygon to its outline by bridges, so that one ring of corners remains: from
 * the outermost corner of a hole to the nearest corner of the ring that it sees (J. O'Rourke,
 * "Computational Geometry in C", 1.3.3 diagonals and 1.6; D. Eberly, "Triangulation by Ear
 * Clipping", 2008, section 3). A bridge is passed twice, once each way. Seen along the largest axis
 * of the normal, and exact, like {@link PolygonTriangulation}.
 */
public final class HoleBridges {

  /** Edges looked at before the nearest corner is taken unseen, so that work stays bounded. */
  private static final long MOST_LOOKS = 20_000_000;

  private final double[] u;
  private final double[] v;
  private long looks;

  private HoleBridges(double[] u, double[] v) {
    this.u = u;
    this.v = v;
  }

  /**
   * Joins the rings of one face.
   *
   * @param positions xyz triples
   * @param corners vertices of the outline and then of each hole
   * @param rings how many corners the outline and each hole have; the first has at least 3
   * @return numbers of corners in {@code corners}; two more per hole than there are corners. A face
   *     without area, or a hole of fewer than 3 corners, has no holes.
   */
  public static int[] join(float[] positions, int[] corners, int[] rings) {
    int count = 0;
    for (int ring : rings) {
      count += ring;
    }
    double[] normal = normal(positions, corners, 0, rings[0]);
    double x = Math.abs(normal[0]);
    double y = Math.abs(normal[1]);
    double z = Math.abs(normal[2]);
    double largest = Math.max(x, Math.max(y, z));
    List<Integer> ring = range(0, rings[0]);
    if (!(largest > 0) || largest == Double.POSITIVE_INFINITY) {
      return toArray(ring);
    }
    int axis = z == largest ? 2 : y == largest ? 1 : 0;
    int right = normal[axis] > 0 ? (axis + 1) % 3 : (axis + 2) % 3;
    int up = normal[axis] > 0 ? (axis + 2) % 3 : (axis + 1) % 3;
    double[] u = new double[count];
    double[] v = new double[count];
    for (int i = 0; i < count; i++) {
      u[i] = positions[3 * corners[i] + right];
      v[i] = positions[3 * corners[i] + up];
    }
    List<List<Integer>> holes = new ArrayList<>();
    int from = rings[0];
    for (int i = 1; i < rings.length; i++) {
      List<Integer> hole = range(from, from + rings[i]);
      if (normal(positions, corners, from, from + rings[i])[axis] > 0 == normal[axis] > 0) {
        java.util.Collections.reverse(hole); // a hole runs the other way round
      }
      if (rings[i] >= 3) {
        holes.add(hole);
      }
      from += rings[i];
    }
    new HoleBridges(u, v).bridge(ring, holes);
    return toArray(ring);
  }

  /** The outermost hole first: what lies between it and the outline is only the outline. */
  private void bridge(List<Integer> ring, List<List<Integer>> holes) {
    holes.sort(Comparator.comparingDouble(hole -> -u[hole.get(outermost(hole))]));
    for (int i = 0; i < holes.size(); i++) {
      List<Integer> hole = holes.get(i);
      int start = outermost(hole);
      int at = seen(ring, hole.get(start), holes.subList(i, holes.size()));
      List<Integer> detour = new ArrayList<>(hole.size() + 2);
      for (int k = 0; k <= hole.size(); k++) {
        detour.add(hole.get((start + k) % hole.size()));
      }
      detour.add(ring.get(at));
      ring.addAll(at + 1, detour);
    }
  }

  private int outermost(List<Integer> hole) {
    int best = 0;
    for (int i = 1; i < hole.size(); i++) {
      if (u[hole.get(i)] > u[hole.get(best)]) {
        best = i;
      }
    }
    return best;
  }

  /** Place in the ring of the nearest corner to which nothing is in the way; else the nearest. */
  private int seen(List<Integer> ring, int corner, List<List<Integer>> holes) {
    List<Integer> order = new ArrayList<>(range(0, ring.size()));
    order.sort(Comparator.comparingDouble(i -> distance(ring.get(i), corner)));
    for (int i : order) {
      if (looks > MOST_LOOKS) {
        break;
      }
      if (opens(ring, i, corner) && free(ring, i, corner, holes)) {
        return i;
      }
    }
    return order.get(0);
  }

  private double distance(int a, int b) {
    double du = u[a] - u[b];
    double dv = v[a] - v[b];
    return du * du + dv * dv;
  }

  /** Whether the corner lies in the angle of the ring at a place (O'Rourke's InCone). */
  private boolean opens(List<Integer> ring, int at, int corner) {
    int a = ring.get(at);
    int before = ring.get((at + ring.size() - 1) % ring.size());
    int after = ring.get((at + 1) % ring.size());
    if (turn(a, after, before) >= 0) {
      return turn(a, corner, before) > 0 && turn(corner, a, after) > 0;
    }
    return !(turn(a, corner, after) >= 0 && turn(corner, a, before) >= 0);
  }

  private boolean free(List<Integer> ring, int at, int corner, List<List<Integer>> holes) {
    if (crosses(ring, ring.get(at), corner)) {
      return false;
    }
    for (List<Integer> hole : holes) {
      if (crosses(hole, ring.get(at), corner)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an edge of a loop meets the segment anywhere but at the segment's ends. */
  private boolean crosses(List<Integer> loop, int p, int q) {
    looks += loop.size();
    int a = loop.get(loop.size() - 1);
    for (int b : loop) {
      if (!end(a, p, q) && !end(b, p, q) && meet(a, b, p, q)) {
        return true;
      }
      if (end(a, p, q) != end(b, p, q) && within(end(a, p, q) ? b : a, p, q)) {
        return true;
      }
      a = b;
    }
    return false;
  }

  private boolean end(int a, int p, int q) {
    return u[a] == u[p] && v[a] == v[p] || u[a] == u[q] && v[a] == v[q];
  }

  private boolean meet(int a, int b, int p, int q) {
    int first = turn(p, q, a) * turn(p, q, b);
    int second = turn(a, b, p) * turn(a, b, q);
    return first < 0 && second < 0 || within(a, p, q) || within(b, p, q);
  }

  /** Whether a corner lies on the segment. */
  private boolean within(int a, int p, int q) {
    return turn(p, q, a) == 0
        && u[a] >= Math.min(u[p], u[q])
        && u[a] <= Math.max(u[p], u[q])
        && v[a] >= Math.min(v[p], v[q])
        && v[a] <= Math.max(v[p], v[q]);
  }

  private int turn(int a, int b, int c) {
    return Turn.of(u, v, a, b, c);
  }

  /** Twice the area vector (M. Newell's sum), anchored at the first corner. */
  private static double[] normal(float[] positions, int[] corners, int from, int to) {
    double[] sum = new double[3];
    int anchor = 3 * corners[from];
    for (int i = from + 1; i + 1 < to; i++) {
      for (int k = 0; k < 3; k++) {
        int m = (k + 1) % 3;
        int n = (k + 2) % 3;
        int p = 3 * corners[i];
        int q = 3 * corners[i + 1];
        double pm = (double) positions[p + m] - positions[anchor + m];
        double pn = (double) positions[p + n] - positions[anchor + n];
        double qm = (double) positions[q + m] - positions[anchor + m];
        double qn = (double) positions[q + n] - positions[anchor + n];
        sum[k] += pm * qn - pn * qm;
      }
    }
    return sum;
  }

  private static List<Integer> range(int from, int to) {
    List<Integer> range = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      range.add(i);
    }
    return range;
  }

  private static int[] toArray(List<Integer> list) {
    return list.stream().mapToInt(i -> i).toArray();
  }
}
