package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What engines do with one probe: two squares of 2 x 2 m that meet at x = 0 bit for bit, a piece
 * each, and a sphere of 0.35 m over the second one, 0.1 m beside the seam.
 */
class ExplainEngineTest {

  private static final double RADIUS = 0.35;

  @TempDir private Path folder;
  private String level;

  @BeforeEach
  void level() throws IOException {
    Path file = folder.resolve("seam.obj");
    List<String> lines = new ArrayList<>();
    for (int piece = 0; piece < 2; piece++) {
      int x = 2 * piece - 2;
      lines.add("o piece_" + piece);
      lines.add("v " + x + " 0 -1");
      lines.add("v " + x + " 0 1");
      lines.add("v " + (x + 2) + " 0 1");
      lines.add("v " + (x + 2) + " 0 -1");
      int a = 4 * piece + 1;
      lines.add("f " + a + " " + (a + 1) + " " + (a + 2));
      lines.add("f " + a + " " + (a + 2) + " " + (a + 3));
    }
    Files.write(file, lines);
    level = file.toString();
  }

  private JsonObject explained(double y, String shape, String... more) {
    List<String> args =
        new ArrayList<>(List.of("explain", level, "--at", "0.1," + y + ",0.3", "--shape", shape));
    args.addAll(List.of("--format", "json"));
    args.addAll(List.of(more));
    CliRun run = CliRun.of(args.toArray(String[]::new));
    assertEquals(0, run.code(), run.toString());
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  /** How far up the contact of a piece pushes; NaN without one. */
  private static double up(JsonObject judged, String piece) {
    for (var each : judged.getAsJsonArray("verdicts")) {
      JsonObject verdict = each.getAsJsonObject();
      if (verdict.get("kept").getAsBoolean() && verdict.get("piece").getAsString().equals(piece)) {
        return verdict.getAsJsonArray("normal").get(1).getAsDouble();
      }
    }
    return Double.NaN;
  }

  @Test
  void whatBodiesAreMadeOfDecidesWhetherASeamIsInside() {
    // from the seam to the centre: 0.1 m aside, 0.345 m up
    double height = RADIUS - 0.005;
    double leaning = height / Math.sqrt(height * height + 0.01);
    JsonObject one = explained(height, "sphere:0.35", "--profile", "physx", "--bodies", "one");
    assertTrue(Double.isNaN(up(one, "piece_0")), "the surface goes on there");
    assertEquals(1, up(one, "piece_1"), 1e-12);
    JsonObject two = explained(height, "sphere:0.35", "--profile", "physx", "--bodies", "piece");
    assertEquals(leaning, up(two, "piece_0"), 1e-6, "to each piece its border is an edge");
    assertEquals(1, up(two, "piece_1"), 1e-12);
    JsonObject jolt = explained(height, "sphere:0.35", "--profile", "jolt", "--bodies", "one");
    assertEquals(leaning, up(jolt, "piece_0"), 1e-6, "whose indices differ");
    JsonObject engine = two.getAsJsonObject("engine");
    assertEquals("physx", engine.get("profile").getAsString());
    assertEquals("piece", engine.get("bodies").getAsString());
    assertEquals("number", engine.get("vertices").getAsString(), "-0.0 is 0.0 to PhysX");
    assertEquals("sphere", engine.get("shape").getAsString());
  }

  @Test
  void theManifestSaysWhatBodiesAreUnlessTheUserDoes() throws IOException {
    Path manifest = folder.resolve("seam.trackwalk.json");
    Files.writeString(manifest, "{\"pieces\": [{\"file\": \"seam.obj\"}], \"bodies\": \"piece\"}");
    level = manifest.toString();
    JsonObject told = explained(0.345, "sphere:0.35", "--profile", "physx");
    assertEquals("piece", told.getAsJsonObject("engine").get("bodies").getAsString());
    JsonObject asked = explained(0.345, "sphere:0.35", "--profile", "physx", "--bodies", "one");
    assertEquals("one", asked.getAsJsonObject("engine").get("bodies").getAsString());
  }

  @Test
  void marginsAndSidesAreThoseOfTheEngine() {
    // 30 mm over the ground: within PhysX' margin of 40 mm, beyond Jolt's of 20 mm
    assertEquals(1, up(explained(RADIUS + 0.03, "sphere:0.35", "--profile", "physx"), "piece_1"));
    JsonObject jolt = explained(RADIUS + 0.03, "sphere:0.35", "--profile", "jolt");
    assertEquals(0, jolt.get("contacts").getAsInt());
    JsonObject wider =
        explained(RADIUS + 0.03, "sphere:0.35", "--profile", "jolt", "--contact-distance", "0.04");
    assertEquals(1, up(wider, "piece_1"));
    // from below: only an engine that lets both sides collide
    assertEquals(
        0, explained(-0.34, "sphere:0.35", "--profile", "rapier").get("contacts").getAsInt());
    double down = up(explained(-0.34, "sphere:0.35", "--profile", "rapier-two-sided"), "piece_1");
    assertEquals(-1, down, 1e-6);
  }

  @Test
  void eachShapeIsJudgedByTheEnginesWayForIt() throws IOException {
    Path parts = folder.resolve("parts.json");
    Files.writeString(
        parts, "{\"parts\": [{\"shape\": \"capsule:0.2,0.3\"}, {\"shape\": \"box:0.3,0.5,0.3\"}]}");
    Path hull = folder.resolve("hull.obj");
    Files.writeString(
        hull,
        "v -0.3 -0.5 -0.3\nv 0.3 -0.5 -0.3\nv 0 -0.5 0.3\nv 0 0.5 0\n"
            + "f 1 2 3\nf 1 4 2\nf 2 4 3\nf 3 4 1\n");
    // Side by side and apart: one hull around both would reach over what lies between.
    Path pieces = folder.resolve("pieces.obj");
    Files.writeString(
        pieces,
        "o left\nv 0 -0.5 -0.1\nv 0.1 -0.5 -0.1\nv 0.05 -0.5 0.1\nv 0.05 0.5 0\n"
            + "f 1 2 3\nf 1 4 2\nf 2 4 3\nf 3 4 1\n"
            + "o right\nv 0.2 -0.5 -0.1\nv 0.3 -0.5 -0.1\nv 0.25 -0.5 0.1\nv 0.25 0.5 0\n"
            + "f 5 6 7\nf 5 8 6\nf 6 8 7\nf 7 8 5\n");
    String[][] shapes = {
      {"parts:" + pieces, "hull"},
      {"sphere:0.5", "sphere"},
      {"capsule:0.2,0.3", "capsule"},
      {"box:0.3,0.5,0.3", "box"},
      {"box:0.3,0.5,0.3,0.05", "box"},
      {"wheel:0.5,0.1", "cylinder"},
      {"hull:" + hull, "hull"},
      {"hull:" + hull + ",0.02", "hull"},
      {"parts:" + parts, "capsule"}
    };
    for (String[] shape : shapes) {
      JsonObject judged = explained(0.499, shape[0], "--profile", "physx", "--bodies", "one");
      String where = shape[0];
      assertEquals(shape[1], judged.getAsJsonObject("engine").get("shape").getAsString(), where);
      JsonArray merged = judged.getAsJsonArray("merged");
      assertTrue(merged.size() > 0, where);
      for (var point : merged) {
        JsonArray normal = point.getAsJsonObject().getAsJsonArray("normal");
        assertEquals(1, normal.get(1).getAsDouble(), 1e-9, where);
        double depth = point.getAsJsonObject().get("separation").getAsDouble();
        assertEquals(-0.001, depth, 1e-6, where);
      }
    }
  }

  @Test
  void aPieceWithoutAHullIsNamed() throws IOException {
    Path flat = folder.resolve("flat.obj");
    Files.writeString(flat, "o sheet\nv 0 0 0\nv 1 0 0\nv 0 0 1\nf 1 2 3\n");
    CliRun run = CliRun.of("explain", level, "--at", "0.1,0.3,0.3", "--shape", "parts:" + flat);
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("flat.obj: piece 'sheet' has no hull: "), run.err());
  }

