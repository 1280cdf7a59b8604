package org.trackwalk.contact.parts;

import java.util.BitSet;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.MeasuredHull;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * The points of a list that its hull hangs on. Cuts leave many points in common planes, which cost
 * exact arithmetic; most of them are gone here.
 */
final class Outer {

  /**
   * Part of the points' size: four steps of a float, which a cut rounds to: no farther out is in.
   */
  private static final double STEP = 0x1p-22;

  /** Directions are all of whole numbers up to this, one of each pair of opposites. */
  private static final int REACH = 2;

  private Outer() {}

  /** The points whose hull is that of all, but for float steps. */
  static double[] of(double[] points) {
    BitSet kept = extremes(points);
    double[] core = chosen(points, kept);
    MeasuredHull measured = HullBuilder.measured(core);
    if (!(measured.size().volume() > 0)) {
      return points;
    }
    Polyhedron hull = measured.hull().core();
    double size = 0;
    for (int axis = 0; axis < 3; axis++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = axis; i < points.length; i += 3) {
        least = Math.min(least, points[i]);
        most = Math.max(most, points[i]);
      }
      size = Math.max(size, most - least);
    }
    for (int i = 0; i < points.length; i += 3) {
      if (outside(hull, points[i], points[i + 1], points[i + 2], STEP * size)) {
        kept.set(i / 3);
      }
    }
    return chosen(points, kept);
  }

  private static boolean outside(Polyhedron hull, double x, double y, double z, double by) {
    for (int f = 0; f < hull.faceCount(); f++) {
      double along = hull.facePlane(f, 0) * x + hull.facePlane(f, 1) * y + hull.facePlane(f, 2) * z;
      if (along > hull.facePlane(f, 3) + by) {
        return true;
      }
    }
    return false;
  }

  private static BitSet extremes(double[] points) {
    BitSet kept = new BitSet();
    for (int x = 0; x <= REACH; x++) {
      for (int y = x == 0 ? 0 : -REACH; y <= REACH; y++) {
        for (int z = x == 0 && y == 0 ? 1 : -REACH; z <= REACH; z++) {
          int low = 0;
          int high = 0;
          double least = Double.POSITIVE_INFINITY;
          double most = Double.NEGATIVE_INFINITY;
          for (int i = 0; i < points.length; i += 3) {
            double along = x * points[i] + y * points[i + 1] + z * points[i + 2];
            if (along < least) {
              least = along;
              low = i;
            }
            if (along > most) {
              most = along;
              high = i;
            }
          }
          kept.set(low / 3);
          kept.set(high / 3);
        }
      }
    }
    return kept;
  }

  private static double[] chosen(double[] points, BitSet which) {
    double[] out = new double[3 * which.cardinality()];
    int at = 0;
    for (int i = which.nextSetBit(0); i >= 0; i = which.nextSetBit(i + 1)) {
      System.arraycopy(points, 3 * i, out, at, 3);
      at += 3;
    }
    return out;
  }
}
