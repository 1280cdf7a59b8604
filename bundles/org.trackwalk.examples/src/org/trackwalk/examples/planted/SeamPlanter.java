package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.Ulps;
import org.trackwalk.examples.truth.Truth;

/**
 * Plants defects where two road pieces meet: moves the first row of the second piece, but for its
 * two ends, which kerbs or verges share.
 */
final class SeamPlanter {

  private final Workpiece work;
  private final Random random;
  private final Sizes sizes;

  SeamPlanter(Workpiece work, Random random, Sizes sizes) {
    this.work = work;
    this.random = random;
    this.sizes = sizes;
  }

  /** Plants between a segment and the one after it. */
  Truth plant(DefectKind kind, int segment) {
    Workpiece.Part a = work.part("road", segment);
    Workpiece.Part b = work.part("road", segment + 1);
    int last = b.strip().columns();
    int one = 1 + random.nextInt(last - 1);
    return switch (kind) {
      case VERTEX_8_ULP -> {
        nudge(b, one);
        yield nearMiss(kind, a, b, one - 1, one + 1);
      }
      case SEAM_8_ULP -> {
        for (int c = 1; c < last; c++) {
          nudge(b, c);
        }
        yield nearMiss(kind, a, b, 0, last);
      }
      case SEAM_HALF_MM -> {
        shift(b, 0, sizes.miss(random));
        yield nearMiss(kind, a, b, 0, last);
      }
      case SIGNED_ZERO_SEAM -> signedZero(kind, a, b);
      case GAP -> {
        shift(b, sizes.gap(random), 0);
        yield seam(kind, a, b, 0, last).edges("gap", length(a, 0, last)).metres("gap", apart(a, b));
      }
      case OVERLAP_10_MM -> {
        shift(b, -sizes.overlap(random), 0);
        yield seam(kind, a, b, 0, last)
            .edges("overlap", length(a, 0, last))
            .metres("overlap", apart(a, b));
      }
      case STEP -> {
        shift(b, 0, sizes.step(random));
        yield step(kind, a, b);
      }
      case STEP_WITH_GAP -> {
        shift(b, 0.002, 0.003);
        yield step(kind, a, b);
      }
      case HOLE_AT_SEAM -> hole(kind, a, b, 1 + random.nextInt(last - 2));
      default -> throw new IllegalArgumentException(kind + " does not stand at a seam");
    };
  }

  /** Moves the longer horizontal coordinate of a seam vertex by some representable numbers. */
  private void nudge(Workpiece.Part b, int column) {
    float[] p = b.position(0, column);
    int axis = Math.abs(p[0]) > Math.abs(p[2]) ? 0 : 2;
    p[axis] = Ulps.step(p[axis], sizes.ulps(random, p[axis]));
    b.mesh().move(b.vertex(0, column), p[0], p[1], p[2]);
  }

  /** Moves the inner vertices of the seam along the lap and upwards. */
  private static void shift(Workpiece.Part b, double forward, double up) {
    for (int c = 1; c < b.strip().columns(); c++) {
      double[] p = Measures.towards(b.position(0, c), b.position(1, c), forward);
      b.mesh().move(b.vertex(0, c), p[0], p[1] + up, p[2]);
    }
  }

  private static Truth nearMiss(
      DefectKind kind, Workpiece.Part a, Workpiece.Part b, int from, int to) {
    double largest = 0;
    for (int c = from; c <= to; c++) {
      float[] left = a.position(a.strip().rows(), c);
      largest = Math.max(largest, Measures.distance(left, b.position(0, c)));
    }
    return seam(kind, a, b, from, to)
        .edges("near-miss", length(a, from, to))
        .metres("distance", largest);
  }

  private static Truth signedZero(DefectKind kind, Workpiece.Part a, Workpiece.Part b) {
    int last = b.strip().columns();
    for (int c = 1; c < last; c++) {
      float[] p = b.position(0, c);
      if (p[1] != 0) {
        throw new IllegalStateException("the lower crossing does not lie at height 0");
      }
      b.mesh().move(b.vertex(0, c), p[0], -0.0, p[2]);
    }
    return seam(kind, a, b, 0, last).edges("signed-zero", length(a, 0, last));
  }

  private static Truth step(DefectKind kind, Workpiece.Part a, Workpiece.Part b) {
    double highest = 0;
    for (int c = 0; c <= b.strip().columns(); c++) {
      double y = a.position(a.strip().rows(), c)[1];
      highest = Math.max(highest, Math.abs(b.position(0, c)[1] - y));
    }
    return seam(kind, a, b, 0, b.strip().columns())
        .edges("step", length(a, 0, b.strip().columns()))
        .metres("step", highest);
  }

  private static Truth hole(DefectKind kind, Workpiece.Part a, Workpiece.Part b, int column) {
    int triangle = a.farTriangle(a.strip().rows() - 1, column);
    Truth truth = HolePunch.punch(kind, a.mesh(), triangle, List.of(a.name(), b.name()));
    return truth;
  }

  /** Largest distance of the second piece's seam vertices from the first piece's edges. */
  private static double apart(Workpiece.Part a, Workpiece.Part b) {
    int row = a.strip().rows();
    double largest = 0;
    for (int c = 1; c < b.strip().columns(); c++) {
      float[] p = b.position(0, c);
      double left = Measures.fromLine(p, a.position(row, c - 1), a.position(row, c));
      double right = Measures.fromLine(p, a.position(row, c), a.position(row, c + 1));
      largest = Math.max(largest, Math.min(left, right));
    }
    return largest;
  }

  private static double length(Workpiece.Part a, int from, int to) {
    int row = a.strip().rows();
    double sum = 0;
    for (int c = from; c < to; c++) {
      sum += Measures.distance(a.position(row, c), a.position(row, c + 1));
    }
    return sum;
  }

  private static Truth seam(DefectKind kind, Workpiece.Part a, Workpiece.Part b, int from, int to) {
    List<float[]> points = new ArrayList<>();
    for (int c = from; c <= to; c++) {
      points.add(a.position(a.strip().rows(), c));
      points.add(b.position(0, c));
    }
    return Truth.at(kind.id(), kind.rule(), List.of(a.name(), b.name()), points);
  }
}
