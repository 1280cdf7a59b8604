package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;

/** A box at rest on a box, in every way it can be: against closed forms. */
class OneShotManifoldTest {

  private static final double NEAR = 0.02;
  private static final double ROUNDING = 1e-12;

  private final OneShotManifold oneShot = new OneShotManifold();
  private final Manifold manifold = new Manifold();

  /** Its top is the plane y = 0. */
  private final PlacedPolyhedron ground = box(5, 1, 5, Pose.at(0, -1, 0));

  @Test
  void onItsFaceAtAnyYaw() {
    for (int degrees = 0; degrees < 360; degrees += 7) {
      double half = Math.toRadians(degrees) / 2;
      Pose pose = Pose.of(1, 0.24, 2, 0, Math.sin(half), 0, Math.cos(half));

      assertTrue(oneShot.find(box(0.5, 0.25, 0.8, pose), 0, ground, 0, NEAR, manifold));

      assertEquals(4, manifold.size(), degrees + " degrees");
      assertNormal(0, 1, 0);
      double[] corner = new double[3];
      for (int k = 0; k < 4; k++) {
        pose.toLevel((k & 1) == 0 ? 0.5 : -0.5, -0.25, (k & 2) == 0 ? 0.8 : -0.8, corner);
        assertHas(corner[0], -0.01, corner[2], -0.01);
      }
    }
  }

  @Test
  void onAnEdge() {
    // corner of its cross section 0.4 · √2 below its centre
    Pose pose = Pose.of(1, 0.55, 2, 0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8));

    assertTrue(oneShot.find(box(0.4, 0.4, 0.7, pose), 0, ground, 0, NEAR, manifold));

