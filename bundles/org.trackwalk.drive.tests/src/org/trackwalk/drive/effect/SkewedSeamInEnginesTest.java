package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;

/**
 * A box over a seam that lies askew, foretold and driven: one corner of its front is at the seam
 * before the other. Skipped where the engine is not installed; {@code -Dtrackwalk.engines.path}
 * names the runner.
 */
class SkewedSeamInEnginesTest {

  private static final double STEP = 1 / 60.0;

  private static final double SEAM = 24;

  private static final double QUAD = 8;

  private static final double LANE = 4;

  private static final int PHASES = 100;

  private static final Box BOX = new Box(0.9, 0.25, 2.25);

  /** So much steeper from a quad before the seam on: PhysX's front is down then. */
  private static final double BEND = 0.01;

  /** In Jolt it is so deep at the seam then, metres. */
  private static final double DEEP = 0.01;

  /**
   * Skew in metres along the way per metre aside, from where two corners are met to where one is:
   * in PhysX without PCM a centimetre, otherwise the margin.
   */
  @ParameterizedTest
  @CsvSource({
    "physx, 40, 0",
    "physx, 40, 0.004",
    "physx, 40, 0.008",
    "physx, 40, 0.015",
    "physx, 40, 0.03",
    "physx, 40, 0.1",
    "physx, 55, 0.05",
    "physx, 55, 0.3",
    "physx-pcm, 40, 0",
    "physx-pcm, 40, 0.015",
    "physx-pcm, 40, 0.03",
    "physx-pcm, 55, 0.1",
    "jolt, 40, 0",
    "jolt, 40, 0.005",
    "jolt, 40, 0.03",
    "jolt-enhanced, 40, 0.05",
    "jolt-enhanced, 40, 0.1"
  })
  void oneCornerIsMetFirst(String id, double speed, double skew) throws EngineException {
    Profile profile = ProfileList.shipped(EngineSetup.byId(id).orElseThrow().profile());
    BoxContacts contacts = BoxContacts.of(profile, BOX);
    boolean sharp = contacts.rounded() == 0;
    double margin = profile.margin(ShapeKind.BOX);
    double deep = sharp ? 0 : DEEP;
    BoxEdge edge = new BoxEdge(speed, 4.5, 0.5, deep, margin, STEP, SolverSettings.GRAVITY);
    Bump bump = SeamLine.straight(skew).level(edge, 1.8, contacts);
    double told = Math.max(bump.up(), bump.forward());
    try (EngineProcess engine = InstalledEngine.started(id)) {
      double felt = felt(engine, id, speed, margin, skew, BENT);
      assertEquals(told, felt, (sharp ? 0.05 : 0.1) * told);
    }
  }

