package org.trackwalk.rcp.start;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/** Opens the tracks that stand behind the program's name in a terminal. */
public final class GivenTracks implements IStartup {

  @Override
  public void earlyStartup() {
    List<Path> given = of(Platform.getApplicationArgs());
    if (!given.isEmpty()) {
      PlatformUI.getWorkbench().getDisplay().asyncExec(() -> openAll(given));
    }
  }

  private static void openAll(List<Path> tracks) {
    var intro = PlatformUI.getWorkbench().getIntroManager();
    intro.closeIntro(intro.getIntro());
    tracks.forEach(OpenCommand::run);
  }

  /**
   * What is neither an option nor stands behind one.
   *
   * @param words what the program was started with
   * @return files and folders, absolute, whether they are there or not
   */
  static List<Path> of(String[] words) {
    List<Path> paths = new ArrayList<>();
    boolean value = false;
    for (String word : words) {
      boolean option = word.startsWith("-");
      if (!option && !value && !word.isBlank()) {
        try {
          paths.add(Path.of(word).toAbsolutePath().normalize());
        } catch (InvalidPathException e) {
          ILog.of(GivenTracks.class).warn(word + " is no path", e);
        }
      }
      value = option;
    }
    return paths;
  }
}
