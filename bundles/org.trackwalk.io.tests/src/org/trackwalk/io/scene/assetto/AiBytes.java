package org.trackwalk.io.scene.assetto;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Recorded lines for tests: head, points, details, a flag. */
public final class AiBytes {

  private AiBytes() {}

  /** A line through points as xyz triples. */
  public static byte[] line(int version, float... xyz) {
    int count = xyz.length / 3;
    ByteBuffer bytes =
        ByteBuffer.allocate(16 + 20 * count + 4 + 72 * count + 4).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(version).putInt(count).putInt(0).putInt(count);
    for (int i = 0; i < count; i++) {
      bytes.putFloat(xyz[3 * i]).putFloat(xyz[3 * i + 1]).putFloat(xyz[3 * i + 2]);
      bytes.putFloat(i).putInt(i);
    }
    bytes.putInt(count);
    return bytes.array();
  }

  /** The same line, driven through its points at such speeds. */
  public static byte[] driven(byte[] line, float... speeds) {
    ByteBuffer bytes = ByteBuffer.wrap(line.clone()).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < speeds.length; i++) {
      bytes.putFloat(16 + 20 * bytes.getInt(4) + 4 + 72 * i, speeds[i]);
    }
    return bytes.array();
  }

  /** The same line with such room to the left and to the right of its points, in turn. */
  public static byte[] wide(byte[] line, float... sides) {
    ByteBuffer bytes = ByteBuffer.wrap(line.clone()).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < sides.length; i++) {
      bytes.putFloat(16 + 20 * bytes.getInt(4) + 4 + 72 * (i / 2) + 20 + 4 * (i % 2), sides[i]);
    }
    return bytes.array();
  }
}
