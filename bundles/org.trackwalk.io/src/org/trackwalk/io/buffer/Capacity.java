package org.trackwalk.io.buffer;

/** How far a growing list grows. */
final class Capacity {

  /** The longest array that every virtual machine gives. */
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  private Capacity() {}

  /**
   * Half as much again, so that appending stays linear.
   *
   * @throws OutOfMemoryError when no array is long enough, as the machine itself would say it
   */
  static int after(int size, int more) {
    long needed = (long) size + more;
    if (needed > LONGEST) {
      throw new OutOfMemoryError("a list of " + needed + " numbers");
    }
    return (int) Math.min(LONGEST, Math.max(needed, size + (long) (size >> 1)));
  }
}
