package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Meshes that stand in a level twice, once to be seen and once to collide: {@code road} beside
 * {@code UCX_road} (Unreal's importer), {@code road-colonly} (Godot's) or {@code road_collision}.
 * The one that is seen collides with nothing, if the other one really covers its ground.
 */
final class ColliderTwins {

  /** Pieces that are named in the report's first line. */
  private static final int NAMED = 3;

  /** Metres that are told of a collider that does not lie at what is seen. */
  private static final double TOLD = 0.01;

  private static final Pattern UNREAL =
      Pattern.compile("U(?:BX|CP|CX|SP)_(.+?)(_\\d+)?", Pattern.CASE_INSENSITIVE);

  private static final String WORD = "(?:conv)?col(?:lider|lision|lisions|only)?|physics|phys";

  private static final Pattern ENDING =
      Pattern.compile("(.+?)[-_. $](?:" + WORD + ")([-_. ]?\\d+)?", Pattern.CASE_INSENSITIVE);

  private static final Pattern BEGINNING =
      Pattern.compile("(?:" + WORD + ")[-_. ](.+?)()", Pattern.CASE_INSENSITIVE);

  private final List<Piece> pieces;

  /** By the name of what is seen, in lower case: the pieces that are called its collider. */
  private final Map<String, List<Collider>> colliders = new LinkedHashMap<>();

  /** What is only seen, with what is told of it. */
  private final Map<String, String> seen = new LinkedHashMap<>();

  private record Collider(Piece piece, GroundOf ground) {}

  private ColliderTwins(List<Piece> pieces) {
    this.pieces = pieces;
    Set<String> names = new HashSet<>();
    pieces.forEach(piece -> names.add(object(piece)));
    for (Piece piece : pieces) {
      String base = base(object(piece), names);
      if (piece.collidable() && !base.isEmpty()) {
        colliders
            .computeIfAbsent(base, name -> new ArrayList<>())
            .add(new Collider(piece, new GroundOf(piece)));
      }
    }
  }

  /** The twins among the pieces of a level. */
  static ColliderTwins of(List<Piece> pieces, Progress progress) {
    ColliderTwins twins = new ColliderTwins(pieces);
    for (Piece piece : pieces) {
      List<Collider> others = twins.colliders.get(object(piece));
      if (others != null && piece.collidable()) {
        twins.compare(piece, others, progress);
      }
    }
    return twins;
  }

  private void compare(Piece piece, List<Collider> others, Progress progress) {
    GroundOf ground = new GroundOf(piece);
    List<Collider> near =
        others.stream().filter(c -> c.piece() != piece && ground.isNear(c.ground())).toList();
    GroundOf.Cover cover = ground.under(near.stream().map(Collider::ground).toList(), progress);
    if (cover.all()) {
      String walls =
          cover.rest() < 1
              ? ""
              : String.format(Locale.ROOT, " (and %.0f m² of walls)", cover.rest());
      String off =
          cover.apart() < TOLD
              ? ""
              : String.format(Locale.ROOT, ", up to %.2f m off", cover.apart());
      String felt = near.get(0).piece().name();
      String words = piece.name() + " is only seen" + walls + ": " + felt + " collides there" + off;
      seen.put(piece.name(), words);
    }
  }

  /** The object that a collider is called after, with its number or without; empty for none. */
  private static String base(String name, Set<String> names) {
    for (Pattern pattern : List.of(UNREAL, ENDING, BEGINNING)) {
      Matcher matcher = pattern.matcher(name);
      if (matcher.matches()) {
        String number = matcher.group(2) == null ? "" : matcher.group(2);
        String numbered = matcher.group(1) + number;
        return names.contains(numbered) ? numbered : matcher.group(1);
      }
    }
    return "";
  }

  /** What a piece is called as an object, in lower case. */
  private static String object(Piece piece) {
    String name = piece.node().isEmpty() ? piece.name() : piece.node();
    return name.substring(name.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
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
    List<String> said = List.copyOf(seen.values());
    int more = said.size() - NAMED;
    String words = String.join(", ", said.subList(0, Math.min(NAMED, said.size())));
    words += more > 0 ? ", and " + more + " more" : "";
    return before.isEmpty() ? words : before + "; " + words;
  }
}
