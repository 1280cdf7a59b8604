package org.trackwalk.eclipse.ui.survey;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.model.settings.CheckSettings;

/** What can be said of a level at once: seams, road, and whether unit and axis are believed. */
final class LevelReading {

  /** The only rule that runs: what makes the numbers of all others wrong. */
  private static final Set<String> SIZE = RuleList.saying(RuleTraits.Role.SCALE);

  private LevelReading() {}

  /** A level and what was seen of it. */
  record Read(Level level, LevelReport report) {

    /** As wizards show it. */
    FoundLevel found(List<Path> files, boolean manifest) {
      SeamBook seams = report.seams().get();
      int met = (int) seams.seams().stream().filter(seam -> seam.piece() != seam.other()).count();
      UpAxis axis = level.reportFrame().up();
      LengthUnit length = level.reportFrame().unit();
      for (Piece piece : level.pieces()) {
        axis = piece.frame().up() == axis ? axis : null;
        length = piece.frame().unit() == length ? length : null;
      }
      return new FoundLevel(
          level.name(),
          files,
          manifest,
          report.facts(),
          met,
          axis,
          length,
          report.corridor(),
          report.surface(),
          report.surfaceClass(),
          report.findings().stream().map(Finding::message).toList());
    }
  }

  static Read read(Level level, Progress progress) {
    Set<String> others =
        RuleList.all().stream()
            .map(rule -> rule.info().id())
            .filter(id -> !SIZE.contains(id))
            .collect(Collectors.toSet());
    CheckSettings settings = CheckSettings.defaults().withSkip(others);
    return new Read(level, LevelCheck.check(level, settings, progress));
  }
}
