package org.trackwalk.io.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.progress.Progress;

/**
 * What the engines' own vehicles do on roads of which the answer is known. Skipped where they are
 * not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class EngineCarTest {

  private static final double STEP = 1 / 60.0;
  private static final double GRAVITY = 9.81;
  private static final double SPEED = 40;
  private static final int STEPS = 60;
  private static final int PHASES = 8;
  private static final double SEAM = 20;
  private static final double CLEARANCE = 0.1;
  private static final double[] HALF = {0.9, 0.25, 2.25};

  /** A road car (profile car.json): 1.5 Hz, half of critical damping. */
  private static final double OMEGA = 2 * Math.PI * 1.5;

  private static EngineCar car(String cast) {
    double hub = 0.3 - CLEARANCE - HALF[1];
    return new EngineCar(cast, 1300, 0.3, 0.2, 1.215, 1.485, 0.775, hub, 1.5, 0.5, 0.1);
  }

  @ParameterizedTest
  @CsvSource({
    "physx, ray",
    "physx, cylinder",
    "jolt, ray",
    "jolt, sphere",
    "jolt, cylinder",
    "bullet, ray"
  })
  void itStandsStillAndFeelsNoFlushSeam(String id, String cast) throws EngineException {
    EngineCar car = car(cast);
    for (List<EngineBody> road :
        List.of(List.of(strip(0, 80, 0)), List.of(strip(0, SEAM, 0), strip(SEAM, 80, 0)))) {
      for (float[] trace : go(id, car, road)) {
        for (int i = 0; i < STEPS; i++) {
          int at = i * perStep();
          assertEquals(CLEARANCE + HALF[1], trace[at + 1], 0.005, () -> id + " height");
          for (int w = 0; w < EngineCar.WHEELS; w++) {
            double load = trace[at + EngineWire.PER_STEP + w];
            double rest = car.corner(w) * GRAVITY;
            // set down 1 mm high; Jolt's cylinder stands on one of its points
            assertEquals(rest, load, 0.08 * rest, id + " step " + i + " wheel " + w);
            assertEquals(0, trace[at + EngineWire.PER_STEP + EngineCar.WHEELS + w], 0.05);
          }
        }
      }
    }
  }

  /**
   * A spring without a wheel's mass that is pressed by h at once. PhysX's damper knows how far the
   * spring went in the step: 2 zeta omega h. That of Jolt and Bullet knows how fast the chassis
   * goes: a damped swing from rest, h omega exp(-zeta acos(zeta) / sqrt(1 - zeta^2)) at most.
   */
  @ParameterizedTest
  @CsvSource({"physx, true", "jolt, false", "bullet, false"})
  void aStepIsASwing(String id, boolean pushed) throws EngineException {
    double height = 0.02;
    double zeta = 0.5;
    double swing = Math.exp(-zeta * Math.acos(zeta) / Math.sqrt(1 - zeta * zeta));
    double expected = OMEGA * height * (pushed ? 2 * zeta : swing);
    double most = 0;
    List<EngineBody> road = List.of(strip(0, SEAM, 0), strip(SEAM, 80, height));
    for (float[] trace : go(id, car(EngineCar.RAY), road)) {
      for (int i = 0; i < STEPS; i++) {
        most = Math.max(most, trace[i * perStep() + EngineWire.PER_STEP + EngineCar.WHEELS]);
      }
    }
    assertEquals(expected, most, 0.15 * expected);
    assertTrue(most < OMEGA * height * 1.05, "over the bound of docs/engines.md");
  }

  /** While a ray hangs in a gap its wheel carries nothing. */
  @ParameterizedTest
  @CsvSource({"physx, ray", "jolt, ray", "bullet, ray"})
  void aRayHangsInAGap(String id, String cast) throws EngineException {
    double gap = 1.4 * SPEED * STEP;
    for (float[] trace : go(id, car(cast), List.of(strip(0, SEAM, 0), strip(SEAM + gap, 80, 0)))) {
      double least = Double.POSITIVE_INFINITY;
      for (int i = 0; i < STEPS; i++) {
        least = Math.min(least, trace[i * perStep() + EngineWire.PER_STEP]);
      }
      assertEquals(0, least, 1, id);
    }
  }

  private static int perStep() {
    return EngineWire.PER_STEP + EngineCar.PER_WHEEL * EngineCar.WHEELS;
  }

  private static List<float[]> go(String id, EngineCar car, List<EngineBody> bodies)
      throws EngineException {
    EngineLibrary library =
        EngineLibrary.byId(EngineSetup.byId(id).orElseThrow().library()).orElseThrow();
    EngineStore store = EngineStore.ofUser();
    assumeTrue(
        store.has(library) && !System.getProperty(EngineProgram.PATH, "").isEmpty(),
        library.id() + " is not installed, or -D" + EngineProgram.PATH + " names no runner");
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = SEAM - 8 * SPEED * STEP - SPEED * STEP * (phase + 0.5) / PHASES;
      double half = Math.sqrt(0.5);
      passes.add(
          new EnginePass(
              new double[] {x, CLEARANCE + HALF[1] + 0.001, 0.13, 0, half, 0, half},
              new double[] {SPEED, 0, 0},
              new double[] {x, 0.13, 100, 0.13},
              SPEED,
              STEPS));
    }
    try (EngineProcess engine =
        EngineProcess.start(id, EngineProgram.of(library, store), Progress.none())) {
      EngineProcess.Opened world =
          engine.open(new EngineWorld(id, STEP, GRAVITY, 0.04, false, HALF, bodies, car));
      List<float[]> once = engine.go(world, passes);
      List<float[]> twice = engine.go(world, passes);
      for (int i = 0; i < once.size(); i++) {
        assertArrayEquals(once.get(i), twice.get(i), "the same pass, another trace");
      }
      return once;
    }
  }

  /** Quads of half a metre from one x to another, 8 m wide, their vertices shared. */
  private static EngineBody strip(double from, double to, double height) {
    int n = (int) Math.ceil((to - from) / 0.5);
    int m = 16;
    float[] points = new float[3 * (n + 1) * (m + 1)];
    int[] corners = new int[6 * n * m];
    int p = 0;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        points[p++] = (float) Math.min(to, from + 0.5 * i);
        points[p++] = (float) height;
        points[p++] = (float) (-4 + 0.5 * j);
      }
    }
    int c = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        int a = i * (m + 1) + j;
        int b = a + m + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[c++] = corner;
        }
      }
    }
    return new EngineBody(points, corners);
  }
}
