package org.trackwalk.ground.reach;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells how high triangles lie at a place, as a tree would, in its order, from the triangles of
 * square blocks of ground that have been asked for some times: who drives asks for one place beside
 * the other, across the road and back. One thread.
 */
final class NearColumns {

  /** More triangles in one block are asked of the tree. */
  private static final int MOST = 256;

  /** After so many blocks in a row that have more, the next ones are narrower. */
  private static final int CROWDED = 4;

  /** A block's side in sizes of a triangle, at first. */
  private static final float WIDE = 8;

  /** A block's side, metres, at most and at least. */
  private static final float WIDEST = 8;

  private static final float NARROWEST = 0.5f;

  /** A block reaches so far over and under what was asked for, metres. */
  private static final float HIGH = 2;

  /** Blocks are kept of a square of so many by so many; a power of two. */
  private static final int KEPT = 4;

  /** A block of so many triangles costs as much as one question that the tree is not asked. */
  private static final int WORTH = 6;

  /** Blocks that did not pay are made after so many times the questions that pay, at most. */
  private static final int LONGEST = 2;

  /** So many triangles tell how large they are. */
  private static final int SAMPLE = 64;

  private final WeldedSurface surface;
  private final TriangleTree tree;
  private final NearBlock[] blocks = new NearBlock[KEPT * KEPT];
  private final IntList hits = new IntList();
  private final float first;
  private float side;

  /** The tree is asked so often before a block is made. */
  private int wait;

  private int crowded;

  /**
   * @param first size of a triangle, by {@link #fits}
   */
  NearColumns(WeldedSurface surface, TriangleTree tree, float first) {
    this.surface = surface;
    this.tree = tree;
    this.first = first;
    forget();
  }

  /** The size of the triangle of median size, among some that are looked at, metres. */
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
      return WIDEST;
    }
    Arrays.sort(squares);
    double size = Math.sqrt(squares[squares.length / 2]);
    return size < WIDEST ? Math.max(NARROWEST, (float) size) : WIDEST;
  }

  /** Begins as if nothing had been asked: what follows costs what it costs by itself. */
  void forget() {
    side = Math.min(WIDEST, WIDE * first);
    float along = side / first + 1;
    wait = Math.max(WORTH, (int) (along * along) / WORTH);
    clear();
  }

  private void clear() {
    crowded = 0;
    for (NearBlock block : blocks) {
      if (block != null) {
        block.clear();
      }
    }
  }

  /**
   * How high the triangles lie at (x, z), in their order, of those that have a point between two
   * heights, metres; maybe more, farther up or down. An answer costs what is looked at for it.
   */
  void heights(double x, double z, double low, double high, Levels out) {
    float px = (float) x;
    float pz = (float) z;
    heights(
        x,
        z,
        Math.nextDown(px),
        Math.nextDown((float) low),
        Math.nextDown(pz),
        Math.nextUp(px),
        Math.nextUp((float) high),
        Math.nextUp(pz),
        out);
  }

  private void heights(
      double px,
      double pz,
      float minX,
      float minY,
      float minZ,
      float maxX,
      float maxY,
      float maxZ,
      Levels out) {
    out.clear();
    int x = number(minX);
    int z = number(minZ);
    int slot = (x & KEPT - 1) * KEPT + (z & KEPT - 1);
    NearBlock block = blocks[slot];
    if (block == null) {
      block = new NearBlock();
      blocks[slot] = block;
    }
    if (!block.contains(minX, minY, minZ, maxX, maxY, maxZ)) {
      waitAfter(block.answers(), block.triangles().size());
      boolean often = block.asked(x, z) > wait;
      if (!often
          || !holds(x, minX, maxX)
          || !holds(z, minZ, maxZ)
          || !make(block, x, z, minY - HIGH, maxY + HIGH)) {
        tree.overlapping(minX, minY, minZ, maxX, maxY, maxZ, hits);
        measure(px, pz, out);
        return;
      }
    }
    block.heights(px, pz, minX, minY, minZ, maxX, maxY, maxZ, out);
  }

  private void measure(double x, double z, Levels out) {
    int[] c = surface.triangles();
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      double h =
          PlaneHeight.at(
              surface.positions(), 3 * c[3 * t], 3 * c[3 * t + 1], 3 * c[3 * t + 2], x, z);
      out.add(h, t);
    }
  }

  /** The next blocks wait longer after one that did not pay: who asks here and there has none. */
  private void waitAfter(int answers, int size) {
    if (answers < 0) {
      return;
    }
    int worth = size / WORTH;
    wait =
        answers < worth ? Math.min(LONGEST * worth, 2 * wait + 1) : Math.min(worth / 2, wait / 2);
  }

  /** The number of the row of blocks that a place lies in. */
  private int number(float at) {
    float row = at / side;
    int number = (int) row;
    return row < number ? number - 1 : number;
  }

  /** Whether a row of blocks reaches from one place to the other, as its borders are rounded. */
  private boolean holds(int row, float from, float to) {
    return from >= row * side && to <= (row + 1) * side;
  }

  /** Fills a block; false where too much lies in it, or one thing over the other. */
  private boolean make(NearBlock block, int x, int z, float low, float high) {
    float minX = x * side;
    float minZ = z * side;
    float maxX = (x + 1) * side;
    float maxZ = (z + 1) * side;
    if (!tree.overlapping(minX, low, minZ, maxX, high, maxZ, MOST, block.triangles())) {
      block.leave();
      crowded++;
      if (crowded == CROWDED && side > NARROWEST) {
        side /= 2;
        clear();
      }
      return false;
    }
    crowded = 0;
    if (block.sort(surface, minX, low, minZ, maxX, high, maxZ)) {
      return true;
    }
    wait = LONGEST * block.triangles().size() / WORTH;
    block.leave();
    return false;
  }
}
