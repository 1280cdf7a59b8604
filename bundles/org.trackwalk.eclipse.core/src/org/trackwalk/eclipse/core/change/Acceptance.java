package org.trackwalk.eclipse.core.change;

/**
 * What is written beside an accepted finding.
 *
 * @param scope how much is accepted
 * @param reason why; never blank
 * @param by who; null or blank for nobody
 * @param until ISO date of the last day; null or blank for ever
 */
public record Acceptance(Scope scope, String reason, String by, String until) {

  /** How much is accepted. */
  public enum Scope {
    /** This finding, by its fingerprint. */
    THIS,
    /** The rule in these pieces: of a seam, where both meet. */
    PIECE,
    /** The rule at this place: in a box around the finding. */
    PLACE
  }

  /** Refuses an empty reason. */
  public Acceptance {
    if (reason == null || reason.isBlank()) {
      throw new IllegalArgumentException("an accepted finding needs a reason");
    }
  }
}
