package org.trackwalk.io.scene.assetto;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.trackwalk.io.kn5.FeltName;
import org.trackwalk.io.manifest.IniText;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * The keys that stand behind the number of a felt mesh's name, and what each is for: those that the
 * game knows by itself, and those of the track's {@code surfaces.ini}.
 */
final class SurfaceKeys {

  private static final String WALL = "WALL";

  /** What the game knows without a file. */
  private static final Map<String, SurfaceClass> BUILT_IN =
      Map.of(
          "ROAD",
          SurfaceClass.ROAD,
          "KERB",
          SurfaceClass.ROAD,
          "GRASS",
          SurfaceClass.VERGE,
          "SAND",
          SurfaceClass.VERGE,
          WALL,
          SurfaceClass.BARRIER);

  private final Map<String, SurfaceClass> classes = new TreeMap<>(BUILT_IN);

  /** What the sections of a {@code surfaces.ini} add; empty for none. */
  static SurfaceKeys of(List<IniText.Section> sections) {
    SurfaceKeys keys = new SurfaceKeys();
    for (IniText.Section section : sections) {
      String key = section.text("KEY").toUpperCase(Locale.ROOT);
      if (section.name().startsWith("SURFACE_") && !key.isEmpty()) {
        keys.classes.put(key, classOf(key, section));
      }
    }
    return keys;
  }

  private static SurfaceClass classOf(String key, IniText.Section section) {
    if (key.startsWith(WALL)) {
      return SurfaceClass.BARRIER;
    }
    boolean raced = section.numbers("IS_VALID_TRACK", 1)[0] != 0;
    return raced ? SurfaceClass.ROAD : SurfaceClass.VERGE;
  }

  /** The longest key with which a felt mesh's name goes on behind its number. */
  Optional<String> keyOf(String name) {
    String rest = FeltName.behindNumber(name).orElse("").toUpperCase(Locale.ROOT);
    return classes.keySet().stream()
        .filter(rest::startsWith)
        .max((a, b) -> Integer.compare(a.length(), b.length()));
  }

  SurfaceClass classOf(String key) {
    return classes.get(key);
  }
}
