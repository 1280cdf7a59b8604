package org.trackwalk.seams.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * The way along a chain: the edges of its longer side, walked from end to end. Where that side is
 * interrupted, the walk goes on at the next run; where that one lies elsewhere, {@link RunTour} has
 * the way there.
 *
 * @param points xyz triples
 * @param length of that side's edges, metres
 */
record ChainPath(double[] points, double length) {

  /**
   * Walks a chain.
   *
   * @param run its entries in edge order
   * @param first index of the piece that wins when both sides are equally long
   */
  static ChainPath of(OpenEdges edges, List<EdgeEntry> run, int first) {
    double own = 0;
    double other = 0;
    for (EdgeEntry entry : run) {
      if (edges.piece(entry.edge()) == first) {
        own += edges.length(entry.edge());
      } else {
        other += edges.length(entry.edge());
      }
    }
    boolean takeFirst = own >= other;
    List<Integer> side = new ArrayList<>();
    for (EdgeEntry entry : run) {
      if ((edges.piece(entry.edge()) == first) == takeFirst) {
        side.add(entry.edge());
      }
    }
    boolean onePiece = run.stream().allMatch(e -> edges.piece(e.edge()) == first);
    double length = Math.max(own, other);
    Set<Integer> members = new HashSet<>();
    run.forEach(entry -> members.add(entry.edge()));
    boolean bothSides =
        onePiece && run.stream().anyMatch(entry -> members.contains(entry.partner()));
    return new ChainPath(walk(edges, side), bothSides ? length / 2 : length);
  }

  private static double[] walk(OpenEdges edges, List<Integer> side) {
    Map<Integer, Integer> startingAt = new HashMap<>();
    Map<Integer, Integer> endingAt = new HashMap<>();
    for (int e : side) {
      startingAt.putIfAbsent(edges.from(e), e);
      endingAt.putIfAbsent(edges.to(e), e);
    }
    Map<Integer, Boolean> done = new HashMap<>();
    List<double[]> runs = new ArrayList<>();
    double[] points = new double[3 * side.size() + 3];
    for (int pass = 0; pass < 2; pass++) {
      for (int e : side) {
        // First the runs that begin somewhere, then the closed rings.
        if (done.containsKey(e) || (pass == 0 && endingAt.containsKey(edges.from(e)))) {
          continue;
        }
        Integer at = e;
        int size = add(edges, e, 0, points, 0);
        while (at != null && done.put(at, true) == null) {
          size = add(edges, at, 1, points, size);
          at = startingAt.get(edges.to(at));
        }
        runs.add(Arrays.copyOf(points, size));
      }
    }
    return oneAfterTheOther(runs) ? joined(runs) : RunTour.of(runs, BorderLimits.PLACE);
  }

  /** Whether each begins in the place where the one before ends. */
  private static boolean oneAfterTheOther(List<double[]> runs) {
    for (int i = 1; i < runs.size(); i++) {
      double[] before = runs.get(i - 1);
      double[] next = runs.get(i);
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = next[k] - before[before.length - 3 + k];
        sum += d * d;
      }
      if (!(Math.sqrt(sum) <= BorderLimits.PLACE)) {
        return false;
      }
    }
    return true;
  }

  private static double[] joined(List<double[]> runs) {
    return runs.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  private static int add(OpenEdges edges, int e, double t, double[] points, int size) {
    for (int k = 0; k < 3; k++) {
      points[size + k] = edges.point(e, t, k);
    }
    return size + 3;
  }
}
