package org.trackwalk.schemas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.report.baseline.BaselineReport;
import org.trackwalk.report.blender.BlenderReport;

/** Our own JSON against our own schemas. */
class JsonSchemaTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir static Path folder;

  private static JsonNode schema;

  @BeforeAll
  static void check() throws IOException {
    PlantedRun.check(
        folder, "json=r.json", "jsonl=r.jsonl", "baseline=b.json", "blender=v.json", "csv=r.csv");
    schema = JSON.readTree(CommandLineRun.of("convert", "--schema").out());
  }

  @Test
  void theSchemaIsASchema() throws IOException {
    JsonNode meta = JSON.readTree("{\"$ref\": \"https://json-schema.org/draft/2020-12/schema\"}");
    assertEquals(List.of(), errors(meta, schema));
  }

  @Test
  void theReportFollowsIt() throws IOException {
    JsonNode report = JSON.readTree(folder.resolve("r.json").toFile());
    assertEquals(List.of(), errors(schema, report));
    JsonNode level = report.at("/levels/0");
    assertFalse(level.get("suppressed").isEmpty());
    assertFalse(level.at("/baseline/fixed").isEmpty());
  }

  @Test
  void whatItDoesNotKnowIsWrong() throws IOException {
    ObjectNode report = (ObjectNode) JSON.readTree(folder.resolve("r.json").toFile());
    ObjectNode finding = (ObjectNode) report.at("/levels/0/findings/0");
    finding.put("colour", "red");
    finding.put("severity", "fatal");
    finding.remove("rule");
    report.put("exit", 5);
    assertEquals(4, errors(schema, report).size());
  }

  @Test
  void everyLineIsAFindingThatNamesItsLevel() throws IOException {
    ObjectNode ofFinding = schema.deepCopy();
    List.of("type", "required", "additionalProperties", "properties").forEach(ofFinding::remove);
    ofFinding.put("$ref", "#/$defs/finding");
    List<String> lines = Files.readAllLines(folder.resolve("r.jsonl"));
    assertTrue(lines.size() > 10);
    for (String line : lines) {
      ObjectNode finding = (ObjectNode) JSON.readTree(line);
      assertEquals("circuit-planted", finding.remove("level").asText());
      assertEquals(List.of(), errors(ofFinding, finding));
    }
  }

  @Test
  void baselineAndBlenderFollowTheirs() throws IOException {
    assertEquals(
        List.of(),
        errors(
            Schemas.of(BaselineReport.class, BaselineReport.SCHEMA_RESOURCE),
            JSON.readTree(folder.resolve("b.json").toFile())));
    assertEquals(
        List.of(),
        errors(
            Schemas.of(BlenderReport.class, BlenderReport.SCHEMA_RESOURCE),
            JSON.readTree(folder.resolve("v.json").toFile())));
  }

  /**
   * docs/reports.md names the columns; RFC 4180 says how many cells a row has, whatever stands in
   * them.
   */
  @Test
  void theTableHasTheColumnsThatAreDocumented() throws IOException {
    String text = Files.readString(folder.resolve("r.csv"));
    String[] rows = text.split("\r\n", -1);
    assertEquals(
        "level,rule,severity,class,x,y,z,value,unit,length,count,pieces,message,fingerprint",
        rows[0]);
    assertEquals("", rows[rows.length - 1]);
    for (int i = 1; i < rows.length - 1; i++) {
      // A cell is plain or in quotes, in which a quote stands twice.
      String cell = "([^\",\\r\\n]*|\"([^\"]|\"\")*\")";
      assertTrue(rows[i].matches(cell + "(," + cell + "){13}"), rows[i]);
    }
  }

  private static List<String> errors(JsonNode schema, JsonNode document) {
    return Schemas.errors(schema, document, SpecVersion.VersionFlag.V202012);
  }
}
