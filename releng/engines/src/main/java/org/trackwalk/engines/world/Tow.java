package org.trackwalk.engines.world;

import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWorld;

/** Moves the probe along a line: before each step it is steered at the place that comes next. */
public final class Tow {

  /** Where the probe waits for a step between two ways, so that no contact is remembered. */
  private static final double[] AWAY = {0, 1e4, 0, 0, 0, 0, 1};

  private static final double[] REST = new double[3];

  private final Simulation simulation;
  private final double step;
  private final int perStep;

  /** A tow in what was asked for. */
  public Tow(Simulation simulation, EngineWorld asked) {
    this.simulation = simulation;
    this.step = asked.step();
    this.perStep = asked.perStep();
  }

  /** Goes one way; so many numbers per step. What has no speed along it is left to itself. */
  public float[] go(EnginePass pass) {
    float[] trace = new float[perStep * pass.steps()];
    simulation.place(AWAY, REST);
    simulation.step();
    simulation.place(pass.pose(), pass.velocity());
    double[] line = pass.line();
    double x = pass.pose()[0];
    double z = pass.pose()[2];
    double along = 0;
    for (int i = 0; i < pass.steps(); i++) {
      double[] next = at(line, along + pass.speed() * step);
      double dx = next[0] - x;
      double dz = next[1] - z;
      double length = Math.sqrt(dx * dx + dz * dz);
      if (pass.speed() > 0 && length > 0) {
        simulation.tow(pass.speed() * dx / length, pass.speed() * dz / length);
      }
      simulation.step();
      int out = perStep * i;
      simulation.read(trace, out);
      along += length > 0 ? ((trace[out] - x) * dx + (trace[out + 2] - z) * dz) / length : 0;
      x = trace[out];
      z = trace[out + 2];
    }
    return trace;
  }

  /**
   * The place on a line after so many metres; straight on beyond its end, as its last two corners
   * that are not the same lie.
   */
  private static double[] at(double[] line, double metres) {
    double[] at = {line[0], line[1]};
    double left = metres;
    for (int i = 2; i < line.length; i += 2) {
      double dx = line[i] - line[i - 2];
      double dz = line[i + 1] - line[i - 1];
      double segment = Math.sqrt(dx * dx + dz * dz);
      if (segment > 0) {
        at[0] = line[i - 2] + left / segment * dx;
        at[1] = line[i - 1] + left / segment * dz;
        if (left <= segment) {
          break;
        }
      }
      left -= segment;
    }
    return at;
  }
}
