package org.trackwalk.drive.trial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/** One body on a plane that slopes, held to closed forms. Metres, seconds. */
class TrialTest {

  private static final double STEP = SolverSettings.STEP_60_HZ;

  /** A plane through the origin that rises by so much per metre of x. */
  private static WeldedSurface plane(double rise) {
    float y = (float) (500 * rise);
    float[] p = {-500, -y, -500, -500, -y, 500, 500, y, 500, 500, y, -500};
    Piece piece = Piece.named("plane", "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    return ExactWeld.weld(List.of(piece), 1, Progress.none());
  }

  private static Trial drive(
      WeldedSurface surface,
      ConvexShape shape,
      TrialStart start,
      ManifoldKind manifold,
      double friction,
      int steps,
      TowLine line) {
    Treatment treatment =
        Treatment.of(ProfileList.shipped("generic"), ShapeKind.of(shape), Bodies.ONE);
    TrialSetup setup =
        new TrialSetup(
            shape,
            start,
            treatment,
            manifold,
            SolverSettings.USUAL.friction(friction),
            steps,
            line);
    return Trial.of(ProbeScene.of(surface, 1, Progress.none()), setup, Progress.none());
  }

  private static TrialStart standing(WeldedSurface surface, double drop, double speed) {
    GroundBelow ground = GroundBelow.of(surface, 0.3, 100, 0.7);
    return new TrialStart(ground, new double[] {0, 1}, drop, speed, false);
  }

  @ParameterizedTest
  @EnumSource(ManifoldKind.class)
  void whatFallsTouchesWhenItHasFallenSoFar(ManifoldKind manifold) {
    WeldedSurface surface = plane(0);
    double drop = 3;
    Trial trial =
        drive(surface, new Sphere(0.5), standing(surface, drop, 0), manifold, 0, 120, null);
    double n = Math.sqrt(2 * drop / (SolverSettings.GRAVITY * STEP * STEP));
    assertEquals(n, trial.firstOn(1), 2, "steps of a free fall");
    assertEquals(-1, trial.firstOn(9));
    TrialStep hit = trial.jolts(1, 0.1).get(0);
    // It is stopped, and pushed out by a share of what one step may have carried it in.
    double fallen = Math.sqrt(2 * SolverSettings.GRAVITY * drop);
    double oneStep = SolverSettings.GRAVITY * STEP;
    assertTrue(hit.jolt() > fallen - oneStep, "jolt " + hit.jolt());
    assertTrue(
        hit.jolt() < (1 + SolverSettings.USUAL.share()) * (fallen + oneStep), "jolt " + hit.jolt());
    assertEquals(trial.firstOn(1), hit.number(), 1);
    assertFalse(trial.reasons(hit).isEmpty());
  }

  @Test
  void whatFallsGainsNoEnergyAndWhatIsPushedOutDoes() {
    WeldedSurface surface = plane(0);
    ConvexShape ball = new Sphere(0.5);
    Trial falls =
        drive(surface, ball, standing(surface, 50, 0), ManifoldKind.ONE_SHOT, 0, 60, null);
    assertEquals(0, falls.energyGained());
    assertEquals(-1, falls.firstOn(1));
    Trial lands =
        drive(surface, ball, standing(surface, 3, 0), ManifoldKind.ONE_SHOT, 0, 120, null);
    assertTrue(lands.energyGained() > 0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.3, -0.5})
  void withoutFrictionABoxSlidesDownAsAPointDoes(double rise) {
    WeldedSurface surface = plane(rise);
    TrialStart start = standing(surface, 0, 0);
    Trial trial = drive(surface, new Box(0.4, 0.3, 0.6), start, ManifoldKind.ONE_SHOT, 0, 60, null);
    double down = SolverSettings.GRAVITY * Math.abs(rise) / Math.sqrt(1 + rise * rise);
    TrialStep last = trial.steps().get(59);
    assertEquals(down, last.velocity().length(), 0.03 * down);
    assertEquals(-Math.signum(rise), Math.signum(last.velocity().x()));
    assertEquals(0, last.velocity().z(), 1e-6);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.2, -0.4})
  void itBeginsOnTheGroundAlongItsWay(double rise) {
    WeldedSurface surface = plane(rise);
    GroundBelow ground = GroundBelow.of(surface, 7, 1000, -3);
    assertArrayEquals(new double[] {7, 7 * rise, -3}, ground.point(), 1e-5);
    TrialStart start = new TrialStart(ground, new double[] {3, 0}, 0, 20, true);
    Trial trial = drive(surface, new Sphere(0.5), start, ManifoldKind.ONE_SHOT, 0.7, 1, null);
    Vector3d way = new Vector3d(1, rise, 0).normalize();
    TrialStep first = trial.steps().get(0);
    assertEquals(20, first.velocity().dot(way), 0.2);
    assertEquals(20 / 0.5, first.spin().length(), 0.5);
    Vector3d up = first.turn().transform(new Vector3d(0, 1, 0));
    assertEquals(1, up.dot(new Vector3d(-rise, 1, 0).normalize()), 1e-6);
  }

  @Test
  void noGroundLiesAboveOrBesideOrOnAWall() {
    WeldedSurface surface = plane(0);
    assertNull(GroundBelow.of(surface, 0, -1, 0));
    assertNull(GroundBelow.of(surface, 600, 1, 0));
    assertNull(GroundBelow.of(plane(2), 0, 100, 0));
  }

  @Test
  void aTowedBodyKeepsToItsLine() {
    Random random = new Random(5);
    for (int i = 0; i < 10; i++) {
      double angle = random.nextDouble() * 2 * Math.PI;
      double speed = 5 + 40 * random.nextDouble();
      WeldedSurface surface = plane(0);
      GroundBelow ground = GroundBelow.of(surface, 1, 10, 2);
      double[] along = {Math.cos(angle), Math.sin(angle)};
      TowLine line = TowLine.straight(1, 2, along[0], along[1]);
      assertEquals(1, line.length(), 1e-12);
      TrialStart start = new TrialStart(ground, along, 0, speed, false);
      Trial trial = drive(surface, new Sphere(0.3), start, ManifoldKind.SINGLE, 0, 60, line);
      TrialStep last = trial.steps().get(59);
      assertEquals(1 + 59 * STEP * speed * along[0], last.pose().x(), 1e-6);
      assertEquals(2 + 59 * STEP * speed * along[1], last.pose().z(), 1e-6);
      assertEquals(List.of(), trial.jolts(3, 0.1));
    }
  }

  @Test
  void joltsWithinATenthOfASecondAreOne() {
    WeldedSurface surface = plane(0);
    Trial trial =
        drive(
            surface,
            new Box(0.4, 0.3, 0.6),
            standing(surface, 2, 0),
            ManifoldKind.ONE_SHOT,
            0.7,
            200,
            null);
    List<TrialStep> jolts = trial.jolts(50, 0);
    for (int i = 0; i < jolts.size(); i++) {
      for (int k = 0; k < i; k++) {
        assertTrue(Math.abs(jolts.get(i).time() - jolts.get(k).time()) > 0.1);
        assertTrue(jolts.get(k).jolt() >= jolts.get(i).jolt());
      }
    }
    assertEquals(2, trial.jolts(2, 0).size());
  }
}
