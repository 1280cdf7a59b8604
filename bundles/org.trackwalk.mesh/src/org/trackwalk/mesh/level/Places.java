package org.trackwalk.mesh.level;

/** Where the triangles of a piece stand in its file. */
final class Places {

  /** One per triangle; null where they stand one after the other. */
  private final MeshArray<int[]> each;

  private final int first;
  private final int step;

  /** One place per triangle. */
  Places(int[] each) {
    this(MeshArray.of(each));
  }

  private Places(MeshArray<int[]> each) {
    this.each = each;
    first = 0;
    step = 0;
  }

  /** The place of the first triangle, and how far the next one is. */
  Places(int first, int step) {
    each = null;
    this.first = first;
    this.step = step;
  }

  /** The same with what it lists on a shelf. */
  Places shelved(MeshShelf shelf) {
    return each == null ? this : new Places(MeshArray.shelved(each, shelf::put));
  }

  boolean fits(int triangles) {
    return each == null || each.length() == triangles;
  }

  int of(int triangle) {
    return each == null ? first + step * triangle : each.get()[triangle];
  }

  static boolean same(Places a, Places b) {
    return a == b
        || a != null
            && b != null
            && a.first == b.first
            && a.step == b.step
            && MeshArray.same(a.each, b.each);
  }
}
