package org.trackwalk.contact.query;

import java.util.Arrays;

/**
 * Kept candidates in groups of one normal: that of the first, which is the deepest. Flat and reused
 * from probe to probe.
 */
final class NormalGroups {

  /**
   * Cosine of one degree: contacts whose normals differ by less are one manifold. Below one degree
   * a tilt is no ghost either (docs/engines.md, table of seams); triangles of one plane differ by
   * far less.
   */
  private static final double SAME_NORMAL = 0.99984769515639127;

  private int size;
  private double[] normals = new double[24];
  private int[] firsts = new int[8];
  private int[] lasts = new int[8];
  private int members;
  private int[] candidates = new int[16];
  private int[] nexts = new int[16];

  void clear() {
    size = 0;
    members = 0;
  }

  /** Adds a candidate to the first group that has its normal, or to a new one. */
  void add(int candidate, double nx, double ny, double nz) {
    if (members == candidates.length) {
      candidates = Arrays.copyOf(candidates, 2 * members);
      nexts = Arrays.copyOf(nexts, 2 * members);
    }
    int m = members++;
    candidates[m] = candidate;
    nexts[m] = -1;
    for (int g = 0; g < size; g++) {
      if (normals[3 * g] * nx + normals[3 * g + 1] * ny + normals[3 * g + 2] * nz >= SAME_NORMAL) {
        nexts[lasts[g]] = m;
        lasts[g] = m;
        return;
      }
    }
    if (size == firsts.length) {
      normals = Arrays.copyOf(normals, 6 * size);
      firsts = Arrays.copyOf(firsts, 2 * size);
      lasts = Arrays.copyOf(lasts, 2 * size);
    }
    normals[3 * size] = nx;
    normals[3 * size + 1] = ny;
    normals[3 * size + 2] = nz;
    firsts[size] = m;
    lasts[size] = m;
    size++;
  }

  /** Number of groups. */
  int size() {
    return size;
  }

  double normal(int group, int axis) {
    return normals[3 * group + axis];
  }

  /** The first member of a group. */
  int first(int group) {
    return firsts[group];
  }

  /** The next member of the same group, -1 after the last. */
  int next(int member) {
    return nexts[member];
  }

  int candidate(int member) {
    return candidates[member];
  }
}
