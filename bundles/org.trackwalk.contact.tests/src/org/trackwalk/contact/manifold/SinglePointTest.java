package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;

/** Single points and one-shot manifolds over a slab against the plane in closed form. */
class SinglePointTest {

  private static final Box SLAB = new Box(50, 5, 50);
  private static final Pose PLACE = Pose.at(1, -5, 2);
  private static final double REACH = 0.3;

  private final WitnessBuffer found = new WitnessBuffer();
  private final WitnessBuffer expected = new WitnessBuffer();

  private static Pose randomPose(Random random) {
    return Pose.of(
        random.nextGaussian(),
        0.2 + random.nextDouble(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian());
  }

  @Test
  void deepestPointOverASlabIsThatOverAPlane() {
    Random random = new Random(51);
    int contacts = 0;
    for (int round = 0; round < 2000; round++) {
      ConvexShape shape =
          switch (round % 4) {
            case 0 -> new Box(0.5, 0.25, 0.8, round % 3 * 0.05);
            case 1 -> new Capsule(0.3, 0.5);
            case 2 -> new Sphere(0.4);
            default -> new Cylinder(0.35, 0.2, 0.02);
          };
      Pose pose = randomPose(random);
      new SinglePoint(shape, SLAB, PLACE, REACH).contacts(pose, found);
      new PlaneGround(shape, REACH).single().contacts(pose, expected);
      String where = "seed 51, round " + round;
      assertEquals(expected.size(), found.size(), where);
      for (int i = 0; i < found.size(); i++) {
        contacts++;
        // round bodies are measured to a part in a million or so
        assertEquals(expected.separation(0), found.separation(0), 1e-5, where);
        assertEquals(1, found.normal(0, 1), 1e-5, where);
        for (int axis = 0; axis < 3; axis++) {
          assertEquals(expected.onProbe(0, axis), found.onProbe(0, axis), 5e-3, where);
        }
      }
    }
    assertTrue(contacts > 1000, "only " + contacts);
  }

  @Test
  void cornersAreKnownAgain() {
    Box box = new Box(0.5, 0.25, 0.8);
    SinglePoint point = new SinglePoint(box, SLAB, PLACE, REACH);
    point.contacts(Pose.of(0, 0.3, 0, 0.1, 0, 0.2, 1), found);
    final long first = found.id(0);
    point.contacts(Pose.of(0.7, 0.31, 0.4, 0.12, 0, 0.19, 1), found);
    assertEquals(first, found.id(0), "the same corner");
    point.contacts(Pose.of(0.7, 0.31, 0.4, -0.12, 0, 0.19, 1), found);
    assertNotEquals(first, found.id(0), "another corner");
    point.contacts(Pose.of(0.7, 0.24, 0.4, 0, 0, 0.1, 1), found);
    assertEquals(WitnessBuffer.NO_ID, found.id(0), "an edge");
  }

  @Test
  void oneShotFindsTheCornersOverAPlane() {
    Random random = new Random(53);
    Box box = new Box(0.5, 0.25, 0.8);
    for (int round = 0; round < 500; round++) {
      double tilt = 0.01;
      Pose pose =
          Pose.of(
              random.nextGaussian(),
              0.25 + 0.01 * random.nextGaussian(),
              random.nextGaussian(),
              tilt * random.nextGaussian(),
              random.nextGaussian(),
              tilt * random.nextGaussian(),
              1);
      new OneShotContacts(box, SLAB, PLACE, REACH).contacts(pose, found);
      new PlaneGround(box, REACH).oneShot().contacts(pose, expected);
      assertEquals(4, found.size());
      for (int i = 0; i < 4; i++) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < expected.size(); k++) {
          double apart = Math.abs(found.separation(i) - expected.separation(k));
          for (int axis = 0; axis < 3; axis++) {
            apart += Math.abs(found.onProbe(i, axis) - expected.onProbe(k, axis));
          }
          nearest = Math.min(nearest, apart);
        }
        assertEquals(0, nearest, 1e-9, "seed 53, round " + round);
      }
    }
  }

  @Test
  void roundShapesHaveNoSidesToClip() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new OneShotContacts(new Sphere(1), SLAB, PLACE, REACH));
  }
}
