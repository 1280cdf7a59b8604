package org.trackwalk.engines.world;

import org.trackwalk.io.engine.EngineWorld;

/** A physics library of this process. */
public interface Engine {

  /** Its version, and the settings that were left or set, for the report. */
  record About(String version, String settings) {}

  /**
   * What runs.
   *
   * @throws java.io.IOException when its native library cannot be loaded
   */
  About about(EngineWorld asked) throws java.io.IOException;

  /**
   * Makes the bodies and the probe.
   *
   * @throws IllegalStateException when the engine refuses a body; the message says which
   */
  Simulation open(EngineWorld asked);
}
