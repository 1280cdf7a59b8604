package org.trackwalk.peers.ode;

import org.ode4j.ode.OdeHelper;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;

/** ode4j's GIMPACT triangle meshes; it has no contact distance, contacts are penetrations. */
public final class OdeEngine implements PeerEngine {

  @Override
  public String id() {
    return "ode4j";
  }

  @Override
  public String version() throws EngineMissing {
    start();
    return "ode4j 0.5.3, " + OdeHelper.getVersion();
  }

  @Override
  public boolean takes(ProbeShape shape) {
    return true;
  }

  @Override
  public PeerWorld build(Ground ground, ProbeShape shape, double contactDistance)
      throws EngineMissing {
    start();
    return new OdeWorld(ground, shape);
  }

  private static void start() throws EngineMissing {
    try {
      OdeHelper.initODE2(0);
    } catch (LinkageError | RuntimeException e) {
      throw new EngineMissing("ode4j does not load", e);
    }
  }
}
