package org.trackwalk.eclipse.viewer.settings;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Control;

/** The settings of all 3D views of this machine. */
public final class ViewSettings {

  /** Whose preferences they are. */
  public static final String PLUGIN = "org.trackwalk.eclipse.viewer";

  /** Key of the mouse's habits: {@link MouseStyle#id}. */
  public static final String MOUSE = "mouse";

  /** Key of whether newly opened levels show their materials. */
  public static final String MATERIALS = "materials";

  private ViewSettings() {}

  /** Whether newly opened levels show their materials. */
  public static boolean materials() {
    return Platform.getPreferencesService().getBoolean(PLUGIN, MATERIALS, false, null);
  }

  /** Sets it. */
  public static void materials(boolean shown) {
    node().putBoolean(MATERIALS, shown);
  }

  /** The mouse's habits. */
  public static MouseStyle mouse() {
    return MouseStyle.of(
        Platform.getPreferencesService().getString(PLUGIN, MOUSE, MouseStyle.TRACKWALK.id(), null));
  }

  /** Sets them. */
  public static void mouse(MouseStyle style) {
    node().put(MOUSE, style.id());
  }

  /** Does something after each change, in the user interface's thread, while a widget lives. */
  public static void follow(Control control, Runnable changed) {
    IEclipsePreferences node = node();
    IEclipsePreferences.IPreferenceChangeListener listener =
        event -> {
          if (!control.isDisposed()) {
            control
                .getDisplay()
                .asyncExec(
                    () -> {
                      if (!control.isDisposed()) {
                        changed.run();
                      }
                    });
          }
        };
    node.addPreferenceChangeListener(listener);
    control.addDisposeListener(event -> node.removePreferenceChangeListener(listener));
  }

  private static IEclipsePreferences node() {
    return InstanceScope.INSTANCE.getNode(PLUGIN);
  }
}
