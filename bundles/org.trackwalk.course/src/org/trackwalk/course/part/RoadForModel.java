package org.trackwalk.course.part;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;

/**
 * A road on which the vehicle has no room beside what stands there, as it is narrower than what it
 * needs to get past something: one for models, or read in another unit.
 */
public final class RoadForModel {

  private RoadForModel() {}

  /** How wide the longest part of a road is, metres; NaN where it is no ribbon. */
  public static double width(Land land, Topology topology, BitSet road) {
    RoadParts parts = RoadParts.of(land, topology, road);
    List<RoadPart> measured =
        RoadPart.measure(land, topology, parts, new RoadBorder(land, topology, parts));
    RoadPart longest = null;
    for (RoadPart part : measured) {
      longest = longest == null || part.length() > longest.length() ? part : longest;
    }
    return longest == null || !longest.isRibbon() ? Double.NaN : longest.width();
  }

  /** What is to be said of such a width beside a vehicle's, to stand behind how it was found. */
  public static String words(double width, Body body) {
    return Double.isNaN(width) || width >= body.passage()
        ? ""
        : String.format(
            Locale.ROOT,
            "; it is %.2f m wide, and a vehicle of %.2f m needs %.2f m to get past anything: a road"
                + " for models, or in another unit (--units)",
            width,
            body.width(),
            body.passage());
  }
}
