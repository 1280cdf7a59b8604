package org.trackwalk.course.grown;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.trackwalk.course.part.RoadBorder;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What lies under a start and is too small for a road, such as the slabs that cars stand on.
 *
 * @param area square metres
 */
public record SmallRoad(double area) {

  /** The smallest road, square metres: 4 m wide, as roads are at least, and 20 times as long. */
  private static final double LEAST = 4 * 80;

  /** The road if it is small and no ribbon, as a model of a track is; else null. */
  public static SmallRoad of(Land land, Topology topology, BitSet road) {
    WeldedSurface surface = land.surface();
    double area = 0;
    for (int t = road.nextSetBit(0); t >= 0 && area < LEAST; t = road.nextSetBit(t + 1)) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      area += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
    }
    if (area >= LEAST) {
      return null;
    }
    RoadParts parts = RoadParts.of(land, topology, road);
    List<RoadPart> measured =
        RoadPart.measure(land, topology, parts, new RoadBorder(land, topology, parts));
    return measured.stream().anyMatch(RoadPart::isRibbon) ? null : new SmallRoad(area);
  }

  /** Why it is doubtful, to stand before how it was found. */
  public String words() {
    return String.format(
        Locale.ROOT,
        "DOUBTFUL: only %.0f m2, too little for a road; say which pieces are it in a manifest"
            + " (trackwalk init); ",
        area);
  }
}
