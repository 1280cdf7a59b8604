package org.trackwalk.cli.console;

import java.io.PrintStream;

/**
 * The streams of a run and what is known about them. Standard output carries data only; everything
 * else goes to standard error.
 *
 * @param out standard output
 * @param err standard error
 * @param outIsTerminal whether a person sees standard output
 * @param errIsTerminal whether a person sees standard error
 * @param cancellation how the run learns that it should stop
 */
public record Terminal(
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Cancellation cancellation) {

  /** Set by the start script, which can ask the shell: {@code true} or {@code false}. */
  private static final String OUT = "trackwalk.stdout.terminal";

  private static final String ERR = "trackwalk.stderr.terminal";

  /** The terminal of this process. */
  public static Terminal ofProcess(PrintStream out, PrintStream err, Cancellation cancellation) {
    return new Terminal(out, err, flag(OUT), flag(ERR), cancellation);
  }

  /** Streams that nobody watches, as in tests and pipes. */
  public static Terminal piped(PrintStream out, PrintStream err) {
    return new Terminal(out, err, false, false, new Cancellation());
  }

  /** Writes one line to standard error, with the tool's name in front. */
  public void message(String text) {
    err.println("trackwalk: " + text);
  }

  /**
   * Whether colours suit standard output.
   *
   * @param choice {@code auto}, {@code always} or {@code never}; auto honours NO_COLOR
   */
  public boolean color(String choice) {
    return switch (choice) {
      case "always" -> true;
      case "never" -> false;
      default -> outIsTerminal && empty("NO_COLOR") && !"dumb".equals(System.getenv("TERM"));
    };
  }

  private static boolean empty(String variable) {
    String value = System.getenv(variable);
    return value == null || value.isEmpty();
  }

  /** Without the script's word: a console stands for both streams, up to Java 21 only if real. */
  private static boolean flag(String property) {
    String said = System.getProperty(property);
    return said != null ? said.equals("true") : Runtime.version().feature() < 22 && console();
  }

  private static boolean console() {
    return System.console() != null;
  }
}
