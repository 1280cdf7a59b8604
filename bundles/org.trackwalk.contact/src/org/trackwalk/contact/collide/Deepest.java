package org.trackwalk.contact.collide;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;

/**
 * The deepest point of a surface inside a body, wherever on its faces it lies: so it does not
 * depend on how faces are cut into triangles. Triangles are divided where one may hold a deeper
 * point than the deepest known. To one triangle of the body distance is a convex function, so no
 * point of a part is farther from it than the farthest of the part's corners. Nor is any deeper
 * than the mean of its distances to two triangles, however they are weighed, which is convex too:
 * half way between floor and ceiling of a hall all points are as deep, and lie nearest to either.
 */
public final class Deepest {

  /** Metres within which a depth is found: half of the least depth that counts. */
  private static final double EXACT = 5e-4;

  /** The same of one that is deeper than two metres, as a part of its depth. */
  private static final double SHARE = 2.5e-4;

  /** Parts that are looked at; what is known by then is told. */
  private static final int MOST = 20_000;

  private final Shell body;
  private final Nearest closest;
  private final FacesNear faces;
  private final PriorityQueue<Part> open =
      new PriorityQueue<>(Comparator.comparingDouble(part -> -part.bound()));
  private double depth;

  /** Null while nothing is deeper than what was known. */
  private double[] at;

  private final double[] found = new double[ClosestPoint.RESULT_LENGTH];

  /**
   * A triangle, or a quarter of one.
   *
   * @param middle xyz
   * @param reach metres from there to the farthest corner
   * @param inside true when the middle is
   * @param bound metres that none of its points is deeper than
   */
  private record Part(
      Corner a, Corner b, Corner c, double[] middle, double reach, boolean inside, double bound) {}

  /**
   * A point that was looked at.
   *
   * @param p xyz
   * @param nearest triangle of the body
   */
  private record Corner(double[] p, int nearest) {}

  /**
   * What was found.
   *
   * @param depth metres; 0 when nothing of the surface lies inside
   * @param at xyz of the deepest point
   */
  public record Found(double depth, double[] at) {}

  private Deepest(Shell body) {
    this.body = body;
    this.closest = new Nearest(body);
    this.faces = new FacesNear(body);
  }

  /** The deeper of both ways to see two closed bodies. */
  public static Found ofBodies(Shell one, Shell other) {
    return ofBodies(one, other, 0);
  }

  /**
   * The same where it is deeper than what is known.
   *
   * @param least metres; depth 0 where nothing is deeper, but for the rounding of the search
   */
  public static Found ofBodies(Shell one, Shell other, double least) {
    Found first = of(one, other, least);
    Found second = of(other, one, Math.max(least, first.depth()));
    return second.depth() > first.depth() ? second : first;
  }

  /** The deepest point of a surface in a closed body. */
  public static Found of(Shell surface, Shell body) {
    return of(surface, body, 0);
  }

  private static Found of(Shell surface, Shell body, double least) {
    Deepest deepest = new Deepest(body);
    deepest.depth = least;
    float[] box = body.box();
    IntList near = new IntList();
    surface.tree().overlapping(box[0], box[1], box[2], box[3], box[4], box[5], near);
    Map<Integer, Corner> looked = new HashMap<>();
    for (int i = 0; i < near.size(); i++) {
      Corner[] corners = new Corner[3];
      for (int k = 0; k < 3; k++) {
        int vertex = surface.vertex(near.get(i), k);
        corners[k] = looked.computeIfAbsent(vertex, v -> deepest.look(surface.point(v)));
      }
      deepest.add(corners[0], corners[1], corners[2]);
    }
    return deepest.run();
  }

  private Found run() {
    for (int n = 0; n < MOST && !open.isEmpty(); n++) {
      Part part = open.poll();
      if (part.bound() <= depth + exact()) {
        break;
      }
      if (!part.inside() && isOutside(part)) {
        continue;
      }
      Corner ab = look(middle(part.a(), part.b()));
      Corner bc = look(middle(part.b(), part.c()));
      Corner ca = look(middle(part.c(), part.a()));
      add(part.a(), ab, ca);
      add(ab, part.b(), bc);
      add(ca, bc, part.c());
      add(ab, bc, ca);
    }
    return at == null ? new Found(0, new double[3]) : new Found(depth, at);
  }

