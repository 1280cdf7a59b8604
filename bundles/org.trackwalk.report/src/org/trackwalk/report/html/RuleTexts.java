package org.trackwalk.report.html;

import java.util.Collection;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.report.format.Numbers;

/** What the rules that spoke say about themselves. */
final class RuleTexts {

  private RuleTexts() {}

  /**
   * A section with one article each.
   *
   * @param ids in the order in which to show them
   */
  static void write(HtmlText out, Collection<String> ids) {
    if (ids.isEmpty()) {
      return;
    }
    out.raw("<section id=\"rules\" aria-labelledby=\"rules-name\">\n");
    out.raw("<h2 id=\"rules-name\">What the rules mean</h2>\n");
    for (String id : ids) {
      RuleList.byId(id).ifPresent(rule -> article(out, rule.info()));
    }
    out.raw("</section>\n");
  }

  private static void article(HtmlText out, RuleInfo info) {
    out.raw("<article").attribute("id", "rule-" + info.id()).raw(" tabindex=\"-1\">\n<h3>");
    out.raw("<code>").text(info.id()).raw("</code> ").text(info.title()).raw("</h3>\n");
    out.raw("<p>").text(info.why()).raw("</p>\n<p class=\"fix\"><b>Fix:</b> ").text(info.fix());
    out.raw("</p>\n");
    if (!info.parameters().isEmpty()) {
      out.raw("<table><caption>Thresholds of ").text(info.id()).raw("</caption><tbody>\n");
      for (Parameter p : info.parameters()) {
        String unit = p.unit().isEmpty() ? "" : " " + p.unit();
        out.raw("<tr><th scope=\"row\"><code>")
            .text(p.name())
            .raw("</code></th><td class=\"number\">");
        out.text(Numbers.exact(p.value()) + unit).raw("</td><td>").text(p.meaning());
        out.raw("</td></tr>\n");
      }
      out.raw("</tbody></table>\n");
    }
    out.raw("<p class=\"aside\">Source: ").text(info.source()).raw("</p>\n</article>\n");
  }
}
