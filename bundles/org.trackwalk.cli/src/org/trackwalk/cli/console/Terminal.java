package org.trackwalk.cli.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.trackwalk.mesh.names.ShownText;

/**
 * The streams of a run and what is known about them. Standard output carries data only; everything
 * else goes to standard error. Whatever is printed for people goes through {@link ShownText}, so
 * that no name of a file, piece or level is more than a name.
 */
public final class Terminal {

  /** Set by the start script, which can ask the shell: {@code true} or {@code false}. */
  private static final String OUT = "trackwalk.stdout.terminal";

  private static final String ERR = "trackwalk.stderr.terminal";

  private final PrintStream out;
  private final PrintStream text;
  private final PrintStream err;
  private final boolean outIsTerminal;
  private final boolean errIsTerminal;
  private final Cancellation cancellation;

  /**
   * Streams.
   *
   * @param out standard output
   * @param err standard error
   * @param outIsTerminal whether a person sees standard output
   * @param errIsTerminal whether a person sees standard error
   * @param cancellation how the run learns that it should stop
   */
  public Terminal(
      PrintStream out,
      PrintStream err,
      boolean outIsTerminal,
      boolean errIsTerminal,
      Cancellation cancellation) {
    this.out = out;
    this.err = err;
    this.outIsTerminal = outIsTerminal;
    this.errIsTerminal = errIsTerminal;
    this.cancellation = cancellation;
    text = new PrintStream(new ShownOutput(out), false, StandardCharsets.UTF_8);
  }

  /** The terminal of this process. */
  public static Terminal ofProcess(PrintStream out, PrintStream err, Cancellation cancellation) {
    return new Terminal(out, err, flag(OUT), flag(ERR), cancellation);
  }

  /** Streams that nobody watches, as in tests and pipes. */
  public static Terminal piped(PrintStream out, PrintStream err) {
    return new Terminal(out, err, false, false, new Cancellation());
  }

  /** Standard output for formats that programs read, which keep names apart by themselves. */
  public PrintStream out() {
    return out;
  }

  /** Standard output for what people read, without colours. */
  public PrintStream text() {
    return text;
  }

  /** Standard error for this program's own words; {@link #message} for all else. */
  public PrintStream err() {
    return err;
  }

  /** Whether a person sees standard output. */
  public boolean outIsTerminal() {
    return outIsTerminal;
  }

  /** Whether a person sees standard error. */
  public boolean errIsTerminal() {
    return errIsTerminal;
  }

  /** How the run learns that it should stop. */
  public Cancellation cancellation() {
    return cancellation;
  }

  /** Writes one line to standard error, with the tool's name in front. */
  public void message(String text) {
    err.println("trackwalk: " + ShownText.of(text));
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
