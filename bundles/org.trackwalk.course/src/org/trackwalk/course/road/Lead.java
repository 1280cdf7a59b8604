package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.mesh.tree.IntList;

/**
 * Leads a walker along the racing line where the ground is so wide that its borders say nothing of
 * the way: in a field, on a square, where a road's material goes on over the slopes beside it.
 * Where a road has borders the line, which swings from one to the other, does not lead.
 */
final class Lead {

  /** No line. */
  static final Lead NONE = new Lead(new double[0], 0);

  /**
   * What is wider is no road, metres: twice the width that a new circuit must have, 12 m (FIA,
   * International Sporting Code, Appendix O), rounded up.
   */
  static final double WIDEST = 25;

  /** A line's corners are rounded over so many samples to each side, a metre apart. */
  private static final int ROUNDED = 5;

  /** Cosine of the most that it may turn from the walker's heading: 60 degrees. */
  private static final double ALIGNED = 0.5;

  /** Edge of a cell of the grid in which samples are found, metres. */
  private static final double CELL = 8;

  /** Numbers kept per sample: x, y, z, unit direction x and z. */
  private static final int NUMBERS = 5;

  private final double[] samples;

  private final double id;
  private final Map<Long, IntList> cells = new HashMap<>();

  private Lead(double[] samples, double id) {
    this.samples = samples;
    this.id = id;
    for (int i = 0; i < samples.length / NUMBERS; i++) {
      cells
          .computeIfAbsent(
              cell(samples[NUMBERS * i], samples[NUMBERS * i + 2], 0, 0), k -> new IntList())
          .add(i);
    }
  }

  /** Along a line; {@link #NONE} where nobody gave one. */
  static Lead of(RacingLine line) {
    if (!line.known()) {
      return NONE;
    }
    List<double[]> walked = new ArrayList<>();
    line.walk(Strand.ROW, (x, y, z, dx, dz) -> walked.add(new double[] {x, y, z}));
    if (!line.closed()) {
      goOn(walked);
    }
    int n = walked.size();
    double[] samples = new double[NUMBERS * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        double sum = 0;
        for (int j = -ROUNDED; j <= ROUNDED; j++) {
          sum += walked.get(near(i + j, n, line.closed()))[k];
        }
        samples[NUMBERS * i + k] = sum / (2 * ROUNDED + 1);
      }
    }
    for (int i = 0; i < n; i++) {
      int a = near(i - 1, n, line.closed());
      int b = near(i + 1, n, line.closed());
      double dx = samples[NUMBERS * b] - samples[NUMBERS * a];
      double dz = samples[NUMBERS * b + 2] - samples[NUMBERS * a + 2];
      double size = Math.max(1e-9, Math.sqrt(dx * dx + dz * dz));
      samples[NUMBERS * i + 3] = dx / size;
      samples[NUMBERS * i + 4] = dz / size;
    }
    return new Lead(samples, Arrays.hashCode(line.points()) + (line.closed() ? 0.5 : 0.25));
  }

  /** At its ends an open line leads straight on, as far as it leads somebody beside it. */
  private static void goOn(List<double[]> walked) {
    for (int end = 0; end < 2 && walked.size() > 1; end++) {
      double[] last = walked.get(walked.size() - 1);
      double[] before = walked.get(Math.max(0, walked.size() - 1 - ROUNDED));
      double dx = last[0] - before[0];
      double dz = last[2] - before[2];
      double length = Math.sqrt(dx * dx + dz * dz);
      for (int i = 1; length > 0 && i <= half() / Strand.ROW; i++) {
        double part = i * Strand.ROW / length;
        walked.add(
            new double[] {
              last[0] + part * dx, last[1] + part * (last[1] - before[1]), last[2] + part * dz
            });
      }
      Collections.reverse(walked);
    }
  }

  private static int near(int i, int n, boolean closed) {
    return closed ? Math.floorMod(i, n) : Math.max(0, Math.min(n - 1, i));
  }

  /** Stands for the line among what a step depends on. */
  double id() {
    return id;
  }

  /** How far from the line's middle lanes go where it leads, metres. */
  static double half() {
    return WIDEST / 2;
  }

  /**
   * The sample beside a walker, where the line leads him: who is farther from it than half of the
   * widest road walks elsewhere.
   *
   * @param left how far the road goes to the left, metres; likewise {@code right}
   * @return -1 where it does not
   */
  int beside(double x, double y, double z, double dx, double dz, double left, double right) {
    if (samples.length == 0 || left + right <= WIDEST) {
      return -1;
    }
    int best = nearest(x, y, z, dx, dz);
    if (best < 0) {
      return -1;
    }
    double aside = aside(best, x, z, dx, dz);
    return aside <= Math.min(left, half()) && -aside <= Math.min(right, half()) ? best : -1;
  }

  /** The nearest sample within half of the widest road that looks along a way or back; or -1. */
  private int nearest(double x, double y, double z, double dx, double dz) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    int most = (int) Math.ceil(half() / CELL);
    for (int i = -most; i <= most; i++) {
      for (int k = -most; k <= most; k++) {
        IntList list = cells.get(cell(x, z, i, k));
        for (int n = 0; list != null && n < list.size(); n++) {
          int s = NUMBERS * list.get(n);
          double ex = samples[s] - x;
          double ez = samples[s + 2] - z;
          double square = ex * ex + ez * ez;
          double aligned = Math.abs(dx * samples[s + 3] + dz * samples[s + 4]);
          if (square < least
              && aligned > ALIGNED
              && Math.abs(samples[s + 1] - y) <= RacingLine.OVER) {
            least = square;
            best = list.get(n);
          }
        }
      }
    }
    return best;
  }

  /** How far left of a walker's way the line runs at a sample, metres. */
  double aside(int sample, double x, double z, double dx, double dz) {
    return (samples[NUMBERS * sample] - x) * dz - (samples[NUMBERS * sample + 2] - z) * dx;
  }

  /** x and z of a sample. */
  double[] at(int sample) {
    return new double[] {samples[NUMBERS * sample], samples[NUMBERS * sample + 2]};
  }

  /** Unit direction of the line at a sample, as somebody sees it who looks this way. */
  double[] direction(int sample, double dx, double dz) {
    double x = samples[NUMBERS * sample + 3];
    double z = samples[NUMBERS * sample + 4];
    double way = x * dx + z * dz < 0 ? -1 : 1;
    return new double[] {way * x, way * z};
  }

  /**
   * Which way the line runs along rows: how many of them look along it, less those that look back.
   *
   * @param rows x, y, z, unit heading x and z, and more of each
   * @param stride numbers of each
   * @param count of them
   * @return 0 where the line runs along none, and without a line
   */
  int along(double[] rows, int stride, int count) {
    int sum = 0;
    for (int i = 0; i < count && samples.length > 0; i++) {
      int at = i * stride;
      double[] way = {rows[at + 3], rows[at + 4]};
      int sample = nearest(rows[at], rows[at + 1], rows[at + 2], way[0], way[1]);
      int s = NUMBERS * sample;
      sum += sample < 0 ? 0 : (int) Math.signum(way[0] * samples[s + 3] + way[1] * samples[s + 4]);
    }
    return sum;
  }

  private static long cell(double x, double z, int i, int k) {
    long cx = (long) Math.floor(x / CELL) + i;
    long cz = (long) Math.floor(z / CELL) + k;
    return cx << 32 ^ (cz & 0xffffffffL);
  }
}
