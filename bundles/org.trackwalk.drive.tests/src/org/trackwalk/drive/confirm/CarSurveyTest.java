package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.io.engine.EngineCar;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.mesh.level.SurfaceClass;
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

/** A car in a fake engine whose wheels feel one place of the road. */
class CarSurveyTest {

  /** Nothing under a pass is the same. */
  private static final SameGround APART = new SameGround(List.of(), List.of());

  private static final Road ROAD = Roads.straight(x -> 0);

  private static final Profile PHYSX = ProfileList.shipped("physx");

  private static final Probe CAR = Probe.of(VehicleList.shipped("car"));

  private static final double GRAVITY = 9.81;

  /** Where a wheel that has come past is pressed in that step, metres along the road. */
  private static final double STEP_AT = 120;

  /** Where a rule tells something that no wheel feels. */
  private static final double NOTHING_AT = 200;

  private static final float RISES = 0.3f;

  /** Steps that the fake engine has driven. */
  private static long driven;

  @Test
  void theRulesThatWheelsFeelAreThoseOfTheirPlaces() throws EngineException {
    EngineRun run = run(Integer.MAX_VALUE);
    assertEquals("", run.failure());
    assertTrue(run.repeatable());
    RuleFelt step = rule(run, "seam.step");
    assertEquals(1, step.findings());
    assertEquals(1, step.driven());
    assertEquals(1, step.felt());
    assertEquals(RISES, step.worst(), 1e-6);
    assertEquals(1, step.load(), 1e-6);
    assertEquals(2, step.most(), 1e-6);
    RuleFelt other = rule(run, "weld.near-miss");
    assertEquals(1, other.driven());
    assertEquals(0, other.felt());
    assertEquals(0, other.load());
  }

  @Test
  void foretoldAndMeasuredAreHeldAgainstEachOther() throws EngineException {
    EngineRun run = run(Integer.MAX_VALUE);
    assertEquals(1, run.confirmed().size());
    assertEquals(RISES / 0.2, run.confirmed().get(0).ratio(), 1e-6);
    assertEquals(1, run.recall());
    assertEquals(1, run.places().get(0).load(), 1e-6);
  }

  @Test
  void whatWasDrivenBeforeTheEngineDiedIsKept() throws EngineException {
    // two places, left and right wheels, both ways: each a request and one for the copy; one again
    EngineRun run = run(17);
    assertEquals("physx: the engine died", run.failure());
    assertEquals(1, rule(run, "seam.step").felt());
    assertEquals(0, rule(run, "weld.near-miss").driven());
    assertEquals(1, rule(run, "weld.near-miss").findings());
    assertEquals(0, run.lanes());
    assertEquals(1, run(Integer.MAX_VALUE).lanes());
  }

  /** Time left is told from what is said to be done; so that must be the engine's part of work. */
  @Test
  void whatIsSaidToBeDoneIsThePartOfTheWork() throws EngineException {
    ToldWork told = new ToldWork(() -> driven);
    driven = 0;
    run(Integer.MAX_VALUE, told);
    told.isThePartOfTheWork(0.2); // of two places one asks no copy
  }

  private static RuleFelt rule(EngineRun run, String id) {
    return run.rules().stream().filter(r -> r.rule().equals(id)).findFirst().orElseThrow();
  }

  private static EngineRun run(int requests) throws EngineException {
    return run(requests, Progress.none());
  }

  private static EngineRun run(int requests, Progress progress) throws EngineException {
    Effect effect = new Effect("physx", "wheel as ray", Roads.SPEED, 0.2, 0, 0, 1, false);
    List<Finding> findings =
        List.of(
            finding("seam.step", STEP_AT, List.of(effect)),
            finding("weld.near-miss", NOTHING_AT, List.of()));
    Asked asked = new Asked(ROAD.ground().surface(), null, ROAD, findings, new Extent(1, 3, 1000));
    EngineSurvey survey =
        new EngineSurvey(
            asked, EngineSetup.byId("physx").orElseThrow(), PHYSX, Bodies.PIECE, CAR, progress);
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

  /** Straight on over level ground; a wheel that comes over the step carries twice its load. */
  private static float[] trace(EnginePass pass, boolean healed) {
    float[] trace = new float[CarFelt.perStep() * pass.steps()];
    double x = pass.pose()[0];
    double toward = Math.signum(pass.line()[2] - pass.line()[0]);
    for (int i = 0; i < pass.steps(); i++) {
      double before = x;
      x += toward * pass.speed() * PHYSX.step();
      int at = CarFelt.perStep() * i;
      trace[at] = (float) x;
      trace[at + 1] = (float) pass.pose()[1];
      trace[at + 2] = (float) pass.pose()[2];
      trace[at + 3] = (float) (toward * pass.speed());
      for (int w = 0; w < EngineCar.WHEELS; w++) {
        double ahead = toward * CAR.car().hub(w)[2];
        boolean over = (before + ahead - STEP_AT) * (x + ahead - STEP_AT) <= 0 && !healed;
        double rest = CAR.car().corner(w) * GRAVITY;
        trace[at + EngineWire.PER_STEP + w] = (float) (over ? 2 * rest : rest);
        trace[at + EngineWire.PER_STEP + EngineCar.WHEELS + w] = over ? RISES : 0;
      }
    }
    return trace;
  }

  private static Finding finding(String rule, double x, List<Effect> effects) {
    double[] path = {x, 0, -4, x, 0, 4};
    return new Finding(
        new Told(rule, Severity.ERROR, "a seam", "mend it", null, null, 1, false),
        new Place(
            SurfaceClass.ROAD, new double[] {x, 0, 0}, path, 8, path, List.of("road"), Map.of()),
        new Evidence(null, 1, null, effects, null, List.of()),
        Standing.none());
  }
}
