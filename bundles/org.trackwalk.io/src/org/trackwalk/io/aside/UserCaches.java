package org.trackwalk.io.aside;

import java.nio.file.Path;
import java.util.Locale;

/** Where this user's programs keep what can be made again. */
public final class UserCaches {

  private UserCaches() {}

  /**
   * The part of it that is Trackwalk's, which may not be there yet. It is this user's alone: in the
   * system's folder for temporary files anybody could have put something else under a name.
   */
  public static Path folder() {
    String home = System.getProperty("user.home");
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    Path caches;
    if (system.startsWith("windows")) {
      caches = folder("LOCALAPPDATA", Path.of(home, "AppData", "Local"));
    } else if (system.startsWith("mac")) {
      caches = Path.of(home, "Library", "Caches");
    } else {
      caches = folder("XDG_CACHE_HOME", Path.of(home, ".cache"));
    }
    return caches.resolve("trackwalk");
  }

  private static Path folder(String variable, Path otherwise) {
    String named = System.getenv(variable);
    return named == null || named.isEmpty() ? otherwise : Path.of(named);
  }
}
