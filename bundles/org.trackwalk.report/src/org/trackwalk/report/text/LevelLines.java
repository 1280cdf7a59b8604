package org.trackwalk.report.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.JudgedBy;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.RulesRun;

/** One level in words: what it is, how the road was found, where its open edges went, findings. */
final class LevelLines {

  private static final int INDENT = 9;

  private static final double KMH = 3.6;

  /** More rules than this with one reason are counted, not named. */
  private static final int MOST_RULES = 5;

  /** The label says it already. */
  private static final String ROAD = "road = ";

  private final Lines lines;
  private final Style style;
  private final ReportOptions options;

  LevelLines(Lines lines, Style style, ReportOptions options) {
    this.lines = lines;
    this.style = style;
    this.options = options;
  }

  void write(LevelReport level) throws IOException {
    head(level);
    ledger(level);
    skipped(level);
    lines.blank();
    Cut cut = Cut.of(level, options);
    if (level.findings().isEmpty()) {
      nothing(level);
    } else {
      findings(level, cut);
    }
    accepted(level);
    if (level.baseline() != null) {
      new BaselineLines(lines, style, options).write(level);
    }
  }

  /** What the manifest accepts: a number, with {@code --all} each in a line. */
  private void accepted(LevelReport level) throws IOException {
    if (level.suppressed().isEmpty()) {
      return;
    }
    String number = Numbers.counted(level.suppressed().size(), "finding");
    if (!options.all()) {
      lines.line("Accepted by the team and not listed: " + number + " (--all).");
      return;
    }
    lines.line("Accepted by the team: " + number + ".");
    for (Suppressed accepted : level.suppressed()) {
      Finding finding = accepted.finding();
      String at = Numbers.position(options.coords().of(level.axes(), finding.position()));
      String by = accepted.by() == null ? "" : ", " + accepted.by();
      String until = accepted.until() == null ? "" : ", until " + accepted.until();
      String why = "; accepted: " + accepted.reason() + by + until;
      String where = finding.placed() ? " at " + at : "";
      String text = finding.message() + where + why + "  [" + finding.rule() + "]";
      lines.folded("     ", INDENT, text, s -> s);
    }
  }

  private void head(LevelReport level) throws IOException {
    Facts f = level.facts();
    StringBuilder text = new StringBuilder(ShownText.of(level.name())).append(": ");
    text.append(Numbers.counted(f.pieces(), "piece")).append(", ");
    text.append(Numbers.counted(f.triangles(), "triangle"));
    double[] b = f.bounds();
    if (b.length == 6) {
      String unit = level.axes().unit().id();
      text.append(", ").append(Numbers.size(b, " x ")).append(' ').append(unit);
    }
    text.append(", ").append(level.axes().up().id().toUpperCase(Locale.ROOT));
    text.append(" up");
    if (level.frames() > 1) {
      text.append(", ").append(Numbers.counted(level.frames(), "origin"));
    }
    lines.folded("", 2, text.toString(), style::bold);
    if (!level.grouping().isEmpty()) {
      label("level", level.grouping());
    }
    String road = level.corridor().explanation();
    label("road", road.startsWith(ROAD) ? road.substring(ROAD.length()) : road);
    label("judged", judged(level.judgedBy()));
    String upright = Upright.words(level.axes(), b);
    if (!upright.isEmpty()) {
      label("up", upright);
    }
    faults(f);
  }

  /** Whose jolts are told: the engines, what drives, and how fast. */
  private static String judged(JudgedBy by) {
    List<String> engines = new ArrayList<>();
    for (int i = 0; i < by.profiles().size(); i++) {
      engines.add(by.profiles().get(i) + " (" + by.engines().get(i) + ")");
    }
    return "profile "
        + String.join(" and ", engines)
        + ", vehicle "
        + by.vehicle()
        + " ("
        + by.drives()
        + ") at up to "
        + StrictMath.round(KMH * by.speed())
        + " km/h"
        + (by.rules().isEmpty() ? "" : "; rules of " + String.join(" and ", by.rules()));
  }

  /** Counts that are always worth a look; those that are zero are left out. */
  private void faults(Facts f) throws IOException {
    List<String> parts = new ArrayList<>();
    add(parts, f.nonManifoldEdges(), "edge", "with three or more triangles");
    add(parts, f.windingMismatchEdges(), "edge", "between triangles that face opposite ways");
    add(parts, f.degenerateTriangles(), "triangle", "with a repeated corner");
    add(parts, f.collinearTriangles(), "triangle", "without area");
    add(parts, f.duplicateTriangles(), "double triangle", "");
    boolean one = f.nonFiniteVertices() == 1;
    add(
        parts,
        f.nonFiniteVertices(),
        "corner",
        one ? "that is not a number" : "that are not numbers");
    if (!parts.isEmpty()) {
      label("mesh", String.join(", ", parts));
    }
  }

  private static void add(List<String> parts, int n, String noun, String what) {
    if (n > 0) {
      parts.add((Numbers.counted(n, noun) + " " + what).strip());
    }
  }

