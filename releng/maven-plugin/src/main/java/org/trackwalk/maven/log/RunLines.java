package org.trackwalk.maven.log;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.plugin.logging.Log;

/** What the command line prints while it runs: shown in Maven's log, and kept for a failure. */
public final class RunLines {

  private static final String NAME = "trackwalk: ";

  /** An option in a message. */
  private static final Pattern OPTION = Pattern.compile("--([a-z]+(?:-[a-z]+)*)");

  private final Log log;
  private final List<String> messages = new ArrayList<>();

  /** Lines for a log. */
  public RunLines(Log log) {
    this.log = log;
  }

  /** A line of standard output. */
  public void out(String line) {
    log.info(line);
  }

  /** A line of standard error: progress, or what went wrong. */
  public synchronized void err(String line) {
    String text = line.startsWith(NAME) ? line.substring(NAME.length()) : line;
    messages.add(text);
    log.info(text);
  }

  /** Why it could not do its work, in one line: what it said last, and what is to be done. */
  public synchronized String problem(int exit) {
    String said = messages.isEmpty() ? "no reason was given" : messages.get(messages.size() - 1);
    switch (exit) {
      case 2:
        return said + parameter(said);
      case 4:
        return String.join(
                "; ", messages.subList(Math.max(0, messages.size() - 2), messages.size()))
            + memory(said);
      case 5: // it says which report, and why
        return said;
      default:
        return "the check ended with " + exit + ": " + said;
    }
  }

  /** Messages speak of options; in a POM they are elements. */
  private static String parameter(String said) {
    Matcher m = OPTION.matcher(said);
    if (!m.find()) {
      return "";
    }
    String element = ParameterNames.ofOption(m.group());
    return element == null ? "" : " (in the POM: <" + element + ">)";
  }

  private static String memory(String said) {
    return said.contains("not enough memory")
        ? " (in Maven: MAVEN_OPTS=-Xmx8g, or -Dtrackwalk.jvmOptions=-Xmx8g for a process of its"
            + " own)"
        : "";
  }
}
