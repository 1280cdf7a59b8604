package org.trackwalk.contact.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.contact.manifold.OneShotContacts;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;

/**
 * A cube of a metre, sheared, on its base: its centre of mass lies half the shear aside, so it
 * stands up to a shear of one metre (D. Gregorius, Robust Contact Creation for Physics Simulations,
 * 2015: "stable if the center of mass projects inside the manifold"). What the test of the manifold
 * says is what the body then does.
 */
class LeaningPrismTest {

  /** The origin lies at a corner of the base, away from the centre of mass. */
  private static ConvexHull leaning(double shear) {
    return HullBuilder.hull(
        0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1, //
        shear, 1, 0, 1 + shear, 1, 0, shear, 1, 1, 1 + shear, 1, 1);
  }

  private static Replay left(double shear) {
    ConvexHull hull = leaning(shear);
    RigidBody body = new RigidBody(MassProperties.of(hull, 500), 2, 0, 3);
    OneShotContacts source =
        new OneShotContacts(hull, new Box(9, 0.5, 9), Pose.at(0, -0.5, 0), 0.02);
    return Replay.of(new ContactSolver(body, source, SolverSettings.USUAL), 180);
  }

  @Test
  void centreOfMassLiesHalfTheShearAside() {
    MassProperties properties = MassProperties.of(leaning(0.6), 500);
    assertEquals(500, properties.mass(), 1e-9);
    assertEquals(0.8, properties.centre(0), 1e-12);
    assertEquals(0.5, properties.centre(1), 1e-12);
    assertEquals(0.5, properties.centre(2), 1e-12);
    // a cube's m/12 each way, to which x = s y adds s² and s
    double twelfth = 500 / 12.0;
    assertEquals(2 * twelfth, properties.inertia(0, 0), 1e-9);
    assertEquals((2 + 0.36) * twelfth, properties.inertia(1, 1), 1e-9);
    assertEquals((2 + 0.36) * twelfth, properties.inertia(2, 2), 1e-9);
    assertEquals(-0.6 * twelfth, properties.inertia(1, 0), 1e-9);
    assertEquals(0, properties.inertia(0, 2), 1e-9);
  }

  @Test
  void standsAsLongAsItsCentreIsOverItsBase() {
    for (double shear : new double[] {-0.95, -0.5, 0, 0.5, 0.95}) {
      Replay replay = left(shear);
      assertEquals(0.5 - Math.abs(shear) / 2, replay.frames().get(0).inset(), 1e-9);
      assertTrue(replay.turned(replay.last()) < 1e-3, "shear " + shear);
      assertTrue(replay.last().stands(), "shear " + shear);
    }
  }

  @Test
  void fallsWhenItIsNot() {
    for (double shear : new double[] {-1.5, -1.1, 1.1, 1.5}) {
      Replay replay = left(shear);
      assertEquals(0.5 - Math.abs(shear) / 2, replay.frames().get(0).inset(), 1e-9);
      assertTrue(replay.turned(replay.last()) > 0.5, "shear " + shear);
      assertTrue(replay.last().stands(), "it lies on another side now, shear " + shear);
    }
  }
}
