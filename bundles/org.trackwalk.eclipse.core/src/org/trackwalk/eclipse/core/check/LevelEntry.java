package org.trackwalk.eclipse.core.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.trackwalk.check.baseline.KnownFinding;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A level's page in the book. Sessions and settings are touched by the level's one running check
 * and by closing; the state is replaced as a whole.
 */
final class LevelEntry {

  /** Of so many ways to judge the level what was found is known: to try one and come back. */
  private static final int JUDGED = 4;

  private final TrackLevel level;
  private LevelState state;
  private LevelGroups groups;
  private CheckSettings settings;
  private final Map<CheckSettings, Map<String, List<KnownFinding>>> known = new LinkedHashMap<>();
  private News news;
  private WeldedSurface surface;
  private FileStamps reading = FileStamps.NONE;
  private FileStamps read = FileStamps.NONE;
  private int holders;
  private long used;
  private int clears;
  private boolean closed;

  LevelEntry(TrackLevel level) {
    this.level = level;
    this.state = never(level);
  }

  static LevelState never(TrackLevel level) {
    return new LevelState(level, LevelState.Phase.NEVER, null, 0, "", List.of(), null);
  }

  TrackLevel level() {
    return level;
  }

  synchronized LevelState state() {
    return state;
  }

  /** The new state. */
  synchronized void state(LevelState next) {
    if (!closed) {
      state = next;
    }
  }

  /**
   * The state that a check comes to, unless the entry was closed or cleared since it began.
   *
   * @param then {@link #clears} when it began
   */
  synchronized boolean state(LevelState next, int then) {
    boolean holds = !closed && clears == then;
    if (holds) {
      state = next;
    }
    return holds;
  }

  /** Adds what an engine did on a part, unless that has been checked anew since. */
  synchronized boolean driven(LevelPart part, EngineWords words) {
    List<LevelPart> parts = new ArrayList<>(state.parts());
    int at = -1;
    for (int i = 0; i < parts.size(); i++) {
      at = parts.get(i).checked() == part.checked() ? i : at;
    }
    if (at >= 0) {
      parts.set(at, parts.get(at).driven(parts.get(at).engines().plus(words)));
      state =
          new LevelState(
              level,
              state.phase(),
              state.at(),
              state.milliseconds(),
              state.message(),
              List.copyOf(parts),
              state.since());
    }
    return at >= 0;
  }

  /** A check begins to read. */
  synchronized void reads(FileStamps now) {
    reading = now;
  }

  /**
   * A check is over.
   *
   * @param whole whether it went to its end
   * @return whether its lines are of other files than those that it began to read
   */
  synchronized boolean over(boolean whole) {
    boolean behind = !whole && !reading.equals(read) && state.phase() != LevelState.Phase.NEVER;
    read = whole ? reading : read;
    reading = read;
    return behind;
  }

  /** Whether the last check, or the one that runs, has read the files as they are. */
  synchronized boolean knows(Set<IFile> files) {
    return reading.hold(files);
  }

  /** How often it was cleared. */
  synchronized int clears() {
    return clears;
  }

  synchronized boolean closed() {
    return closed;
  }

  synchronized LevelGroups groups() {
    return groups;
  }

  /** Takes groups over; those of before are closed. */
  synchronized void groups(LevelGroups next) {
    if (groups != null && groups != next) {
      groups.close();
    }
    groups = next;
    if (closed && next != null) {
      next.close();
      groups = null;
    }
  }

  synchronized CheckSettings settings() {
    return settings;
  }

  synchronized void settings(CheckSettings next) {
    settings = next;
  }

  /** Whether a check was before, however it judged. */
  synchronized boolean compares() {
    return !known.isEmpty();
  }

  /** What the last check that judged so found; nothing where none did. */
  synchronized Map<String, List<KnownFinding>> known(CheckSettings judged) {
    return known.getOrDefault(judged, Map.of());
  }

  synchronized void known(CheckSettings judged, Map<String, List<KnownFinding>> next) {
    known.remove(judged);
    known.put(judged, next);
    if (known.size() > JUDGED) {
      known.remove(known.keySet().iterator().next());
    }
  }

  /** What the last check found otherwise; null where no check was before it. */
  synchronized News news() {
    return news;
  }

  synchronized void news(News next) {
    news = next;
  }

  /** What the running check has read; null before, and when it is over. */
  synchronized WeldedSurface surface() {
    return surface;
  }

  synchronized void surface(WeldedSurface next) {
    surface = closed ? null : next;
  }

  synchronized void hold(int more) {
    holders = Math.max(0, holders + more);
  }

  synchronized boolean held() {
    return holders > 0;
  }

  synchronized void use(long tick) {
    used = tick;
  }

  synchronized long used() {
    return used;
  }

  /** Whether there is memory to be won by {@link #forget}. */
  synchronized boolean heavy() {
    return groups != null;
  }

  /** Frees the sessions; the state keeps what it says but not its parts. */
  synchronized void forget() {
    if (groups != null) {
      groups.close();
      groups = null;
    }
    state =
        new LevelState(
            level,
            state.phase(),
            state.at(),
            state.milliseconds(),
            state.message(),
            List.of(),
            state.since());
  }

  /** As if never checked. */
  synchronized void clear() {
    clears++;
    forget();
    known.clear();
    news = null;
    reading = FileStamps.NONE;
    read = FileStamps.NONE;
    state = never(level);
  }

  synchronized void close() {
    clear();
    surface = null;
    closed = true;
  }
}