  /**
   * PhysX's sharp front is stopped with its corner by all of its speed until the seam lies as much
   * along the way as across, and not at all from there on: how hard, and in how many phases.
   */
  @ParameterizedTest
  @CsvSource({
    "physx, 40, 0",
    "physx, 40, 17",
    "physx, 40, 30",
    "physx, 55, 39",
    "physx, 40, 43.5",
    "physx-pcm, 40, 0",
    "physx-pcm, 40, 10",
    "physx-pcm, 40, 30",
    "physx-pcm, 55, 39",
    "physx-pcm, 40, 43.5",
    "physx-pcm, 40, 46",
    "physx-pcm, 40, 60",
    "physx-pcm, 55, 80"
  })
  void aCornerIsStoppedUpToHalfARightAngle(String id, double speed, double degrees)
      throws EngineException {
    Profile profile = ProfileList.shipped(EngineSetup.byId(id).orElseThrow().profile());
    double margin = profile.margin(ShapeKind.BOX);
    double angle = StrictMath.toRadians(degrees);
    Effect told =
        new SeamEffects(List.of(profile), Bodies.PIECE, VehicleList.usual(), speed)
                .across(StrictMath.cos(angle))
                .of(new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE))
                .stream()
                .filter(effect -> effect.shape().startsWith("box"))
                .findFirst()
                .orElseThrow();
    try (EngineProcess engine = InstalledEngine.started(id)) {
      double[] felt = jolts(engine, id, speed, margin, StrictMath.tan(angle), LEVEL);
      double most = Arrays.stream(felt).max().orElseThrow();
      double share = Arrays.stream(felt).filter(f -> f > 0.1).count() / (double) PHASES;
      assertEquals(told.dvForward(), most, 0.02 * told.dvForward() + 0.1);
      assertEquals(told.share(), share, 0.025);
      assertEquals(0, told.dvSide(), 1e-9);
    }
  }

  /**
   * Without persistent manifolds a level road feels nothing either; tracks do (docs/engines.md).
   */
  @ParameterizedTest
  @CsvSource({"40, 1.05", "40, 1.73", "55, 5.67"})
  void withoutManifoldsALevelRoadDoesNotStopItEither(double speed, double skew)
      throws EngineException {
    double margin = ProfileList.shipped("physx").margin(ShapeKind.BOX);
    try (EngineProcess engine = InstalledEngine.started("physx")) {
      assertEquals(0, felt(engine, "physx", speed, margin, skew, LEVEL), 0.1);
    }
  }

  /**
   * How a box comes to the seam.
   *
   * @param bend so much steeper is the road from a quad before the seam on
   * @param steps before the seam at which it is set down
   * @param deep so deep in the road, metres
   */
  private record Coming(double bend, int steps, double deep) {}

  private static final Coming BENT = new Coming(BEND, BoxApproach.SETTLING, 0);

  private static final Coming LEVEL = new Coming(0, 2, 0.0015);

  private static double felt(
      EngineProcess engine, String id, double speed, double margin, double skew, Coming coming)
      throws EngineException {
    return Arrays.stream(jolts(engine, id, speed, margin, skew, coming)).max().orElseThrow();
  }

  /** The largest of each phase, m/s. */
  private static double[] jolts(
      EngineProcess engine, String id, double speed, double margin, double skew, Coming coming)
      throws EngineException {
    BentRoad road =
        BentRoad.of(
            2 * SEAM, SEAM, QUAD, QUAD, (x, z) -> coming.bend() * Math.max(0, x - SEAM + QUAD));
    double[] half = {0.9, 0.25, 2.25};
    BoxRun run = new BoxRun(road, LANE, half, margin, coming.steps());
    int last = road.rows().length - 1;
    EngineBody before = skewed(road.body(0, road.seam()), skew);
    EngineBody behind = skewed(road.body(road.seam(), last), skew);
    EngineWorld two =
        new EngineWorld(
            id, STEP, SolverSettings.GRAVITY, margin, false, half, List.of(before, behind));
    EngineBody all = skewed(road.body(0, last), skew);
    List<EnginePass> passes = new ArrayList<>();
    // the corner that is met first is where the seam would be
    double moved = skew * (LANE - half[0]);
    for (int phase = 0; phase < PHASES; phase++) {
      EnginePass pass = run.pass(speed, run.runUp() + (phase + 0.5) / PHASES);
      passes.add(moved(pass, moved, coming.deep()));
    }
    List<float[]> level = engine.go(engine.open(two), passes);
    List<float[]> whole = engine.go(engine.open(two.of(List.of(all))), passes);
    double[] most = new double[PHASES];
    for (int i = 0; i < passes.size(); i++) {
      float[] one = level.get(i);
      float[] other = whole.get(i);
      for (int k = EngineWire.PER_STEP; k < one.length; k += EngineWire.PER_STEP) {
        int from = k - EngineWire.PER_STEP;
        double up = one[k + 4] - one[from + 4] - other[k + 4] + other[from + 4];
        most[i] = Math.max(most[i], Math.max(up, other[k + 3] - one[k + 3]));
      }
    }
    return most;
  }

  private static EngineBody skewed(EngineBody body, double skew) {
    float[] points = body.points().clone();
    for (int i = 0; i < points.length; i += 3) {
      points[i] += (float) (skew * points[i + 2]);
    }
    return new EngineBody(points, body.corners());
  }

  private static EnginePass moved(EnginePass pass, double by, double deep) {
    double[] pose = pass.pose().clone();
    double[] line = pass.line().clone();
    pose[0] += by;
    pose[1] -= deep;
    line[0] += by;
    line[2] += by;
    return new EnginePass(pose, pass.velocity(), line, pass.speed(), pass.steps());
  }
}
