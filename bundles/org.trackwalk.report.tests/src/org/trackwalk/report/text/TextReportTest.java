package org.trackwalk.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.Before;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.ReportOptions;

class TextReportTest {

  @Test
  void notesBehindErrorsAndWarningsAreOneLine() throws IOException {
    String text = write(DemoReport.circuit(), ReportOptions.USUAL);
    assertTrue(text.contains("1 error, 3 warnings, 10 notes in 13 groups"), text);
    assertEquals(4, headlines(text));
    assertTrue(text.contains("10 notes (--all): "), text);
  }

  @Test
  void tenGroupsAndOneLineForTheRest() throws IOException {
    List<Finding> twelve = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      double[] at = {i, 0, 0};
      twelve.add(DemoReport.finding("seam.gap", Severity.ERROR, "Gap " + i, at, "group " + i));
    }
    String text = write(DemoReport.of(twelve, 1), ReportOptions.USUAL);
    assertEquals(10, headlines(text));
    assertTrue(text.contains("2 more in 2 groups (--all)"), text);
  }

  @Test
  void notesAloneAreTold() throws IOException {
    double[] at = {0, 0, 0};
    Finding note = DemoReport.finding("weld.bit-duplicate", Severity.INFO, "Twice", at, "g");
    String text = write(DemoReport.of(List.of(note), 0), ReportOptions.USUAL);
    assertEquals(1, headlines(text));
    assertTrue(text.contains("Twice"), text);
  }

  /** No car comes to scenery: one line says that there is something, the rest is counted. */
  @Test
  void ofNotesOnSceneryTheFirstIsTold() throws IOException {
    List<Finding> notes = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      Finding note = DemoReport.finding("r." + i, Severity.INFO, "N" + i, new double[3], "g" + i);
      notes.add(i < 4 ? note.on(SurfaceClass.SCENERY) : note);
    }
    String text = write(DemoReport.of(notes, 0), ReportOptions.USUAL);
    assertEquals(3, headlines(text));
    assertTrue(text.contains("  1  note    N0"), text);
    assertTrue(text.contains("  2  note    N4"), text);
    assertTrue(text.contains("  3  note    N5"), text);
    assertTrue(text.contains("3 notes (--all): r.1, r.2, r.3"), text);
    String all =
        write(
            DemoReport.of(notes, 0),
            new ReportOptions(true, 0, false, 110, EditorCoordinates.FILE));
    assertEquals(6, headlines(all));
  }

  private static long headlines(String text) {
    return text.lines().filter(line -> line.matches(" [ 1]\\d  (ERROR|WARN|note).*")).count();
  }

  @Test
  void allListsEveryFinding() throws IOException {
    ReportOptions all = new ReportOptions(true, 0, false, 110, EditorCoordinates.FILE);
    String text = write(DemoReport.circuit(), all);
    assertFalse(text.contains("(--all)"), text);
    assertEquals(14, text.lines().filter(line -> line.contains(" at (")).count(), text);
    // Only the headline names pieces, and there is none above the others of a group.
    List<String> others = text.lines().filter(line -> line.matches(" {5}[EWn].*")).toList();
    assertFalse(others.isEmpty(), text);
    others.forEach(line -> assertTrue(line.matches(".*road_\\d+ \\| road_\\d+ at \\(.*"), line));
  }

  @Test
  void aFindingSaysWhatWhereHowBadAndHowToFixIt() throws IOException {
    Finding gap =
        DemoReport.finding(
            "seam.gap", Severity.ERROR, "The road is open", new double[] {365.5, 3.3, -3}, "g");
    ReportOptions wide = new ReportOptions(false, 0, false, 150, EditorCoordinates.FILE);
    List<String> lines = write(DemoReport.of(List.of(gap), 1), wide).lines().toList();
    int at = lines.indexOf("  1  ERROR   The road is open  [seam.gap]");
    assertTrue(at > 0, lines.toString());
    // The fixture has Z up, a gap of 2 mm against 1 mm, 1.5 m long, 1.9 m/s in 72 % at 200 km/h.
    assertEquals(
        "             road_01 | road_02 at (365.50, 3.00, 3.30): 2 mm (limit 1 mm), 1.5 m long;"
            + " jolt of 1.9 m/s (limit 1 m/s) at 200 km/h in 72% of passes",
        lines.get(at + 1));
    assertTrue(lines.get(at + 2).startsWith("             Fix: Snap"), lines.get(at + 2));
  }

  @Test
  void whoseJoltsAreToldIsSaid() throws IOException {
    String text = write(DemoReport.circuit(), ReportOptions.USUAL);
    String line = "judged   profile generic (No engine by name), vehicle car (A road car)";
    assertTrue(text.contains(line + " at up to 200 km/h"), text);
  }

  @Test
  void oneFindingHasNeitherGroupNorOrder() throws IOException {
    Finding gap = DemoReport.finding("seam.gap", Severity.ERROR, "Open", new double[3], "g");
    String one = write(DemoReport.of(List.of(gap), 1), ReportOptions.USUAL);
    assertTrue(one.contains("1 error, 0 warnings, 0 notes:\n"), one);
    String two = write(DemoReport.of(List.of(gap, gap), 1), ReportOptions.USUAL);
    assertTrue(two.contains("2 errors, 0 warnings, 0 notes in 1 group:\n"), two);
  }

  @Test
  void aWorseFindingSaysWhatItWas() throws IOException {
    Finding gap =
        DemoReport.finding("seam.gap", Severity.ERROR, "Open", new double[3], "g")
            .since("worse", "g");
    CheckReport report = DemoReport.of(List.of(gap), 1);
    Measure then = new Measure("gap", 0.0015, "m", 0.001);
    Before before = new Before(Before.Part.MEASURE, Severity.ERROR, 1.9, then, 3, 1.5);
    BaselineFacts facts =
        new BaselineFacts(true, 0, 1, 0, 0, List.of(), 0, Map.of(gap.fingerprint(), before));
    LevelReport level = report.levels().get(0).since(List.of(gap), facts);
    CheckReport compared =
        new CheckReport(
            report.toolVersion(),
            report.settings(),
            report.profiles(),
            report.inputs(),
            List.of(level),
            report.exit());
    String text = write(compared, ReportOptions.USUAL);
    assertTrue(text.contains("WORSE (was 1.5 mm): Open"), text);
  }

  @Test
  void theSameFixIsToldOnce() throws IOException {
    String text = write(DemoReport.circuit(), ReportOptions.USUAL);
    assertEquals(1, text.split("Fix: Snap", -1).length - 1);
    assertEquals(3, text.split("Fix: the same as for number 1", -1).length - 1);
  }

  @Test
  void theLedgerListsItsClassesWithoutZeros() throws IOException {
    String text = write(DemoReport.circuit(), ReportOptions.USUAL);
    assertTrue(text.contains("2,044 open"), text);
    assertTrue(text.contains("1,200 wall"), text);
    assertFalse(text.contains("signed-zero"), text);
  }

  @Test
  void inputsThatWereNotCheckedAreNamed() throws IOException {
    String text = write(DemoReport.circuit(), ReportOptions.USUAL);
    assertTrue(text.contains("not read  broken.stl: the file ends after 17 of 40 triangles"), text);
    assertTrue(text.contains("skipped   notes.blend: Blender files are not read"), text);
    assertTrue(text.endsWith("1 input could not be read.\n"), text);
  }

  @Test
  void severalLevelsAreSummedUpWorstFirst() throws IOException {
    CheckReport one = DemoReport.circuit();
    LevelReport clean = DemoReport.of(List.of(), 0).levels().get(0);
    LevelReport bad = one.levels().get(0);
    CheckReport two =
        new CheckReport(
            one.toolVersion(),
            one.settings(),
            one.profiles(),
            List.of(),
            List.of(clean, bad, bad),
            one.exit());
    List<String> end = write(two, ReportOptions.USUAL).lines().toList();
    List<String> last = end.subList(end.size() - 3, end.size());
    assertTrue(last.get(0).startsWith("3 levels checked: "), last.toString());
    assertTrue(last.get(1).startsWith("  " + bad.name() + ": "), last.toString());
    assertEquals(last.get(1), last.get(2));
  }

  /** One rule of the catalogue did not run on it. */
  @Test
  void aLevelOnWhichARuleDidNotRunIsNotSaidToBeClean() throws IOException {
    String text = write(DemoReport.of(List.of(), 0), ReportOptions.USUAL);
    int ran = RuleList.all().size() - 1;
    assertTrue(text.contains("Nothing found by the " + ran + " rules that ran; 1 rule"), text);
    assertTrue(
        text.replaceAll("\\s+", " ").contains("Checked were 40 pieces and 12,345 tri"), text);
    assertFalse(text.toLowerCase(Locale.ROOT).contains("clean"), text);
  }

  @Test
  void severalLevelsWithoutFindingsAreNotSaidToBeCleanEither() throws IOException {
    CheckReport one = DemoReport.of(List.of(), 0);
    LevelReport level = one.levels().get(0);
    CheckReport two =
        new CheckReport(
            one.toolVersion(),
            one.settings(),
            one.profiles(),
            List.of(),
            List.of(level, level),
            one.exit());
    String text = write(two, ReportOptions.USUAL);
    assertTrue(text.contains("2 levels checked: nothing found; not all rules ran on them."), text);
    assertFalse(text.toLowerCase(Locale.ROOT).contains("clean"), text);
  }

  @Test
  void coloursOnlyWhenAsked() throws IOException {
    assertFalse(write(DemoReport.circuit(), ReportOptions.USUAL).contains("\u001b"));
    ReportOptions color = new ReportOptions(false, 0, true, 110, EditorCoordinates.FILE);
    assertTrue(write(DemoReport.circuit(), color).contains("\u001b[1;31mERROR"));
  }

  @Test
  void aNameCannotSteerTheTerminal() throws IOException {
    List<Finding> findings = new ArrayList<>();
    findings.add(
        DemoReport.finding(
            "seam.gap", Severity.INFO, "\u001b[2Jgone\nand more", new double[3], "g"));
    String text = write(DemoReport.of(findings, 0), ReportOptions.USUAL);
    assertFalse(text.contains("\u001b"), text);
    assertTrue(text.contains("\ufffd[2Jgone and more"), text);
  }

  @Test
  void noLineIsWiderThanAsked() throws IOException {
    ReportOptions narrow = new ReportOptions(true, 0, false, 70, EditorCoordinates.FILE);
    write(DemoReport.circuit(), narrow)
        .lines()
        .forEach(line -> assertTrue(line.length() <= 70, line));
  }

  @Test
  void everyClassHasAMeaning() {
    for (LedgerClass owner : LedgerClass.values()) {
      assertTrue(LedgerWords.meaning(owner).length() > 8, owner.id());
    }
  }

  private static String write(CheckReport report, ReportOptions options) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new TextReport().write(report, options, out);
    return out.toString(StandardCharsets.UTF_8);
  }
}
