package org.trackwalk.eclipse.core.check;

import java.time.Instant;
import java.util.List;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.model.finding.Finding;

/**
 * What is known of a level at one moment; never changes.
 *
 * @param level which
 * @param phase where it stands
 * @param at when the last check was finished; null when there was none
 * @param milliseconds how long that took; 0 when there was none
 * @param message why it failed, a line for a designer; of a check that is finished what could not
 *     be read of it; else empty
 * @param parts what the last finished check found; empty before the first, after {@code clear}, and
 *     when memory was needed: then the markers are still there, and {@code
 *     CheckRequest.changed(Set.of())} brings the parts back
 * @param since how the findings differ from those of the check before; null for the first
 */
public record LevelState(
    TrackLevel level,
    Phase phase,
    Instant at,
    double milliseconds,
    String message,
    List<LevelPart> parts,
    SinceLast since) {

  /** Where a level stands. */
  public enum Phase {
    /** Not since the workbench was started. */
    NEVER,
    /** Right now, or waiting for its turn. */
    CHECKING,
    /** Finished. */
    CHECKED,
    /** The level cannot be read, or a setting is wrong: see the message. */
    FAILED
  }

  /** All findings of all parts, each part's worst first. */
  public List<Finding> findings() {
    return parts.stream().flatMap(part -> part.report().findings().stream()).toList();
  }
}
