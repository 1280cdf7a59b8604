package org.trackwalk.io.scene.torcs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.trackwalk.io.names.NamePattern;

/** Finds the pieces of a mesh that the games' track generator named as road, by patterns. */
final class TorcsRoadNames {

  /** The road itself, the strips and the kerbs beside it; {@code t12LB3} is a kerb. */
  private static final Pattern ROAD =
      Pattern.compile("(?i)(tkMn|tkLS|tkRS|tk[LR]t(Sd|Br)).*|t\\d+[LR]B.*");

  /** What a manifest can say of these. */
  private static final List<String> PATTERNS =
      List.of(
          "tkMn*", "tkLS*", "tkRS*", "tkLtSd*", "tkRtSd*", "tkLtBr*", "tkRtBr*", "TKMN*", "TKLS*",
          "TKRS*", "t*LB*", "t*RB*", "T*LB*", "T*RB*");

  private TorcsRoadNames() {}

  /** Patterns that fit road pieces and nothing else; none when the mesh has other names. */
  static List<String> patterns(Collection<String> pieces) {
    List<String> found = new ArrayList<>();
    for (String text : PATTERNS) {
      NamePattern pattern = new NamePattern(text);
      List<String> fitting = pieces.stream().filter(pattern::matches).toList();
      boolean all = fitting.stream().allMatch(TorcsRoadNames::isRoad);
      if (!fitting.isEmpty() && all) {
        found.add(text);
      }
    }
    return found.stream().anyMatch(TorcsRoadNames::isMain) ? found : List.of();
  }

  /** Whether a piece is the road itself, a strip or a kerb beside it. */
  static boolean isRoad(String name) {
    return ROAD.matcher(name).matches();
  }

  /** Whether a name or a pattern is one of the main track between its sides. */
  static boolean isMain(String pattern) {
    return pattern.toLowerCase(Locale.ROOT).startsWith("tkmn");
  }
}
