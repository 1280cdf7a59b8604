package org.trackwalk.drive.judge.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The edges at which a road falls away that can push a body off hardest, by a bound in closed form.
 * A body that steers back towards the road closes on a contact beyond the edge with its inward
 * speed times the outward part of the contact's normal, and is pushed outward by that part of it
 * again: so the outward part decides, squared. Beyond a convex edge it is that of the face beyond,
 * by the triangle's normal; at an outer edge that of the line from the edge to a sphere's centre,
 * at most sqrt((r + m)² - r²) / (r + m). Many edges are alike, all of a sharp brink for instance:
 * among those at the limit the ones are taken that are spread evenly over the level.
 */
public final class WorstCliffs {

  /** Of the probe sphere with the usual margin, no unit. */
  private static final double OUTER = outer();

  private WorstCliffs() {}

  private record Ranked(int halfEdge, long outward) {}

  /** At most so many, ascending. */
  public static int[] of(WeldedSurface surface, Topology topology, Cliffs cliffs, int most) {
    if (cliffs.halfEdges().length <= most) {
      return cliffs.halfEdges();
    }
    List<Ranked> all = new ArrayList<>();
    for (int h : cliffs.halfEdges()) {
      all.add(new Ranked(h, Math.round(outward(surface, topology, h) / JudgeLimits.ALIKE)));
    }
    all.sort(
        Comparator.comparingLong(Ranked::outward).reversed().thenComparingInt(Ranked::halfEdge));
    long limit = all.get(most - 1).outward();
    List<Integer> chosen = new ArrayList<>();
    List<Integer> alike = new ArrayList<>();
    for (Ranked ranked : all) {
      if (ranked.outward() > limit) {
        chosen.add(ranked.halfEdge());
      } else if (ranked.outward() == limit) {
        alike.add(ranked.halfEdge());
      }
    }
    int left = most - chosen.size();
    for (int i = 0; i < left; i++) {
      chosen.add(alike.get((int) ((2L * i + 1) * alike.size() / (2L * left))));
    }
    return chosen.stream().mapToInt(Integer::intValue).sorted().toArray();
  }

  /** The outward part of the steepest contact beyond an edge, 0 to 1. */
  static double outward(WeldedSurface surface, Topology topology, int h) {
    int twin = topology.twin(h);
    if (twin < 0) {
      return OUTER;
    }
    Crossing way = EdgePlaces.over(surface, topology, h);
    if (way == null) {
      return 0;
    }
    double[] m = Vec.normal(surface.positions(), surface.triangles(), twin / 3);
    return Math.max(0, Math.min(1, Vec.dot(m, 0, way.along(), 0)));
  }

  private static double outer() {
    double out = SeamEdge.PROBE_RADIUS + SeamEdge.GENERIC_MARGIN;
    return Math.sqrt(out * out - SeamEdge.PROBE_RADIUS * SeamEdge.PROBE_RADIUS) / out;
  }
}
