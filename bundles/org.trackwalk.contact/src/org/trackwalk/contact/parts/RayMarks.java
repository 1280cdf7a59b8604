package org.trackwalk.contact.parts;

import java.util.Arrays;

/** What the rays of a row meet, in order along each ray; what is at one place stays as it came. */
final class RayMarks {

  /** So many neighbours are put in order one by one, before what is in order is merged. */
  private static final int RUN = 16;

  private final int[] ends;
  private double[] places = new double[1024];
  private int[] marks = new int[1024];
  private int[] columns = new int[1024];
  private int placed;

  /** By ray: places, ascending, and marks; from the same one on as {@link #from}. */
  private double[] far = new double[1024];

  private int[] what = new int[1024];
  private double[] spareFar = new double[1024];
  private int[] spareWhat = new int[1024];

  /** For a number of rays. */
  RayMarks(int rays) {
    ends = new int[rays + 2];
  }

  /** Forgets the row. */
  void clear() {
    placed = 0;
  }

  /** Notes that a ray meets something at a place. */
  void add(int ray, double place, int mark) {
    if (placed == places.length) {
      places = Arrays.copyOf(places, 2 * placed);
      marks = Arrays.copyOf(marks, 2 * placed);
      columns = Arrays.copyOf(columns, 2 * placed);
    }
    places[placed] = place;
    marks[placed] = mark;
    columns[placed++] = ray;
  }

  /** Puts all that was added in order. */
  void sort() {
    if (far.length < placed) {
      far = new double[places.length];
      what = new int[places.length];
      spareFar = new double[places.length];
      spareWhat = new int[places.length];
    }
    Arrays.fill(ends, 0);
    for (int i = 0; i < placed; i++) {
      ends[columns[i] + 2]++;
    }
    for (int c = 2; c < ends.length; c++) {
      ends[c] += ends[c - 1];
    }
    for (int i = 0; i < placed; i++) {
      int to = ends[columns[i] + 1]++;
      far[to] = places[i];
      what[to] = marks[i];
    }
    for (int ray = 0; ray + 2 < ends.length; ray++) {
      sort(from(ray), from(ray + 1));
    }
  }

  /** Where what a ray meets begins, and what the one before it meets ends; after sorting. */
  int from(int ray) {
    return ends[ray];
  }

  /** How far along its ray something is. */
  double far(int i) {
    return far[i];
  }

  /** What it is. */
  int mark(int i) {
    return what[i];
  }

  private void sort(int from, int to) {
    for (int run = from; run < to; run += RUN) {
      insert(run, Math.min(to, run + RUN));
    }
    for (int size = RUN; size < to - from; size *= 2) {
      for (int left = from; left + size < to; left += 2 * size) {
        merge(left, left + size, Math.min(to, left + 2 * size));
      }
    }
  }

  private void insert(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      double place = far[i];
      int mark = what[i];
      int k = i;
      for (; k > from && far[k - 1] > place; k--) {
        far[k] = far[k - 1];
        what[k] = what[k - 1];
      }
      far[k] = place;
      what[k] = mark;
    }
  }

  private void merge(int from, int middle, int to) {
    int left = middle - from;
    System.arraycopy(far, from, spareFar, 0, left);
    System.arraycopy(what, from, spareWhat, 0, left);
    int i = 0;
    int j = middle;
    for (int k = from; i < left; k++) {
      if (j < to && far[j] < spareFar[i]) {
        far[k] = far[j];
        what[k] = what[j++];
      } else {
        far[k] = spareFar[i];
        what[k] = spareWhat[i++];
      }
    }
  }
}
