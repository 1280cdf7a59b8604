package org.trackwalk.ground.surface;

import java.util.Arrays;
import org.trackwalk.mesh.level.Piece;

/**
 * Stored vertices of one piece that repeat the bits of an earlier one, found with an
 * open-addressing table of vertex indices.
 *
 * @param count how many
 * @param lowest the repeated vertex with the smallest coordinates; -1 for none
 */
public record Duplicates(int count, int lowest) {

  public static Duplicates of(Piece piece) {
    float[] p = piece.positions();
    int size = Integer.highestOneBit(Math.max(8, piece.vertexCount())) << 2;
    int[] table = new int[size];
    Arrays.fill(table, -1);
    int count = 0;
    int lowest = -1;
    for (int v = 0; v < piece.vertexCount(); v++) {
      if (!finite(p, v)) {
        continue; // a vertex that is nowhere is another rule's
      }
      int slot = hash(p, v) & (size - 1);
      while (table[slot] >= 0 && !same(p, table[slot], v)) {
        slot = (slot + 1) & (size - 1);
      }
      if (table[slot] < 0) {
        table[slot] = v;
      } else {
        count++;
        lowest = lowest < 0 || below(p, v, lowest) ? v : lowest;
      }
    }
    return new Duplicates(count, lowest);
  }

  private static boolean finite(float[] p, int v) {
    return Float.isFinite(p[3 * v]) && Float.isFinite(p[3 * v + 1]) && Float.isFinite(p[3 * v + 2]);
  }

  private static int hash(float[] p, int v) {
    int h = Float.floatToRawIntBits(p[3 * v]) * 0x9e37_79b1;
    h = (h ^ Float.floatToRawIntBits(p[3 * v + 1])) * 0x85eb_ca77;
    h = (h ^ (h >>> 15) ^ Float.floatToRawIntBits(p[3 * v + 2])) * 0xc2b2_ae3d;
    return h ^ (h >>> 16);
  }

  private static boolean same(float[] p, int v, int w) {
    for (int k = 0; k < 3; k++) {
      if (Float.floatToRawIntBits(p[3 * v + k]) != Float.floatToRawIntBits(p[3 * w + k])) {
        return false;
      }
    }
    return true;
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
