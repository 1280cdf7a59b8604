package org.trackwalk.check.rules.topology;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;

/**
 * How high ground of another class stands out of the road that it comes up through. A pair of
 * triangles tells only how far they go through each other: where the road is fine and the ground
 * coarse, its top stands over triangles that it does not cross.
 */
final class Outcrop {

  /** What is higher over the road is no outcrop, metres: a bridge, a bank beside a low road. */
  private static final double HIGHEST = 2;

  /** So many triangles are followed at most. */
  private static final int MOST = 20_000;

  private final RuleContext context;
  private final Floor.Reader road;
  private final Map<Integer, Double> heights = new HashMap<>();

  private Outcrop(RuleContext context) {
    this.context = context;
    this.road = context.road().ground().reader();
  }

  /**
   * Height of the highest corner over the road, of the triangles that cross it and of those that
   * hang together with them above it, metres; 0 when it is road itself that crosses road.
   */
  static double height(RuleContext context, List<Crossing> place) {
    return new Outcrop(context).highest(place);
  }

  private double highest(List<Crossing> place) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    Set<Integer> seen = new HashSet<>();
    for (Crossing c : place) {
      for (int t : new int[] {c.first(), c.second()}) {
        if (context.corridor().classes().of(t) != SurfaceClass.ROAD && seen.add(t)) {
          open.add(t);
        }
      }
    }
    double highest = 0;
    while (!open.isEmpty() && seen.size() < MOST) {
      int t = open.poll();
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        double from = over(context.topology().from(h));
        double to = over(context.topology().to(h));
        highest = Math.max(highest, from);
        int twin = context.topology().twin(h);
        boolean follows = from > 0 || to > 0;
        if (follows && twin >= 0 && twin != Topology.OPEN && seen.add(twin / 3)) {
          open.add(twin / 3);
        }
      }
    }
    return highest;
  }

  /** Metres that a vertex stands over the road; 0 when it does not. */
  private double over(int vertex) {
    return heights.computeIfAbsent(vertex, this::measure);
  }

  private double measure(int vertex) {
    float[] p = context.surface().positions();
    double y = p[3 * vertex + 1];
    boolean found = road.find(p[3 * vertex], y, p[3 * vertex + 2], 0, HIGHEST);
    return found ? y - road.height() : 0;
  }
}
