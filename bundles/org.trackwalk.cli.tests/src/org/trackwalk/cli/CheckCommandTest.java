package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

  @TempDir private Path folder;

  @Test
  void aGoodLevelIsZeroAndSaidToBeClean() throws IOException {
    CliRun run = CliRun.of("check", Tracks.good(folder).toString());
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("Clean: no rule found anything"), run.out());
    assertEquals("", run.err());
  }

  @Test
  void anErrorIsOneUnlessNothingFails() throws IOException {
    String bad = Tracks.bad(folder).toString();
    CliRun run = CliRun.of("check", bad);
    assertEquals(1, run.code(), run.toString());
    assertTrue(run.out().contains("[seam.step]"), run.out());
    assertEquals(0, CliRun.of("check", bad, "--fail-on", "never").code());
    assertEquals(0, CliRun.of("check", bad, "--skip", "seam").code());
    assertEquals(0, CliRun.of("check", bad, "--skip", "seam.*").code());
    assertEquals(0, CliRun.of("check", bad, "--only", "weld,topology").code());
    assertEquals(1, CliRun.of("check", bad, "--only", "seam.step").code());
  }

  @Test
  void anUnreadableInputIsThreeAndTheOthersAreStillReported() throws IOException {
    String bad = Tracks.bad(folder).toString();
    String broken = Tracks.broken(folder).toString();
    CliRun run = CliRun.of("check", broken, bad, folder.resolve("none.obj").toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.out().contains("[seam.step]"), run.out());
    assertTrue(run.out().contains("not read  " + broken), run.out());
    assertTrue(run.out().contains("2 inputs could not be read"), run.out());
    assertFalse(run.toString().contains("Exception"), run.toString());
  }

  @Test
  void whatIsCutStillCounts() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Path json = folder.resolve("r.json");
    CliRun run =
        CliRun.of(
            "check", bad, "--max-findings", "1", "--report", "json=" + json, "--fail-on", "info");
    assertEquals(1, run.code(), run.toString());
    assertEquals(1, parse(json).get("exit").getAsInt());
  }

  @Test
  void standardOutputCarriesOneReportOnly() throws IOException {
    String bad = Tracks.bad(folder).toString();
    CliRun json = CliRun.of("check", bad, "--report", "json=-");
    JsonObject report = JsonParser.parseString(json.out()).getAsJsonObject();
    assertEquals("trackwalk-report/1", report.get("schema").getAsString());
    assertEquals(1, json.code());
    CliRun csv = CliRun.of("check", bad, "--report", "csv=-");
    assertTrue(csv.out().startsWith("level,rule,severity,class,x,y,z,"), csv.out());
    assertEquals(2, CliRun.of("check", bad, "--report", "csv=-", "--report", "json=-").code());
  }

  @Test
  void filesAreWrittenBesideTheText() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Path out = Files.createDirectory(folder.resolve("out"));
    CliRun run =
        CliRun.of(
            "check", bad,
            "--report", "json=" + out.resolve("r.json"),
            "--report", "jsonl=" + out.resolve("r.jsonl"),
            "--report", "csv=" + out.resolve("r.csv"),
            "--report", "svg=" + out.resolve("r.svg"));
    assertTrue(run.out().contains("[seam.step]"), run.out());
    assertEquals(List.of("r.csv", "r.json", "r.jsonl", "r.svg"), names(out));
    assertTrue(Files.readString(out.resolve("r.svg")).endsWith("</svg>\n"));
    CliRun text = CliRun.of("check", bad, "--report", "text=" + out.resolve("r.txt"));
    assertEquals("", text.out());
    assertEquals(run.out(), Files.readString(out.resolve("r.txt")));
  }

  @Test
  void threadsAndOrderOfPathsChangeNoByte() throws IOException {
    String good = Tracks.good(folder).toString();
    String bad = Tracks.bad(folder).toString();
    String one = CliRun.of("check", good, bad, "--jobs", "1", "--report", "json=-").out();
    String four = CliRun.of("check", bad, good, "--jobs", "4", "--report", "json=-").out();
    assertEquals(one, four);
  }

  @Test
  void aFolderIsCheckedWhole() throws IOException {
    Tracks.good(folder);
    Tracks.broken(folder);
    Files.writeString(folder.resolve("notes.blend"), "x");
    CliRun run = CliRun.of("check", folder.toString(), "--separate", "--report", "json=-");
    JsonObject report = JsonParser.parseString(run.out()).getAsJsonObject();
    assertEquals(3, run.code(), run.toString());
    assertEquals(3, report.getAsJsonArray("inputs").size(), run.out());
  }

  @Test
  void theConfigurationOfTheFolderHolds() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Files.writeString(folder.resolve("trackwalk.json"), "{\"failOn\": \"never\"}");
    CliRun run = CliRun.of("check", bad);
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.err().contains("trackwalk.json"), run.err());
    assertEquals("", CliRun.of("check", bad, "--quiet").err());
    assertEquals(1, CliRun.of("check", bad, "--fail-on", "error").code());
  }

  @Test
  void aThresholdCanBeChanged() throws IOException {
    String bad = Tracks.bad(folder).toString();
    Files.writeString(
        folder.resolve("trackwalk.json"), "{\"rules\": {\"seam.step\": {\"error\": 0.3}}}");
    CliRun run = CliRun.of("check", bad, "--report", "json=-");
    assertTrue(run.out().contains("\"set.seam.step.error\": \"0.3\""), run.out());
    Files.writeString(folder.resolve("trackwalk.json"), "{\"rules\": {\"seam.step\": \"off\"}}");
    assertEquals(0, CliRun.of("check", bad).code());
  }

  private static JsonObject parse(Path file) throws IOException {
    return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
