package org.trackwalk.course.body;

import java.util.BitSet;
import org.trackwalk.ground.surface.BodyVolumes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The closed bodies of a level, such as houses and boxes: their volume tells which side of them is
 * outward.
 *
 * @param rightly bodies whose volume is positive
 * @param wrongly bodies whose volume is negative: they are wound inside out
 */
public record ClosedBodies(int rightly, int wrongly) {

  /** Counts them, those without a volume and those that have one of some triangles left out. */
  public static ClosedBodies of(WeldedSurface surface, Topology topology, BitSet without) {
    BodyVolumes bodies = BodyVolumes.of(surface, topology);
    BitSet left = new BitSet();
    without.stream().forEach(t -> left.set(bodies.part(t)));
    int rightly = 0;
    int wrongly = 0;
    for (int part = 0; part < surface.triangleCount(); part++) {
      if (bodies.part(part) == part && !left.get(part)) {
        rightly += bodies.volume(part) > 0 ? 1 : 0;
        wrongly += bodies.volume(part) < 0 ? 1 : 0;
      }
    }
    return new ClosedBodies(rightly, wrongly);
  }

  /** How many more are wound rightly than inside out; negative when it is fewer. */
  public int outward() {
    return rightly - wrongly;
  }
}
