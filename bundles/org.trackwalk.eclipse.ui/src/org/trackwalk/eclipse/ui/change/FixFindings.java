package org.trackwalk.eclipse.ui.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.change.FixPreview;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;

/** Tries fixes, shows what they would do, and makes them when that is wanted. */
public final class FixFindings {

  private FixFindings() {}

  /** What was asked for by name, and what comes of it. */
  private record Asked(FixPreview preview, List<Finding> wished) {}

  /** Fixes of the findings of markers, a dialog for each level. */
  public static List<Job> of(List<IMarker> markers) {
    Map<TrackLevel, List<IMarker>> byLevel = new LinkedHashMap<>();
    for (IMarker marker : markers) {
      TrackwalkCore.book()
          .level(marker)
          .ifPresent(level -> byLevel.computeIfAbsent(level, l -> new ArrayList<>()).add(marker));
    }
    List<Job> jobs = new ArrayList<>();
    byLevel.forEach(
        (level, some) ->
            jobs.add(
                ChangeRun.prepare(
                    "Trying fixes on a copy of " + level.name(),
                    (progress, monitor) -> plan(level, some, progress, monitor),
                    FixFindings::ask)));
    return jobs;
  }

  /**
   * All safe fixes of a level.
   *
   * @param parts names of those to which they are limited; none for all of the level
   */
  public static Job all(TrackLevel level, Set<String> parts) {
    return ChangeRun.prepare(
        "Trying all safe fixes on a copy of " + level.name(),
        (progress, monitor) ->
            new Asked(
                parts.isEmpty()
                    ? FixPreview.ofAll(level, progress)
                    : FixPreview.ofParts(level, parts, progress),
                List.of()),
        FixFindings::ask);
  }

  private static Asked plan(
      TrackLevel level, List<IMarker> markers, Progress progress, IProgressMonitor monitor)
      throws CoreException, InterruptedException {
    List<MarkedFinding> findings = findings(markers);
    if (findings.size() < markers.size()) {
      // Not in memory any more, or never since the workbench was started.
      TrackwalkCore.book().check(level, CheckRequest.changed(Set.of())).join(0, monitor);
      findings = findings(markers);
    }
    return new Asked(
        FixPreview.of(level, findings, progress),
        findings.stream().map(MarkedFinding::finding).toList());
  }

  private static List<MarkedFinding> findings(List<IMarker> markers) {
    List<MarkedFinding> findings = new ArrayList<>();
    for (IMarker marker : markers) {
      TrackwalkCore.book().finding(marker).ifPresent(findings::add);
    }
    return findings;
  }

  private static void ask(Asked asked) {
    FixPreview preview = asked.preview();
    new FixPreviewDialog(
            ActiveShell.get(), preview, asked.wished(), leftOut -> make(preview, leftOut))
        .open();
  }

  /** Makes what is not left out. When that is not what was seen, it is shown first. */
  private static void make(FixPreview preview, List<Proposal> leftOut) {
    if (leftOut.isEmpty()) {
      ChangeRun.make(preview.change());
      return;
    }
    ChangeRun.prepare(
        "Trying the chosen fixes on a copy of " + preview.level().name(),
        (progress, monitor) -> preview.without(leftOut, progress),
        chosen -> {
          if (chosen.isJust(preview, leftOut)) {
            ChangeRun.make(chosen.change());
          } else {
            ask(new Asked(chosen, List.of()));
          }
        });
  }
}
