package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.model.finding.Finding;

/**
 * Findings about stretches of road, which have neither a place nor ends that stay: a vertex that
 * was moved joins two stretches or parts one, and the middle of either is somewhere else. They are
 * one where they lie over each other along the road, and a part of what was there is not new.
 */
final class RoadStretches {

  /** Rules of this group are about stretches of road, whatever pieces it is made of. */
  private static final String GROUP = "ride.";

  /** From so many points on a way leads along the road; one across has two. */
  private static final int POINTS = 3;

  private final List<KnownFinding> before;
  private final boolean[] met;

  /**
   * What is left of the baseline.
   *
   * @param met per finding of the baseline whether it has a partner; set for those settled here
   */
  RoadStretches(List<KnownFinding> before, boolean[] met) {
    this.before = before;
    this.met = met;
  }

  /** Whether a rule is about stretches of road. */
  static boolean of(String rule) {
    return rule.startsWith(GROUP);
  }

  /** The way of a finding as it is remembered; null where it is no stretch of road. */
  static double[] way(Finding f) {
    return f.whole() || !of(f.rule()) ? null : way(f.path());
  }

  /** A way of few points; null where it leads nowhere. */
  static double[] way(double[] path) {
    if (path == null || path.length < 3 * POINTS) {
      return null;
    }
    List<double[]> kept = new ArrayList<>();
    for (int i = 0; i + 2 < path.length; i += 3) {
      double[] p = {path[i], path[i + 1], path[i + 2]};
      boolean last = i + 5 >= path.length;
      if (last
          || kept.isEmpty()
          || Vec.distance(kept.get(kept.size() - 1), p) >= ChangeLimits.WAY_SPACING) {
        kept.add(p);
      }
    }
    return kept.stream().flatMapToDouble(Arrays::stream).toArray();
  }

  /**
   * Settles findings that have no partner: those that lie on a stretch that was there are as bad or
   * worse, those on which a stretch lies now are not fixed.
   */
  void settle(List<KnownFinding> now, int[] partner, Change[] changes) {
    boolean[] left = new boolean[met.length];
    for (int i = 0; i < left.length; i++) {
      left[i] = !met[i];
    }
    for (int j = 0; j < changes.length; j++) {
      for (int i = 0; i < left.length; i++) {
        boolean open = partner[j] < 0 && changes[j] == Change.NEW || left[i];
        if (!open || !same(before.get(i), now.get(j))) {
          continue;
        }
        met[i] = true;
        if (partner[j] < 0) {
          Change change = Change.severer(before.get(i), now.get(j));
          // Of several that it was, the worst counts.
          changes[j] = changes[j] == Change.UNCHANGED ? Change.UNCHANGED : change;
        }
      }
    }
  }

  /** Whether two findings lie over each other along the road. */
  static boolean same(KnownFinding a, KnownFinding b) {
    if (!a.rule().equals(b.rule()) || !of(a.rule()) || a.whole() || b.whole()) {
      return false;
    }
    if (a.way() != null && b.way() != null) {
      return Math.max(share(a.way(), b.way()), share(b.way(), a.way())) >= ChangeLimits.SHARED;
    }
    return a.way() != null && distance(b.at(), a.way()) <= ChangeLimits.LANES
        || b.way() != null && distance(a.at(), b.way()) <= ChangeLimits.LANES;
  }

  /** Part of the points of a way that lie on another. */
  private static double share(double[] way, double[] other) {
    int on = 0;
    for (int i = 0; i < way.length; i += 3) {
      on +=
          distance(new double[] {way[i], way[i + 1], way[i + 2]}, other) <= ChangeLimits.ALONGSIDE
              ? 1
              : 0;
    }
    return 3.0 * on / way.length;
  }

  private static double distance(double[] p, double[] way) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i + 5 < way.length; i += 3) {
      double along = 0;
      double square = 0;
      for (int k = 0; k < 3; k++) {
        double step = way[i + 3 + k] - way[i + k];
        along += step * (p[k] - way[i + k]);
        square += step * step;
      }
      double t = square > 0 ? Math.min(1, Math.max(0, along / square)) : 0;
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = p[k] - way[i + k] - t * (way[i + 3 + k] - way[i + k]);
        sum += d * d;
      }
      least = Math.min(least, sum);
    }
    return Math.sqrt(least);
  }
}
