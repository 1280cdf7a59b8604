package org.trackwalk.peers.trackwalk;

import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;

/** Trackwalk's packed scene, asked in batches: the reference's contacts, made for speed. */
public final class PackedEngine implements PeerEngine {

  @Override
  public String id() {
    return "packed";
  }

  @Override
  public String version() {
    return "Trackwalk, packed scene";
  }

  @Override
  public boolean takes(ProbeShape shape) {
    return shape.round();
  }

  @Override
  public PackedWorld build(Ground ground, ProbeShape shape, double contactDistance) {
    return new PackedWorld(ground, contactDistance, IdentityPolicy.LEVEL_BITS);
  }
}
