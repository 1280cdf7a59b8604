package org.trackwalk.mesh.tree.dynamic;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.mesh.tree.IntList;

/**
 * A leaf as an oracle lists it: the rule for enlarged boxes said a second time.
 *
 * @param box as the tree must hold it: min x, y, z, max x, y, z
 */
record ListedLeaf(int handle, int user, float[] box) {

  static float[] enlarged(float[] box, float margin, float[] motion) {
    float[] large = new float[6];
    for (int k = 0; k < 3; k++) {
      large[k] = box[k] - margin + Math.min(motion[k], 0);
      large[3 + k] = box[3 + k] + margin + Math.max(motion[k], 0);
    }
    return large;
  }

  boolean holds(float[] other) {
    boolean inside = true;
    for (int k = 0; k < 3; k++) {
      inside &= box[k] <= other[k] && other[3 + k] <= box[3 + k];
    }
    return inside;
  }

  static boolean overlap(float[] a, float[] b) {
    boolean hit = true;
    for (int k = 0; k < 3; k++) {
      hit &= a[k] <= b[3 + k] && b[k] <= a[3 + k];
    }
    return hit;
  }

  /** Numbers, ascending, of the leaves that overlap a box. */
  static int[] overlapping(List<ListedLeaf> leaves, float[] box) {
    IntList found = new IntList();
    for (ListedLeaf leaf : leaves) {
      if (overlap(leaf.box, box)) {
        found.add(leaf.user);
      }
    }
    found.sort();
    return found.array();
  }

  /** Pairs of different leaves that overlap, as lower and higher number. */
  static List<Long> pairs(List<ListedLeaf> first, List<ListedLeaf> second) {
    List<Long> pairs = new ArrayList<>();
    for (ListedLeaf a : first) {
      for (ListedLeaf b : second) {
        if ((first != second || a.user < b.user) && overlap(a.box, b.box)) {
          pairs.add(pair(a.user, b.user));
        }
      }
    }
    pairs.sort(null);
    return pairs;
  }

  static List<Long> pairs(IntList flat, boolean ordered) {
    List<Long> pairs = new ArrayList<>();
    for (int i = 0; i < flat.size(); i += 2) {
      int a = flat.get(i);
      int b = flat.get(i + 1);
      pairs.add(ordered || a < b ? pair(a, b) : pair(b, a));
    }
    pairs.sort(null);
    return pairs;
  }

  static long pair(int a, int b) {
    return (long) a << 32 | b;
  }

  /** A box within some metres, on a coarse grid half of the time, so that many only touch. */
  static float[] randomBox(Random random, float range) {
    float[] box = new float[6];
    boolean coarse = random.nextBoolean();
    for (int k = 0; k < 3; k++) {
      box[k] = coarse ? random.nextInt((int) range) : random.nextFloat() * range;
      box[3 + k] = box[k] + (coarse ? random.nextInt(2) : random.nextFloat());
    }
    return box;
  }
}
