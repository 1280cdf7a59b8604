package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;

/** Brinks one beside the other that point one way. */
final class BrinkRuns {

  /** Brinks closer than this are one end, metres. */
  private static final float ONE_END = 0.5f;

  private BrinkRuns() {}

  /**
   * The runs of some brinks, in the order of their first ones.
   *
   * @param oneWay cosine between the ways of neighbours, at least
   */
  static Collection<List<Brink>> apart(List<Brink> brinks, double oneWay) {
    Partition parts = together(brinks, oneWay);
    Map<Integer, List<Brink>> runs = new LinkedHashMap<>();
    for (int i = 0; i < brinks.size(); i++) {
      runs.computeIfAbsent(parts.first(i), first -> new ArrayList<>()).add(brinks.get(i));
    }
    return runs.values();
  }

  /** Which brinks are together: the first of each one's run. */
  static Partition together(List<Brink> brinks, double oneWay) {
    int n = brinks.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      Brink b = brinks.get(i);
      double[] at = {b.x(), b.y(), b.z()};
      double[] half = {
        Math.abs(b.outZ()) * b.length() / 2,
        (b.rise() + ONE_END) / 2,
        Math.abs(b.outX()) * b.length() / 2
      };
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] = (float) at[k];
        boxes[6 * i + k] = (float) (at[k] - half[k]);
        boxes[6 * i + 3 + k] = (float) (at[k] + half[k]);
      }
    }
    return Clusters.of(
        points, boxes, ONE_END, (i, j) -> near(brinks.get(i), brinks.get(j), oneWay));
  }

  /** Whether two brinks point one way and, seen from above, leave no more than a crack between. */
  private static boolean near(Brink a, Brink b, double oneWay) {
    double x = b.x() - a.x();
    double z = b.z() - a.z();
    double aside = Math.abs(x * a.outZ() - z * a.outX());
    double along = Math.abs(x * a.outX() + z * a.outZ());
    double reach = (a.length() + b.length()) / 2 + ONE_END;
    return a.outX() * b.outX() + a.outZ() * b.outZ() > oneWay && aside <= reach && along <= reach;
  }
}
