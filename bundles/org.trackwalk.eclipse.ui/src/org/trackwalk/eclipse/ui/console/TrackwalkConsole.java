package org.trackwalk.eclipse.ui.console;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleManager;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;

/** The <em>Trackwalk</em> console; it comes with the first line. */
public final class TrackwalkConsole {

  /** Name of the console. */
  public static final String NAME = "Trackwalk";

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

  private TrackwalkConsole() {}

  /** Writes a line, with the time before it; from any thread. */
  public static void println(String line) {
    MessageConsoleStream stream = console().newMessageStream();
    stream.setActivateOnWrite(false);
    stream.println(LocalTime.now().format(TIME) + "  " + line);
  }

  private static MessageConsole console() {
    IConsoleManager manager = ConsolePlugin.getDefault().getConsoleManager();
    synchronized (manager) {
      for (IConsole each : manager.getConsoles()) {
        if (each instanceof MessageConsole console && NAME.equals(console.getName())) {
          return console;
        }
      }
      MessageConsole console = new MessageConsole(NAME, null);
      console.addPatternMatchListener(new ExportLinks());
      manager.addConsoles(new IConsole[] {console});
      return console;
    }
  }
}
