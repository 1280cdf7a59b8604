package org.trackwalk.report.html;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.RulesRun;
import org.trackwalk.report.format.WorstLevels;

/**
 * All levels of a run in one table, worst first, that can be sorted, and the inputs that are not in
 * it.
 */
final class Overview {

  private Overview() {}

  static void write(HtmlText out, CheckReport report, Sketches sketches) {
    List<LevelReport> levels = report.levels();
    boolean told = levels.size() == 1 && report.inputs().stream().allMatch(Overview::checked);
    out.raw("<section id=\"overview\" aria-labelledby=\"overview-name\"");
    out.raw(told ? " class=\"told\">\n" : ">\n");
    out.raw("<h2 id=\"overview-name\" tabindex=\"-1\">").raw(summary(report)).raw("</h2>\n");
    unread(out, report.inputs());
    if (levels.size() < 2) {
      // One level says everything itself.
      out.raw(levels.isEmpty() ? "<p>Nothing was checked.</p>\n" : "").raw("</section>\n");
      return;
    }
    boolean compared = levels.stream().anyMatch(level -> level.baseline() != null);
    out.raw("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Levels\">");
    out.raw("<table class=\"levels\"><thead><tr>");
    head(out, "level", "");
    head(out, "errors", "number");
    head(out, "warnings", "number");
    head(out, "notes", "number");
    if (compared) {
      head(out, "since the baseline", "number");
    }
    head(out, "worst jolt", "number");
    head(out, "road", "");
    head(out, "triangles", "number");
    out.raw("</tr></thead>\n<tbody>\n");
    for (int i : WorstLevels.order(levels)) {
      row(out, levels.get(i), i + 1, compared);
    }
    out.raw("</tbody></table></div>\n");
    if (levels.size() > Sketches.FEW && levels.stream().anyMatch(level -> level.sketch() != null)) {
      out.raw(
          "<p class=\"aside\">So that browsers open it, a page of many levels draws the worst ");
      out.raw("first: ").text(Numbers.counted(sketches.meshes(), "level")).raw(" in 3D, ");
      out.text(Numbers.counted(sketches.drawn(), "finding")).raw(" from near.</p>\n");
    }
    out.raw("</section>\n");
  }

  private static boolean checked(InputStatus input) {
    return input.status().equals("checked");
  }

  private static String summary(CheckReport report) {
    List<LevelReport> levels = report.levels();
    List<LevelReport> silent = levels.stream().filter(level -> level.findings().isEmpty()).toList();
    int incomplete = RulesRun.incomplete(silent);
    int clean = silent.size() - incomplete;
    StringBuilder text = new StringBuilder(Numbers.counted(levels.size(), "level"));
    text.append(" checked");
    if (clean > 0 && levels.size() > 1) {
      text.append(", ").append(Numbers.count(clean)).append(" clean");
    }
    if (incomplete > 0 && levels.size() > 1) {
      text.append(", nothing found in ").append(Numbers.count(incomplete));
      text.append(incomplete == 1 ? " more on which" : " more on each of which");
      text.append(" some rules did not run");
    }
    long unread = report.inputs().stream().filter(i -> i.status().equals("failed")).count();
    if (unread > 0) {
      text.append("; ").append(Numbers.counted(unread, "input")).append(" could not be read");
    }
    return text.toString();
  }

  private static void unread(HtmlText out, List<InputStatus> inputs) {
    for (String status : List.of("failed", "skipped")) {
      List<InputStatus> named = inputs.stream().filter(i -> i.status().equals(status)).toList();
      if (named.isEmpty()) {
        continue;
      }
      boolean failed = status.equals("failed");
      out.raw("<details class=\"inputs ").raw(status).raw(failed ? "\" open" : "\"");
      out.raw("><summary>").raw(failed ? "Could not be read: " : "Skipped: ");
      out.text(Numbers.counted(named.size(), "input")).raw("</summary>\n<ul>\n");
      for (InputStatus input : named) {
        out.raw("<li><b>").named(input.path()).raw("</b>");
        out.raw(input.reason().isEmpty() ? "" : ": ").named(input.reason()).raw("</li>\n");
      }
      out.raw("</ul></details>\n");
    }
  }

