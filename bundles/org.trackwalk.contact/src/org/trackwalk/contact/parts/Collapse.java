package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.contact.shape.HullSize;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * The dual graph of cells, collapsed: a node is a group of cells, an edge two groups whose boxes
 * touch. The edge of least cost goes first: what the common hull has more than the two had, as a
 * part of the mesh's volume, and a little for a shape that is far from a ball.
 */
final class Collapse {

  /** Cost of a shape that has one more ball's surface than a ball of its volume. */
  private static final double SHAPE = 1e-4;

  /** Shapes from here on are all alike bad. */
  private static final double WORST_SHAPE = 100;

  /** Part of the mesh's volume: less than this is rounding, and two such groups are one. */
  private static final double ROUNDING = 1e-9;

  private record Edge(double more, double cost) {}

  private final double volume;
  private final PartSettings settings;
  private final int threads;
  private final TreeMap<Integer, Group> nodes = new TreeMap<>();
  private final Map<Long, Edge> edges = new HashMap<>();
  private int made;

  Collapse(List<Cell> cells, double volume, PartSettings settings, int threads) {
    this.volume = volume;
    this.settings = settings;
    this.threads = threads;
    for (Cell cell : cells) {
      nodes.put(made++, Group.of(cell));
    }
  }

  /** The groups that are left, in the order of their first cells. */
  List<Group> run(Progress progress) {
    // No less than it is: hulls summed, and from the last that was measured on what hulls grew by.
    double summed = -volume;
    for (Group node : nodes.values()) {
      summed += node.hull().volume();
    }
    double grown = Double.POSITIVE_INFINITY;
    progress.begin("parts", 0);
    while (nodes.size() > 1) {
      boolean tooMany = nodes.size() > settings.most();
      long best = best(true, progress);
      if (best < 0 && tooMany) {
        best = best(false, progress);
      }
      if (best < 0) {
        break;
      }
      Edge edge = edges.get(best);
      double allowed = Math.max(settings.error(), ROUNDING) * volume;
      Group both = merged(best);
      summed += edge.more;
      if (grown < summed) {
        grown += both.hull().volume() - together(best, progress);
      }
      if (!tooMany && Math.min(summed, grown) > allowed && edge.more > ROUNDING * volume) {
        grown = excess(best, both, progress);
        if (grown > allowed) {
          break;
        }
      }
      nodes.remove((int) (best >> 32));
      nodes.remove((int) best);
      nodes.put(made++, both);
      progress.worked(1);
    }
    return List.copyOf(nodes.values());
  }

  private long best(boolean touching, Progress progress) {
    List<Long> asked = new ArrayList<>();
    for (var a : nodes.entrySet()) {
      for (var b : nodes.tailMap(a.getKey(), false).entrySet()) {
        if (!touching || a.getValue().touches(b.getValue())) {
          asked.add((long) a.getKey() << 32 | b.getKey());
        }
      }
    }
    List<Long> missing = new ArrayList<>(asked);
    missing.removeIf(edges::containsKey);
    Edge[] found = new Edge[missing.size()];
    Workers.run(
        threads,
        found.length,
        i -> {
          progress.check();
          long key = missing.get(i);
          found[i] = edge(nodes.get((int) (key >> 32)), nodes.get((int) key));
        });
    for (int i = 0; i < found.length; i++) {
      edges.put(missing.get(i), found[i]);
    }
    long best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (long key : asked) {
      double cost = edges.get(key).cost;
      if (cost < least) {
        least = cost;
        best = key;
      }
    }
    return best;
  }

  private Edge edge(Group a, Group b) {
    HullSize both = Group.size(a, b);
    double more = both.volume() - a.hull().volume() - b.hull().volume();
    double shape =
        both.volume() > 0
            ? both.area()
                * both.area()
                * both.area()
                / (36 * Math.PI * both.volume() * both.volume())
            : WORST_SHAPE;
    return new Edge(more, more / volume + SHAPE * Math.min(shape, WORST_SHAPE));
  }

  private Group merged(long edge) {
    return Group.of(nodes.get((int) (edge >> 32)), nodes.get((int) edge));
  }

  /** Cubic metres of the hulls of an edge's two groups. */
  private double together(long edge, Progress progress) {
    return Group.together(List.of(nodes.get((int) (edge >> 32)), nodes.get((int) edge)), progress);
  }

  /** Cubic metres that the hulls would have too much, what two share counted once. */
  private double excess(long edge, Group both, Progress progress) {
    Map<Integer, Group> after = new TreeMap<>(nodes);
    after.remove((int) (edge >> 32));
    after.put((int) edge, both);
    return Group.together(after.values(), progress) - volume;
  }
}
