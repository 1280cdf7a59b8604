package org.trackwalk.report.html;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.format.RulesRun;
import org.trackwalk.report.sketch.LevelSketcher;
import org.trackwalk.report.sketch.Unpacked;
import org.trackwalk.report.text.LedgerWords;

/** One level of the page: what it is, its picture, its list, its seams. */
final class LevelArticle {

  private static final String ROAD = "road = ";

  private final HtmlText out;
  private final LevelReport level;
  private final int number;
  private final Cut cut;
  private final List<FindingGroup> all;
  private final List<FindingGroup> groups;
  private final Places places;
  private final Sketches sketches;

  LevelArticle(
      HtmlText out,
      LevelReport level,
      int number,
      ReportOptions options,
      ListShare share,
      Sketches sketches) {
    this.out = out;
    this.level = level;
    this.number = number;
    this.sketches = sketches;
    cut = Cut.of(level, options);
    all = FindingGroup.of(cut.kept());
    groups = share.of(all);
    places = new Places(level, options.coords());
  }

  void write() {
    String id = "level-" + number;
    out.raw("<section class=\"level\"").attribute("id", id);
    out.raw(" aria-labelledby=\"").raw(id).raw("-name\">\n<h2 tabindex=\"-1\" id=\"").raw(id);
    out.raw("-name\">").named(level.name()).raw("</h2>\n");
    head();
    out.raw("<div class=\"work\">\n<div class=\"stage\" data-level=\"").number(number).raw("\">\n");
    byte[] plan = sketches.get(level, LevelSketcher.PLAN);
    if (plan != null) {
      PlanFigure.write(out, plan, groups, "group-" + number + "-");
      if (sketches.leavesOut(level)) {
        out.raw("<p class=\"aside\">In 3D the page holds its worst levels only: ");
        out.raw("check this one alone to fly through it.</p>\n");
      }
    } else {
      out.raw("<p class=\"aside no-mesh\">There is no mesh of this level in the page");
      out.raw(level.sketch() == null ? ": the report was made without its files." : ".");
      out.raw("</p>\n");
    }
    out.raw("</div>\n<div class=\"side\">\n");
    list();
    out.raw("</div>\n</div>\n");
    ride();
    seams();
    rest();
    out.raw("<script type=\"application/json\" id=\"findings-").number(number).raw("\">");
    out.raw(LevelJson.of(groups)).raw("</script>\n");
    sketches.write(out, level, number);
    out.raw("</section>\n");
  }

  private void head() {
    out.raw("<p class=\"tallies\">");
    if (level.findings().isEmpty()) {
      RulesRun run = RulesRun.of(level);
      out.raw(
          run.complete() ? "<span class=\"good\"><span aria-hidden=\"true\">✓</span> " : "<span>");
      out.named(run.nothing()).raw("</span> ");
    } else {
      for (Severity severity : Severities.ALL) {
        Severities.badge(out, severity, Severities.count(level.findings(), severity));
        out.raw(" ");
      }
    }
    double jolt = Overview.worstJolt(level);
    if (jolt > 0) {
      out.raw("<span>worst jolt <b>").text(Numbers.rounded(jolt)).raw(" m/s</b></span> ");
    }
    long ends = Overview.ends(level);
    if (ends > 0) {
      out.raw("<span>a car falls or is stopped at <b>");
      out.text(Numbers.counted(ends, "place")).raw("</b></span> ");
    }
    trend();
    out.raw("</p>\n<p class=\"facts\">");
    out.text(Numbers.counted(level.facts().pieces(), "piece")).raw(", ");
    out.text(Numbers.counted(level.facts().triangles(), "triangle"));
    double[] b = level.facts().bounds();
    if (b.length == 6) {
      out.raw(", ").text(Numbers.size(b, " × "));
      out.raw(" ").text(level.axes().unit().id());
    }
    out.raw("; ").text(level.axes().up().id().toUpperCase(Locale.ROOT)).raw(" up");
    String road = level.corridor().explanation();
    out.raw(". Road: ");
    out.named(road.startsWith(ROAD) ? road.substring(ROAD.length()) : road);
    if (!level.grouping().isEmpty()) {
      out.raw(". Level: ").named(level.grouping());
    }
    out.raw("</p>\n");
  }

