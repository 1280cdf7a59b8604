package org.trackwalk.contact.packed;

import org.trackwalk.contact.narrow.PatchPoints;

/**
 * The four points that {@link org.trackwalk.contact.manifold.ManifoldReduction#toFour} leaves, in
 * fewer steps: of an area the cheap half is computed for all points, and only points that may be
 * the best are measured as the reference does. One instance per thread.
 */
final class FourPoints {

  /** As in the reduction: height over base below which three points are a line. */
  private static final double LINE = 1e-6;

  /** As in the reduction: metres within which points are equally deep. */
  private static final double AS_DEEP = 1e-9;

  /** Part of the squared size of a manifold that rounding may take from an area, and more. */
  private static final double ROUNDING = 0x1p-40;

  /** As in the reduction: metres within which two points are one. */
  private static final double ONE_PLACE = 1e-9;

  /** Numbers of the points that stay, ascending. */
  final int[] chosen = new int[4];

  private double[] areas = new double[64];
  private PatchPoints points;
  private double nx;
  private double ny;
  private double nz;
  private int count;
  private double squaredSize;

  /** As in the reduction: one over the area below which areas are equal, 1/m². */
  private double perStep;

  /** Mean of all points, found when first asked for. */
  private double middleX;

  private double middleY;
  private double middleZ;
  private boolean middleIsKnown;

  /**
   * Chooses.
   *
   * @param x the common normal, a unit vector; likewise y and z
   * @return how many points stay
   */
  int choose(PatchPoints from, double x, double y, double z) {
    points = from;
    nx = x;
    ny = y;
    nz = z;
    count = 0;
    middleIsKnown = false;
    int n = points.size();
    if (n <= 4) {
      for (int i = 0; i < n; i++) {
        if (!hasBetterTwin(i)) {
          chosen[count++] = i;
        }
      }
      return count;
    }
    if (areas.length < n) {
      areas = new double[2 * n];
    }
    int first = deepest();
    int second = farthest(first);
    double squared = squaredDistance(first, second);
    perStep = 1 / (double) Math.ulp((float) squared);
    int third = third(first, second);
    double most = third < 0 ? 0 : Math.rint(Math.abs(area(first, second, third)) * perStep);
    add(first);
    add(second);
    if (most > LINE * squared * perStep) {
      add(third);
      add(largestBeyond(first, second, third));
    } else {
      add(farthest(second));
    }
    return count;
  }

