package org.trackwalk.report.github;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.trackwalk.mesh.names.ShownText;

/**
 * A line that a runner turns into an annotation: {@code ::error file=…,line=…,title=…::message}.
 * Escapes are those of the runner's own toolkit (actions/toolkit, command.ts).
 */
final class WorkflowCommand {

  private WorkflowCommand() {}

  /**
   * The line, without its end.
   *
   * @param command {@code error}, {@code warning} or {@code notice}
   * @param file empty for none
   * @param line 0 for none
   */
  static String of(String command, String file, int line, String title, String message) {
    StringBuilder text = new StringBuilder("::").append(command).append(' ');
    if (!file.isEmpty()) {
      text.append("file=").append(property(file)).append(',');
    }
    if (line > 0) {
      text.append("line=").append(line).append(',');
    }
    return text.append("title=")
        .append(property(title))
        .append("::")
        .append(data(message))
        .toString();
  }

  private static String data(String text) {
    return Arrays.stream(text.replace("%", "%25").split("(?=[\r\n])|(?<=[\r\n])"))
        .map(part -> part.equals("\r") ? "%0D" : part.equals("\n") ? "%0A" : ShownText.of(part))
        .collect(Collectors.joining());
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
