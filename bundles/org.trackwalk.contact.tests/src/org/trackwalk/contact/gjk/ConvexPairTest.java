package org.trackwalk.contact.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;

/** Pairs whose distance has a closed form, and the ones that break a careless GJK or EPA. */
class ConvexPairTest {

  private static final double EXACT = 1e-12;

  private static final double ALL = Double.POSITIVE_INFINITY;

  private final ConvexPair pair = new ConvexPair();

  private void measure(ConvexShape a, Pose at, ConvexShape b, Pose bt) {
    assertTrue(pair.measure(a, at, b, bt, ALL));
  }

  /** The normal has length 1 and the points differ by the separation along it. */
  private void checkPoints(double tolerance, String where) {
    double nn = 0;
    for (int axis = 0; axis < 3; axis++) {
      nn += pair.normal(axis) * pair.normal(axis);
      assertEquals(
          pair.separation() * pair.normal(axis),
          pair.pointOnA(axis) - pair.pointOnB(axis),
          tolerance,
          where);
    }
    assertEquals(1, nn, EXACT, where);
  }

  @Test
  void spheresNeedNoEpaUntilTheirCentresMeet() {
    measure(new Sphere(0.5), Pose.at(1, 2, 3), new Sphere(0.25), Pose.at(1, 2.7, 3));
    assertEquals(-0.05, pair.separation(), EXACT);
    assertEquals(-1, pair.normal(1), EXACT);
    assertEquals(2.5, pair.pointOnA(1), EXACT);
    assertEquals(2.45, pair.pointOnB(1), EXACT);
    assertFalse(pair.coresOverlap());
    measure(new Sphere(0.5), Pose.at(1, 2, 3), new Sphere(0.25), Pose.at(1, 2, 3));
    assertTrue(pair.coresOverlap());
    assertEquals(-0.75, pair.separation(), EXACT);
    assertEquals(1, pair.normal(1), EXACT);
    checkPoints(EXACT, "one centre");
  }

  @Test
  void capsulesMeasureAsTheirSegments() {
    Random random = new Random(99);
    for (int i = 0; i < 5000; i++) {
      Capsule a = new Capsule(0.1 + random.nextDouble(), 0.1 + random.nextDouble());
      Capsule b = new Capsule(0.1 + random.nextDouble(), 0.1 + random.nextDouble());
      Pose at = HullPairsTest.pose(random, 1);
      Pose bt = HullPairsTest.pose(random, 1);
      double expected =
          Polyhedra.segments(
              end(at, a.halfHeight()),
              end(at, -a.halfHeight()),
              end(bt, b.halfHeight()),
              end(bt, -b.halfHeight()));
      measure(a, at, b, bt);
      String where = "seed 99, pair " + i;
      assertEquals(expected - a.radius() - b.radius(), pair.separation(), 1e-11, where);
      checkPoints(1e-11, where);
    }
  }

  private static double[] end(Pose pose, double y) {
    double[] out = new double[3];
    pose.toLevel(0, y, 0, out);
    return out;
  }

  /** Segments have no volume: crossing, along each other, the same. */
  @Test
  void segmentsThatMeetArePushedApartAcrossBoth() {
    Capsule c = new Capsule(0.25, 1);
    double s = Math.sqrt(0.5);
    measure(c, Pose.at(0, 0, 0), c, Pose.of(0, 0.5, 0, 0, 0, s, s));
    assertEquals(-0.5, pair.separation(), EXACT);
    assertEquals(1, Math.abs(pair.normal(2)), EXACT);
    checkPoints(EXACT, "crossing");
    measure(c, Pose.at(0, 0, 0), c, Pose.at(0, 0.5, 0));
    assertEquals(-0.5, pair.separation(), EXACT);
    assertEquals(0, pair.normal(1), EXACT);
    checkPoints(EXACT, "along each other");
    measure(c, Pose.at(7, 0, 0), c, Pose.at(7, 0, 0));
    assertEquals(-0.5, pair.separation(), EXACT);
    assertEquals(0, pair.normal(1), EXACT);
    checkPoints(EXACT, "the same");
  }

