package org.trackwalk.report.manifest;

import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.source.LevelInit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A manifest as it is written for a level that has none, by the command line and by the workbench.
 *
 * @param manifest pieces, axis, unit, and the road's names; where it is not known, notes on how to
 *     name it
 * @param road patterns of the road's pieces; empty when it is not known, or doubtful
 * @param report how the road was found, and doubts about unit and axis
 */
public record NewManifest(LevelManifest manifest, List<String> road, LevelReport report) {

  /** What makes the numbers of everything else wrong. */
  private static final Set<String> DOUBTS = RuleList.saying(RuleTraits.Role.SCALE);

  /** Looks for the road of a level. */
  public static NewManifest of(LevelInit.Proposal proposal, Progress progress) {
    Level level = proposal.level();
    CheckSettings stations = CheckSettings.defaults().withOnly(DOUBTS);
    LevelReport report = LevelCheck.check(level, stations, progress);
    boolean doubtful = report.corridor().doubtful();
    List<String> road = doubtful ? List.of() : RoadPatterns.of(level, report.corridor().pieces());
    LevelManifest manifest = proposal.manifest().withCorridor(road, List.of());
    return new NewManifest(
        road.isEmpty() ? manifest.withNotes(RoadNotes.of(level)) : manifest, road, report);
  }
}
