package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineWorld;

/**
 * A sphere that stands a little in a level road of one mesh, in ODE: the next edge throws it up by
 * the closed form of an edge that nothing voids, and none does where it stands on the road. Skipped
 * where ode4j is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class OdeEdgesInEnginesTest {

  private static final double STEP = 1 / 60.0;

  private static final double EDGE = 30;

  private static final int PHASES = 200;

  /** Metres, in the middle of a row of quads. */
  private static final double LANE = 0.01;

  @ParameterizedTest
  @CsvSource({
    "10, 0.35, 0.0027",
    "40, 0.35, 0.0027",
    "55.6, 0.35, 0.0027",
    "40, 0.35, 0.001",
    "40, 0.35, 0.006",
    "40, 0.14, 0.0027",
    "40, 0.7, 0.0027"
  })
  void everyEdgeThrowsWhatStandsInTheRoad(double speed, double radius, double deep)
      throws EngineException {
    SeamEdge edge = new SeamEdge(speed, radius, radius - deep, 0, STEP, SolverSettings.GRAVITY);
    Bump told = BumpFormula.worst(edge);
    double reach = BumpFormula.reach(edge);
    assertEquals(told.up(), thrown(speed, radius, deep, reach), 0.02 * told.up());
    assertTrue(thrown(speed, radius, deep, -reach) < told.up() / 4, "behind the edge");
  }

  /** In the step that begins at most so far before the edge, m/s. */
  private static double thrown(double speed, double radius, double deep, double reach)
      throws EngineException {
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = EDGE - reach * (phase + 0.5) / PHASES;
      passes.add(
          new EnginePass(
              new double[] {x, radius - deep, LANE, 0, 0, 0, 1},
              new double[] {speed, 0, 0},
              new double[] {x, LANE, 200, LANE},
              speed,
              1));
    }
    EngineWorld world =
        new EngineWorld(
            "ode",
            STEP,
            SolverSettings.GRAVITY,
            0,
            true,
            new double[] {radius, radius, radius},
            List.of(road()));
    double most = 0;
    try (EngineProcess engine = InstalledEngine.started("ode")) {
      for (float[] trace : engine.go(engine.open(world), passes)) {
        most = Math.max(most, trace[4]);
      }
    }
    return most;
  }

  /** Quads of 2 m from x = 0, 8 m wide. */
  private static EngineBody road() {
    int along = 20;
    int across = 4;
    float[] points = new float[3 * (along + 1) * (across + 1)];
    int[] corners = new int[6 * along * across];
    int p = 0;
    for (int i = 0; i <= along; i++) {
      for (int j = 0; j <= across; j++) {
        points[p] = 2 * i;
        points[p + 2] = 2 * j - 3;
        p += 3;
      }
    }
    int c = 0;
    for (int i = 0; i < along; i++) {
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
