package org.trackwalk.report.sarif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.ReportOptions;

class SarifReportTest {

  /**
   * RFC 3986: what is neither a letter, a digit nor a mark of a path is a percent and its bytes.
   */
  @ParameterizedTest
  @CsvSource({
    "levels/a b#1.obj, levels/a%20b%231.obj",
    "./track.obj, track.obj",
    "ä/100%.obj, %C3%A4/100%25.obj",
    "/srv/levels/a.obj, file:///srv/levels/a.obj",
    "C:\\levels\\a.obj, file:///C:/levels/a.obj",
    "a:b.obj, a%3Ab.obj",
    "../other/a.obj, ../other/a.obj"
  })
  void pathsAreUris(String path, String uri) {
    assertEquals(uri, ArtifactUri.of(path));
  }

  @Test
  void aFindingIsAResultWithItsPlaceItsPiecesAndItsLine() throws IOException {
    Finding f = finding("seam.gap", Severity.ERROR, "a", 1);
    JsonObject result = results(DemoReport.of(List.of(f), 1)).get(0).getAsJsonObject();
    assertEquals("seam.gap", result.get("ruleId").getAsString());
    assertEquals("error", result.get("level").getAsString());
    JsonObject location = result.getAsJsonArray("locations").get(0).getAsJsonObject();
    // The piece comes from circuit.obj, line 120, but the level was read from track.obj alone.
    assertEquals(
        "{\"artifactLocation\":{\"uri\":\"track.obj\",\"uriBaseId\":\"SRCROOT\"},"
            + "\"region\":{\"startLine\":1}}",
        location.get("physicalLocation").toString());
    assertEquals(
        "[{\"fullyQualifiedName\":\"track/road_01\",\"index\":1}]",
        location.get("logicalLocations").toString());
    assertEquals(1, result.getAsJsonArray("relatedLocations").size());
    assertFalse(result.has("baselineState"), "nothing was compared");
    assertFalse(result.has("suppressions"));
  }

  /**
   * GitHub wants a line of every file; where a binary one has the triangle stands beside it, for a
   * region must not have both.
   */
  @ParameterizedTest
  @CsvSource({
    "track.stl, 284, 4, '{\"byteOffset\":284,\"byteLength\":50,'",
    "TRACK.STL, 284, 4, '{\"byteOffset\":284,\"byteLength\":50,'",
    "track.stl, 30, 4, ''", // line 30 of a text has triangle 4
    "track.glb, 1234, 4, '{\"byteOffset\":1234,'",
    "track.gltf, 1234, 4, ''", // the bytes are those of another file
    "track.ply, 1234, 4, ''" // a line or an offset, nobody knows
  })
  void aBinaryFileHasALineForGithubAndItsBytes(String file, int place, int triangle, String bytes)
      throws IOException {
    Finding f = finding("seam.gap", Severity.ERROR, "a", 1);
    f.features().put("road_01", new Features(file, List.of(triangle), List.of(), List.of(), place));
    CheckReport one = DemoReport.of(List.of(f), 1);
    LevelReport level = one.levels().get(0);
    CheckReport report =
        new CheckReport(
            one.toolVersion(),
            one.settings(),
            one.profiles(),
            one.inputs(),
            List.of(level.toBuilder().sources(List.of(file)).build()),
            1);
    JsonObject result = results(report).get(0).getAsJsonObject();
    JsonObject location = result.getAsJsonArray("locations").get(0).getAsJsonObject();
    assertEquals(
        "{\"startLine\":1}", location.getAsJsonObject("physicalLocation").get("region").toString());
    assertEquals(!bytes.isEmpty(), location.has("annotations"), location.toString());
    if (!bytes.isEmpty()) {
      JsonArray annotations = location.getAsJsonArray("annotations");
      assertEquals(1, annotations.size());
      assertTrue(annotations.get(0).toString().startsWith(bytes), annotations.toString());
      assertTrue(annotations.get(0).getAsJsonObject().has("message"));
    }
  }

  /** By a reader made after the grammar of 3.11.5 and 3.11.6, not after the writer. */
  @ParameterizedTest
  @ValueSource(
      strings = {"{0}", "[x](1)", "[[x](1)](2)", "a\\\\[x](1)", "}{", "road [2]", "a\\b (c)", "]("})
  void aPieceMayBeCalledLikeAPlaceholderOrALink(String name) throws IOException {
    Finding f =
        DemoReport.finding(
            "seam.gap", Severity.ERROR, "a gap at " + name, new double[] {1, 0, 0}, "a");
    JsonObject result = results(DemoReport.of(List.of(f), 1)).get(0).getAsJsonObject();
    String text = result.getAsJsonObject("message").get("text").getAsString();
    assertFalse(
        Pattern.compile("(?<!\\\\)(\\\\\\\\)*\\[([^\\[\\]\\\\]|\\\\.)*\\]\\([^)]*\\)")
            .matcher(text)
            .find(),
        text + " holds a link");
    String unbraced = text.replace("{{", "<<").replace("}}", ">>");
    assertFalse(unbraced.contains("{") || unbraced.contains("}"), text + " holds a placeholder");
    String read = unbraced.replace("<<", "{").replace(">>", "}");
    boolean escaped = name.contains("[x](1)");
    assertTrue((escaped ? read.replaceAll("\\\\(.)", "$1") : read).contains(name), text);
  }

  @Test
  void statesHaveSarifsWords() throws IOException {
    List<Finding> findings = new ArrayList<>();
    for (String state : List.of("new", "unchanged", "better", "worse")) {
      findings.add(finding("seam.gap", Severity.ERROR, state, 1).since(state, state));
    }
    List<String> states = new ArrayList<>();
    for (JsonElement result : results(DemoReport.of(findings, 1))) {
      states.add(result.getAsJsonObject().get("baselineState").getAsString());
    }
    assertEquals(List.of("new", "unchanged", "updated", "updated"), states);
  }

  /** Code scanning refuses a file with more than 25,000 results: notes go first, errors stay. */
  @Test
  void noMoreResultsThanAreTaken() throws IOException {
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < 25_010; i++) {
      Severity severity = i % 2 == 0 ? Severity.INFO : Severity.ERROR;
      findings.add(finding("seam.gap", severity, "group " + i, i));
    }
    JsonObject run = run(DemoReport.of(findings, 1));
    JsonArray results = run.getAsJsonArray("results");
    assertEquals(25_000, results.size());
    int errors = 0;
    for (JsonElement result : results) {
      errors += result.getAsJsonObject().get("level").getAsString().equals("error") ? 1 : 0;
    }
    assertEquals(12_505, errors);
    String said = run.getAsJsonArray("invocations").toString();
    assertTrue(said.contains("10 results left out"), said);
  }

  private static Finding finding(String rule, Severity severity, String group, double x) {
    return DemoReport.finding(rule, severity, "a gap", new double[] {x, 0, 0}, group);
  }

  private static JsonArray results(CheckReport report) throws IOException {
    return run(report).getAsJsonArray("results");
  }

  private static JsonObject run(CheckReport report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new SarifReport().write(report, ReportOptions.USUAL, out);
    return JsonParser.parseString(out.toString(StandardCharsets.UTF_8))
        .getAsJsonObject()
        .getAsJsonArray("runs")
        .get(0)
        .getAsJsonObject();
  }
}
