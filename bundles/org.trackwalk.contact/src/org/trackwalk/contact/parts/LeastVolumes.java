package org.trackwalk.contact.parts;

import java.util.Arrays;

/** The least of the volumes that several threads find. */
final class LeastVolumes {

  private final double[] least;

  /** So many of them, infinite until they are found. */
  LeastVolumes(int count) {
    least = new double[count];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
  }

  /** One more volume. */
  synchronized void add(double volume) {
    if (volume < last()) {
      least[least.length - 1] = volume;
      Arrays.sort(least);
    }
  }

  /** The largest of the least. */
  synchronized double last() {
    return least[least.length - 1];
  }
}
