package org.trackwalk.ground.reach;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Answers what a tree would, to the last triangle and in its order, from the few triangles around
 * the place that was asked for before: who drives asks for one place beside the other. One thread.
 */
final class NearColumns {

  /** More triangles around a place are asked of the tree sooner than one by one. */
  private static final int MOST = 16;

  /** So few leave room for a wider block. */
  private static final int FEW = 6;

  /** Half of a block's side, metres, at most and at least. */
  private static final float WIDEST = 4;

  private static final float NARROWEST = 0.25f;

  /** A block reaches so far over and under what was asked for, metres. */
  private static final float HIGH = 2;

  /** A block that answers fewer questions does not pay. */
  private static final int PAYS = 2;

  /** Questions that go to the tree after a block that did not pay. */
  private static final int PAUSE = 16;

  /** So many triangles tell how large they are. */
  private static final int SAMPLE = 64;

  private final WeldedSurface surface;
  private final TriangleTree tree;
  private final IntList near = new IntList();
  private final float[] boxes = new float[6 * MOST];
  private final float[] block = {1, 1, 1, -1, -1, -1};
  private final float first;
  private float half;
  private int answered = PAYS;
  private int pause;

  /**
   * @param first half of the first block's side, by {@link #fits}
   */
  NearColumns(WeldedSurface surface, TriangleTree tree, float first) {
    this.surface = surface;
    this.tree = tree;
    this.first = first;
    half = first;
  }

  /**
   * Half of the side of a block that is likely to have few triangles and not none: that of the
   * triangle of median size, among some that are looked at.
   */
  static float fits(WeldedSurface surface, int[] triangles) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double[] squares = new double[Math.min(SAMPLE, triangles.length)];
    for (int i = 0; i < squares.length; i++) {
      int t = triangles[(int) ((long) i * triangles.length / squares.length)];
      float minX = Float.POSITIVE_INFINITY;
      float minZ = Float.POSITIVE_INFINITY;
      float maxX = Float.NEGATIVE_INFINITY;
      float maxZ = Float.NEGATIVE_INFINITY;
      for (int corner = 3 * t; corner < 3 * t + 3; corner++) {
        minX = Math.min(minX, p[3 * c[corner]]);
        maxX = Math.max(maxX, p[3 * c[corner]]);
        minZ = Math.min(minZ, p[3 * c[corner] + 2]);
        maxZ = Math.max(maxZ, p[3 * c[corner] + 2]);
      }
      squares[i] = ((double) maxX - minX) * ((double) maxZ - minZ);
    }
    if (squares.length == 0) {
      return WIDEST / 2;
    }
    Arrays.sort(squares);
    double half = Math.sqrt(squares[squares.length / 2]) / 2;
    return half < WIDEST / 2 ? Math.max(NARROWEST, (float) half) : WIDEST / 2;
  }

  /** Begins as if nothing had been asked: what follows costs what it costs by itself. */
  void forget() {
    block[3] = Float.NEGATIVE_INFINITY;
    half = first;
    answered = PAYS;
    pause = 0;
  }

  /** As {@link TriangleTree#overlapping} of the tree; an answer costs what it costs there. */
  void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    boolean inside =
        minX >= block[0]
            && minY >= block[1]
            && minZ >= block[2]
            && maxX <= block[3]
            && maxY <= block[4]
            && maxZ <= block[5];
    if (!inside && (pause-- > 0 || !moves(minX, minY, minZ, maxX, maxY, maxZ))) {
      tree.overlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
      return;
    }
    answered++;
    out.clear();
    // The fast compiler calls what is as long as BoxQueries.overlaps, and Math.min.
    float[] b = boxes;
    int size = near.size();
    for (int i = 0, at = 0; i < size; i++, at += 6) {
      if (b[at] <= maxX
          && b[at + 3] >= minX
          && b[at + 2] <= maxZ
          && b[at + 5] >= minZ
          && b[at + 1] <= maxY
          && b[at + 4] >= minY) {
        out.add(near.get(i));
      }
    }
    Budget.spend(1L + out.size());
  }

  /** Puts the block around a box; false where that does not pay. */
  private boolean moves(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
    boolean paid = answered >= PAYS;
    answered = 0;
    if (!paid) {
      answered = PAYS;
      pause = PAUSE;
      return false;
    }
    block[0] = minX - half;
    block[1] = minY - HIGH;
    block[2] = minZ - half;
    block[3] = maxX + half;
    block[4] = maxY + HIGH;
    block[5] = maxZ + half;
    if (!tree.overlapping(block[0], block[1], block[2], block[3], block[4], block[5], MOST, near)) {
      block[3] = Float.NEGATIVE_INFINITY;
      answered = PAYS;
      pause = half > NARROWEST ? 0 : PAUSE;
      half = Math.max(NARROWEST, half / 2);
      return false;
    }
    half = near.size() <= FEW ? Math.min(WIDEST, 2 * half) : half;
    for (int i = 0; i < near.size(); i++) {
      box(near.get(i), 6 * i);
    }
    return true;
  }

  private void box(int t, int at) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    for (int k = 0; k < 3; k++) {
      float first = p[a + k];
      float second = p[b + k];
      float third = p[c + k];
      float least = first < second ? first : second;
      float most = first < second ? second : first;
      boxes[at + k] = third < least ? third : least;
      boxes[at + 3 + k] = third > most ? third : most;
    }
  }
}
