package org.trackwalk.io.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A mesh that an engine makes a static body of.
 *
 * @param points xyz triples, metres, Y up. Shared: do not write
 * @param corners three indices per triangle. Shared: do not write
 */
public record EngineBody(float[] points, int[] corners) {

  void write(DataOutputStream out) throws IOException {
    EngineWire.floats(out, points);
    EngineWire.ints(out, corners);
  }

  static EngineBody read(DataInputStream in) throws IOException {
    return new EngineBody(EngineWire.floats(in), EngineWire.ints(in));
  }
}
