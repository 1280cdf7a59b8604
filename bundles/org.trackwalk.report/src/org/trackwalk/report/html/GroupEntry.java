package org.trackwalk.report.html;

import java.util.List;
import java.util.Map;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.report.Before;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.FindingWords;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.text.Was;

/** One group of the list: what, where, how bad, how to fix it; evidence and members folded away. */
final class GroupEntry {

  /** Less is the rounding of the computation, m/s. */
  private static final double UNFELT = 0.001;

  private final HtmlText out;
  private final Places places;
  private final Map<String, Before> before;
  private final Map<String, String> closeUps;

  /**
   * A writer of groups.
   *
   * @param closeUps drawings by fingerprint
   */
  GroupEntry(HtmlText out, Places places, Map<String, String> closeUps) {
    this.out = out;
    this.places = places;
    this.closeUps = closeUps;
    before = places.level().baseline() == null ? Map.of() : places.level().baseline().before();
  }

  /**
   * Writes a group.
   *
   * @param id of the element
   * @param number in the list, from 1
   * @param group what is listed of it
   * @param first number of its first finding in the level's data; the others follow
   * @param whole all of it
   */
  void write(String id, int number, FindingGroup group, int first, FindingGroup whole) {
    Finding f = group.lead();
    String word = Severities.word(f.severity());
    out.raw("<li class=\"group ").raw(word).raw("\"").attribute("id", id).raw(">\n");
    out.raw("<h4><button type=\"button\" class=\"pick\" data-finding=\"").number(first);
    out.raw("\" aria-pressed=\"false\"><span class=\"no\">").number(number);
    out.raw("</span> <span class=\"badge\"><span aria-hidden=\"true\">");
    out.raw(Severities.sign(f.severity())).raw("</span> ").raw(word).raw("</span> ");
    state(f);
    out.named(f.message()).raw("</button></h4>\n");
    String size = FindingWords.size(f);
    out.raw("<p class=\"where\">");
    String place = FindingWords.place(f, f.message(), places.of(f));
    out.named(place).raw(place.isEmpty() || size.isEmpty() ? "" : "; ");
    out.raw(size.isEmpty() ? "" : "<b>").text(size).raw(size.isEmpty() ? "" : "</b>");
    out.raw("</p>\n");
    if (f.work() != null) {
      out.raw("<p class=\"aside work\"><b>State:</b> ").text(f.work().words()).raw("</p>\n");
    }
    if (f.effectNote() != null) {
      out.element("p", "aside", f.effectNote()).raw("\n");
    }
    if (f.help() != null && !f.help().isBlank()) {
      out.raw("<p class=\"fix\"><b>Fix:</b> ").named(f.help()).raw("</p>\n");
    }
    details(f);
    members(group.findings(), first, whole);
    out.raw("</li>\n");
  }

  private void state(Finding f) {
    String state = f.baselineState();
    if (state == null || state.equals("unchanged")) {
      return;
    }
    Before old = before.get(f.fingerprint());
    out.raw("<span class=\"state ").text(state).raw("\">").text(state);
    out.text(old == null ? "" : " (was " + Was.words(old) + ")").raw("</span> ");
  }

  private void details(Finding f) {
    String picture = closeUps.getOrDefault(f.fingerprint(), "");
    out.raw("<details class=\"evidence\"><summary>Evidence and details</summary>\n");
    if (!picture.isEmpty()) {
      out.raw("<figure>").raw(picture).raw("</figure>\n");
    }
    flow(f.flow());
    effects(f.effects());
    out.raw("<dl>\n<dt>rule</dt><dd>");
    boolean known = RuleList.byId(f.rule()).isPresent();
    if (known) {
      out.raw("<a").attribute("href", "#rule-" + f.rule()).raw(">");
    }
    out.text(f.rule()).raw(known ? "</a>" : "").raw("</dd>\n<dt>position</dt><dd>");
    copied(places.toCopy(f), "position");
    out.raw("</dd>\n<dt>fingerprint</dt><dd>");
    copied(f.fingerprint(), "fingerprint");
    out.raw("</dd>\n");
    if (!f.pieces().isEmpty()) {
      out.raw("<dt>pieces</dt><dd>").named(String.join(", ", f.pieces())).raw("</dd>\n");
    }
    if (f.fixable()) {
      out.raw("<dt>safe fix</dt><dd>known: <code>trackwalk fix</code> can do it</dd>\n");
    }
    out.raw("</dl>\n</details>\n");
  }

  private void copied(String text, String what) {
    out.raw("<code>").text(text).raw("</code> <button type=\"button\" class=\"copy\"");
    out.attribute("data-copy", text).attribute("aria-label", "Copy the " + what);
    out.raw(" hidden>copy</button>");
  }

  private void flow(List<FlowStep> steps) {
    if (steps.isEmpty()) {
      return;
    }
    out.raw("<ol class=\"flow\">\n");
    for (FlowStep step : steps) {
      out.raw("<li>").named(step.what()).raw(" <span class=\"at\">at ");
      out.text(Numbers.position(places.of(step.position()))).raw("</span></li>\n");
    }
    out.raw("</ol>\n");
  }

  private void effects(List<Effect> effects) {
    List<Effect> felt = effects.stream().filter(e -> e.worst() >= UNFELT).toList();
    if (felt.isEmpty()) {
      return;
    }
    out.raw("<table class=\"effects\"><caption>What a car feels, in m/s</caption><thead><tr>");
    for (String head : List.of("engine", "shape", "up", "forward", "sideways", "share")) {
      out.raw("<th scope=\"col\">").raw(head).raw("</th>");
    }
    out.raw("</tr></thead><tbody>\n");
    for (Effect e : felt) {
      out.raw("<tr><td>").named(e.profile()).raw("</td><td>").named(e.shape());
      for (double part : new double[] {e.dvUp(), e.dvForward(), e.dvSide()}) {
        out.raw("</td><td>").text(Math.abs(part) < UNFELT ? "0" : Numbers.rounded(part));
      }
      out.raw("</td><td>").raw(e.atMost() ? "at most " : "");
      out.text(Numbers.rounded(100 * e.share())).raw(" %</td></tr>\n");
    }
    out.raw("</tbody></table>\n");
  }

  private void members(List<Finding> findings, int first, FindingGroup whole) {
    int all = whole.findings().size();
    if (all < 2) {
      return;
    }
    out.raw("<details class=\"more\"><summary>").text(whole.more());
    out.raw("</summary>\n<ol>\n");
    for (int i = 1; i < findings.size(); i++) {
      Finding f = findings.get(i);
      String size = FindingWords.size(f);
      out.raw("<li><button type=\"button\" class=\"pick\" aria-pressed=\"false\" data-finding=\"");
      out.number(first + i).raw("\">");
      if (f.severity() != findings.get(0).severity()) {
        out.raw(Severities.word(f.severity())).raw(" ");
      }
      if (!f.rule().equals(findings.get(0).rule())) {
        out.text(f.rule()).raw(" ");
      }
      out.named(FindingWords.member(f, places.of(f))).raw("</button> ");
      out.text(size).raw("</li>\n");
    }
    out.raw("</ol>");
    if (findings.size() < all) {
      out.raw("<p class=\"aside\">and ").text(Numbers.count(all - findings.size()));
      out.raw(" more in the other reports</p>");
    }
    out.raw("</details>\n");
  }
}
