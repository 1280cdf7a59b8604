package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineProcess;

/**
 * Boxes over seams of roads that are uneven everywhere, their quads twisted, foretold and driven in
 * PhysX. It stops a box or does not by tenths of a millimetre, so single roads differ; what is felt
 * must be foretold, and less than the closed form may be foretold in vain. Skipped where the engine
 * is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class BoxApproachInEnginesTest {

  private static final double STEP = 1 / 60.0;

  private static final double[] HALF = {0.9, 0.25, 2.25};

  private static final double SEAM = 32;

  private static final double LANE = 0.13;

  private static final int ROADS = 40;

  private static final int RUN_UP = 4;

  /** Quads of 4 by 2 m whose vertices lie up to so far over or under a plane. */
  @ParameterizedTest
  @CsvSource({"physx, 0.005, 40", "physx, 0.01, 40", "physx, 0.02, 55", "physx-pcm, 0.01, 40"})
  void whatIsFeltIsForetold(String id, double uneven, double speed) throws EngineException {
    int felt = 0;
    int told = 0;
    int both = 0;
    try (EngineProcess engine = InstalledEngine.started(id)) {
      for (int seed = 0; seed < ROADS; seed++) {
        BentRoad road = BentRoad.uneven(SEAM, 4, 2, uneven, seed);
        BoxEdge edge = new BoxEdge(speed, 4.5, 0.5, 0, 0.04, STEP, SolverSettings.GRAVITY);
        BoxGround ground = road.ground(LANE, 0.9, BoxApproach.before(4.5, speed * STEP));
        boolean foretold =
            BoxApproach.of(ground, edge, 1.8, new BoxContacts(0, 0, 0, 0)).share() > 0;
        double lost = new BoxRun(road, LANE, HALF, 0.04, RUN_UP).most(engine, id, speed)[1];
        boolean stopped = lost > speed / 10;
        felt += stopped ? 1 : 0;
        told += foretold ? 1 : 0;
        both += stopped && foretold ? 1 : 0;
      }
    }
    String seen = felt + " felt, " + told + " foretold, " + both + " of them felt";
    assertTrue(both >= 0.8 * felt, seen);
    // the closed form foretells all of them
    assertTrue(told - both <= 0.6 * (ROADS - felt), seen);
  }
}
