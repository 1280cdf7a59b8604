package org.trackwalk.rcp.welcome;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.rcp.start.Versions;

/**
 * The first window of a new workspace takes the whole screen: the platform's own size, 1024 x 768,
 * leaves a level in 3D the room of a postcard. After that the workbench remembers what the user
 * likes.
 */
public final class FirstWindow implements IStartup {

  private static final String PLUGIN = "org.trackwalk.rcp";
  private static final String SEEN = "firstWindow";

  @Override
  public void earlyStartup() {
    Versions.tell();
    IEclipsePreferences settings = InstanceScope.INSTANCE.getNode(PLUGIN);
    if (!settings.getBoolean(SEEN, false)) {
      settings.putBoolean(SEEN, true);
      PlatformUI.getWorkbench().getDisplay().asyncExec(FirstWindow::maximise);
    }
  }

  private static void maximise() {
    IWorkbenchWindow[] windows = PlatformUI.getWorkbench().getWorkbenchWindows();
    if (windows.length > 0) {
      windows[0].getShell().setMaximized(true);
    }
  }
}
