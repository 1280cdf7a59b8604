package org.trackwalk.mesh.topology;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The definitions of edges and facts spelled out with maps of objects. */
final class NaiveTopology {

  record Edge(int low, int high) {}

  final Map<Edge, List<Integer>> halfEdges =
      new TreeMap<>(Comparator.comparing(Edge::low).thenComparing(Edge::high));
  final List<Integer> duplicates = new ArrayList<>();
  int degenerate;
  int collinear;
  int boundary;
  int nonManifold;
  int mismatches;
  int convex;
  int flat;
  int concave;
  private final int[] triangles;
  private final float[] positions;

  NaiveTopology(int[] triangles, float[] positions) {
    this.triangles = triangles;
    this.positions = positions;
    Set<List<Integer>> seen = new HashSet<>();
    for (int t = 0; 3 * t < triangles.length; t++) {
      List<Integer> corners =
          new ArrayList<>(List.of(triangles[3 * t], triangles[3 * t + 1], triangles[3 * t + 2]));
      if (new TreeSet<>(corners).size() < 3) {
        degenerate++;
        continue;
      }
      if (!seen.add(corners.stream().sorted().toList())) {
        duplicates.add(t);
      }
      collinear += isCollinear(corners) ? 1 : 0;
      for (int k = 0; k < 3; k++) {
        int a = corners.get(k);
        int b = corners.get((k + 1) % 3);
        halfEdges
            .computeIfAbsent(new Edge(Math.min(a, b), Math.max(a, b)), e -> new ArrayList<>())
            .add(3 * t + k);
      }
    }
    halfEdges.values().forEach(this::count);
  }

  private void count(List<Integer> uses) {
    if (uses.size() == 1) {
      boundary++;
    } else if (uses.size() > 2) {
      nonManifold++;
    } else {
      int h = uses.get(0);
      int g = uses.get(1);
      mismatches += triangles[h] == triangles[g] ? 1 : 0;
      int t = h - h % 3;
      int apex = triangles[g - g % 3 + (g + 2) % 3];
      int side = volume(triangles[t], triangles[t + 1], triangles[t + 2], apex).signum();
      convex += side < 0 ? 1 : 0;
      flat += side == 0 ? 1 : 0;
      concave += side > 0 ? 1 : 0;
    }
  }

  /** Per piece, the edges that one triangle of it uses. */
  int boundaryEdgesPerPiece(java.util.function.IntUnaryOperator pieceOf) {
    int sum = 0;
    for (List<Integer> uses : halfEdges.values()) {
      Map<Integer, Integer> counts = new HashMap<>();
      uses.forEach(h -> counts.merge(pieceOf.applyAsInt(h / 3), 1, Integer::sum));
      sum += (int) counts.values().stream().filter(c -> c == 1).count();
    }
    return sum;
  }

  private boolean isCollinear(List<Integer> corners) {
    BigDecimal[] u = difference(corners.get(0), corners.get(1));
    BigDecimal[] v = difference(corners.get(0), corners.get(2));
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      if (u[i].multiply(v[j]).compareTo(u[j].multiply(v[i])) != 0) {
        return false;
      }
    }
    return true;
  }

  private BigDecimal volume(int a, int b, int c, int d) {
    BigDecimal[] u = difference(a, b);
    BigDecimal[] v = difference(a, c);
    BigDecimal[] w = difference(a, d);
    BigDecimal sum = BigDecimal.ZERO;
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      sum = sum.add(u[i].multiply(v[j]).subtract(u[j].multiply(v[i])).multiply(w[k]));
    }
    return sum;
  }

  private BigDecimal[] difference(int from, int to) {
    BigDecimal[] d = new BigDecimal[3];
    for (int k = 0; k < 3; k++) {
      d[k] =
          new BigDecimal(positions[3 * to + k]).subtract(new BigDecimal(positions[3 * from + k]));
    }
    return d;
  }
}
