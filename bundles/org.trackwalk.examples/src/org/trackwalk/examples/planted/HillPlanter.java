package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.trackwalk.examples.circuit.Strip;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;

/**
 * Lays hills over all strips of a segment: runs of parabolas that begin and end level, so that
 * nothing but what is planted breaks the slope.
 */
final class HillPlanter {

  /** Top speed and grip of the vehicle that the tool takes unless told: 200 km/h, 1.2 g. */
  private static final double TOP_SPEED = 200 / 3.6;

  private static final double GRIP = 1.2 * 9.80665;

  /** Over so many metres each way the rules measure the radius of crests and dips. */
  private static final double BASE = 10;

  private final Workpiece work;
  private final Random random;

  HillPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  /** A run of the profile: so many metres of the same radius; negative radii are crests. */
  private record Run(double length, double radius) {}

  Truth plant(ShapeDefect defect, int segment) {
    return switch (defect) {
      case KINK -> kink(defect, segment);
      case CREST -> {
        double radius = 130 + 10 * random.nextDouble();
        yield bend(defect, segment, -radius, radius);
      }
      case DIP -> {
        double radius = 450 + 450 * random.nextDouble();
        yield bend(defect, segment, radius, -Math.max(420, 0.8 * radius));
      }
      default -> throw new IllegalArgumentException(defect + " is no hill");
    };
  }

  private Truth kink(ShapeDefect defect, int segment) {
    double slope = 0.02 + 0.015 * random.nextDouble();
    boolean crest = random.nextBoolean();
    // Back on a bend, then another one to where it came from.
    double first = crest ? 250 : 420;
    double second = crest ? 420 : 250;
    double back = slope * Math.sqrt(first / (first + second));
    List<Run> runs =
        List.of(new Run((slope + back) * first, -first), new Run(back * second, second));
    Workpiece.Part road = work.part("road", segment);
    double[] along = along(road);
    double room = length(road) - (slope + back) * first - back * second;
    int last = 1;
    while (along[last + 1] < room && 2 * last + 2 < along.length) {
      last++;
    }
    int row = 1 + random.nextInt(last);
    double sign = crest ? -1 : 1;
    raise(segment, row, s -> sign * height(runs, slope, s));
    double change = speed(road, row) * StrictMath.sin(StrictMath.atan(slope));
    return across(defect, road, row, row)
        .also("ride.compression")
        .measured("change", change, "m/s");
  }

  /** A bend of the profile, 20 m long, between two halves of the opposite one. */
  private Truth bend(ShapeDefect defect, int segment, double radius, double other) {
    double slope = BASE / radius;
    double side = Math.abs(slope * other);
    List<Run> runs = List.of(new Run(side, other), new Run(2 * BASE, radius), new Run(side, other));
    Workpiece.Part road = work.part("road", segment);
    double room = length(road) - 2 * side - 2 * BASE;
    if (room < 0) {
      throw new IllegalArgumentException("the segment is too short for " + defect);
    }
    double start = room * random.nextDouble();
    raise(segment, 0, s -> height(runs, 0, s - start));
    int from = row(road, start + side);
    int to = row(road, start + side + 2 * BASE) + 1;
    double measured = radius(road, start + side + BASE);
    return across(defect, road, from, to)
        .also("ride.compression")
        .measured("radius", measured, "m");
  }

  /** Height of runs that begin with a slope, so many metres behind their begin. */
  private static double height(List<Run> runs, double begin, double at) {
    if (at <= 0) {
      return 0;
    }
    double height = 0;
    double slope = begin;
    double left = at;
    for (Run run : runs) {
      double s = Math.min(left, run.length());
      height += slope * s + s * s / (2 * run.radius());
      slope += s / run.radius();
      left -= s;
    }
    return left > 0 ? 0 : height;
  }

  /** Raises all strips of a segment by a function of the metres behind a row. */
  private void raise(int segment, int row, DoubleUnaryOperator height) {
    int rows = work.circuit().shape().rowsPerSegment();
    Workpiece.Part road = work.part("road", segment);
    double[] along = along(road);
    for (Strip strip : work.circuit().strips().values()) {
      if (strip.firstRow() != segment * rows) {
        continue;
      }
      MeshDraft mesh = work.draft(strip.name());
      for (int r = 1; r < rows; r++) {
        double up = height.applyAsDouble(along[r] - along[row]);
        for (int c = 0; c <= strip.columns(); c++) {
          int v = strip.vertex(r, c);
          float[] p = mesh.position(v);
          mesh.move(v, p[0], p[1] + up, p[2]);
        }
      }
    }
  }

  /** Metres of each row behind the first one, in plan, along the middle of the road. */
  private static double[] along(Workpiece.Part road) {
    int middle = road.strip().columns() / 2;
    double[] along = new double[road.strip().rows() + 1];
    for (int r = 1; r < along.length; r++) {
      float[] a = road.position(r - 1, middle);
      float[] b = road.position(r, middle);
      along[r] = along[r - 1] + Math.hypot((double) b[0] - a[0], (double) b[2] - a[2]);
    }
    return along;
  }

  private static double length(Workpiece.Part road) {
    return along(road)[road.strip().rows()];
  }

  /** The last row before a place. */
  private static int row(Workpiece.Part road, double at) {
    double[] along = along(road);
    int row = 0;
    while (row + 2 < along.length && along[row + 1] <= at) {
      row++;
    }
    return row;
  }

  /** Height of the middle of the road, so many metres behind its first row. */
  private static double middle(Workpiece.Part road, double at) {
    double[] along = along(road);
    int row = row(road, at);
    double part = (at - along[row]) / (along[row + 1] - along[row]);
    int column = road.strip().columns() / 2;
    double a = road.position(row, column)[1];
    double b = road.position(row + 1, column)[1];
    return a + part * (b - a);
  }

  /** Radius of the profile by three heights, as the rule defines it, computed from the floats. */
  private static double radius(Workpiece.Part road, double at) {
    double a = middle(road, at - BASE);
    double m = middle(road, at);
    double b = middle(road, at + BASE);
    return BASE * BASE / Math.abs(a - 2 * m + b);
  }

  /** What a car drives at a row: its top speed or what the bend allows. */
  private static double speed(Workpiece.Part road, int row) {
    int middle = road.strip().columns() / 2;
    float[] a = road.position(0, middle);
    float[] m = road.position(row, middle);
    float[] b = road.position(2 * row, middle);
    double ab = Math.hypot((double) m[0] - a[0], (double) m[2] - a[2]);
    double bc = Math.hypot((double) b[0] - m[0], (double) b[2] - m[2]);
    double ca = Math.hypot((double) a[0] - b[0], (double) a[2] - b[2]);
    double area =
        Math.abs(
                ((double) m[0] - a[0]) * ((double) b[2] - m[2])
                    - ((double) m[2] - a[2]) * ((double) b[0] - m[0]))
            / 2;
    double radius = ab * bc * ca / (4 * area);
    return Math.min(TOP_SPEED, Math.sqrt(GRIP * radius));
  }

  private static Truth across(ShapeDefect defect, Workpiece.Part road, int from, int to) {
    List<float[]> points = new ArrayList<>();
    for (int row = from; row <= to; row++) {
      for (int c = 0; c <= road.strip().columns(); c++) {
        points.add(road.position(row, c));
      }
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points);
  }
}
