package org.trackwalk.drive.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.contact.solver.Stabilisation;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/** Several bodies on a plane at height 0, held to closed forms. Metres, seconds, kilogrammes. */
class TrialsTest {

  private static final double STEP = SolverSettings.STEP_60_HZ;
  private static final double G = SolverSettings.GRAVITY;
  private static final double DENSITY = 400;

  private final List<TrialSetup> setups = new ArrayList<>();

  private void body(Shape shape, Vector3d at, Vector3d velocity, ManifoldKind manifold, int steps) {
    body(shape, at, velocity, manifold, steps, Stabilisation.BAUMGARTE);
  }

  private void body(
      Shape shape,
      Vector3d at,
      Vector3d velocity,
      ManifoldKind manifold,
      int steps,
      Stabilisation how) {
    Treatment treatment =
        Treatment.of(ProfileList.shipped("generic"), ShapeKind.of(shape), Bodies.ONE);
    TrialPlace place = new TrialPlace(at, new Quaterniond(), velocity, new Vector3d(), DENSITY);
    SolverSettings solver = SolverSettings.USUAL.friction(0.5).stabilisation(how);
    setups.add(new TrialSetup(shape, place, treatment, manifold, solver, steps, null));
  }

  private List<Trial> drive() {
    return drive(DriveNeed.ofMemory());
  }

