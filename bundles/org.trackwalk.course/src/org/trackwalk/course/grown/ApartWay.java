package org.trackwalk.course.grown;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.trackwalk.course.part.RoadBorder;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.course.patch.Strips;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;

/** Ground that is as long and narrow as a road and hangs together with none that is driven. */
final class ApartWay {

  /** So many are named. */
  private static final int NAMED = 3;

  private ApartWay() {}

  /**
   * What is said of it behind how the road was found; empty when there is none.
   *
   * @param rest what else may be a road
   */
  static String words(Land land, Topology topology, BitSet rest) {
    if (rest.isEmpty()) {
      return "";
    }
    RoadParts parts = RoadParts.of(land, topology, rest);
    List<RoadPart> ways = new ArrayList<>();
    for (RoadPart part :
        RoadPart.measure(land, topology, parts, new RoadBorder(land, topology, parts))) {
      if (part.isRibbon() && part.width() >= Strips.NARROWEST && !part.ceiling()) {
        ways.add(part);
      }
    }
    ways.sort(Comparator.comparingDouble(RoadPart::length).reversed());
    List<String> told = new ArrayList<>();
    for (RoadPart way : ways.subList(0, Math.min(NAMED, ways.size()))) {
      BitSet of = new BitSet();
      rest.stream().filter(t -> parts.of(t) == way.number()).forEach(of::set);
      told.add(
          String.format(
              Locale.ROOT,
              "%.0f m of %s",
              way.length(),
              ForgottenPieces.list(ForgottenPieces.names(land.surface(), of))));
    }
    int more = ways.size() - NAMED;
    return ways.isEmpty()
        ? ""
        : "; "
            + String.join("; ", told)
            + (more > 0 ? " and " + more + " more such ways" : "")
            + (ways.size() == 1 ? " looks" : " look")
            + " like a road and hang"
            + (ways.size() == 1 ? "s" : "")
            + " together with none of it: not driven; if a race goes there, name all of the road in"
            + " a manifest (corridor)";
  }
}
