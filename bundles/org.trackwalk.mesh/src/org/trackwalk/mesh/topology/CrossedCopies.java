package org.trackwalk.mesh.topology;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Quads that are there twice, cut into triangles along one diagonal and along the other: four
 * triangles over four corners, each pair with the same border in the same direction. No triangle is
 * a copy of another one, and yet the surface is there twice.
 */
final class CrossedCopies {

  private final Topology topology;

  private CrossedCopies(Topology topology) {
    this.topology = topology;
  }

  /**
   * The triangles of each second quad.
   *
   * @return for each of them a triangle of the first one; in the order of the copies
   */
  static Map<Integer, Integer> of(Topology topology) {
    return topology.nonManifoldEdgeCount() == 0 && topology.windingMismatchCount() == 0
        ? Map.of() // the border of two such quads has two triangles on one side
        : new CrossedCopies(topology).find();
  }

  private Map<Integer, Integer> find() {
    Map<Integer, Integer> copies = new TreeMap<>();
    Map<List<Integer>, Integer> diagonals = new HashMap<>();
    for (int h = 0; h < 3 * topology.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h && !topology.sameDirection(h) && isCrowded(h) && isCrowded(twin)) {
        Integer first = diagonals.putIfAbsent(corners(h, twin), h);
        if (first != null && crosses(first, h)) {
          copies.put(h / 3, first / 3);
          copies.put(twin / 3, first / 3);
        }
      }
    }
    return copies;
  }

  /** Whether more than one triangle is on one side of both other edges of a triangle. */
  private boolean isCrowded(int diagonal) {
    return isCrowdedEdge(Topology.next(diagonal)) && isCrowdedEdge(Topology.previous(diagonal));
  }

  private boolean isCrowdedEdge(int h) {
    return topology.twin(h) == Topology.NON_MANIFOLD || topology.sameDirection(h);
  }

  private List<Integer> corners(int h, int twin) {
    int[] corners = {topology.from(h), topology.to(h), topology.apex(h), topology.apex(twin)};
    Arrays.sort(corners);
    return List.of(corners[0], corners[1], corners[2], corners[3]);
  }

  /** Whether two diagonals of four corners are two, of quads with the same directed border. */
  private boolean crosses(int first, int second) {
    // Around the first quad: to, apex, from, apex of its twin.
    int to = topology.to(first);
    boolean along = topology.from(second) == topology.apex(first) && topology.apex(second) == to;
    int twin = topology.twin(second);
    boolean against = topology.from(twin) == topology.apex(first) && topology.apex(twin) == to;
    return along || against;
  }
}
