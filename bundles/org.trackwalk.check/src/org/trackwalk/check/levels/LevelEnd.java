package org.trackwalk.check.levels;

/**
 * How a level of a run ended.
 *
 * @param name as the user named the path
 * @param how what became of it
 * @param seconds from its first byte to its report
 * @param need the bytes of memory that it was expected to take, a measure of the work
 * @param reason one line where it failed; else empty
 */
public record LevelEnd(String name, How how, double seconds, long need, String reason) {

  /** What became of a level. */
  public enum How {
    /** It was loaded and checked. */
    CHECKED,
    /** Nothing has changed since an earlier run. */
    KNOWN,
    /** It could not be. */
    FAILED
  }
}
