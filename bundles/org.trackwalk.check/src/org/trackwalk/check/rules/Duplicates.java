package org.trackwalk.check.rules;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;

/**
 * Stored vertices of one piece that repeat the bits of an earlier one.
 *
 * @param count how many
 * @param lowest the repeated vertex with the smallest coordinates; -1 for none
 */
record Duplicates(int count, int lowest) {

  private record Bits(int x, int y, int z) {}

  static Duplicates of(Piece piece) {
    float[] p = piece.positions();
    Map<Bits, Integer> seen = HashMap.newHashMap(piece.vertexCount());
    int count = 0;
    int lowest = -1;
    for (int v = 0; v < piece.vertexCount(); v++) {
      Bits bits =
          new Bits(
              Float.floatToRawIntBits(p[3 * v]),
              Float.floatToRawIntBits(p[3 * v + 1]),
              Float.floatToRawIntBits(p[3 * v + 2]));
      if (seen.putIfAbsent(bits, v) != null) {
        count++;
        lowest = lowest < 0 || below(p, v, lowest) ? v : lowest;
      }
    }
    return new Duplicates(count, lowest);
  }

  private static boolean below(float[] p, int v, int w) {
    for (int k = 0; k < 3; k++) {
      int order = Float.compare(p[3 * v + k], p[3 * w + k]);
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
