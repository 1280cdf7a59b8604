package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.course.naming.SurfaceNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;

/** Which felt meshes of a level are called after which key. */
final class KeyUse {

  private final SurfaceNames names;
  private final String file;
  private final Map<String, List<Piece>> pieces = new TreeMap<>();

  KeyUse(Level level, SurfaceNames names) {
    this.names = names;
    this.file = level.hints().game().surfacesFile();
    for (Piece piece : level.pieces()) {
      if (NamedPlaces.isFelt(piece) && piece.triangleCount() > 0) {
        for (String key : names.keysOf(LevelMarkers.ownName(piece))) {
          pieces.computeIfAbsent(key, k -> new ArrayList<>()).add(piece);
        }
      }
    }
  }

  /** The list of the track's own keys, as its level names it. */
  String file() {
    return file;
  }

  /** The felt meshes that are called after a key. */
  List<Piece> called(String key) {
    return pieces.getOrDefault(key, List.of());
  }

  /** What a name that fits no key most likely means, in words; empty where nothing is near. */
  String meant(String name) {
    String key = names.meant(name).orElse("");
    if (key.isEmpty()) {
      return "";
    }
    return names.isBuiltIn(key) || pieces.containsKey(key)
        ? " (did you mean " + name.replaceAll("\\D.*", "") + key + "?)"
        : ": " + file + " has KEY=" + key + ", after which no mesh is called: misspelt?";
  }

  /** Own keys after which no mesh is called, by the game's own that meshes are called after. */
  SortedMap<String, String> mistyped() {
    SortedMap<String, String> found = new TreeMap<>();
    for (String key : names.own()) {
      if (!pieces.containsKey(key)) {
        names.builtInFor(key).filter(pieces::containsKey).ifPresent(m -> found.put(key, m));
      }
    }
    return found;
  }
}
