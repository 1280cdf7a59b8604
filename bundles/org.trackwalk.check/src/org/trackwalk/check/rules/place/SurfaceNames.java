package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import org.trackwalk.course.corridor.NameList;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;

/**
 * The keys of surfaces with which a felt mesh's name may go on behind its number: those that
 * Assetto Corsa knows by itself, and those of the track's own list. Compared without regard to
 * capitals.
 */
final class SurfaceNames {

  private static final NameList BUILT_IN = NameList.shipped("feltkey");

  private final SortedSet<String> own = new TreeSet<>();

  private SurfaceNames() {}

  static SurfaceNames of(Level level) {
    SurfaceNames names = new SurfaceNames();
    GameNames game = level.hints().game();
    if (!game.ofMaterials()) {
      game.surfaces().forEach(key -> names.own.add(key.toUpperCase(Locale.ROOT)));
    }
    return names;
  }

  /** Whether any key fits a mesh's name. */
  boolean has(String name) {
    return BUILT_IN.has(name) || !own(name).isEmpty();
  }

  /** All keys that fit a mesh's name, the shortest first. */
  List<String> keysOf(String name) {
    SortedSet<String> keys = own(name);
    BUILT_IN.found(name).ifPresent(found -> keys.add(rest(found)));
    List<String> sorted = new ArrayList<>(keys);
    sorted.sort((a, b) -> Integer.compare(a.length(), b.length()));
    return sorted;
  }

  private SortedSet<String> own(String name) {
    String rest = rest(name);
    SortedSet<String> keys = new TreeSet<>();
    own.stream().filter(rest::startsWith).forEach(keys::add);
    return keys;
  }

  /** What stands behind the number, in capitals. */
  private static String rest(String name) {
    int at = 0;
    while (at < name.length() && Character.isDigit(name.charAt(at))) {
      at++;
    }
    return name.substring(at).toUpperCase(Locale.ROOT);
  }
}
