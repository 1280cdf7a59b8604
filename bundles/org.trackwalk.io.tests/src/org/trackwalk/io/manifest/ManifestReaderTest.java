package org.trackwalk.io.manifest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.robust.Mutants;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;

/** Every key of the contract, and the line and column of every mistake. */
final class ManifestReaderTest {

  static final String EVERYTHING =
      """
      {
        "$schema": "https://trackwalk.org/schema/trackwalk-manifest-1.json",
        "schema": "trackwalk-manifest/1",
        "name": "Hill circuit",
        "units": "cm",
        "up": "z",
        "bodies": "file",
        "pieces": [
          {"file": "road.glb", "class": "road", "surface": "asphalt"},
          {"file": "hill.obj", "node": "rock_*", "translate": [1, 2, 3], "scale": 2},
          {"file": "fence.obj", "sided": "both", "collidable": false,
           "matrix": [1,0,0,0, 0,1,0,0, 0,0,1,0, 7,8,9,1]}
        ],
        "corridor": {"pieces": ["road*"], "materials": ["tarmac", "asphalt"]},
        "line": {"file": "line.csv", "closed": true, "direction": "reverse"},
        "speed": {"vmax": 180, "grip": 1.2},
        "vehicle": "kart",
        "spawns": [[1, 2, 3], [4, 5, 6]],
        "neighbours": ["../next"],
        "enclosed": true,
        "profiles": ["generic", "jolt"],
        "rules": {"seam.gap": "off", "seam.step.warn": 0.004, "weld.near-miss": {"limit": 2}},
        "suppress": [
          {"rule": "seam.*", "fingerprint": "ab12", "reason": "pit wall", "by": "Kim"},
          {"rule": "boundary.hole", "box": [0, 0, 0, 1, 2, 3], "reason": "drain",
           "until": "2026-12-31"},
          {"rule": "*", "piece": "rock_*", "reason": "scanned"},
          {"rule": "seam.gap", "piece": ["road_1", "road_2"], "box": [0, 0, 0, 1, 2, 3],
           "reason": "joint"}
        ]
      }
      """;

  @TempDir Path folder;

  @Test
  void everyKeyIsUnderstood() throws Exception {
    LevelManifest m = ManifestReader.parse(EVERYTHING);
    assertEquals("Hill circuit", m.name());
    assertEquals(LengthUnit.CENTIMETRE, m.unit());
    assertEquals(UpAxis.Z, m.up());
    assertEquals("file", m.bodies());
    assertEquals(List.of("road*"), m.corridorPieces());
    assertEquals(List.of("tarmac", "asphalt"), m.corridorMaterials());
    assertEquals("line.csv", m.line().file().text());
    assertEquals(true, m.line().closed());
    assertTrue(m.line().reverse());
    assertEquals(180.0, m.vmax());
    assertEquals(1.2, m.grip());
    assertEquals("kart", m.vehicle());
    assertArrayEquals(new double[] {4, 5, 6}, m.spawns().get(1));
    assertEquals(List.of("../next"), m.neighbours());
    assertTrue(m.enclosed());
    assertEquals(List.of("generic", "jolt"), m.profiles());
    assertEquals(
        Map.of("seam.gap", "off", "seam.step.warn", "0.004", "weld.near-miss.limit", "2"),
        m.rules());
    Suppression first = m.suppressions().get(0);
    assertEquals(
        new Suppression("seam.*", "ab12", List.of(), null, "pit wall", "Kim", null), first);
    Suppression second = m.suppressions().get(1);
    assertArrayEquals(new double[] {0, 0, 0, 1, 2, 3}, second.box());
    assertEquals("2026-12-31", second.until());
    assertEquals(List.of("rock_*"), m.suppressions().get(2).pieces());
    assertEquals(List.of("road_1", "road_2"), m.suppressions().get(3).pieces());
    assertArrayEquals(new double[] {0, 0, 0, 1, 2, 3}, m.suppressions().get(3).box());
  }

  @Test
  void piecesHaveFilesNodesAndPlacements() throws Exception {
    List<ManifestPiece> pieces = ManifestReader.parse(EVERYTHING).pieces();
    assertEquals("road.glb", pieces.get(0).file().text());
    assertEquals("line 9, column 14", pieces.get(0).file().place());
    assertEquals(SurfaceClass.ROAD, pieces.get(0).surfaceClass());
    assertEquals("asphalt", pieces.get(0).surface());
    assertNull(pieces.get(0).placement());
    assertNull(pieces.get(0).collidable());
    assertEquals("rock_*", pieces.get(1).node());
    assertArrayEquals(new double[] {2, 0, 0, 1, 0, 2, 0, 2, 0, 0, 2, 3}, pieces.get(1).placement());
    assertArrayEquals(new double[] {1, 0, 0, 7, 0, 1, 0, 8, 0, 0, 1, 9}, pieces.get(2).placement());
    assertEquals(true, pieces.get(2).twoSided());
    assertEquals(false, pieces.get(2).collidable());
  }

