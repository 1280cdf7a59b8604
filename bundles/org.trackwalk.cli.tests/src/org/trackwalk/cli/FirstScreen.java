package org.trackwalk.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbered lines of a text report, and those of a table of docs/real-tracks.md, in one form.
 *
 * @param severity error, warning or note
 * @param rule its id
 * @param place what stands in brackets: x, y and z
 * @param numbers all numbers of its words, in their order
 * @param more how many are like it
 */
record FirstScreen(String severity, String rule, String place, List<String> numbers, int more) {

  private static final String XYZ = "\\((-?[\\d.]+, -?[\\d.]+, -?[\\d.]+)\\)";

  /** A line of the report with what belongs to it: it is indented by 13. */
  private static final Pattern SHOWN =
      Pattern.compile("(?m)^ {0,2}\\d+ {2}(ERROR|WARNING|note) +(.*(?:\\n {13}.*)*)");

  private static final Pattern HEAD =
      Pattern.compile(
          "(.*?)\\s*\\[([a-z.-]+)](?: \\+(\\d+) more like it)?(?:,? \\+?\\d+ more there)? (?:.*?"
              + " )?at "
              + XYZ
              + ".*",
          Pattern.DOTALL);

  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| \\d+ \\| (.*?)(?: \\(\\+(\\d+)\\))? `([a-z.-]+)` at "
              + XYZ
              + " \\| (\\w+) \\| (true|weak|false) \\| \\S.* \\|$");

  private static final Pattern NUMBER = Pattern.compile("\\d[\\d,]*(?:\\.\\d+)?");

  /** The lines of what {@code check} printed. */
  static List<FirstScreen> printed(String report) {
    List<FirstScreen> lines = new ArrayList<>();
    Matcher shown = SHOWN.matcher(report);
    while (shown.find()) {
      Matcher head = HEAD.matcher(shown.group(2).replaceAll("\\s+", " "));
      if (!head.matches()) {
        throw new IllegalArgumentException("not a line of a report: " + shown.group());
      }
      String severity = shown.group(1).toLowerCase(Locale.ROOT);
      lines.add(of(severity, head.group(2), head.group(4), head.group(1), head.group(3)));
    }
    return lines;
  }

  /** The rows of a section of the page. */
  static List<FirstScreen> written(String section) {
    List<FirstScreen> lines = new ArrayList<>();
    Matcher row = ROW.matcher(section);
    while (row.find()) {
      lines.add(of(row.group(5), row.group(3), row.group(4), row.group(1), row.group(2)));
    }
    return lines;
  }

  private static FirstScreen of(
      String severity, String rule, String place, String words, String more) {
    List<String> numbers = NUMBER.matcher(words).results().map(r -> r.group()).toList();
    return new FirstScreen(
        severity, rule, place, numbers, more == null ? 0 : Integer.parseInt(more));
  }

  @Override
  public String toString() {
    return severity + " " + rule + " at (" + place + ") " + numbers + " +" + more;
  }
}
