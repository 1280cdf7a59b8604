package org.trackwalk.course.patch;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.tree.IntList;

/**
 * What is let into one patch of the ground and is small or narrow: dashes, arrows, lids. They are
 * no border of the patch. One may reach its end.
 */
public final class Marks {

  /** What is narrower is a painted line, metres. */
  public static final double LINE = 0.5;

  /** What is larger than this, and no line, is something by itself, square metres. */
  private static final double LARGEST = Patches.FIELD;

  /** Share of its border beside which nothing lies, at most: less than a kerb's. */
  private static final double OPEN = 0.2;

  private static final int UNKNOWN = -1;

  /** More than one patch lies beside it. */
  private static final int NO_MARK = -2;

  private Marks() {}

  /**
   * Makes one patch of each patch and the marks in it.
   *
   * @return the triangles of marks
   */
  public static BitSet join(Ground ground, Patches patches) {
    double[] areas = new double[ground.size()];
    double[] rims = new double[ground.size()];
    double[] open = new double[ground.size()];
    int[] around = new int[ground.size()];
    Arrays.fill(around, UNKNOWN);
    for (int t = 0; t < ground.size(); t++) {
      areas[patches.of(t)] += ground.area(t);
    }
    IntList borders = patches.borders();
    for (int i = 0; i < borders.size(); i++) {
      int h = borders.get(i);
      int patch = patches.of(h / 3);
      rims[patch] += ground.length(h);
      if (ground.across(h) < 0) {
        open[patch] += ground.length(h);
      } else {
        int other = patches.of(ground.across(h));
        around[patch] = around[patch] == UNKNOWN || around[patch] == other ? other : NO_MARK;
      }
    }
    BitSet found = new BitSet();
    for (int patch = 0; patch < around.length; patch++) {
      found.set(
          patch,
          around[patch] >= 0
              && open[patch] <= OPEN * rims[patch]
              && (areas[patch] <= LARGEST || 2 * areas[patch] < LINE * rims[patch])
              && areas[patch] < areas[around[patch]]);
    }
    BitSet marks = new BitSet();
    for (int t = 0; t < around.length && !found.isEmpty(); t++) {
      marks.set(t, found.get(patches.of(t)));
    }
    found.stream().forEach(patch -> patches.join(patch, around[patch]));
    return marks;
  }
}
