package org.trackwalk.eclipse.core.check;

/**
 * What has become of the findings since the check before: "7 fixed, 3 left, 0 new, 0 worse".
 *
 * @param fixed that were there and are gone
 * @param left that were there and are not worse
 * @param added that are new
 * @param worse that were there and were smaller
 */
public record SinceLast(int fixed, int left, int added, int worse) {

  /** The sum over two parts of a level. */
  SinceLast plus(SinceLast other) {
    return new SinceLast(
        fixed + other.fixed, left + other.left, added + other.added, worse + other.worse);
  }
}
