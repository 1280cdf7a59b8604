package org.trackwalk.peers.seam;

import java.util.BitSet;
import org.trackwalk.peers.engine.Asking;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.SeamScene;

/** Ghost contacts: on a plane every normal is up, so one that is not comes from an edge. */
public final class Ghosts {

  /** Cosine of the tilt from which a normal is a ghost's: 1 degree. */
  private static final double TILTED = StrictMath.cos(StrictMath.toRadians(1));

  private Ghosts() {}

  /**
   * The share of probes that have a contact with a tilted normal.
   *
   * @throws EngineMissing when the engine cannot run here
   */
  public static double share(
      PeerEngine engine, SeamScene scene, Probes probes, double contactDistance)
      throws EngineMissing {
    try (PeerWorld world = engine.build(scene.ground(), probes.shape(), contactDistance)) {
      ContactRows rows = Asking.all(world, probes);
      BitSet ghosts = new BitSet();
      for (int row = 0; row < rows.size(); row++) {
        if (rows.normal(row, 1) < TILTED) {
          ghosts.set(rows.probe(row));
        }
      }
      return (double) ghosts.cardinality() / probes.size();
    }
  }
}
