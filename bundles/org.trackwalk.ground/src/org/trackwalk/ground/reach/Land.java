package org.trackwalk.ground.reach;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.trackwalk.ground.memory.ItemAnswers;
import org.trackwalk.ground.memory.ItemBlocks;
import org.trackwalk.ground.memory.MarkedEdges;
import org.trackwalk.ground.memory.MarkedTriangles;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.PieceTrees;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/**
 * The ground and the walls of one surface. Each tree over them is built when somebody asks first,
 * and once: all stations of a check look at the same ones, and none of them is charged for it. Any
 * thread may ask.
 */
public final class Land {

  private final WeldedSurface surface;
  private final Memory memory;
  private final PieceTrees trees;
  private final int threads;
  private final Progress progress;
  private int[] carrying;
  private Floor floor;
  private Walls steep;
  private Walls faces;

  /**
   * Nothing is built yet.
   *
   * @param memory of an earlier check, whose trees are used again
   * @param threads that build
   */
  public Land(WeldedSurface surface, Memory memory, int threads, Progress progress) {
    this.surface = surface;
    this.memory = memory;
    this.trees = memory.trees();
    this.threads = threads;
    this.progress = progress;
  }

  /** That of a surface which is looked at once, by one thread. */
  public static Land of(WeldedSurface surface) {
    return new Land(surface, Memory.none(), 1, Progress.none());
  }

  /** What it is made of. */
  public WeldedSurface surface() {
    return surface;
  }

  /** How many threads may build what is found in it. */
  public int threads() {
    return threads;
  }

  /**
   * What is made of the numbers of its triangles, pieces and vertices alone; see {@link
   * SameNumbers#of}.
   */
  public <T> T byNumbers(Object what, Supplier<T> made) {
    return SameNumbers.of(memory, surface, what, made);
  }

  /** What is found at items that have numbers; see {@link ItemAnswers#of}. */
  public ItemAnswers.Items byItems(Object what, Joins joins, int count) {
    return ItemAnswers.of(memory, what, joins, count);
  }

  /**
   * What blocks of items tell, as long as all else that they depend on is the same.
   *
   * @param what items they are, and all that is asked of them but where triangles lie, by {@code
   *     equals}; null where that is not the same for long
   * @param items how many there are
   * @param triangle that an item is, or is an edge of; ascending
   * @param work on the items of a block, by trees and floors, or by what it notes itself
   */
  public <T> ItemBlocks<T> blocks(
      Object what, int items, IntUnaryOperator triangle, ItemBlocks.Work<T> work) {
    ItemAnswers.Items known =
        what == null
            ? ItemAnswers.Items.NONE
            : ItemAnswers.of(memory, what, null, ItemBlocks.count(items));
    return new ItemBlocks<>(surface, known, items, triangle, work);
  }

  /** The half-edges of which something holds; see {@link MarkedEdges#of}. */
  public BitSet edges(Topology topology, Object what, IntPredicate holds) {
    return MarkedEdges.of(memory, topology, surface.triangleCount(), what, holds);
  }

  /** The triangles of which something holds; see {@link MarkedTriangles#of}. */
  public int[] triangles(Object what, IntPredicate holds) {
    return MarkedTriangles.of(memory, surface.triangleCount(), what, holds);
  }

  /** All that carries a car. */
  public synchronized Floor floor() {
    if (floor == null) {
      floor = Budget.shared(() -> floor("all", t -> true));
    }
    return floor;
  }

  /**
   * What of some triangles carries a car, in a tree of its own: a road without what lies by it.
   *
   * @param what triangles they are, by {@code equals}: of numbers and of what is named here
   */
  public Floor floor(Object what, IntPredicate wanted) {
    int[] ground = carrying();
    FloorMembers members =
        byNumbers(new Wanted(what, ground), () -> FloorMembers.of(surface, ground, wanted));
    return Floor.of(surface, members, trees, threads, progress);
  }

  /** Which triangles are asked for; those that carry are one array as long as they are the same. */
  private record Wanted(Object what, int[] ground) {}

  /** Which of its triangles are too steep for a road, whichever way they face. */
  public IntPredicate steep() {
    return Steepness.of(surface, memory)::isSteep;
  }

  /** What stands for how steep all triangles are: the very same as long as they are as steep. */
  public Object steepness() {
    return Steepness.of(surface, memory).of();
  }

  /** Which of its triangles carry a car, as {@link Slopes#carries} has it; a new set. */
  public BitSet carries() {
    int[] ground = carrying();
    Carrying what = new Carrying(ground);
    return (BitSet) byNumbers(what, () -> set(ground)).clone();
  }

  /** The same as a set, by the array itself. */
  private record Carrying(int[] ground) {}

  private BitSet set(int[] some) {
    BitSet set = new BitSet(surface.triangleCount());
    for (int t : some) {
      set.set(t);
    }
    return set;
  }

  private synchronized int[] carrying() {
    if (carrying == null) {
      carrying = some(true);
    }
    return carrying;
  }

  /** The triangles that carry a car, or the others, ascending; the very same where they are. */
  private int[] some(boolean ground) {
    Steepness steepness = Steepness.of(surface, memory);
    return byNumbers(new Steep(steepness.of(), ground), () -> some(steepness, ground));
  }

  /** What is asked of how steep each triangle is, by the array itself. */
  private record Steep(byte[] of, boolean ground) {}

  private int[] some(Steepness steepness, boolean ground) {
    int[] some = new int[surface.triangleCount()];
    int count = 0;
    for (int t = 0; t < some.length; t++) {
      if (steepness.carries(t) == ground) {
        some[count++] = t;
      }
    }
    return Arrays.copyOf(some, count);
  }

  /**
   * All that is too steep for a car, to be asked by one thread.
   *
   * @param backs what of it stops a car from behind too
   */
  public synchronized Walls walls(BackFaces backs) {
    if (steep == null) {
      steep = Budget.shared(() -> walls(backs, some(false)));
    }
    return steep.seenBy(backs);
  }

  /**
   * All faces, however they lie, to be asked by one thread.
   *
   * @param backs what of it stops a car from behind too
   */
  public synchronized Walls faces(BackFaces backs) {
    if (faces == null) {
      int[] all =
          byNumbers("all faces", () -> IntStream.range(0, surface.triangleCount()).toArray());
      faces = Budget.shared(() -> walls(backs, all));
    }
    return faces.seenBy(backs);
  }

  private Walls walls(BackFaces backs, int[] of) {
    return new Walls(surface, backs, trees.over(surface, of, threads, progress));
  }

  /** A tree over all faces; its items are the surface's triangles. */
  public TriangleTree tree() {
    return faces(new BackFaces(true, false)).tree();
  }
}
