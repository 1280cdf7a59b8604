package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The points of a cut's sides have the hulls of the sides that were cut and closed. */
final class CutPointsTest {

  private static final double[] ANGLE = {0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2};

  @Test
  void planesAnyhowLeaveTheHullsOfTheClosedSides() {
    Random random = new Random(5);
    int divided = 0;
    for (int i = 0; i < 300; i++) {
      double x = random.nextGaussian();
      double y = random.nextGaussian();
      double z = random.nextGaussian();
      double length = Math.sqrt(x * x + y * y + z * z);
      divided += compared(new Plane(x / length, y / length, z / length, random.nextDouble()));
    }
    assertTrue(divided > 100, "planes that divide: " + divided);
  }

  @Test
  void planesInFacesLeaveTheHullsOfTheClosedSides() {
    for (int axis = 0; axis < 3; axis++) {
      for (double at : new double[] {0, 0.5, 1, 1.5, 2}) {
        compared(Plane.across(axis, at));
      }
    }
  }

  private static int compared(Plane plane) {
    WeldedSurface surface = new Bricks().prism(0, 1, ANGLE).surface();
    Solid body = Bodies.of(surface, Topology.of(surface, 1, Progress.none())).solids().get(0);
    Cut cut = new Cut(body, plane, 1e-9);
    if (!cut.divides()) {
      return 0;
    }
    double[][] points = cut.points();
    assertEquals(size(cut.side(1).points()), size(points[0]), 1e-6, "in front of " + plane);
    assertEquals(size(cut.side(-1).points()), size(points[1]), 1e-6, "behind " + plane);
    return 1;
  }

  private static double size(double[] points) {
    return HullBuilder.size(Outer.of(points)).volume();
  }
}
