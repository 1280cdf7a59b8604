package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;

/** Capsules and wheels that lie across a crease, and the points they then have. */
class RoundShapeTest {

  private static final double DEPTH = 0.002;

  /** Metres: what a crease of a part of a degree may take from a depth over half a metre. */
  private static final double SAG = 0.02;

  /** A capsule along x over a ridge along z at x = 0 that falls to both sides, or a valley. */
  @ParameterizedTest
  @ValueSource(doubles = {-0.9, -0.5, -0.01, 0.01, 0.5, 0.9})
  void aCapsuleAcrossAFlatCreaseTouchesUnderBothEnds(double degrees) {
    double slope = Math.tan(Math.toRadians(degrees) / 2);
    ContactQuery query = new ContactQuery(crease(slope));
    double half = 0.5;
    // a valley is met by the ends, a ridge by the middle
    double rise = Math.max(0, slope * half);
    double s = Math.sqrt(0.5);
    Pose pose = Pose.of(0, 0.3 + rise - DEPTH, 0.1, 0, 0, -s, s);
    ContactBuffer out = new ContactBuffer();

    query.contacts(new Probe(new Capsule(0.3, half), pose), SAG, MethodList.reference(), out);

    double least = 0;
    double most = 0;
    for (int i = 0; i < out.size(); i++) {
      least = Math.min(least, out.point(i, 0));
      most = Math.max(most, out.point(i, 0));
      assertEquals(1, out.normal(i, 1), 1e-3, "a face's normal");
    }
    assertEquals(-half, least, 0.01, "the left end");
    assertEquals(half, most, 0.01, "the right end");
  }

  private static ProbeScene crease(double slope) {
    float y = (float) (2 * slope);
    float[] p = {-2, y, -2, -2, y, 2, 0, 0, -2, 0, 0, 2, 2, y, -2, 2, y, 2};
    return Scenes.scene(Scenes.piece("crease", p, new int[] {0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5}));
  }

  /** Points of two triangles on the edge that they share are one. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.05, 1.5})
  void noTwoPointsOfAWheelAreOne(double tilt) {
    ContactQuery query = new ContactQuery(crease(0));
    Random random = new Random(7);
    int several = 0;
    for (int n = 0; n < 500; n++) {
      double yaw = random.nextDouble() * 7;
      double c = Math.cos(tilt / 2);
      double s = Math.sin(tilt / 2);
      double height = 0.35 * Math.cos(tilt) + 0.15 * Math.sin(tilt) - DEPTH;
      Pose pose =
          Pose.of(
              0.3 * random.nextGaussian(),
              height,
              0.3 * random.nextGaussian(),
              Math.sin(yaw / 2) * s,
              Math.sin(yaw / 2) * c,
              Math.cos(yaw / 2) * s,
              Math.cos(yaw / 2) * c);
      ContactBuffer out = new ContactBuffer();
      query.contacts(new Probe(new Cylinder(0.35, 0.15), pose), 0.02, MethodList.reference(), out);
      assertTrue(out.size() > 0, "seed 7, probe " + n);
      several += out.size() > 1 ? 1 : 0;
      for (int i = 0; i < out.size(); i++) {
        for (int j = 0; j < i; j++) {
          double x = out.point(i, 0) - out.point(j, 0);
          double z = out.point(i, 2) - out.point(j, 2);
          assertTrue(x * x + z * z > 1e-18, "seed 7, probe " + n);
        }
      }
    }
    assertTrue(several > 100, several + " with several points");
  }
}
