package org.trackwalk.report.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.drive.confirm.Confirmed;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.drive.confirm.Measured;
import org.trackwalk.drive.confirm.RuleFelt;
import org.trackwalk.drive.confirm.Unmeasured;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.html.HtmlReport;
import org.trackwalk.report.sarif.SarifReport;

/** What engines measured stands beside what was foretold, in each report. */
class ConfirmedReportTest {

  private static final Effect FORETOLD = new Effect("physx", "sphere r 0.35", 55, 16, 0, 0, 0.13);

  private static final Measured FELT = new Measured(15.5, 3, 0, 0.12, 62);

  /** A finding with one jolt, one that nobody felt, and one for two seams. */
  private static ConfirmBook book() {
    LevelReport level = DemoReport.circuit().levels().get(0);
    List<Finding> findings = level.findings().subList(0, 2);
    Finding many = level.findings().get(2);
    SeamLine first = line("road_01", 0);
    SeamLine second = line("road_02", 5);
    Evidence e = many.evidence();
    Finding lines =
        new Finding(
            many.told(),
            many.place(),
            new Evidence(
                e.ledgerClass(),
                e.count(),
                e.measure(),
                e.effects(),
                null,
                e.flow(),
                List.of(first, second)),
            many.standing());
    List<Confirmed> confirmed =
        List.of(
            new Confirmed(findings.get(0), null, FORETOLD, FELT, null),
            new Confirmed(findings.get(1), null, FORETOLD, new Measured(0, 0, 0, 0, 372), null),
            new Confirmed(lines, first, first.effects().get(0), FELT, null),
            new Confirmed(lines, second, second.effects().get(0), null, Unmeasured.LEFT_OUT));
    EngineRun run =
        new EngineRun(
            "physx",
            "physx",
            "sphere r 0.35",
            "PhysX 5",
            "",
            2,
            List.of(),
            9,
            true,
            confirmed,
            List.of(),
            1,
            List.of(),
            "");
    return new ConfirmBook(
        level, "piece", List.of(findings.get(0), findings.get(1), lines), List.of(run));
  }

  private static SeamLine line(String piece, double x) {
    return new SeamLine(
        List.of(piece, "road_09"), 4, List.of(FORETOLD), new double[] {x, 0, 0, x, 0, 4});
  }

