package org.trackwalk.engines.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWorld;

/** A probe that goes as it is towed, along lines with corners that are the same. */
class TowTest {

  private static final double STEP = 0.1;

  private static final double SPEED = 10;

  private static final int STEPS = 12;

  /** Goes on at the speed that it was given last. */
  private static final class Obeying implements Simulation {

    private final double[] at = new double[2];
    private final double[] speed = new double[2];

    @Override
    public int[] refused() {
      return new int[0];
    }

    @Override
    public void place(double[] pose, double[] velocity) {
      at[0] = pose[0];
      at[1] = pose[2];
      speed[0] = velocity[0];
      speed[1] = velocity[2];
    }

    @Override
    public void tow(double x, double z) {
      speed[0] = x;
      speed[1] = z;
    }

    @Override
    public void step() {
      at[0] += STEP * speed[0];
      at[1] += STEP * speed[1];
    }

    @Override
    public void read(float[] out, int to) {
      out[to] = (float) at[0];
      out[to + 2] = (float) at[1];
      out[to + 3] = (float) speed[0];
      out[to + 5] = (float) speed[1];
    }

    @Override
    public void close() {}
  }

  /** 4 m along x, then along z: straight on beyond the last corners that are two. */
  @ParameterizedTest
  @CsvSource({
    "0 0 4 0 4 4, 4, 8",
    "0 0 4 0 4 4 4 4, 4, 8",
    "0 0 4 0 4 4 4 4 4 4 4 4, 4, 8",
    "0 0 0 0 4 0 4 0 4 4 4 4, 4, 8",
    "0 0 4 0 4 0, 12, 0"
  })
  void itGoesStraightOnBeyondTheEnd(String corners, double x, double z) {
    double[] line = List.of(corners.split(" ")).stream().mapToDouble(Double::parseDouble).toArray();
    EngineWorld world =
        new EngineWorld("none", STEP, 9.81, 0, false, new double[] {1, 1, 1}, List.of(), null);
    double[] pose = {0, 0, 0, 0, 0, 0, 1};
    double[] velocity = {SPEED, 0, 0};
    float[] trace =
        new Tow(new Obeying(), world).go(new EnginePass(pose, velocity, line, SPEED, STEPS));
    int last = trace.length - world.perStep();
    assertEquals(x, trace[last], 1e-4);
    assertEquals(z, trace[last + 2], 1e-4);
  }
}