  private void trend() {
    BaselineFacts facts = level.baseline();
    if (facts == null) {
      return;
    }
    if (!facts.known()) {
      out.raw("<span class=\"aside\">not in the baseline, so all of it is new</span>");
      return;
    }
    out.raw("<span class=\"aside\">since the baseline: ").number(facts.added()).raw(" new, ");
    out.number(facts.worse()).raw(" worse, ").number(facts.better()).raw(" better, ");
    out.number(facts.unchanged()).raw(" unchanged, ").number(facts.fixed().size());
    out.raw(" fixed</span>");
  }

  private void list() {
    if (groups.isEmpty()) {
      return;
    }
    out.raw("<h3>").text(Numbers.counted(all.size(), "group")).raw(", worst first</h3>\n");
    filters();
    GroupEntry entry = new GroupEntry(out, places, sketches.closeUps(level));
    out.raw("<ol class=\"groups\">\n");
    int first = 0;
    for (int i = 0; i < groups.size(); i++) {
      entry.write("group-" + number + "-" + (i + 1), i + 1, groups.get(i), first, all.get(i));
      first += groups.get(i).findings().size();
    }
    out.raw("</ol>\n");
    if (groups.size() < all.size()) {
      out.raw("<p class=\"aside\">And ").text(Numbers.count(all.size() - groups.size()));
      out.raw(" more, not on this page of many levels: they are in the other reports, and in a ");
      out.raw("page of this level alone.</p>\n");
    }
    if (cut.total() > 0) {
      out.raw("<p class=\"aside\">").text(Numbers.count(cut.total()));
      out.raw(" more were cut by --max-findings.</p>\n");
    }
  }

  private void filters() {
    Set<String> rules = new TreeSet<>();
    Set<String> pieces = new TreeSet<>();
    Set<Severity> severities = EnumSet.noneOf(Severity.class);
    for (FindingGroup group : groups) {
      for (Finding f : group.findings()) {
        rules.add(f.rule());
        pieces.addAll(f.pieces());
        severities.add(f.severity());
      }
    }
    out.raw("<form class=\"filters\" role=\"search\" aria-label=\"Filter the list\" hidden>\n");
    out.raw("<fieldset><legend>severity</legend>");
    for (Severity severity : Severities.ALL) {
      if (severities.contains(severity)) {
        out.raw("<label class=\"")
            .raw(Severities.word(severity))
            .raw("\"><input type=\"checkbox\"");
        out.raw(" name=\"severity\" value=\"").raw(severity.id()).raw("\" checked> ");
        out.raw("<span aria-hidden=\"true\">").raw(Severities.sign(severity)).raw("</span> ");
        out.raw(Severities.word(severity)).raw("s</label> ");
      }
    }
    out.raw("</fieldset>\n<label>rule <select name=\"rule\"><option value=\"\">all</option>");
    for (String rule : rules) {
      out.raw("<option>").text(rule).raw("</option>");
    }
    out.raw("</select></label>\n<label>piece <input name=\"piece\" type=\"search\" size=\"12\"");
    out.raw(" list=\"pieces-").number(number).raw("\"></label><datalist id=\"pieces-");
    out.number(number).raw("\">");
    for (String piece : pieces) {
      out.raw("<option").attribute("value", piece).raw("></option>");
    }
    out.raw("</datalist>\n");
    if (level.baseline() != null) {
      out.raw("<label>state <select name=\"state\"><option value=\"\">all</option>");
      out.raw("<option>new</option><option>worse</option><option>better</option>");
      out.raw("<option>unchanged</option></select></label>\n");
    }
    out.raw("<label>text <input name=\"text\" type=\"search\" size=\"12\"></label>\n");
    out.raw("<button type=\"reset\">show all</button>\n</form>\n");
    out.raw("<p class=\"count\" role=\"status\" aria-live=\"polite\"></p>\n");
  }

  private void ride() {
    byte[] part = sketches.get(level, LevelSketcher.RIDE);
    if (part == null) {
      return;
    }
    out.raw("<details class=\"part ride\"><summary><h3>Ride: what a car feels along the road</h3>");
    out.raw(
        "</summary>\n"
            + "<details class=\"numbers\"><summary>In numbers</summary>\n"
            + "<pre tabindex=\"0\"");
    out.raw(" role=\"region\" aria-label=\"The ride in numbers\">");
    out.text(new Unpacked(part).text()).raw("</pre></details>\n</details>\n");
  }

