package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {

  @TempDir Path folder;

  private Path json;

  @BeforeEach
  void check() throws IOException {
    json = folder.resolve("r.json");
    CliRun run =
        CliRun.of("check", Tracks.bad(folder).toString(), "--report", "json=" + json, "--quiet");
    assertTrue(run.code() <= 1, run.toString());
  }

  @Test
  void whatComesOutIsWhatTheCheckWouldHaveWritten() throws IOException {
    for (String format : new String[] {"text", "json", "csv", "sarif", "junit", "github"}) {
      Path checked = folder.resolve("checked." + format);
      Path converted = folder.resolve("converted." + format);
      CliRun check =
          CliRun.of(
              "check",
              Tracks.bad(folder).toString(),
              "--report",
              format + "=" + checked,
              "--coords",
              "unreal");
      assertTrue(check.code() <= 1, check.toString());
      CliRun run =
          CliRun.of(
              "convert",
              json.toString(),
              "--report",
              format + "=" + converted,
              "--coords",
              "unreal");
      assertEquals(0, run.code(), run.toString());
      assertArrayEquals(Files.readAllBytes(checked), Files.readAllBytes(converted), format);
    }
  }

  @Test
  void severalReportsAtOnceAndOneOfThemOnTheScreen() {
    Path csv = folder.resolve("r.csv");
    CliRun run =
        CliRun.of("convert", json.toString(), "--report", "csv=" + csv, "--report", "text=-");
    assertEquals(0, run.code(), run.toString());
    assertTrue(Files.exists(csv));
    assertTrue(run.out().contains("error"), run.toString());
  }

  /** A report from where files have names that they cannot have here, or one that was changed. */
  @Test
  void aBaselineLeavesOutWhatIsNoPathHere() throws IOException {
    String text = Files.readString(json).replaceAll("(\"sources\": \\[\")", "$1a\\\\u0000b");
    Path other = Files.writeString(folder.resolve("other.json"), text);
    Path baseline = folder.resolve("b.json");
    CliRun run = CliRun.of("convert", other.toString(), "--report", "baseline=" + baseline);
    assertEquals(0, run.code(), run.toString());
    String written = Files.readString(baseline);
    assertTrue(written.contains("\"fingerprint\""), written);
    assertFalse(written.contains("\"path\""), written);
  }

  @Test
  void aDrawingNeedsTheLevelItself() {
    Path svg = folder.resolve("r.svg");
    CliRun run = CliRun.of("convert", json.toString(), "--report", "svg=" + svg);
    assertEquals(2, run.code(), run.toString());
    assertTrue(
        run.err().contains("write it with trackwalk check PATH --report svg=" + svg),
        run.toString());
    assertFalse(Files.exists(svg));
  }

  @Test
  void whatIsNoReportIsAnInputThatCannotBeRead() throws IOException {
    Path other = Files.writeString(folder.resolve("o.json"), "{\"schema\": \"x/1\"}");
    CliRun run = CliRun.of("convert", other.toString(), "--report", "text=-");
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("o.json, line 1, column 12: this is no JSON report"));
    assertEquals(1, run.err().lines().count(), run.toString());
  }

  @Test
  void theReportItselfIsNotWrittenOver() throws IOException {
    byte[] before = Files.readAllBytes(json);
    CliRun run = CliRun.of("convert", json.toString(), "--report", "csv=" + json);
    assertEquals(2, run.code(), run.toString());
    assertArrayEquals(before, Files.readAllBytes(json));
  }

  @Test
  void aCutReportMakesNoBaseline() throws IOException {
    String whole = Files.readString(json);
    assertTrue(whole.contains("\"truncated\": {}"));
    String[] args = {
      "convert", json.toString(), "--report", "baseline=" + folder.resolve("b.json")
    };
    assertEquals(0, CliRun.of(args).code());
    Files.writeString(json, whole.replace("\"truncated\": {}", "\"truncated\": {\"seam.step\":2}"));
    CliRun run = CliRun.of(args);
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("--max-findings"), run.toString());
  }

  @Test
  void theSchemaIsPrinted() {
    CliRun run = CliRun.of("convert", "--schema");
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("{") && run.out().contains("urn:trackwalk:report:1"));
  }

  @Test
  void whatIsMissingIsNamed() {
    assertTrue(CliRun.of("convert").err().contains("missing REPORT.json"));
    CliRun run = CliRun.of("convert", json.toString());
    assertEquals(2, run.code());
    assertTrue(run.err().contains("--report FORMAT=FILE"), run.toString());
  }
}
