package org.trackwalk.peers;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.peers.bullet.BulletEngine;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.jolt.JoltEngine;
import org.trackwalk.peers.ode.OdeEngine;
import org.trackwalk.peers.physx.PhysxEngine;
import org.trackwalk.peers.trackwalk.MethodEngine;
import org.trackwalk.peers.trackwalk.PackedEngine;

/** All engines; a new one is one package and one line here. */
final class Engines {

  private Engines() {}

  /** Engines of others, each way of each. */
  static List<PeerEngine> peers() {
    List<PeerEngine> engines = new ArrayList<>();
    engines.addAll(PhysxEngine.both());
    engines.addAll(JoltEngine.both());
    engines.addAll(BulletEngine.both());
    engines.add(new OdeEngine());
    return engines;
  }

  /** Trackwalk's ways that are raced. */
  static List<PeerEngine> own() {
    List<PeerEngine> engines = new ArrayList<>();
    engines.add(MethodEngine.reference());
    engines.addAll(PackedEngine.all());
    return engines;
  }
}