  @Test
  void whatIsNotSaidIsNull() throws Exception {
    LevelManifest m = ManifestReader.parse("{}");
    assertNull(m.name());
    assertNull(m.unit());
    assertNull(m.up());
    assertNull(m.pieces());
    assertNull(m.line());
    assertNull(m.vmax());
    assertEquals(List.of(), m.corridorPieces());
    assertEquals(Map.of(), m.rules());
  }

  @Test
  void theCorridorsLineIsTheRacingLine() throws Exception {
    LevelManifest m = ManifestReader.parse("{\"corridor\": {\"line\": \"line.obj\"}}");
    assertEquals("line.obj", m.line().file().text());
    assertNull(m.line().closed());
    assertWrong(
        "{\"corridor\": {\"line\": \"a.obj\"},\n \"line\": {\"file\": \"a.obj\"}}",
        "line 1, column 23",
        "twice");
  }

  @Test
  void unknownKeysNameTheNearest() {
    assertWrong(
        "{\n  \"peices\": []}",
        "line 2, column 3",
        "unknown key 'peices' (did you mean 'pieces'?)");
    assertWrong("{\"line\": {\"flie\": \"a\"}}", "line 1, column 11", "did you mean 'file'?");
    assertWrong(piece("\"fil\": 1"), "line 1, column 27", "did you mean 'file'?");
    assertWrong("{\"speed\": {\"gravity\": 1}}", "line 1, column 12", "known here: vmax, grip");
    assertWrong("{\"corridor\": {\"piece\": []}}", "line 1, column 15", "did you mean 'pieces'?");
    assertWrong(
        "{\"suppress\": [{\"rule\": \"a\", \"reason\": \"b\", \"untill\": \"c\"}]}",
        "line 1, column 44",
        "did you mean 'until'?");
  }

  @Test
  void keysComeOnce() {
    assertWrong("{\"up\": \"y\",\n\"up\": \"z\"}", "line 2, column 1", "'up' comes twice");
    assertWrong("{\"rules\": {\"a.b\": 1, \"a\": {\"b\": 2}}}", "line 1, column 28", "'a.b'");
  }

  @Test
  void valuesHaveTheirKind() {
    assertWrong(
        "{\"name\": 5}", "line 1, column 10", "a text in quotes belongs here, not a number");
    assertWrong("{\"name\": \" \"}", "line 1, column 10", "empty");
    assertWrong("{\"enclosed\": \"yes\"}", "line 1, column 14", "true or false");
    assertWrong("{\"spawns\": [[1, 2]]}", "line 1, column 13", "3 numbers");
    assertWrong(piece("\"rotate\": [0, 90, 0]"), "line 1, column 37", "4 numbers of a quaternion");
    assertWrong("{\"spawns\": [[1, 2, \"3\"]]}", "line 1, column 20", "a number");
    assertWrong("{\"spawns\": [[1, 2, 1e999]]}", "line 1, column 20", "too large");
    assertWrong("{\"rules\": {\"seam.gap\": null}}", "line 1, column 24", "rule");
    assertWrong("{\"pieces\": {}}", "line 1, column 12", "a list");
    assertWrong("[]", "line 1, column 1", "an object");
  }

  @Test
  void wordsAreOfTheirList() {
    assertWrong("{\"units\": \"meter\"}", "line 1, column 11", "m, cm, mm, ft, in");
    assertWrong("{\"up\": \"Y\"}", "line 1, column 8", "did you mean 'y'?");
    assertWrong("{\"bodies\": \"pieces\"}", "line 1, column 12", "did you mean 'piece'?");
    assertWrong(
        "{\"schema\": \"trackwalk-manifest/2\"}", "line 1, column 12", "trackwalk-manifest/1");
    assertWrong(piece("\"class\": \"street\""), "line 1, column 36", "road, verge");
    assertWrong(piece("\"sided\": \"two\""), "line 1, column 36", "one, both");
  }

  @Test
  void numbersMakeSense() {
    assertWrong("{\"speed\": {\"vmax\": 0}}", "line 1, column 20", "above 0");
    assertWrong("{\"speed\": {\"grip\": -1}}", "line 1, column 20", "above 0");
    assertWrong("{\"pieces\": []}", "line 1, column 12", "empty");
  }

