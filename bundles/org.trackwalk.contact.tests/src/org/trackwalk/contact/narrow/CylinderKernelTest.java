package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Cylinders against two searches that know no GJK: apart, the closest point of the triangle in
 * closed form per point; overlapping, the least depth over all directions.
 */
class CylinderKernelTest {

  /** Metres; how well nested golden sections find a distance. */
  private static final double SEARCHED = 1e-7;

  /** Metres; how well a descent over directions finds a depth. */
  private static final double DESCENDED = 1e-6;

  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private static float[] triangle(Random random) {
    float[] p = new float[9];
    for (int i = 0; i < 9; i++) {
      p[i] = (float) (2 * random.nextDouble() - 1);
    }
    return p;
  }

  /** Distance of a point from a cylinder's core. */
  private static double distance(Cylinder c, Pose pose, double x, double y, double z) {
    double[] q = new double[3];
    pose.toOwn(x, y, z, q);
    double along = Math.max(0, Math.abs(q[0]) - (c.halfWidth() - c.margin()));
    double across = Math.max(0, Math.sqrt(q[1] * q[1] + q[2] * q[2]) - (c.radius() - c.margin()));
    return Math.sqrt(along * along + across * across);
  }

  private static double distance(Cylinder c, Pose pose, float[] p, double s, double t) {
    double u = s * (1 - t);
    double v = s * t;
    double w = 1 - s;
    return distance(
        c,
        pose,
        w * p[0] + u * p[3] + v * p[6],
        w * p[1] + u * p[4] + v * p[7],
        w * p[2] + u * p[5] + v * p[8]);
  }

