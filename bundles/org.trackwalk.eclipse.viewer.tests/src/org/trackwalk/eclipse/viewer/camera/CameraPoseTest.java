package org.trackwalk.eclipse.viewer.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.joml.Vector3d;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** What the mouse does to the eye: what is held under the cursor stays there. */
class CameraPoseTest {

  private static final int WIDTH = 900;
  private static final int HEIGHT = 600;

  /** Pixels by which rounding may move a point. */
  private static final double SLACK = 1e-6;

  private static CameraPose random(Random random) {
    return new CameraPose(
        random.nextDouble(-500, 500),
        random.nextDouble(-50, 50),
        random.nextDouble(-500, 500),
        random.nextDouble(5, 300),
        random.nextDouble(-7, 7),
        random.nextDouble(-1.2, 1.2));
  }

  private static double[] pixel(CameraPose pose, Vector3d p) {
    double[] out = new double[3];
    assertTrue(new Projection(pose, WIDTH, HEIGHT, 1000).project(p.x, p.y, p.z, out));
    return out;
  }

  @RepeatedTest(20)
  void orbitKeepsItsPivotInPlace(RepetitionInfo info) {
    Random random = new Random(info.getCurrentRepetition());
    CameraPose pose = random(random);
    Vector3d pivot = new Projection(pose, WIDTH, HEIGHT, 1000).atTarget(200, 410);
    double[] before = pixel(pose, pivot);
    double[] after = pixel(pose.orbit(pivot, 0.3, -0.1), pivot);
    String seed = "seed " + info.getCurrentRepetition();
    assertEquals(before[0], after[0], SLACK, seed);
    assertEquals(before[1], after[1], SLACK, seed);
    assertEquals(before[2], after[2], SLACK, seed);
  }

  @RepeatedTest(20)
  void zoomKeepsThePointUnderTheCursor(RepetitionInfo info) {
    Random random = new Random(info.getCurrentRepetition());
    CameraPose pose = random(random);
    Vector3d under = new Projection(pose, WIDTH, HEIGHT, 1000).atTarget(700, 100);
    CameraPose nearer = pose.zoomed(under, 0.5);
    double[] after = pixel(nearer, under);
    String seed = "seed " + info.getCurrentRepetition();
    assertEquals(700, after[0], SLACK, seed);
    assertEquals(100, after[1], SLACK, seed);
    assertEquals(pose.distance() / 2, nearer.distance(), 1e-9, seed);
  }

  @RepeatedTest(20)
  void allCornersOfAFramedBoxAreSeen(RepetitionInfo info) {
    Random random = new Random(info.getCurrentRepetition());
    double[] box = {-300, -2, 40, 120, 15, 900};
    CameraPose framed = random(random).framing(box, (double) WIDTH / HEIGHT);
    for (int corner = 0; corner < 8; corner++) {
      double[] at =
          pixel(
              framed,
              new Vector3d(
                  box[(corner & 1) * 3],
                  box[1 + (corner >> 1 & 1) * 3],
                  box[2 + (corner >> 2) * 3]));
      String where = "seed " + info.getCurrentRepetition() + ", corner " + corner;
      assertTrue(at[0] >= 0 && at[0] <= WIDTH && at[1] >= 0 && at[1] <= HEIGHT, where);
    }
  }

  @Test
  void seenFromAboveEastIsRightAndSouthIsDown() {
    CameraPose above = new CameraPose(0, 0, 0, 10, 0, Math.PI / 2);
    double[] east = pixel(above, new Vector3d(1, 0, 0));
    double[] south = pixel(above, new Vector3d(0, 0, 1));
    assertTrue(east[0] > WIDTH / 2.0 && Math.abs(east[1] - HEIGHT / 2.0) < SLACK);
    assertTrue(south[1] > HEIGHT / 2.0 && Math.abs(south[0] - WIDTH / 2.0) < SLACK);
  }

  @Test
  void turningTheHeadLeavesTheEyeWhereItIs() {
    CameraPose pose = new CameraPose(3, 4, 5, 20, 0.4, 0.5);
    assertTrue(pose.eye().distance(pose.turned(1, -0.2).eye()) < 1e-9);
  }

  @Test
  void distanceStaysInRange() {
    CameraPose pose = new CameraPose(0, 0, 0, 1, 0, 0);
    assertEquals(CameraPose.NEAREST, pose.zoomed(new Vector3d(), 1e-9).distance());
    assertEquals(CameraPose.FARTHEST, pose.zoomed(new Vector3d(), 1e12).distance());
  }

  /** Seconds of flight over any overview end near what was looked at, and the eye moves evenly. */
  @Test
  void aFlightFromAfarEndsOverTheRoad() {
    CameraPose start = new CameraPose(10, 2, -30, 500, 0.4, 0.7);
    CameraPose pose = start;
    for (int i = 0; i < 200; i++) {
      double way = 0.03 * pose.distance();
      CameraPose next = pose.flown(0, 0, way, 20);
      assertEquals(way, next.eye().distance(pose.eye()), 1e-9);
      if (pose.distance() > 20) {
        assertEquals(0, next.at(10, 2, -30).eye().distance(next.eye()), 20 * 0.03 + 1e-9);
      }
      pose = next;
    }
    assertEquals(20, pose.distance(), 1e-9);
    CameraPose back = start.flown(0, 0, -7, 20);
    assertEquals(507, back.distance(), 1e-9);
    assertEquals(0, back.eye().distance(start.moved(0, 0, -7).eye()), 1e-9);
    CameraPose near = start.within(5).flown(1, 2, 3, 20);
    assertEquals(start.within(5).moved(1, 2, 3), near);
  }
}