  /** Boxes face to face, at every gap, also ten kilometres away. */
  @Test
  void parallelFacesAreExactAtAnyGap() {
    Box a = new Box(0.5, 0.25, 0.75);
    Box b = new Box(2, 0.5, 1);
    for (double far : new double[] {0, 10_000}) {
      for (double gap : new double[] {1, 1e-3, 1e-6, 0x1p-30, 0, -0x1p-30, -1e-6, -1e-3, -0.2}) {
        for (int i = 0; i < 8; i++) {
          double angle = i * Math.PI / 8 / 2;
          measure(
              a,
              Pose.of(far + 0.3, 0.75 + gap, far - 0.2, 0, Math.sin(angle), 0, Math.cos(angle)),
              b,
              Pose.at(far, 0, far));
          String where = "gap " + gap + ", turn " + i + ", at " + far;
          assertEquals(gap, pair.separation(), 1e-15, where);
          assertEquals(1, pair.normal(1), gap == 0 ? EXACT : 1e-9, where);
          checkPoints(4e-12, where);
        }
      }
    }
  }

  @Test
  void edgesAndCornersThatTouchHaveNoDepth() {
    Box box = new Box(1, 1, 1);
    double[][] at = {{2, 0, 0}, {2, 2, 0}, {2, 2, 2}, {-2, 0.5, 0.25}, {0, 2, -2}};
    for (double[] p : at) {
      measure(box, Pose.at(p[0], p[1], p[2]), box, Pose.at(0, 0, 0));
      assertEquals(0, pair.separation(), 1e-15);
      checkPoints(EXACT, "touching");
    }
  }

  /** A part of the floor as wide as a level, and what drives on it. */
  @Test
  void tinyBesideHuge() {
    Box huge = new Box(5000, 10, 5000);
    for (double gap : new double[] {0.01, 1e-6, -1e-6, -0.001}) {
      measure(
          new Box(1e-3, 1e-3, 1e-3), Pose.at(4000, 10 + 1e-3 + gap, 33), huge, Pose.at(0, 0, 0));
      assertEquals(gap, pair.separation(), 1e-11, "box, gap " + gap);
      assertEquals(1, pair.normal(1), 1e-9, "box, gap " + gap);
      measure(new Cylinder(0.01, 0.01), Pose.at(4000, 10 + 0.01 + gap, 33), huge, Pose.at(0, 0, 0));
      assertEquals(gap, pair.separation(), 1e-11, "wheel, gap " + gap);
      assertEquals(1, pair.normal(1), 1e-9, "wheel, gap " + gap);
    }
  }

  @Test
  void oneInTheMiddleOfTheOtherGoesTheShortestWay() {
    Box outer = new Box(3, 2, 4);
    measure(new Box(0.1, 0.2, 0.3), Pose.at(0, 0, 0), outer, Pose.at(0, 0, 0));
    assertEquals(-2.2, pair.separation(), EXACT);
    assertEquals(1, Math.abs(pair.normal(1)), EXACT);
    checkPoints(EXACT, "box in box");
    measure(new Sphere(0.5), Pose.at(2, 0.5, 1), outer, Pose.at(0, 0, 0));
    assertEquals(-1.5, pair.separation(), EXACT);
    measure(outer, Pose.at(5, 5, 5), outer, Pose.at(5, 5, 5));
    assertEquals(-4, pair.separation(), EXACT);
  }

  /** Thin as rounding leaves it: two sheets, one through the other and one on the other. */
  @Test
  void flatHulls() {
    double e = 1e-9;
    ConvexHull sheet = HullBuilder.hull(1, 0, 1, -1, 0, 1, 1, 0, -1, -1, 0, -1, 0, e, 0);
    measure(sheet, Pose.at(0, 0.25, 0), sheet, Pose.at(0.3, 0, 0.1));
    assertEquals(0.25 - e, pair.separation(), EXACT);
    measure(sheet, Pose.at(0, 0, 0), sheet, Pose.at(0.3, 0, 0.1));
    assertEquals(0, pair.separation(), 2 * e);
    assertTrue(pair.separation() <= 0);
    double s = Math.sqrt(0.5);
    measure(sheet, Pose.of(0, 0.75, 0, s, 0, 0, s), sheet, Pose.at(0, 0, 0));
    assertEquals(-0.25, pair.separation(), 1e-8);
  }

