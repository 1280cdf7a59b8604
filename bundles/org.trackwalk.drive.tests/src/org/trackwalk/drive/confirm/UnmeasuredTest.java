package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
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

/** Why a foretold jolt was not measured: the engine here moves everything straight on. */
class UnmeasuredTest {

  private static final Profile PHYSX = ProfileList.shipped("physx");

  private static final Probe SPHERE = Probe.of(VehicleList.usual().grounds().get(0));

  private static final Probe BOX = Probe.of(VehicleList.usual().grounds().get(1));

  private static final Probe CAR = Probe.of(VehicleList.shipped("car"));

  /** Walls along the way: what is 1.8 m wide gets through the second gap, not the others. */
  private static final WeldedSurface WALLS =
      ExactWeld.weld(
          List.of(
              wall(50, 0.1, 150, 0.1).build("walls.obj"),
              wall(50, -1.6, 150, -1.6).build("walls.obj"),
              wall(50, -4.2, 150, -4.2).build("walls.obj")),
          1,
          Progress.none());

  /** Steps that the engine has driven. */
  private long driven;

  /** Of a seam along x = 100 from one place to another; the road goes from z = -5 to 5. */
  @ParameterizedTest
  @CsvSource({
    "box, 0.5, 1.5,",
    "box, -0.9, -0.1, WALL",
    "box, -5, -4.8, WALL_OR_EDGE",
    "box, -3.5, -2.3,",
    "box, 6, 8, NO_LANE",
    "sphere, 0, 1,",
    "sphere, -5, -4.8,",
    "sphere, 6, 8, NO_LANE"
  })
  void theReasonIsTheTrueOne(String shape, double from, double to, Unmeasured why) {
    Probe probe = shape.equals("box") ? BOX : SPHERE;
    Finding seam = seam(probe, new double[] {100, 0, from, 100, 0, to}, 40, 5);
    Confirmed one = run(probe, Roads.straight(x -> 0), WALLS, List.of(seam)).confirmed().get(0);
    assertEquals(why, one.unmeasured());
    assertEquals(why != null, one.measured() == null);
  }

  /** So fast that each way to it would begin before the road or behind it: for a box, an edge. */
  @Test
  void whereEachWayBeginsWithoutGroundThatIsTheReason() {
    for (Probe probe : List.of(SPHERE, CAR)) {
      Finding seam = seam(probe, new double[] {150, 0, -4, 150, 0, 4}, 6000, 5);
      Confirmed one = run(probe, Roads.straight(x -> 0), WALLS, List.of(seam)).confirmed().get(0);
      assertEquals(Unmeasured.NO_GROUND, one.unmeasured());
    }
  }

  /** The lanes take no more steps than at 36 km/h, however slow a vehicle is. */
  @ParameterizedTest
  @ValueSource(doubles = {9, 5, 1, 0.28, 0.028})
  void aSlowVehicleTakesNoMoreStepsAlongTheLanes(double speed) {
    for (Probe probe : List.of(SPHERE, BOX, CAR)) {
      driven = 0;
      run(probe, Roads.straight(x -> 0, 10), WALLS, List.of());
      long usual = driven;
      driven = 0;
      EngineRun run = run(probe, Roads.straight(x -> 0, speed), WALLS, List.of());
      assertTrue(driven > usual / 2 && driven < 1.1 * usual, driven + " of " + usual);
      // one phase of twelve: from a twelfth of 36 km/h on there is no place for fewer
      assertEquals(Math.min(1, speed / 10 * 12), run.lanes(), 1e-6);
    }
  }

