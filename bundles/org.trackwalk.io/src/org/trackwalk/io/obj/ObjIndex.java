package org.trackwalk.io.obj;

/**
 * Indices of a chunk before the sizes of the chunks before it are known, one int each: from 0 when
 * the file counts from its start, shifted below zero when it counts back from where it stands.
 */
final class ObjIndex {

  /** Not a number in the file. */
  static final int UNREADABLE = Integer.MIN_VALUE;

  /** 0, or beyond what a file of 2 GB can hold; also the normal of a corner that has none. */
  static final int OUTSIDE = Integer.MIN_VALUE + 1;

  private static final int SHIFT = 1 << 30;
  private static final int LIMIT = 1 << 29;

  private ObjIndex() {}

  /**
   * Packs an index.
   *
   * @param written as in the file: from 1, or negative
   * @param count number of items that the chunk has so far
   */
  static int pack(long written, int count) {
    if (written > 0) {
      return written <= LIMIT ? (int) written - 1 : OUTSIDE;
    }
    long fromChunk = count + written;
    return written == 0 || fromChunk < -LIMIT ? OUTSIDE : (int) fromChunk - SHIFT;
  }

  /**
   * The index in the whole file.
   *
   * @param base number of items in the chunks before
   * @param total number of items in the file
   * @return from 0; -1 when there is no such item
   */
  static int resolve(int packed, int base, int total) {
    int index = packed;
    if (packed < 0) {
      if (packed <= OUTSIDE) {
        return -1;
      }
      index = packed + SHIFT + base;
    }
    return index >= 0 && index < total ? index : -1;
  }
}
