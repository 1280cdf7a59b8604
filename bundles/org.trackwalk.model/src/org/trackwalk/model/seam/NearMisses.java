package org.trackwalk.model.seam;

/**
 * How far the ends of near misses are apart, by level axis (0 x, 1 y, 2 z) and by float steps: an
 * exporter that rounds leaves another picture than a tool that moves one axis.
 *
 * @param counts per axis {@link #BINS} numbers: pairs of ends that are equal there, 1 step apart, 2
 *     to 3, 4 to 7 and so on by powers of two; the last counts all that is more
 * @param pairs of ends compared
 */
public record NearMisses(int[][] counts, int pairs) {

  /** Equal, then powers of two up to 2^13 float steps, then more. */
  public static final int BINS = 16;

  /** The bin of a number of float steps. */
  public static int bin(long steps) {
    return Math.min(BINS - 1, 64 - Long.numberOfLeadingZeros(steps));
  }

  /** The only axis on which near misses differ; -1 when there are several, or no near misses. */
  public int onlyAxis() {
    int only = -1;
    for (int k = 0; k < 3; k++) {
      if (counts[k][0] < pairs) {
        if (only >= 0) {
          return -1;
        }
        only = k;
      }
    }
    return only;
  }
}
