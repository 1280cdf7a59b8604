package org.trackwalk.ground.memory;

import java.util.function.IntUnaryOperator;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What many items tell together, such as a sum over all triangles of a road, worked out block by
 * block: a block holds what it told in the last check where no changed triangle meets what was
 * looked at for it. Whoever sums does so block by block in every check, so that sums are the same
 * to the last digit whatever was known of them.
 *
 * @param <T> what a block tells
 */
public final class ItemBlocks<T> {

  /** Items of a block: so many triangles lie near each other. */
  private static final int SIZE = 512;

  /**
   * Works on the items of a block.
   *
   * @param <T> what it tells, in numbers only that do not change
   */
  @FunctionalInterface
  public interface Work<T> {

    /** What items from one to before another tell. */
    T of(int from, int to);
  }

  private final WeldedSurface surface;
  private final ItemAnswers.Items known;
  private final int items;
  private final IntUnaryOperator triangle;
  private final Work<T> work;

  /**
   * Nothing is worked out yet.
   *
   * @param known about blocks, as many as {@link #count(int)} says
   * @param items how many there are
   * @param triangle that an item is, or is an edge of; ascending, so that a block lies together
   */
  public ItemBlocks(
      WeldedSurface surface,
      ItemAnswers.Items known,
      int items,
      IntUnaryOperator triangle,
      Work<T> work) {
    this.surface = surface;
    this.known = known;
    this.items = items;
    this.triangle = triangle;
    this.work = work;
  }

  /** How many blocks so many items are. */
  public static int count(int items) {
    return (items + SIZE - 1) / SIZE;
  }

  /** How many there are. */
  public int count() {
    return count(items);
  }

  /** What a block tells; shared: do not write. */
  public T get(int block) {
    int from = SIZE * block;
    int to = Math.min(items, from + SIZE);
    if (known == ItemAnswers.Items.NONE) {
      return work.of(from, to);
    }
    return known.of(block, () -> seen(from, to));
  }

  private T seen(int from, int to) {
    for (int i = from; i < to; i++) {
      Sight.triangle(surface, triangle.applyAsInt(i));
    }
    return work.of(from, to);
  }
}
