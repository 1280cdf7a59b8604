package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * A wheel whose rims are rounded until its core is a point or a line is a sphere or a capsule, and
 * must be measured as one; and what kernels make of triangles that are needles, huge, or far from
 * the level's origin.
 */
class WheelKernelTest {

  private static final double EXACT = 1e-10;

  /** A quarter turn around z: a wheel's axle, which is x, stands along y. */
  private static final Pose AXLE_ALONG_Y = Pose.of(0, 0, 0, 0, 0, Math.sqrt(0.5), Math.sqrt(0.5));

  private static float[] triangle(Random random, double size) {
    float[] p = new float[9];
    for (int i = 0; i < 9; i++) {
      p[i] = (float) (size * (2 * random.nextDouble() - 1));
    }
    return p;
  }

  private static void compare(Cylinder wheel, ConvexShape shape, long seed, int count) {
    Random random = new Random(seed);
    TriangleKernel round = Kernels.of(wheel);
    TriangleKernel closed = Kernels.of(shape);
    TriangleMeasure m = new TriangleMeasure();
    TriangleMeasure expected = new TriangleMeasure();
    int compared = 0;
    for (int i = 0; i < count; i++) {
      float[] p = triangle(random, 1);
      Pose pose =
          KernelCheck.pose(
              random,
              0.5 * random.nextGaussian(),
              0.5 * random.nextGaussian(),
              0.5 * random.nextGaussian());
      String where = shape.kind() + ", seed " + seed + ", pair " + i;
      boolean twoSided = random.nextBoolean();
      round.place(pose.then(AXLE_ALONG_Y));
      closed.place(pose);
      int found = round.measure(p, 0, 1, 2, twoSided, 0.3, m);
      int feature = closed.measure(p, 0, 1, 2, twoSided, 0.3, expected);
      if (shape instanceof Sphere && isAlmostFace(p, feature, expected)) {
        continue;
      }
      assertEquals(feature, found, where);
      if (feature < 0) {
        continue;
      }
      compared++;
      assertEquals(expected.separation, m.separation, EXACT, where);
      assertEquals(expected.nx, m.nx, 1e-7, where);
      assertEquals(expected.ny, m.ny, 1e-7, where);
      assertEquals(expected.nz, m.nz, 1e-7, where);
      KernelCheck.check(shape, pose, p, m, 1e-8, where);
      KernelCheck.check(shape, pose, p, expected, 1e-8, where);
    }
    assertTrue(compared > count / 10, compared + " compared");
  }

  /** Of a sphere an edge is an edge, however straight the sphere lies above it. */
  private static boolean isAlmostFace(float[] p, int feature, TriangleMeasure m) {
    double[] n = KernelCheck.normal(p);
    double up = Math.abs(n[0] * m.nx + n[1] * m.ny + n[2] * m.nz);
    return feature > 0 && up > PolyhedronKernel.FACE_COSINE - 1e-9;
  }

  @Test
  void asTheSphere() {
    compare(new Cylinder(0.35, 0.35, 0.35), new Sphere(0.35), 61, 20_000);
  }

  @Test
  void asTheCapsule() {
    compare(new Cylinder(0.2, 0.7, 0.2), new Capsule(0.2, 0.5), 62, 20_000);
  }

