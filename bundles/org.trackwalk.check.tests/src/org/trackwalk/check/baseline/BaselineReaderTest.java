package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineReaderTest {

  private static final String FINDING =
      "{\"rule\": \"seam.gap\", \"fingerprint\": \"f\", \"severity\": \"error\", \"class\":"
          + " \"road\", \"pieces\": [\"a\"], \"at\": [1, 2, 3], \"worst\": [1, 2, 4], \"length\":"
          + " 5, \"count\": 6, \"effect\": 7, \"message\": \"m\"}";

  private static Baseline parse(String text) throws BaselineException {
    return BaselineReader.parse(text.getBytes(StandardCharsets.UTF_8), "known.json");
  }

  private static String file(String finding) {
    return "{\"schema\": \"trackwalk-baseline/1\",\n"
        + "\"levels\": [{\"name\": \"hill\", \"findings\": [\n"
        + finding
        + "]}]}";
  }

  @Test
  void aFindingIsReadWithWhatIsToBeCompared() throws BaselineException {
    KnownFinding f = parse(file(FINDING)).levels().get("hill").get(0);
    assertEquals(3, f.at()[2]);
    assertEquals(4, f.worst()[2]);
    assertEquals(7, f.effect());
    assertEquals("error", f.severity().id());
  }

  @Test
  void keysOfLaterVersionsArePassedOver() throws BaselineException {
    String more = FINDING.replace("{", "{\"later\": [1], ");
    assertEquals(1, parse(file(more)).levels().get("hill").size());
  }

  @Test
  void errorsNameFileLineAndColumn() {
    assertWrong(
        file(FINDING.replace("\"error\"", "\"fatal\"")), "line 3, column 54: 'fatal' is none of");
    assertWrong(
        file(FINDING.replace("\"rule\"", "\"rle\"")), "line 3, column 1: 'rule' is missing");
    assertWrong(file(FINDING.replace("[1, 2, 3]", "[1, 2]")), "3 numbers belong here, not 2");
    assertWrong(file(FINDING + ",,"), "line 3, column");
    assertWrong("{}", "line 1, column 1: this is neither a baseline");
    assertWrong("{\"schema\": \"trackwalk-manifest/1\"}", "line 1, column 12: this is neither");
    assertWrong("", "known.json, line 1, column 1: ");
    String twice = file(FINDING).replace("]}]}", "]}, {\"name\": \"hill\", \"findings\": []}]}");
    assertWrong(twice, "the level 'hill' comes twice");
  }

  @Test
  void aReportThatWasCutIsNoBaseline() {
    assertWrong(
        "{\"schema\": \"trackwalk-report/1\", \"levels\": [{\"name\": \"hill\", \"axes\": {\"up\":"
            + " \"y\", \"unit\": \"m\"}, \"findings\": [], \"truncated\": {\"seam.gap\": 3}}]}",
        "--max-findings");
  }

  @Test
  void aMissingFileIsNamed(@TempDir Path folder) {
    Path file = folder.resolve("nothing.json");
    BaselineException e = assertThrows(BaselineException.class, () -> BaselineReader.read(file));
    assertEquals(file + ": there is no such file", e.getMessage());
    BaselineException f = assertThrows(BaselineException.class, () -> BaselineReader.read(folder));
    assertEquals(folder + ": cannot be read", f.getMessage());
  }

  private static void assertWrong(String text, String part) {
    BaselineException e = assertThrows(BaselineException.class, () -> parse(text));
    assertTrue(e.getMessage().startsWith("known.json, "), e.getMessage());
    assertTrue(e.getMessage().contains(part), e.getMessage());
  }
}
