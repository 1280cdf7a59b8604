package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.rule.RuleContext;

/** Edges that hang together as lines: each goes on until it ends, forks or has come around. */
final class SeamRuns {

  /**
   * One line.
   *
   * @param edges half-edges, in order
   * @param path xyz triples
   */
  record Run(List<Integer> edges, double[] path) {}

  private final RuleContext context;
  private final Map<Integer, List<Integer>> at = new TreeMap<>();
  private final Map<Integer, Boolean> left = new TreeMap<>();

  private SeamRuns(RuleContext context, List<Integer> edges) {
    this.context = context;
    for (int h : edges) {
      left.put(h, true);
      at.computeIfAbsent(context.topology().from(h), k -> new ArrayList<>()).add(h);
      at.computeIfAbsent(context.topology().to(h), k -> new ArrayList<>()).add(h);
    }
  }

  /** The lines of some half-edges, those with ends first. */
  static List<Run> of(RuleContext context, List<Integer> edges) {
    SeamRuns runs = new SeamRuns(context, edges);
    List<Run> found = new ArrayList<>();
    for (boolean ends : new boolean[] {true, false}) {
      for (Map.Entry<Integer, List<Integer>> vertex : runs.at.entrySet()) {
        boolean passes = vertex.getValue().size() == 2;
        for (int h : vertex.getValue()) {
          if (ends != passes && runs.left.containsKey(h)) {
            found.add(runs.from(vertex.getKey(), h));
          }
        }
      }
    }
    return found;
  }

  private Run from(int start, int first) {
    List<Integer> edges = new ArrayList<>();
    List<Integer> vertices = new ArrayList<>(List.of(start));
    int vertex = start;
    int edge = first;
    while (edge >= 0) {
      left.remove(edge);
      edges.add(edge);
      boolean forward = context.topology().from(edge) == vertex;
      vertex = forward ? context.topology().to(edge) : context.topology().from(edge);
      vertices.add(vertex);
      edge = next(vertex);
    }
    float[] p = context.surface().positions();
    double[] path = new double[3 * vertices.size()];
    for (int i = 0; i < path.length; i++) {
      path[i] = p[3 * vertices.get(i / 3) + i % 3];
    }
    return new Run(edges, path);
  }

  /** The edge on which a line goes on; -1 where it ends. */
  private int next(int vertex) {
    List<Integer> here = at.get(vertex);
    if (here.size() == 2) {
      for (int h : here) {
        if (left.containsKey(h)) {
          return h;
        }
      }
    }
    return -1;
  }
}
