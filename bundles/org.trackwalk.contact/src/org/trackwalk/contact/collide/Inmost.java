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
        && new Inmost(one, other).run(limit, limit).depth() > limit;
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
      Cell cell = open.poll();
      if (cell.bound() <= Math.max(least, depth + exact())) {
        break;
      }
      divide(cell, least);
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
    double inOne = distance(toOne, p);
    double inOther = distance(toOther, p);
    double reach = Normals.length(half[0], half[1], half[2]);
    if (Math.min(inOne, inOther) + reach <= Math.max(least, depth + exact())) {
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
    if (bound > Math.max(least, depth + exact())) {
      open.add(new Cell(p, half, bound));
    }
  }

  private void take(double[] p, double distance) {
    if (distance > depth && inside(one, p) && inside(other, p)) {
      depth = distance;
      at = p;
    }
  }

  private double distance(Nearest nearest, double[] p) {
    nearest.of(p[0], p[1], p[2], found);
    return StrictMath.sqrt(found[6]);
  }

  /** Metres within which a radius like the largest known is found. */
  private double exact() {
    return Math.max(EXACT, SHARE * depth);
  }

  private static boolean inside(Shell body, double[] p) {
    return Inside.around(body, (float) p[0], (float) p[1], (float) p[2], 1) > 0;
  }
}
