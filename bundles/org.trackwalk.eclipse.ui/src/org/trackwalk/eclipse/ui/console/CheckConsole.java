package org.trackwalk.eclipse.ui.console;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;

/** Writes a line for each check that is over. The console comes with the first. */
public final class CheckConsole implements LevelListener {

  /** Name of the console. */
  public static final String NAME = "Trackwalk";

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  private MessageConsoleStream stream;

  @Override
  public void checked(LevelState state) {
    boolean over =
        state.phase() == LevelState.Phase.CHECKED || state.phase() == LevelState.Phase.FAILED;
    if (over && PlatformUI.isWorkbenchRunning()) {
      stream().println(LocalTime.now().format(TIME) + "  " + CheckWords.of(state));
    }
  }

  private synchronized MessageConsoleStream stream() {
    if (stream == null) {
      MessageConsole console = new MessageConsole(NAME, null);
      ConsolePlugin.getDefault().getConsoleManager().addConsoles(new IConsole[] {console});
      stream = console.newMessageStream();
      stream.setActivateOnWrite(false);
    }
    return stream;
  }
}
