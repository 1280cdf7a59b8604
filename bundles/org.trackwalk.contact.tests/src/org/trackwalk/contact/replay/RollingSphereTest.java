package org.trackwalk.contact.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.LevelContacts;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;

/**
 * A sphere on its way over the edges of a flat road: nothing happens with the reference, and what
 * the closed form says (docs/engines.md, "The bump, in closed form") with a method that leaves
 * edges in.
 */
class RollingSphereTest {

  private static final double RADIUS = 0.35;
  private static final double MARGIN = 0.02;

  /** Two edges that are almost parallel are slow to agree; see ContactSolverTest. */
  private static final int SWEEPS = 2000;

  private static RigidBody rolling(double x, double speed) {
    Sphere sphere = new Sphere(RADIUS);
    RigidBody body = new RigidBody(MassProperties.of(sphere, 500), x, RADIUS, 0.13);
    body.velocity(speed, 0, 0);
    body.spin(0, 0, -speed / RADIUS);
    return body;
  }

  private static ContactSource source(ProbeScene scene, String method) {
    return new LevelContacts(
        scene, new Sphere(RADIUS), MARGIN, MethodList.find(method).orElseThrow());
  }

  @Test
  void referenceLetsItRoll() {
    for (double speed : new double[] {1, 10, 40}) {
      double length = speed * 2 + 4;
      ContactSource source = source(TessellatedGround.flat(length), "voided-welded");
      ContactSolver solver = new ContactSolver(rolling(1, speed), source, SolverSettings.USUAL);
      Replay replay = Replay.of(solver, 120);
      for (Frame frame : replay.frames()) {
        assertEquals(speed, frame.velocity().x(), 1e-6, "frame " + frame.number());
        assertEquals(0, frame.velocity().y(), 1e-6, "frame " + frame.number());
        assertEquals(RADIUS, frame.centre().y(), 1e-6, "frame " + frame.number());
        assertEquals(1, frame.points().size());
      }
      assertEquals(1 + speed * 119 / 60, replay.last().centre().x(), 1e-5);
    }
  }

  @Test
  void referenceLetsItRollOverASeamOfPieces() {
    ContactSource source = source(TessellatedGround.abutting(6), "voided-welded");
    ContactSolver solver = new ContactSolver(rolling(-4, 10), source, SolverSettings.USUAL);
    for (Frame frame : Replay.of(solver, 48).frames()) {
      assertEquals(10, frame.velocity().x(), 1e-6, "frame " + frame.number());
      assertEquals(0, frame.velocity().y(), 1e-6, "frame " + frame.number());
    }
  }

  @Test
  void seamThatIsNotVoidedThrowsItUpAsTheFormulaSays() {
    ProbeScene scene = TessellatedGround.abutting(6);
    double most = 0;
    for (int phase = 0; phase < 12; phase++) {
      // the only edge that voided-sorted leaves in is the seam, at x = 0
      double start = -1.5 - 0.5 * (phase + 0.37) / 12;
      SolverSettings smooth = SolverSettings.USUAL.friction(0).sweeps(SWEEPS);
      RigidBody body = rolling(start, 10);
      body.spin(0, 0, 0);
      ContactSolver solver = new ContactSolver(body, source(scene, "voided-sorted"), smooth);
      double expected = 0;
      double up = 0;
      double x = start;
      for (int step = 0; step < 20 && up == 0; step++) {
        x = body.centre(0);
        solver.settle();
        up = body.velocity(1) > 1e-6 ? body.velocity(1) : 0;
        expected = x < 0 ? BumpFormula.upward(SeamEdge.flush(10, RADIUS, MARGIN), -x) : 0;
        assertEquals(expected, up, 1e-4, "phase " + phase + " at " + x);
        solver.move();
      }
      most = Math.max(most, up);
    }
    // what PhysX and Jolt were measured to do over these twelve phases
    assertEquals(1.812, most, 0.001);
  }

  @Test
  void closestPointStopsItAtEdgesOfAWeldedPlane() {
    ContactSource source = source(TessellatedGround.flat(12), "closest-point");
    ContactSolver solver = new ContactSolver(rolling(1, 10), source, SolverSettings.USUAL);
    Replay replay = Replay.of(solver, 60);
    double up = replay.frames().stream().mapToDouble(f -> f.velocity().y()).max().orElseThrow();
    assertTrue(up > 0.4, () -> "thrown up at " + up);
    assertTrue(replay.last().velocity().x() < 9.9, "and slowed down");
  }
}