    assertEquals(2, manifold.size());
    assertNormal(0, 1, 0);
    double bottom = 0.55 - 0.4 * Math.sqrt(2);
    assertHas(1, bottom, 2.7, bottom);
    assertHas(1, bottom, 1.3, bottom);
  }

  @Test
  void onACorner() {
    // the diagonal of a cube upright: a turn about (1, 0, -1) by the angle of (1, 1, 1) and y
    double cos = 1 / Math.sqrt(3);
    double half = Math.acos(cos) / 2;
    double s = Math.sin(half) / Math.sqrt(2);
    Pose pose = Pose.of(1, 0.68, 2, -s, 0, s, Math.cos(half));
    double[] corner = new double[3];
    pose.toLevel(-0.4, -0.4, -0.4, corner);
    assertEquals(0.68 - 0.4 * Math.sqrt(3), corner[1], ROUNDING);

    assertTrue(oneShot.find(box(0.4, 0.4, 0.4, pose), 0, ground, 0, NEAR, manifold));

    assertEquals(1, manifold.size());
    assertNormal(0, 1, 0);
    assertHas(corner[0], corner[1], corner[2], corner[1]);
  }

  @Test
  void overhangingItsGround() {
    assertTrue(
        oneShot.find(box(0.5, 0.25, 0.5, Pose.at(4.8, 0.26, 0)), 0, ground, 0, NEAR, manifold));

    assertEquals(4, manifold.size());
    assertHas(4.3, 0.01, 0.5, 0.01);
    assertHas(4.3, 0.01, -0.5, 0.01);
    assertHas(5, 0.01, 0.5, 0.01);
    assertHas(5, 0.01, -0.5, 0.01);
  }

  @Test
  void twistedBy45DegreesOnOneOfItsSize() {
    PlacedPolyhedron below = box(0.5, 0.5, 0.5, Pose.at(0, 0, 0));
    Pose pose = Pose.of(0, 0.99, 0, 0, Math.sin(Math.PI / 8), 0, Math.cos(Math.PI / 8));

    assertTrue(oneShot.find(box(0.5, 0.5, 0.5, pose), 0, below, 0, NEAR, manifold));

    assertEquals(8, manifold.size());
    double near = 0.5 * (Math.sqrt(2) - 1);
    for (int k = 0; k < 8; k++) {
      double x = ((k & 1) == 0 ? 1 : -1) * ((k & 4) == 0 ? near : 0.5);
      double z = ((k & 2) == 0 ? 1 : -1) * ((k & 4) == 0 ? 0.5 : near);
      int found = 0;
      for (int i = 0; i < 8; i++) {
        double dx = manifold.point(i, 0) - x;
        double dz = manifold.point(i, 2) - z;
        found += dx * dx + dz * dz < ROUNDING ? 1 : 0;
        assertEquals(-0.01, manifold.separation(i), ROUNDING);
      }
      assertEquals(1, found);
    }
  }

  @Test
  void edgeAcrossEdge() {
    double turn = Math.sin(Math.PI / 8);
    PlacedPolyhedron lower = box(3, 0.3, 0.3, Pose.of(0, 0, 0, turn, 0, 0, Math.cos(Math.PI / 8)));
    Pose pose = Pose.of(0.5, 0.84, 0.25, 0, 0, turn, Math.cos(Math.PI / 8));

    assertTrue(oneShot.find(box(0.3, 0.3, 3, pose), 0, lower, 0, NEAR, manifold));

    assertEquals(1, manifold.size());
    assertNormal(0, 1, 0);
    double bottom = 0.84 - 0.3 * Math.sqrt(2);
    assertHas(0.5, bottom, 0, bottom - 0.3 * Math.sqrt(2));
  }

  @Test
  void marginsMoveThePointsOutward() {
    Box rounded = new Box(0.5, 0.25, 0.8, 0.05);
    PlacedPolyhedron core = PlacedPolyhedron.at(Polyhedron.ofBox(rounded), Pose.at(0, 0.24, 0));

    assertTrue(oneShot.find(core, 0.05, ground, 0, NEAR, manifold));

    assertEquals(4, manifold.size());
    assertHas(0.45, -0.01, 0.75, -0.01);
  }

  @Test
  void nothingBeyondTheContactDistance() {
    assertFalse(
        oneShot.find(box(0.5, 0.25, 0.5, Pose.at(0, 0.28, 0)), 0, ground, 0, NEAR, manifold));
    assertEquals(0, manifold.size());
  }

  /** What the ids are for: while a body slides and turns a little they stay. */
  @Test
  void featuresStayWhileABodySlides() {
    Set<Long> before = null;
    for (int frame = 0; frame < 20; frame++) {
      double half = 0.2 + 0.001 * frame;
      Pose pose = Pose.of(0.3 + 0.002 * frame, 0.749, 0.2, 0, Math.sin(half), 0, Math.cos(half));
      PlacedPolyhedron below = box(0.5, 0.5, 0.5, Pose.at(0, 0, 0));
      assertTrue(oneShot.find(box(0.5, 0.25, 0.5, pose), 0, below, 0, NEAR, manifold));
      Set<Long> features = new HashSet<>();
      for (int i = 0; i < manifold.size(); i++) {
        assertTrue(features.add(manifold.feature(i)), "two points with one feature");
      }
      assertTrue(before == null || before.equals(features), "frame " + frame);
      before = features;
    }
  }

  /** Every point lies on A, and its partner on B. */
  @Test
  void pointsOfRandomPairs() {
    Random random = new Random(40);
    int found = 0;
    for (int i = 0; i < 2000; i++) {
      Polyhedron solidA = Solids.roundish(random, 4 + random.nextInt(8));
      Polyhedron solidB = Solids.prism(3 + random.nextInt(5), 0.5, 0.5);
      PlacedPolyhedron a = PlacedPolyhedron.at(solidA, Solids.pose(random, 0.4));
      PlacedPolyhedron b = PlacedPolyhedron.at(solidB, Solids.pose(random, 0.4));
      if (!oneShot.find(a, 0, b, 0, NEAR, manifold)) {
        continue;
      }
      found++;
      for (int k = 0; k < manifold.size(); k++) {
        double s = manifold.separation(k);
        double x = manifold.point(k, 0);
        double y = manifold.point(k, 1);
        double z = manifold.point(k, 2);
        String point = "seed 40, pair " + i + ", point " + k;
        assertTrue(s <= NEAR, point);
        boolean edges = manifold.feature(k) >> 60 == 2;
        boolean referenceIsB = manifold.feature(k) >> 60 == 1;
        if (edges || referenceIsB) {
          assertEquals(0, outside(a, x, y, z), 1e-9, point);
        }
        if (edges || !referenceIsB) {
          assertEquals(
              0,
              outside(b, x - s * manifold.nx(), y - s * manifold.ny(), z - s * manifold.nz()),
              1e-9,
              point);
        }
      }
    }
    assertTrue(found > 500, found + " manifolds");
  }

  private static double outside(PlacedPolyhedron body, double x, double y, double z) {
    double most = Double.NEGATIVE_INFINITY;
    for (int f = 0; f < body.axes().polyhedron().faceCount(); f++) {
      double n = body.faceNormal(f, 0) * x + body.faceNormal(f, 1) * y + body.faceNormal(f, 2) * z;
      most = Math.max(most, n - body.faceOffset(f));
    }
    return most;
  }

  private static PlacedPolyhedron box(double hx, double hy, double hz, Pose pose) {
    return PlacedPolyhedron.at(Polyhedron.ofBox(new Box(hx, hy, hz)), pose);
  }

  private void assertNormal(double x, double y, double z) {
    assertEquals(x, manifold.nx(), ROUNDING);
    assertEquals(y, manifold.ny(), ROUNDING);
    assertEquals(z, manifold.nz(), ROUNDING);
  }

  private void assertHas(double x, double y, double z, double separation) {
    for (int i = 0; i < manifold.size(); i++) {
      if (Math.abs(manifold.point(i, 0) - x) < ROUNDING
          && Math.abs(manifold.point(i, 1) - y) < ROUNDING
          && Math.abs(manifold.point(i, 2) - z) < ROUNDING
          && Math.abs(manifold.separation(i) - separation) < ROUNDING) {
        return;
      }
    }
    throw new AssertionError("no point at " + x + ", " + y + ", " + z);
  }
}
