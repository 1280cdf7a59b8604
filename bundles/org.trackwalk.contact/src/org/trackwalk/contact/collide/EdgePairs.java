package org.trackwalk.contact.collide;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Edges that cut into each other with no vertex behind the other surface: an edge of one goes in
 * through a triangle of the other and comes out of its neighbour, over the edge between both.
 */
final class EdgePairs {

  private final Traced traced;
  private final Set<List<Integer>> seen = new HashSet<>();
  private final List<SurfaceContact> contacts = new ArrayList<>();

  private EdgePairs(Traced traced) {
    this.traced = traced;
  }

  /** A contact for each pair: in the middle of the shortest way from one edge to the other. */
  static List<SurfaceContact> of(Traced traced) {
    EdgePairs pairs = new EdgePairs(traced);
    for (Line line : traced.lines()) {
      for (Hit hit : line.hits()) {
        pairs.look(hit);
      }
    }
    return pairs.contacts;
  }

  private void look(Hit in) {
    Shell edges = traced.surface(in.ofFirst());
    Shell faces = traced.surface(!in.ofFirst());
    List<Hit> along = new ArrayList<>(traced.hits(in.ofFirst()).of(in.low(), in.high()));
    along.sort(new AlongEdge(edges, faces));
    int at = along.indexOf(in);
    int next = at + in.way();
    if (next < 0 || next >= along.size() || along.get(next).way() == in.way()) {
      return;
    }
    Hit out = along.get(next);
    int[] shared = new int[3];
    int n = 0;
    for (int k = 0; k < 3; k++) {
      for (int j = 0; j < 3; j++) {
        if (faces.vertex(in.triangle(), k) == faces.vertex(out.triangle(), j)) {
          shared[n++] = faces.vertex(in.triangle(), k);
        }
      }
    }
    if (n != 2) {
      return;
    }
    int low = Math.min(shared[0], shared[1]);
    int high = Math.max(shared[0], shared[1]);
    List<Integer> key =
        in.ofFirst()
            ? List.of(in.low(), in.high(), low, high)
            : List.of(low, high, in.low(), in.high());
    if (seen.add(key)) {
      add(in, edges, low, high, faces, out);
    }
  }

  private void add(Hit in, Shell edges, int low, int high, Shell faces, Hit out) {
    double[] a = edges.point(in.low());
    double[] b = edges.point(in.high());
    double[] c = faces.point(low);
    double[] d = faces.point(high);
    double[] u = {b[0] - a[0], b[1] - a[1], b[2] - a[2]};
    double[] v = {d[0] - c[0], d[1] - c[1], d[2] - c[2]};
    double[] n = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
    double size = Normals.length(n[0], n[1], n[2]);
    if (size == 0) {
      return;
    }
    double[] w = {c[0] - a[0], c[1] - a[1], c[2] - a[2]};
    // Where the two lines are nearest: solved for the share of each.
    double s = det(w, v, n) / (size * size);
    double t = det(w, u, n) / (size * size);
    double[] p = new double[3];
    double[] way = new double[3];
    for (int k = 0; k < 3; k++) {
      double mine = a[k] + s * u[k];
      double other = c[k] + t * v[k];
      p[k] = (mine + other) / 2;
      way[k] = other - mine;
    }
    // From the edge that cuts in towards the edge that it is cut by is the way out.
    double depth = Normals.length(way[0], way[1], way[2]);
    double[] front = Normals.area(faces, in.triangle());
    double[] back = Normals.area(faces, out.triangle());
    double facing = 0;
    for (int k = 0; k < 3; k++) {
      facing += n[k] * (front[k] + back[k]);
    }
    double sign = facing < 0 == in.ofFirst() ? -1 : 1;
    double[] normal = {sign * n[0] / size, sign * n[1] / size, sign * n[2] / size};
    contacts.add(new SurfaceContact(p, normal, depth, true));
  }

  private static double det(double[] a, double[] b, double[] c) {
    return a[0] * (b[1] * c[2] - b[2] * c[1])
        + a[1] * (b[2] * c[0] - b[0] * c[2])
        + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
}