  private void seams() {
    byte[] part = sketches.get(level, LevelSketcher.SEAMS);
    if (part == null) {
      return;
    }
    Unpacked in = new Unpacked(part);
    String picture = in.text();
    if (picture.isEmpty()) {
      return;
    }
    out.raw("<details class=\"part\"><summary><h3>Seams: which pieces meet, and how well</h3>");
    out.raw("</summary>\n<figure class=\"wide\" tabindex=\"0\" role=\"region\"");
    out.raw(" aria-label=\"Seams as a picture\">").raw(picture).raw("</figure>\n");
    long rows = in.whole();
    if (rows > 0) {
      out.raw("<table><caption>The worst seams</caption><thead><tr><th scope=\"col\">pieces</th>");
      out.raw("<th scope=\"col\" class=\"number\">worst gap or step</th><th scope=\"col\"");
      out.raw(" class=\"number\">shared edges</th><th scope=\"col\" class=\"number\">open edges");
      out.raw("</th></tr></thead><tbody>\n");
      for (long i = 0; i < rows; i++) {
        out.raw("<tr><th scope=\"row\">").named(in.text()).raw("</th><td class=\"number\">");
        out.text(in.text()).raw("</td><td class=\"number\">").number(in.whole());
        out.raw("</td><td class=\"number\">").number(in.whole()).raw("</td></tr>\n");
      }
      out.raw("</tbody></table>\n");
    }
    out.raw("</details>\n");
  }

  /** What is not in the list: where open edges went, what did not run, what was accepted. */
  private void rest() {
    fixed();
    if (!level.suppressed().isEmpty()) {
      open("Accepted by the team: " + Numbers.counted(level.suppressed().size(), "finding"));
      for (Suppressed accepted : level.suppressed()) {
        Finding f = accepted.finding();
        String by = accepted.by() == null ? "" : ", " + accepted.by();
        String until = accepted.until() == null ? "" : ", until " + accepted.until();
        out.raw("<li>").named(f.message()).raw(" at ").text(Numbers.position(places.of(f)));
        out.raw(" <span class=\"aside\">").named(accepted.reason() + by + until);
        out.raw("</span></li>\n");
      }
      out.raw("</ul></details>\n");
    }
    int total = level.facts().boundaryEdges();
    boolean all = level.ledger().size() == LedgerClass.values().length;
    open(
        Numbers.counted(total, "open edge")
            + (all
                ? ", each with its reason"
                : ", each with its reason as far as the chosen rules ask for it"));
    for (Map.Entry<LedgerClass, Integer> owner : level.ledger().entrySet()) {
      if (owner.getValue() > 0) {
        out.raw("<li><b>").text(Numbers.count(owner.getValue())).raw("</b> ");
        out.text(owner.getKey().id() + ": " + LedgerWords.meaning(owner.getKey())).raw("</li>\n");
      }
    }
    out.raw("</ul></details>\n");
    if (!level.rulesSkipped().isEmpty()) {
      open("What did not run, or was asked for in vain");
      for (SkippedRule rule : level.rulesSkipped()) {
        out.raw("<li><code>").text(rule.rule()).raw("</code>: ").named(rule.reason());
        out.raw("</li>\n");
      }
      out.raw("</ul></details>\n");
    }
  }

  private void fixed() {
    BaselineFacts facts = level.baseline();
    if (facts == null || facts.fixed().isEmpty()) {
      return;
    }
    open("Fixed since the baseline: " + Numbers.counted(facts.fixed().size(), "finding"));
    for (FixedFinding f : facts.fixed()) {
      out.raw("<li>").named(f.message());
      if (f.position() != null) {
        out.raw(" at ").text(Numbers.position(places.of(f.position())));
      }
      out.raw(" <code>").text(f.rule()).raw("</code></li>\n");
    }
    out.raw("</ul></details>\n");
  }

  private void open(String title) {
    out.raw("<details class=\"part\"><summary><h3>").text(title).raw("</h3></summary>\n<ul>\n");
  }
}
