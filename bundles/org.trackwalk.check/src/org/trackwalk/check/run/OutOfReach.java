package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.Road;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;

/**
 * Terrain that its name calls verge goes on for hundreds of metres. What lies on it farther from
 * the road than a car gets, 30 m, is scenery: true, but nothing to do before the road is clean.
 */
final class OutOfReach {

  private OutOfReach() {}

  /** The findings, those on verge out of reach as on scenery; all as they are without a road. */
  static List<Finding> toScenery(RuleContext context, List<Finding> findings) {
    if (findings.stream().noneMatch(OutOfReach::onVerge) // then nobody need walk the road
        || !context.corridor().known()
        || context.road().strands().isEmpty()) {
      return findings;
    }
    List<Finding> sorted = new ArrayList<>();
    for (Finding finding : findings) {
      boolean far =
          onVerge(finding)
              && far(context.road(), finding.position())
              && far(context.road(), finding.path());
      sorted.add(far ? finding.on(SurfaceClass.SCENERY) : finding);
    }
    return sorted;
  }

  private static boolean onVerge(Finding finding) {
    return finding.surfaceClass() == SurfaceClass.VERGE
        && !finding.whole()
        && finding.path().length > 0;
  }

  /** True when no point of a path has a place on the road or beside it. */
  private static boolean far(Road road, double[] path) {
    for (int i = 0; i + 2 < path.length; i += 3) {
      if (road.place(path[i], path[i + 1], path[i + 2]) != null) {
        return false;
      }
    }
    return true;
  }
}
