package org.trackwalk.report.html;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.output.KeptGeometry;
import org.trackwalk.report.sketch.LevelSketcher;

class HtmlReportTest {

  private static final double[] PLACE = {1, 2, 3};

  private static byte[] write(CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new HtmlReport().write(report, ReportOptions.USUAL, out);
    return out.toByteArray();
  }

  private static String page(CheckReport report) throws IOException {
    return new String(write(report), StandardCharsets.UTF_8);
  }

  /** As a run keeps it: sketched, without geometry. */
  private static CheckReport kept(CheckReport report) {
    List<LevelReport> levels =
        report.levels().stream().map(KeptGeometry.of(List.of(new HtmlReport()))).toList();
    return with(report, levels);
  }

  private static CheckReport with(CheckReport report, List<LevelReport> levels) {
    return new CheckReport(
        report.toolVersion(),
        report.settings(),
        report.profiles(),
        report.inputs(),
        levels,
        report.exit());
  }

  @Test
  void nothingIsLoadedFromAnywhere() throws IOException {
    String page = page(kept(DemoReport.circuit()));
    assertFalse(
        Pattern.compile("(src|href|action|data|srcset|poster)=\"(?!#|data:)").matcher(page).find());
    assertFalse(page.contains("@import"));
    assertFalse(Pattern.compile("url\\((?!#)").matcher(page).find());
    assertFalse(Pattern.compile("<(link|iframe|object|embed|base|frame)\\b").matcher(page).find());
    assertFalse(
        Pattern.compile("\\b(fetch|XMLHttpRequest|WebSocket|import)\\(").matcher(page).find());
    assertTrue(page.contains("default-src 'none'"));
  }

  @Test
  void theWorstJoltOfALevelIsOneThatItsListTells() throws IOException {
    RuleInfo rule =
        new RuleInfo("seam.test", "by value", "a", "b", "c", Scope.LINE, List.of(), "d");
    List<Effect> effects =
        List.of(
            new Effect("generic", "sphere r 0.35", 55, 15.9, 0, 0, 0.13),
            new Effect("generic", "box 4.5 x 1.8 x 0.5", 55, 4.4, 55.1, 0, 0.02));
    Finding seldom = new FindingBuilder(rule, Severity.ERROR, "a test").effects(effects).build();
    String page = page(DemoReport.of(List.of(seldom), 1));
    assertTrue(page.contains("jolt of 15.9 m/s"));
    assertTrue(page.contains("worst jolt <b>15.9 m/s"));
  }

  /** Who falls at 144 km/h feels no jolt of 40 m/s. */
  @Test
  void aFallIsNoJolt() throws IOException {
    RuleInfo rule =
        new RuleInfo("seam.test", "by value", "a", "b", "c", Scope.LINE, List.of(), "d");
    Effect jolt = new Effect("generic", "sphere r 0.35", 55, 15.9, 0, 0, 0.13);
    Finding felt = new FindingBuilder(rule, Severity.ERROR, "a").effects(List.of(jolt)).build();
    List<Effect> falls = List.of(Effect.falls(40, 0.3));
    Finding hole = new FindingBuilder(rule, Severity.ERROR, "b").effects(falls).build();
    String page = page(DemoReport.of(List.of(felt, hole), 1));
    assertTrue(page.contains("worst jolt <b>15.9 m/s"));
    assertTrue(page.contains("a car falls or is stopped at <b>1 place<"));
  }

  @Test
  void thePolicyLetsThisScriptRunAndNoOther() throws Exception {
    String page = page(kept(DemoReport.circuit()));
    Matcher scripts = Pattern.compile("(?s)<script>(.*?)</script>").matcher(page);
    assertTrue(scripts.find());
    byte[] sum =
        MessageDigest.getInstance("SHA-256")
            .digest(scripts.group(1).getBytes(StandardCharsets.UTF_8));
    String digest = "script-src 'sha256-" + Base64.getEncoder().encodeToString(sum) + "';";
    assertTrue(page.contains(digest));
    assertFalse(scripts.find(), "one script");
    assertFalse(Pattern.compile("<[^>]*\\son[a-z]+=").matcher(page).find(), "inline handlers");
  }

  @Test
  void theSameReportGivesTheSameBytes() throws IOException {
    byte[] first = write(kept(DemoReport.circuit()));
    byte[] second = write(kept(DemoReport.circuit()));
    assertArrayEquals(first, second);
  }

