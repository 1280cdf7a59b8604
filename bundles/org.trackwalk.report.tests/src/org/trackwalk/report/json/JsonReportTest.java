package org.trackwalk.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

class JsonReportTest {

  @Test
  void reportFollowsThePublishedSchema() throws IOException {
    JsonObject report = parse(write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL));
    assertEquals(List.of(), SchemaCheck.errors(schema(), report));
  }

  @Test
  void schemaCheckSeesWhatIsWrong() throws IOException {
    JsonObject report = parse(write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL));
    JsonObject finding =
        report
            .getAsJsonArray("levels")
            .get(0)
            .getAsJsonObject()
            .getAsJsonArray("findings")
            .get(0)
            .getAsJsonObject();
    finding.addProperty("severity", "fatal");
    finding.remove("rule");
    finding.addProperty("colour", "red");
    assertEquals(3, SchemaCheck.errors(schema(), report).size());
  }

  @Test
  void positionsAreInTheFilesAxesAndTheEditors() throws IOException {
    // The fixture's files have Z up: level (x, y, z) is (x, -z, y) there; Unreal has (x, z, y) cm.
    CheckReport report =
        DemoReport.of(
            List.of(
                DemoReport.finding(
                    "seam.gap", Severity.WARNING, "gap", new double[] {1.5, 2, -3}, "g")),
            0);
    ReportOptions unreal = new ReportOptions(false, 0, false, 100, EditorCoordinates.UNREAL);
    JsonObject finding = finding(parse(write(new JsonReport(), report, unreal)));
    assertEquals("[1.5,3,2]", finding.get("position").toString());
    assertEquals("[150,-300,200]", finding.get("editorPosition").toString());
    // Bounds 1.5..2.5, 2..2, -3..-1 in the level; the middle axis changes its sign.
    assertEquals("[1.5,1,2,2.5,3,2]", finding.get("bounds").toString());
    assertEquals("[[7,8],[8,9]]", features(finding).get("edges").toString());
  }

  @Test
  void whatMaxFindingsCutsIsCounted() throws IOException {
    ReportOptions two = new ReportOptions(false, 2, false, 100, EditorCoordinates.FILE);
    JsonObject report = parse(write(new JsonReport(), DemoReport.circuit(), two));
    JsonObject level = report.getAsJsonArray("levels").get(0).getAsJsonObject();
    // Two steps, one gap, one near miss and ten T-junctions: eight of these are cut.
    assertEquals(6, level.getAsJsonArray("findings").size());
    assertEquals("{\"seam.t-junction\":8}", level.get("truncated").toString());
  }

  @Test
  void equalReportsGiveEqualBytes() throws IOException {
    String once = write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL);
    String again = write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL);
    assertEquals(once, again);
  }

  @Test
  void numbersAreShortAndNeverNegativeZeroOrNaN() throws IOException {
    StringBuilder out = new StringBuilder();
    new JsonText(out)
        .array(false)
        .value(-0.0)
        .value(1.0)
        .value(0.1)
        .value(Double.NaN)
        .value(Double.POSITIVE_INFINITY)
        .value(4.9E-324)
        .end();
    assertEquals("[0,1,0.1,null,null,4.9E-324]", out.toString());
  }

  @Test
  void namesWithQuotesControlsAndLoneSurrogatesSurvive() throws IOException {
    StringBuilder out = new StringBuilder();
    String name = "a\"b\\c\n\u0001 \ud800 \ud83d\ude97";
    new JsonText(out).value(name);
    assertEquals("\"a\\\"b\\\\c\\n\\u0001 \\ud800 \ud83d\ude97\"", out.toString());
    assertEquals(name, JsonParser.parseString(out.toString()).getAsString());
  }

  @Test
  void linesAreFindingsThatNameTheirLevel() throws IOException {
    String text = write(new JsonLinesReport(), DemoReport.circuit(), ReportOptions.USUAL);
    List<String> lines = text.lines().toList();
    assertEquals(14, lines.size());
    for (String line : lines) {
      JsonObject finding = parse(line);
      assertEquals("circuit", finding.get("level").getAsString());
      finding.remove("level");
      JsonObject asFinding = schema();
      asFinding.addProperty("$ref", "#/$defs/finding");
      assertEquals(List.of(), SchemaCheck.errors(asFinding, finding));
    }
  }

  @Test
  void noTimeStandsInTheReport() throws IOException {
    String text = write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL);
    assertFalse(text.contains("seconds") || text.contains("time"));
    assertTrue(text.endsWith("}\n"));
  }

  private static JsonObject finding(JsonObject report) {
    JsonElement level = report.getAsJsonArray("levels").get(0);
    return level.getAsJsonObject().getAsJsonArray("findings").get(0).getAsJsonObject();
  }

  private static JsonObject features(JsonObject finding) {
    return finding.getAsJsonObject("features").getAsJsonObject("road_01");
  }

  private static String write(ReportFormat format, CheckReport report, ReportOptions options)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    format.write(report, options, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static JsonObject parse(String text) {
    return JsonParser.parseString(text).getAsJsonObject();
  }

  private static JsonObject schema() throws IOException {
    try (InputStream in = JsonReport.class.getResourceAsStream(JsonReport.SCHEMA_RESOURCE)) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
