package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Markers of a name that the game does not know. */
public final class UnknownMarker implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.unknown-marker",
          "warning",
          "a marker of a name that the game does not know",
          "Assetto Corsa stops loading at an AC_ name that it does not know, or a start, pit or"
              + " gate is simply not there.",
          "Write it as the game does: AC_START_0, AC_PIT_0, AC_HOTLAP_START_0, AC_TIME_0_L,"
              + " AC_TIME_0_R; numbers without leading zeros, and nothing behind them.",
          Scope.LEVEL,
          List.of(),
          "Assetto Corsa's track-building guide; checks of track authors");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return NamedPlaces.idle(context, INFO);
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    if (idle(context).isPresent()) {
      return findings;
    }
    for (Marker marker : LevelMarkers.of(context.level())) {
      if (!NamedPlaces.isKnown(marker)) {
        double[] at = marker.position();
        String message = marker.name() + " is no marker that the game knows";
        findings.add(
            new FindingBuilder(INFO, Severity.WARNING, message)
                .at(at[0], at[1], at[2])
                .about(marker.name())
                .build());
      }
    }
    return findings;
  }
}
