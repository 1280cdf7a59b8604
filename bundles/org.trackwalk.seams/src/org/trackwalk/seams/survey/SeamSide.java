package org.trackwalk.seams.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.topology.Topology;

/** The edges of one of the two pieces of a seam, in runs from end to end. */
final class SeamSide {

  /** Half-edges in ascending order: a geometry key. */
  private final List<Integer> halfEdges = new ArrayList<>();

  private int shared;

  void add(int halfEdge, boolean isShared) {
    halfEdges.add(halfEdge);
    shared += isShared ? 1 : 0;
  }

  int shared() {
    return shared;
  }

  List<Integer> halfEdges() {
    return halfEdges;
  }

  /** The half-edges in the order of a walk along each run; rings start at their first edge. */
  List<List<Integer>> runs(Topology topology) {
    Map<Integer, Integer> startingAt = new HashMap<>();
    Set<Integer> ends = new HashSet<>();
    for (int h : halfEdges) {
      startingAt.putIfAbsent(topology.from(h), h);
      ends.add(topology.to(h));
    }
    List<List<Integer>> runs = new ArrayList<>();
    Set<Integer> done = new HashSet<>();
    for (int pass = 0; pass < 2; pass++) {
      for (int h : halfEdges) {
        boolean begins = pass == 1 || !ends.contains(topology.from(h));
        if (begins && !done.contains(h)) {
          runs.add(walk(h, startingAt, done, topology));
        }
      }
    }
    return runs;
  }

  private static List<Integer> walk(
      int first, Map<Integer, Integer> startingAt, Set<Integer> done, Topology topology) {
    List<Integer> run = new ArrayList<>();
    Integer at = first;
    while (at != null && done.add(at)) {
      run.add(at);
      at = startingAt.get(topology.to(at));
    }
    return run;
  }
}
