package org.trackwalk.drive.judge.sink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Finds the edges that an engine forgets when it forgets an edge because of its ends: convex and
 * outer ones that rise over a face at either end, so that a sphere can touch the edge and have both
 * faces within its margin.
 *
 * <p>No other contact gets lost. A corner is forgotten for a face that has it or has another one
 * within the tolerance, and then the face itself is as near, but for the tolerance. A face that has
 * both ends has the edge. And what is forgotten for an edge or corner that is nearer comes back as
 * soon as the sphere sinks, because then it is the nearest itself.
 *
 * <p>One pass over the edges; poses are tried only where both ends are overtopped.
 */
final class HeldEdges {

  /** Directions in which the sphere lies from the edge that are tried, of a quarter turn. */
  private static final int DIRECTIONS = 9;

  /** Places along the edge that are tried for a direction and two faces. */
  private static final int PLACES = 5;

  /** Poses of one edge that are kept. */
  private static final int MOST_POSES = 60;

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final double radius;
  private final double margin;
  private final double[] normals;
  private final VertexRing ring;
  private final IntList atFrom = new IntList();
  private final IntList atTo = new IntList();
  private final double[] edge = new double[3];
  private final double[] out = new double[ClosestPoint.RESULT_LENGTH];
  private double length;

  private HeldEdges(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      double radius,
      double margin) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
    this.radius = radius;
    this.margin = margin;
    this.normals = normals(surface);
    this.ring = new VertexRing(surface);
  }

  /**
   * The edges, those with most room to sink first.
   *
   * @param radius of the sphere, metres
   * @param margin within which it has contacts, metres
   */
  static List<HeldEdge> of(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      double radius,
      double margin) {
    return new HeldEdges(surface, topology, classes, radius, margin).find();
  }

  private static double[] normals(WeldedSurface surface) {
    double[] all = new double[3 * surface.triangleCount()];
    for (int t = 0; t < all.length; t += 3) {
      Vec.areaNormal(surface.positions(), surface.triangles(), t / 3, all, t);
      double length = Math.sqrt(Vec.dot(all, t, all, t));
      double by = length > 0 ? 1 / length : 0;
      for (int k = t; k < t + 3; k++) {
        all[k] *= by;
      }
    }
    return all;
  }

  private List<HeldEdge> find() {
    List<HeldEdge> found = new ArrayList<>();
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      if (standsOut(h) && isReached(h) && isOvertopped(h)) {
        List<EdgePose> poses = poses(h);
        if (!poses.isEmpty()) {
          found.add(new HeldEdge(h, poses));
        }
      }
    }
    found.sort(
        Comparator.comparingDouble(HeldEdge::room).reversed().thenComparingInt(HeldEdge::halfEdge));
    return found;
  }

  /** Whether an edge is convex or has nothing beyond; of two half-edges the first. */
  private boolean standsOut(int h) {
    int twin = topology.twin(h);
    if (twin < 0) {
      return twin != Topology.IGNORED;
    }
    if (twin < h || topology.sameDirection(h)) {
      return false;
    }
    // Two triangles back to back are a rim too.
    return topology.apex(twin) == topology.apex(h)
        || over(h / 3, topology.from(h), topology.apex(twin)) < 0;
  }

  private boolean isReached(int h) {
    int twin = topology.twin(h);
    return isReachedClass(h / 3) || twin >= 0 && isReachedClass(twin / 3);
  }

  private boolean isReachedClass(int t) {
    SurfaceClass c = classes.of(t);
    return c != SurfaceClass.SCENERY && c != SurfaceClass.BARRIER;
  }

  /**
   * Whether the edge rises over a face at either end, and a sphere can reach both faces at once;
   * notes the faces.
   */
  private boolean isOvertopped(int h) {
    int a = topology.from(h);
    int b = topology.to(h);
    if (!overtopped(a, b, atFrom) || !overtopped(b, a, atTo)) {
      return false;
    }
    float[] p = surface.positions();
    for (int k = 0; k < 3; k++) {
      edge[k] = (double) p[3 * b + k] - p[3 * a + k];
    }
    length = Vec.normalize(edge);
    return length > 0 && farthest(h, a, 1, atFrom) + farthest(h, b, -1, atTo) >= length;
  }

  private boolean overtopped(int end, int other, IntList faces) {
    faces.clear();
    for (int i = ring.first(end); i < ring.first(end + 1); i++) {
      int t = ring.triangle(i);
      if (over(t, end, other) > JudgeLimits.LEAST_RISE && !has(t, other)) {
        faces.add(t);
      }
    }
    return faces.size() > 0;
  }

  /** How far from an end a sphere on the edge can still reach one of the faces there, metres. */
  private double farthest(int h, int end, int sign, IntList faces) {
    double most = 0;
    for (int i = 0; i < faces.size(); i++) {
      int f = faces.get(i);
      int twin = topology.twin(h);
      double cosine = -1;
      if (twin >= 0 && topology.apex(twin) != topology.apex(h)) {
        // Between two directions less than half a turn apart an angle is largest at one of them.
        double x = Vec.dot(normals, 3 * (h / 3), normals, 3 * f);
        double y = Vec.dot(normals, 3 * (twin / 3), normals, 3 * f);
        cosine = x > 0 && y > 0 ? Math.min(x, y) : -1;
      }
      most = Math.max(most, apart(cosine) / sine(f, end, sign));
    }
    return most;
  }

  /** How far apart a sphere touches an edge and a face, at most, by the angle between the two. */
  private double apart(double cosine) {
    double out = radius + margin;
    double exact = Math.sqrt(Math.max(0, radius * radius + out * out - 2 * radius * out * cosine));
    return exact + out * JudgeLimits.FACE_SINE;
  }

  /** Sine of the angle between the edge as it leaves an end and a face there. */
  private double sine(int f, int end, int sign) {
    int[] c = surface.triangles();
    float[] p = surface.positions();
    int k = c[3 * f] == end ? 0 : c[3 * f + 1] == end ? 1 : 2;
    int b = 3 * c[3 * f + (k + 1) % 3];
    int d = 3 * c[3 * f + (k + 2) % 3];
    double alongOne = 0;
    double alongTwo = 0;
    double one = 0;
    double two = 0;
    double both = 0;
    for (int i = 0; i < 3; i++) {
      double u = (double) p[b + i] - p[3 * end + i];
      double v = (double) p[d + i] - p[3 * end + i];
      one += u * u;
      two += v * v;
      both += u * v;
      alongOne += sign * edge[i] * u;
      alongTwo += sign * edge[i] * v;
    }
    double rise = sign * Vec.dot(normals, 3 * f, edge, 0);
    // Coordinates of the edge's shadow along both sides of the face, but for a positive factor.
    if (alongOne * two - alongTwo * both >= 0 && alongTwo * one - alongOne * both >= 0) {
      return Math.abs(rise);
    }
    double cosine = Math.max(0, Math.max(alongOne / Math.sqrt(one), alongTwo / Math.sqrt(two)));
    return Math.sqrt(Math.max(rise * rise, 1 - cosine * cosine));
  }

  private boolean has(int t, int vertex) {
    int[] c = surface.triangles();
    return c[3 * t] == vertex || c[3 * t + 1] == vertex || c[3 * t + 2] == vertex;
  }

  /** How far a vertex lies over a triangle's plane, metres, measured from one of its corners. */
  private double over(int t, int corner, int vertex) {
    float[] p = surface.positions();
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += normals[3 * t + k] * ((double) p[3 * vertex + k] - p[3 * corner + k]);
    }
    return sum;
  }

  private List<EdgePose> poses(int h) {
    double[] a = EdgePlaces.point(surface, topology.from(h));
    List<EdgePose> poses = new ArrayList<>();
    for (double[] up : directions(h)) {
      if (up[1] >= Slopes.GROUND) {
        tryFaces(h, a, up, poses);
      }
    }
    poses.sort(Comparator.comparingDouble(EdgePose::room).reversed());
    return List.copyOf(poses.subList(0, Math.min(MOST_POSES, poses.size())));
  }

  /** Unit vectors between the normals of both sides; around the rim where there is one side. */
  private List<double[]> directions(int h) {
    double[] n = normal(h / 3);
    List<double[]> all = new ArrayList<>();
    int twin = topology.twin(h);
    if (twin >= 0) {
      double[] m = normal(twin / 3);
      double[] between = {n[0] + m[0], n[1] + m[1], n[2] + m[2]};
      if (Vec.normalize(between) < JudgeLimits.BACK_TO_BACK) {
        between = Vec.cross(edge, n);
      }
      fan(n, between, all);
      all.add(between);
      fan(between, m, all);
    } else {
      double[] outward = Vec.cross(edge, n);
      fan(n, outward, all);
      all.add(outward);
      boolean twoSided =
          surface.pieces().get(surface.pieceOf(h / 3)).twoSided(surface.sourceTriangle(h / 3));
      if (twoSided) {
        fan(outward, new double[] {-n[0], -n[1], -n[2]}, all);
      }
    }
    return all;
  }

  private static void fan(double[] n, double[] m, List<double[]> all) {
    for (int i = 0; i < DIRECTIONS; i++) {
      double w = (i + 0.5) / DIRECTIONS;
      double[] d = new double[3];
      for (int k = 0; k < 3; k++) {
        d[k] = (1 - w) * n[k] + w * m[k];
      }
      if (Vec.normalize(d) > 0) {
        all.add(d);
      }
    }
  }

  private double[] normal(int t) {
    return new double[] {normals[3 * t], normals[3 * t + 1], normals[3 * t + 2]};
  }

  private void tryFaces(int h, double[] a, double[] up, List<EdgePose> poses) {
    for (int i = 0; i < atFrom.size(); i++) {
      int p = atFrom.get(i);
      double risesP = over(p, topology.from(h), topology.to(h)) / length;
      double cosineP = Vec.dot(normals, 3 * p, up, 0);
      double lacksP = radius * (1 - cosineP);
      double fromP = lacksP / risesP;
      double toP =
          Math.min((lacksP + margin) / risesP, apart(cosineP) / sine(p, topology.from(h), 1));
      for (int j = 0; fromP < toP && j < atTo.size(); j++) {
        int q = atTo.get(j);
        double risesQ = over(q, topology.to(h), topology.from(h)) / length;
        double cosineQ = Vec.dot(normals, 3 * q, up, 0);
        double lacksQ = radius * (1 - cosineQ);
        double fromQ = lacksQ / risesQ;
        double toQ =
            Math.min((lacksQ + margin) / risesQ, apart(cosineQ) / sine(q, topology.to(h), -1));
        // On this stretch the sphere is clear of both faces, by the margin at most.
        double from = Math.max(Math.max(0, fromP), length - toQ);
        double to = Math.min(Math.min(length, toP), length - fromQ);
        for (int k = 0; from < to && k < PLACES; k++) {
          double t = from + (to - from) * (k + 0.5) / PLACES;
          double room = Math.max(t * risesP - lacksP, (length - t) * risesQ - lacksQ);
          tryPose(a, t, up, p, q, room, poses);
        }
      }
    }
  }

  private void tryPose(
      double[] a, double t, double[] up, int p, int q, double room, List<EdgePose> poses) {
    double[] at = new double[3];
    double[] centre = new double[3];
    for (int k = 0; k < 3; k++) {
      at[k] = a[k] + t * edge[k];
      centre[k] = at[k] + radius * up[k];
    }
    if (touchesFace(p, centre) && touchesFace(q, centre)) {
      poses.add(new EdgePose(at, centre, up, room));
    }
  }

  /** Whether a sphere has a contact with the inside of a triangle. */
  private boolean touchesFace(int t, double[] c) {
    int[] v = surface.triangles();
    ClosestPoint.onTriangle(
        surface.positions(), v[3 * t], v[3 * t + 1], v[3 * t + 2], c[0], c[1], c[2], out);
    double distance = Math.sqrt(out[6]);
    double along =
        out[3] * normals[3 * t] + out[4] * normals[3 * t + 1] + out[5] * normals[3 * t + 2];
    return distance < radius + margin && along > JudgeLimits.FACE * distance;
  }
}
