package org.trackwalk.ground.reach;

import java.util.Arrays;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/**
 * What stands in a car's way, such as all that is steeper than 60 degrees, and a tree of it. One
 * thread asks.
 */
public final class Walls {

  /** A rail across a body's way is at least so high, metres. */
  private static final double THIN = 0.1;

  private final WeldedSurface surface;
  private final BackFaces backs;
  private final TriangleTree tree;
  private final IntList hits = new IntList();
  private final double[] seen = new double[6];
  private double met;

  Walls(WeldedSurface surface, BackFaces backs, TriangleTree tree) {
    this.surface = surface;
    this.backs = backs;
    this.tree = tree;
  }

  /** The same with notes of its own, for who is stopped by other backs or asks beside another. */
  Walls seenBy(BackFaces others) {
    return new Walls(surface, others, tree);
  }

  /** Which of them stop from behind too. */
  public BackFaces backs() {
    return backs;
  }

  /** Items are the triangles of the surface. */
  TriangleTree tree() {
    return tree;
  }

  /** Number of triangles. */
  public int size() {
    return tree.size();
  }

  /** Begins to note where it is asked. */
  public void look() {
    Arrays.fill(seen, 0, 3, Double.POSITIVE_INFINITY);
    Arrays.fill(seen, 3, 6, Double.NEGATIVE_INFINITY);
  }

  /** Around all segments since {@link #look}: six doubles, min and max corner. */
  public double[] seen() {
    return seen.clone();
  }

  /**
   * True when a wall stops what goes from one point to another, three doubles each: what is
   * one-sided does from its front.
   */
  public boolean stops(double[] from, double[] to) {
    gather(from, to);
    double[] d = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      if (stops(t, d) && !Double.isNaN(along(t, from, d))) {
        return true;
      }
    }
    return false;
  }

  /**
   * True when a wall stops a body whose hubs go from one point to another, three doubles each: it
   * stands in the way somewhere between hub and roof, as a rail does.
   */
  public boolean stop(Body body, double[] from, double[] to) {
    for (int i = 0; body.hub() + i * THIN < body.height(); i++) {
      if (stops(raised(from, i * THIN), raised(to, i * THIN))) {
        return true;
      }
    }
    return false;
  }

  private static double[] raised(double[] p, double by) {
    return new double[] {p[0], p[1] + by, p[2]};
  }

  /**
   * The wall that is met first from one point to another, three doubles each; of two at one place
   * the one that stops. -1 when none is.
   */
  public int first(double[] from, double[] to) {
    gather(from, to);
    double[] d = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    int first = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      double at = along(t, from, d);
      if (at < least || at == least && stops(t, d) && !stops(first, d)) {
        least = at;
        first = t;
      }
    }
    met = least;
    return first;
  }

  /** Where on its way the last {@link #first} met a wall, 0 to 1. */
  public double met() {
    return met;
  }

  /** True when some wall has a box that meets another, six doubles: min and max corner. */
  public boolean anyIn(double[] box) {
    tree.overlapping(
        Math.nextDown((float) box[0]),
        Math.nextDown((float) box[1]),
        Math.nextDown((float) box[2]),
        Math.nextUp((float) box[3]),
        Math.nextUp((float) box[4]),
        Math.nextUp((float) box[5]),
        hits);
    return hits.size() > 0;
  }

  /** Whether a wall stops what goes in a direction: from behind not all do. */
  public boolean stops(int t, double[] d) {
    return backs.stop(surface, t)
        || Vec.dot(Vec.normal(surface.positions(), surface.triangles(), t), 0, d, 0) < 0;
  }

  private void gather(double[] from, double[] to) {
    for (int k = 0; k < 3; k++) {
      seen[k] = Math.min(seen[k], Math.min(from[k], to[k]));
      seen[3 + k] = Math.max(seen[3 + k], Math.max(from[k], to[k]));
    }
    tree.alongRay(from[0], from[1], from[2], to[0], to[1], to[2], hits);
  }

  /**
   * Where on a segment a triangle is met, 0 to 1; not a number when it is not. T. Möller and B.
   * Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
   */
  private double along(int t, double[] from, double[] d) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    double[] u = {(double) p[b] - p[a], (double) p[b + 1] - p[a + 1], (double) p[b + 2] - p[a + 2]};
    double[] v = {(double) p[c] - p[a], (double) p[c + 1] - p[a + 1], (double) p[c + 2] - p[a + 2]};
    double[] w = {from[0] - p[a], from[1] - p[a + 1], from[2] - p[a + 2]};
    double[] q = Vec.cross(d, v);
    double det = Vec.dot(u, 0, q, 0);
    if (det == 0) {
      return Double.NaN;
    }
    double first = Vec.dot(w, 0, q, 0) / det;
    double[] r = Vec.cross(w, u);
    double second = Vec.dot(d, 0, r, 0) / det;
    double at = Vec.dot(v, 0, r, 0) / det;
    boolean inside = first >= 0 && second >= 0 && first + second <= 1;
    return inside && at >= 0 && at <= 1 ? at : Double.NaN;
  }
}
