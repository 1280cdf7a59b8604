package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Joins what was found at single edges of one gap, from both its sides. */
final class GapPlaces {

  /** Gaps closer than this are one place, metres. */
  private static final float ONE_PLACE = 3f;

  /** In a bend ways over one gap are up to twice as long as others: at 60 degrees. */
  private static final double ALIKE = 0.5;

  private GapPlaces() {}

  static List<Gap> of(List<Gap> gaps, WeldedSurface surface, Topology topology) {
    Rims rims = new Rims(surface, topology);
    int n = gaps.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      double half = gaps.get(i).across() / 2;
      for (int k = 0; k < 3; k++) {
        double a = gaps.get(i).position()[k];
        double b = gaps.get(i).beyond()[k];
        points[3 * i + k] = (float) a;
        boxes[6 * i + k] = (float) Math.min(Math.min(a, b) - half, rims.low(gaps.get(i), k));
        boxes[6 * i + 3 + k] = (float) Math.max(Math.max(a, b) + half, rims.high(gaps.get(i), k));
      }
    }
    Partition parts =
        Clusters.of(points, boxes, ONE_PLACE, (i, j) -> one(gaps.get(i), gaps.get(j), rims));
    List<Gap> joined = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (parts.first(i) == i) {
        joined.add(join(gaps, parts, i));
      }
    }
    return joined;
  }

  /** Whether two gaps begin and end side by side, seen from either side, or share a rim. */
  private static boolean one(Gap a, Gap b, Rims rims) {
    double reach = ONE_PLACE + (a.across() + b.across()) / 2;
    boolean begin = near(a.position(), b.position(), reach);
    return begin && near(a.beyond(), b.beyond(), reach)
        || near(a.position(), b.beyond(), reach) && near(a.beyond(), b.position(), reach)
        || a.side() == b.side()
            && a.along()
            && b.along()
            && alike(a.width(), b.width())
            && (Rims.sameWay(a, b) ? begin && rims.meet(a, b) : rims.face(a, b));
  }

  private static boolean alike(double a, double b) {
    return Math.min(a, b) >= ALIKE * Math.max(a, b);
  }

  private static boolean near(double[] a, double[] b, double reach) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += (a[k] - b[k]) * (a[k] - b[k]);
    }
    return square <= reach * reach;
  }

  /** How far the brinks of a gap lead across its way without a break, on one side of it, metres. */
  private static double run(List<Gap> own, Gap worst) {
    double x = worst.beyond()[0] - worst.position()[0];
    double z = worst.beyond()[2] - worst.position()[2];
    double size = Math.sqrt(x * x + z * z);
    if (!(size > 0)) {
      return 0; // it leads nowhere
    }
    List<double[]> spans = new ArrayList<>();
    for (Gap gap : own) {
      if (gap.along() && gap.side() == worst.side() && Rims.sameWay(gap, worst)) {
        double at = (gap.position()[0] * z - gap.position()[2] * x) / size;
        spans.add(new double[] {at - gap.across() / 2, at + gap.across() / 2});
      }
    }
    spans.sort(Comparator.comparingDouble(span -> span[0]));
    double longest = 0;
    double from = spans.get(0)[0];
    double to = from;
    for (double[] span : spans) {
      from = span[0] > to + Crossing.PACE ? span[0] : from;
      to = Math.max(to, span[1]);
      longest = Math.max(longest, to - from);
    }
    return longest;
  }

  private static Gap join(List<Gap> gaps, Partition parts, int first) {
    List<Gap> own = new ArrayList<>();
    for (int i = first; i < gaps.size(); i++) {
      if (parts.first(i) == first) {
        own.add(gaps.get(i));
      }
    }
    // What is missing of the road weighs more than what is beside it, and that more than its kerb.
    own.sort(
        Comparator.comparing(Gap::side)
            .thenComparing(
                Comparator.comparingDouble((Gap g) -> g.side() ? g.across() : g.width())
                    .reversed()));
    Gap worst = own.get(0);
    IntList edges = new IntList();
    // Of its two sides one may be ragged, or not be reached.
    double from = 0;
    double back = 0;
    double inside = Math.max(worst.inside(), worst.along() ? run(own, worst) : 0);
    for (Gap gap : own) {
      inside = Math.max(inside, gap.inside());
      edges.add(gap.halfEdges()[0]);
      boolean same = Rims.sameWay(gap, worst);
      from += same ? gap.across() : 0;
      back += same ? 0 : gap.across();
    }
    return new Gap(
        worst.surface(),
        worst.side(),
        worst.position(),
        worst.beyond(),
        worst.width(),
        worst.depth(),
        worst.step(),
        worst.lip(),
        worst.rise(),
        Math.max(from, back),
        worst.road(),
        inside,
        worst.speed(),
        worst.along(),
        edges.array());
  }
}
