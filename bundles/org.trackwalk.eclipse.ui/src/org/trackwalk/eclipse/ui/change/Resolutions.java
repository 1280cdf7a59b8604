package org.trackwalk.eclipse.ui.change;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.trackwalk.eclipse.core.change.Acceptance;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Quick fixes of findings: the safe fix where there is one, and accepting it with a reason. */
public final class Resolutions implements IMarkerResolutionGenerator2 {

  @Override
  public boolean hasResolutions(IMarker marker) {
    return TrackMarker.is(marker);
  }

  @Override
  public IMarkerResolution[] getResolutions(IMarker marker) {
    List<IMarkerResolution> resolutions = new ArrayList<>();
    TrackMarker finding = new TrackMarker(marker);
    if (finding.fixable()) {
      resolutions.add(
          new FindingResolution(
              marker,
              "Fix it (shows first what would change)",
              "Tries the fix on a copy, checks the copy and shows what moves and how far.",
              TrackMarker::fixable,
              FixFindings::of));
    }
    resolutions.add(
        new FindingResolution(
            marker,
            "Ignore this finding…",
            "Writes the finding with your reason into the level's manifest.",
            other -> true,
            some -> IgnoreFindings.of(some, Acceptance.Scope.THIS)));
    if (!finding.pieces().isEmpty()) {
      resolutions.add(
          new FindingResolution(
              marker,
              "Ignore " + finding.rule() + " in " + finding.pair() + "…",
              "Writes the rule and the pieces with your reason into the level's manifest.",
              other -> false,
              some -> IgnoreFindings.of(some, Acceptance.Scope.PIECE)));
    }
    return resolutions.toArray(IMarkerResolution[]::new);
  }
}
