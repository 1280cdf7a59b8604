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

  /** Makes the bodies, but for those that the engine refuses, and the probe. */
  Simulation open(EngineWorld asked);
}
