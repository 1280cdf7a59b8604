package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A box car in box tunnels, under gantries and over crests: all by hand. */
class ClearanceCommandTest {

  private static final double SPRINGS = 0.0005;

  @TempDir private Path folder;

  private final StringBuilder text = new StringBuilder();
  private int vertices;

  private void quad(double... p) {
    for (int i = 0; i < 12; i += 3) {
      text.append(String.format(Locale.ROOT, "v %.9g %.9g %.9g%n", p[i], p[i + 1], p[i + 2]));
    }
    int v = vertices + 1;
    text.append(String.format("f %d %d %d%nf %d %d %d%n", v, v + 1, v + 2, v, v + 2, v + 3));
    vertices += 4;
  }

  private void object(String name) {
    text.append("o ").append(name).append('\n');
  }

  private void box(double a, double b, double c, double x, double y, double z) {
    quad(a, b, c, a, b, z, a, y, z, a, y, c);
    quad(x, b, c, x, y, c, x, y, z, x, b, z);
    quad(a, b, c, x, b, c, x, b, z, a, b, z);
    quad(a, y, c, a, y, z, x, y, z, x, y, c);
    quad(a, b, c, a, y, c, x, y, c, x, b, c);
    quad(a, b, z, x, b, z, x, y, z, a, y, z);
  }

  private void road(DoubleUnaryOperator height) {
    object("road");
    for (int z = 0; z < 200; z++) {
      double a = height.applyAsDouble(z);
      double b = height.applyAsDouble(z + 1);
      quad(-5, a, z, -5, b, z + 1, 5, b, z + 1, 5, a, z);
    }
  }

  private Path file(String name) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    text.setLength(0);
    vertices = 0;
    return file;
  }

  private Path car(double x, double y, double scale) throws IOException {
    object("body");
    box(
        x - 0.9 * scale,
        y + 0.1 * scale,
        -2.25 * scale,
        x + 0.9 * scale,
        y + 1.2 * scale,
        2.25 * scale);
    for (int i = 0; i < 4; i++) {
      double wx = x + (i % 2 == 0 ? 0.75 : -0.75) * scale;
      double wz = (i < 2 ? 1.4 : -1.4) * scale;
      object("part_" + i);
      box(
          wx - 0.1 * scale,
          y,
          wz - 0.3 * scale,
          wx + 0.1 * scale,
          y + 0.6 * scale,
          wz + 0.3 * scale);
    }
    return file("car.obj");
  }

  private JsonObject report(Path level, Path car) throws IOException {
    Path json = folder.resolve("room.json");
    String[] words = {
      "clearance",
      level.toString(),
      "--vehicle-mesh",
      car.toString(),
      "--lanes",
      "1",
      "--speed",
      "5",
      "--start",
      "0,10,10",
      "--report",
      "json=" + json
    };
    CliRun run = CliRun.of(words);
    assertEquals(0, run.code(), run.toString());
    return JsonParser.parseString(Files.readString(json)).getAsJsonObject();
  }

  private static double least(JsonObject report, String side) {
    double least = Double.POSITIVE_INFINITY;
    for (var way : report.getAsJsonArray("ways")) {
      for (var room : way.getAsJsonObject().getAsJsonArray(side)) {
        least = room.isJsonNull() ? least : Math.min(least, room.getAsDouble());
      }
    }
    return least;
  }

  private static JsonObject only(JsonObject report) {
    JsonArray touches = report.getAsJsonArray("touches");
    assertEquals(1, touches.size(), touches.toString());
    return touches.get(0).getAsJsonObject();
  }

  @Test
  void aTunnelHasTheRoomThatItsWallsLeave() throws IOException {
    road(z -> 0);
    object("tunnel");
    quad(1.5, 0, 80, 1.5, 2.5, 80, 1.5, 2.5, 120, 1.5, 0, 120);
    quad(-1.25, 0, 80, -1.25, 0, 120, -1.25, 2.5, 120, -1.25, 2.5, 80);
    quad(-1.25, 2.5, 80, -1.25, 2.5, 120, 1.5, 2.5, 120, 1.5, 2.5, 80);
    JsonObject report = report(file("tunnel.obj"), car(0, 0, 1));
    assertTrue(report.get("fits").getAsBoolean());
    assertEquals(4, report.get("wheels").getAsInt());
    assertEquals(2.8, report.get("wheelbase").getAsDouble(), 1e-6);
    assertEquals(1.3, least(report, "over"), 1e-4);
    assertEquals(0.1, least(report, "under"), 1e-4);
    // Driven both ways, each wall is once to each side.
    assertEquals(0.35, least(report, "left"), 1e-4);
    assertEquals(0.35, least(report, "right"), 1e-4);
  }

  @Test
  void aGantryIsAsDeepAsTheRoofIsHigher() throws IOException {
    road(z -> 0);
    object("gantry");
    box(-6, 0.9, 100, 6, 1.1, 100.5);
    JsonObject touch = only(report(file("gantry.obj"), car(0, 0, 1)));
    assertEquals("gantry", touch.get("piece").getAsString());
    assertEquals("over", touch.get("side").getAsString());
    assertEquals(0.3, touch.get("depth").getAsDouble(), 1e-4);
    assertEquals(2, touch.get("ways").getAsInt());
  }

  @Test
  void aWallIsAsDeepAsTheSideReachesIntoIt() throws IOException {
    road(z -> 0);
    object("wall");
    box(0.85, 0, 100, 1.5, 2, 110);
    JsonArray touches = report(file("wall.obj"), car(0, 0, 1)).getAsJsonArray("touches");
    assertEquals(2, touches.size(), touches.toString());
    for (var touch : touches) {
      assertEquals(0.05, touch.getAsJsonObject().get("depth").getAsDouble(), 1e-4);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.02, 0.072", "0.05, 0.03", "0.1, -0.04", "0.2, -0.18"})
  void overACrestTheFloorComesDownByTheSlope(double slope, double room) throws IOException {
    road(z -> slope * (100 - Math.abs(z - 100)));
    JsonObject report = report(file("crest.obj"), car(0, 0, 1));
    // 0.1 m less 1.4 m, half the wheelbase, times the slope.
    assertEquals(room, least(report, "under"), SPRINGS);
    assertEquals(room > 0, report.get("fits").getAsBoolean());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 100, no vehicle",
    "0, 0.9, 1, y = 0 is the ground",
    "2, 0, 1, x = 0",
    "0, -0.4, 1, y = 0 is the ground"
  })
  void whatCannotBeAVehicleIsRefused(double x, double y, double scale, String words)
      throws IOException {
    road(z -> 0);
    Path level = file("level.obj");
    Path car = car(x, y, scale);
    CliRun run = CliRun.of("clearance", level.toString(), "--vehicle-mesh", car.toString());
    assertEquals(2, run.code(), run.toString());
    assertEquals(1, run.err().strip().lines().count(), run.err());
    assertTrue(run.err().contains(words), run.err());
  }

  @Test
  void wheelsThatAreOneWithTheBodyAreRefused() throws IOException {
    road(z -> 0);
    Path level = file("level.obj");
    object("all");
    box(-0.9, 0, -2.25, 0.9, 1.2, 2.25);
    Path car = file("car.obj");
    CliRun run =
        CliRun.of(
            "clearance", level.toString(), "--vehicle-mesh", car.toString(), "--start", "0,0,9");
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("wheels are parts of their own"), run.err());
  }

  @Test
  void withoutAMeshItSaysHowToNameOne() throws IOException {
    road(z -> 0);
    CliRun run = CliRun.of("clearance", file("level.obj").toString());
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("--vehicle-mesh"), run.err());
  }
}
