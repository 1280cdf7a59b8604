package org.trackwalk.course.opening;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells what a road goes around from a hole in it, by shape and not by size, so that a track for
 * models and one for lorries are judged alike: a hole in a band is narrower than the band.
 */
final class GroundBand {

  /** A band is so many times as long as it is wide, like any road. */
  private static final double SLENDER = 10;

  private final OpenEdges edges;
  private final Topology topology;

  GroundBand(OpenEdges edges, Topology topology) {
    this.edges = edges;
    this.topology = topology;
  }

  /**
   * Whether the ground along all of a rim is a band that is narrower than what it goes along.
   *
   * @param rim open edges, at least one
   * @param width of what is missing, metres
   */
  boolean isNarrower(int[] rim, double width) {
    Set<Integer> seen = new HashSet<>();
    return Arrays.stream(rim)
        .map(edges::triangle)
        .filter(t -> !seen.contains(t))
        .allMatch(t -> isBand(t, width, seen));
  }

  private boolean isBand(int first, double width, Set<Integer> seen) {
    WeldedSurface surface = edges.surface();
    IntList own = new IntList();
    own.add(first);
    seen.add(first);
    double area = 0;
    double border = 0;
    for (int i = 0; i < own.size(); i++) {
      int t = own.get(i);
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      area += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin < 0) {
          border += Vec.distance(surface.positions(), topology.from(h), topology.to(h));
        } else if (seen.add(twin / 3)) {
          own.add(twin / 3);
        }
      }
    }
    double length = border / 2;
    return length * length >= SLENDER * area && area < width * length;
  }
}
