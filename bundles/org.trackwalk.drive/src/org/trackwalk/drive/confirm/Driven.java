package org.trackwalk.drive.confirm;

import java.util.List;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;

/** An engine that has the level and its healed copy. */
@FunctionalInterface
interface Driven {

  /**
   * A trace per pass.
   *
   * @param healed whether on the copy
   */
  List<float[]> go(boolean healed, List<EnginePass> passes) throws EngineException;
}
