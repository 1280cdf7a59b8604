package org.trackwalk.report.text;

import java.io.IOException;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportOptions;

/** What has changed since the baseline: the counts, and what was fixed. */
final class BaselineLines {

  private static final int INDENT = 9;

  private final Lines lines;
  private final Style style;
  private final ReportOptions options;

  BaselineLines(Lines lines, Style style, ReportOptions options) {
    this.lines = lines;
    this.style = style;
    this.options = options;
  }

  void write(LevelReport level) throws IOException {
    BaselineFacts facts = level.baseline();
    if (!facts.known()) {
      lines.folded(
          "",
          2,
          "The baseline does not have this level, so everything is new in it (levels are matched"
              + " by name).",
          style::bold);
      return;
    }
    lines.folded("", 2, "Since the baseline: " + words(facts) + ".", style::bold);
    int shown =
        options.all()
            ? facts.fixed().size()
            : Math.min(facts.fixed().size(), ReportOptions.FIRST_SCREEN);
    for (FixedFinding fixed : facts.fixed().subList(0, shown)) {
      double[] p = fixed.position();
      String at = p == null ? "" : " at " + Numbers.position(options.coords().of(level.axes(), p));
      String text = fixed.message() + at + "  [" + fixed.rule() + "]";
      lines.folded("  fixed  ", INDENT, text, style::good);
    }
    if (facts.fixed().size() > shown) {
      lines.line("         and " + Numbers.count(facts.fixed().size() - shown) + " more (--all)");
    }
    if (facts.notCompared() > 0) {
      lines.line(
          "  "
              + Numbers.counted(facts.notCompared(), "finding")
              + " of the baseline not compared: the rules did not run");
    }
  }

  private static String words(BaselineFacts facts) {
    return Numbers.count(facts.added())
        + " new, "
        + Numbers.count(facts.worse())
        + " worse, "
        + Numbers.count(facts.better())
        + " better, "
        + Numbers.count(facts.unchanged())
        + " unchanged, "
        + Numbers.count(facts.fixed().size())
        + " fixed";
  }
}
