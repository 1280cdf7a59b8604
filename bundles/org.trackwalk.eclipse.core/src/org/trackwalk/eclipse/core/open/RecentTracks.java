package org.trackwalk.eclipse.core.open;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.id.CoreLog;

/** The levels that were open last, by where they are on disk; the last one first. */
public final class RecentTracks {

  /** More are no help in finding one. */
  static final int MOST = 8;

  private static final String KEY = "recentTracks";

  private RecentTracks() {}

  /** Where they are; some may be gone. */
  public static List<Path> all() {
    List<Path> paths = new ArrayList<>();
    for (String line : node().get(KEY, "").split("\n")) {
      try {
        if (!line.isBlank()) {
          paths.add(Path.of(line));
        }
      } catch (InvalidPathException e) {
        continue; // written on another system
      }
    }
    return paths;
  }

  /** Puts one on top. */
  public static void add(Path path) {
    List<Path> paths = all();
    Path there = path.toAbsolutePath().normalize();
    paths.remove(there);
    paths.add(0, there);
    keep(paths);
  }

  /** Takes one out; false when it was not among them. */
  public static boolean remove(Path path) {
    List<Path> paths = all();
    boolean was = paths.remove(path.toAbsolutePath().normalize());
    if (was) {
      keep(paths);
    }
    return was;
  }

  private static void keep(List<Path> paths) {
    StringBuilder text = new StringBuilder();
    paths.stream().limit(MOST).forEach(path -> text.append(path).append('\n'));
    node().put(KEY, text.toString());
    try {
      node().flush();
    } catch (BackingStoreException e) {
      CoreLog.error("the list of recent tracks cannot be kept", e);
    }
  }

  private static IEclipsePreferences node() {
    return InstanceScope.INSTANCE.getNode(CoreIds.PLUGIN);
  }
}
