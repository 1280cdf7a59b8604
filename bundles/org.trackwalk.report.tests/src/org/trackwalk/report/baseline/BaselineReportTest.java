package org.trackwalk.report.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineComparison;
import org.trackwalk.check.baseline.BaselineException;
import org.trackwalk.check.baseline.BaselineReader;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.json.JsonReport;
import org.trackwalk.report.json.SchemaCheck;
import org.trackwalk.report.text.TextReport;

class BaselineReportTest {

  @TempDir private Path folder;

  private static byte[] bytes(ReportFormat format, CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    format.write(report, ReportOptions.USUAL, out);
    return out.toByteArray();
  }

  private Baseline readBack(ReportFormat format, CheckReport report)
      throws IOException, BaselineException {
    Path file = folder.resolve("known.json");
    Files.write(file, bytes(format, report));
    return BaselineReader.read(file);
  }

  @Test
  void theFileFollowsThePublishedSchema() throws IOException {
    String text =
        new String(bytes(new BaselineReport(), DemoReport.circuit()), StandardCharsets.UTF_8);
    try (InputStream in =
        BaselineReport.class.getResourceAsStream(BaselineReport.SCHEMA_RESOURCE)) {
      JsonObject schema =
          JsonParser.parseString(new String(in.readAllBytes(), StandardCharsets.UTF_8))
              .getAsJsonObject();
      assertEquals(List.of(), SchemaCheck.errors(schema, JsonParser.parseString(text)));
    }
  }

  @Test
  void oneFindingIsOneLineAndTheirOrderIsTheirOwn() throws IOException {
    List<Finding> findings = DemoReport.circuit().levels().get(0).findings();
    String once =
        new String(bytes(new BaselineReport(), DemoReport.of(findings, 0)), StandardCharsets.UTF_8);
    List<Finding> other = new ArrayList<>(findings);
    Collections.shuffle(other, new Random(5));
    String again =
        new String(bytes(new BaselineReport(), DemoReport.of(other, 0)), StandardCharsets.UTF_8);
    assertEquals(once, again, "seed 5");
    long lines = once.lines().filter(line -> line.contains("\"rule\"")).count();
    assertEquals(findings.size(), lines);
  }

  @Test
  void theFileAndTheJsonReportAreBothBaselinesOfTheSameLevel()
      throws IOException, BaselineException {
    CheckReport report = DemoReport.circuit();
    for (ReportFormat format : List.of(new BaselineReport(), new JsonReport())) {
      CheckReport compared =
          BaselineComparison.of(report, readBack(format, report), Severity.ERROR, true);
      BaselineFacts facts = compared.levels().get(0).baseline();
      assertEquals(14, facts.unchanged(), format.id());
      assertEquals(List.of(), facts.fixed(), format.id());
    }
  }

  @Test
  void whatHasChangedIsToldInWordsAndInJson() throws IOException, BaselineException {
    CheckReport report = DemoReport.circuit();
    List<Finding> findings = report.levels().get(0).findings();
    Finding far =
        DemoReport.finding(
            "boundary.hole", Severity.ERROR, "A hole", new double[] {900, 1, 900}, "hole");
    CheckReport before =
        DemoReport.of(Stream.concat(findings.stream().skip(1), Stream.of(far)).toList(), 0);
    Baseline baseline = readBack(new BaselineReport(), before);
    CheckReport compared =
        BaselineComparison.of(DemoReport.of(findings, 1), baseline, Severity.ERROR, true);
    assertEquals(1, compared.exit());
    String text = new String(bytes(new TextReport(), compared), StandardCharsets.UTF_8);
    assertTrue(
        text.contains("Since the baseline: 1 new, 0 worse, 0 better, 13 unchanged, 1 fixed."),
        text);
    assertTrue(text.contains("  1  ERROR   NEW: A step of 25.0 mm"), text);
    assertTrue(text.contains("  fixed  A hole at (900.50, -901.00, 1.00)"), text);
    JsonObject level =
        JsonParser.parseString(
                new String(bytes(new JsonReport(), compared), StandardCharsets.UTF_8))
            .getAsJsonObject()
            .getAsJsonArray("levels")
            .get(0)
            .getAsJsonObject();
    JsonObject said = level.getAsJsonObject("baseline");
    assertEquals(1, said.get("new").getAsInt());
    assertEquals("boundary.hole", rule(said.getAsJsonArray("fixed").get(0).getAsJsonObject()));
    JsonObject first = level.getAsJsonArray("findings").get(0).getAsJsonObject();
    assertEquals("new", first.get("baselineState").getAsString());
  }

  private static String rule(JsonObject finding) {
    return finding.get("rule").getAsString();
  }
}
