package org.trackwalk.eclipse.core.check;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.session.LevelSession;
import org.trackwalk.check.session.Redone;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;

/**
 * What was checked as one: mostly the whole level. A folder with a kit of parts, or with groups of
 * files that do not touch, has one of these for each.
 *
 * <p>It holds the geometry: do not keep it longer than needed.
 *
 * @param name of the report
 * @param source what it was read from; its {@code files()} are on disk
 * @param checked surface, pieces, corridor, single findings
 * @param report what is shown, compared with the baseline where there is one
 * @param second another vehicle or engine that was asked for beside the level's own; null for none
 * @param engines what real engines did at the findings
 * @param redone what the last check did anew
 * @param session for scenes; owned by the book
 */
public record LevelPart(
    String name,
    LevelSource source,
    CheckedLevel checked,
    LevelReport report,
    SecondJudge second,
    EngineWords engines,
    Redone redone,
    LevelSession session) {

  /**
   * The level as probes meet it, for picks and contacts; empty when the session was closed
   * meanwhile. May take long the first time.
   */
  public Optional<ProbeScene> scene(Progress progress) {
    return session.scene(progress);
  }

  /** The same told otherwise: compared with a baseline, or with what the team says. */
  LevelPart told(LevelReport other) {
    return new LevelPart(name, source, checked, other, second, engines, redone, session);
  }

  /** The same with a second vehicle or engine beside the level's own; null for none. */
  LevelPart beside(SecondJudge other) {
    return new LevelPart(name, source, checked, report, other, engines, redone, session);
  }

  /** The same with what engines did. */
  LevelPart driven(EngineWords words) {
    return new LevelPart(name, source, checked, report, second, words, redone, session);
  }

  /** Whether the last check found it as the one before had left it. */
  public boolean idle() {
    return redone.filesRead() == 0 && redone.pieces().isEmpty();
  }

  /** The files on disk that it starts from: meshes or the manifest. */
  public List<Path> files() {
    return source.files();
  }
}
