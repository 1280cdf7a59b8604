package org.trackwalk.course.called;

import java.util.BitSet;
import java.util.Locale;
import org.trackwalk.course.band.RoadShape;
import org.trackwalk.course.band.UnnamedRoad;
import org.trackwalk.course.naming.NameDictionary;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.part.RoadParts;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;

/**
 * A ring whose edge alone is called road, by a material: the slope, kerb or chequers along a body
 * of which the rest wears another one. A material says what a thing is made of, and no car fits on
 * the edge, nor on all ground that hangs together with it but for the ring; what it edges is the
 * road.
 *
 * @param ring the road, with its kerbs
 * @param width of what is called road where it is widest, metres
 */
public record NamedEdge(RoadShape ring, double width) {

  /** Edges are joined to their ring along more than this part of the lap, both sides added. */
  private static final double MOST = 0.5;

  /**
   * Seeks it.
   *
   * @param codes the class of each triangle by its names
   * @param named all that is called road
   * @param own which of it are so not by their material alone
   * @return null where what is called road is one, or edges no ring that stands out
   */
  public static NamedEdge find(
      Land land,
      Topology topology,
      byte[] codes,
      BitSet named,
      BitSet own,
      NameDictionary dictionary) {
    if (own.intersects(named)) {
      return null;
    }
    NamedParts strips = NamedParts.welded(land, topology, RoadParts.carrying(land, named));
    double widest = strips.ways().stream().mapToDouble(RoadPart::width).max().orElse(0);
    if (widest == 0 || widest >= Body.CAR.width()) {
      return null;
    }
    byte[] unnamed = codes.clone();
    for (int t = 0; t < codes.length; t++) {
      if (named.get(t) || codes[t] == SurfaceClass.ROAD.code()) {
        unnamed[t] = SurfaceClass.UNKNOWN.code();
      }
    }
    RoadShape ring = new UnnamedRoad(land, topology, unnamed).find(dictionary);
    return ring != null
            && ring.isLoneRing(RoadPart.CLEARLY * widest)
            && edges(land, topology, named, ring)
        ? new NamedEdge(ring, widest)
        : null;
  }

  /** Whether what is named goes along a ring, and no ground on which a car fits lies with it. */
  private static boolean edges(Land land, Topology topology, BitSet named, RoadShape ring) {
    BitSet ground = (BitSet) land.carries().clone();
    ground.andNot(ring.triangles());
    ground.or(RoadParts.carrying(land, named));
    NamedParts beside = NamedParts.welded(land, topology, ground);
    BitSet edges = new BitSet();
    named.stream().filter(ground::get).forEach(t -> edges.set(beside.parts().of(t)));
    BitSet inner = (BitSet) ring.triangles().clone();
    inner.andNot(ground);
    double along = 0;
    BitSet joined = new BitSet();
    for (int t = ground.nextSetBit(0); t >= 0; t = ground.nextSetBit(t + 1)) {
      int part = beside.parts().of(t);
      for (int h = 3 * t; edges.get(part) && h < 3 * t + 3; h++) {
        int other = topology.twin(h) < 0 ? -1 : topology.twin(h) / 3;
        if (other >= 0 && inner.get(other)) {
          along += Vec.distance(land.surface().positions(), topology.from(h), topology.to(h));
          joined.set(part);
        }
      }
    }
    return along > MOST * ring.bands().get(0).length()
        && beside.measured().stream()
            .noneMatch(p -> joined.get(p.number()) && p.width() >= Body.CAR.width());
  }

  /** What is said of the edge behind how the road was found. */
  public String words() {
    return String.format(
        Locale.ROOT,
        "; what a material calls road is an edge of it, %.2f m wide, on which no car fits",
        width);
  }
}