  private static void head(HtmlText out, String title, String className) {
    out.raw("<th scope=\"col\" class=\"").raw(className).raw("\">").raw(title).raw("</th>");
  }

  private static void row(HtmlText out, LevelReport level, int number, boolean compared) {
    out.raw("<tr><th scope=\"row\"><a href=\"#level-").number(number).raw("\">");
    out.named(level.name()).raw("</a></th>");
    for (Severity severity : Severities.ALL) {
      long n = Severities.count(level.findings(), severity);
      cell(out, n);
      out.raw(n == 0 ? "<span class=\"none\">0</span>" : "");
      if (n > 0) {
        out.raw("<span class=\"tally ").raw(Severities.word(severity)).raw("\">");
        out.raw("<span aria-hidden=\"true\">").raw(Severities.sign(severity)).raw("</span> ");
        out.text(Numbers.count(n)).raw("</span>");
      }
      out.raw("</td>");
    }
    if (compared) {
      trend(out, level.baseline());
    }
    double worst = worstJolt(level);
    cell(out, worst);
    out.raw(worst > 0 ? Numbers.rounded(worst) + " m/s" : "<span class=\"none\">none</span>");
    out.raw("</td><td>").named(road(level)).raw("</td>");
    cell(out, level.facts().triangles());
    out.text(Numbers.count(level.facts().triangles())).raw("</td></tr>\n");
  }

  /** The largest of the jolts that the lines of the list tell, m/s. */
  static double worstJolt(LevelReport level) {
    return told(level)
        .filter(effect -> !effect.endsTheWay())
        .mapToDouble(Effect::worst)
        .max()
        .orElse(0);
  }

  /** At how many places of the list a car falls or is stopped: no jolt, its way ends there. */
  static long ends(LevelReport level) {
    return told(level).filter(Effect::endsTheWay).count();
  }

  private static Stream<Effect> told(LevelReport level) {
    return level.findings().stream().map(Jolt::worst).filter(Objects::nonNull);
  }

  private static void cell(HtmlText out, double value) {
    out.raw("<td class=\"number\" data-value=\"").raw(Numbers.exact(value)).raw("\">");
  }

  /** What got worse weighs more than what got better. */
  private static void trend(HtmlText out, BaselineFacts facts) {
    if (facts == null || !facts.known()) {
      cell(out, -1);
      out.raw("<span class=\"none\">not in it</span></td>");
      return;
    }
    int fixed = facts.fixed().size();
    int bad = facts.added() + facts.worse();
    cell(out, 1e6 * bad - facts.better() - fixed);
    part(out, facts.added(), "new", "▲", "grown");
    part(out, facts.worse(), "worse", "▲", "grown");
    part(out, facts.better(), "better", "▼", "shrunk");
    part(out, fixed, "fixed", "▼", "shrunk");
    out.raw(bad + facts.better() + fixed == 0 ? "<span class=\"none\">as it was</span>" : "");
    out.raw("</td>");
  }

  private static void part(HtmlText out, int n, String word, String sign, String className) {
    if (n > 0) {
      out.raw("<span class=\"").raw(className).raw("\"><span aria-hidden=\"true\">").raw(sign);
      out.raw("</span> ").number(n).raw(" ").raw(word).raw("</span> ");
    }
  }

  private static String road(LevelReport level) {
    return switch (level.corridor().how()) {
      case "manifest" -> "as the level says";
      case "line" -> "by the racing line";
      case "start" -> "from the start point";
      case "names" -> "by names";
      case "geometry" -> level.corridor().doubtful() ? "doubtful" : "by its shape";
      case "none" -> "not known";
      default -> level.corridor().how();
    };
  }
}
