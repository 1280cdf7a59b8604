package org.trackwalk.course.road;

import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The walk along all of a road's ground: from where it is a clear ribbon first, then from wherever
 * no row lies.
 */
final class GroundWalk {

  /** Places looked at to find one where the road is a clear ribbon. */
  private static final int TRIED = 24;

  /** Strands made at most: what is left then is small patches. */
  private static final int MOST_STRANDS = 200;

  /** Rows of all strands together: 100 km of road. */
  private static final int MOST_ROWS = 100_000;

  private GroundWalk() {}

  /**
   * The strands that are walked.
   *
   * @param recall what was seen at the same places before
   */
  static FinishedStrands all(
      WeldedSurface surface,
      Floor ground,
      Lead lead,
      Recall recall,
      Memory memory,
      Progress progress) {
    FinishedStrands walked = new FinishedStrands();
    StrandTracer tracer = new StrandTracer(ground, new RowTrack(walked), lead, recall);
    double[][] places = places(surface, ground, memory);
    double[] seed = clearest(places, tracer);
    if (seed != null) {
      tracer.traceAround(seed, AroundMiddle.of(places));
    }
    CoveredGround covered = CoveredGround.of(surface, walked, memory);
    boolean more = more(walked);
    for (int i = 0; i < ground.size() && more; i++) {
      int t = ground.triangle(i);
      if (!covered.has(t)) {
        progress.check();
        double[] c = CoveredGround.middle(surface, t);
        tracer.trace(c);
        more = more(walked);
      }
    }
    return walked;
  }

  private static boolean more(FinishedStrands strands) {
    int rows = 0;
    for (StrandRows strand : strands.all()) {
      rows += strand.count();
    }
    return strands.all().size() < MOST_STRANDS && rows < MOST_ROWS;
  }

  /** Some places all over the road, x, y, z each. */
  private static double[][] places(WeldedSurface surface, Floor ground, Memory memory) {
    int[] seeds = SeedPlaces.of(surface, ground, TRIED, memory);
    double[][] places = new double[seeds.length][];
    for (int i = 0; i < seeds.length; i++) {
      places[i] = CoveredGround.middle(surface, seeds[i]);
    }
    return places;
  }

  /** The place that looks most like a ribbon; null when none does. */
  private static double[] clearest(double[][] places, StrandTracer tracer) {
    double[] best = null;
    double most = 0;
    for (double[] c : places) {
      double ribbon = tracer.ribbon(c[0], c[1], c[2]);
      if (ribbon > most) {
        most = ribbon;
        best = c;
      }
    }
    return best;
  }
}
