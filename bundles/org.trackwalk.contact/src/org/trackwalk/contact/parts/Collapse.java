package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.HullSize;
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

  /** Part of a box's size: boxes nearer than this touch. */
  private static final double TOUCH = 1e-6;

  private record Node(List<Cell> cells, double[] points, HullSize hull, double[] box) {}

  private record Edge(double more, double cost) {}

  private final double volume;
  private final PartSettings settings;
  private final TreeMap<Integer, Node> nodes = new TreeMap<>();
  private final Map<Long, Edge> edges = new HashMap<>();
  private int made;

  Collapse(List<Cell> cells, double volume, PartSettings settings) {
    this.volume = volume;
    this.settings = settings;
    for (Cell cell : cells) {
      double[] points = cell.hullPoints();
      nodes.put(made++, new Node(List.of(cell), points, cell.hull(), box(points)));
    }
  }

  /** The groups that are left, in the order of their first cells. */
  List<List<Cell>> run(Progress progress) {
    double excess = -volume;
    for (Node node : nodes.values()) {
      excess += node.hull.volume();
    }
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
      if (!tooMany && excess + edge.more > allowed && edge.more > ROUNDING * volume) {
        break;
      }
      excess += edge.more;
      merge((int) (best >> 32), (int) best);
      progress.worked(1);
    }
    return nodes.values().stream().map(Node::cells).toList();
  }

  private long best(boolean touching, Progress progress) {
    long best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (var a : nodes.entrySet()) {
      progress.check();
      for (var b : nodes.tailMap(a.getKey(), false).entrySet()) {
        if (touching && !touch(a.getValue().box, b.getValue().box)) {
          continue;
        }
        long key = (long) a.getKey() << 32 | b.getKey();
        Edge edge = edges.get(key);
        if (edge == null) {
          edge = edge(a.getValue(), b.getValue());
          edges.put(key, edge);
        }
        if (edge.cost < least) {
          least = edge.cost;
          best = key;
        }
      }
    }
    return best;
  }

  private Edge edge(Node a, Node b) {
    HullSize both = HullBuilder.size(Outer.of(joined(List.of(a.points, b.points))));
    double more = both.volume() - a.hull.volume() - b.hull.volume();
    double shape =
        both.volume() > 0
            ? both.area()
                * both.area()
                * both.area()
                / (36 * Math.PI * both.volume() * both.volume())
            : WORST_SHAPE;
    return new Edge(more, more / volume + SHAPE * Math.min(shape, WORST_SHAPE));
  }

  private void merge(int a, int b) {
    Node first = nodes.remove(a);
    Node second = nodes.remove(b);
    double[] points = Outer.of(joined(List.of(first.points, second.points)));
    HullSize hull = HullBuilder.size(points);
    if (hull.volume() > 0) {
      points = Cell.corners(HullBuilder.hull(points));
    }
    List<Cell> cells = new ArrayList<>(first.cells);
    cells.addAll(second.cells);
    nodes.put(made++, new Node(cells, points, hull, box(points)));
  }

  private static boolean touch(double[] a, double[] b) {
    for (int axis = 0; axis < 3; axis++) {
      double near = TOUCH * (a[3 + axis] - a[axis] + b[3 + axis] - b[axis]);
      if (a[axis] > b[3 + axis] + near || b[axis] > a[3 + axis] + near) {
        return false;
      }
    }
    return true;
  }

  private static double[] box(double[] points) {
    double inf = Double.POSITIVE_INFINITY;
    double[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int i = 0; i < points.length; i++) {
      box[i % 3] = Math.min(box[i % 3], points[i]);
      box[3 + i % 3] = Math.max(box[3 + i % 3], points[i]);
    }
    return box;
  }

  /** Several lists of points as one. */
  static double[] joined(List<double[]> lists) {
    double[] all = new double[lists.stream().mapToInt(list -> list.length).sum()];
    int at = 0;
    for (double[] list : lists) {
      System.arraycopy(list, 0, all, at, list.length);
      at += list.length;
    }
    return all;
  }
}
