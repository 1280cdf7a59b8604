package org.trackwalk.io.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.progress.Progress;

/**
 * A pass says the same whatever was driven before it: on a road of many bodies a box has contacts
 * with several, and an engine must not solve them in an order that earlier passes have left.
 */
class PassesAloneInEnginesTest {

  private static final double STEP = 1 / 60.0;
  private static final double SPEED = 40;
  private static final int PASSES = 60;
  private static final int STEPS = 8;

  /** Every so manieth pass is also driven alone, in a process of its own. */
  private static final int ALONE = 12;

  private static final double[] HALF = {0.9, 0.25, 2.25};

  /** Bodies along and across the road, and the size of one, metres. */
  private static final int ALONG = 30;

  private static final int ACROSS = 4;
  private static final double LONG = 3;
  private static final double WIDE = 0.7;

  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-pcm", "jolt", "jolt-enhanced", "ode"})
  void boxesOnManyBodies(String id) throws EngineException {
    EngineWorld world = new EngineWorld(id, STEP, 9.81, 0.02, false, HALF, road());
    List<EnginePass> passes = passes();
    List<float[]> series = go(id, world, passes);
    List<float[]> backward = go(id, world, passes.reversed()).reversed();
    for (int i = 0; i < PASSES; i++) {
      assertArrayEquals(series.get(i), backward.get(i), "pass " + i + " in another series");
    }
    for (int i = 0; i < PASSES; i += ALONE) {
      float[] alone = go(id, world, List.of(passes.get(i))).get(0);
      assertArrayEquals(series.get(i), alone, "pass " + i + " alone");
    }
  }

  private static List<float[]> go(String id, EngineWorld world, List<EnginePass> passes)
      throws EngineException {
    EngineLibrary library =
        EngineLibrary.byId(EngineSetup.byId(id).orElseThrow().library()).orElseThrow();
    EngineStore store = EngineStore.ofUser();
    assumeTrue(
        store.has(library) && !System.getProperty(EngineProgram.PATH, "").isEmpty(),
        library.id() + " is not installed, or -D" + EngineProgram.PATH + " names no runner");
    try (EngineProcess engine =
        EngineProcess.start(id, EngineProgram.of(library, store), Progress.none())) {
      return engine.go(engine.open(world), passes);
    }
  }

  /** Each begins somewhere on the road and goes along it. */
  private static List<EnginePass> passes() {
    Random random = new Random(21);
    double ride = HALF[1] + 0.001;
    List<EnginePass> passes = new ArrayList<>();
    for (int i = 0; i < PASSES; i++) {
      double z = 5 + random.nextDouble() * (ALONG * LONG - 20);
      passes.add(
          new EnginePass(
              new double[] {random.nextDouble() - 0.5, ride, z, 0, 0, 0, 1},
              new double[] {0, 0, SPEED},
              new double[] {0, z, 0, 1000},
              SPEED,
              STEPS));
    }
    return passes;
  }

  /** A body for each tile, uneven by millimetres, alike at its borders. */
  private static List<EngineBody> road() {
    Random random = new Random(7);
    float[][] height = new float[ALONG + 1][ACROSS + 1];
    for (float[] row : height) {
      for (int j = 0; j <= ACROSS; j++) {
        row[j] = (float) (0.004 * random.nextDouble());
      }
    }
    List<EngineBody> bodies = new ArrayList<>();
    for (int i = 0; i < ALONG; i++) {
      for (int j = 0; j < ACROSS; j++) {
        float[] points = new float[12];
        for (int corner = 0; corner < 4; corner++) {
          int row = i + corner / 2;
          int column = j + corner % 2;
          points[3 * corner] = (float) (WIDE * (column - ACROSS / 2.0));
          points[3 * corner + 1] = height[row][column];
          points[3 * corner + 2] = (float) (LONG * row);
        }
        bodies.add(new EngineBody(points, new int[] {0, 2, 1, 1, 2, 3}));
      }
    }
    return bodies;
  }
}
