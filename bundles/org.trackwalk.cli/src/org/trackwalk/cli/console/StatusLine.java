package org.trackwalk.cli.console;

import java.io.PrintStream;
import java.util.concurrent.locks.ReentrantLock;
import org.trackwalk.mesh.names.ShownText;

/**
 * How far the work is, on standard error: on a terminal one line that is written over, elsewhere a
 * line now and then.
 */
final class StatusLine {

  static final long NANOS = 1_000_000_000L;

  /** A terminal shows progress from here on, and renews it this often. */
  private static final long TERMINAL_PAUSE = NANOS / 4;

  /** A log gets a line only this often. */
  private static final long LOG_PAUSE = 20 * NANOS;

  private static final int WIDTH = 78;

  private final PrintStream err;
  private final boolean terminal;
  private final ReentrantLock printing = new ReentrantLock();
  private volatile long lastShown = System.nanoTime();
  private boolean lineOpen;

  StatusLine(Terminal terminal) {
    err = terminal.err();
    this.terminal = terminal.errIsTerminal();
  }

  /** Whether the last text is old enough for another one. */
  boolean due() {
    return System.nanoTime() - lastShown >= (terminal ? TERMINAL_PAUSE : LOG_PAUSE);
  }

  /** Shows a text when it is due. */
  void show(String text) {
    if (due() && printing.tryLock()) {
      try {
        lastShown = System.nanoTime();
        print(text);
      } finally {
        printing.unlock();
      }
    }
  }

  /** Wipes the line off a terminal. */
  void clear() {
    printing.lock();
    try {
      if (lineOpen) {
        err.print("\r" + " ".repeat(WIDTH) + "\r");
        err.flush();
        lineOpen = false;
      }
    } finally {
      printing.unlock();
    }
  }

  private void print(String text) {
    String shown = ShownText.of(text);
    String cut = shown.length() > WIDTH ? shown.substring(0, WIDTH) : shown;
    if (terminal) {
      err.print("\r" + cut + " ".repeat(WIDTH - cut.length()));
      err.flush();
      lineOpen = true;
    } else {
      err.println("trackwalk: " + shown);
    }
  }
}
