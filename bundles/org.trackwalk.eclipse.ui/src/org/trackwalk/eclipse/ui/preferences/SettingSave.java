package org.trackwalk.eclipse.ui.preferences;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LastDuration;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.Origin;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;

/** From the settings' store to a form and back; levels that are known are judged anew. */
final class SettingSave {

  private SettingSave() {}

  /** What holds for a project, or for the workbench where that is null. */
  static Map<SettingKey, String> read(IProject project) {
    Map<SettingKey, String> values = new EnumMap<>(SettingKey.class);
    for (SettingKey key : SettingForm.KEYS) {
      values.put(key, SettingStore.get(project, key));
    }
    return values;
  }

  /** What holds when nobody says anything. */
  static Map<SettingKey, String> usual() {
    Map<SettingKey, String> values = new EnumMap<>(SettingKey.class);
    SettingForm.KEYS.forEach(key -> values.put(key, key.usual()));
    return values;
  }

  /** Whether a project says any of the form's settings itself. */
  static boolean own(IProject project) {
    return SettingForm.KEYS.stream()
        .anyMatch(key -> SettingStore.origin(project, key) == Origin.PROJECT);
  }

  /**
   * Writes settings.
   *
   * @param project null for the workbench
   * @param values null for saying nothing any more
   * @return why they could not be written; empty when they were
   */
  static Optional<String> write(IProject project, Map<SettingKey, String> values) {
    Map<SettingKey, String> before = read(project);
    try {
      for (SettingKey key : SettingForm.KEYS) {
        String value = values == null ? null : values.get(key);
        boolean usual = project == null && key.usual().equals(value);
        SettingStore.set(project, key, usual ? null : value);
      }
    } catch (BackingStoreException e) {
      return Optional.of("The settings cannot be written: " + e.getMessage());
    }
    if (!before.equals(read(project))) {
      judge(project);
    }
    return Optional.empty();
  }

  /** Levels that were checked, since the start or before it: their lines are of other settings. */
  private static void judge(IProject project) {
    LevelBook book = TrackwalkCore.book();
    IContainer where = project == null ? ResourcesPlugin.getWorkspace().getRoot() : project;
    Set<TrackLevel> levels = new LinkedHashSet<>(Levels.in(where));
    levels.addAll(book.levels());
    for (TrackLevel level : levels) {
      boolean meant = project == null || level.project().equals(project);
      boolean checked =
          book.state(level).phase() != LevelState.Phase.NEVER || LastDuration.of(level) > 0;
      if (meant && checked) {
        book.check(level, CheckRequest.changed(Set.of()));
      }
    }
  }
}
