package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.mesh.level.Piece;

/**
 * Meshes that stand in a level twice, once to be seen and once to collide: {@code road} beside
 * {@code UCX_road} (Unreal's importer), {@code road-colonly} (Godot's) or {@code road_collision}.
 * The one that is seen collides with nothing, if the other one really covers its ground.
 */
final class ColliderTwins {

  /** Pieces that are named in the report's first line. */
  private static final int NAMED = 3;

  private static final Pattern UNREAL =
      Pattern.compile("U(?:BX|CP|CX|SP)_(.+?)(?:_\\d+)?", Pattern.CASE_INSENSITIVE);

  private static final String WORD = "(?:conv)?col(?:lider|lision|lisions|only)?|physics|phys";

  private static final Pattern ENDING =
      Pattern.compile("(.+?)[-_. $](?:" + WORD + ")(?:[-_. ]?\\d+)?", Pattern.CASE_INSENSITIVE);

  private static final Pattern BEGINNING =
      Pattern.compile("(?:" + WORD + ")[-_. ](.+?)", Pattern.CASE_INSENSITIVE);

  private final List<Piece> pieces;

  /** By the name of what is seen, in lower case: the pieces that are called its collider. */
  private final Map<String, List<Piece>> colliders = new LinkedHashMap<>();

  /** Names of what is only seen, with the first of the pieces that collide instead. */
  private final Map<String, String> seen = new LinkedHashMap<>();

  private ColliderTwins(List<Piece> pieces) {
    this.pieces = pieces;
    for (Piece piece : pieces) {
      String base = base(object(piece));
      if (piece.collidable() && !base.isEmpty()) {
        colliders.computeIfAbsent(base, name -> new ArrayList<>()).add(piece);
      }
    }
  }

  /** The twins among the pieces of a level. */
  static ColliderTwins of(List<Piece> pieces) {
    ColliderTwins twins = new ColliderTwins(pieces);
    for (Piece piece : pieces) {
      List<Piece> others = twins.colliders.get(object(piece).toLowerCase(Locale.ROOT));
      if (others != null && piece.collidable() && !others.contains(piece)) {
        if (new GroundOf(piece).liesOn(others)) {
          twins.seen.put(piece.name(), others.get(0).name());
        }
      }
    }
    return twins;
  }

  /** The object that a collider is called after, in lower case; empty for what is none. */
  private static String base(String name) {
    for (Pattern pattern : List.of(UNREAL, ENDING, BEGINNING)) {
      Matcher matcher = pattern.matcher(name);
      if (matcher.matches()) {
        return matcher.group(1).toLowerCase(Locale.ROOT);
      }
    }
    return "";
  }

  private static String object(Piece piece) {
    String name = piece.node().isEmpty() ? piece.name() : piece.node();
    return name.substring(name.lastIndexOf('/') + 1);
  }

  /** All pieces, of which those that are only seen do not collide. */
  List<Piece> pieces() {
    if (seen.isEmpty()) {
      return pieces;
    }
    return pieces.stream()
        .map(p -> seen.containsKey(p.name()) ? p.toBuilder().collidable(false).build() : p)
        .toList();
  }

  /** One line on how the level came to be, with what is only seen and what collides instead. */
  String grouping(String before) {
    if (seen.isEmpty()) {
      return before;
    }
    List<String> said = new ArrayList<>();
    seen.forEach((drawn, felt) -> said.add(drawn + " is only seen: " + felt + " collides there"));
    int more = said.size() - NAMED;
    String words = String.join(", ", said.subList(0, Math.min(NAMED, said.size())));
    words += more > 0 ? ", and " + more + " more" : "";
    return before.isEmpty() ? words : before + "; " + words;
  }
}
