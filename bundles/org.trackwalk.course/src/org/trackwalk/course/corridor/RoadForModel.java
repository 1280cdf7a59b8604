package org.trackwalk.course.corridor;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A road that is narrower than the vehicle: one for models, or read in another unit. */
final class RoadForModel {

  private RoadForModel() {}

  /**
   * How wide the longest part of a road is that is narrower than the vehicle, metres; NaN for other
   * roads.
   */
  static double width(Land land, Topology topology, BitSet road, Body body) {
    if (ribbon(land.surface(), topology, road) >= body.width()) {
      return Double.NaN;
    }
    RoadParts parts = RoadParts.of(land, topology, road);
    List<RoadPart> measured =
        RoadPart.measure(land, topology, parts, new RoadBorder(land, topology, parts));
    RoadPart longest = null;
    for (RoadPart part : measured) {
      longest = longest == null || part.length() > longest.length() ? part : longest;
    }
    return longest == null || !longest.isRibbon() || longest.width() >= body.width()
        ? Double.NaN
        : longest.width();
  }

  /** What is to be said of such a width, to stand behind how the road was found. */
  static String words(double width, Body body) {
    return Double.isNaN(width)
        ? ""
        : String.format(
            Locale.ROOT,
            "; it is %.2f m wide and the vehicle %.2f m: a road for models, or in another unit"
                + " (--units)",
            width,
            body.width());
  }

  /** How wide a road is at least, metres: where its pieces are not joined it is wider. */
  private static double ribbon(WeldedSurface surface, Topology topology, BitSet road) {
    float[] p = surface.positions();
    double area = 0;
    double border = 0;
    for (int t = road.nextSetBit(0); t >= 0; t = road.nextSetBit(t + 1)) {
      double[] n = Vec.areaNormal(p, surface.triangles(), t);
      area += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin < 0 || !road.get(twin / 3)) {
          border += Vec.distance(p, topology.from(h), topology.to(h));
        }
      }
    }
    return 2 * area / border;
  }
}
