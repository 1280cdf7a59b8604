package org.trackwalk.io.assimp;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.io.assimp.AssimpScene.Mesh;

/**
 * Shares vertices again that Assimp has written out once for every corner, as it does for most
 * formats. No number changes: vertices are the same when all their bits are, in the order of first
 * use (after A. Kapoulkine, meshoptimizer, {@code indexgenerator.cpp}).
 *
 * @param positions xyz triples, each once
 * @param vertices for each vertex of before its vertex now
 */
record SharedVertices(float[] positions, int[] vertices) {

  /** Whether each corner has a vertex of its own, so that the file's own sharing is lost. */
  static boolean isLost(Mesh mesh) {
    int[] corners = mesh.corners();
    if (corners.length != mesh.positions().length / 3) {
      return false;
    }
    BitSet used = new BitSet(corners.length);
    for (int corner : corners) {
      if (corner < 0 || corner >= corners.length || used.get(corner)) {
        return false;
      }
      used.set(corner);
    }
    return corners.length > 0;
  }

  static SharedVertices of(float[] all) {
    int count = all.length / 3;
    int size = Integer.highestOneBit(Math.max(count, 1)) << 2;
    int[] table = new int[size > 0 ? size : 1 << 30];
    Arrays.fill(table, -1);
    float[] kept = new float[all.length];
    int[] vertices = new int[count];
    int next = 0;
    for (int i = 0; i < count; i++) {
      int slot = hash(all, 3 * i) & table.length - 1;
      while (table[slot] >= 0 && !same(kept, 3 * table[slot], all, 3 * i)) {
        slot = slot + 1 & table.length - 1;
      }
      if (table[slot] < 0) {
        System.arraycopy(all, 3 * i, kept, 3 * next, 3);
        table[slot] = next++;
      }
      vertices[i] = table[slot];
    }
    return new SharedVertices(Arrays.copyOf(kept, 3 * next), vertices);
  }

  private static int hash(float[] p, int at) {
    int h = Float.floatToRawIntBits(p[at]) * 0x9E3779B1;
    h = (h ^ h >>> 15 ^ Float.floatToRawIntBits(p[at + 1])) * 0x85EBCA6B;
    h = (h ^ h >>> 13 ^ Float.floatToRawIntBits(p[at + 2])) * 0xC2B2AE35;
    return h ^ h >>> 16;
  }

  private static boolean same(float[] p, int a, float[] q, int b) {
    for (int k = 0; k < 3; k++) {
      if (Float.floatToRawIntBits(p[a + k]) != Float.floatToRawIntBits(q[b + k])) {
        return false;
      }
    }
    return true;
  }
}