  /** Every open edge has one owner: the table explains the number, two classes to a line. */
  private void ledger(LevelReport level) throws IOException {
    int total = level.facts().boundaryEdges();
    List<String> cells = new ArrayList<>();
    int widest = 0;
    for (LedgerClass owner : LedgerClass.values()) {
      int n = level.ledger().getOrDefault(owner, 0);
      if (n > 0) {
        String cell =
            String.format(Locale.ROOT, "%7s %-10s ", Numbers.count(n), owner.id())
                + LedgerWords.meaning(owner);
        cells.add(cell);
        widest = Math.max(widest, cell.length());
      }
    }
    boolean all = level.ledger().size() == LedgerClass.values().length;
    String some =
        cells.isEmpty()
            ? "; the chosen rules do not ask why"
            : "; the chosen rules ask only for these:";
    String of = all ? ", of which" : some;
    label(
        "edges",
        total == 0
            ? "none open: every edge joins two triangles"
            : Numbers.count(total) + " open (used by one triangle only)" + of);
    boolean pairs = INDENT + 2 * widest + 2 <= options.width();
    for (int i = 0; i < cells.size(); i += pairs ? 2 : 1) {
      StringBuilder line = new StringBuilder(" ".repeat(INDENT)).append(cells.get(i));
      if (pairs && i + 1 < cells.size()) {
        line.append(" ".repeat(widest + 2 - cells.get(i).length())).append(cells.get(i + 1));
      }
      lines.line(style.faint(line.toString()));
    }
  }

  /** Rules that did not run, those with the same reason together. */
  private void skipped(LevelReport level) throws IOException {
    Map<String, List<String>> byReason = new LinkedHashMap<>();
    for (SkippedRule rule : level.rulesSkipped()) {
      if (rule.ran()) {
        label("note", rule.rule() + ": " + rule.reason());
      } else if (rule.worthTelling()) {
        byReason.computeIfAbsent(rule.reason(), k -> new ArrayList<>()).add(rule.rule());
      }
    }
    for (Map.Entry<String, List<String>> entry : byReason.entrySet()) {
      List<String> rules = entry.getValue();
      boolean many = rules.size() > MOST_RULES;
      String names = many ? rules.size() + " rules" : String.join(", ", rules);
      String reason = entry.getKey();
      boolean told = reason.equals(level.corridor().explanation());
      label("not run", names + ": " + (told ? noRoad(level) : reason));
    }
  }

  /** Short for what stands beside <em>road</em>. */
  private static String noRoad(LevelReport level) {
    return level.corridor().explanation().equals(CorridorFinder.NO_GROUND)
        ? "they are about a road"
        : "no road is known";
  }

  private void findings(LevelReport level, Cut cut) throws IOException {
    List<FindingGroup> groups = FindingGroup.of(cut.kept());
    int[] counts = new int[Severity.values().length];
    TextReport.count(level.findings(), counts);
    String where =
        options.coords() == EditorCoordinates.FILE ? "" : " (" + options.coords().words() + ")";
    // Where each stands for itself there is no group, and one alone has no order.
    boolean grouped = groups.size() < cut.kept().size();
    String order = groups.size() > 1 ? ", worst first" : "";
    String in = grouped ? " in " + Numbers.counted(groups.size(), "group") : "";
    lines.line(style.bold(TextReport.words(counts)) + in + order + where + ":");
    List<FindingGroup> told = options.all() ? groups : FindingGroup.worthALine(groups);
    List<FindingGroup> notes = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      int next = i - notes.size(); // told are some of them, in their order
      if (next == told.size() || told.get(next) != groups.get(i)) {
        notes.add(groups.get(i));
      }
    }
    groups = told;
    int shown = options.all() ? groups.size() : Math.min(groups.size(), ReportOptions.FIRST_SCREEN);
    FindingLines writer = new FindingLines(lines, style, level, options.coords());
    for (int i = 0; i < shown; i++) {
      writer.write(i + 1, groups.get(i), options.all());
    }
    int hidden = 0;
    for (FindingGroup group : groups.subList(shown, groups.size())) {
      hidden += group.findings().size();
    }
    if (hidden > 0) {
      lines.line(
          Numbers.count(hidden)
              + " more in "
              + Numbers.counted(groups.size() - shown, "group")
              + " (--all)");
    }
    notes(notes);
    if (cut.total() > 0) {
      List<String> rules = new ArrayList<>();
      cut.cut().forEach((rule, n) -> rules.add(rule + " " + Numbers.count(n)));
      lines.folded(
          "",
          2,
          Numbers.count(cut.total()) + " cut by --max-findings: " + String.join(", ", rules),
          s -> s);
    }
  }

  /** One line for all notes: by rule, how many. */
  private void notes(List<FindingGroup> notes) throws IOException {
    if (notes.isEmpty()) {
      return;
    }
    int count = 0;
    Map<String, Integer> byRule = new LinkedHashMap<>();
    for (FindingGroup group : notes) {
      count += group.findings().size();
      byRule.merge(group.lead().rule(), group.findings().size(), Integer::sum);
    }
    List<String> rules = new ArrayList<>();
    byRule.forEach((rule, n) -> rules.add(n == 1 ? rule : rule + " " + Numbers.count(n)));
    lines.folded(
        "",
        2,
        Numbers.counted(count, "note") + " (--all): " + String.join(", ", rules),
        style::faint);
  }

  private void nothing(LevelReport level) throws IOException {
    Facts f = level.facts();
    RulesRun run = RulesRun.of(level);
    lines.folded(
        "",
        2,
        run.nothing()
            + (run.complete() ? " on " : ". Checked were ")
            + Numbers.counted(f.pieces(), "piece")
            + " and "
            + Numbers.counted(f.triangles(), "triangle")
            + ".",
        run.complete() ? style::good : s -> s);
  }

  private void label(String label, String text) throws IOException {
    lines.folded(style.faint(String.format(Locale.ROOT, "%-9s", label)), INDENT, text, s -> s);
  }
}
