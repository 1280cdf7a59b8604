package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/**
 * Seams behind a break of the slope, foretold and driven in the real engine: on two bodies, and on
 * one, subtracted. Skipped where the engine is not installed; {@code -Dtrackwalk.engines.path}
 * names the runner.
 */
class ApproachInEnginesTest {

  private static final double STEP = 1 / 60.0;

  /** The seam, metres from the road's beginning. */
  private static final double SEAM = 20;

  private static final double END = 30;

  private static final int PHASES = 192;

  private static final int STEPS = 8;

  private static final int RUN_UP = 5;

  private static final double LANE = 0.13;

  /** A change counts from here on, m/s. */
  private static final double FELT = 0.2;

  @ParameterizedTest
  @CsvSource({
    "physx, 0.35, 55.6, 0, -0.01, 1",
    "physx, 0.35, 55.6, 0, -0.03, 1",
    "physx, 0.35, 55.6, 0, -0.08, 0.2",
    "physx, 0.35, 55.6, 0, -0.08, 1",
    "physx, 0.35, 55.6, 0, 0.03, 0.2",
    "physx, 0.35, 55.6, 0, 0.03, 1",
    "physx, 0.35, 40, 0.05, 0, 0.5",
    "physx, 0.35, 40, -0.05, -0.1, 0.5",
    "physx, 0.35, 40, -0.05, 0, 2",
    "physx, 0.14, 25, 0, -0.02, 0.5",
    "physx, 0.14, 25, 0, -0.1, 0.1",
    "physx, 0.7, 30, 0, -0.05, 0.3",
    "physx-pcm, 0.35, 55.6, 0, -0.03, 1"
  })
  void inPhysxItIsWhatIsForetold(
      String id, double radius, double speed, double first, double second, double before)
      throws EngineException {
    foretold(id, radius, speed, first, second, before, 0.05);
  }

  /** Jolt's sphere rides millimetres deep by then, of a margin of twenty: up to an eighth more. */
  @ParameterizedTest
  @CsvSource({
    "jolt, 0.35, 55.6, 0, -0.01, 1",
    "jolt, 0.35, 55.6, 0, -0.03, 1",
    "jolt, 0.35, 55.6, 0, -0.03, 0.2",
    "jolt, 0.35, 55.6, 0, -0.08, 1",
    "jolt, 0.35, 55.6, 0, 0.03, 1",
    "jolt, 0.35, 40, -0.05, 0, 0.5"
  })
  void inJoltItIsAboutThat(
      String id, double radius, double speed, double first, double second, double before)
      throws EngineException {
    foretold(id, radius, speed, first, second, before, 0.13);
  }

  private static void foretold(
      String id,
      double radius,
      double speed,
      double first,
      double second,
      double before,
      double part)
      throws EngineException {
    EngineSetup setup = EngineSetup.byId(id).orElseThrow();
    Profile profile = ProfileList.shipped(setup.profile());
    SeamEdge edge = SeamEdge.flush(speed, radius, profile.margin(ShapeKind.SPHERE));
    Approach approach = ApproachBumpTest.kinked(first, second, before);
    double ground = profile.asGround(ShapeKind.SPHERE);
    Bump expected = ApproachBump.of(approach, edge, 1, ground, profile.slop().value());
    TreeSet<Double> stations = new TreeSet<>(List.of(SEAM - before, SEAM));
    for (double x = 0; x <= END; x += 0.5) {
      stations.add(x);
    }
    List<Double> all = List.copyOf(stations);
    List<Double> front = all.stream().filter(x -> x <= SEAM).toList();
    List<Double> back = all.stream().filter(x -> x >= SEAM).toList();
    double[] slopes = {first, second, before};
    EngineWorld two =
        new EngineWorld(
            id,
            STEP,
            SolverSettings.GRAVITY,
            profile.margin(ShapeKind.SPHERE),
            true,
            new double[] {radius, radius, radius},
            List.of(body(front, slopes), body(back, slopes)));
    List<EnginePass> passes = passes(radius, speed, slopes);
    double most = 0;
    int hits = 0;
    try (EngineProcess engine = InstalledEngine.started(id)) {
      List<float[]> level = engine.go(engine.open(two), passes);
      List<float[]> whole = engine.go(engine.open(two.of(List.of(body(all, slopes)))), passes);
      for (int i = 0; i < passes.size(); i++) {
        double jolt = first(level.get(i), whole.get(i));
        hits += jolt > FELT ? 1 : 0;
        most = Math.max(most, jolt);
      }
    }
    String seen = "measured " + most + " in " + hits + " of " + PHASES + ", foretold " + expected;
    assertEquals(expected.up(), most, Math.max(FELT, part * expected.up()), seen);
    if (part < 0.1) {
      assertEquals(expected.share(), hits / (double) PHASES, 0.02, seen);
    }
  }

  /** The first step that rises on the one and not on the other, m/s. */
  private static double first(float[] level, float[] whole) {
    double before = 0;
    for (int i = 4; i < level.length; i += EngineWire.PER_STEP) {
      double now = level[i] - whole[i];
      if (Math.abs(now - before) > FELT) {
        return now - before;
      }
      before = now;
    }
    return 0;
  }

  private static double height(double x, double[] slopes) {
    double from = x - SEAM + slopes[2];
    return from * (from < 0 ? slopes[0] : slopes[1]);
  }

  private static List<EnginePass> passes(double radius, double speed, double[] slopes) {
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = SEAM - speed * STEP * (RUN_UP + (phase + 0.5) / PHASES);
      double slope = x < SEAM - slopes[2] ? slopes[0] : slopes[1];
      double over = (radius + 0.001) / Math.sqrt(1 + slope * slope);
      passes.add(
          new EnginePass(
              new double[] {x - over * slope, height(x, slopes) + over, LANE, 0, 0, 0, 1},
              new double[] {speed, speed * slope, 0},
              new double[] {x, LANE, 200, LANE},
              speed,
              STEPS));
    }
    return passes;
  }

  /** Quads eight metres wide between stations. */
  private static EngineBody body(List<Double> stations, double[] slopes) {
    int across = 16;
    float[] points = new float[3 * stations.size() * (across + 1)];
    int[] corners = new int[6 * (stations.size() - 1) * across];
    int p = 0;
    for (double x : stations) {
      for (int j = 0; j <= across; j++) {
        points[p++] = (float) x;
        points[p++] = (float) height(x, slopes);
        points[p++] = (float) (-4 + 0.5 * j);
      }
    }
    int c = 0;
    for (int i = 0; i + 1 < stations.size(); i++) {
      for (int j = 0; j < across; j++) {
        int a = i * (across + 1) + j;
        int b = a + across + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[c++] = corner;
        }
      }
    }
    return new EngineBody(points, corners);
  }
}
