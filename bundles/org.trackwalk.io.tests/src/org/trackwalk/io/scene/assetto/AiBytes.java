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
}
