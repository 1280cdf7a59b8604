package org.trackwalk.check.fix;

import java.util.Arrays;

/** Collects positions for a preview. */
final class Places {

  private double[] xyz = new double[12];
  private int size;

  void add(float[] p) {
    if (size + 3 > xyz.length) {
      xyz = Arrays.copyOf(xyz, 2 * xyz.length);
    }
    for (int k = 0; k < 3; k++) {
      xyz[size++] = p[k];
    }
  }

  double[] array() {
    return Arrays.copyOf(xyz, size);
  }
}
