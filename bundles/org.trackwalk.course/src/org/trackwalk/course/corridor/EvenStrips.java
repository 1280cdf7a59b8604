package org.trackwalk.course.corridor;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.trackwalk.ground.reach.Body;

/**
 * Which strips of a sheet that was made along a road are its lanes, by their widths alone: lanes
 * are made evenly, and what lies beside them is as wide on one side as on the other.
 */
final class EvenStrips {

  /** Strips whose widths differ by less, as a part of the wider one, are even. */
  private static final double EVEN = 0.03;

  /** So many even strips side by side are lanes, whatever lies beside them. */
  private static final int RUN = 3;

  /** A lane may have been cut into so many strips, for something that stands on it. */
  private static final int PARTS = 4;

  /** What is narrower is a kerb or a line and no lane: half a car, metres. */
  private static final double LANE = Body.CAR.width() / 2;

  private final double[] widths;

  private EvenStrips(double[] widths) {
    this.widths = widths;
  }

  /**
   * The first of the strips that are lanes, and the first behind them; null where widths do not
   * tell, or all are lanes.
   *
   * @param widths of the strips from border to border, metres
   * @param narrowest a road, metres
   */
  static int[] lanes(double[] widths, double narrowest) {
    EvenStrips strips = new EvenStrips(widths);
    int[] lanes = strips.run();
    if (lanes == null) {
      lanes = strips.middle();
    }
    boolean all = lanes != null && lanes[0] == 0 && lanes[1] == widths.length;
    return lanes == null || all || strips.sum(lanes[0], lanes[1]) < narrowest ? null : lanes;
  }

  private double sum(int from, int to) {
    return Arrays.stream(widths, from, to).sum();
  }

  /** Whether two widths are those of even strips. */
  static boolean even(double a, double b) {
    return Math.abs(a - b) <= EVEN * Math.max(a, b);
  }

  /** The widest run of lanes that are as wide as each other; null where there is none. */
  private int[] run() {
    int[] best = null;
    for (int i = 0; i + RUN <= widths.length; i++) {
      double lane = widths[i];
      if (lane >= LANE && IntStream.range(i, i + RUN).allMatch(k -> even(widths[k], lane))) {
        int[] found = grown(i, i + RUN, lane);
        best = best == null || sum(found[0], found[1]) > sum(best[0], best[1]) ? found : best;
      }
    }
    return best == null || !isApart(best) ? null : best;
  }

  /** With what goes on on either side: lanes, and lanes that were cut on one side only. */
  private int[] grown(int from, int to, double lane) {
    int[] run = {from, to};
    boolean more = true;
    while (more) {
      int most = isMirrored(run) ? 1 : PARTS;
      int left = parts(run[0], -1, lane, most);
      int right = parts(run[1], 1, lane, most);
      run[0] -= left;
      run[1] += right;
      more = left + right > 0;
    }
    return run;
  }

  /** Whether two strips on the left of a run are as wide as those on the right: it ends there. */
  private boolean isMirrored(int[] run) {
    return run[0] >= 2
        && run[1] + 2 <= widths.length
        && even(widths[run[0] - 1], widths[run[1]])
        && even(widths[run[0] - 2], widths[run[1] + 1]);
  }

  /** Of how many strips the next lanes on one side are; 0 where none go on. */
  private int parts(int end, int side, double lane, int most) {
    for (int n = 1; n <= most; n++) {
      int from = side > 0 ? end : end - n;
      if (from < 0 || from + n > widths.length) {
        return 0;
      }
      if (fills(from, from + n, lane)) {
        return n;
      }
    }
    return 0;
  }

  /** Whether no other strip is as wide as a lane: in a grid that ends unevenly some are. */
  private boolean isApart(int[] run) {
    double lane = median(run[0], run[1]);
    return IntStream.range(0, widths.length)
        .filter(i -> i < run[0] || i >= run[1])
        .noneMatch(i -> even(widths[i], lane));
  }

  private double median(int from, int to) {
    double[] sorted = Arrays.copyOfRange(widths, from, to);
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  /** Whether strips are one lane, or lanes that were cut elsewhere. */
  private boolean fills(int from, int to, double lane) {
    double sum = sum(from, to);
    double lanes = Math.rint(sum / lane);
    return lanes >= 1
        && lanes <= to - from
        && Math.abs(sum - lanes * lane) <= EVEN * lane
        && Arrays.stream(widths, from, to).allMatch(w -> w < 2 * lane);
  }

  /**
   * What is left between strips that are as wide on one side as on the other; the outermost may end
   * anywhere.
   */
  private int[] middle() {
    int n = widths.length;
    int i = isPair(0) || !isPair(1) ? 0 : 1;
    while (isPair(i)) {
      i++;
    }
    return new int[] {i, n - i};
  }

  /** Whether the i-th strips of both sides lie beside lanes that are between them. */
  private boolean isPair(int i) {
    int n = widths.length;
    return 2 * (i + 1) < n && even(widths[i], widths[n - 1 - i]) && !isLanes(i);
  }

  /** Whether the strips from the i-th of each side on are lanes. */
  private boolean isLanes(int i) {
    int n = widths.length;
    double outer = widths[i];
    boolean same = even(outer, widths[i + 1]) || even(outer, widths[n - 2 - i]);
    return outer >= LANE && same;
  }
}