  /**
   * Whether nothing of a part whose middle is outside lies deeper than the deepest known: no face
   * goes through it, but for a rim that is as narrow as that is deep.
   */
  private boolean isOutside(Part part) {
    double[] p = new double[9];
    System.arraycopy(part.a().p(), 0, p, 0, 3);
    System.arraycopy(part.b().p(), 0, p, 3, 3);
    System.arraycopy(part.c().p(), 0, p, 6, 3);
    return faces.missBut(p, part.middle(), part.reach(), depth);
  }

  private void add(Corner a, Corner b, Corner c) {
    double[] centre = new double[3];
    for (int k = 0; k < 3; k++) {
      centre[k] = (a.p()[k] + b.p()[k] + c.p()[k]) / 3;
    }
    double reach = 0;
    for (Corner corner : new Corner[] {a, b, c}) {
      reach = Math.max(reach, Normals.apart(centre, corner.p()));
    }
    int nearest = closest.of(centre[0], centre[1], centre[2], found);
    double distance = StrictMath.sqrt(found[6]);
    if (distance + reach <= depth + exact()) {
      take(centre, distance);
      return;
    }
    boolean inside = inside(centre, distance);
    double bound = (inside ? distance : -distance) + reach;
    if (bound > depth + exact()) {
      bound = Math.min(bound, farthest(a, b, c, nearest));
    }
    if (bound > depth + exact()) {
      bound = Math.min(bound, between(new Corner[] {a, b, c}, nearest));
    }
    if (bound > depth + exact()) {
      open.add(new Part(a, b, c, centre, reach, inside, bound));
    }
  }

  private double farthest(Corner a, Corner b, Corner c, int t) {
    return Math.max(farthest(a, t), Math.max(farthest(b, t), farthest(c, t)));
  }

  /**
   * How far from two triangles at once, of those nearest to a part's middle and its corners. Where
   * its sides are as far from the one as from the other is a place to look at: on a ridge all are
   * as deep, and who finds one need not divide it.
   */
  private double between(Corner[] corners, int nearest) {
    int[] near = new int[1 + corners.length];
    near[0] = nearest;
    for (int i = 0; i < corners.length; i++) {
      near[1 + i] = corners[i].nearest();
    }
    near = IntStream.of(near).distinct().toArray();
    double[][] far = new double[near.length][corners.length];
    double least = Double.POSITIVE_INFINITY;
    double[][] best = null;
    for (int i = 0; i < near.length; i++) {
      for (int k = 0; k < corners.length; k++) {
        far[i][k] = farthest(corners[k], near[i]);
      }
      for (int j = 0; j < i; j++) {
        double most = WeighedMost.least(far[i], far[j]);
        best = most < least ? new double[][] {far[i], far[j]} : best;
        least = Math.min(least, most);
      }
    }
    if (best != null) {
      ridge(corners, best[0], best[1]);
    }
    return least;
  }

  /** Looks where a part's sides are as far from one triangle as from another. */
  private void ridge(Corner[] corners, double[] one, double[] other) {
    for (int k = 0; k < corners.length; k++) {
      int next = (k + 1) % corners.length;
      double here = one[k] - other[k];
      double there = one[next] - other[next];
      if (here * there < 0) {
        double part = here / (here - there);
        double[] p = new double[3];
        for (int i = 0; i < 3; i++) {
          double from = corners[k].p()[i];
          p[i] = from + part * (corners[next].p()[i] - from);
        }
        look(p);
      }
    }
  }

  private double farthest(Corner corner, int t) {
    double[] p = corner.p();
    return StrictMath.sqrt(closest.squared(t, p[0], p[1], p[2]));
  }

  private double exact() {
    return exact(depth);
  }

  /** Metres within which a depth like one that is known is found. */
  static double exact(double known) {
    return Math.max(EXACT, SHARE * known);
  }

  private Corner look(double[] p) {
    int nearest = closest.of(p[0], p[1], p[2], found);
    take(p, StrictMath.sqrt(found[6]));
    return new Corner(p, nearest);
  }

  /** What is not farther from the surface than the deepest is not asked on which side it lies. */
  private void take(double[] p, double distance) {
    if (distance > depth) {
      inside(p, distance);
    }
  }

  /** True when a point lies inside; then it may be the deepest. */
  private boolean inside(double[] p, double distance) {
    if (Inside.around(body, (float) p[0], (float) p[1], (float) p[2], 1) <= 0) {
      return false;
    }
    if (distance > depth) {
      depth = distance;
      at = p;
    }
    return true;
  }

  private static double[] middle(Corner one, Corner other) {
    double[] a = one.p();
    double[] b = other.p();
    return new double[] {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2};
  }
}
