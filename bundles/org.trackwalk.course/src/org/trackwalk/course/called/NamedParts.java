package org.trackwalk.course.called;

import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.trackwalk.course.part.Alongside;
import org.trackwalk.course.part.RoadBorder;
import org.trackwalk.course.part.RoadEnds;
import org.trackwalk.course.part.RoadLayout;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The parts of what is called road, what each measures, and where it leads.
 *
 * @param parts which triangle is in which
 * @param measured sizes of each
 * @param layout which are rings, which networks of streets
 * @param alongside which run along something
 */
record NamedParts(
    RoadParts parts, List<RoadPart> measured, RoadLayout layout, Alongside alongside) {

  /** Parts that hang together, or go on where a piece of a road is missing. */
  static NamedParts joined(Land land, Topology topology, BitSet floor) {
    WeldedSurface surface = land.surface();
    RoadParts parts = RoadParts.of(land, topology, floor);
    RoadBorder border = new RoadBorder(land, topology, parts);
    RoadEnds ends = RoadEnds.ofRoad(surface, topology, parts, border);
    ends.join();
    return measure(land, topology, parts, border, ends);
  }

  /** Parts that hang together: where a piece is missing they end. */
  static NamedParts unbridged(Land land, Topology topology, BitSet floor) {
    RoadParts parts = RoadParts.of(land, topology, floor);
    RoadBorder border = new RoadBorder(land, topology, parts);
    RoadEnds ends = RoadEnds.unbridged(land.surface(), topology, parts, border);
    return measure(land, topology, parts, border, ends);
  }

  /** Parts whose triangles share vertices. */
  static NamedParts welded(Land land, Topology topology, BitSet floor) {
    WeldedSurface surface = land.surface();
    RoadParts parts = RoadParts.welded(surface, floor);
    RoadBorder border = new RoadBorder(land, topology, parts);
    RoadEnds ends = RoadEnds.ofRoad(surface, topology, parts, border);
    return measure(land, topology, parts, border, ends);
  }

  /** Parts whose triangles share vertices, or go on across a tear, however narrow or wide. */
  static NamedParts torn(Land land, Topology topology, BitSet floor) {
    WeldedSurface surface = land.surface();
    RoadParts parts = RoadParts.welded(surface, floor);
    RoadBorder border = new RoadBorder(land, topology, parts);
    RoadEnds ends = RoadEnds.ofRoad(surface, topology, parts, border);
    ends.joinTorn();
    return measure(land, topology, parts, border, ends);
  }

  private static NamedParts measure(
      Land land, Topology topology, RoadParts parts, RoadBorder border, RoadEnds ends) {
    WeldedSurface surface = land.surface();
    List<RoadPart> measured = RoadPart.measure(land, topology, parts, border);
    return new NamedParts(
        parts,
        measured,
        RoadLayout.of(surface, topology, parts, border, ends, measured),
        new Alongside(land, topology, parts, border));
  }

  /** Those that a road may be: as flat as a street somewhere, and nothing seen from below. */
  List<RoadPart> ways() {
    return measured.stream().filter(p -> p.flat() && !p.ceiling()).toList();
  }

  /** The longest way of some kind that is not the top of a wall; null without one. */
  RoadPart longest(Predicate<RoadPart> kind) {
    RoadPart longest = null;
    for (RoadPart part : ways()) {
      boolean longer = longest == null || part.length() > longest.length();
      longest = longer && !part.isCrown() && kind.test(part) ? part : longest;
    }
    return longest;
  }

  /** The part that a triangle is in. */
  RoadPart of(int triangle) {
    int number = parts.of(triangle);
    return measured.stream().filter(p -> p.number() == number).findFirst().orElseThrow();
  }
}
