package org.trackwalk.check.levels;

import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.model.report.InputStatus;

/**
 * What one input came to.
 *
 * @param status what became of it
 * @param answer what was found; null when there was no level to check, or it could not be
 * @param exit exit code for that alone, whatever was found: 0, 3 when it could not be read, 4 when
 *     the tool failed
 */
public record InputOutcome(InputStatus status, @MayBeNull LevelAnswer answer, int exit) {

  /** Of what could not be a level. */
  static InputOutcome of(LevelSource source) {
    boolean failed = source.status() == LevelSource.Status.FAILED;
    String status = failed ? "failed" : "skipped";
    return new InputOutcome(
        new InputStatus(source.displayName(), status, source.reason()),
        null,
        failed ? RunOutcome.UNREADABLE : 0);
  }
}