  /** Coaxial wheels: every direction across the axle is as short. */
  @Test
  void wheelsOnOneAxleKeepWithinTheirStatedDepth() {
    Cylinder wheel = new Cylinder(0.35, 0.5);
    measure(wheel, Pose.at(0.01, 0, 0), wheel, Pose.at(0, 0, 0));
    assertEquals(-0.7, pair.separation(), 1e-4);
    measure(wheel, Pose.at(0.4, 0, 0), wheel, Pose.at(0, 0, 0));
    assertEquals(-0.6, pair.separation(), 1e-9);
    assertEquals(1, pair.normal(0), EXACT);
    measure(wheel, Pose.at(1.5, 0.2, 0.1), wheel, Pose.at(0, 0, 0));
    assertEquals(0.5, pair.separation(), EXACT);
    measure(wheel, Pose.at(0, 0.8, 0.6), wheel, Pose.at(0, 0, 0));
    assertEquals(0.3, pair.separation(), EXACT);
    measure(wheel, Pose.at(0.1, 0.48, 0.36), wheel, Pose.at(0, 0, 0));
    assertEquals(-0.1, pair.separation(), 1e-9);
    assertEquals(0.8, pair.normal(1), 1e-4);
    assertEquals(0.6, pair.normal(2), 1e-4);
  }

  /** A margin rounds: beside a side nothing changes, over a corner the shape is farther away. */
  @Test
  void aMarginRoundsEdgesAndMovesNoSide() {
    Box sharp = new Box(1, 1, 1);
    Box soft = new Box(1, 1, 1, 0.25);
    measure(soft, Pose.at(2.5, 0.2, 0.1), sharp, Pose.at(0, 0, 0));
    assertEquals(0.5, pair.separation(), EXACT);
    measure(soft, Pose.at(1.9, 0.2, 0.1), sharp, Pose.at(0, 0, 0));
    assertEquals(-0.1, pair.separation(), EXACT);
    assertFalse(pair.coresOverlap());
    measure(soft, Pose.at(3, 3, 3), sharp, Pose.at(0, 0, 0));
    assertEquals(1.25 * Math.sqrt(3) - 0.25, pair.separation(), EXACT);
    measure(soft, Pose.at(1.5, 0.2, 0.1), sharp, Pose.at(0, 0, 0));
    assertEquals(-0.5, pair.separation(), EXACT);
    assertTrue(pair.coresOverlap());
  }

  @Test
  void aLimitSavesTheWalk() {
    assertFalse(
        pair.measure(new Box(1, 1, 1), Pose.at(9, 0, 0), new Sphere(1), Pose.at(0, 0, 0), 6.9));
    assertTrue(
        pair.measure(new Box(1, 1, 1), Pose.at(9, 0, 0), new Sphere(1), Pose.at(0, 0, 0), 7.1));
    assertEquals(7, pair.separation(), EXACT);
  }

  /** Swapped, the same separation, the other normal. */
  @Test
  void eitherMayComeFirst() {
    Random random = new Random(1234);
    ConvexShape[] shapes = {
      new Sphere(0.4), new Capsule(0.2, 0.5), new Box(0.5, 0.3, 0.8), new Cylinder(0.35, 0.2)
    };
    for (int i = 0; i < 4000; i++) {
      ConvexShape a = shapes[random.nextInt(4)];
      ConvexShape b = shapes[random.nextInt(4)];
      Pose at = HullPairsTest.pose(random, 0.5);
      Pose bt = HullPairsTest.pose(random, 0.5);
      measure(a, at, b, bt);
      String where = "seed 1234, pair " + i + ", " + a.kind() + " and " + b.kind();
      checkPoints(1e-5, where);
      double one = pair.separation();
      measure(b, bt, a, at);
      assertEquals(one, pair.separation(), 1e-8, where);
    }
  }
}
