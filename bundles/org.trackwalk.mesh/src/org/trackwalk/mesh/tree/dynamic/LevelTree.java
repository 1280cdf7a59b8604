package org.trackwalk.mesh.tree.dynamic;

import java.util.Arrays;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.BoxQueries;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The tree of a level: a dynamic tree of pieces, each of which has a static tree over its own
 * triangles. When one piece of a hundred changes, its static tree is built anew and its one leaf
 * linked again; the other ninety-nine trees stay the objects that they are.
 *
 * <p>A piece tree counts its triangles from 0; queries answer in the numbering of whoever filled
 * the tree, which can be changed without touching a tree. Several threads may query while nobody
 * changes the tree.
 */
public final class LevelTree implements TriangleTree {

  private static final int NO_LEAF = -1;

  private final DynamicTree pieces = new DynamicTree(InsertionCost.SURFACE_AREA, 0);
  private final float[] box = new float[6];
  private StaticTree[] trees = new StaticTree[0];
  private int[][] numbers = new int[0][];
  private int[] leaves = new int[0];
  private int size;

  /**
   * The tree of a surface. Its pieces are numbered as {@link WeldedSurface#pieces()}, and queries
   * answer with the surface's triangle indices.
   */
  public static LevelTree over(WeldedSurface surface, int threads, Progress progress) {
    SurfacePieces pieces = new SurfacePieces(surface);
    StaticTree[] built = new StaticTree[pieces.count()];
    boolean side = built.length >= threads;
    progress.begin("building the trees of the pieces", built.length);
    Workers.run(
        side ? threads : 1,
        built.length,
        piece -> {
          progress.check();
          built[piece] =
              StaticTree.overTriangles(
                  surface.positions(), pieces.corners(piece), side ? 1 : threads, Progress.none());
          progress.worked(1);
        });
    LevelTree level = new LevelTree();
    for (int piece = 0; piece < built.length; piece++) {
      level.add(built[piece], pieces.numbers(piece));
    }
    return level;
  }

  /**
   * Adds a piece.
   *
   * @param tree over the piece's triangles
   * @param triangleNumbers what queries answer with, per triangle of the piece; kept, not copied
   * @return the piece's number: how many were added before
   * @throws IllegalArgumentException when the two have different sizes
   */
  public int add(StaticTree tree, int[] triangleNumbers) {
    int piece = trees.length;
    checkSizes(tree, triangleNumbers);
    trees = Arrays.copyOf(trees, piece + 1);
    numbers = Arrays.copyOf(numbers, piece + 1);
    leaves = Arrays.copyOf(leaves, piece + 1);
    leaves[piece] = NO_LEAF;
    put(piece, tree, triangleNumbers);
    return piece;
  }

  /**
   * Puts another piece in the place of one: links its leaf again, and touches no other piece.
   *
   * @param triangleNumbers what queries answer with, per triangle of the piece; kept, not copied
   * @throws IllegalArgumentException when the two have different sizes
   */
  public void replace(int piece, StaticTree tree, int[] triangleNumbers) {
    checkSizes(tree, triangleNumbers);
    remove(piece);
    put(piece, tree, triangleNumbers);
  }

  /** Takes a piece out; its number stays its own and may be filled again. */
  public void remove(int piece) {
    if (leaves[piece] != NO_LEAF) {
      pieces.remove(leaves[piece]);
      leaves[piece] = NO_LEAF;
    }
    size -= numbers[piece].length;
    numbers[piece] = new int[0];
    trees[piece] = null;
  }

  /**
   * Changes what queries answer with for a piece; no tree is touched.
   *
   * @param triangleNumbers per triangle of the piece; kept, not copied
   * @throws IllegalArgumentException when there are more or fewer than triangles
   */
  public void renumber(int piece, int[] triangleNumbers) {
    if (triangleNumbers.length != numbers[piece].length) {
      throw new IllegalArgumentException(
          triangleNumbers.length + " numbers for " + numbers[piece].length + " triangles");
    }
    numbers[piece] = triangleNumbers;
  }

