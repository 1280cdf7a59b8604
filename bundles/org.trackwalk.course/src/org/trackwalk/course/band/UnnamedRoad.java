package org.trackwalk.course.band;

import java.util.BitSet;
import org.trackwalk.course.naming.LooseGround;
import org.trackwalk.course.naming.NameDictionary;
import org.trackwalk.course.naming.NamedGround;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;

/**
 * The road that no name tells, by its shape: among what no name speaks about, then among loose
 * ground, then among objects that are called after all of the ground.
 */
public final class UnnamedRoad {

  private final Land land;
  private final Topology topology;
  private final byte[] codes;

  /**
   * Of a level.
   *
   * @param codes the class of each triangle by its names
   */
  public UnnamedRoad(Land land, Topology topology, byte[] codes) {
    this.land = land;
    this.topology = topology;
    this.codes = codes;
  }

  /** The road; null when no shape stands out. */
  public RoadShape find(NameDictionary dictionary) {
    RoadShape shape = RoadShape.find(land, topology, this::isUnknown);
    BitSet loose = shape == null ? LooseGround.of(land.surface()) : new BitSet();
    if (!loose.isEmpty()) {
      MayBeRoad may = new MayBeRoad(t -> isGround(t) && loose.get(t), this::isUnknown);
      shape = RoadShape.ofStage(land, topology, may);
    }
    BitSet whole = shape == null ? NamedGround.of(land.surface(), dictionary) : new BitSet();
    return whole.isEmpty()
        ? shape
        : RoadShape.find(land, topology, t -> whole.get(t) || isUnknown(t));
  }

  private boolean isUnknown(int t) {
    return codes[t] == SurfaceClass.UNKNOWN.code();
  }

  /** Whether a triangle may be loose ground, and nothing else. */
  private boolean isGround(int t) {
    return codes[t] == SurfaceClass.VERGE.code() || isUnknown(t);
  }
}
