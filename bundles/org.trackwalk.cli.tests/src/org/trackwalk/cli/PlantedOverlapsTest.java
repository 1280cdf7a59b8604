package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ten overlaps of random sizes on a road and beside it: each is told, as deep as it is. */
class PlantedOverlapsTest {

  /** Metres by which a depth may be off. */
  private static final double WITHIN = 0.002;

  private static final int ROWS = 121;

  @TempDir private Path folder;

  private final StringBuilder obj = new StringBuilder();
  private final Map<String, Double> planted = new TreeMap<>();
  private int vertices;

  private void strip(String name, double x0, double x1) {
    obj.append("o ").append(name).append('\n');
    for (int i = 0; i < ROWS; i++) {
      vertex(x0, 0, 3 * i);
      vertex(x1, 0, 3 * i);
    }
    for (int i = 0; i < ROWS - 1; i++) {
      int a = vertices - 2 * ROWS + 2 * i + 1;
      obj.append(String.format("f %d %d %d%n", a, a + 2, a + 1));
      obj.append(String.format("f %d %d %d%n", a + 1, a + 2, a + 3));
    }
  }

  private void vertex(double x, double y, double z) {
    obj.append(String.format(Locale.ROOT, "v %.5f %.5f %.5f%n", x, y, z));
    vertices++;
  }

  /** An upright prism around an axis; of four corners a box that is turned. */
  private void prism(
      String name, int corners, double radius, double turn, double x, double z, double... y) {
    obj.append("o ").append(name).append('\n');
    for (double height : y) {
      for (int i = 0; i < corners; i++) {
        double angle = turn + 2 * Math.PI * i / corners;
        vertex(x + radius * Math.cos(angle), height, z + radius * Math.sin(angle));
      }
    }
    int first = vertices - 2 * corners + 1;
    for (int i = 0; i < corners; i++) {
      int next = first + (i + 1) % corners;
      obj.append(
          String.format("f %d %d %d %d%n", first + i, first + i + corners, next + corners, next));
    }
    face(first, 1, corners);
    face(first + 2 * corners - 1, -1, corners);
  }

  private void face(int from, int step, int corners) {
    obj.append('f');
    for (int i = 0; i < corners; i++) {
      obj.append(' ').append(from + i * step);
    }
    obj.append('\n');
  }

  private void box(String name, double x0, double y0, double z0, double x1, double y1, double z1) {
    obj.append("o ").append(name).append('\n');
    for (int i = 0; i < 8; i++) {
      vertex((i & 1) == 0 ? x0 : x1, (i & 2) == 0 ? y0 : y1, (i & 4) == 0 ? z0 : z1);
    }
    int v = vertices - 7;
    int[] faces = {0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6};
    for (int f = 0; f < faces.length; f += 4) {
      obj.append(
          String.format(
              "f %d %d %d %d%n",
              v + faces[f], v + faces[f + 1], v + faces[f + 2], v + faces[f + 3]));
    }
  }

  /** Something in the road, as deep as it reaches below it. */
  private void inRoad(Random random, int number) {
    double depth = random.nextDouble(0.02, 0.6);
    double x = random.nextDouble(-2.5, 2.5);
    double z = 25 + 33 * number + random.nextDouble();
    String name = "thing" + number;
    int corners = number < 3 ? 4 : 4 + random.nextInt(8);
    double turn = random.nextDouble() * Math.PI;
    double radius = random.nextDouble(0.3, 1.2);
    prism(name, corners, radius, turn, x, z, -depth, random.nextDouble(0.7, 2));
    planted.put("road | " + name, depth);
  }

  /** Two towers: one face of the first stands in the second, which is wider and higher. */
  private void towers(Random random, int number) {
    double in = random.nextDouble(0.5, 1);
    double x = 18 + random.nextDouble();
    double z = 30 * number + random.nextDouble();
    double high = random.nextDouble(6, 12);
    box("tower" + number, x, -0.5, z, x + 4, high, z + 4);
    box("wide" + number, x + 4 - in, -1.5, z - 1, x + 9, high + 1, z + 5);
    planted.put("tower" + number + " | wide" + number, in);
  }

  /** A core in a block, as deep as its far side is from the block's near one. */
  private void core(Random random) {
    double in = random.nextDouble(0.3, 1);
    box("block", 20, 0.5, 290, 30, 4.5, 300);
    box("core", 20 + in, 0.7, 294, 20.5 + in, 4.3, 296);
    planted.put("block | core", in + 0.5);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void tenAreFound(int seed) throws IOException {
    Random random = new Random(seed);
    strip("road", -5, 5);
    strip("grass_left", -60, -5);
    strip("grass_right", 5, 60);
    for (int i = 0; i < 6; i++) {
      inRoad(random, i);
    }
    for (int i = 6; i < 9; i++) {
      towers(random, i);
    }
    core(random);
    Path level = folder.resolve("level.obj");
    Files.writeString(level, obj);
    Path json = folder.resolve("overlaps.json");
    CliRun run = CliRun.of("overlaps", level.toString(), "--report", "json=" + json);
    assertEquals(0, run.code(), run.toString());
    Map<String, Double> told = new TreeMap<>();
    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    for (JsonElement element : report.getAsJsonArray("overlaps")) {
      JsonObject overlap = element.getAsJsonObject();
      String pair = overlap.get("a").getAsString() + " | " + overlap.get("b").getAsString();
      told.put(pair, overlap.get("depth").getAsDouble());
    }
    assertEquals(planted.keySet(), told.keySet(), run.toString());
    planted.forEach((pair, depth) -> assertEquals(depth, told.get(pair), WITHIN, pair));
  }
}
