package org.trackwalk.peers.bullet;

import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.linearmath.LinearMath;
import java.util.List;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;

/** Bullet as it is, or with its utility that adjusts contacts at internal edges. */
public final class BulletEngine implements PeerEngine {

  private final boolean adjusted;

  private BulletEngine(boolean adjusted) {
    this.adjusted = adjusted;
  }

  /** Both ways. */
  public static List<PeerEngine> both() {
    return List.of(new BulletEngine(false), new BulletEngine(true));
  }

  @Override
  public String id() {
    return adjusted ? "bullet-edge" : "bullet";
  }

  @Override
  public String version() throws EngineMissing {
    start();
    int number = LinearMath.btGetVersion();
    return "Bullet "
        + number / 100
        + "."
        + number % 100
        + (adjusted ? " with btAdjustInternalEdgeContacts" : "");
  }

  @Override
  public boolean takes(ProbeShape shape) {
    return true;
  }

  @Override
  public PeerWorld build(Ground ground, ProbeShape shape, double contactDistance)
      throws EngineMissing {
    start();
    return new BulletWorld(ground, shape, contactDistance, adjusted);
  }

  private static void start() throws EngineMissing {
    try {
      Bullet.init();
    } catch (LinkageError | RuntimeException e) {
      throw new EngineMissing("Bullet does not load", e);
    }
  }
}
