package org.trackwalk.model.profile;

import java.util.Locale;

/** How a profile came to its numbers. */
public enum Basis {
  /** Made up by this project, as a yardstick. */
  DEFINED,
  /** The engine was run and its contacts and velocities were recorded (docs/engines.md). */
  MEASURED,
  /** Taken from the engine's code or documents, not run. */
  READ;

  /** As files and reports write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
