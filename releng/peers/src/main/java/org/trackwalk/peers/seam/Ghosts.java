package org.trackwalk.peers.seam;

import java.util.BitSet;
import org.trackwalk.peers.engine.Asking;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.SeamScene;

/**
 * Ghost contacts: on a plane every normal is up, so one that is not comes from an edge.
 *
 * @param share of the probes that have a contact with a tilted normal
 * @param contacts per probe, ghosts and others
 */
record Ghosts(double share, double contacts) {

  /** Cosine of the tilt from which a normal is a ghost's: 1 degree. */
  private static final double TILTED = StrictMath.cos(StrictMath.toRadians(1));

  /**
   * Counts them.
   *
   * @throws EngineMissing when the engine cannot run here
   */
  static Ghosts count(PeerEngine engine, SeamScene scene, Probes probes, double contactDistance)
      throws EngineMissing {
    try (PeerWorld world = engine.build(scene.ground(), probes.shape(), contactDistance)) {
      ContactRows rows = Asking.all(world, probes);
      BitSet ghosts = new BitSet();
      for (int row = 0; row < rows.size(); row++) {
        if (rows.normal(row, 1) < TILTED) {
          ghosts.set(rows.probe(row));
        }
      }
      return new Ghosts(
          (double) ghosts.cardinality() / probes.size(), (double) rows.size() / probes.size());
    }
  }
}
