package org.trackwalk.course.part;

import java.util.BitSet;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.parallel.SharedWork;
import org.trackwalk.mesh.topology.Topology;

/**
 * Which parts of a road, where one lies over the other, a wheel rolls from one to the other on: a
 * deck that comes down to the road, not the top of a block that stands on it. It is looked for when
 * two of them are met over each other.
 */
public final class RoadStack implements Floor.Stack {

  private final Land land;
  private final Topology topology;
  private final BitSet road;
  private final SharedWork parting = new SharedWork();
  private RoadParts parts;

  /**
   * @param road all triangles of it; shared
   */
  public RoadStack(Land land, Topology topology, BitSet road) {
    this.land = land;
    this.topology = topology;
    this.road = road;
  }

  @Override
  public synchronized boolean joined(int lower, int upper) {
    if (parts == null) {
      BitSet floor = RoadParts.carrying(land, road);
      parts = parting.of(() -> RoadParts.of(land, topology, floor, Body.CAR.edge()));
    }
    return parts.of(lower) == parts.of(upper);
  }
}
