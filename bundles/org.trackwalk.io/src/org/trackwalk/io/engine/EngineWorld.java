package org.trackwalk.io.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What an engine is asked to make: static bodies and one probe without friction or restitution.
 *
 * @param setup id of an {@link EngineSetup}
 * @param step seconds
 * @param gravity m/s², downward
 * @param margin pair margin, metres: used where the engine has a number for it
 * @param round whether the probe is a sphere
 * @param half half the probe's width, height and length, metres; of a sphere the radius, in all
 * @param bodies of the level
 * @param car the wheels under the probe, a box then; null for a probe that slides
 */
public record EngineWorld(
    String setup,
    double step,
    double gravity,
    double margin,
    boolean round,
    double[] half,
    List<EngineBody> bodies,
    EngineCar car) {

  /** Takes a copy of the list. */
  public EngineWorld {
    bodies = List.copyOf(bodies);
  }

  /** A probe that slides. */
  public EngineWorld(
      String setup,
      double step,
      double gravity,
      double margin,
      boolean round,
      double[] half,
      List<EngineBody> bodies) {
    this(setup, step, gravity, margin, round, half, bodies, null);
  }

  /** The same probe on other bodies. */
  public EngineWorld of(List<EngineBody> others) {
    return new EngineWorld(setup, step, gravity, margin, round, half, others, car);
  }

  /** Numbers that a trace has per step. */
  public int perStep() {
    return EngineWire.PER_STEP + (car == null ? 0 : EngineCar.PER_WHEEL * EngineCar.WHEELS);
  }

  /** Writes it. */
  public void write(DataOutputStream out) throws IOException {
    EngineWire.text(out, setup);
    out.writeDouble(step);
    out.writeDouble(gravity);
    out.writeDouble(margin);
    out.writeBoolean(round);
    EngineWire.doubles(out, half);
    out.writeBoolean(car != null);
    if (car != null) {
      car.write(out);
    }
    out.writeInt(bodies.size());
    for (EngineBody body : bodies) {
      body.write(out);
    }
  }

  /** Reads what {@link #write} writes. */
  public static EngineWorld read(DataInputStream in) throws IOException {
    String setup = EngineWire.text(in);
    double step = in.readDouble();
    double gravity = in.readDouble();
    double margin = in.readDouble();
    boolean round = in.readBoolean();
    double[] half = EngineWire.doubles(in);
    EngineCar car = in.readBoolean() ? EngineCar.read(in) : null;
    int count = in.readInt();
    List<EngineBody> bodies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      bodies.add(EngineBody.read(in));
    }
    return new EngineWorld(setup, step, gravity, margin, round, half, bodies, car);
  }
}
