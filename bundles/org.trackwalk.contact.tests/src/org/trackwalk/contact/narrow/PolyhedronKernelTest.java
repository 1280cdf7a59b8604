package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.gjk.Gjk;
import org.trackwalk.contact.gjk.PlacedShape;
import org.trackwalk.contact.gjk.TriangleCore;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;
import org.trackwalk.mesh.geometry.ClosestPoint;

class PolyhedronKernelTest {

  private static final double NEAR = 0.02;

  private final TriangleMeasure out = new TriangleMeasure();
  private final ContactPoints points = new ContactPoints();

  /** Random solids and triangles: GJK measures those apart, every axis those that overlap. */
  @Test
  void separationIsDistanceOrDepth() {
    Random random = new Random(60);
    int apart = 0;
    int deep = 0;
    for (int i = 0; i < 6000; i++) {
      ConvexShape shape = shape(random);
      Pose pose = Solids.pose(random, 0.3);
      float[] p = triangle(random);
      TriangleKernel kernel = kernel(shape);
      kernel.place(pose);

      int feature = kernel.measure(p, 0, 1, 2, true, 0.3, out);

      String pair = "seed 60, pair " + i;
      AllAxes all = new AllAxes(shape, pose, p);
      double distance = distance(shape, pose, p);
      if (feature == TriangleKernel.TOO_FAR) {
        assertTrue(distance > 0.3, pair);
        assertTrue(out.separation > 0.3, pair);
        continue;
      }
      if (distance > 1e-6) {
        apart++;
        if (feature > 0) {
          assertEquals(distance, out.separation, 1e-9, pair);
        }
        assertTrue(out.separation >= distance - 1.1e-6, pair);
        assertTrue(out.separation <= distance * (1 + 2.1e-4) + 1.1e-6, pair);
      } else {
        deep++;
        assertTrue(out.separation <= 1e-6, pair);
        if (feature == 0) {
          assertTrue(out.separation >= all.best() * (1 + 2.1e-4) - 1.1e-6, pair);
        } else {
          assertEquals(all.best(), out.separation, 3e-9, pair);
          assertEquals(all.best(), all.separation(out.nx, out.ny, out.nz), 3e-9, pair);
        }
        assertTrue(all.up(out.nx, out.ny, out.nz) >= -2e-9, pair);
      }
      assertEquals(1, out.nx * out.nx + out.ny * out.ny + out.nz * out.nz, 1e-12, pair);
      witnessLiesOnItsFeature(p, feature, pair);
    }
    assertTrue(apart > 1000 && deep > 1000, apart + " apart, " + deep + " deep");
  }

  private void witnessLiesOnItsFeature(float[] p, int feature, String pair) {
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    ClosestPoint.onTriangle(p, 0, 1, 2, out.px, out.py, out.pz, closest);
    assertEquals(0, closest[6], 1e-12, pair);
    int k = ClosestPoint.indexOf(feature);
    if (ClosestPoint.isVertex(feature)) {
      assertEquals(p[3 * k], out.px, 1e-12, pair);
    } else if (ClosestPoint.isEdge(feature)) {
      ClosestPoint.onSegment(p, k, (k + 1) % 3, out.px, out.py, out.pz, closest);
      assertEquals(0, closest[6], 1e-12, pair);
    }
  }

  /**
   * A box flat over a plane of many triangles: those it overlaps sideways by more than it is deep
   * are faces, the others edges or corners that push sideways; the two-dimensional overlap says
   * which.
   */
  @Test
  void aFlatBoxHasFacesUnderIt() {
    Random random = new Random(61);
    for (int round = 0; round < 40; round++) {
      double yaw = round < 8 ? round * Math.PI / 4 : random.nextDouble() * 7;
      double depth = round % 2 == 0 ? 0.005 : -0.01;
      Pose pose =
          Pose.of(
              random.nextDouble(),
              2.25 - depth,
              random.nextDouble(),
              0,
              Math.sin(yaw / 2),
              0,
              Math.cos(yaw / 2));
      Box box = new Box(0.5, 0.25, 0.8);
      TriangleKernel kernel = kernel(box);
      kernel.place(pose);
      int faces = 0;
      boolean[] corners = new boolean[4];
      for (int cell = 0; cell < 12 * 12 * 2; cell++) {
        float[] p = cell(cell % 12, cell / 12 % 12, cell >= 144);
        AllAxes all = new AllAxes(box, pose, p);
        double sideways = all.sideways();
        String triangle = "seed 61, round " + round + ", triangle " + cell;

        int feature = kernel.measure(p, 0, 1, 2, false, NEAR, out);

        if (sideways > NEAR) {
          assertEquals(TriangleKernel.TOO_FAR, feature, triangle);
        } else if (sideways < Math.min(0, -depth) - 2e-6) {
          assertEquals(ClosestPoint.FACE, feature, triangle);
          assertEquals(0, out.nx, 0, triangle);
          assertEquals(1, out.ny, 0, triangle);
          assertEquals(0, out.nz, 0, triangle);
          assertEquals(-depth, out.separation, 1e-9, triangle);
          faces++;
          corners(kernel, p, box, pose, corners);
        } else if (depth > 0 && sideways > -depth + 2e-6) {
          assertTrue(feature > 0, triangle);
          assertEquals(0, out.ny, 1e-9, triangle);
          assertTrue(out.separation <= NEAR, triangle);
        }
      }
      assertTrue(faces > 20, "seed 61, round " + round + ": " + faces + " faces");
      if (depth < 0) {
        for (boolean found : corners) {
          assertTrue(found, "seed 61, round " + round + ": every corner is a point");
        }
      }
    }
  }

