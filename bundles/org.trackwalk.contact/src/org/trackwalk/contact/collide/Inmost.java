package org.trackwalk.contact.collide;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The middle of the largest ball in what two closed bodies share: how deep they are in each other
 * when one stands in the place of the other, so that no point of the one's faces lies in the other.
 * Boxes are divided in eight, that which may hold the largest ball first: no point of a box is
 * farther from the surfaces than its middle and half its diagonal (branch and bound, as V.
 * Agafonkin does in the plane, <i>A new algorithm for finding a visual center of a polygon</i>,
 * 2016).
 */
public final class Inmost {

  /** Metres within which a radius is found: half of the least depth that counts. */
  private static final double EXACT = 5e-4;

  /**
   * The same of a larger one, as a part of it: along a tower or a wall many points are as deep, and
   * no bound tells them apart.
   */
  private static final double SHARE = 0.01;

  /** Boxes that are divided; what is known by then is told. */
  private static final int MOST = 2_000;

  private final Shell one;
  private final Shell other;
  private final Nearest toOne;
  private final Nearest toOther;
  private final PriorityQueue<Cell> open =
      new PriorityQueue<>(Comparator.comparingDouble(cell -> -cell.bound()));
  private final double[] found = new double[ClosestPoint.RESULT_LENGTH];
  private double depth;
  private double[] at;

  /**
   * A box.
   *
   * @param middle xyz
   * @param half metres from the middle to each pair of sides
   * @param bound metres that none of its points is deeper than
   */
  private record Cell(double[] middle, double[] half, double bound) {}

  private Inmost(Shell one, Shell other) {
    this.one = one;
    this.other = other;
    this.toOne = new Nearest(one);
    this.toOther = new Nearest(other);
  }

  /**
   * The point that is farthest from both surfaces in both of two closed bodies.
   *
   * @param least metres; where none is farther, one that is less far, or the middle of their common
   *     box with depth 0
   */
  public static Deepest.Found of(Shell one, Shell other, double least) {
    return new Inmost(one, other).run(least, Double.POSITIVE_INFINITY);
  }

  /**
   * Whether a ball that is larger than a limit lies in both of two closed bodies; not where that is
   * so in places only that are too small a part of what they share to be found.
   *
   * @param volume cubic metres that they share
   * @param limit metres
   */
  public static boolean isLarger(Shell one, Shell other, double volume, double limit) {
    return volume > 4 * StrictMath.PI / 3 * limit * limit * limit
        && new Inmost(one, other).run(limit - EXACT, limit).depth() > limit;
  }

  /**
   * Looks for the deepest point.
   *
   * @param least metres; what is less deep is not sought
   * @param enough metres; what is deeper ends the search
   */
  private Deepest.Found run(double least, double enough) {
    double[] middle = new double[3];
    double[] half = new double[3];
    for (int k = 0; k < 3; k++) {
      double low = Math.max(one.box()[k], other.box()[k]);
      double high = Math.min(one.box()[3 + k], other.box()[3 + k]);
      middle[k] = low + (high - low) / 2;
      half[k] = (high - low) / 2;
    }
    at = middle;
    double most = Math.min(half[0], Math.min(half[1], half[2]));
    if (most > least) {
      add(middle, half, most, least);
    }
    for (int n = 0; n < MOST && !open.isEmpty() && depth <= enough; n++) {
      if (open.peek().bound() <= enough(least)) {
        break;
      }
      divide(open.poll(), least);
    }
    return new Deepest.Found(depth, at);
  }

