package org.trackwalk.ground.crossing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The line along which two surfaces cross, walked from end to end over the edges that neighbouring
 * pairs of triangles have in common (ArtiSynth Modeling Guide, section 8.4).
 *
 * @param points xyz triples; where the line is interrupted the walk goes on at the next part
 * @param length metres, of the segments only
 */
public record Contour(double[] points, double length) {

  /** The line of some crossings. */
  public static Contour of(List<Crossing> crossings) {
    Map<Crossing.End, List<Integer>> at = new HashMap<>();
    double length = 0;
    for (int i = 0; i < crossings.size(); i++) {
      at.computeIfAbsent(crossings.get(i).from(), k -> new ArrayList<>()).add(i);
      at.computeIfAbsent(crossings.get(i).to(), k -> new ArrayList<>()).add(i);
      length += crossings.get(i).length();
    }
    boolean[] done = new boolean[crossings.size()];
    double[] points = new double[6 * crossings.size()];
    int size = 0;
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < crossings.size(); i++) {
        Crossing c = crossings.get(i);
        boolean begins = at.get(c.from()).size() == 1 || at.get(c.to()).size() == 1;
        // First the lines that begin somewhere, then the closed ones.
        if (!done[i] && (begins || pass == 1)) {
          Crossing.End start = at.get(c.to()).size() == 1 ? c.to() : c.from();
          size = walk(crossings, at, i, start, done, points, size);
        }
      }
    }
    return new Contour(Arrays.copyOf(points, size), length);
  }

  private static int walk(
      List<Crossing> crossings,
      Map<Crossing.End, List<Integer>> at,
      int first,
      Crossing.End start,
      boolean[] done,
      double[] points,
      int begin) {
    int size = begin;
    int i = first;
    Crossing.End end = start;
    while (i >= 0) {
      done[i] = true;
      Crossing c = crossings.get(i);
      boolean forward = c.from().equals(end);
      if (i == first) {
        System.arraycopy(c.segment(), forward ? 0 : 3, points, size, 3);
        size += 3;
      }
      System.arraycopy(c.segment(), forward ? 3 : 0, points, size, 3);
      size += 3;
      end = forward ? c.to() : c.from();
      i = -1;
      for (int next : at.get(end)) {
        if (!done[next]) {
          i = next;
          break;
        }
      }
    }
    return size;
  }
}