  @Test
  void aSketchTellsAsMuchAsTheGeometryThatIsStillThere() throws IOException {
    assertEquals(page(kept(DemoReport.circuit())), page(DemoReport.circuit()));
  }

  /** Whatever level is looked at first, by however many threads. */
  @Test
  void fineMeshesThatAPageOfManyLevelsDoesNotHoldAreNotKept() throws IOException {
    CheckReport few = with(DemoReport.circuit(), meshed(2));
    CheckReport many = with(few, meshed(9));
    assertEquals(4_400_000, fineBytes(thinned(few, 1)));
    assertArrayEquals(write(few), write(thinned(few, 1)));
    byte[] whole = write(many);
    for (int step : new int[] {1, 2, 4, 5}) {
      CheckReport thin = thinned(many, step);
      assertTrue(fineBytes(thin) < 6_000_000, "fine meshes kept with step " + step);
      assertArrayEquals(whole, write(thin), "page with step " + step);
    }
  }

  /** Hundreds of large levels: the worst are drawn, and the page stays one that browsers open. */
  @Test
  void aPageOfManyLevelsDrawsTheWorstAndSaysWhatIsLeftOut() throws IOException {
    List<LevelReport> levels = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      byte[] mesh = new byte[150_000];
      Arrays.fill(mesh, (byte) i);
      Map<String, byte[]> parts = Map.of(LevelSketcher.MESH, mesh, LevelSketcher.PATCHES, mesh);
      int errors = i / 3;
      List<Finding> findings = new ArrayList<>();
      for (int k = 0; k < errors; k++) {
        findings.add(DemoReport.finding("seam.gap", Severity.ERROR, "a gap", PLACE, "g" + k));
      }
      LevelReport level = DemoReport.of(findings, 1).levels().get(0).named("level " + i);
      levels.add(level.sketched(new LevelSketch(parts)));
    }
    byte[] bytes = write(with(DemoReport.circuit(), levels));
    assertTrue(bytes.length < 20_000_000, bytes.length + " bytes");
    String page = new String(bytes, StandardCharsets.UTF_8);
    assertTrue(page.contains("id=\"mesh-300\""), "the worst level has its mesh");
    assertFalse(page.contains("id=\"mesh-1\""), "a clean one has none");
    Matcher told = Pattern.compile("first: (\\d+) levels in 3D").matcher(page);
    assertTrue(told.find());
    assertEquals(page.split("id=\"mesh-", -1).length - 1, Integer.parseInt(told.group(1)));
    // 3,000 groups of all levels: of the worst one 10 or 11 of its 99.
    Matcher list = Pattern.compile("And (\\d+) more, not on this page").matcher(page);
    int most = 0;
    while (list.find()) {
      most = Math.max(most, Integer.parseInt(list.group(1)));
    }
    int listed = page.split("<li class=\"group", -1).length - 1;
    assertTrue(listed <= 3000 && listed > 2600, listed + " groups");
    assertEquals(99 - (listed - lessThan(99 - most)) / (300 - 3 * (99 - most)), most);
  }

  /** Groups of those levels that have fewer than so many: three of each number. */
  private static int lessThan(int groups) {
    return 3 * groups * (groups - 1) / 2;
  }

  @Test
  void aPageOfFewLevelsHoldsTheirWholeLists() throws IOException {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      findings.add(DemoReport.finding("seam.gap", Severity.ERROR, "a gap", PLACE, "g" + i));
    }
    String page = page(DemoReport.of(findings, 1));
    assertEquals(4000, page.split("<li class=\"group", -1).length - 1);
    assertFalse(page.contains("not on this page"));
  }

  private static List<LevelReport> meshed(int count) {
    List<LevelReport> levels = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      byte[] fine = new byte[2_200_000];
      byte[] small = new byte[1000 + i];
      Arrays.fill(fine, (byte) i);
      Arrays.fill(small, (byte) -i);
      Map<String, byte[]> parts = Map.of(LevelSketcher.MESH, fine, LevelSketcher.SMALL_MESH, small);
      levels.add(DemoReport.level().named("level " + i).sketched(new LevelSketch(parts)));
    }
    return levels;
  }

  private static CheckReport thinned(CheckReport report, int step) {
    UnaryOperator<LevelReport> thinner = KeptGeometry.thinner(List.of(new HtmlReport()));
    LevelReport[] levels = report.levels().toArray(LevelReport[]::new);
    for (int i = 0; i < levels.length; i++) {
      int at = i * step % levels.length;
      levels[at] = thinner.apply(levels[at]);
    }
    return with(report, List.of(levels));
  }

  private static long fineBytes(CheckReport report) {
    return report.levels().stream()
        .map(level -> level.sketch().parts().get(LevelSketcher.MESH))
        .mapToLong(mesh -> mesh == null ? 0 : mesh.length)
        .sum();
  }

  @Test
  void groupsStandInTheOrderOfTheTextReport() throws IOException {
    CheckReport report = kept(DemoReport.circuit());
    String page = page(report);
    int at = 0;
    for (FindingGroup group : FindingGroup.of(report.levels().get(0).findings())) {
      at = page.indexOf("<bdi>" + group.lead().message() + "</bdi></button></h4>", at);
      assertTrue(at > 0, group.lead().message());
    }
  }

  @Test
  void unreadInputsAreNamedWithTheirReasons() throws IOException {
    CheckReport report = DemoReport.circuit();
    String page = page(report);
    for (InputStatus input : report.inputs()) {
      if (!input.status().equals("checked")) {
        assertTrue(page.contains("<bdi>" + input.path() + "</bdi>"), input.path());
        assertTrue(page.contains("<bdi>" + input.reason() + "</bdi>"), input.reason());
      }
    }
    CheckReport nothing =
        new CheckReport("0", report.settings(), List.of(), report.inputs(), List.of(), 3);
    assertTrue(page(nothing).contains("Nothing was checked."));
  }

  @Test
  void aReportWithoutGeometrySaysSo() throws IOException {
    Finding f = DemoReport.finding("seam.gap", Severity.ERROR, "A gap", PLACE, "g");
    String page = page(DemoReport.of(List.of(f), 1));
    assertTrue(page.contains("There is no mesh of this level in the page"));
    assertFalse(page.contains("application/octet-stream"));
    assertTrue(page.contains("\"p\":[1,2,3]"), "the place is still there");
  }

  @Test
  void hostileNamesStayText() throws IOException {
    List<String> names =
        List.of(
            "</script><script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "\" onclick=\"alert(1)",
            "' autofocus onfocus='alert(1)",
            "<!-- <script>",
            "\u202egpj.exe \u05d0\u05d1",
            "\ud83d\ude97 \ud800 lone",
            "nul \u0000 and \u001b and \u0085",
            "]]> &amp; &lt;");
    List<Finding> findings = new ArrayList<>();
    for (String name : names) {
      findings.add(DemoReport.finding("seam.gap", Severity.ERROR, name, PLACE, name));
    }
    CheckReport report = DemoReport.of(findings, 1);
    LevelReport level = report.levels().get(0).named(names.get(0));
    String page = page(with(report, List.of(level, level.named(names.get(2)))));
    assertEquals(1, page.split("<script>", -1).length - 1, "one script runs");
    assertFalse(page.contains("<img"));
    assertFalse(Pattern.compile("<[a-z][^>]*\\son[a-z]+=").matcher(page).find());
    assertTrue(page.contains("\ud83d\ude97 \ufffd lone"), "emoji stay, halves do not");
    assertTrue(page.contains("<bdi>\ufffdgpj.exe \u05d0\u05d1</bdi>"), "nothing turned");
    assertTrue(page.contains("nul \ufffd and \ufffd and"));
    assertTrue(page.contains("]]&gt; &amp;amp; &amp;lt;"));
  }

  @Test
  void severalLevelsHaveATableWithNumbersToSortBy() throws IOException {
    CheckReport report = kept(DemoReport.circuit());
    LevelReport level = report.levels().get(0);
    String page = page(with(report, List.of(level, level.named("second"))));
    assertTrue(page.contains("<a href=\"#level-2\"><bdi>second</bdi></a>"));
    assertTrue(page.contains("<td class=\"number\" data-value=\"12345\">12,345</td>"));
    assertTrue(page.contains("<td class=\"number\" data-value=\"1.9\">1.9 m/s</td>"));
    assertEquals(2, page.split("id=\"mesh-", -1).length - 1);
  }
}
