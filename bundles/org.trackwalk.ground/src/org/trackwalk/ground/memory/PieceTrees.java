package org.trackwalk.ground.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.AddingTree;
import org.trackwalk.mesh.tree.QuantisedTree;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Trees over triangles, built piece by piece and kept while the piece is the same: when one piece
 * of a level has changed, one tree is built. Stations that ask for the same triangles of a piece
 * share a tree, whatever they want them for.
 */
public final class PieceTrees {

  /** From so many triangles on all threads build one tree together. */
  private static final int LARGE = 50_000;

  /**
   * A tree over triangles of a piece.
   *
   * @param sources their places in the piece, in the surface's order
   * @param order per item of the tree its place in that list; null where it is the item itself
   * @param tree over them
   * @param builtArea of the tree from which it was refitted, see {@link StaticTree#area}; 0 where
   *     it was built
   */
  private record Kept(int[] sources, int[] order, AddingTree tree, double builtArea) {}

  /** A refitted tree whose boxes have grown more than this is built anew: a tenth. */
  private static final double MOST_GROWTH = 1.1;

  /** Whether trees are kept with rounded boxes, which take little more than half of the memory. */
  private final boolean small;

  private Map<Piece, List<Kept>> before;
  private final Map<Piece, List<Kept>> now = new IdentityHashMap<>();

  /** How members of trees were dealt to their pieces in the check before, and are in this one. */
  private List<ByPiece> groupsBefore;

  private final List<ByPiece> groups = new ArrayList<>();

  private PieceTrees(boolean small, Map<Piece, List<Kept>> before, List<ByPiece> groupsBefore) {
    this.small = small;
    this.before = before;
    this.groupsBefore = groupsBefore;
  }

  /** Nothing is kept yet. */
  public static PieceTrees empty() {
    return new PieceTrees(false, Map.of(), List.of());
  }

  /** Nothing is kept yet; trees find the same and take less memory. */
  public static PieceTrees small() {
    return new PieceTrees(true, Map.of(), List.of());
  }

  boolean areSmall() {
    return small;
  }

  /** What a following check starts from: the trees that were asked for, and no others. */
  public synchronized PieceTrees next() {
    Map<Piece, List<Kept>> asked = new IdentityHashMap<>();
    now.forEach((piece, trees) -> asked.put(piece, List.copyOf(trees)));
    return new PieceTrees(small, asked, List.copyOf(groups));
  }

  /**
   * A tree over some triangles of a surface.
   *
   * @param members numbers of triangles, ascending
   */
  public PieceForest over(WeldedSurface surface, int[] members, int threads, Progress progress) {
    ByPiece grouped = grouped(surface, members);
    int used = grouped.pieces().length;
    int[][] triangles = grouped.triangles().clone(); // a refitted tree has another order
    int[][] sources = grouped.sources();
    Piece[] owners = new Piece[used];
    for (int slot = 0; slot < used; slot++) {
      owners[slot] = surface.pieces().get(grouped.pieces()[slot]);
    }
    Kept[] found = new Kept[used];
    List<Integer> missing = new ArrayList<>();
    int items = 0;
    for (int slot = 0; slot < used; slot++) {
      found[slot] = kept(owners[slot], sources[slot]);
      if (found[slot] == null && triangles[slot].length >= LARGE) {
        found[slot] =
            made(owners[slot], surface, sources[slot], triangles[slot], threads, progress);
      } else if (found[slot] == null) {
        missing.add(slot);
        items += triangles[slot].length;
      }
    }
    progress.begin("building the trees of the pieces", items);
    Workers.run(
        threads,
        missing.size(),
        part -> {
          int slot = missing.get(part);
          found[slot] =
              made(owners[slot], surface, sources[slot], triangles[slot], 1, progress.within());
          progress.worked(triangles[slot].length);
        });
    AddingTree[] trees = new AddingTree[used];
    for (int slot = 0; slot < used; slot++) {
      trees[slot] = found[slot].tree();
      if (found[slot].order() != null) {
        triangles[slot] = MovedItems.inOrder(triangles[slot], found[slot].order());
      }
    }
    return new PieceForest(triangles, trees, small ? surface : null);
  }

