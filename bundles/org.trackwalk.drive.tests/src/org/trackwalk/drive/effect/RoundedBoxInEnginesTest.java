package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;

/**
 * A box whose edges Jolt rounds, over a seam of two bodies: foretold from the profile, measured in
 * the engine. Skipped where it is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class RoundedBoxInEnginesTest {

  private static final double GRAVITY = 9.81;
  private static final int PHASES = 400;
  private static final int STEPS = 5;
  private static final double SEAM = 20;

  @ParameterizedTest
  @CsvSource({
    "jolt, 55.556, 4.5, 0.5, 0.08",
    "jolt, 30, 4.5, 0.5, 0.08",
    // a short box goes on turning in the step: a fifth more than foretold
    "jolt, 10, 1.0, 0.5, 0.25",
    "jolt-enhanced, 55.556, 4.5, 0.5, 0.08"
  })
  void foretoldAndMeasured(String id, double speed, double length, double height, double within)
      throws EngineException {
    Profile profile = ProfileList.shipped(id);
    Box box = new Box(0.9, height / 2, length / 2);
    BoxEdge edge = new BoxEdge(speed, length, height, 0, 0.02, profile.step(), GRAVITY);
    Bump told = RoundedBoxFormula.worst(edge, profile.rounded(box));
    double lost = 0;
    double up = 0;
    int hits = 0;
    for (float[] trace : go(id, speed, box)) {
      double slowest = speed;
      double before = speed;
      for (int i = 0; i < trace.length; i += EngineWire.PER_STEP) {
        if (before - trace[i + 3] > 0.1) {
          up = Math.max(up, trace[i + 4]);
        }
        slowest = Math.min(slowest, trace[i + 3]);
        before = trace[i + 3];
      }
      lost = Math.max(lost, speed - slowest);
      hits += speed - slowest > 0.1 ? 1 : 0;
    }
    String measured = lost + " lost, " + up + " up in " + hits + " of " + PHASES + ", " + told;
    assertEquals(told.forward(), lost, within * told.forward(), measured);
    assertEquals(told.share(), hits / (double) PHASES, 0.012 + 0.12 * told.share(), measured);
    assertTrue(up < (1 + within) * told.up(), measured);
  }

  private static List<float[]> go(String id, double speed, Box box) throws EngineException {
    double step = ProfileList.shipped(id).step();
    List<EnginePass> passes = new ArrayList<>();
    double half = Math.sqrt(0.5);
    for (int phase = 0; phase < PHASES; phase++) {
      double x = SEAM - box.hz() - speed * step * (2 + (phase + 0.5) / PHASES);
      passes.add(
          new EnginePass(
              new double[] {x, box.hy(), 0.13, 0, half, 0, half},
              new double[] {speed, 0, 0},
              new double[] {x, 0.13, 100, 0.13},
              0,
              STEPS));
    }
    double[] sizes = {box.hx(), box.hy(), box.hz()};
    List<EngineBody> road = List.of(strip(0, SEAM), strip(SEAM, 40));
    try (EngineProcess engine = InstalledEngine.started(id)) {
      EngineWorld world = new EngineWorld(id, step, GRAVITY, 0.02, false, sizes, road);
      return engine.go(engine.open(world), passes);
    }
  }

  /** Quads of 2 m, 8 m wide, level. */
  private static EngineBody strip(double from, double to) {
    int n = (int) Math.round((to - from) / 2);
    float[] points = new float[3 * 5 * (n + 1)];
    int[] corners = new int[6 * 4 * n];
    int c = 0;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j < 5; j++) {
        points[3 * (5 * i + j)] = (float) (from + 2 * i);
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