  @Test
  void aSarifResultHasWhatWasMeasured() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ConfirmedReport.write(book(), "0.1.0", new SarifReport(), out);
    JsonArray results =
        JsonParser.parseString(out.toString(StandardCharsets.UTF_8))
            .getAsJsonObject()
            .getAsJsonArray("runs")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("results");
    assertEquals(3, results.size());
    String notes = "";
    for (int i = 0; i < 3; i++) {
      JsonObject properties = results.get(i).getAsJsonObject().getAsJsonObject("properties");
      notes += properties.get("effectNote").getAsString() + "\n";
    }
    assertTrue(notes.contains("physx 15.5 m/s in 12% of passes"), notes);
    assertTrue(notes.contains("physx nothing in 372 passes"), notes);
    assertTrue(notes.contains("physx felt 1 of 1 seams that lanes cross"), notes);
  }

  @Test
  void whatNobodyDroveToIsTold() {
    String text = ConfirmText.of(book());
    assertTrue(
        text.contains("4 jolts foretold, the worst 3 of them driven over (--jolts 4 for all)"),
        text);
    assertTrue(text.contains("physx not driven over: others are worse"), text);
  }

  /** So slowly that not all can be driven. */
  @Test
  void whatIsTooSlowToBeDrivenIsTold() {
    ConfirmBook book = book();
    EngineRun run = book.runs().get(0);
    List<Confirmed> some = new ArrayList<>();
    for (Confirmed one : run.confirmed()) {
      some.add(
          one.leftOut()
              ? new Confirmed(one.finding(), one.line(), one.effect(), null, Unmeasured.TOO_SLOW)
              : one);
    }
    EngineRun slow =
        new EngineRun(
            run.engine(),
            run.profile(),
            run.probe(),
            run.version(),
            "",
            2,
            List.of(),
            9,
            true,
            some,
            List.of(),
            0.333,
            List.of(),
            "");
    String line = ConfirmText.summary(slow);
    assertTrue(line.contains("33.3% of the lanes driven: so slowly"), line);
    assertTrue(line.contains("4 jolts foretold, 1 met so slowly that"), line);
    assertFalse(line.contains("--jolts"), line);
    assertFalse(ConfirmText.summary(run).contains("slowly"), line);
    assertTrue(
        ConfirmText.of(new ConfirmBook(book.report(), "piece", book.findings(), List.of(slow)))
            .contains("physx not driven over: so slowly it takes too many steps"));
  }

  /** So many of each kind, as 1,200 with {@code --jolts 1000}. */
  private static EngineRun mixed(
      int felt, int slow, int walled, int left, List<RuleFelt> rules, String failure) {
    ConfirmBook book = book();
    Finding finding = book.findings().get(0);
    List<Confirmed> all = new ArrayList<>();
    for (int i = 0; i < felt + slow + walled + left; i++) {
      Unmeasured why =
          i < felt
              ? null
              : i < felt + slow
                  ? Unmeasured.TOO_SLOW
                  : i < felt + slow + walled ? Unmeasured.WALL : Unmeasured.LEFT_OUT;
      all.add(new Confirmed(finding, null, FORETOLD, why == null ? FELT : null, why));
    }
    return new EngineRun(
        "physx", "physx", "car", "5", "", 2, List.of(), 9, true, all, List.of(), 0.25, rules,
        failure);
  }

  @Test
  void ofTheWorstOnlyThoseThatWereDrivenOverAreCounted() {
    String line = ConfirmText.summary(mixed(100, 900, 0, 200, List.of(), ""));
    assertTrue(line.contains("1,200 jolts foretold, 900 met so slowly"), line);
    assertTrue(line.contains(", 100 of the worst 1,000 driven over (--jolts 1200 asks"), line);
    line = ConfirmText.summary(mixed(7, 0, 2, 3, List.of(), ""));
    assertTrue(line.contains("foretold, 7 of the worst 9 driven over (--jolts 12 asks"), line);
    line = ConfirmText.summary(mixed(7, 2, 0, 0, List.of(), ""));
    assertFalse(line.contains("driven over ("), line);
  }

  @Test
  void afterAFailureNoMoreIsSaidToBeDrivenThanWas() {
    String line = ConfirmText.summary(mixed(100, 900, 0, 200, List.of(), "it died"));
    assertTrue(line.contains(", 100 of them driven over"), line);
    assertFalse(line.contains("--jolts"), line);
    assertTrue(line.contains("25% of the lanes driven;"), line);
    line = ConfirmText.summary(mixed(0, 0, 0, 5, List.of(), "it died"));
    assertTrue(line.contains("5 jolts foretold, 0 of them driven over; ENDED EARLY"), line);
  }

  @Test
  void whatACarMeetsTooSlowlyIsToldRuleByRule() throws IOException {
    List<RuleFelt> rules =
        List.of(
            new RuleFelt("seam.step", 9, 4, 5, 1, 0.5, 1, 2, 0.5),
            new RuleFelt("seam.gap", 3, 0, 3, 0, 0, 0, 1, 1),
            new RuleFelt("weld.near-miss", 2, 0, 0, 0, 0, 0, 1, 1));
    ConfirmBook book = book();
    EngineRun run = mixed(1, 0, 0, 0, rules, "");
    book = new ConfirmBook(book.report(), "piece", book.findings(), List.of(run));
    String text = ConfirmText.of(book);
    assertTrue(text.contains("seam.step: 9, 4, 1, 0.5 m/s, 100%; 50% to 200%; 5 met too slowly"));
    assertTrue(text.contains("seam.gap: 3, 0 driven over, 3 met too slowly\n"), text);
    assertTrue(text.contains("weld.near-miss: 2, no lane crosses one\n"), text);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ConfirmJson.write(book, out);
    JsonArray told =
        JsonParser.parseString(out.toString(StandardCharsets.UTF_8))
            .getAsJsonObject()
            .getAsJsonArray("engines")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("rules");
    assertEquals(5, told.get(0).getAsJsonObject().get("tooSlow").getAsInt());
    assertFalse(told.get(2).getAsJsonObject().has("tooSlow"));
  }

  @Test
  void thePageHasWhatWasMeasured() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ConfirmedReport.write(book(), "0.1.0", new HtmlReport(), out);
    String page = out.toString(StandardCharsets.UTF_8);
    assertTrue(page.contains("measured: sphere r 0.35, physx 15.5 m/s in 12% of passes"));
    assertTrue(page.contains("physx nothing in 372 passes"));
  }

  @Test
  void theJsonHasEachSeamOfAFindingWithWhatWasMeasuredThere() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ConfirmJson.write(book(), out);
    JsonArray findings =
        JsonParser.parseString(out.toString(StandardCharsets.UTF_8))
            .getAsJsonObject()
            .getAsJsonArray("findings");
    assertEquals(3, findings.size());
    JsonArray lines = findings.get(2).getAsJsonObject().getAsJsonArray("lines");
    assertEquals(2, lines.size());
    int[] measured = new int[2];
    for (int i = 0; i < 2; i++) {
      JsonObject effect =
          lines.get(i).getAsJsonObject().getAsJsonArray("effects").get(0).getAsJsonObject();
      measured[i] = effect.getAsJsonArray("measured").size();
    }
    assertEquals(1, measured[0]);
    assertEquals(0, measured[1]);
  }
}
