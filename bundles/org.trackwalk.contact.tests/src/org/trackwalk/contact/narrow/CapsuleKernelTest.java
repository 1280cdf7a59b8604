package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** Capsules against a search along their segment, all axes, and what they must do on a floor. */
class CapsuleKernelTest {

  /** Metres; the search along the segment finds a distance to about this. */
  private static final double SEARCHED = 1e-7;

  private static final double EXACT = 1e-12;

  private static final Capsule CAPSULE = new Capsule(0.3, 0.6);

  private static float[] triangle(Random random) {
    float[] p = new float[9];
    for (int i = 0; i < 9; i++) {
      p[i] = (float) (2 * random.nextDouble() - 1);
    }
    return p;
  }

  /** The distance to the triangle is convex along the segment: golden section. */
  private static double searched(float[] p, Pose pose, double half) {
    double low = -half;
    double high = half;
    double golden = (Math.sqrt(5) - 1) / 2;
    for (int i = 0; i < 80; i++) {
      double s = high - golden * (high - low);
      double t = low + golden * (high - low);
      if (distance(p, pose, s) < distance(p, pose, t)) {
        high = t;
      } else {
        low = s;
      }
    }
    return distance(p, pose, (low + high) / 2);
  }

  private static double distance(float[] p, Pose pose, double along) {
    double[] q = new double[3];
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    pose.toLevel(0, along, 0, q);
    ClosestPoint.onTriangle(p, 0, 1, 2, q[0], q[1], q[2], closest);
    return Math.sqrt(closest[6]);
  }

  /**
   * The least depth over the normal on the centre's side and both signs of each cross product,
   * unless it points behind the triangle.
   */
  private static double leastDepth(float[] p, Pose pose) {
    double[] n = KernelCheck.normal(p);
    double[] centre = {pose.x(), pose.y(), pose.z()};
    double side = KernelCheck.dot(n, KernelCheck.minus(centre, KernelCheck.corner(p, 0)));
    double sign = side < 0 ? -1 : 1;
    double most =
        KernelCheck.gap(CAPSULE, pose, p, new double[] {sign * n[0], sign * n[1], sign * n[2]});
    double[] u = new double[3];
    pose.directionToLevel(0, 1, 0, u);
    for (int k = 0; k < 3; k++) {
      double[] e = KernelCheck.minus(KernelCheck.corner(p, (k + 1) % 3), KernelCheck.corner(p, k));
      double[] c =
          KernelCheck.unit(
              u[1] * e[2] - u[2] * e[1], u[2] * e[0] - u[0] * e[2], u[0] * e[1] - u[1] * e[0]);
      for (int turn = -1; turn <= 1; turn += 2) {
        if (turn * sign * KernelCheck.dot(c, n) >= -1e-9) {
          double[] way = {turn * c[0], turn * c[1], turn * c[2]};
          most = Math.max(most, KernelCheck.gap(CAPSULE, pose, p, way));
        }
      }
    }
    return most;
  }

  @Test
  void randomCapsulesMeasureAsTheLongWay() {
    Random random = new Random(4711);
    TriangleKernel kernel = Kernels.of(CAPSULE);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    int[] seen = new int[7];
    int pierced = 0;
    for (int i = 0; i < 20_000; i++) {
      float[] p = triangle(random);
      Pose pose =
          KernelCheck.pose(
              random,
              0.6 * random.nextGaussian(),
              0.6 * random.nextGaussian(),
              0.6 * random.nextGaussian());
      String where = "seed 4711, capsule " + i;
      double expected = searched(p, pose, CAPSULE.halfHeight());
      boolean through = expected < SEARCHED;
      kernel.place(pose);

      int feature = kernel.measure(p, 0, 1, 2, true, 5, m);

      assertEquals(feature, m.feature, where);
      seen[feature]++;
      pierced += through ? 1 : 0;
      double core = through ? leastDepth(p, pose) + CAPSULE.radius() : expected;
      KernelCheck.separation(core, CAPSULE.radius(), m, through ? EXACT : SEARCHED, where);
      KernelCheck.check(CAPSULE, pose, p, m, 1e-9, where);
      points.clear();
      kernel.points(p, 0, 1, 2, 5, m, points);
      KernelCheck.checkPoints(CAPSULE, pose, p, m, points, 5, 1e-9, where);
    }
    for (int feature = 0; feature < 7; feature++) {
      assertTrue(seen[feature] > 500, "feature " + feature + " was seen " + seen[feature]);
    }
    assertTrue(pierced > 500, "pierced " + pierced);
  }

