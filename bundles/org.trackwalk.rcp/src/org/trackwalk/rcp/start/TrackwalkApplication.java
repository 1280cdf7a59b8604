package org.trackwalk.rcp.start;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPreferenceConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.internal.ide.application.IDEApplication;

/**
 * The workbench of the platform, with its own folder in the user's home and without asking for it:
 * who makes tracks does not know what a workspace is. {@code -data FOLDER} chooses another one.
 */
@SuppressWarnings("restriction")
public final class TrackwalkApplication extends IDEApplication {

  /** Made by the platform. */
  public TrackwalkApplication() {}

  @Override
  @SuppressWarnings("rawtypes") // as the platform declares it
  protected Object checkInstanceLocation(Shell shell, Map arguments) {
    Location place = Platform.getInstanceLocation();
    try {
      if (place != null && !place.isSet()) {
        Path folder = usual(Path.of(System.getProperty("user.home")));
        Files.createDirectories(folder);
        place.set(url(folder), false);
      }
      if (place != null && place.isSet()) {
        if (!place.lock()) {
          MessageDialog.openInformation(shell, "Trackwalk", running(place.getURL().getFile()));
          return IApplication.EXIT_OK;
        }
        place.release(); // the platform takes it itself
      }
    } catch (IOException e) {
      ILog.of(TrackwalkApplication.class).warn("the usual folder cannot be used", e);
    }
    welcomeFirst();
    Splash.open(Display.getDefault()); // the platform has made it
    return super.checkInstanceLocation(shell, arguments);
  }

  /**
   * A workspace that has not been seen before begins with the start page. The platform's preference
   * for that is set in two of its bundles, and whichever is read last wins.
   */
  static void welcomeFirst() {
    DefaultScope.INSTANCE
        .getNode(PlatformUI.PLUGIN_ID)
        .putBoolean(IWorkbenchPreferenceConstants.SHOW_INTRO, true);
  }

  /** Where projects and settings are kept when nobody says anything. */
  static Path usual(Path home) {
    return home.resolve("Trackwalk");
  }

  /** What a second start is told. */
  static String running(String folder) {
    return "Trackwalk is running already, and one program at a time works in its folder:\n\n"
        + folder
        + "\n\nGo on in the window that is open. For a second window beside it choose Window > New"
        + " Window there; for tracks of another kind start it with -data and another folder.";
  }

  /** As the platform wants it: blanks as they are. */
  @SuppressWarnings("deprecation")
  private static URL url(Path folder) throws IOException {
    return new URL("file", null, folder.toAbsolutePath().toString().replace('\\', '/'));
  }
}