  @Test
  void severalEnginesStandInColumns() {
    CliRun run =
        CliRun.of(
            "explain",
            level,
            "--at",
            "0.1,-0.34,0.3",
            "--shape",
            "sphere:0.35",
            "--profile",
            "rapier",
            "--profile",
            "rapier-two-sided",
            "--profile",
            "physx");
    assertEquals(0, run.code(), run.toString());
    List<String> rows = run.out().lines().filter(l -> l.startsWith("  piece_")).toList();
    assertTrue(rows.size() > 1, run.out());
    for (String row : rows) {
      assertTrue(row.matches(".*(  (C\\d|v\\d|- )){3}"), row);
    }
    assertTrue(run.out().contains("b  rapier-two-sided, "), run.out());
    assertTrue(run.out().contains("sides: both"), run.out());
  }

  @Test
  void whatDoesNotBelongTogetherIsSaid() {
    String[] probe = {"explain", level, "--at", "0,0.5,0", "--shape", "sphere:0.6"};
    assertUsage(probe, "--method and --profile", "--profile", "jolt", "--method", "all");
    assertUsage(probe, "--bodies: it needs --profile", "--bodies", "one");
    assertUsage(probe, "did you mean 'jolt'", "--profile", "jolti");
    assertUsage(probe, "--bodies", "--profile", "jolt", "--bodies", "pieces");
  }

  private static void assertUsage(String[] probe, String message, String... more) {
    List<String> args = new ArrayList<>(List.of(probe));
    args.addAll(List.of(more));
    CliRun run = CliRun.of(args.toArray(String[]::new));
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(message), run.err());
  }
}
