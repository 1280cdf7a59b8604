package org.trackwalk.check.gap;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.check.chain.Clusters;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;

/** Joins what was found at single edges of one gap, from both its sides. */
final class GapPlaces {

  /** Gaps closer than this are one place, metres. */
  private static final float ONE_PLACE = 3f;

  private GapPlaces() {}

  static List<Gap> of(List<Gap> gaps) {
    int n = gaps.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        double a = gaps.get(i).position()[k];
        double b = gaps.get(i).beyond()[k];
        points[3 * i + k] = (float) a;
        boxes[6 * i + k] = (float) Math.min(a, b);
        boxes[6 * i + 3 + k] = (float) Math.max(a, b);
      }
    }
    Partition parts =
        Clusters.of(points, boxes, ONE_PLACE, (i, j) -> one(gaps.get(i), gaps.get(j)));
    List<Gap> joined = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (parts.first(i) == i) {
        joined.add(join(gaps, parts, i));
      }
    }
    return joined;
  }

  /** Whether two gaps begin and end side by side, seen from either side. */
  private static boolean one(Gap a, Gap b) {
    double reach = ONE_PLACE + (a.across() + b.across()) / 2;
    return near(a.position(), b.position(), reach) && near(a.beyond(), b.beyond(), reach)
        || near(a.position(), b.beyond(), reach) && near(a.beyond(), b.position(), reach);
  }

  private static boolean near(double[] a, double[] b, double reach) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += (a[k] - b[k]) * (a[k] - b[k]);
    }
    return square <= reach * reach;
  }

  private static Gap join(List<Gap> gaps, Partition parts, int first) {
    List<Gap> own = new ArrayList<>();
    for (int i = first; i < gaps.size(); i++) {
      if (parts.first(i) == first) {
        own.add(gaps.get(i));
      }
    }
    // What is missing of the road weighs more than what is beside it.
    own.sort(
        Comparator.comparing(Gap::side)
            .thenComparing(Comparator.comparingDouble(Gap::width).reversed()));
    Gap worst = own.get(0);
    IntList edges = new IntList();
    double length = 0;
    for (Gap gap : own) {
      edges.add(gap.halfEdges()[0]);
      length += gap.across();
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
        // Both brinks count.
        length / 2,
        worst.road(),
        worst.speed(),
        worst.along(),
        edges.array());
  }
}
