package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Told;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleShape;

/** What is kept of an engine that dies, and what is left out on purpose. */
class EngineSurveyTest {

  /** Nothing under a pass is the same. */
  static final SameGround APART = new SameGround(List.of(), List.of());

  static final Road ROAD = Roads.straight(x -> 0);

  static final Profile PHYSX = ProfileList.shipped("physx");

  /** Places of seams, metres along the road, and how fast the fake engine throws there, m/s. */
  static final double[] SEAMS = {100, 140, 180};

  static final double[] THROWS = {8, 6, 4};

  static final double REACH = 0.15;

  /** Steps that the fake engine has driven. */
  private static long driven;

  @Test
  void allOfIt() throws EngineException {
    EngineRun run = run(1000, Integer.MAX_VALUE, Progress.none());
    assertEquals("", run.failure());
    assertEquals(3, run.confirmed().size());
    assertEquals(0, run.leftOut());
    for (int i = 0; i < 3; i++) {
      Measured measured = run.confirmed().get(i).measured();
      assertEquals(THROWS[i], measured.up(), 1e-6);
      assertEquals(REACH / (Roads.SPEED * PHYSX.step()), measured.share(), 0.03);
    }
    assertEquals(3, run.places().size());
    assertEquals(1, run.recall());
  }

  @Test
  void whatAnEngineDidBeforeItDiedIsKept() throws EngineException {
    // a seam takes 24: three places, both ways, its phases and finer ones, each on the copy too
    EngineRun run = run(1000, 36, Progress.none());
    assertEquals("physx: the engine died", run.failure());
    assertEquals(3, run.confirmed().size());
    assertEquals(THROWS[0], run.confirmed().get(0).measured().up(), 1e-6);
    assertNull(run.confirmed().get(2).measured());
    assertEquals(2, run.leftOut());
    assertEquals(1, run.drivenOver());
    assertEquals(0, run.lanes());
  }

  @Test
  void ofTheLanesWhatWasDrivenBeforeItDiedIsTold() throws EngineException {
    assertEquals(1, run(1000, Integer.MAX_VALUE, Progress.none()).lanes());
    double before = 0;
    for (int requests = 80; requests <= 100; requests += 10) {
      EngineRun run = run(1000, requests, Progress.none());
      assertEquals("physx: the engine died", run.failure());
      assertTrue(run.lanes() > before && run.lanes() < 1, run.lanes() + " after " + requests);
      before = run.lanes();
    }
  }

  @Test
  void theWorstAreDrivenFirst() throws EngineException {
    EngineRun run = run(2, Integer.MAX_VALUE, Progress.none());
    assertEquals(1, run.leftOut());
    assertTrue(run.confirmed().get(2).leftOut());
    // what nobody drove to is foretold all the same
    assertEquals(1, run.recall());
  }

  @Test
  void aWishToStopIsHeardBetweenRequests() {
    Progress stopped =
        new Progress() {
          @Override
          public void begin(String task, long total) {}

          @Override
          public void worked(long items) {}

          @Override
          public boolean cancelled() {
            return true;
          }
        };
    assertThrows(CancelledException.class, () -> run(1000, Integer.MAX_VALUE, stopped));
  }

  /** Time left is told from what is said to be done; so that must be the engine's part of work. */
  @Test
  void whatIsSaidToBeDoneIsThePartOfTheWork() throws EngineException {
    ToldWork told = new ToldWork(() -> driven);
    driven = 0;
    run(1000, Integer.MAX_VALUE, told);
    told.isThePartOfTheWork(0.1);
  }

