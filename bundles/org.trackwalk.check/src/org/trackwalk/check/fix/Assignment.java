package org.trackwalk.check.fix;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;

/**
 * Which triangle belongs to which finding of a rule. A finding lists only the first few hundred of
 * its triangles; further ones of its piece are its own unless another finding lists them.
 */
final class Assignment {

  private final TreeSet<Integer>[] triangles;

  private Assignment(TreeSet<Integer>[] triangles) {
    this.triangles = triangles;
  }

  /** All triangles of the surface that fit, by finding. */
  static Assignment of(FixContext context, List<Finding> findings, IntPredicate fits) {
    @SuppressWarnings("unchecked")
    TreeSet<Integer>[] triangles = new TreeSet[findings.size()];
    TreeSet<Integer> taken = new TreeSet<>();
    for (int i = 0; i < triangles.length; i++) {
      triangles[i] = new TreeSet<>();
      for (int t : context.listed(findings.get(i))) {
        if (fits.test(t) && taken.add(t)) {
          triangles[i].add(t);
        }
      }
    }
    for (int i = 0; i < triangles.length; i++) {
      Finding finding = findings.get(i);
      if (finding.count() <= triangles[i].size()) {
        continue;
      }
      for (Map.Entry<String, Features> entry : finding.features().entrySet()) {
        int piece = context.pieceNamed(entry.getKey());
        for (int t = 0; t < context.surface().triangleCount() && piece >= 0; t++) {
          if (triangles[i].size() < finding.count()
              && context.surface().pieceOf(t) == piece
              && fits.test(t)
              && taken.add(t)) {
            triangles[i].add(t);
          }
        }
      }
    }
    return new Assignment(triangles);
  }

  /** Triangles of a finding, ascending. */
  int[] of(int finding) {
    return triangles[finding].stream().mapToInt(Integer::intValue).toArray();
  }
}
