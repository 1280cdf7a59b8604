package org.trackwalk.io.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * One way of the probe: it is set down, and before each step its horizontal velocity is set along
 * the line; heave, pitch and roll are left to the engine.
 *
 * @param pose position of its centre, metres, then its turn as a quaternion x, y, z, w
 * @param velocity at the start, m/s
 * @param line corners of the line from above: x and z each
 * @param speed along the line, m/s; 0 for a probe that is not towed
 * @param steps to go
 */
public record EnginePass(double[] pose, double[] velocity, double[] line, double speed, int steps) {

  /** Writes it. */
  public void write(DataOutputStream out) throws IOException {
    EngineWire.doubles(out, pose);
    EngineWire.doubles(out, velocity);
    EngineWire.doubles(out, line);
    out.writeDouble(speed);
    out.writeInt(steps);
  }

  /** Reads what {@link #write} writes. */
  public static EnginePass read(DataInputStream in) throws IOException {
    return new EnginePass(
        EngineWire.doubles(in),
        EngineWire.doubles(in),
        EngineWire.doubles(in),
        in.readDouble(),
        in.readInt());
  }
}
