package org.trackwalk.report.text;

import java.util.regex.Pattern;
import org.trackwalk.model.finding.Severity;

/** Terminal colours, or none. */
final class Style {

  /** Every code that is ever put around a text. */
  static final Pattern CODE = Pattern.compile("\u001b\\[(0|1|2|32|1;31|33|36)m");

  private static final String END = "\u001b[0m";

  private final boolean color;

  Style(boolean color) {
    this.color = color;
  }

  String bold(String text) {
    return wrap("1", text);
  }

  String faint(String text) {
    return wrap("2", text);
  }

  String good(String text) {
    return wrap("32", text);
  }

  String severity(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> wrap("1;31", text);
      case WARNING -> wrap("33", text);
      case INFO -> wrap("36", text);
    };
  }

  private String wrap(String code, String text) {
    return color && !text.isEmpty() ? "\u001b[" + code + "m" + text + END : text;
  }
}
