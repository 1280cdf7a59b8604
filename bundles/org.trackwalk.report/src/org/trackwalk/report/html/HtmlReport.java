package org.trackwalk.report.html;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.sketch.LevelSketcher;

/**
 * A page to look at: overview, 3D view, list, seams and rules in one file, which loads nothing from
 * anywhere. It is written level by level.
 */
public final class HtmlReport implements ReportFormat {

  @Override
  public String id() {
    return "html";
  }

  @Override
  public String description() {
    return "a page with 3D view, list and seams of each level in one file, for a browser";
  }

  @Override
  public Map<String, byte[]> sketch(LevelReport level) {
    return LevelSketcher.of(level);
  }

  @Override
  public UnaryOperator<Map<String, byte[]>> thinner() {
    return new FineMeshes();
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    String script = PageScript.text();
    HtmlText page = new HtmlText();
    page.raw(
        PageFile.read("head.html")
            .replace("{{script-digest}}", PageScript.digest(script))
            .replace("{{css}}", PageFile.read("page.css").replace("{{palette}}", PageColors.css()))
            // Last: a level may be called like one of the others.
            .replace("{{title}}", title(report)));
    List<LevelReport> levels = sketched(report.levels());
    Sketches sketches = new Sketches(levels, options);
    ListShare share = ListShare.of(levels, options);
    Overview.write(page, report, sketches);
    flush(page, out);
    Set<String> rules = new TreeSet<>();
    for (int i = 0; i < levels.size(); i++) {
      HtmlText text = new HtmlText();
      new LevelArticle(text, levels.get(i), i + 1, options, share, sketches).write();
      levels.get(i).findings().forEach(finding -> rules.add(finding.rule()));
      flush(text, out);
    }
    HtmlText rest = new HtmlText();
    RuleTexts.write(rest, rules);
    settings(rest, report);
    rest.raw("</main>\n<script>").raw(script).raw("</script>\n</body>\n</html>\n");
    flush(rest, out);
    out.flush();
  }

  private static void flush(HtmlText text, OutputStream out) throws IOException {
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Where the geometry is still there and nobody has asked for a sketch before. */
  private static List<LevelReport> sketched(List<LevelReport> levels) {
    return levels.stream()
        .map(
            level ->
                level.sketch() == null && level.surface() != null
                    ? level.sketched(new LevelSketch(LevelSketcher.of(level)))
                    : level)
        .toList();
  }

  private static String title(CheckReport report) {
    long errors = 0;
    for (LevelReport level : report.levels()) {
      errors += Severities.count(level.findings(), Severity.ERROR);
    }
    HtmlText title = new HtmlText();
    String name = report.levels().size() == 1 ? report.levels().get(0).name() : "";
    title.text(name.isEmpty() ? Numbers.counted(report.levels().size(), "level") : name);
    return title.raw(": ").text(Numbers.counted(errors, "error")).toString();
  }

  private static void settings(HtmlText out, CheckReport report) {
    out.raw("<details class=\"part\"><summary><h2>How it was checked</h2></summary>\n<dl>\n");
    out.raw("<dt>Trackwalk</dt><dd>").text(report.toolVersion()).raw("</dd>\n<dt>engines</dt><dd>");
    out.named(String.join(", ", report.profiles())).raw("</dd>\n");
    report
        .settings()
        .forEach(
            (key, value) -> {
              out.raw("<dt>").named(key).raw("</dt><dd>").named(value).raw("</dd>\n");
            });
    out.raw("</dl></details>\n");
  }
}
