package org.trackwalk.course.naming;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;

/**
 * The keys of surfaces with which a felt mesh's name may go on behind its number: those that
 * Assetto Corsa knows by itself, and those of the track's own list. Compared without regard to
 * capitals.
 */
public final class SurfaceNames {

  private static final NameList BUILT_IN = NameList.shipped("feltkey");

  /** The same keys to be compared with what somebody mistyped. */
  private static final List<String> BUILT_IN_KEYS = NameList.shipped("feltword").words();

  private final SortedSet<String> own = new TreeSet<>();

  private SurfaceNames() {}

  /** Those of a level. */
  public static SurfaceNames of(Level level) {
    SurfaceNames names = new SurfaceNames();
    GameNames game = level.hints().game();
    if (!game.ofMaterials()) {
      game.surfaces().forEach(key -> names.own.add(key.toUpperCase(Locale.ROOT)));
    }
    return names;
  }

  /** Whether any key fits a mesh's name. */
  public boolean has(String name) {
    return BUILT_IN.has(name) || !own(name).isEmpty();
  }

  /** All keys that fit a mesh's name, the shortest first. */
  public List<String> keysOf(String name) {
    SortedSet<String> keys = own(name);
    BUILT_IN.found(name).ifPresent(found -> keys.add(rest(found)));
    List<String> sorted = new ArrayList<>(keys);
    sorted.sort((a, b) -> Integer.compare(a.length(), b.length()));
    return sorted;
  }

  /**
   * The key that a mesh's name most likely means which fits none: one that is nearly what stands
   * between its number and the next sign that is no letter.
   */
  public Optional<String> meant(String name) {
    SortedSet<String> known = new TreeSet<>(own);
    known.addAll(BUILT_IN_KEYS);
    return NearestName.to(word(name), known);
  }

  /** Whether the game knows a key without a list. */
  public boolean isBuiltIn(String key) {
    return BUILT_IN_KEYS.contains(key);
  }

  /**
   * The key of the game's own that a key of the track's list most likely means; empty for one that
   * is such a key, goes on from it, or means none.
   */
  public Optional<String> builtInFor(String key) {
    return BUILT_IN_KEYS.stream().anyMatch(key::startsWith)
        ? Optional.empty()
        : NearestName.to(key, BUILT_IN_KEYS).filter(meant -> !own.contains(meant));
  }

  /** The track's own keys. */
  public SortedSet<String> own() {
    return Collections.unmodifiableSortedSet(own);
  }

  private static String word(String name) {
    String rest = rest(name);
    int end = 0;
    while (end < rest.length() && Character.isLetter(rest.charAt(end))) {
      end++;
    }
    return rest.substring(0, end);
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
