package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;

/**
 * A seam of two bodies that runs along the way, foretold and driven along in the real engine.
 * Skipped where the engine is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class CornersInEnginesTest {

  private static final double STEP = 1 / 60.0;

  private static final double RADIUS = 0.35;

  /** Edge of a quad along the seam, metres. */
  private static final double QUAD = 2;

  private static final int QUADS = 30;

  /** A corner of the seam, metres along it. */
  private static final double CORNER = 30;

  private static final int PHASES = 400;

  /** Steps before the corner and in all. */
  private static final int RUN_UP = 4;

  private static final int STEPS = 6;

  /** Of the foretold; the sphere rides millimetres deep at 200 km/h (ApproachInEnginesTest). */
  private static final double PART = 0.06;

  /** A strip along x whose far side rises. */
  private static EngineBody strip(double from, double to, double slope) {
    int across = 4;
    float[] points = new float[3 * (QUADS + 1) * (across + 1)];
    int[] corners = new int[6 * QUADS * across];
    int p = 0;
    for (int i = 0; i <= QUADS; i++) {
      for (int j = 0; j <= across; j++) {
        double z = from + (to - from) * j / across;
        points[p++] = (float) (QUAD * i);
        points[p++] = (float) (slope * z);
        points[p++] = (float) z;
      }
    }
    int c = 0;
    for (int i = 0; i < QUADS; i++) {
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

  /** How fast a sphere is thrown up at most that slides along, m/s. */
  private static double thrown(Profile profile, double speed, double rise, double beside)
      throws EngineException {
    EngineSetup setup = EngineSetup.byId(profile.id()).orElseThrow();
    EngineLibrary library = EngineLibrary.byId(setup.library()).orElseThrow();
    EngineStore store = EngineStore.ofUser();
    assumeTrue(
        store.has(library) && !System.getProperty(EngineProgram.PATH, "").isEmpty(),
        library.id() + " is not installed, or -D" + EngineProgram.PATH + " names no runner");
    EngineWorld world =
        new EngineWorld(
            setup.id(),
            STEP,
            SolverSettings.GRAVITY,
            profile.margin(ShapeKind.SPHERE),
            true,
            new double[] {RADIUS, RADIUS, RADIUS},
            List.of(strip(-8, 0, 0), strip(0, 8, Math.tan(rise))));
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = CORNER - speed * STEP * (RUN_UP + (phase + 0.5) / PHASES);
      passes.add(
          new EnginePass(
              new double[] {x, RADIUS + 0.0005, -beside, 0, 0, 0, 1},
              new double[] {speed, 0, 0},
              new double[] {x, -beside, 200, -beside},
              speed,
              STEPS));
    }
    double most = 0;
    try (EngineProcess engine =
        EngineProcess.start(setup.id(), EngineProgram.of(library, store), Progress.none())) {
      for (float[] trace : engine.go(engine.open(world), passes)) {
        for (int i = 4; i < trace.length; i += EngineWire.PER_STEP) {
          most = Math.max(most, trace[i]);
        }
      }
    }
    return most;
  }

  @ParameterizedTest
  @CsvSource({"jolt, 40, 0", "jolt, 55.6, 0", "jolt, 40, 5", "jolt, 40, 12", "jolt, 40, 20"})
  void alongTheSeamItIsThrownAtCorners(String id, double speed, double degrees)
      throws EngineException {
    Profile profile = ProfileList.shipped(id);
    double rise = Math.toRadians(degrees);
    Effect effect =
        new SeamEffects(List.of(profile), Bodies.PIECE, VehicleList.usual(), speed)
                .across(0)
                .hollow(rise)
                .of(new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE))
                .stream()
                .filter(e -> e.shape().startsWith("sphere"))
                .findFirst()
                .orElseThrow();
    double most = thrown(profile, speed, rise, RADIUS * Math.tan(rise / 2));
    assertEquals(effect.dvUp(), most, PART * effect.dvUp());
  }

  @ParameterizedTest
  @CsvSource({"physx, 40", "jolt-enhanced, 40", "bullet-edge, 40"})
  void othersFeelNextToNothing(String id, double speed) throws EngineException {
    assertEquals(0, thrown(ProfileList.shipped(id), speed, 0, 0), 0.5);
  }
}
