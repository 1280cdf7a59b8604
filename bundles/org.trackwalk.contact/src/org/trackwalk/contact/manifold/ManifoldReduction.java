package org.trackwalk.contact.manifold;

import java.util.Arrays;

/**
 * Takes points out of a manifold until few are left that hold a body as well. Distances and areas
 * are those of the points projected along the normal. The order of the points that stay is not
 * changed. One instance per thread; allocates nothing.
 *
 * <p>Which ones are left hangs on the points and not on their order, nor on the side: the points of
 * a mirrored manifold are left in its mirror image. For this, distances and areas are compared to
 * the 24 bits of a float, so that rounding says nothing; of points that are equally good the deeper
 * one stays, then the one farther from the mean of all. Only where two points agree in all of this
 * too, as the corners of a square do, the one with the lower coordinates stays (x, then y, then z),
 * and the mirror image may keep the other. Points closer than {@link #ONE_PLACE} are one.
 */
public final class ManifoldReduction {

  /**
   * Height of a triangle as a share of its base below which its corners count as points of a line.
   * Coordinates are good to 1e-12 of a manifold's size; a millionth is far above that, and no body
   * is held by a metre-long strip of a micrometre.
   */
  private static final double LINE = 1e-6;

  /**
   * Metres within which points are equally deep: a box on flat ground has a dozen points whose
   * depths differ by the rounding of doubles; what a level's floats can say is a hundred times
   * more.
   */
  private static final double AS_DEEP = 1e-9;

  /** Metres: points of two triangles on the edge that they share differ by rounding only. */
  private static final double ONE_PLACE = 1e-9;

  private final int[] chosen = new int[5];
  private final double[] mean = new double[3];

  /** Mean of all points, found when first asked for. */
  private final double[] middle = new double[3];

  private boolean middleIsKnown;
  private int count;
  private Manifold points;

  /** One over the area below which areas are equal, 1/m². */
  private double perStep;

  /**
   * Reduces to at most five points as E. Coumans' article lists them: the deepest, the farthest
   * from it, the farthest from that one, and the supporting points orthogonal to the edge between
   * these two, to either side. What they span has at least a quarter of the area that all points
   * span: these lie in a strip that is as wide as the five, and within the edge's length of its
   * first end.
   *
   * @param manifold changed in place
   */
  public void toFive(Manifold manifold) {
    if (!begin(manifold, 5)) {
      return;
    }
    int deepest = deepest();
    int second = farthest(deepest);
    int third = farthest(second);
    stepsFor(squaredDistance(second, third));
    choose(deepest);
    choose(second);
    choose(third);
    choose(beside(second, third, 1));
    choose(beside(second, third, -1));
    end();
  }

  /**
   * Reduces to at most four points (D. Gregorius, "Robust contact creation for physics
   * simulations", GDC 2015): the deepest, the farthest from it, the one that spans the largest
   * triangle with both, and the one that adds most area to that triangle. They span at least an
   * eighth of the area that all points span, for these lie within the first edge's length of the
   * deepest point, and no farther to either side of it than the third. Points of a line are reduced
   * to the deepest and the two ends.
   *
   * @param manifold changed in place
   */
  public void toFour(Manifold manifold) {
    if (!begin(manifold, 4)) {
      return;
    }
    int first = deepest();
    int second = farthest(first);
    double squared = squaredDistance(first, second);
    stepsFor(squared);
    int third = -1;
    double most = 0;
    for (int i = 0; i < points.size(); i++) {
      double area = Math.rint(Math.abs(area(first, second, i)) * perStep);
      if (better(area, i, most, third)) {
        most = area;
        third = i;
      }
    }
    choose(first);
    choose(second);
    if (most > LINE * squared * perStep) {
      choose(third);
      choose(largestBeyond(first, second, third));
    } else {
      choose(farthest(second));
    }
    end();
  }

  private boolean begin(Manifold manifold, int most) {
    points = manifold;
    count = 0;
    middleIsKnown = false;
    if (manifold.size() > most) {
      return true;
    }
    for (int i = 0; i < manifold.size(); i++) {
      if (!hasBetterTwin(i)) {
        chosen[count++] = i;
      }
    }
    if (count < manifold.size()) {
      manifold.keep(chosen, count);
    }
    return false;
  }

  private boolean hasBetterTwin(int i) {
    for (int j = 0; j < points.size(); j++) {
      if (j != i && onePlace(i, j) && (before(j, i) || j < i && !before(i, j))) {
        return true;
      }
    }
    return false;
  }

  private boolean onePlace(int i, int j) {
    return squaredDistance(i, j) <= ONE_PLACE * ONE_PLACE;
  }

  /** Sets what an area is rounded to: the last bit of a float, for a squared size. */
  private void stepsFor(double squared) {
    perStep = 1 / (double) Math.ulp((float) squared);
  }

  private void end() {
    for (int i = 1; i < count; i++) {
      int moved = chosen[i];
      int j = i;
      while (j > 0 && chosen[j - 1] > moved) {
        chosen[j] = chosen[j - 1];
        j--;
      }
      chosen[j] = moved;
    }
    points.keep(chosen, count);
  }

