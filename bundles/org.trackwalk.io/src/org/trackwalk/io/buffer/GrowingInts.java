package org.trackwalk.io.buffer;

import java.util.Arrays;

/** A list of ints in one plain array that grows. */
public final class GrowingInts {

  private int[] items;
  private int size;

  /** An empty list with room for {@code capacity} items. */
  public GrowingInts(int capacity) {
    items = new int[Math.max(capacity, 16)];
  }

  /** Appends one item. */
  public void add(int value) {
    if (size == items.length) {
      items = Arrays.copyOf(items, Capacity.after(size, 1));
    }
    items[size++] = value;
  }

  /** Appends three items. */
  public void add(int a, int b, int c) {
    if (size + 3 > items.length) {
      items = Arrays.copyOf(items, Capacity.after(size, 3));
    }
    items[size] = a;
    items[size + 1] = b;
    items[size + 2] = c;
    size += 3;
  }

  /** Appends the same item {@code count} times. */
  public void addTimes(int count, int value) {
    if (count > items.length - size) {
      items = Arrays.copyOf(items, Capacity.after(size, count));
    }
    Arrays.fill(items, size, size + count, value);
    size += count;
  }

  /** Item {@code index}, which must be below {@link #size()}. */
  public int get(int index) {
    return items[index];
  }

  /** Number of items. */
  public int size() {
    return size;
  }

  /** Forgets the items from {@code newSize} on; the room is kept. */
  public void truncate(int newSize) {
    size = Math.min(size, newSize);
  }

  /** The array behind the list, longer than {@link #size()}; replaced when the list grows. */
  public int[] items() {
    return items;
  }

  /** The items in an array of exactly their number; not a copy when the list is just full. */
  public int[] toArray() {
    return size == items.length ? items : Arrays.copyOf(items, size);
  }
}
