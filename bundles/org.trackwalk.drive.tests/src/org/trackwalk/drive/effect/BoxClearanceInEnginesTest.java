package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;

/**
 * How a box comes to a seam of two bodies: PhysX stops one whose underside has come down to the
 * seam, and none that is over it by ten micrometres, though contacts begin at 40 mm. Skipped where
 * the engine is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class BoxClearanceInEnginesTest {

  private static final double STEP = 1 / 60.0;

  private static final double SPEED = 40;

  /** Half sizes of the box that a level is judged by, metres. */
  private static final double[] HALF = {0.9, 0.25, 2.25};

  private static final double SEAM = 30;

  private static final double LANE = 0.13;

  private static final int PHASES = 200;

  /** Steps of a box that comes from far. */
  private static final int RUN_UP = 12;

  /** Set down so far over the road with its front up to 60 mm before and behind the seam. */
  @ParameterizedTest
  @CsvSource({
    "physx, -0.001, true",
    "physx, 0.00001, false",
    "physx, 0.0025, false",
    "physx, 0.02, false",
    "physx-pcm, -0.001, true",
    "physx-pcm, 0.00001, false",
    "physx-pcm, 0.0025, false",
    // a rounded edge meets the seam from above until the margin ends
    "jolt-enhanced, 0.00001, true",
    "jolt-enhanced, 0.01, true",
    "jolt-enhanced, 0.02, false"
  })
  void whatIsOverTheSeamIsNotStopped(String id, double clearance, boolean stopped)
      throws EngineException {
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double ahead = -0.06 + 0.12 * (phase + 0.5) / PHASES;
      passes.add(pass(SEAM - ahead - HALF[2], HALF[1] + clearance, 1));
    }
    double lost = lost(id, passes, 0, 0)[0];
    assertTrue(stopped ? lost > 4 : lost < 0.01, lost + " m/s");
  }

  /** The road falls by so much from so far before the seam on; the box has come from far. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0.06",
    "-0.0025, 1, 0",
    "-0.0025, 3, 0",
    "-0.0025, 6, 0.06",
    "-0.01, 6, 0",
    "-0.04, 0, 0.06"
  })
  void aCrestWithinItsLengthLiftsItsFront(double slope, double before, double share)
      throws EngineException {
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double back = SPEED * STEP * (RUN_UP + (phase + 0.5) / PHASES);
      passes.add(pass(SEAM - back - HALF[2], HALF[1], RUN_UP + 2));
    }
    double[] measured = lost("physx", passes, slope, before);
    assertEquals(share, measured[1], 0.01);
  }

  private static EnginePass pass(double x, double y, int steps) {
    double turn = Math.sqrt(0.5); // the box's length, its z, points along x
    return new EnginePass(
        new double[] {x, y, LANE, 0, turn, 0, turn},
        new double[] {SPEED, 0, 0},
        new double[] {x, LANE, x + 100, LANE},
        SPEED,
        steps);
  }

  /** Most speed that a pass loses, m/s, and the share of passes that lose a tenth. */
  private static double[] lost(String id, List<EnginePass> passes, double slope, double before)
      throws EngineException {
    double margin = id.startsWith("physx") ? 0.04 : 0.02;
    double crest = SEAM - before;
    EngineWorld world =
        new EngineWorld(
            id,
            STEP,
            SolverSettings.GRAVITY,
            margin,
            false,
            HALF,
            List.of(strip(0, SEAM, crest, slope), strip(SEAM, 2 * SEAM, crest, slope)));
    double most = 0;
    int hits = 0;
    try (EngineProcess engine = InstalledEngine.started(id)) {
      for (float[] trace : engine.go(engine.open(world), passes)) {
        double slowest = SPEED;
        for (int i = 3; i < trace.length; i += EngineWire.PER_STEP) {
          slowest = Math.min(slowest, trace[i]);
        }
        most = Math.max(most, SPEED - slowest);
        hits += SPEED - slowest > SPEED / 10 ? 1 : 0;
      }
    }
    return new double[] {most, hits / (double) passes.size()};
  }

  /** Quads of 1 by 2 m, 8 m wide, level up to the crest. */
  private static EngineBody strip(double from, double to, double crest, double slope) {
    int n = (int) Math.round(to - from);
    float[] points = new float[3 * 5 * (n + 1)];
    int[] corners = new int[6 * 4 * n];
    int c = 0;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j < 5; j++) {
        points[3 * (5 * i + j)] = (float) (from + i);
        points[3 * (5 * i + j) + 1] = (float) (slope * Math.max(0, from + i - crest));
        points[3 * (5 * i + j) + 2] = -4 + 2 * j;
        if (i < n && j < 4) {
          int a = 5 * i + j;
          for (int corner : new int[] {a, a + 1, a + 5, a + 5, a + 1, a + 6}) {
            corners[c++] = corner;
          }
        }
      }
    }
    return new EngineBody(points, corners);
  }
}