  /** Seams that are met at a few degrees are in reach for metres: a thousand steps at 1 km/h. */
  @Test
  void ofSeamsThatAreMetSlowlyTheWorstAreDrivenAndTheOthersAreTold() {
    List<Finding> slow = new ArrayList<>();
    List<Finding> usual = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      double[] path = {60 + 4 * i, 0, -1, 80 + 4 * i, 0, 1};
      slow.add(seam(SPHERE, path, 0.28, 0.28 - 0.001 * i));
      usual.add(seam(SPHERE, path, 10, 8 - 0.001 * i));
    }
    Road road = Roads.straight(x -> 0, 10);
    run(SPHERE, road, WALLS, List.of());
    long along = driven;
    driven = 0;
    EngineRun fast = run(SPHERE, road, WALLS, usual);
    long over = driven - along;
    assertEquals(0, fast.leftOut());
    driven = 0;
    EngineRun run = run(SPHERE, road, WALLS, slow);
    assertTrue(driven - along <= over + StepBudget.FREE, driven - along + " after " + over);
    assertTrue(run.tooSlow() > 10, run.tooSlow() + " too slow");
    assertEquals(run.tooSlow(), run.leftOut());
    assertNotNull(run.confirmed().get(0).measured());
    assertEquals(Unmeasured.TOO_SLOW, run.confirmed().get(39).unmeasured());
  }

  /** A car has its wheels over a seam for as long as it is long. */
  @Test
  void carsHaveTheSameBudget() {
    List<Finding> slow = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      slow.add(seam(CAR, new double[] {60 + 4 * i, 0, -4, 60 + 4 * i, 0, 4}, 0.28, 0.28));
    }
    Road road = Roads.straight(x -> 0, 10);
    EngineRun run = run(CAR, road, WALLS, slow);
    assertTrue(run.tooSlow() > 10 && run.tooSlow() < 40, run.tooSlow() + " too slow");
    assertEquals(40 - run.tooSlow(), run.rules().get(0).driven());
  }

  /** So do places that foretell nothing, at the speed of the road: the rules' list tells. */
  @Test
  void whatForetellsNothingAndIsMetTooSlowlyIsCounted() {
    List<Finding> slow = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      Finding one = seam(CAR, new double[] {60 + 4 * i, 0, -4, 60 + 4 * i, 0, 4}, 0.1, 0.01);
      slow.add(one);
    }
    EngineRun run = run(CAR, Roads.straight(x -> 0, 0.1), WALLS, slow);
    RuleFelt rule = run.rules().get(0);
    assertEquals(0, run.confirmed().size());
    assertEquals(20, rule.findings());
    assertTrue(rule.tooSlow() > 10 && rule.driven() > 0, rule.toString());
    assertEquals(20, rule.tooSlow() + rule.driven());
  }

  /** A place that takes more than is left is passed over; a milder one still has its turn. */
  @Test
  void whatTakesTooMuchLeavesItToOthers() {
    StepBudget budget = new StepBudget();
    budget.allow(100);
    assertTrue(budget.takes(StepBudget.FREE));
    assertEquals(false, budget.takes(101));
    assertTrue(budget.takes(60));
    assertTrue(budget.takes(40));
    assertEquals(false, budget.takes(1));
  }

  private EngineRun run(Probe probe, Road road, WeldedSurface level, List<Finding> findings) {
    Asked asked = new Asked(level, null, road, findings, new Extent(1, 12, 1000));
    EngineSurvey survey =
        new EngineSurvey(
            asked,
            EngineSetup.byId("physx").orElseThrow(),
            PHYSX,
            Bodies.PIECE,
            probe,
            Progress.none());
    Driven engine = (healed, passes) -> passes.stream().map(p -> trace(p, probe)).toList();
    SameGround apart = new SameGround(List.of(), List.of());
    return survey.driven(engine, List.of(engine), apart, "Fake 1", "", 2, List.of());
  }

  /** Straight on over level ground, the wheels as loaded as at rest. */
  private float[] trace(EnginePass pass, Probe probe) {
    driven += pass.steps();
    int per = probe.car() == null ? EngineWire.PER_STEP : CarFelt.perStep();
    float[] trace = new float[per * pass.steps()];
    double toward = Math.signum(pass.line()[2] - pass.line()[0]);
    for (int i = 0; i < pass.steps(); i++) {
      trace[per * i] = (float) (pass.pose()[0] + toward * (i + 1) * pass.speed() * PHYSX.step());
      trace[per * i + 1] = (float) pass.pose()[1];
      trace[per * i + 2] = (float) pass.pose()[2];
      trace[per * i + 3] = (float) (toward * pass.speed());
      for (int w = 0; w < EngineCar.WHEELS && probe.car() != null; w++) {
        trace[per * i + EngineWire.PER_STEP + w] = (float) (probe.car().corner(w) * 9.81);
      }
    }
    return trace;
  }

  private static Finding seam(Probe probe, double[] path, double speed, double jolt) {
    Effect effect = new Effect("physx", probe.labels().get(0), speed, jolt, 0, 0, 1, false);
    double[] box = path.clone();
    return new Finding(
        new Told("seam.step", Severity.ERROR, "a seam", "mend it", null, null, 1, false),
        new Place(
            SurfaceClass.ROAD,
            new double[] {path[0], 0, path[2]},
            path,
            8,
            box,
            List.of("road"),
            Map.of()),
        new Evidence(null, 1, null, List.of(effect), null, List.of()),
        Standing.none());
  }

  private static MeshDraft wall(double x, double z, double toX, double toZ) {
    MeshDraft mesh = new MeshDraft("wall", SurfaceClass.BARRIER);
    mesh.vertex(x, 0, z);
    mesh.vertex(toX, 0, toZ);
    mesh.vertex(toX, 1, toZ);
    mesh.vertex(x, 1, z);
    mesh.quad(0, 1, 2, 3, "wall");
    return mesh;
  }
}
