package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Meshes that cars feel, of one name. */
public final class DuplicateName implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.duplicate-name",
          "error",
          "two meshes that cars feel have one name",
          "Assetto Corsa keeps one mesh of a name: where the others lie, cars fall through.",
          "Give each mesh a name of its own: the number and the key stay, what stands behind them"
              + " may be anything (1ROAD_A, 1ROAD_B).",
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
    Map<String, List<Piece>> byName = new TreeMap<>();
    for (Piece piece : context.level().pieces()) {
      if (NamedPlaces.isFelt(piece) && piece.triangleCount() > 0) {
        String name = LevelMarkers.ownName(piece).toUpperCase(Locale.ROOT);
        byName.computeIfAbsent(name, n -> new ArrayList<>()).add(piece);
      }
    }
    byName.values().stream().filter(p -> p.size() > 1).forEach(p -> findings.add(finding(p)));
    return findings;
  }

  private static Finding finding(List<Piece> pieces) {
    String name = LevelMarkers.ownName(pieces.get(0));
    String message = pieces.size() + " meshes are called " + name + ": the game keeps one of them";
    FindingBuilder finding =
        new FindingBuilder(INFO, Severity.ERROR, message)
            .count(pieces.size())
            .about(name)
            .measure("meshes", pieces.size(), "", 1);
    pieces.forEach(piece -> finding.piece(piece.name()));
    double[] at = NamedPlaces.on(pieces.get(1));
    return finding.at(at[0], at[1], at[2]).build();
  }
}
