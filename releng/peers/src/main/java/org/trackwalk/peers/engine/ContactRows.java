package org.trackwalk.peers.engine;

import java.util.Arrays;

/** Contacts of many probes, one row each, flat and reused. */
public final class ContactRows {

  private static final int NUMBERS = 7;

  private int size;
  private int[] probes = new int[1024];
  private double[] numbers = new double[1024 * NUMBERS];

  /** Number of contacts. */
  public int size() {
    return size;
  }

  /** The probe that a contact belongs to. */
  public int probe(int row) {
    return probes[row];
  }

  /**
   * A coordinate of the contact point, metres; on a sphere's surface.
   *
   * @param axis 0 to 2
   */
  public double point(int row, int axis) {
    return numbers[NUMBERS * row + axis];
  }

  /** A coordinate of the unit normal, from the ground to the probe. */
  public double normal(int row, int axis) {
    return numbers[NUMBERS * row + 3 + axis];
  }

  /** Distance between the surfaces, metres: negative means penetration. */
  public double separation(int row) {
    return numbers[NUMBERS * row + 6];
  }

  /** Forgets the rows and keeps the memory. */
  public void clear() {
    size = 0;
  }

  /** Adds a row. */
  public void add(
      int probe,
      double px,
      double py,
      double pz,
      double nx,
      double ny,
      double nz,
      double separation) {
    if (size == probes.length) {
      probes = Arrays.copyOf(probes, 2 * size);
      numbers = Arrays.copyOf(numbers, 2 * NUMBERS * size);
    }
    probes[size] = probe;
    int at = NUMBERS * size;
    numbers[at] = px;
    numbers[at + 1] = py;
    numbers[at + 2] = pz;
    numbers[at + 3] = nx;
    numbers[at + 4] = ny;
    numbers[at + 5] = nz;
    numbers[at + 6] = separation;
    size++;
  }

  /** The rows of each probe, in the order in which they came. */
  public int[][] byProbe(int probeCount) {
    int[] counts = new int[probeCount];
    for (int row = 0; row < size; row++) {
      counts[probes[row]]++;
    }
    int[][] rows = new int[probeCount][];
    for (int probe = 0; probe < probeCount; probe++) {
      rows[probe] = new int[counts[probe]];
      counts[probe] = 0;
    }
    for (int row = 0; row < size; row++) {
      int probe = probes[row];
      rows[probe][counts[probe]++] = row;
    }
    return rows;
  }

  /** Appends all rows of another. */
  public void addAll(ContactRows other) {
    for (int row = 0; row < other.size; row++) {
      int at = NUMBERS * row;
      double[] n = other.numbers;
      add(
          other.probes[row],
          n[at],
          n[at + 1],
          n[at + 2],
          n[at + 3],
          n[at + 4],
          n[at + 5],
          n[at + 6]);
    }
  }
}