  private static EngineRun run(int jolts, int requests, Progress progress) throws EngineException {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < SEAMS.length; i++) {
      findings.add(seam(SEAMS[i], THROWS[i]));
    }
    Asked asked =
        new Asked(ROAD.ground().surface(), null, ROAD, findings, new Extent(1, 12, jolts));
    Probe probe = Probe.of(VehicleList.usual().grounds().get(0));
    EngineSurvey survey =
        new EngineSurvey(
            asked, EngineSetup.byId("physx").orElseThrow(), PHYSX, Bodies.PIECE, probe, progress);
    int[] asks = {0};
    Driven engine =
        (healed, passes) -> {
          if (++asks[0] > requests) {
            throw new EngineException("physx: the engine died");
          }
          driven += passes.stream().mapToLong(EnginePass::steps).sum();
          return passes.stream().map(pass -> trace(pass, healed)).toList();
        };
    return survey.driven(engine, List.of(engine), APART, "Fake 1", "", 2, List.of());
  }

  @Test
  void whatIsGoneInAnotherOrderIsNoPlaceOfTheLevel() throws EngineException {
    // only the first seam is foretold; the third is gone when the triangles are stored in reverse
    EngineSurvey survey = survey("physx", 0, List.of(seam(SEAMS[0], THROWS[0])));
    Driven stored = (healed, some) -> some.stream().map(p -> trace(p, healed, 3)).toList();
    Driven reversed = (healed, some) -> some.stream().map(p -> trace(p, healed, 2)).toList();
    EngineRun run =
        survey.driven(stored, List.of(stored, reversed), APART, "Fake 1", "", 2, List.of());
    assertEquals(3, run.places().size());
    for (MeasuredPlace place : run.places()) {
      assertEquals(Math.abs(place.position()[0] - SEAMS[2]) < 1, place.byOrder());
    }
    assertEquals(1, run.byOrder());
    assertEquals(0.5, run.recall());
  }

  /**
   * A seam along the way with a corner every seven steps: what is caught at one was caught at the
   * one before, unless it is set down between them.
   */
  @Test
  void aRowOfCornersThatIsAWholeNumberOfStepsApartIsFelt() throws EngineException {
    double[] path = row();
    EngineSurvey survey = survey("jolt", 1, atCorners(path));
    Driven engine = (healed, passes) -> passes.stream().map(p -> corners(p, healed, path)).toList();
    EngineRun run = survey.driven(engine, List.of(engine), APART, "Fake 1", "", 2, List.of());
    assertEquals(THROWS[0], run.confirmed().get(0).measured().up(), 0.5);
  }

  /**
   * Level and copy part while a box settles, in all steps but the last of its run-up, and later.
   */
  @Test
  void whatABoxDoesWhileItSettlesIsNoPlace() throws EngineException {
    VehicleShape box = VehicleList.usual().grounds().get(1);
    Probe probe = Probe.of(box);
    for (int late = 0; late < 2; late++) {
      int at = probe.runUp() - 1 + late;
      Asked asked = new Asked(ROAD.ground().surface(), null, ROAD, List.of(), new Extent(1, 4, 10));
      EngineSurvey survey =
          new EngineSurvey(
              asked,
              EngineSetup.byId("jolt").orElseThrow(),
              ProfileList.shipped("jolt"),
              Bodies.PIECE,
              probe,
              Progress.none());
      Driven engine =
          (healed, some) -> some.stream().map(p -> lifted(p, healed ? -1 : at)).toList();
      EngineRun run = survey.driven(engine, List.of(engine), APART, "Fake 1", "", 2, List.of());
      assertEquals(late > 0, !run.places().isEmpty());
    }
  }

  /**
   * On the level road.
   *
   * @param engine whose profile it is, too
   * @param shape of the usual vehicle: 0 its sphere, 1 its box
   */
  static EngineSurvey survey(String engine, int shape, List<Finding> findings) {
    return new EngineSurvey(
        new Asked(ROAD.ground().surface(), null, ROAD, findings, new Extent(1, 12, 10)),
        EngineSetup.byId(engine).orElseThrow(),
        ProfileList.shipped(engine),
        Bodies.PIECE,
        Probe.of(VehicleList.usual().grounds().get(shape)),
        Progress.none());
  }

  /** A line along the way with a corner every seven steps. */
  static double[] row() {
    double stride = Roads.SPEED * PHYSX.step();
    double[] path = new double[3 * 15];
    for (int i = 0; i < 15; i++) {
      path[3 * i] = 100 + 7 * stride * i;
      path[3 * i + 2] = 1;
    }
    return path;
  }

  /** A seam that throws the box at its corners. */
  static List<Finding> atCorners(double[] path) {
    String box = VehicleList.usual().grounds().get(1).label();
    Effect effect = new Effect("jolt", box, Roads.SPEED, THROWS[0], 5, 0, 0.07, false);
    return List.of(finding("seam.body-boundary", path, effect));
  }

  /** Thrown up in one step of the pass. */
  private static float[] lifted(EnginePass pass, int step) {
    float[] trace = trace(pass, true);
    for (int i = step; i >= 0 && i < pass.steps(); i++) {
      trace[EngineWire.PER_STEP * i + 4] = 0.3f;
    }
    return trace;
  }

  /** Thrown up by the step that begins with the front right before a corner. */
  static float[] corners(EnginePass pass, boolean healed, double[] path) {
    float[] trace = trace(pass, true);
    double toward = Math.signum(pass.line()[2] - pass.line()[0]);
    double front = pass.pose()[0] + toward * 2.25;
    double up = 0;
    double high = 0;
    for (int i = 0; i < pass.steps(); i++) {
      up = high > 0 ? up - 9.81 * PHYSX.step() : 0;
      for (int k = 0; k < path.length && !healed && high <= 0; k += 3) {
        double ahead = (path[k] - front) * toward;
        up = ahead > 0 && ahead <= 0.05 ? THROWS[0] : up;
      }
      front += toward * pass.speed() * PHYSX.step();
      high = Math.max(0, high + up * PHYSX.step());
      trace[EngineWire.PER_STEP * i + 1] += (float) high;
      trace[EngineWire.PER_STEP * i + 4] = (float) up;
    }
    return trace;
  }

  /** Straight on over level ground; thrown up by the step that begins right before a seam. */
  static float[] trace(EnginePass pass, boolean healed) {
    return trace(pass, healed, SEAMS.length);
  }

  static float[] trace(EnginePass pass, boolean healed, int seams) {
    float[] trace = new float[EngineWire.PER_STEP * pass.steps()];
    double x = pass.pose()[0];
    double toward = Math.signum(pass.line()[2] - pass.line()[0]);
    double up = 0;
    double y = pass.pose()[1];
    for (int i = 0; i < pass.steps(); i++) {
      up = up > 0 ? up - 9.81 * PHYSX.step() : 0;
      for (int s = 0; s < seams && !healed; s++) {
        double ahead = (SEAMS[s] - x) * toward;
        up = ahead > 0 && ahead <= REACH ? THROWS[s] : up;
      }
      x += toward * pass.speed() * PHYSX.step();
      y += up * PHYSX.step();
      int at = EngineWire.PER_STEP * i;
      trace[at] = (float) x;
      trace[at + 1] = (float) y;
      trace[at + 2] = (float) pass.pose()[2];
      trace[at + 3] = (float) (toward * pass.speed());
      trace[at + 4] = (float) up;
    }
    return trace;
  }

  static Finding seam(double x, double thrown) {
    Effect effect = new Effect("physx", "sphere r 0.35", Roads.SPEED, thrown, 0, 0, 0.1, false);
    return finding("seam.step", new double[] {x, 0, -4, x, 0, 4}, effect);
  }

  static Finding finding(String rule, double[] path, Effect effect) {
    return new Finding(
        new Told(rule, Severity.ERROR, "a seam", "mend it", null, null, 1, false),
        new Place(
            SurfaceClass.ROAD,
            new double[] {path[0], 0, 0},
            path,
            8,
            box(path),
            List.of("road"),
            Map.of()),
        new Evidence(null, 1, null, List.of(effect), null, List.of()),
        Standing.none());
  }

  private static double[] box(double[] path) {
    double[] box = {path[0], path[1], path[2], path[0], path[1], path[2]};
    for (int i = 0; i < path.length; i++) {
      box[i % 3] = Math.min(box[i % 3], path[i]);
      box[3 + i % 3] = Math.max(box[3 + i % 3], path[i]);
    }
    return box;
  }
}
