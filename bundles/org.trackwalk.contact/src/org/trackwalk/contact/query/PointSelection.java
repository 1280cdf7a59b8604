package org.trackwalk.contact.query;

import java.util.Arrays;
import org.trackwalk.contact.narrow.ContactPoints;

/** Which of the points of one normal are kept. */
final class PointSelection {

  private int[] selected = new int[16];
  private int size;

  int size() {
    return size;
  }

  int get(int k) {
    return selected[k];
  }

  void select(ContactPoints points, NormalGroups groups, int group, PointLimit limit) {
    size = points.size();
    if (size > selected.length) {
      selected = Arrays.copyOf(selected, Math.max(size, 2 * selected.length));
    }
    for (int i = 0; i < size; i++) {
      selected[i] = i;
    }
  }
}
