package org.trackwalk.eclipse.core.settings;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.id.CoreIds;

/** Reads and writes the settings of projects and of the workspace. */
public final class SettingStore {

  private SettingStore() {}

  /**
   * What holds for a project, or for the workspace.
   *
   * @param project null for the workspace
   */
  public static String get(IProject project, SettingKey key) {
    String own = own(project, key);
    if (own == null && project != null) {
      own = own(null, key);
    }
    return own == null ? key.usual() : own;
  }

  /**
   * Who says it: {@code PROJECT}, {@code WORKSPACE} or {@code DEFAULT}.
   *
   * @param project null for the workspace
   */
  public static Origin origin(IProject project, SettingKey key) {
    if (project != null && own(project, key) != null) {
      return Origin.PROJECT;
    }
    return own(null, key) != null ? Origin.WORKSPACE : Origin.DEFAULT;
  }

  /**
   * Says it for a project or for the workspace.
   *
   * @param project null for the workspace
   * @param value null to say nothing, so that the next weaker one holds
   * @throws BackingStoreException when it cannot be written
   */
  public static void set(IProject project, SettingKey key, String value)
      throws BackingStoreException {
    IEclipsePreferences node = node(project);
    if (value == null) {
      node.remove(key.id());
    } else {
      node.put(key.id(), value);
    }
    node.flush();
  }

  /**
   * The node behind, for pages that listen or save many at once.
   *
   * @param project null for the workspace
   */
  public static IEclipsePreferences node(IProject project) {
    return project == null
        ? InstanceScope.INSTANCE.getNode(CoreIds.PLUGIN)
        : new ProjectScope(project).getNode(CoreIds.PLUGIN);
  }

  private static String own(IProject project, SettingKey key) {
    return node(project).get(key.id(), null);
  }
}