  private List<Trial> drive(DriveNeed need) {
    float[] p = {-500, 0, -500, -500, 0, 500, 500, 0, 500, 500, 0, -500};
    Piece piece = Piece.named("plane", "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(List.of(piece), 1, Progress.none()), 1, Progress.none());
    return Trials.of(scene, setups, need, Progress.none());
  }

  private static double below(TrialStep step) {
    return step.touches().stream()
        .filter(touch -> touch.normal().y() > 0.9)
        .mapToDouble(TrialTouch::impulse)
        .sum();
  }

  /** Each box carries those above it, and nothing moves but by the slop of its contacts. */
  @ParameterizedTest
  @EnumSource(names = {"ONE_SHOT", "HYBRID", "PERTURBED"})
  void aStackStandsAndEachBoxCarriesWhatLiesOnIt(ManifoldKind manifold) {
    int count = 5;
    for (int i = 0; i < count; i++) {
      body(new Box(0.5, 0.5, 0.5), new Vector3d(0, 0.5 + i, 0), new Vector3d(), manifold, 300);
    }
    List<Trial> trials = drive();
    for (int i = 0; i < count; i++) {
      TrialStep last = trials.get(i).steps().get(299);
      double weight = (count - i) * DENSITY * G * STEP;
      assertEquals(weight, below(last), 0.01 * weight, "under box " + i);
      assertEquals(0.5 + i, last.pose().y(), 0.01);
      assertEquals(0, last.pose().x(), 0.02);
      assertEquals(0, last.velocity().length(), 1e-3);
      int on = i - 1;
      assertTrue(last.touches().stream().anyMatch(t -> t.other() == on), "box " + i);
    }
  }

  /** What one gives the other takes: impact without restitution, far over the ground. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 2})
  void ballsThatMeetGoOnTogether(double ratio) {
    Stabilisation how = Stabilisation.PROJECTION; // another adds speed that nobody had
    Sphere small = new Sphere(0.3);
    Sphere other = new Sphere(0.3 * Math.cbrt(ratio));
    body(small, new Vector3d(-2, 50, 0), new Vector3d(6, 0, 0), ManifoldKind.ONE_SHOT, 60, how);
    body(other, new Vector3d(0, 50, 0), new Vector3d(), ManifoldKind.ONE_SHOT, 60, how);
    List<Trial> trials = drive();
    double together = 6 / (1 + ratio);
    for (Trial trial : trials) {
      assertEquals(together, trial.steps().get(59).velocity().x(), 0.02 * together);
    }
    for (int i = 0; i < 60; i++) {
      double momentum =
          trials.get(0).steps().get(i).velocity().x()
              + ratio * trials.get(1).steps().get(i).velocity().x();
      assertEquals(6, momentum, 1e-9, "step " + i);
      assertEquals(-(i + 1) * G * STEP, trials.get(1).steps().get(i).velocity().y(), 1e-6);
    }
  }

  /** A box that lay still for a second, and is in the tree at rest, is met and pushed away. */
  @Test
  void whatRestsIsWokenByWhatHitsIt() {
    body(
        new Box(0.5, 0.5, 0.5),
        new Vector3d(0, 0.5, 0),
        new Vector3d(),
        ManifoldKind.ONE_SHOT,
        240);
    body(
        new Box(0.5, 0.5, 0.5),
        new Vector3d(0, 6.5, 0),
        new Vector3d(),
        ManifoldKind.ONE_SHOT,
        240);
    List<Trial> trials = drive();
    TrialStep hit = trials.get(1).jolts(1, 1).get(0);
    assertEquals(Math.sqrt(2 * 5 / G), hit.time(), 2 * STEP);
    assertEquals(0, hit.touches().get(0).other());
    double oneStep = 10 * STEP;
    assertTrue(hit.pose().y() > 1.5 - oneStep, "met at " + hit.pose().y());
    assertEquals(1.5, trials.get(1).steps().get(239).pose().y(), 0.02);
  }

  /** Two legs and a deck are one body: it stands on both, and what they carry is in balance. */
  @Test
  void partsStandAsOneBody() {
    Box leg = new Box(0.2, 0.5, 0.2);
    Shape table =
        new Compound(
            List.of(
                new Compound.Part(new Box(1, 0.1, 0.3), Pose.at(0, 1.1, 0)),
                new Compound.Part(leg, Pose.at(-0.8, 0.5, 0)),
                new Compound.Part(leg, Pose.at(0.8, 0.5, 0))));
    body(table, new Vector3d(0, 0, 0), new Vector3d(), ManifoldKind.ONE_SHOT, 120);
    body(new Sphere(0.25), new Vector3d(0, 1.45, 0), new Vector3d(), ManifoldKind.ONE_SHOT, 120);
    List<Trial> trials = drive();
    double ball = DENSITY * 4 / 3 * Math.PI * 0.25 * 0.25 * 0.25;
    double mass = DENSITY * 8 * (0.03 + 2 * 0.02) + ball;
    TrialStep last = trials.get(0).steps().get(119);
    double carried = 0;
    double moment = 0;
    for (TrialTouch touch : last.touches()) {
      if (touch.other() == TrialTouch.GROUND) {
        carried += touch.impulse();
        moment += touch.at().x() * touch.impulse();
        assertTrue(Math.abs(touch.at().x()) > 0.59, "a leg stands at " + touch.at().x());
      }
    }
    assertEquals(mass * G * STEP, carried, 0.01 * mass * G * STEP);
    assertEquals(0, moment, 0.01 * mass * G * STEP);
    assertEquals(1.45, trials.get(1).steps().get(119).pose().y(), 0.01);
  }

  /**
   * Balls that all lie in each other: pairs are refused before they are made, then their touches.
   */
  @ParameterizedTest
  @ValueSource(ints = {10, 40, 90})
  void whatCannotFitIsRefusedBeforeItIsKept(int balls) {
    for (int i = 0; i < balls; i++) {
      Vector3d at = new Vector3d(0.001 * i, 1, 0.0007 * (i * i % 7));
      body(new Sphere(1), at, new Vector3d(), ManifoldKind.ONE_SHOT, 5);
    }
    long pairs = balls * (balls - 1) / 2;

    String many = refusal(new DriveNeed(pairs * DriveNeed.PAIR - 1));
    assertTrue(
        many.startsWith(String.format(Locale.ROOT, "to keep %,d pairs of bodies", pairs)), many);
    assertTrue(many.contains("give fewer bodies or --steps"), many);
    long step = balls * DriveNeed.STEP + pairs * (DriveNeed.PAIR + 2 * DriveNeed.TOUCH);
    String often = refusal(new DriveNeed(step + balls * DriveNeed.STEP));
    assertTrue(often.startsWith("to keep what bodies touch in 2 steps"), often);
    assertEquals(balls, drive(new DriveNeed(40 * step)).size());
  }

  private String refusal(DriveNeed need) {
    return assertThrows(CrowdedBodiesException.class, () -> drive(need)).getMessage();
  }
}
