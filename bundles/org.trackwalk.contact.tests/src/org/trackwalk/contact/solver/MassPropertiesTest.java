package org.trackwalk.contact.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;

/** Closed forms against sums over random points of the shapes, and against each other. */
class MassPropertiesTest {

  private static final double DENSITY = 700;

  private interface Inside {
    boolean at(double x, double y, double z);
  }

  private static void assertSums(Shape shape, double reach, Inside inside) {
    Random random = new Random(31);
    int rounds = 400_000;
    double[] sums = new double[7];
    for (int i = 0; i < rounds; i++) {
      double x = reach * (2 * random.nextDouble() - 1);
      double y = reach * (2 * random.nextDouble() - 1);
      double z = reach * (2 * random.nextDouble() - 1);
      if (inside.at(x, y, z)) {
        double[] add = {1, y * y + z * z, z * z + x * x, x * x + y * y, -x * y, -y * z, -z * x};
        for (int k = 0; k < 7; k++) {
          sums[k] += add[k];
        }
      }
    }
    double each = DENSITY * 8 * reach * reach * reach / rounds;
    MassProperties found = MassProperties.of(shape, DENSITY);
    assertEquals(each * sums[0], found.mass(), 0.01 * found.mass());
    for (int k = 0; k < 3; k++) {
      assertEquals(each * sums[1 + k], found.inertia(k, k), 0.015 * found.inertia(k, k));
    }
    assertEquals(each * sums[4], found.inertia(0, 1), 0.01 * found.inertia(0, 0));
    assertEquals(each * sums[5], found.inertia(2, 1), 0.01 * found.inertia(0, 0));
    assertEquals(each * sums[6], found.inertia(0, 2), 0.01 * found.inertia(0, 0));
  }

  @Test
  void sphereCapsuleBoxAndWheel() {
    assertSums(new Sphere(0.4), 0.4, (x, y, z) -> x * x + y * y + z * z <= 0.16);
    assertSums(
        new Capsule(0.3, 0.5),
        0.8,
        (x, y, z) -> {
          double beyond = Math.max(0, Math.abs(y) - 0.5);
          return x * x + beyond * beyond + z * z <= 0.09;
        });
    assertSums(
        new Box(0.5, 0.25, 0.8),
        0.8,
        (x, y, z) -> Math.abs(x) <= 0.5 && Math.abs(y) <= 0.25 && Math.abs(z) <= 0.8);
    assertSums(
        new Cylinder(0.35, 0.2),
        0.35,
        (x, y, z) -> Math.abs(x) <= 0.2 && y * y + z * z <= 0.35 * 0.35);
  }

  @Test
  void polyhedronOfABoxIsTheBox() {
    Box box = new Box(0.5, 0.25, 0.8);
    assertSame(MassProperties.of(box, DENSITY), HullMoments.of(Polyhedron.ofBox(box), DENSITY));
  }

  @Test
  void boxOfTwoHalvesIsTheBox() {
    ConvexShape half = new Box(0.25, 0.25, 0.8);
    Compound whole =
        new Compound(
            List.of(
                new Compound.Part(half, Pose.of(1.25, 2, 3, 1, 0, 0, 0)),
                new Compound.Part(half, Pose.at(0.75, 2, 3))));
    MassProperties found = MassProperties.of(whole, DENSITY);
    assertSame(MassProperties.of(new Box(0.5, 0.25, 0.8), DENSITY), found);
    assertEquals(1, found.centre(0), 1e-12);
    assertEquals(2, found.centre(1), 1e-12);
    assertEquals(3, found.centre(2), 1e-12);
  }

  @Test
  void turnedPartIsTurned() {
    double half = Math.toRadians(90) / 2;
    Pose turn = Pose.of(0, 0, 0, 0, 0, Math.sin(half), Math.cos(half));
    Compound turned = new Compound(List.of(new Compound.Part(new Box(0.5, 0.25, 0.8), turn)));
    assertSame(
        MassProperties.of(new Box(0.25, 0.5, 0.8), DENSITY), MassProperties.of(turned, DENSITY));
  }

  private static void assertSame(MassProperties expected, MassProperties found) {
    assertEquals(expected.mass(), found.mass(), 1e-9 * expected.mass());
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        assertEquals(
            expected.inertia(row, column),
            found.inertia(row, column),
            1e-9 * expected.inertia(0, 0));
      }
    }
  }

  @Test
  void densityMustBeAboveZero() {
    assertThrows(
        IllegalArgumentException.class, () -> MassProperties.of(new Sphere(1), Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> MassProperties.of(new Sphere(1), 0));
  }
}
