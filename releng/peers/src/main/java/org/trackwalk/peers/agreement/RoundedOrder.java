package org.trackwalk.peers.agreement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The final algorithm of P. Terdiman's paper over candidates whose distances are off by a few float
 * steps: faces first, the others by distance, each voiding its triangle. Shows what an engine of
 * single precision may keep when two distances are as good as equal. For grounds of one piece.
 */
final class RoundedOrder {

  private RoundedOrder() {}

  /**
   * The candidates that are kept in some order that rounding may bring about.
   *
   * @param verdicts of all candidates and ignored triangles
   * @param corners three vertices per triangle
   * @param length error of a distance, metres
   */
  static List<Verdict> kept(
      List<Verdict> verdicts, int[] corners, double length, SplittableRandom random) {
    Map<Verdict, Double> keys = new HashMap<>();
    for (Verdict verdict : verdicts) {
      if (verdict.contact() != null) {
        boolean face = verdict.featureCode() == ClosestPoint.FACE;
        double rounded = verdict.distance() + length * (2 * random.nextDouble() - 1);
        keys.put(verdict, face ? Double.NEGATIVE_INFINITY : rounded);
      }
    }
    List<Verdict> order = new ArrayList<>(keys.keySet());
    order.sort(
        Comparator.comparingDouble((Verdict v) -> keys.get(v)).thenComparing(Verdict::order));
    List<Verdict> kept = new ArrayList<>();
    List<Integer> voiding = new ArrayList<>();
    for (Verdict verdict : order) {
      if (voiding.stream().noneMatch(t -> voids(t, verdict, corners))) {
        kept.add(verdict);
      }
      voiding.add(verdict.triangle());
    }
    return kept;
  }

  private static boolean voids(int triangle, Verdict delayed, int[] corners) {
    int code = delayed.featureCode();
    int k = ClosestPoint.indexOf(code);
    int from = corners[3 * delayed.triangle() + k];
    int to = corners[3 * delayed.triangle() + (k + 1) % 3];
    if (code == ClosestPoint.FACE) {
      return false;
    }
    return has(triangle, from, corners)
        && (ClosestPoint.isVertex(code) || has(triangle, to, corners));
  }

  private static boolean has(int triangle, int vertex, int[] corners) {
    int i = 3 * triangle;
    return corners[i] == vertex || corners[i + 1] == vertex || corners[i + 2] == vertex;
  }
}
