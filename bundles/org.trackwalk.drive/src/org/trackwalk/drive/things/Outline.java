package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.course.road.Strand;

/**
 * The line around what is met: the least convex one, seen from above (A. Andrew, Another efficient
 * algorithm for convex hulls in two dimensions, Information Processing Letters 9, 1979). A step
 * that is longer than the road is wide may follow its bends: a convex line leads off the road
 * there.
 */
final class Outline {

  /**
   * Metres along the road from its worst place that a long step's line goes: what lies farther on
   * is met by itself, and what is beside the line there is of another place.
   */
  private static final double FAR = 20;

  private Outline() {}

  /**
   * Goes around points.
   *
   * @param points xyz triples, at least one
   * @return those on the line, in turn, the first one again at the end
   */
  static double[] around(double[] points) {
    double[][] sorted = new double[points.length / 3][];
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = Arrays.copyOfRange(points, 3 * i, 3 * i + 3);
    }
    Arrays.sort(
        sorted,
        (a, b) -> {
          int x = Double.compare(a[0], b[0]);
          int z = x != 0 ? x : Double.compare(a[2], b[2]);
          return z != 0 ? z : Double.compare(a[1], b[1]);
        });
    List<double[]> line = new ArrayList<>(half(Arrays.asList(sorted)));
    List<double[]> back = half(Arrays.asList(sorted).reversed());
    line.addAll(back.subList(1, back.size()));
    return line.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  /**
   * Goes around what is met of a step, and nowhere off the road: of one that is longer than the
   * road is wide around the stretch in which it is worst, 20 m to both sides and up to where a
   * road's width is free of it.
   *
   * @param places xyz triples all over it, at least one
   * @param width of the road there, metres
   * @param rows of the strand along which it lies, from its first to its last
   * @param own what is met of it in these rows
   * @param worst one of them
   * @return points on the line, in turn, the first one again at the end
   */
  static double[] of(
      double[] places, double width, Strand strand, int[] rows, List<Met> own, Met worst) {
    double[] convex = around(places);
    return longest(convex) <= width ? convex : along(strand, stretch(rows, own, worst, width), own);
  }

  /** The rows around one in which a thing is met, with so many metres between two of them. */
  private static int[] stretch(int[] rows, List<Met> own, Met worst, double free) {
    Set<Integer> met = new HashSet<>();
    own.forEach(part -> met.add(part.row()));
    int at = 0;
    while (rows[at] != worst.row()) {
      at++;
    }
    int far = (int) (FAR / Strand.ROW);
    int first = at;
    for (int i = at; i >= Math.max(0, at - far) && (first - i) * Strand.ROW <= free; i--) {
      first = met.contains(rows[i]) ? i : first;
    }
    int last = at;
    for (int i = at;
        i < Math.min(rows.length, at + far + 1) && (i - last) * Strand.ROW <= free;
        i++) {
      last = met.contains(rows[i]) ? i : last;
    }
    return Arrays.copyOfRange(rows, first, last + 1);
  }

  private static double longest(double[] line) {
    double longest = 0;
    for (int i = 3; i < line.length; i += 3) {
      longest = Math.max(longest, Math.hypot(line[i] - line[i - 3], line[i + 2] - line[i - 1]));
    }
    return longest;
  }

  /** Up on its left and back on its right; where it is interrupted, as before it. */
  private static double[] along(Strand strand, int[] rows, List<Met> own) {
    Map<Integer, List<Met>> met = new HashMap<>();
    for (Met part : own) {
      met.computeIfAbsent(part.row(), row -> new ArrayList<>()).add(part);
    }
    List<double[]> line = new ArrayList<>();
    List<double[]> back = new ArrayList<>();
    double[] at = new double[4];
    for (int row : rows) {
      List<Met> here = met.getOrDefault(row, List.of());
      if (!here.isEmpty()) {
        Met left = Collections.max(here, Comparator.comparingDouble(Met::left));
        Met right = Collections.min(here, Comparator.comparingDouble(Met::right));
        at = new double[] {left.left(), left.foot()[1], right.right(), right.foot()[1]};
      }
      line.add(place(strand, row, at[0], at[1]));
      back.add(place(strand, row, at[2], at[3]));
    }
    line.addAll(back.reversed());
    line.add(line.get(0));
    return line.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static double[] place(Strand strand, int row, double left, double height) {
    double lane = left / Strand.LANE;
    return new double[] {strand.laneX(row, lane), height, strand.laneZ(row, lane)};
  }

  private static List<double[]> half(List<double[]> sorted) {
    List<double[]> line = new ArrayList<>();
    for (double[] p : sorted) {
      while (line.size() > 1
          && turn(line.get(line.size() - 2), line.get(line.size() - 1), p) <= 0) {
        line.remove(line.size() - 1);
      }
      line.add(p);
    }
    return line;
  }

  private static double turn(double[] a, double[] b, double[] c) {
    return (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
  }
}