  /** Triangles piece by piece, as they were where numbers are the same. */
  private ByPiece grouped(WeldedSurface surface, int[] members) {
    ByPiece known = knownGroups(surface, members);
    ByPiece grouped = known == null ? ByPiece.of(surface, members) : known;
    if (!small) {
      synchronized (this) {
        if (!groups.contains(grouped)) {
          groups.add(grouped);
        }
      }
    }
    return grouped;
  }

  private synchronized ByPiece knownGroups(WeldedSurface surface, int[] members) {
    for (ByPiece known : groupsBefore) {
      if (known.holds(surface, members)) {
        return known;
      }
    }
    return null;
  }

  /** Forgets the trees that were not asked for since the check before. */
  synchronized void settle() {
    before = Map.of();
    groupsBefore = List.of();
  }

  /** A tree that was not there: all who ask for it later have it for nothing, and so has this. */
  private Kept made(
      Piece owner,
      WeldedSurface surface,
      int[] sources,
      int[] triangles,
      int threads,
      Progress progress) {
    return Budget.shared(() -> tree(owner, surface, sources, triangles, threads, progress));
  }

  /** That of the piece before it changed, refitted, or a new one. */
  private Kept tree(
      Piece owner,
      WeldedSurface surface,
      int[] sources,
      int[] triangles,
      int threads,
      Progress progress) {
    progress.check();
    Kept made = refitted(owner, surface, sources, triangles, threads);
    if (made == null) {
      int[] corners = new int[3 * triangles.length];
      for (int i = 0; i < triangles.length; i++) {
        System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
      }
      int worth = Workers.worth(threads, triangles.length);
      StaticTree tree = StaticTree.overTriangles(surface.positions(), corners, worth, progress);
      made = new Kept(sources, null, small ? new QuantisedTree(tree, worth) : tree, 0);
    }
    keep(owner, made);
    return made;
  }

  /** Null where no tree over the same triangles was there before their corners moved a little. */
  private Kept refitted(
      Piece owner, WeldedSurface surface, int[] sources, int[] triangles, int threads) {
    for (Kept old : before(owner)) {
      if (old.tree() instanceof StaticTree tree && old.sources().length == sources.length) {
        int[] order = MovedItems.order(old.sources(), old.order(), sources);
        if (order != null) {
          float[] boxes = MovedItems.boxes(surface, triangles, order);
          StaticTree moved = tree.refitted(boxes, threads);
          double area = old.builtArea() > 0 ? old.builtArea() : tree.area();
          return moved.area() <= MOST_GROWTH * area ? new Kept(sources, order, moved, area) : null;
        }
      }
    }
    return null;
  }

  /** Trees of the piece that was there with the same name and the same triangles. */
  private synchronized List<Kept> before(Piece owner) {
    for (Map.Entry<Piece, List<Kept>> each : before.entrySet()) {
      Piece piece = each.getKey();
      if (piece != owner
          && piece.name().equals(owner.name())
          && Arrays.equals(piece.triangles(), owner.triangles())) {
        return each.getValue();
      }
    }
    return List.of();
  }

  private synchronized Kept kept(Piece piece, int[] sources) {
    Kept found = find(now.get(piece), sources);
    if (found != null) {
      return found;
    }
    found = find(before.get(piece), sources);
    if (found != null) {
      keep(piece, found);
    }
    return found;
  }

  private synchronized void keep(Piece piece, Kept tree) {
    now.computeIfAbsent(piece, k -> new ArrayList<>()).add(tree);
  }

  private static Kept find(List<Kept> trees, int[] sources) {
    for (int i = 0; trees != null && i < trees.size(); i++) {
      if (Arrays.equals(trees.get(i).sources(), sources)) {
        return trees.get(i);
      }
    }
    return null;
  }
}
