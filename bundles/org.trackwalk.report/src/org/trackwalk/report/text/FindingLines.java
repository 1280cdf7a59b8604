package org.trackwalk.report.text;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.Before;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.FindingWords;

/** One group of findings in words: what, where, how bad, how to fix it. */
final class FindingLines {

  private static final int INDENT = 13;

  private final Lines lines;
  private final Style style;
  private final Frame axes;
  private final EditorCoordinates coords;
  private final Map<String, Before> before;

  /** Number of the group that has told a fix already: it is not repeated. */
  private final Map<String, Integer> helpAt = new HashMap<>();

  FindingLines(Lines lines, Style style, LevelReport level, EditorCoordinates coords) {
    this.lines = lines;
    this.style = style;
    this.axes = level.axes();
    this.before = level.baseline() == null ? Map.of() : level.baseline().before();
    this.coords = coords;
  }

  /**
   * The worst finding of a group in full; with {@code all}, every other one on a line of its own.
   */
  void write(int number, FindingGroup group, boolean all) throws IOException {
    Finding f = group.lead();
    String start = String.format(Locale.ROOT, "%3d  ", number) + badge(f.severity());
    List<Finding> others = group.findings().subList(1, group.findings().size());
    String more = others.isEmpty() || all ? "" : "  +" + group.more();
    String rule = "  [" + f.rule() + "]";
    String message = state(f) + f.message();
    lines.folded(start, INDENT, message + rule + more, text -> headline(text, rule, more));
    String where = placeAndSize(f, f.message());
    if (!where.isEmpty()) {
      lines.folded(" ".repeat(INDENT), INDENT, where, s -> s);
    }
    if (f.work() != null) {
      lines.folded(" ".repeat(INDENT), INDENT, "State: " + f.work().words(), style::faint);
    }
    if (f.effectNote() != null) {
      lines.folded(" ".repeat(INDENT), INDENT, f.effectNote(), s -> s);
    }
    if (f.help() != null && !f.help().isBlank()) {
      Integer before = helpAt.putIfAbsent(f.help(), number);
      String help = before == null ? "Fix: " + f.help() : "Fix: the same as for number " + before;
      lines.folded(" ".repeat(INDENT), INDENT, help, style::good);
    }
    if (all) {
      lines.folded(" ".repeat(INDENT), INDENT, "fingerprint " + f.fingerprint(), style::faint);
      for (Finding other : others) {
        String member = FindingWords.member(other, coords.of(axes, other.position()));
        String what = other.placed() ? FindingWords.placeAndSize(member, other) : member;
        String text = what + "; " + other.fingerprint();
        lines.folded("     " + badge(other.severity()), INDENT, text, s -> s);
      }
    }
  }

  /** What the baseline says, where it asks for a look. */
  private String state(Finding f) {
    if (f.baselineState() == null || f.baselineState().equals("unchanged")) {
      return "";
    }
    Before old = before.get(f.fingerprint());
    String was = old == null ? "" : " (was " + Was.words(old) + ")";
    return f.baselineState().toUpperCase(Locale.ROOT) + was + ": ";
  }

  private String badge(Severity severity) {
    return style.severity(
        severity,
        switch (severity) {
          case ERROR -> "ERROR   ";
          case WARNING -> "WARNING ";
          case INFO -> "note    ";
        });
  }

  /** The first line of a finding in bold, but for the rule and the count at its end. */
  private String headline(String text, String rule, String more) {
    int end = text.endsWith(rule + more) ? text.length() - rule.length() - more.length() : -1;
    return end < 0
        ? style.bold(text)
        : style.bold(text.substring(0, end)) + style.faint(rule) + more;
  }

  /** Place and size, the place without the pieces that the headline has named. */
  private String placeAndSize(Finding f, String headline) {
    String place = FindingWords.place(f, headline, coords.of(axes, f.position()));
    return FindingWords.placeAndSize(place, f);
  }
}
