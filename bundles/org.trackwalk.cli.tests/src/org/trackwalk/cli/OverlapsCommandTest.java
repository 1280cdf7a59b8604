package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code overlaps} on a road with things in it and beside it, whose sizes are known. */
class OverlapsCommandTest {

  private static final int[] BOX = {
    0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5,
    7, 4, 7, 6
  };

  @TempDir private Path folder;

  private final StringBuilder obj = new StringBuilder();
  private int vertices;

  private void strip(String name, double x0, double x1) {
    int rows = 61;
    obj.append("o ").append(name).append('\n');
    for (int i = 0; i < rows; i++) {
      vertex(x0, 0, 5 * i);
      vertex(x1, 0, 5 * i);
    }
    for (int i = 0; i < rows - 1; i++) {
      int a = vertices - 2 * rows + 2 * i + 1;
      face(a, a + 2, a + 1);
      face(a + 1, a + 2, a + 3);
    }
  }

  private void box(String name, double... b) {
    obj.append("o ").append(name).append('\n');
    for (int i = 0; i < 8; i++) {
      vertex(b[(i & 1) == 0 ? 0 : 3], b[(i & 2) == 0 ? 1 : 4], b[(i & 4) == 0 ? 2 : 5]);
    }
    int first = vertices - 7;
    for (int t = 0; t < BOX.length; t += 3) {
      face(first + BOX[t], first + BOX[t + 1], first + BOX[t + 2]);
    }
  }

  private void vertex(double x, double y, double z) {
    obj.append(String.format(Locale.ROOT, "v %s %s %s%n", x, y, z));
    vertices++;
  }

  private void face(int a, int b, int c) {
    obj.append(String.format(Locale.ROOT, "f %d %d %d%n", a, b, c));
  }

  private Path level() throws IOException {
    strip("road", -5, 5);
    strip("grass_left", -40, -5);
    strip("grass_right", 5, 40);
    box("wall", -1, -0.5, 101.25, 1.5, 1.25, 101.5);
    for (int i = 0; i < 10; i++) {
      box("post" + i, 6.5, -0.4, 20 + 9 * i, 6.6, 1, 20.1 + 9 * i);
    }
    box("tower_a", 20, -0.5, 50, 26, 12, 56);
    box("tower_b", 24, -0.5, 51, 30, 14, 57);
    Path file = folder.resolve("level.obj");
    Files.writeString(file, obj);
    return file;
  }

