package org.trackwalk.check.run;

import java.util.function.Predicate;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;

/**
 * Whether a path, xyz triples, lies across the way that cars drive there: it reaches farther from
 * side to side of the road than along it.
 *
 * @param context of the level
 */
record AcrossRoad(RuleContext context) implements Predicate<double[]> {

  @Override
  public boolean test(double[] path) {
    RoadPlace place =
        path.length > 0 && context.corridor().known()
            ? context.road().place(path[0], path[1], path[2])
            : null;
    if (place == null) {
      return false;
    }
    Strand strand = context.road().strands().get(place.strand());
    double x = strand.headingX(place.row());
    double z = strand.headingZ(place.row());
    double[] along = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    double[] across = along.clone();
    for (int i = 0; i + 2 < path.length; i += 3) {
      widen(along, path[i] * x + path[i + 2] * z);
      widen(across, path[i] * z - path[i + 2] * x);
    }
    return across[1] - across[0] > along[1] - along[0];
  }

  private static void widen(double[] range, double to) {
    range[0] = Math.min(range[0], to);
    range[1] = Math.max(range[1], to);
  }
}
