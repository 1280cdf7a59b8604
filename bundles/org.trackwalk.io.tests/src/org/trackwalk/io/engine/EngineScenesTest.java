package org.trackwalk.io.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.progress.Progress;

/**
 * What the real engines do on roads of which the answer is known. Skipped where they are not
 * installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class EngineScenesTest {

  private static final double STEP = 1 / 60.0;
  private static final double RADIUS = 0.35;
  private static final double MARGIN = 0.02;
  private static final double SPEED = 40;
  private static final int PHASES = 96;
  private static final int STEPS = 8;

  /** The seam of the two halves, metres. */
  private static final double SEAM = 20;

  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm", "jolt", "bullet-edge"})
  void aFlatWeldedRoadIsFeltByNone(String id) throws EngineException {
    assertTrue(largest(go(id, List.of(half(0, 40, 0)))) < 0.1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm", "jolt"})
  void aKinkIsItsClosedForm(String id) throws EngineException {
    for (double degrees : new double[] {0.5, 1, 2}) {
      double expected = SPEED * Math.sin(Math.toRadians(degrees));
      EngineBody road = kinked(Math.tan(Math.toRadians(degrees)));
      assertEquals(expected, largest(go(id, List.of(road))), 0.05 * expected);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm"})
  void aSeamOfTwoBodiesIsItsClosedForm(String id) throws EngineException {
    assertEquals(1, ofClosedForm(id), 0.05);
  }

  /** An independent simulator over 563 seams: 0.87 to 1.21 of the closed form, 5 to 95 %. */
  @ParameterizedTest
  @ValueSource(strings = {"jolt", "jolt-enhanced"})
  void inJoltItIsAboutItsClosedForm(String id) throws EngineException {
    double ratio = ofClosedForm(id);
    assertTrue(ratio > 0.87 && ratio < 1.21, () -> "measured over foretold " + ratio);
  }

  private static double ofClosedForm(String id) throws EngineException {
    List<float[]> traces = go(id, List.of(half(0, 20, 0), half(20, 40, 0)));
    double expected = 0;
    for (int phase = 0; phase < PHASES; phase++) {
      expected = Math.max(expected, closedForm(ahead(phase)));
    }
    return largest(traces) / expected;
  }

  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm", "jolt", "bullet-edge"})
  void theSameRoadAsOneBodyIsNot(String id) throws EngineException {
    assertTrue(largest(go(id, List.of(half(0, 40, 0)))) < 0.1);
  }

  /** Last place at which a step of a phase begins, metres before the seam. */
  private static double ahead(int phase) {
    double first = 5 * SPEED * STEP + SPEED * STEP * (phase + 0.5) / PHASES;
    return first - SPEED * STEP * Math.floor(first / (SPEED * STEP));
  }

  /** docs/engines.md, "The bump in closed form". */
  private static double closedForm(double d) {
    double length = Math.sqrt(RADIUS * RADIUS + d * d);
    double s = length - RADIUS;
    double c = SPEED * d / length + 9.81 * STEP * RADIUS / length - s / STEP;
    return s < MARGIN ? Math.max(0, -9.81 * STEP + Math.max(0, c) * RADIUS / length) : 0;
  }

  private static double largest(List<float[]> traces) {
    double most = 0;
    for (float[] trace : traces) {
      for (int i = 4; i < trace.length; i += EngineWire.PER_STEP) {
        most = Math.max(most, trace[i]);
      }
    }
    return most;
  }

  private static List<float[]> go(String id, List<EngineBody> bodies) throws EngineException {
    EngineLibrary library =
        EngineLibrary.byId(EngineSetup.byId(id).orElseThrow().library()).orElseThrow();
    EngineStore store = EngineStore.ofUser();
    assumeTrue(
        store.has(library) && !System.getProperty(EngineProgram.PATH, "").isEmpty(),
        library.id() + " is not installed, or -D" + EngineProgram.PATH + " names no runner");
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = SEAM - 5 * SPEED * STEP - SPEED * STEP * (phase + 0.5) / PHASES;
      passes.add(
          new EnginePass(
              new double[] {x, RADIUS + 0.001, 0.13, 0, 0, 0, 1},
              new double[] {SPEED, 0, 0},
              new double[] {x, 0.13, 100, 0.13},
              SPEED,
              STEPS));
    }
    try (EngineProcess engine =
        EngineProcess.start(id, EngineProgram.of(library, store), Progress.none())) {
      EngineProcess.Opened world =
          engine.open(
              new EngineWorld(
                  id, STEP, 9.81, MARGIN, true, new double[] {RADIUS, RADIUS, RADIUS}, bodies));
      List<float[]> once = engine.go(world, passes);
      List<float[]> twice = engine.go(world, passes);
      for (int i = 0; i < once.size(); i++) {
        assertArrayEquals(once.get(i), twice.get(i), "the same pass, another trace");
      }
      return once;
    }
  }

  private static EngineBody kinked(double slope) {
    EngineBody flat = half(0, 40, 0);
    float[] points = flat.points();
    for (int i = 0; i < points.length; i += 3) {
      points[i + 1] = (float) (slope * Math.max(0, points[i] - SEAM));
    }
    return flat;
  }

  /** Quads of half a metre from one x to another, 8 m wide, their vertices shared. */
  private static EngineBody half(double from, double to, double height) {
    int n = (int) Math.round((to - from) / 0.5);
    int m = 16;
    float[] points = new float[3 * (n + 1) * (m + 1)];
    int[] corners = new int[6 * n * m];
    int p = 0;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        points[p++] = (float) (from + 0.5 * i);
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
    return new EngineBody(points, Arrays.copyOf(corners, c));
  }
}