  /**
   * Follows a surface in which one piece has changed: builds that piece's tree and links its leaf.
   * The others are only renumbered, since canonical order counts all triangles through.
   *
   * @param surface the surface after the change, with the same pieces in the same order
   * @param piece index of the changed piece
   * @throws IllegalArgumentException when the surface has another number of pieces, or another
   *     piece of it another number of triangles; the tree is then unchanged
   */
  public void follow(WeldedSurface surface, int piece, int threads, Progress progress) {
    SurfacePieces changed = new SurfacePieces(surface);
    if (changed.count() != trees.length) {
      throw new IllegalArgumentException(changed.count() + " pieces instead of " + trees.length);
    }
    for (int i = 0; i < trees.length; i++) {
      if (i != piece && changed.numbers(i).length != numbers[i].length) {
        throw new IllegalArgumentException("piece " + i + " has changed too");
      }
    }
    StaticTree tree =
        StaticTree.overTriangles(surface.positions(), changed.corners(piece), threads, progress);
    for (int i = 0; i < trees.length; i++) {
      if (i != piece) {
        renumber(i, changed.numbers(i));
      }
    }
    replace(piece, tree, changed.numbers(piece));
  }

  /** Number of pieces, those without triangles and those taken out included. */
  public int pieceCount() {
    return trees.length;
  }

  /** The tree over a piece's triangles; null when it was taken out. */
  public StaticTree pieceTree(int piece) {
    return trees[piece];
  }

  /** What the tree of pieces has been put through; grows by one link per replaced piece. */
  public TreeWork work() {
    return pieces.work();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    out.clear();
    int node = pieces.root();
    while (node >= 0) {
      boolean hit =
          BoxQueries.overlaps(pieces.bounds(), 6 * node, minX, minY, minZ, maxX, maxY, maxZ);
      if (hit && pieces.isLeaf(node)) {
        int piece = pieces.user(node);
        int from = out.size();
        trees[piece].addOverlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
        name(piece, from, out);
      }
      node = pieces.next(node, hit);
    }
    out.sort();
  }

  @Override
  public void withinSphere(double x, double y, double z, double radius, IntList out) {
    out.clear();
    double limit = radius * radius * BoxQueries.SPHERE_SLACK;
    int node = pieces.root();
    while (node >= 0) {
      boolean hit = BoxQueries.squaredDistance(pieces.bounds(), 6 * node, x, y, z) <= limit;
      if (hit && pieces.isLeaf(node)) {
        int piece = pieces.user(node);
        int from = out.size();
        trees[piece].addWithinSphere(x, y, z, radius, out);
        name(piece, from, out);
      }
      node = pieces.next(node, hit);
    }
    out.sort();
  }

  @Override
  public void alongRay(
      double fromX, double fromY, double fromZ, double toX, double toY, double toZ, IntList out) {
    out.clear();
    double dx = toX - fromX;
    double dy = toY - fromY;
    double dz = toZ - fromZ;
    int node = pieces.root();
    while (node >= 0) {
      boolean hit = BoxQueries.crosses(pieces.bounds(), 6 * node, fromX, fromY, fromZ, dx, dy, dz);
      if (hit && pieces.isLeaf(node)) {
        int piece = pieces.user(node);
        int from = out.size();
        trees[piece].addAlongRay(fromX, fromY, fromZ, toX, toY, toZ, out);
        name(piece, from, out);
      }
      node = pieces.next(node, hit);
    }
    out.sort();
  }

  private void put(int piece, StaticTree tree, int[] triangleNumbers) {
    trees[piece] = tree;
    numbers[piece] = triangleNumbers;
    size += triangleNumbers.length;
    if (tree.box(box)) {
      leaves[piece] = pieces.insert(piece, box[0], box[1], box[2], box[3], box[4], box[5]);
    }
  }

  /** Turns the indices in a piece that were found from a place on into the caller's numbers. */
  private void name(int piece, int from, IntList out) {
    int[] names = numbers[piece];
    for (int i = from; i < out.size(); i++) {
      out.set(i, names[out.get(i)]);
    }
  }

  private static void checkSizes(StaticTree tree, int[] triangleNumbers) {
    if (tree.size() != triangleNumbers.length) {
      throw new IllegalArgumentException(
          "a tree over " + tree.size() + " triangles, but " + triangleNumbers.length + " numbers");
    }
  }
}