  @Test
  void placementsAreMatrixOrParts() {
    String matrix = "\"matrix\": [1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1]";
    assertWrong(piece(matrix + ", \"scale\": 1"), "line 1, column 37", "either");
    String rows = "\"matrix\": [1,0,0,5, 0,1,0,5, 0,0,1,5, 0,0,0,1]";
    assertWrong(piece(rows), "line 1, column 37", "column by column");
    assertWrong(piece("\"matrix\": [1]"), "line 1, column 37", "16 numbers");
    assertWrong(piece("\"rotate\": [0, 0, 0, 0]"), "line 1, column 37", "rotation");
    assertWrong("{\"pieces\": [{\"node\": \"a\"}]}", "line 1, column 13", "'file' is missing");
  }

  @Test
  void overlapsSayWhatHoldsForTwoNames() throws JsonException {
    String text =
        "{\"overlaps\": [{\"a\": \"fence*\", \"b\": \"terrain*\", \"allow\": true,"
            + " \"reason\": \"sunk\"}, {\"a\": \"crate\", \"b\": \"*\","
            + " \"method\": \"vertex-edge\", \"vertices\": \"both\"}]}";
    List<LevelHints.MeetingRule> rules = ManifestReader.parse(text).meetings();
    assertEquals(
        List.of(
            new LevelHints.MeetingRule("fence*", "terrain*", true, null, null, "sunk"),
            new LevelHints.MeetingRule("crate", "*", null, "vertex-edge", "both", null)),
        rules);
    String written = ManifestText.of(ManifestReader.parse(text));
    assertEquals(rules, ManifestReader.parse(written).meetings());
    String start = "{\"overlaps\": [{\"a\": \"x\", ";
    assertWrong(start + "\"allow\": true}]}", "line 1, column 15", "'b' is missing");
    assertWrong(start + "\"b\": \"y\"}]}", "line 1, column 15", "'allow', 'method'");
    assertWrong(
        start + "\"b\": \"y\", \"method\": \"z\"}]}", "line 1, column 46", "contour-region");
  }

  @Test
  void suppressionsSayWhatAndWhy() {
    String box = "\"box\": [0, 0, 0, 1, 1, 1]";
    assertWrong(suppress(box + ", \"reason\": \"x\""), "line 1, column 15", "'rule' is missing");
    assertWrong(suppress("\"rule\": \"a\", " + box), "line 1, column 15", "'reason' is missing");
    String both = "\"rule\": \"a\", \"reason\": \"b\"";
    assertWrong(suppress(both), "line 1, column 15", "either 'fingerprint' or 'box'");
    assertWrong(
        suppress(both + ", " + box + ", \"fingerprint\": \"f\""), "line 1, column 15", "either");
    String mixed = both + ", \"piece\": \"road\", \"fingerprint\": \"f\"";
    assertWrong(suppress(mixed), "line 1, column 15", "either");
    assertWrong(suppress(both + ", \"piece\": []"), "line 1, column 53", "at least one name");
    assertWrong(suppress(both + ", \"piece\": [\" \"]"), "line 1, column 54", "empty");
    assertWrong(suppress(both + ", \"box\": [1, 0, 0, 0, 1, 1]"), "line 1, column 51", "least");
    assertWrong(
        suppress(both + ", " + box + ", \"until\": \"31.12.2026\""), "line 1, column 80", "date");
  }

  @Test
  void brokenJsonHasItsPlaceInTheFile() throws Exception {
    Path file = Files.writeString(folder.resolve("a.trackwalk.json"), "{\n  \"up\": y\n}");
    ImportException e =
        assertThrows(
            ImportException.class, () -> ManifestReader.read(file, "dir/a.trackwalk.json"));
    assertEquals("line 2, column 9", e.place());
    assertTrue(e.oneLine().startsWith("dir/a.trackwalk.json, line 2, column 9: "), e.oneLine());
  }

  @Test
  void mutantsAreReadOrRefusedInOneLine() {
    Mutants mutants = new Mutants(EVERYTHING.getBytes(StandardCharsets.UTF_8), 20_261_121L);
    int read = 0;
    for (int i = 0; i < 2_000; i++) {
      try {
        ManifestReader.parse(new String(mutants.next(), StandardCharsets.UTF_8));
        read++;
      } catch (JsonException e) {
        assertEquals(1, e.getMessage().lines().count(), e.getMessage());
      }
    }
    assertTrue(read > 0 && read < 2_000, read + " read");
  }

  private static String piece(String more) {
    return "{\"pieces\": [{\"file\": \"a\", " + more + "}]}";
  }

  private static String suppress(String members) {
    return "{\"suppress\": [{" + members + "}]}";
  }

  private static void assertWrong(String text, String place, String problem) {
    JsonException e = assertThrows(JsonException.class, () -> ManifestReader.parse(text));
    assertTrue(e.getMessage().contains(problem), e.getMessage());
    assertEquals(place, e.place(), e.getMessage());
  }
}
