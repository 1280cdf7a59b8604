package org.trackwalk.io.buffer;

import java.util.Arrays;

/** A list of floats, mostly xyz triples, in one plain array that grows. */
public final class GrowingFloats {

  private float[] items;
  private int size;

  /** An empty list with room for {@code capacity} items. */
  public GrowingFloats(int capacity) {
    items = new float[Math.max(capacity, 24)];
  }

  /** Appends a triple. */
  public void add(float x, float y, float z) {
    if (size + 3 > items.length) {
      items = Arrays.copyOf(items, Capacity.after(size, 3));
    }
    items[size] = x;
    items[size + 1] = y;
    items[size + 2] = z;
    size += 3;
  }

  /** Item {@code index}, which must be below {@link #size()}. */
  public float get(int index) {
    return items[index];
  }

  /** Number of items, not of triples. */
  public int size() {
    return size;
  }

  /** Forgets the items from {@code newSize} on; the room is kept. */
  public void truncate(int newSize) {
    size = Math.min(size, newSize);
  }

  /** The array behind the list, longer than {@link #size()}; replaced when the list grows. */
  public float[] items() {
    return items;
  }

  /** The items in an array of exactly their number; not a copy when the list is just full. */
  public float[] toArray() {
    return size == items.length ? items : Arrays.copyOf(items, size);
  }
}