  /** In two across each axis that is not far shorter than the longest. */
  private void divide(Cell cell, double least) {
    double[] half = cell.half().clone();
    double longest = Math.max(half[0], Math.max(half[1], half[2]));
    int[] parts = new int[3];
    for (int k = 0; k < 3; k++) {
      parts[k] = 2 * half[k] > longest ? 2 : 1;
      half[k] /= parts[k];
    }
    for (int i = 0; i < parts[0] * parts[1] * parts[2]; i++) {
      int[] place = {i % parts[0], i / parts[0] % parts[1], i / parts[0] / parts[1]};
      double[] middle = new double[3];
      for (int k = 0; k < 3; k++) {
        middle[k] = cell.middle()[k] + (2 * place[k] + 1 - parts[k]) * half[k];
      }
      add(middle, half, cell.bound(), least);
    }
  }

  private void add(double[] p, double[] half, double most, double least) {
    double inOne = toOne.distance(p[0], p[1], p[2]);
    int nearOne = toOne.last();
    double inOther = toOther.distance(p[0], p[1], p[2]);
    int nearOther = toOther.last();
    double reach = Normals.length(half[0], half[1], half[2]);
    if (Math.min(inOne, inOther) + reach <= enough(least)) {
      take(p, Math.min(inOne, inOther));
      return;
    }
    inOne = inside(one, p) ? inOne : -inOne;
    inOther = inside(other, p) ? inOther : -inOther;
    double deep = Math.min(inOne, inOther);
    if (deep > depth) {
      depth = deep;
      at = p;
    }
    double bound = Math.min(most, deep + reach);
    if (bound > enough(least)) {
      bound = Math.min(bound, farthest(p, half, nearOne, nearOther, enough(least)));
    }
    if (bound > enough(least)) {
      open.add(new Cell(p, half, bound));
    }
  }

  /**
   * How far a box's points are at most from the nearer of both bodies, as they are from two
   * triangles at once: to a triangle distance is a convex function, and so is the mean of two
   * however they are weighed, so that a corner of the box is the farthest. Half way between the
   * faces of a wall all points are as far from both, and a long box there need not be divided.
   *
   * @param nearOne the triangle nearest to the middle; likewise {@code nearOther}
   * @param enough metres; what is less is as good
   */
  private double farthest(double[] p, double[] half, int nearOne, int nearOther, double enough) {
    double[][] corners = new double[8][3];
    for (int i = 0; i < corners.length; i++) {
      for (int k = 0; k < 3; k++) {
        corners[i][k] = p[k] + ((i >> k & 1) == 0 ? -half[k] : half[k]);
      }
    }
    double[] one = far(toOne, nearOne, corners);
    double[] other = far(toOther, nearOther, corners);
    double least = WeighedMost.least(one, other, enough);
    if (least > enough) {
      least = Math.min(least, WeighedMost.least(one, across(toOne, one, corners), enough));
    }
    if (least > enough) {
      least = Math.min(least, WeighedMost.least(other, across(toOther, other, corners), enough));
    }
    return least;
  }

  /** Metres from each corner to a triangle. */
  private static double[] far(Nearest nearest, int t, double[][] corners) {
    double[] far = new double[corners.length];
    for (int i = 0; i < far.length; i++) {
      double[] q = corners[i];
      far[i] = StrictMath.sqrt(nearest.squared(t, q[0], q[1], q[2]));
    }
    return far;
  }

  /** The same to the triangle that is nearest to the corner farthest from another one. */
  private double[] across(Nearest nearest, double[] far, double[][] corners) {
    int farthest = 0;
    for (int i = 1; i < far.length; i++) {
      farthest = far[i] > far[farthest] ? i : farthest;
    }
    double[] q = corners[farthest];
    return far(nearest, nearest.of(q[0], q[1], q[2], found), corners);
  }

  /** Metres; boxes none of whose points is deeper are not looked at. */
  private double enough(double least) {
    return Math.max(least + Deepest.exact(least), depth + Math.max(EXACT, SHARE * depth));
  }

  private void take(double[] p, double distance) {
    if (distance > depth && inside(one, p) && inside(other, p)) {
      depth = distance;
      at = p;
    }
  }

  private static boolean inside(Shell body, double[] p) {
    return Inside.around(body, (float) p[0], (float) p[1], (float) p[2], 1) > 0;
  }
}
