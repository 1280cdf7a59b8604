package org.trackwalk.check.rules.topology;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.topology.Topology;

/**
 * Whether what comes up through the road is a thing laid on it, as ramps, plates and kerbs are: its
 * outline, under which it has no ground of its own, lies all around on other ground or under it.
 * Terrain and other roads go on where the road does not cover them.
 */
final class LaidOn {

  /** An outline so far over other ground lies on it, metres. */
  private static final double ON = BorderLimits.DEFAULT.gapLimit();

  /** What stands out or is let in by more is no such thing, metres. */
  private static final double HIGHEST = 2;

  /** So many triangles are followed at most. */
  private static final int MOST = 20_000;

  private final RuleContext context;
  private final Floor.Reader ground;
  private final Set<Integer> own = new HashSet<>();

  private LaidOn(RuleContext context) {
    this.context = context;
    this.ground = context.roads().land().floor().reader();
  }

  /** Whether a triangle is of such a thing: one that stands out more than it is let in. */
  static boolean ground(RuleContext context, int triangle) {
    return new LaidOn(context).lies(triangle);
  }

  private boolean lies(int triangle) {
    Topology topology = context.topology();
    Set<Integer> outline = new HashSet<>();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    own.add(triangle);
    open.add(triangle);
    while (!open.isEmpty()) {
      int t = open.poll();
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        boolean goesOn =
            twin >= 0
                && context.surface().pieceOf(twin / 3) == context.surface().pieceOf(t)
                && !facesDown(twin / 3);
        if (!goesOn) {
          outline.add(topology.from(h));
          outline.add(topology.to(h));
        } else if (own.add(twin / 3)) {
          open.add(twin / 3);
        }
      }
      if (own.size() > MOST) {
        return false;
      }
    }
    double deepest = 0;
    for (int v : outline) {
      double over = over(v);
      if (Double.isNaN(over) || over > ON) {
        return false;
      }
      deepest = Math.max(deepest, -over);
    }
    double highest = 0;
    for (int t : own) {
      for (int k = 3 * t; k < 3 * t + 3 && highest <= deepest; k++) {
        double over = over(context.surface().triangles()[k]);
        highest = over > highest ? over : highest;
      }
    }
    return highest > deepest;
  }

  private boolean facesDown(int t) {
    double[] n = Vec.areaNormal(context.surface().positions(), context.surface().triangles(), t);
    return n[1] < 0 && n[1] * n[1] >= Vec.dot(n, 0, n, 0) / 4; // flatter than 60 degrees
  }

  /** How far a vertex stands out of the other ground next to it, metres; NaN for none. */
  private double over(int vertex) {
    float[] p = context.surface().positions();
    double y = p[3 * vertex + 1];
    double over = Double.NaN;
    int floors = ground.column(p[3 * vertex], p[3 * vertex + 2], y - HIGHEST, y + HIGHEST);
    for (int i = 0; i < floors; i++) {
      double its = y - ground.height(i);
      if (!own.contains(ground.triangle(i)) && !(Math.abs(its) >= Math.abs(over))) {
        over = its;
      }
    }
    return over;
  }
}
