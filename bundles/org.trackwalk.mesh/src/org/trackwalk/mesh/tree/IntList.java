package org.trackwalk.mesh.tree;

import java.util.Arrays;

/** A growing list of ints that its owner reuses, so that queries allocate nothing. */
public final class IntList {

  private static final int FEW = 16;

  private int[] items;
  private int size;

  /** Sorts long runs; null until there is one. */
  private MarkSort marks;

  /** Room for a few. */
  public IntList() {
    this(FEW);
  }

  /**
   * Room for so many; it grows where there are more.
   *
   * @param capacity not negative
   */
  public IntList(int capacity) {
    items = new int[Math.max(1, capacity)];
  }

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

  /** The place of an int in a list that ascends; negative where it is not there. */
  public int find(int value) {
    return Arrays.binarySearch(items, 0, size, value);
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

  /**
   * Appends part of an array.
   *
   * @param from its first place
   * @param to behind its last place
   * @throws IndexOutOfBoundsException when there are no such places
   */
  public void addAll(int[] of, int from, int to) {
    if (to - from > items.length - size) {
      items = Arrays.copyOf(items, Math.max(2 * size, size + to - from));
    }
    System.arraycopy(of, from, items, size, to - from);
    size += to - from;
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
