package org.trackwalk.seams.ledger;

import java.util.function.Supplier;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.Surroundings.Near;
import org.trackwalk.ground.memory.ItemAnswers;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;

/**
 * What lies over, under and at each open edge, edge by edge. Where edges are joined as they were in
 * the last check they have the numbers that they had, and so do triangles: then it is known of each
 * edge that nothing has changed near to. Several threads may ask, each of other edges.
 */
public final class NearEdges {

  /** What rounding may add to how far is looked, metres. */
  private static final double SLACK = 1e-6;

  /**
   * An answer.
   *
   * @param near null for nothing
   * @param units of work that it cost
   */
  private record Answer(Near near, long units) {}

  private final BorderLimits limits;

  /** Null where nothing is kept. */
  private final Joins joins;

  private final Answer[] layers;
  private final Answer[] walls;
  private final ItemAnswers.Items beyond;
  private final Memory memory;

  private NearEdges(
      BorderLimits limits,
      Joins joins,
      Answer[] layers,
      Answer[] walls,
      ItemAnswers.Items beyond,
      Memory memory) {
    this.memory = memory;
    this.beyond = beyond;
    this.limits = limits;
    this.joins = joins;
    this.layers = layers;
    this.walls = walls;
  }

  /** Nothing is known, and nothing is kept. */
  public static NearEdges none(BorderLimits limits) {
    return new NearEdges(limits, null, null, null, ItemAnswers.Items.NONE, Memory.none());
  }

  /**
   * What still holds of the last check, kept for the next.
   *
   * @param topology of which the edges are
   * @param classes what each triangle is for
   */
  public static NearEdges of(
      OpenEdges edges,
      Topology topology,
      SurfaceClasses classes,
      BorderLimits limits,
      Memory memory) {
    if (!memory.lasting()) {
      return none(limits);
    }
    NearEdges last = memory.last(NearEdges.class).orElse(null);
    boolean known = last != null && last.joins == topology.joins() && last.limits.equals(limits);
    Answer[] layers = known ? last.layers.clone() : new Answer[edges.count()];
    Answer[] walls = known ? last.walls.clone() : new Answer[edges.count()];
    ItemAnswers.Items beyond =
        ItemAnswers.of(memory, new Asked(classes, limits), topology.joins(), edges.count());
    NearEdges now = new NearEdges(limits, topology.joins(), layers, walls, beyond, memory);
    if (known) {
      now.forget(edges, memory.change());
    }
    memory.keep(NearEdges.class, now);
    return now;
  }

  /** Forgets what was seen where something has changed. */
  private void forget(OpenEdges edges, SurfaceChange change) {
    double reach = Math.max(limits.layerLimit(), limits.exact()) + limits.exact() + SLACK;
    double[] low = new double[3];
    double[] high = new double[3];
    IntList scratch = new IntList();
    for (int e = 0; e < layers.length; e++) {
      for (int k = 0; k < 3; k++) {
        double from = edges.point(e, 0, k);
        double to = edges.point(e, 1, k);
        low[k] = Math.min(from, to) - reach;
        high[k] = Math.max(from, to) + reach;
      }
      if (change.touches(low[0], low[1], low[2], high[0], high[1], high[2], scratch)) {
        layers[e] = null;
        walls[e] = null;
      }
    }
  }

  /** What was known before, and is kept. */
  Memory memory() {
    return memory;
  }

  /** How far is looked. */
  BorderLimits limits() {
    return limits;
  }

  /** The layer over or under an edge, sought where it is not known; null when there is none. */
  Near layer(int edge, Supplier<Near> sought) {
    return joins == null ? sought.get() : of(edge, layers, sought);
  }

  /** The wall that an edge abuts on, sought where it is not known; null when there is none. */
  Near wall(int edge, Supplier<Near> sought) {
    return joins == null ? sought.get() : of(edge, walls, sought);
  }

  /** What lies beyond the middle of an edge; null when it has no level outward direction. */
  Beyond beyond(int edge, Supplier<Beyond> sought) {
    return beyond.of(edge, sought);
  }

  /** What the ground beyond an edge depends on but where it lies. */
  private record Asked(SurfaceClasses classes, BorderLimits limits) {}

  /** Whoever asks pays what the answer cost. */
  private static Near of(int edge, Answer[] known, Supplier<Near> sought) {
    Answer answer = known[edge];
    if (answer == null) {
      Measured<Near> made = Measured.of(sought);
      answer = new Answer(made.made(), made.units());
      known[edge] = answer;
    }
    Budget.pay(answer.units());
    return answer.near();
  }
}
