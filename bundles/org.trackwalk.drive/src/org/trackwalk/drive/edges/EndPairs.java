package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.List;

/**
 * Road's ends that look at each other: as wide, as high and in such directions that one road would
 * join them. Each has at most one, the one it looks at best, and only when that one looks back.
 */
final class EndPairs {

  /** Cosine, of an end's way and the way to the other end: 84 degrees. */
  private static final double TOWARDS = 0.1;

  /**
   * The same where there are no other ends and the road is so many times longer: it was a ring but
   * for this place.
   */
  private static final double AWAY = -0.5;

  private static final double RING = 25;

  /** The narrower of two ends has so much of the other's width. */
  private static final double LIKE = 0.5;

  /** How far the heights may differ from a road of even curvature, metres, and per metre. */
  private static final double LEVEL = 1;

  private static final double LEVEL_SHARE = 0.06;

  /** The steepest way from one end to the other. */
  private static final double STEEPEST = 0.35;

  /** How much dearer than an end straight ahead one is that lies aside. */
  private static final double ASIDE = 1.5;

  private final List<RoadEnd> ends;
  private final double longest;
  private final double farthest;

  /** Two ends. */
  record Pair(RoadEnd from, RoadEnd to) {}

  /**
   * Pairs of some ends.
   *
   * @param longest length of all road, metres
   * @param farthest that two ends of one road are apart, metres
   */
  EndPairs(List<RoadEnd> ends, double longest, double farthest) {
    this.ends = ends;
    this.longest = longest;
    this.farthest = farthest;
  }

  /**
   * The pairs of ends to which the road comes straight, in the order of their first ends; then of
   * those that are left and those to which it comes by a bend.
   */
  List<Pair> all() {
    List<RoadEnd> straight = ends.stream().filter(end -> !end.isBent()).toList();
    List<Pair> pairs = new ArrayList<>(among(straight));
    if (straight.size() < ends.size()) {
      List<RoadEnd> left = new ArrayList<>(ends);
      pairs.forEach(pair -> left.removeAll(List.of(pair.from(), pair.to())));
      for (Pair pair : among(left)) {
        if (pair.from().isBent() || pair.to().isBent()) {
          pairs.add(pair);
        }
      }
    }
    return pairs;
  }

  /** Of some ends those of which each is the best for the other, in the order of the first. */
  private List<Pair> among(List<RoadEnd> some) {
    int n = some.size();
    int[] best = new int[n];
    double[] least = new double[n];
    for (int i = 0; i < n; i++) {
      best[i] = -1;
      least[i] = Double.POSITIVE_INFINITY;
    }
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        double cost = cost(some.get(i), some.get(j), n == 2);
        if (cost < least[i]) {
          least[i] = cost;
          best[i] = j;
        }
        if (cost < least[j]) {
          least[j] = cost;
          best[j] = i;
        }
      }
    }
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (best[i] > i && best[best[i]] == i) {
        pairs.add(new Pair(some.get(i), some.get(best[i])));
      }
    }
    return pairs;
  }

  /**
   * The less the better two ends fit; infinite when they do not.
   *
   * @param alone whether there are no other ends
   */
  private double cost(RoadEnd a, RoadEnd b, boolean alone) {
    double far = a.far(b);
    double least = Math.min(a.towards(b), b.towards(a));
    double wanted = alone && longest > RING * far ? AWAY : TOWARDS;
    double most = Math.min(farthest, Math.min(a.mostMissing(), b.mostMissing()));
    boolean near = far > 0 && far <= most;
    boolean fit = near && least >= wanted && alike(a, b, far);
    return fit ? far * (ASIDE - least) : Double.POSITIVE_INFINITY;
  }

  private static boolean alike(RoadEnd a, RoadEnd b, double far) {
    double rise = b.middle()[1] - a.middle()[1];
    double foreseen = (a.slope() - b.slope()) / 2 * far;
    return Math.min(a.width(), b.width()) >= LIKE * Math.max(a.width(), b.width())
        && Math.abs(rise) <= LEVEL + STEEPEST * far
        && Math.abs(rise - foreseen) <= LEVEL + LEVEL_SHARE * far;
  }
}
