package org.trackwalk.report.html;

import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.format.Numbers;

/** Words and signs of severities: a shape beside each colour. */
final class Severities {

  /** Worst first. */
  static final List<Severity> ALL = List.of(Severity.ERROR, Severity.WARNING, Severity.INFO);

  private Severities() {}

  /** As in the text report. */
  static String word(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
    };
  }

  /** The shape that the 3D view draws too. */
  static String sign(Severity severity) {
    return switch (severity) {
      case ERROR -> "◆";
      case WARNING -> "▲";
      case INFO -> "●";
    };
  }

  static long count(List<Finding> findings, Severity severity) {
    return findings.stream().filter(f -> f.severity() == severity).count();
  }

  /** {@code ◆ 3 errors}, with the class that colours it. */
  static void badge(HtmlText out, Severity severity, long n) {
    out.raw("<span class=\"tally ").raw(word(severity)).raw(n == 0 ? " none" : "").raw("\">");
    out.raw("<span aria-hidden=\"true\">").raw(sign(severity)).raw("</span> ");
    out.raw(Numbers.counted(n, word(severity))).raw("</span>");
  }
}