  private void add(int point) {
    if (point < 0) {
      return;
    }
    int at = count;
    for (int k = 0; k < count; k++) {
      if (chosen[k] == point || onePlace(chosen[k], point)) {
        return;
      }
    }
    while (at > 0 && chosen[at - 1] > point) {
      chosen[at] = chosen[at - 1];
      at--;
    }
    chosen[at] = point;
    count++;
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

  private int deepest() {
    double[] s = points.separation;
    int n = points.size();
    double most = Double.POSITIVE_INFINITY;
    for (int i = 0; i < n; i++) {
      if (s[i] < most) {
        most = s[i];
      }
    }
    int equal = 0;
    int last = 0;
    double x = 0;
    double y = 0;
    double z = 0;
    for (int i = 0; i < n; i++) {
      if (s[i] <= most + AS_DEEP) {
        equal++;
        last = i;
        x += (points.x[i] - x) / equal;
        y += (points.y[i] - y) / equal;
        z += (points.z[i] - z) / equal;
      }
    }
    if (equal == 1) {
      return last;
    }
    int best = -1;
    double far = -1;
    for (int i = 0; i < n; i++) {
      if (s[i] <= most + AS_DEEP) {
        double dx = points.x[i] - x;
        double dy = points.y[i] - y;
        double dz = points.z[i] - z;
        double squared = (float) (dx * dx + dy * dy + dz * dz);
        if (best < 0 || better(squared, i, far, best)) {
          far = squared;
          best = i;
        }
      }
    }
    return best;
  }

  private int farthest(int from) {
    int best = from;
    double most = 0;
    double size = 0;
    double[] x = points.x;
    double[] y = points.y;
    double[] z = points.z;
    int n = points.size();
    for (int i = 0; i < n; i++) {
      double dx = x[i] - x[from];
      double dy = y[i] - y[from];
      double dz = z[i] - z[from];
      double squared = dx * dx + dy * dy + dz * dz;
      if (squared > size) {
        size = squared;
      }
      double along = dx * nx + dy * ny + dz * nz;
      dx -= along * nx;
      dy -= along * ny;
      dz -= along * nz;
      double far = (float) (dx * dx + dy * dy + dz * dz);
      if (far >= most && far > 0 && (far > most || best != from && before(i, best))) {
        most = far;
        best = i;
      }
    }
    squaredSize = size;
    return best;
  }

  private int third(int first, int second) {
    areasBeside(first, second, 1, true);
    double most = 0;
    int n = points.size();
    for (int i = 0; i < n; i++) {
      areas[i] = Math.abs(areas[i]);
      if (areas[i] > most) {
        most = areas[i];
      }
    }
    double unsure = most - ROUNDING * squaredSize - 2 / perStep;
    most = 0;
    int best = -1;
    for (int i = 0; i < n; i++) {
      if (areas[i] >= unsure) {
        double area = Math.rint(Math.abs(area(first, second, i)) * perStep);
        if (better(area, i, most, best)) {
          most = area;
          best = i;
        }
      }
    }
    return best;
  }

  private int largestBeyond(int first, int second, int third) {
    double turn = area(first, second, third) > 0 ? 1 : -1;
    areasBeside(first, second, turn, true);
    areasBeside(second, third, turn, false);
    areasBeside(third, first, turn, false);
    int n = points.size();
    double least = 0;
    for (int i = 0; i < n; i++) {
      if (areas[i] < least) {
        least = areas[i];
      }
    }
    double unsure = least + ROUNDING * squaredSize + 2 / perStep;
    double most = 0;
    int best = -1;
    for (int i = 0; i < n; i++) {
      if (areas[i] <= unsure) {
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
    }
    return best;
  }

  /** Twice the areas of all points with two of them, within rounding; or the less of such. */
  private void areasBeside(int i, int j, double sign, boolean first) {
    double px = points.x[i];
    double py = points.y[i];
    double pz = points.z[i];
    double ex = points.x[j] - px;
    double ey = points.y[j] - py;
    double ez = points.z[j] - pz;
    double mx = sign * (ny * ez - nz * ey);
    double my = sign * (nz * ex - nx * ez);
    double mz = sign * (nx * ey - ny * ex);
    double[] x = points.x;
    double[] y = points.y;
    double[] z = points.z;
    double[] out = areas;
    int n = points.size();
    if (first) {
      for (int k = 0; k < n; k++) {
        out[k] = mx * (x[k] - px) + my * (y[k] - py) + mz * (z[k] - pz);
      }
    } else {
      for (int k = 0; k < n; k++) {
        out[k] = Math.min(out[k], mx * (x[k] - px) + my * (y[k] - py) + mz * (z[k] - pz));
      }
    }
  }

  /** True when i's measure is greater, or the same and i comes first. */
  private boolean better(double measure, int i, double most, int best) {
    return measure > most || (measure == most && best >= 0 && before(i, best));
  }

  /** As in the reduction: whether i stays rather than j where they serve equally well. */
  private boolean before(int i, int j) {
    double depth = Math.rint(points.separation[i] / AS_DEEP);
    double other = Math.rint(points.separation[j] / AS_DEEP);
    if (depth != other) {
      return depth < other;
    }
    double far = outward(i);
    double otherFar = outward(j);
    if (far != otherFar) {
      return far > otherFar;
    }
    int order = Double.compare(points.x[i], points.x[j]);
    if (order == 0) {
      order = Double.compare(points.y[i], points.y[j]);
    }
    if (order == 0) {
      order = Double.compare(points.z[i], points.z[j]);
    }
    return order != 0 ? order < 0 : points.separation[i] < points.separation[j];
  }

  /** Squared distance of a point from the mean of all, to the bits of a float. */
  private double outward(int i) {
    if (!middleIsKnown) {
      middleIsKnown = true;
      middleX = 0;
      middleY = 0;
      middleZ = 0;
      for (int k = 0; k < points.size(); k++) {
        middleX += (points.x[k] - middleX) / (k + 1);
        middleY += (points.y[k] - middleY) / (k + 1);
        middleZ += (points.z[k] - middleZ) / (k + 1);
      }
    }
    double x = points.x[i] - middleX;
    double y = points.y[i] - middleY;
    double z = points.z[i] - middleZ;
    return (float) (x * x + y * y + z * z);
  }

  private double squaredDistance(int i, int j) {
    double x = points.x[j] - points.x[i];
    double y = points.y[j] - points.y[i];
    double z = points.z[j] - points.z[i];
    double along = x * nx + y * ny + z * nz;
    x -= along * nx;
    y -= along * ny;
    z -= along * nz;
    return x * x + y * y + z * z;
  }

  /** Twice the area of a triangle, positive when it runs counter-clockwise around the normal. */
  private double area(int i, int j, int k) {
    double x = points.x[j] - points.x[i];
    double y = points.y[j] - points.y[i];
    double z = points.z[j] - points.z[i];
    double u = points.x[k] - points.x[i];
    double v = points.y[k] - points.y[i];
    double w = points.z[k] - points.z[i];
    return nx * (y * w - z * v) + ny * (z * u - x * w) + nz * (x * v - y * u);
  }
}
