package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.course.naming.SurfaceNames;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Meshes that cars feel, whose names two keys of surfaces fit. */
public final class AmbiguousSurface implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.ambiguous-surface",
          "warning",
          "a mesh that cars feel fits two keys of surfaces",
          "Where one key begins with another, which of the two the game takes is not written"
              + " anywhere, and its tools do not agree: grip and dust may be those of the other.",
          "Rename the longer key in data/surfaces.ini and the meshes after it, so that neither key"
              + " begins with the other (XROAD instead of ROADX).",
          Scope.PIECE,
          List.of(),
          "the track's data/surfaces.ini; readers of other tools, which take any part of a name");

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
    SurfaceNames names = SurfaceNames.of(context.level());
    Map<List<String>, List<Piece>> byKeys = new TreeMap<>(AmbiguousSurface::compare);
    for (Piece piece : context.level().pieces()) {
      if (NamedPlaces.isFelt(piece) && piece.triangleCount() > 0) {
        List<String> keys = names.keysOf(LevelMarkers.ownName(piece));
        if (keys.size() > 1) {
          byKeys.computeIfAbsent(keys, k -> new ArrayList<>()).add(piece);
        }
      }
    }
    byKeys.forEach((keys, pieces) -> findings.add(finding(keys, pieces)));
    return findings;
  }

  private static int compare(List<String> a, List<String> b) {
    return String.join(" ", a).compareTo(String.join(" ", b));
  }

  private static Finding finding(List<String> keys, List<Piece> pieces) {
    String name = LevelMarkers.ownName(pieces.get(0));
    int others = pieces.size() - 1;
    String message =
        name
            + (others == 0 ? " fits" : " and " + others + " more fit")
            + " the surfaces "
            + String.join(" and ", keys);
    double[] at = NamedPlaces.on(pieces.get(0));
    FindingBuilder finding =
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .about(String.join(" ", keys))
            .count(pieces.size())
            .measure("keys", keys.size(), "", 1);
    pieces.forEach(piece -> finding.piece(piece.name()));
    return finding.build();
  }
}