  private void corners(TriangleKernel kernel, float[] p, Box box, Pose pose, boolean[] corners) {
    points.clear();
    kernel.points(p, 0, 1, 2, NEAR, out, points);
    double[] corner = new double[3];
    for (int k = 0; k < 4; k++) {
      pose.toLevel(
          (k & 1) == 0 ? box.hx() : -box.hx(),
          -box.hy(),
          (k & 2) == 0 ? box.hz() : -box.hz(),
          corner);
      for (int i = 0; i < points.size(); i++) {
        double x = points.point(i, 0) - corner[0];
        double z = points.point(i, 2) - corner[2];
        corners[k] |= x * x + z * z < 1e-12;
        assertEquals(out.separation, points.separation(i), 1e-9);
      }
    }
  }

  /** Almost flat: every triangle well under it is still a face. */
  @Test
  void aBoxThatIsHardlyTiltedLiesOnFaces() {
    double tilt = 0.017;
    Pose pose = Pose.of(1.7, 2.25, 1.8, Math.sin(tilt / 2), 0, 0, Math.cos(tilt / 2));
    TriangleKernel kernel = kernel(new Box(0.5, 0.25, 0.5));
    kernel.place(pose);
    for (int cell = 0; cell < 12 * 12 * 2; cell++) {
      float[] p = cell(cell % 12, cell / 12 % 12, cell >= 144);
      boolean under = true;
      for (int k = 0; k < 9; k += 3) {
        under &= Math.abs(p[k] - 1.7) < 0.45 && Math.abs(p[k + 2] - 1.8) < 0.45;
      }
      int feature = kernel.measure(p, 0, 1, 2, false, NEAR, out);
      if (under) {
        assertEquals(ClosestPoint.FACE, feature, "triangle " + cell);
        // height of the tilted side over the triangle's corner that is nearest to it
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < 9; k += 3) {
          double z = p[k + 2] - 1.8;
          least = Math.min(least, 0.25 - 0.25 / Math.cos(tilt) - z * Math.tan(tilt));
        }
        assertEquals(least, out.separation, 1e-6, "triangle " + cell);
      }
    }
  }

  @Test
  void whichCornerComesFirstMakesNoDifference() {
    Random random = new Random(62);
    for (int i = 0; i < 2000; i++) {
      ConvexShape shape = shape(random);
      Pose pose = Solids.pose(random, 0.3);
      float[] p = triangle(random);
      TriangleKernel kernel = kernel(shape);
      kernel.place(pose);
      String pair = "seed 62, pair " + i;
      int feature = kernel.measure(p, 0, 1, 2, true, 0.1, out);
      TriangleMeasure turned = new TriangleMeasure();
      int turnedFeature = kernel.measure(p, 1, 2, 0, true, 0.1, turned);
      if (feature < 1) {
        assertEquals(feature, turnedFeature, pair);
      } else {
        int base = ClosestPoint.isVertex(feature) ? ClosestPoint.VERTEX : ClosestPoint.EDGE;
        assertEquals(base + (ClosestPoint.indexOf(feature) + 2) % 3, turnedFeature, pair);
      }
      if (feature >= 0) {
        assertEquals(out.separation, turned.separation, 0, pair);
        assertEquals(out.nx, turned.nx, 0, pair);
        assertEquals(out.px, turned.px, 0, pair);
        points.clear();
        kernel.points(p, 0, 1, 2, 0.1, out, points);
        int size = points.size();
        kernel.points(p, 1, 2, 0, 0.1, turned, points);
        assertEquals(2 * size, points.size(), pair);
        for (int k = 0; k < size; k++) {
          assertEquals(points.point(k, 0), points.point(size + k, 0), 0, pair);
          assertEquals(points.separation(k), points.separation(size + k), 0, pair);
        }
      }
    }
  }

  @Test
  void mirroredPairsAreMirrored() {
    Random random = new Random(63);
    for (int i = 0; i < 2000; i++) {
      Box box = new Box(0.2 + random.nextDouble(), 0.2 + random.nextDouble(), 0.4);
      double[] q = new double[7];
      for (int k = 0; k < 7; k++) {
        q[k] = (k < 3 ? 0.4 : 1) * random.nextGaussian();
      }
      float[] p = triangle(random);
      TriangleKernel kernel = kernel(box);
      kernel.place(Pose.of(q[0], q[1], q[2], q[3], q[4], q[5], q[6]));
      int feature = kernel.measure(p, 0, 1, 2, false, 0.1, out);
      // in x, with the winding turned so that the front stays in front
      float[] m = p.clone();
      for (int k = 0; k < 9; k += 3) {
        m[k] = -m[k];
      }
      TriangleKernel other = kernel(box);
      other.place(Pose.of(-q[0], q[1], q[2], q[3], -q[4], -q[5], q[6]));
      TriangleMeasure mirrored = new TriangleMeasure();
      String pair = "seed 63, pair " + i;
      int mirroredFeature = other.measure(m, 0, 2, 1, false, 0.1, mirrored);
      assertEquals(feature, unmirrored(mirroredFeature), pair);
      if (feature >= 0) {
        assertEquals(out.separation, mirrored.separation, 1e-9, pair);
        assertEquals(out.nx, -mirrored.nx, 1e-7, pair);
        assertEquals(out.ny, mirrored.ny, 1e-7, pair);
        assertEquals(out.px, -mirrored.px, 1e-6, pair);
        assertEquals(out.pz, mirrored.pz, 1e-6, pair);
      }
    }
  }

  /** Corners 1 and 2 changed places: so did edges 0 and 2. */
  private static int unmirrored(int feature) {
    return switch (feature) {
      case ClosestPoint.EDGE -> ClosestPoint.EDGE + 2;
      case ClosestPoint.EDGE + 2 -> ClosestPoint.EDGE;
      case ClosestPoint.VERTEX + 1 -> ClosestPoint.VERTEX + 2;
      case ClosestPoint.VERTEX + 2 -> ClosestPoint.VERTEX + 1;
      default -> feature;
    };
  }

  @Test
  void sidesOfATriangle() {
    float[] p = {-1, 0, -1, -1, 0, 1, 1, 0, 0};
    TriangleKernel kernel = kernel(new Box(0.2, 0.2, 0.2));
    kernel.place(Pose.at(0, -0.1, 0));
    assertEquals(TriangleKernel.BEHIND, kernel.measure(p, 0, 1, 2, false, NEAR, out));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, true, NEAR, out));
    assertTrue(out.behind);
    assertEquals(-1, out.ny, 0);
    points.clear();
    kernel.points(p, 0, 1, 2, NEAR, out, points);
    assertEquals(4, points.size());
    assertEquals(0.1, points.point(0, 1), 1e-12);

    kernel.place(Pose.at(0, 0, 0));
    assertEquals(ClosestPoint.FACE, kernel.measure(p, 0, 1, 2, false, NEAR, out));
    assertEquals(-0.2, out.separation, 1e-12);
    assertEquals(1, out.ny, 0);
  }

  static TriangleKernel kernel(ConvexShape shape) {
    return shape instanceof Box box
        ? new PolyhedronKernel(box)
        : new PolyhedronKernel((ConvexHull) shape);
  }

  static ConvexShape shape(Random random) {
    return switch (random.nextInt(3)) {
      case 0 ->
          new Box(0.2 + random.nextDouble(), 0.2 + random.nextDouble(), 0.2 + random.nextDouble());
      case 1 -> Solids.hull(Solids.prism(3 + random.nextInt(6), 0.5, 0.4));
      default -> Solids.hull(Solids.roundish(random, 4 + random.nextInt(9)));
    };
  }

  static float[] triangle(Random random) {
    float[] p = new float[9];
    for (int k = 0; k < 9; k++) {
      p[k] = (float) (0.8 * random.nextGaussian());
    }
    return p;
  }

  /** A triangle of a plane y = 2 of squares of 0.3 m. */
  private static float[] cell(int column, int row, boolean second) {
    float x = -1 + 0.3f * column;
    float z = -1 + 0.3f * row;
    float far = x + 0.3f;
    float deep = z + 0.3f;
    return second
        ? new float[] {x, 2, z, far, 2, deep, far, 2, z}
        : new float[] {x, 2, z, x, 2, deep, far, 2, deep};
  }

  private static double distance(ConvexShape shape, Pose pose, float[] p) {
    PlacedShape placed = new PlacedShape();
    placed.place(shape, pose, 0, 0, 0);
    TriangleCore core = new TriangleCore();
    core.set(p, 0, 1, 2, 0, 0, 0);
    Gjk gjk = new Gjk();
    return gjk.measure(placed, core, 1, 0, 0, 99) == Gjk.Outcome.APART ? gjk.distance() : 0;
  }
}
