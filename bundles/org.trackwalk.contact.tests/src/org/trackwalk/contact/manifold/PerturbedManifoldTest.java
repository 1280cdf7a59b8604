package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;

/**
 * E. Coumans, Contact Generation, 2010, "Multiple contact points using perturbation", on a plane.
 */
class PerturbedManifoldTest {

  private static final Box BOX = new Box(0.5, 0.25, 0.8);

  private static PerturbedManifold of(ConvexShape shape, Perturbation settings) {
    ContactSource single = new PlaneGround(shape, 0.02).single();
    return new PerturbedManifold(shape, single, PlaneGround.PLACE, CacheLimits.BREAKING, settings);
  }

  @Test
  void findsTheFourCornersOfABoxAtAnyYaw() {
    PerturbedManifold manifold = of(BOX, Perturbation.of(BOX, CacheLimits.BREAKING));
    ContactSource corners = new PlaneGround(BOX, 0.02).oneShot();
    WitnessBuffer found = new WitnessBuffer();
    WitnessBuffer expected = new WitnessBuffer();
    for (int degrees = 0; degrees < 360; degrees += 3) {
      double half = Math.toRadians(degrees) / 2;
      Pose pose = Pose.of(3, 0.249, -2, 0, Math.sin(half), 0, Math.cos(half));
      manifold.contacts(pose, found);
      corners.contacts(pose, expected);
      assertEquals(4, found.size(), "yaw " + degrees);
      for (int i = 0; i < 4; i++) {
        assertTrue(contains(found, expected, i), "yaw " + degrees);
      }
    }
  }

  @Test
  void distancesAreThoseOfTheActualPose() {
    PerturbedManifold manifold = of(BOX, Perturbation.of(BOX, CacheLimits.BREAKING));
    WitnessBuffer found = new WitnessBuffer();
    WitnessBuffer expected = new WitnessBuffer();
    Pose pose = Pose.of(0, 0.252, 0, 0.001, 0.3, 0.002, 1);
    manifold.contacts(pose, found);
    new PlaneGround(BOX, 0.02).oneShot().contacts(pose, expected);
    assertEquals(4, found.size());
    for (int i = 0; i < 4; i++) {
      assertTrue(contains(found, expected, i));
      assertEquals(found.onProbe(i, 1), found.separation(i), 1e-12);
    }
  }

  private static boolean contains(WitnessBuffer found, WitnessBuffer expected, int i) {
    for (int k = 0; k < found.size(); k++) {
      double apart = Math.abs(found.separation(k) - expected.separation(i));
      for (int axis = 0; axis < 3; axis++) {
        apart = Math.max(apart, Math.abs(found.onProbe(k, axis) - expected.onProbe(i, axis)));
      }
      if (apart < 1e-12) {
        return true;
      }
    }
    return false;
  }

  @Test
  void contactAtTheActualPoseIsKept() {
    Capsule capsule = new Capsule(0.3, 0.5);
    Perturbation careful = Perturbation.of(capsule, CacheLimits.BREAKING);
    Perturbation unskipped = new Perturbation(careful.angle(), 8, 0.02, true, false);
    WitnessBuffer found = new WitnessBuffer();
    WitnessBuffer actual = new WitnessBuffer();
    Pose lying = Pose.of(0, 0.3, 0, Math.sqrt(0.5), 0, 0, Math.sqrt(0.5));
    new PlaneGround(capsule, 0.02).single().contacts(lying, actual);
    of(capsule, unskipped).contacts(lying, found);
    assertEquals(2, found.size(), "a point at each end");
    assertTrue(contains(found, actual, 0));
    of(capsule, careful.careless()).contacts(lying, found);
    assertEquals(2, found.size());
    assertFalse(contains(found, actual, 0), "tilted points took its place");
  }

  @Test
  void roundShapesKeepTheirOnePoint() {
    Sphere sphere = new Sphere(0.35);
    WitnessBuffer found = new WitnessBuffer();
    of(sphere, new Perturbation(0.2, 8, 0.02, true, true)).contacts(Pose.at(0, 0.349, 0), found);
    assertEquals(1, found.size());
    of(sphere, new Perturbation(0.2, 8, 0.02, true, false)).contacts(Pose.at(0, 0.349, 0), found);
    assertTrue(found.size() > 1);
  }

  @Test
  void cornersOutOfReachAreNoContacts() {
    // rests on one long edge and leans by more than the tilt can make up for, but less than twice
    Perturbation settings = new Perturbation(0.1, 8, 0.02, true, true);
    WitnessBuffer found = new WitnessBuffer();
    double lean = 0.06;
    double height = 0.25 * Math.cos(lean) + 0.5 * Math.sin(lean);
    Pose pose = Pose.of(0, height, 0, 0, 0, Math.sin(lean / 2), Math.cos(lean / 2));
    of(BOX, settings).contacts(pose, found);
    assertEquals(2, found.size(), "the corners of that edge; the others are 6 cm up");
    for (int i = 0; i < found.size(); i++) {
      assertEquals(0, found.separation(i), 1e-12);
    }
  }

  @Test
  void withoutContactThereIsNone() {
    WitnessBuffer found = new WitnessBuffer();
    of(BOX, Perturbation.of(BOX, CacheLimits.BREAKING)).contacts(Pose.at(0, 0.3, 0), found);
    assertEquals(0, found.size());
  }

  @Test
  void angleIsSoSmallThatNoPointMovesFartherThanTheCacheLets() {
    assertEquals(
        0.02 / BOX.boundingRadius(), Perturbation.of(BOX, CacheLimits.BREAKING).angle(), 1e-15);
    assertEquals(
        Math.PI / 8, Perturbation.of(new Sphere(0.001), CacheLimits.BREAKING).angle(), 1e-15);
  }
}
