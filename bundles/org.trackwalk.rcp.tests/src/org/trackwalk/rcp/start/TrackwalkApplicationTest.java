package org.trackwalk.rcp.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.ui.IWorkbenchPreferenceConstants;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;

/** Where the program works, and what a second one says. */
final class TrackwalkApplicationTest {

  @Test
  void theUsualFolderLiesInTheHome() {
    Path home = Path.of("home of a designer").toAbsolutePath();

    assertEquals(home.resolve("Trackwalk"), TrackwalkApplication.usual(home));
  }

  @Test
  void aNewWorkspaceBeginsWithTheStartPage() {
    IEclipsePreferences usual = DefaultScope.INSTANCE.getNode(PlatformUI.PLUGIN_ID);
    String before = usual.get(IWorkbenchPreferenceConstants.SHOW_INTRO, null);
    try {
      usual.putBoolean(IWorkbenchPreferenceConstants.SHOW_INTRO, false);
      TrackwalkApplication.welcomeFirst();
      assertTrue(usual.getBoolean(IWorkbenchPreferenceConstants.SHOW_INTRO, false));
    } finally {
      if (before == null) {
        usual.remove(IWorkbenchPreferenceConstants.SHOW_INTRO);
      } else {
        usual.put(IWorkbenchPreferenceConstants.SHOW_INTRO, before);
      }
    }
  }

  @Test
  void aSecondProgramSaysInWhichFolderTheFirstWorks() {
    String words = TrackwalkApplication.running("/tracks/here");

    assertTrue(words.startsWith("Trackwalk is running already"), words);
    assertTrue(words.contains("/tracks/here"), words);
  }
}
