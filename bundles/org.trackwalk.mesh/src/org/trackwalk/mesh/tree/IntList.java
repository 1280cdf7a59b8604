package org.trackwalk.mesh.tree;

import java.util.Arrays;

/** A growing list of ints that its owner reuses, so that queries allocate nothing. */
public final class IntList {

  private int[] items = new int[16];
  private int size;

  /** Sorts long runs; null until there is one. */
  private MarkSort marks;

  /** Number of ints. */
  public int size() {
    return size;
  }

  /**
   * The int at a place.
   *
   * @throws IndexOutOfBoundsException when {@code i} is not below the size
   */
  public int get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException(i);
    }
    return items[i];
  }

  /**
   * Puts another int at a place.
   *
   * @throws IndexOutOfBoundsException when {@code i} is not below the size
   */
  public void set(int i, int value) {
    if (i >= size) {
      throw new IndexOutOfBoundsException(i);
    }
    items[i] = value;
  }

  /** Appends an int. */
  public void add(int value) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = value;
  }

  /** Forgets all ints and keeps the memory. */
  public void clear() {
    size = 0;
  }

  /** Forgets all but the first {@code newSize} ints; does nothing when there are fewer. */
  public void truncate(int newSize) {
    size = Math.min(size, newSize);
  }

  /** Forgets so many of the first ints, at most all; the others move to the front. */
  public void dropFirst(int count) {
    System.arraycopy(items, count, items, 0, size - count);
    size -= count;
  }

  /** A copy that is exactly as long as the list. */
  public int[] array() {
    return Arrays.copyOf(items, size);
  }

  /** Sorts ascending. */
  public void sort() {
    if (size >= MarkSort.LEAST) {
      marks = marks == null ? new MarkSort() : marks;
      if (marks.sort(items, size)) {
        return;
      }
    }
    IntSort.sort(items, 0, size);
  }
}
