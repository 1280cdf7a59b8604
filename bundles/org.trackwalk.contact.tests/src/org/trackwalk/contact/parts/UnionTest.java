package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Bodies that lie in each other are one solid. */
final class UnionTest {

  private static final double EXACT = 1e-12;

  /** Part of a volume: what rays may miss. */
  private static final double RAYS = 0.005;

  @Test
  void whatLiesInALargerBodyNeitherCountsNorNeedsAPart() {
    Bricks bricks = new Bricks().box(0, 0, 0, 4, 2, 2);
    for (int i = 0; i < 20; i++) {
      bricks.box(0.1 + 0.18 * i, 0.5, 0.5, 0.2 + 0.18 * i, 1, 1 + 0.02 * i);
    }
    ConvexParts parts = bricks.parts(16, 0.03);
    assertEquals(1, parts.parts().size());
    assertEquals(20, parts.hidden());
    assertEquals(16, parts.volume(), RAYS * 16);
    assertEquals(0, parts.error(), RAYS);
    assertEquals(0, parts.deepest().depth(), EXACT);
  }

  @Test
  void barsThatCrossAreTheirUnion() {
    // Three bars of 4 x 1 x 1 along the axes through one cube.
    Bricks cross = new Bricks();
    cross.box(-2, -0.5, -0.5, 2, 0.5, 0.5);
    cross.box(-0.5, -2, -0.5, 0.5, 2, 0.5);
    cross.box(-0.5, -0.5, -2, 0.5, 0.5, 2);
    ConvexParts parts = cross.parts(16, 0.03);
    assertEquals(3, parts.parts().size());
    assertEquals(10, parts.volume(), RAYS * 10);
    assertEquals(0, parts.error(), EXACT);
  }

  @Test
  void whatAHullFillsTwiceIsTooMuchOnce() {
    // An angle as one part has a triangle too much; of two in the same place it is the same one.
    Bricks twice = new Bricks();
    twice.prism(0, 4, 0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2);
    twice.prism(0.5, 3.5, 0.1, 0.1, 1.9, 0.1, 1.9, 0.9, 0.9, 0.9, 0.9, 1.9, 0.1, 1.9);
    ConvexParts parts = twice.parts(1, 0.03);
    assertEquals(12, parts.volume(), RAYS * 12);
    assertEquals(0.5 / 3, parts.error(), RAYS);
  }

  @Test
  void aPinThatStandsOutOfItsBodyIsInAPart() {
    // A slab in a ring's tube with a pin through the skin that is thinner than rays are apart.
    for (int way = 0; way < 4; way++) {
      double turn = Math.PI * (0.1 + way) / 2;
      double x = StrictMath.cos(turn);
      double z = StrictMath.sin(turn);
      Bricks ring = new Bricks().ring(1, 0.3, 48, 24);
      Bricks pin = new Bricks();
      pin.box(x - 0.1, -0.1, z - 0.1, x + 0.1, 0.1, z + 0.1);
      pin.triangle(x - 0.1, 0.1, z - 0.1, x, 0.5, z + 0.0005, x, 0.5, z);
      ring.add(pin);
      ConvexParts parts = ring.parts(12, 0.05);
      double most = Outside.most(parts, ring.surface().positions());
      assertTrue(most < 1e-5, "a point is " + most + " m outside");
      assertEquals(1, parts.hidden());
      double held = parts.parts().stream().mapToDouble(Part::held).sum();
      assertEquals(parts.volume(), held, 1e-3 * held, "what the pin holds is the ring's");
    }
  }

  @Test
  void smallBodiesFarFromEachOtherAreNotHidden() {
    for (double far : new double[] {10, 999.5, 50_000}) {
      Bricks cubes = new Bricks().box(0, 0, 0, 0.5, 0.5, 0.5);
      cubes.box(far, far, far, far + 0.5, far + 0.5, far + 0.5);
      ConvexParts parts = cubes.parts(16, 0.03);
      assertEquals(0, parts.hidden(), "at " + far);
      assertEquals(2, parts.parts().size(), "at " + far);
      assertEquals(0.25, parts.volume(), EXACT, "at " + far);
      assertEquals(0, parts.error(), EXACT, "at " + far);
    }
  }

  @Test
  void aStrayCubeChangesNothingOfTheRest() {
    Union alone = union(SeededCars.taxi(1));
    Union both = union(SeededCars.taxi(1).box(500, 400, 300, 501, 401, 301));
    assertEquals(alone.hidden().size(), both.hidden().size());
    assertEquals(alone.cells().size() + 1, both.cells().size());
    assertEquals(1, both.volume() - alone.volume(), 1e-9);
  }

  @Test
  void aThinMastIsNotHiddenWhereverItStands() {
    for (int i = 0; i < 20; i++) {
      double z = 0.3 + 0.01117 * i;
      Bricks car = new Bricks().box(0, 0, 0, 4, 1.5, 1.8);
      car.box(3, 1.4, z, 3.002, 1.9, z + 0.002);
      ConvexParts parts = car.parts(16, 0.03);
      assertEquals(0, parts.hidden(), "at " + z);
      assertTrue(parts.error() <= 0.03, "at " + z + ": " + parts.error());
    }
  }

  @Test
  void theOrderOfTrianglesChangesNoBitWhereBodiesLieInEachOther() {
    Bricks bricks = new Bricks().ring(1, 0.3, 24, 12).box(0.9, -0.1, -0.1, 1.1, 0.1, 0.1);
    bricks.box(0.8, -0.5, -0.2, 1.2, 0.5, 0.2).box(-1.1, -0.1, -0.1, -0.9, 0.1, 0.1);
    bricks.assertPartsInAnyOrder(6, 0.01);
  }

  @Test
  void aTaxiFullOfThingsIsTheCarAround() {
    ConvexParts car = SeededCars.car(SeededCars.Kind.SALOON, 1).parts(1, 1);
    ConvexParts taxi = SeededCars.taxi(1).parts(16, 0.03);
    assertEquals(149, taxi.bodies());
    assertTrue(taxi.hidden() >= 48, "hidden: " + taxi.hidden());
    assertTrue(taxi.volume() > car.volume(), "wheels");
    assertTrue(taxi.volume() < 1.1 * car.volume(), taxi.volume() + " of " + car.volume());
    assertTrue(taxi.error() <= 0.03, "error " + taxi.error());
  }

  private static Union union(Bricks bricks) {
    WeldedSurface surface = bricks.surface();
    List<Solid> solids = Bodies.of(surface, Topology.of(surface, 1, Progress.none())).solids();
    return Union.of(solids.stream().map(Cell::body).toList(), Progress.none());
  }
}
