package org.trackwalk.eclipse.viewer.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;

/** Pixels and rays are inverse to each other; what projects into the view is not culled. */
class ProjectionTest {

  private static final CameraPose POSE = new CameraPose(1200, 30, -800, 90, 0.8, 0.5);
  private static final Projection VIEW = new Projection(POSE, 800, 500, 3000);

  @Test
  void aRayMeetsWhatProjectsToItsPixel() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      double px = random.nextDouble(800);
      double py = random.nextDouble(500);
      double depth = random.nextDouble(1, 2000);
      Vector3d p = VIEW.ray(px, py).mul(depth).add(VIEW.eye());
      double[] at = new double[3];
      assertTrue(VIEW.project(p.x, p.y, p.z, at), "seed 7, ray " + i);
      assertEquals(px, at[0], 1e-6, "seed 7, ray " + i);
      assertEquals(py, at[1], 1e-6, "seed 7, ray " + i);
    }
  }

  @Test
  void behindTheEyeIsNowhere() {
    Vector3d behind = POSE.toEye().mul(10).add(VIEW.eye());
    assertFalse(VIEW.project(behind.x, behind.y, behind.z, new double[3]));
  }

  @Test
  void aBoxAroundASeenPointIsSeen() {
    Random random = new Random(11);
    for (int i = 0; i < 500; i++) {
      Vector3d p =
          VIEW.ray(random.nextDouble(800), random.nextDouble(500))
              .mul(random.nextDouble(10, 1000))
              .add(VIEW.eye());
      double r = random.nextDouble(0.1, 30);
      assertTrue(
          VIEW.sees(p.x - r, p.y - r, p.z - r, p.x + r, p.y + r, p.z + r), "seed 11, box " + i);
    }
  }

  @Test
  void aBoxBehindTheEyeIsCulled() {
    Vector3d p = POSE.toEye().mul(50).add(VIEW.eye());
    assertFalse(VIEW.sees(p.x - 1, p.y - 1, p.z - 1, p.x + 1, p.y + 1, p.z + 1));
  }

  @Test
  void aMetreAtTheTargetHasThePixelsThatThePoseSays() {
    double[] middle = new double[3];
    double[] aside = new double[3];
    Vector3d right = POSE.right();
    VIEW.project(POSE.x(), POSE.y(), POSE.z(), middle);
    VIEW.project(POSE.x() + right.x, POSE.y() + right.y, POSE.z() + right.z, aside);
    assertEquals(1 / POSE.metresPerPixel(500), aside[0] - middle[0], 1e-6);
  }
}
