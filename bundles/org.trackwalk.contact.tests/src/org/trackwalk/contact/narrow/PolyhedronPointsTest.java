package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;
import org.trackwalk.mesh.geometry.ClosestPoint;

/** The contact points of boxes and hulls that do not lie flat. */
class PolyhedronPointsTest {

  private static final double NEAR = 0.02;

  private final TriangleMeasure out = new TriangleMeasure();
  private final ContactPoints points = new ContactPoints();

  @Test
  void marginsRoundTheEdges() {
    // 3-4-5: the core's lower edge is 0.03 beside and 0.04 above the triangle's edge
    Box box = new Box(0.5, 0.25, 0.8, 0.05);
    float[] p = {0, 0, -3, 0, 0, 3, -3, 0, 0};
    TriangleKernel kernel = PolyhedronKernelTest.kernel(box);
    kernel.place(Pose.at(0.45 + 0.03, 0.2 + 0.04, 0));

    assertEquals(ClosestPoint.EDGE + 2, kernel.measure(p, 0, 2, 1, true, NEAR, out));
    assertEquals(0, out.separation, 1e-12);
    assertEquals(0.6, out.nx, 1e-12);
    assertEquals(0.8, out.ny, 1e-12);

    points.clear();
    kernel.points(p, 0, 2, 1, NEAR, out, points);
    assertEquals(2, points.size());
    for (int i = 0; i < 2; i++) {
      assertEquals(0.48 - 0.45 - 0.05 * 0.6, points.point(i, 0), 1e-12);
      assertEquals(0.75, Math.abs(points.point(i, 2)), 1e-12);
    }
  }

  @Test
  void edgesThatCrossHaveOnePoint() {
    // a ridge along z under a bar along x that stands on its edge
    float[] p = {0, 0, -2, 0, 0, 2, -1, -1, 0};
    double turn = Math.sin(Math.PI / 8);
    TriangleKernel kernel = PolyhedronKernelTest.kernel(new Box(3, 0.3, 0.3));
    double height = 0.3 * Math.sqrt(2) - 0.01;
    kernel.place(Pose.of(0.2, height, 0.3, turn, 0, 0, Math.cos(Math.PI / 8)));

    assertEquals(ClosestPoint.EDGE, kernel.measure(p, 0, 1, 2, true, NEAR, out));
    assertEquals(-0.01, out.separation, 1e-9);
    assertEquals(1, out.ny, 1e-9);
    assertEquals(0.3, out.pz, 1e-9);
    points.clear();
    kernel.points(p, 0, 1, 2, NEAR, out, points);
    assertEquals(1, points.size());
    assertEquals(-0.01, points.point(0, 1), 1e-9);
  }

  @Test
  void pointsLieOnTheShapeAndOppositeTheTriangle() {
    Random random = new Random(64);
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    int several = 0;
    for (int i = 0; i < 4000; i++) {
      ConvexShape shape = PolyhedronKernelTest.shape(random);
      Pose pose = Solids.pose(random, 0.3);
      float[] p = PolyhedronKernelTest.triangle(random);
      TriangleKernel kernel = PolyhedronKernelTest.kernel(shape);
      kernel.place(pose);
      int feature = kernel.measure(p, 0, 1, 2, true, NEAR, out);
      if (feature < 0) {
        continue;
      }
      points.clear();
      kernel.points(p, 0, 1, 2, NEAR, out, points);
      String pair = "seed 64, pair " + i;
      assertTrue(points.size() > 0, pair);
      several += points.size() > 1 ? 1 : 0;
      for (int k = 0; k < points.size(); k++) {
        double s = points.separation(k);
        assertTrue(s <= NEAR, pair);
        double x = points.point(k, 0) - s * out.nx;
        double y = points.point(k, 1) - s * out.ny;
        double z = points.point(k, 2) - s * out.nz;
        ClosestPoint.onTriangle(p, 0, 1, 2, x, y, z, closest);
        assertEquals(0, closest[6], 1e-10, pair + ", point " + k);
      }
    }
    assertTrue(several > 100, several + " with several points");
  }
}
