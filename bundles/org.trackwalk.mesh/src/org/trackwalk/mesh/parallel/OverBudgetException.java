package org.trackwalk.mesh.parallel;

import java.io.Serial;

/** Some work is more than a level of its size may cost. */
public final class OverBudgetException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** The message tells how much it was allowed. */
  public OverBudgetException(String message) {
    super(message);
  }
}