  @Test
  void theWallInTheRoadAndTheTowersAreToldAndThePostsCounted() throws IOException {
    Path json = folder.resolve("overlaps.json");
    CliRun run = CliRun.of("overlaps", level().toString(), "--report", "json=" + json);
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("1. road | wall: 500 mm deep"), run.out());
    assertTrue(run.out().contains("2. tower_a | tower_b: "), run.out());
    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    assertEquals(2, report.getAsJsonArray("overlaps").size(), run.out());
    JsonObject wall = report.getAsJsonArray("overlaps").get(0).getAsJsonObject();
    assertEquals("on-road", wall.get("why").getAsString());
    assertEquals(2 * (2.5 + 0.25), wall.get("contourLength").getAsDouble(), 1e-6);
    assertEquals(2.5 * 0.25, wall.get("area").getAsDouble(), 1e-6);
    assertEquals(0.5, wall.get("depth").getAsDouble(), 1e-6);
    assertTrue(wall.get("volume").isJsonNull(), "the road has no inside");
    assertEquals(-0.5, wall.getAsJsonArray("position").get(1).getAsDouble(), 1e-6);
    JsonObject towers = report.getAsJsonArray("overlaps").get(1).getAsJsonObject();
    assertEquals("same-place", towers.get("why").getAsString());
    assertEquals(2 * 12.5 * 5, towers.get("volume").getAsDouble(), 1e-6);
    // Ten posts and two towers in the grass.
    assertEquals(12, report.getAsJsonObject("meant").get("stands-in-ground").getAsInt());
  }

  @Test
  void aWallAtTheRoadsBorderIsMeant() throws IOException {
    strip("road", -5, 5);
    strip("grass_right", 5, 40);
    box("wall", 4.75, -0.5, 100, 5.25, 1, 140);
    Path file = folder.resolve("level.obj");
    Files.writeString(file, obj);
    CliRun run = CliRun.of("overlaps", file.toString());
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("no pieces go through each other where it is felt"), run.out());
    assertTrue(run.out().contains("stand in the ground beside the road"), run.out());
  }

  @Test
  void jsonGoesToTheScreenAlone() throws IOException {
    CliRun run = CliRun.of("overlaps", level().toString(), "--report", "json=-");
    assertEquals(0, run.code(), run.toString());
    assertEquals(
        "trackwalk-overlaps/1",
        JsonParser.parseString(run.out()).getAsJsonObject().get("schema").getAsString());
  }

  @Test
  void thePictureDrawsTheWallsContourWithItsSidesToScale() throws IOException {
    Path svg = folder.resolve("overlaps.svg");
    CliRun run = CliRun.of("overlaps", level().toString(), "--report", "svg=" + svg);
    assertEquals(0, run.code(), run.toString());
    String picture = Files.readString(svg);
    Matcher line = Pattern.compile("<polyline [^>]*points=\"([^\"]*)\"").matcher(picture);
    assertTrue(line.find(), picture);
    String[] points = line.group(1).split(" ");
    assertEquals(points[0], points[points.length - 1], "the wall's contour is closed");
    double[] x = Stream.of(points).mapToDouble(p -> coordinate(p, 0)).sorted().toArray();
    double[] y = Stream.of(points).mapToDouble(p -> coordinate(p, 1)).sorted().toArray();
    double wide = x[x.length - 1] - x[0];
    double high = y[y.length - 1] - y[0];
    // The wall is 2.5 m wide and 0.25 m thick; coordinates have one decimal.
    assertEquals(0.1, high / wide, 0.2 / wide);
    // Four sides seen from above, and one line in each legend; the road's ends are not in sight.
    assertEquals(4, outline(picture.split("2. tower_a")[0], "b"), picture);
    int wall = picture.indexOf("1. road | wall");
    assertTrue(wall > 0 && wall < picture.indexOf("2. tower_a | tower_b"), picture);
  }

  /** Lines of a piece's outline that are longer than a pixel, without those of the legends. */
  private static long outline(String picture, String style) {
    return Pattern.compile(
                "<line x1=\"([^\"]*)\" y1=\"([^\"]*)\" x2=\"([^\"]*)\" y2=\"([^\"]*)\" class=\""
                    + style
                    + "\"")
            .matcher(picture)
            .results()
            .filter(
                m ->
                    Math.abs(Double.parseDouble(m.group(1)) - Double.parseDouble(m.group(3)))
                            + Math.abs(
                                Double.parseDouble(m.group(2)) - Double.parseDouble(m.group(4)))
                        > 1)
            .count()
        - 2;
  }

  private static double coordinate(String point, int which) {
    return Double.parseDouble(point.split(",")[which]);
  }

  @Test
  void ofABodyInsideAnotherThereIsNoLine() throws IOException {
    strip("road", -5, 5);
    box("outer", 20, 1, 50, 26, 13, 56);
    box("inner", 21, 2, 51, 25, 12, 55);
    Path file = folder.resolve("level.obj");
    Files.writeString(file, obj);
    CliRun run = CliRun.of("overlaps", file.toString(), "--report", "svg=-");
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("wholly inside the other"), run.out());
    assertFalse(run.out().contains("<polyline"), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--report,json,'where to?'",
    "--report,jsn=x,did you mean 'json'",
    "--vehicle,no,no",
    "--contacts,edges,'none of contour-region'",
    "--cells,20,go with --contacts",
  })
  void whatCannotBeIsWrongUsage(String option, String value, String words) throws IOException {
    CliRun run = CliRun.of("overlaps", level().toString(), option, value);
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(words), run.err());
  }

  @Test
  void theLevelItselfIsNeverWrittenOver() throws IOException {
    Path level = level();
    long size = Files.size(level);
    CliRun run = CliRun.of("overlaps", level.toString(), "--report", "json=" + level);
    assertEquals(2, run.code(), run.toString());
    assertEquals(size, Files.size(level));
  }

  @Test
  void contactsOfTheWallAreTheCornersOfItsContour() throws IOException {
    Path json = folder.resolve("overlaps.json");
    CliRun run =
        CliRun.of(
            "overlaps",
            level().toString(),
            "--contacts",
            "contour-region",
            "--report",
            "json=" + json);
    assertEquals(0, run.code(), run.toString());
    JsonObject wall = first(json);
    JsonObject pair = wall.getAsJsonArray("contacts").get(0).getAsJsonObject();
    assertEquals("road", pair.get("a").getAsString());
    assertEquals("contours", pair.get("collider").getAsString());
    assertEquals(4, pair.getAsJsonArray("points").size());
    JsonObject point = pair.getAsJsonArray("points").get(0).getAsJsonObject();
    assertEquals(0.5, point.get("depth").getAsDouble(), 1e-6);
    assertEquals(-1, point.getAsJsonArray("normal").get(1).getAsDouble(), 1e-9);
    // The road and the grass beside it share an edge's line.
    JsonObject touching =
        JsonParser.parseString(Files.readString(json))
            .getAsJsonObject()
            .getAsJsonObject("touching");
    assertEquals(2, touching.get("line").getAsInt());
  }

  private static JsonObject first(Path json) throws IOException {
    return JsonParser.parseString(Files.readString(json))
        .getAsJsonObject()
        .getAsJsonArray("overlaps")
        .get(0)
        .getAsJsonObject();
  }

  @Test
  void aDistanceGridIsDescribedAndDrawn() throws IOException {
    Path svg = folder.resolve("overlaps.svg");
    CliRun run =
        CliRun.of(
            "overlaps",
            level().toString(),
            "--contacts",
            "vertex-penetration",
            "--collider",
            "distance-grid",
            "--vertices",
            "both",
            "--cell-size",
            "0.25",
            "--report",
            "svg=" + svg);
    assertEquals(0, run.code(), run.toString());
    // The wall is 2.5 x 1.75 x 0.25 m, with a cell around it.
    assertTrue(run.out().contains("distance grid of 12 x 9 x 3 cells of 250 mm"), run.out());
    assertTrue(run.out().contains("the first is not closed"), run.out());
    assertTrue(Files.readString(svg).contains("class=\"zero\""));
  }

  @Test
  void aGridHasNoRegions() throws IOException {
    CliRun run =
        CliRun.of(
            "overlaps",
            level().toString(),
            "--contacts",
            "contour-region",
            "--collider",
            "distance-grid");
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("knows no regions"), run.err());
  }

  private CliRun withManifest(String overlaps, String... options) throws IOException {
    level();
    Path manifest = folder.resolve("level.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"schema\": \"trackwalk-manifest/1\", \"pieces\": [{\"file\": \"level.obj\"}], "
            + "\"overlaps\": ["
            + overlaps
            + "]}");
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.add(1, manifest.toString());
    return CliRun.of(arguments.toArray(new String[0]));
  }

  @Test
  void theManifestSaysWhichPairsAreMeantAndWhichMustNotBe() throws IOException {
    CliRun run =
        withManifest(
            "{\"a\": \"tower*\", \"b\": \"tower*\", \"allow\": true},"
                + "{\"a\": \"grass*\", \"b\": \"post*\", \"allow\": false}",
            "overlaps");
    assertEquals(0, run.code(), run.toString());
    assertFalse(run.out().contains("tower_a | tower_b"), run.out());
    assertTrue(run.out().contains("meant: 1 pair of parts may go through each other"), run.out());
    assertTrue(run.out().contains("grass_right | post3: 400 mm deep"), run.out());
    CliRun check =
        withManifest(
            "{\"a\": \"post*\", \"b\": \"grass*\", \"allow\": false}",
            "check",
            "--only",
            "overlap.pieces",
            "--all");
    assertTrue(check.out().contains("10 warnings"), check.out());
  }

  @Test
  void theManifestSaysHowContactsOfAPairAreMade() throws IOException {
    CliRun run =
        withManifest(
            "{\"a\": \"wall\", \"b\": \"*\", \"method\": \"vertex-penetration\","
                + " \"vertices\": \"first\"}",
            "overlaps",
            "--contacts",
            "contour-region");
    assertEquals(0, run.code(), run.toString());
    // The wall is named second of the pair, and its four lower corners count.
    assertTrue(run.out().contains("vertex-penetration: 4 contacts"), run.out());
  }
}