  /** They lie flat with their four corners, sharp or rounded, in the air or in the floor. */
  @Test
  void boxesAndHullsWithAMarginOnAFloor() {
    float[] floor = {-4, 0, -4, -4, 0, 12, 12, 0, -4};
    double[] corners = new double[24];
    for (int i = 0; i < 8; i++) {
      corners[3 * i] = (i & 1) == 0 ? -0.5 : 0.5;
      corners[3 * i + 1] = (i & 2) == 0 ? -0.25 : 0.25;
      corners[3 * i + 2] = (i & 4) == 0 ? -0.75 : 0.75;
    }
    ConvexShape[] shapes = {
      new Box(0.5, 0.25, 0.75, 0.1), HullBuilder.rounded(0.1, corners), HullBuilder.hull(corners)
    };
    for (ConvexShape shape : shapes) {
      TriangleKernel kernel = Kernels.of(shape);
      TriangleMeasure m = new TriangleMeasure();
      ContactPoints points = new ContactPoints();
      for (double gap : new double[] {0.01, 1e-9, 0, -1e-9, -0.05, -0.1, -0.2}) {
        for (int degrees = 0; degrees < 90; degrees += 15) {
          double half = Math.toRadians(degrees) / 2;
          kernel.place(Pose.of(0.1, 0.25 + gap, 0.2, 0, Math.sin(half), 0, Math.cos(half)));
          String where = shape.kind() + ", gap " + gap + ", " + degrees + " degrees";
          assertEquals(ClosestPoint.FACE, kernel.measure(floor, 0, 1, 2, false, 0.02, m), where);
          assertEquals(gap, m.separation, EXACT, where);
          points.clear();
          kernel.points(floor, 0, 1, 2, 0.02, m, points);
          assertEquals(4, points.size(), where);
          for (int i = 0; i < 4; i++) {
            assertEquals(gap, points.separation(i), EXACT, where);
            assertEquals(gap, points.point(i, 1), EXACT, where);
          }
        }
      }
    }
  }

  /** Every answer keeps what {@link KernelCheck} asks for, however bad the triangle. */
  @Test
  void needlesHugeTrianglesAndFarPlaces() {
    Random random = new Random(63);
    ConvexShape[] shapes = {
      new Sphere(0.35),
      new Capsule(0.2, 0.5),
      new Cylinder(0.35, 0.12),
      new Cylinder(0.35, 0.12, 0.12),
      new Box(0.5, 0.25, 0.75, 0.1)
    };
    TriangleMeasure m = new TriangleMeasure();
    ContactPoints points = new ContactPoints();
    int measured = 0;
    for (int i = 0; i < 12_000; i++) {
      ConvexShape shape = shapes[i % shapes.length];
      TriangleKernel kernel = Kernels.of(shape);
      double far = i % 4 == 0 ? 8192 : 0;
      float[] p = triangle(random, i % 3 == 0 ? 500 : 0.7);
      if (i % 3 == 1) {
        // a needle: the third corner almost on the line of the others
        double t = random.nextDouble();
        double off = StrictMath.pow(10, -1 - 5 * random.nextDouble());
        for (int axis = 0; axis < 3; axis++) {
          p[6 + axis] =
              (float) (p[axis] + t * (p[3 + axis] - p[axis]) + off * random.nextGaussian());
        }
      }
      // near a random point of the triangle
      double s = random.nextDouble();
      double t = random.nextDouble() * (1 - s);
      double[] at = new double[3];
      for (int axis = 0; axis < 3; axis++) {
        for (int k = 0; k < 3; k++) {
          p[3 * k + axis] += (float) far;
        }
        at[axis] = (1 - s - t) * p[axis] + s * p[3 + axis] + t * p[6 + axis];
        at[axis] += 0.3 * random.nextGaussian();
      }
      Pose pose = KernelCheck.pose(random, at[0], at[1], at[2]);
      kernel.place(pose);
      if (kernel.measure(p, 0, 1, 2, true, 0.5, m) >= 0) {
        if (m.note == TriangleKernel.POINT_LEFT_OPEN) {
          kernel.complete(p, 0, 1, 2, 0.5, m);
        }
        String where = shape.kind() + ", seed 63, pair " + i;
        measured++;
        KernelCheck.check(shape, pose, p, m, 1e-6, where);
        points.clear();
        kernel.points(p, 0, 1, 2, 0.5, m, points);
        KernelCheck.checkPoints(shape, pose, p, m, points, 0.5, 1e-6, where);
      }
    }
    assertTrue(measured > 6000, measured + " measured");
  }
}