  private static double leastAlong(Cylinder c, Pose pose, float[] p, double s) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 45; i++) {
      double a = high - GOLDEN * (high - low);
      double b = low + GOLDEN * (high - low);
      if (distance(c, pose, p, s, a) < distance(c, pose, p, s, b)) {
        high = b;
      } else {
        low = a;
      }
    }
    return distance(c, pose, p, s, (low + high) / 2);
  }

  /** The distance is convex over the triangle, so its least value per row is convex too. */
  private static double searched(Cylinder c, Pose pose, float[] p) {
    double low = 0;
    double high = 1;
    double best = distance(c, pose, p, 0, 0);
    for (int i = 0; i < 45; i++) {
      double a = high - GOLDEN * (high - low);
      double b = low + GOLDEN * (high - low);
      double ofA = leastAlong(c, pose, p, a);
      double ofB = leastAlong(c, pose, p, b);
      best = Math.min(best, Math.min(ofA, ofB));
      if (ofA < ofB) {
        high = b;
      } else {
        low = a;
      }
    }
    return Math.min(best, leastAlong(c, pose, p, 1));
  }

  /**
   * The least depth over directions that do not point behind the triangle: the best of many, each
   * stepped downhill in turn, wherever that leads.
   */
  private static double descended(ConvexShape shape, Pose pose, float[] p, Random random) {
    double[] normal = KernelCheck.normal(p);
    double[] centre = {pose.x(), pose.y(), pose.z()};
    double[] up = KernelCheck.minus(centre, KernelCheck.corner(p, 0));
    double sign = KernelCheck.dot(normal, up) < 0 ? -1 : 1;
    double[][] starts = new double[6][];
    double[] gaps = new double[6];
    Arrays.fill(gaps, Double.NEGATIVE_INFINITY);
    for (int i = 0; i < 600; i++) {
      double[] n =
          KernelCheck.unit(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      double gap = KernelCheck.gap(shape, pose, p, n);
      int worst = 0;
      for (int k = 1; k < 6; k++) {
        worst = gaps[k] < gaps[worst] ? k : worst;
      }
      if (gap > gaps[worst]) {
        gaps[worst] = gap;
        starts[worst] = n;
      }
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 6; k++) {
      double[] n = starts[k];
      double gap = gaps[k];
      // again and again, for a step that fails on a ridge says nothing
      int rounds = 0;
      for (double step = 0.2; step > 1e-9 || ++rounds < 6; ) {
        step = step > 1e-9 ? step : 0.1;
        boolean better = false;
        for (int tries = 0; tries < 12 && !better; tries++) {
          double[] m =
              KernelCheck.unit(
                  n[0] + step * random.nextGaussian(),
                  n[1] + step * random.nextGaussian(),
                  n[2] + step * random.nextGaussian());
          double there = KernelCheck.gap(shape, pose, p, m);
          if (there > gap) {
            gap = there;
            n = m;
            better = true;
          }
        }
        step *= better ? 1.5 : 0.6;
      }
      best = sign * KernelCheck.dot(n, normal) < 0 ? best : Math.max(best, gap);
    }
    return best;
  }

  private static void compare(Cylinder wheel, long seed, int count, double spread) {
    Random random = new Random(seed);
    Random other = new Random(seed + 1);
    TriangleKernel kernel = Kernels.of(wheel);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    int apart = 0;
    int[] seen = new int[7];
    for (int i = 0; i < count; i++) {
      float[] p = triangle(random);
      Pose pose =
          KernelCheck.pose(
              random,
              spread * random.nextGaussian(),
              spread * random.nextGaussian(),
              spread * random.nextGaussian());
      String where = wheel + ", seed " + seed + ", pair " + i;
      double distance = searched(wheel, pose, p);
      kernel.place(pose);

      seen[kernel.measure(p, 0, 1, 2, true, 9, m)]++;

      if (distance > 1e-6) {
        apart++;
        KernelCheck.separation(distance, wheel.margin(), m, SEARCHED, where);
      } else {
        double least = descended(wheel, pose, p, other);
        boolean face = m.feature == ClosestPoint.FACE;
        double allowed = face ? KernelCheck.ofFace(least, DESCENDED) : DESCENDED;
        assertTrue(m.separation >= least - allowed, where + ": a shorter way, " + least);
        double[] n = KernelCheck.normal(p);
        double up = n[0] * m.nx + n[1] * m.ny + n[2] * m.nz;
        assertTrue((m.behind ? -up : up) >= -2e-9, where + ": behind the triangle");
      }
      KernelCheck.check(wheel, pose, p, m, distance > 1e-6 ? 1e-8 : 1e-6, where);
      points.clear();
      kernel.points(p, 0, 1, 2, 9, m, points);
      KernelCheck.checkPoints(wheel, pose, p, m, points, 9, 1e-8, where);
    }
    assertTrue(apart > count / 10 && apart < 9 * count / 10, apart + " apart");
    for (int feature = 0; feature < 7; feature++) {
      assertTrue(seen[feature] > 10, "feature " + feature + " was seen " + seen[feature]);
    }
  }

  @Test
  void sharpWheelsMeasureAsSearched() {
    compare(new Cylinder(0.35, 0.12), 31, 400, 0.5);
  }

  @Test
  void wheelsWithRoundedRimsMeasureAsSearched() {
    compare(new Cylinder(0.35, 0.12, 0.03), 32, 300, 0.5);
  }

  @Test
  void rollersMeasureAsSearched() {
    compare(new Cylinder(0.2, 1), 33, 300, 0.7);
  }

  private static final Cylinder WHEEL = new Cylinder(0.35, 0.12);
  private static final float[] FLOOR = {8190, 0, -4, 8190, 0, 12, 8206, 0, -4};

  /** Turned around y, rounded to single precision as an engine does. */
  private static Pose turned(double height, int degrees, double tilt) {
    double half = Math.toRadians(degrees) / 2;
    double c = Math.cos(tilt / 2);
    double s = Math.sin(tilt / 2);
    return Pose.of(
        8192,
        height,
        0.5,
        (float) (Math.sin(half) * s),
        (float) (Math.sin(half) * c),
        (float) (Math.cos(half) * s),
        (float) (Math.cos(half) * c));
  }

  @Test
  void aRollingWheelTouchesAFaceInTheTwoEndsOfItsLine() {
    TriangleKernel kernel = Kernels.of(WHEEL);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    for (double gap : new double[] {0.1, 0.01, 1e-6, 1e-9, 1e-12, 0, -1e-12, -1e-9, -0.01, -0.1}) {
      for (int degrees = 0; degrees < 360; degrees += 15) {
        String where = degrees + " degrees, gap " + gap;
        kernel.place(turned(0.35 + gap, degrees, 0));

        assertEquals(ClosestPoint.FACE, kernel.measure(FLOOR, 0, 1, 2, false, 0.2, m), where);

        assertEquals(1, m.ny, where);
        assertEquals(gap, m.separation, 1e-7, where);
        points.clear();
        kernel.points(FLOOR, 0, 1, 2, 0.2, m, points);
        assertEquals(2, points.size(), where);
        double dx = points.point(0, 0) - points.point(1, 0);
        double dz = points.point(0, 2) - points.point(1, 2);
        assertEquals(0.24, Math.sqrt(dx * dx + dz * dz), 1e-6, where);
        assertEquals(gap, points.point(0, 1), 1e-7, where);
      }
    }
  }

  @Test
  void aWheelOnItsSideTouchesAFaceInEightPointsOfItsRim() {
    TriangleKernel kernel = Kernels.of(WHEEL);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    for (double gap : new double[] {0.1, 0.01, 1e-6, 1e-9, 1e-12, 0, -1e-12, -1e-9, -0.01, -0.1}) {
      for (int degrees = 0; degrees < 360; degrees += 15) {
        String where = degrees + " degrees, gap " + gap;
        kernel.place(turned(0.12 + gap, degrees, Math.PI / 2));

        assertEquals(ClosestPoint.FACE, kernel.measure(FLOOR, 0, 1, 2, false, 0.2, m), where);

        assertEquals(1, m.ny, where);
        assertEquals(gap, m.separation, 1e-7, where);
        points.clear();
        kernel.points(FLOOR, 0, 1, 2, 0.2, m, points);
        assertEquals(8, points.size(), where);
        for (int i = 0; i < 8; i++) {
          double x = points.point(i, 0) - 8192;
          double z = points.point(i, 2) - 0.5;
          assertEquals(0.35, Math.sqrt(x * x + z * z), 1e-6, where);
          assertEquals(gap, points.separation(i), 1e-6, where);
        }
      }
    }
  }

  @Test
  void aTiltedWheelTouchesWithTheDeepestPointOfItsRim() {
    TriangleKernel kernel = Kernels.of(WHEEL);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    for (int degrees = 5; degrees <= 85; degrees += 5) {
      double tilt = Math.toRadians(degrees);
      double reach = 0.35 * Math.cos(tilt) + 0.12 * Math.sin(tilt);
      kernel.place(turned(reach - 0.001, 30, tilt));
      assertEquals(ClosestPoint.FACE, kernel.measure(FLOOR, 0, 1, 2, false, 0, m));
      assertEquals(-0.001, m.separation, 1e-7);
      kernel.points(FLOOR, 0, 1, 2, 0, m, points);
      double least = 1;
      for (int i = 0; i < points.size(); i++) {
        least = Math.min(least, points.separation(i));
      }
      assertEquals(-0.001, least, 1e-7);
      points.clear();
    }
  }

  @Test
  void aTriangleSmallerThanTheRimIsTouchedAllOver() {
    float[] p = {0.1f, 0, 0, 0.1f, 0, 0.1f, 0.2f, 0, 0};
    TriangleKernel kernel = Kernels.of(WHEEL);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    double s = Math.sqrt(0.5);
    kernel.place(Pose.of(0, 0.125, 0, 0, 0, s, s));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, false, 0.02, m));
    kernel.points(p, 0, 1, 2, 0.02, m, points);
    assertEquals(3, points.size());
    for (int i = 0; i < 3; i++) {
      assertEquals(0.005, points.separation(i), 1e-12);
    }
  }
}
