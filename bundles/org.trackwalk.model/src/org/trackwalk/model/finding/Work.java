package org.trackwalk.model.finding;

/**
 * What a team says about a finding while it works through a list. It changes nothing of what is
 * found; a finding that may stay for good is accepted in the manifest.
 *
 * @param state how far it is
 * @param by who said so; empty when that is not said
 * @param note anything to be known; empty for nothing
 */
public record Work(WorkState state, String by, String note) {

  /** For people, on one line. */
  public String words() {
    return state.id()
        + (by.isEmpty() ? "" : ", " + by)
        + (note.isEmpty() ? "" : ": " + note.replaceAll("\\s+", " "));
  }
}
