package org.trackwalk.mesh.level;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An array of a mesh: held, or on a {@link MeshShelf} and brought each time somebody asks.
 *
 * @param <T> float[] or int[]
 */
final class MeshArray<T> {

  /** Null when it lies on a shelf. */
  private final T held;

  private final Supplier<T> shelved;
  private final int length;

  private MeshArray(T held, Supplier<T> shelved, int length) {
    this.held = held;
    this.shelved = shelved;
    this.length = length;
  }

  /** Null for null. */
  static MeshArray<float[]> of(float[] values) {
    return values == null ? null : new MeshArray<>(values, null, values.length);
  }

  /** Null for null. */
  static MeshArray<int[]> of(int[] values) {
    return values == null ? null : new MeshArray<>(values, null, values.length);
  }

  /** The array, null for null. */
  static <T> T get(MeshArray<T> array) {
    return array == null ? null : array.get();
  }

  T get() {
    return held != null ? held : shelved.get();
  }

  int length() {
    return length;
  }

  /** The same object for arrays that are one and the same. */
  Object key() {
    return held != null ? held : shelved;
  }

  /**
   * The same on a shelf; null for null.
   *
   * @param put of the shelf
   */
  static <T> MeshArray<T> shelved(MeshArray<T> array, Function<T, Supplier<T>> put) {
    return array == null ? null : new MeshArray<>(null, put.apply(array.get()), array.length);
  }

  /** Whether two have the same numbers; both may be null. */
  static boolean same(MeshArray<int[]> a, MeshArray<int[]> b) {
    return a == b || Arrays.equals(get(a), get(b));
  }
}