  @Test
  void oneSidedTrianglesDoNotSeeACentreBehindThem() {
    float[] p = {0, 0, 0, 0, 0, 8, 8, 0, 0};
    TriangleKernel kernel = Kernels.of(CAPSULE);
    TriangleMeasure m = new TriangleMeasure();
    kernel.place(Pose.at(2, -0.1, 2));
    assertEquals(TriangleKernel.BEHIND, kernel.measure(p, 0, 1, 2, false, 1, m));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, true, 1, m));
    assertEquals(-1, m.ny);
    assertTrue(m.behind);
    kernel.place(Pose.at(2, 0, 2));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, false, 1, m));
    assertEquals(1, m.ny);
    assertEquals(-0.9, m.separation, EXACT);
    kernel.place(Pose.at(2, 2, 2));
    assertEquals(TriangleKernel.TOO_FAR, kernel.measure(p, 0, 1, 2, false, 1, m));
    assertTrue(m.separation > 1);
  }

  /** Along x over a square of 1 m, at heights down to its axis lying in the floor. */
  @Test
  void lyingAlongAFaceItTouchesInTwoPointsAtAnyHeight() {
    double far = 8192;
    float x = (float) far;
    float[] p = {x, 0, 0, x, 0, 4, x + 4, 0, 0};
    TriangleKernel kernel = Kernels.of(CAPSULE);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    for (double height : new double[] {0.4, 0.3, 0.3 - 1e-12, 0.2, 1e-9, 0}) {
      for (int degrees = 0; degrees < 360; degrees += 15) {
        double half = Math.toRadians(degrees) / 2;
        // y to x, then turned around y; rounded to single precision as an engine does
        double s = Math.sqrt(0.5);
        float qx = (float) (s * -Math.sin(half));
        float qy = (float) (s * Math.sin(half));
        float qz = (float) (s * -Math.cos(half));
        float qw = (float) (s * Math.cos(half));
        kernel.place(Pose.of(far + 1, height, 1, qx, qy, qz, qw));
        String where = degrees + " degrees at " + height;

        assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, false, 0.2, m), where);

        assertEquals(1, m.ny, where);
        assertEquals(height - 0.3, m.separation, 1e-6, where);
        points.clear();
        kernel.points(p, 0, 1, 2, 0.2, m, points);
        assertEquals(2, points.size(), where);
        double dx = points.point(0, 0) - points.point(1, 0);
        double dz = points.point(0, 2) - points.point(1, 2);
        assertEquals(1.2, Math.sqrt(dx * dx + dz * dz), 1e-6, where);
      }
    }
  }

  @Test
  void whatLiesBeyondTheTriangleIsClippedAway() {
    float[] p = {0, 0, 0, 0, 0, 1, 1, 0, 0};
    TriangleKernel kernel = Kernels.of(CAPSULE);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    double s = Math.sqrt(0.5);
    // along x at z = 0.25: over the triangle from x = 0 to 0.75
    kernel.place(Pose.of(0.3, 0.25, 0.25, 0, 0, -s, s));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, false, 0.02, m));
    kernel.points(p, 0, 1, 2, 0.02, m, points);
    assertEquals(2, points.size());
    assertEquals(0.75, points.point(0, 0) + points.point(1, 0), 1e-9);
    assertEquals(0.75, Math.abs(points.point(0, 0) - points.point(1, 0)), 1e-9);
    assertEquals(-0.05, points.point(0, 1), EXACT);
    assertEquals(-0.05, points.separation(0), EXACT);
  }

  @Test
  void aStandingCapsuleTouchesInOnePoint() {
    float[] p = {-2, 0, -2, -2, 0, 4, 4, 0, -2};
    TriangleKernel kernel = Kernels.of(CAPSULE);
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    kernel.place(Pose.at(0.1, 0.89, 0.2));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, false, 0.02, m));
    kernel.points(p, 0, 1, 2, 0.02, m, points);
    assertEquals(1, points.size());
    assertEquals(-0.01, points.separation(0), EXACT);
    assertEquals(0.1, points.point(0, 0), EXACT);
    assertEquals(-0.01, points.point(0, 1), EXACT);
  }
}
