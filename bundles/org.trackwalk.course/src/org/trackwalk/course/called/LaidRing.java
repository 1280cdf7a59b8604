package org.trackwalk.course.called;

import java.util.BitSet;
import org.trackwalk.course.naming.NameList;
import org.trackwalk.course.part.RoadLayout;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.patch.Strips;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A ring that hangs together with other ground that is called road, without sharing a vertex with
 * it: it is laid onto a yard or over streets, or stands reach up to it. Where it is torn it is the
 * same ring.
 *
 * @param part the ring
 * @param host the part that it hangs together with
 * @param triangles the ring's
 * @param yards triangles of ground that is larger than it and no ribbon
 */
record LaidRing(RoadPart part, RoadPart host, BitSet triangles, BitSet yards) {

  /** What is as long as a road and no wider than a hand. */
  private static final NameList STRIP = NameList.shipped("strip");

  /** A ring on streets is so many times as wide as they are in the mean at least. */
  private static final double LIKE_STREETS = 0.5;

  /**
   * The longest.
   *
   * @param all what of the floor hangs together; none of its parts is a ring
   * @return null when there is none
   */
  static LaidRing find(Land land, Topology topology, BitSet floor, NamedParts all) {
    WeldedSurface surface = land.surface();
    NamedParts welded = NamedParts.torn(land, topology, floor);
    BitSet named = new BitSet();
    int[] host = new int[surface.vertexCount()];
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      int number = welded.parts().of(t);
      host[number] = t;
      if (!STRIP.has(surface.pieces().get(surface.pieceOf(t)).name())) {
        named.set(number);
      }
    }
    RoadPart ring =
        welded.longest(
            p ->
                named.get(p.number())
                    && welded.layout().isRing(p)
                    && isWide(p, all.of(host[p.number()]), all.layout()));
    if (ring == null) {
      return null;
    }
    BitSet larger = new BitSet();
    welded.measured().stream()
        .filter(p -> p.area() > ring.area() && !p.isRibbon())
        .forEach(p -> larger.set(p.number()));
    BitSet triangles = new BitSet();
    BitSet yards = new BitSet();
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      triangles.set(t, welded.parts().of(t) == ring.number());
      yards.set(t, larger.get(welded.parts().of(t)));
    }
    return new LaidRing(ring, all.of(host[ring.number()]), triangles, yards);
  }

  /** Whether it is no line: those are painted along rings, and on yards. */
  private static boolean isWide(RoadPart ring, RoadPart host, RoadLayout layout) {
    return !layout.goesAround(host)
        && ring.width() >= (host.isRibbon() ? LIKE_STREETS * host.width() : Strips.NARROWEST);
  }
}
