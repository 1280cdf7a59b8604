package org.trackwalk.engines.ode;

import org.ode4j.ode.OdeHelper;
import org.trackwalk.engines.world.Engine;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineWorld;

/** The one ode4j of this process; GIMPACT triangle meshes, no contact distance. */
public final class OdeEngine implements Engine {

  /** That of the jar, which does not say it. */
  private static final String VERSION = "0.5.3";

  private boolean started;

  @Override
  public About about(EngineWorld asked) {
    if (!started) {
      OdeHelper.initODE2(0);
      started = true;
    }
    return new About(
        "ode4j " + VERSION, "ERP and CFM as by default, no friction, 64 contacts of a pair, step");
  }

  @Override
  public Simulation open(EngineWorld asked) {
    if (asked.car() != null) {
      throw new IllegalArgumentException("ode has no vehicle on springs");
    }
    return new OdeSimulation(asked);
  }
}