  private void choose(int i) {
    if (i < 0) {
      return;
    }
    for (int k = 0; k < count; k++) {
      if (chosen[k] == i || onePlace(chosen[k], i)) {
        return;
      }
    }
    chosen[count++] = i;
  }

  /**
   * The deepest point; of those as deep as it within {@link #AS_DEEP} the one farthest from their
   * mean, which is a corner of what they span, where rounding would name any of them.
   */
  private int deepest() {
    double most = Double.POSITIVE_INFINITY;
    for (int i = 0; i < points.size(); i++) {
      most = Math.min(most, points.separation(i));
    }
    Arrays.fill(mean, 0);
    int equal = 0;
    for (int i = 0; i < points.size(); i++) {
      if (points.separation(i) <= most + AS_DEEP) {
        equal++;
        for (int axis = 0; axis < 3; axis++) {
          mean[axis] += (points.point(i, axis) - mean[axis]) / equal;
        }
      }
    }
    int best = -1;
    double far = -1;
    for (int i = 0; i < points.size(); i++) {
      if (points.separation(i) <= most + AS_DEEP) {
        double x = points.point(i, 0) - mean[0];
        double y = points.point(i, 1) - mean[1];
        double z = points.point(i, 2) - mean[2];
        double squared = (float) (x * x + y * y + z * z);
        if (best < 0 || better(squared, i, far, best)) {
          far = squared;
          best = i;
        }
      }
    }
    return best;
  }

  /** The point farthest from one; that one itself when all lie on it. */
  private int farthest(int from) {
    int best = from;
    double most = 0;
    for (int i = 0; i < points.size(); i++) {
      double far = (float) squaredDistance(from, i);
      if (far > 0 && (best == from ? far > most : better(far, i, most, best))) {
        most = far;
        best = i;
      }
    }
    return best;
  }

  /** The point farthest to one side of the line through two; -1 when none is beside it. */
  private int beside(int from, int to, int side) {
    int best = -1;
    double most = 0;
    for (int i = 0; i < points.size(); i++) {
      double beyond = Math.rint(side * area(from, to, i) * perStep);
      if (beyond > 0 && better(beyond, i, most, best)) {
        most = beyond;
        best = i;
      }
    }
    return best;
  }

  /** The point outside a triangle that adds most area to it; -1 when none lies outside. */
  private int largestBeyond(int first, int second, int third) {
    double turn = area(first, second, third) > 0 ? 1 : -1;
    int best = -1;
    double most = 0;
    for (int i = 0; i < points.size(); i++) {
      double beyond =
          Math.rint(
              -Math.min(
                      turn * area(first, second, i),
                      Math.min(turn * area(second, third, i), turn * area(third, first, i)))
                  * perStep);
      if (beyond > 0 && better(beyond, i, most, best)) {
        most = beyond;
        best = i;
      }
    }
    return best;
  }

  /** True when i's measure is greater, or the same and i comes first. */
  private boolean better(double measure, int i, double most, int best) {
    return measure > most || (measure == most && best >= 0 && before(i, best));
  }

  /** Whether i stays rather than j where they serve equally well. */
  private boolean before(int i, int j) {
    double depth = Math.rint(points.separation(i) / AS_DEEP);
    double other = Math.rint(points.separation(j) / AS_DEEP);
    if (depth != other) {
      return depth < other;
    }
    double far = outward(i);
    double otherFar = outward(j);
    if (far != otherFar) {
      return far > otherFar;
    }
    for (int axis = 0; axis < 3; axis++) {
      int order = Double.compare(points.point(i, axis), points.point(j, axis));
      if (order != 0) {
        return order < 0;
      }
    }
    return points.separation(i) < points.separation(j);
  }

  /** Squared distance of a point from the mean of all, to the bits of a float. */
  private double outward(int i) {
    if (!middleIsKnown) {
      middleIsKnown = true;
      Arrays.fill(middle, 0);
      for (int k = 0; k < points.size(); k++) {
        for (int axis = 0; axis < 3; axis++) {
          middle[axis] += (points.point(k, axis) - middle[axis]) / (k + 1);
        }
      }
    }
    double x = points.point(i, 0) - middle[0];
    double y = points.point(i, 1) - middle[1];
    double z = points.point(i, 2) - middle[2];
    return (float) (x * x + y * y + z * z);
  }

  private double squaredDistance(int i, int j) {
    double x = points.point(j, 0) - points.point(i, 0);
    double y = points.point(j, 1) - points.point(i, 1);
    double z = points.point(j, 2) - points.point(i, 2);
    double along = x * points.nx() + y * points.ny() + z * points.nz();
    x -= along * points.nx();
    y -= along * points.ny();
    z -= along * points.nz();
    return x * x + y * y + z * z;
  }

  /** Twice the area of a triangle, positive when it runs counter-clockwise around the normal. */
  private double area(int i, int j, int k) {
    double x = points.point(j, 0) - points.point(i, 0);
    double y = points.point(j, 1) - points.point(i, 1);
    double z = points.point(j, 2) - points.point(i, 2);
    double u = points.point(k, 0) - points.point(i, 0);
    double v = points.point(k, 1) - points.point(i, 1);
    double w = points.point(k, 2) - points.point(i, 2);
    return points.nx() * (y * w - z * v)
        + points.ny() * (z * u - x * w)
        + points.nz() * (x * v - y * u);
  }
}
