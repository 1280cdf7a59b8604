package org.trackwalk.contact.query;

import java.util.Arrays;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.narrow.ContactPoints;

/**
 * The points that are kept of all normals, sorted by separation, geometry key and position. Flat
 * and reused from probe to probe.
 */
final class ContactRows {

  private final ContactPoints points = new ContactPoints();
  private int[] groups = new int[16];
  private int[] order = new int[16];
  private Candidates candidates;

  void clear() {
    points.clear();
  }

  /** Adds a point of a candidate, with the number of its normal. */
  void add(double x, double y, double z, double separation, int candidate, int group) {
    int row = points.size();
    if (row == groups.length) {
      groups = Arrays.copyOf(groups, 2 * row);
      order = Arrays.copyOf(order, 2 * row);
    }
    points.add(x, y, z, separation, candidate);
    groups[row] = group;
    order[row] = row;
  }

  int size() {
    return points.size();
  }

  ContactPoints points() {
    return points;
  }

  /** The normal of a row. */
  int group(int row) {
    return groups[row];
  }

  /** The k-th row in the order. */
  int ordered(int k) {
    return order[k];
  }

  /** Sorts in place (a heap): no memory, and no worst case when a probe meets thousands. */
  void sort(Candidates owners) {
    candidates = owners;
    int n = points.size();
    for (int i = n / 2 - 1; i >= 0; i--) {
      sink(i, n);
    }
    for (int end = n - 1; end > 0; end--) {
      int largest = order[0];
      order[0] = order[end];
      order[end] = largest;
      sink(0, end);
    }
  }

  private void sink(int from, int n) {
    int at = from;
    int moving = order[at];
    while (2 * at + 1 < n) {
      int child = 2 * at + 1;
      if (child + 1 < n && compare(order[child + 1], order[child]) > 0) {
        child++;
      }
      if (compare(order[child], moving) <= 0) {
        break;
      }
      order[at] = order[child];
      at = child;
    }
    order[at] = moving;
  }

  private int compare(int i, int j) {
    int by = Double.compare(points.separation(i), points.separation(j));
    if (by == 0) {
      by = Integer.compare(candidates.triangle(points.key(i)), candidates.triangle(points.key(j)));
    }
    for (int axis = 0; by == 0 && axis < 3; axis++) {
      by = Double.compare(points.point(i, axis), points.point(j, axis));
    }
    return by != 0 ? by : Integer.compare(i, j);
  }
}
