package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Overlaps at any angle, on a road that climbs and falls to one side: walls, turned blocks, thin
 * plates, sheets, one that is only 2 mm deep and one of metres, towers that lean into each other.
 * Each is told, as deep as planes and linear programs say.
 */
class PlantedAtAnglesTest {

  /** Metres that a corner's depth may be off by: some steps of floats 300 m away. */
  private static final double CORNER = 1e-4;

  /** The same of the deepest point of a face, which is sought to half a millimetre. */
  private static final double FACE = 5e-4;

  private static final int ROWS = 141;

  /** Metres from row to row. */
  private static final double ROW = 3;

  /** Metres of road and of ground to each side of it, from its middle. */
  private static final double ROAD = 5;

  private static final double GROUND = 60;

  @TempDir private Path folder;

  private final PlantedObj obj = new PlantedObj();
  private final Map<String, Double> planted = new TreeMap<>();

  /** How much the ground rises by metre of x and of z. */
  private double aside;

  private double along;

  private double ground(double x, double z) {
    return aside * x + along * z;
  }

  private Vector3d normal() {
    return new Vector3d(-aside, 1, -along).normalize();
  }

  /** Metres over the plane of the ground. */
  private double over(Vector3d p) {
    return (p.y - ground(p.x, p.z)) / StrictMath.sqrt(1 + aside * aside + along * along);
  }

  private void strip(String name, double x0, double x1) {
    obj.object(name);
    for (int i = 0; i < ROWS; i++) {
      double z = ROW * i;
      obj.vertex(new Vector3d(x0, ground(x0, z), z));
      obj.vertex(new Vector3d(x1, ground(x1, z), z));
    }
    for (int i = 0; i < ROWS - 1; i++) {
      int a = 2 * i;
      obj.face(a, a + 2, a + 1);
      obj.face(a + 1, a + 2, a + 3);
    }
  }

  /** Moves a body so that its lowest corner lies so deep under the ground, and plants it. */
  private void sink(String name, PlantedBox body, double depth) {
    double least = Double.POSITIVE_INFINITY;
    for (Vector3d corner : body.corners()) {
      least = Math.min(least, over(corner));
    }
    double up = (-depth - least) * StrictMath.sqrt(1 + aside * aside + along * along);
    PlantedBox sunk = body.moved(0, up, 0);
    double deepest = 0;
    for (Vector3d corner : sunk.corners()) {
      deepest = Math.max(deepest, -over(PlantedObj.rounded(corner)));
    }
    obj.box(name, sunk);
    planted.put(pair("road", name), deepest);
  }

  /** The report's order of two names hangs on that of the weld. */
  private static String pair(String a, String b) {
    return a.compareTo(b) < 0 ? a + " | " + b : b + " | " + a;
  }

  private static Quaterniond yaw(Random random) {
    return new Quaterniond().rotateY(random.nextDouble() * Math.PI);
  }

  private static Quaterniond any(Random random) {
    return new Quaterniond(
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian(),
            random.nextGaussian())
        .normalize();
  }

  private Vector3d place(Random random, int number) {
    double x = random.nextDouble(-1.2, 1.2);
    double z = 20 + 25 * number + random.nextDouble();
    return new Vector3d(x, ground(x, z), z);
  }

  private void things(Random random) {
    Vector3d wall = place(random, 0);
    // Its end lies half a metre inside the road's border.
    wall.x = ROAD - 0.5 - 3;
    sink("wall", new PlantedBox(wall, new Vector3d(3, 1.5, 0.15), new Quaterniond()), 0.5);
    for (int i = 1; i < 5; i++) {
      Vector3d half =
          new Vector3d(
              random.nextDouble(0.3, 0.9),
              random.nextDouble(0.3, 0.9),
              random.nextDouble(0.3, 0.9));
      PlantedBox block = new PlantedBox(place(random, i), half, any(random));
      sink("block" + i, block, random.nextDouble(0.02, 0.25));
    }
    for (int i = 5; i < 8; i++) {
      Vector3d half = new Vector3d(random.nextDouble(0.5, 1), 0.8, random.nextDouble(0.001, 0.004));
      PlantedBox plate = new PlantedBox(place(random, i), half, yaw(random).rotateX(0.4));
      sink("plate" + i, plate, random.nextDouble(0.02, 0.5));
    }
    // Its floor lies along the ground: a corner alone would be 2 mm deep on a few millimetres only.
    Quaterniond lying = new Quaterniond().rotationTo(new Vector3d(0, 1, 0), normal());
    PlantedBox shallow =
        new PlantedBox(
            place(random, 8), new Vector3d(0.6, 0.5, 0.4), lying.mul(yaw(random), lying));
    sink("shallow", shallow, 0.002);
    Vector3d pole = new Vector3d(0.2, 3, 0.2);
    sink("deep", new PlantedBox(place(random, 9), pole, yaw(random).rotateX(0.2)), 2.5);
  }

  /** An open sheet of two triangles that stands in the road. */
  private void sheet(Random random, int number) {
    Vector3d at = place(random, number);
    Quaterniond turn = yaw(random).rotateX(random.nextDouble(-0.3, 0.3));
    double depth = random.nextDouble(0.05, 0.5);
    double wide = random.nextDouble(0.3, 1);
    String name = "sheet" + number;
    obj.object(name);
    double deepest = 0;
    for (int i = 0; i < 4; i++) {
      Vector3d corner = new Vector3d(i % 2 == 0 ? -wide : wide, i < 2 ? -depth : 1.5, 0);
      turn.transform(corner).add(at);
      obj.vertex(corner);
      deepest = Math.max(deepest, -over(PlantedObj.rounded(corner)));
    }
    obj.face(0, 1, 3);
    obj.face(0, 3, 2);
    planted.put(pair("road", name), deepest);
  }

  /** Two towers beside the road that lean into each other. */
  private void towers(Random random, int number) {
    double z = 40 + 40 * number;
    Vector3d at = new Vector3d(25, ground(25, z) + 6, z);
    Vector3d half = new Vector3d(2, random.nextDouble(3, 4), 2);
    PlantedBox slim = new PlantedBox(at, half, yaw(random).rotateX(random.nextDouble(0.1)));
    Vector3d beside = new Vector3d(at).add(random.nextDouble(2.5, 3.5), 0, 0.4);
    Vector3d larger = new Vector3d(2.5, half.y + 1, 2.5);
    PlantedBox wide = new PlantedBox(beside, larger, yaw(random).rotateZ(random.nextDouble(0.1)));
    obj.box("slim" + number, slim);
    obj.box("wide" + number, wide);
    planted.put(
        pair("slim" + number, "wide" + number),
        Math.max(slim.deepestIn(wide), wide.deepestIn(slim)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void allAreFound(int seed) throws IOException {
    Random random = new Random(seed);
    aside = random.nextDouble(-0.04, 0.04);
    along = random.nextDouble(-0.06, 0.06);
    strip("road", -ROAD, ROAD);
    strip("grass_left", -GROUND, -ROAD);
    strip("grass_right", ROAD, GROUND);
    things(random);
    sheet(random, 10);
    sheet(random, 11);
    for (int i = 0; i < 4; i++) {
      towers(random, i);
    }
    Path level = folder.resolve("level.obj");
    Files.writeString(level, obj.text());
    Path json = folder.resolve("overlaps.json");
    CliRun run = CliRun.of("overlaps", level.toString(), "--report", "json=" + json);
    assertEquals(0, run.code(), run.toString());
    Map<String, Double> told = new TreeMap<>();
    JsonObject report = JsonParser.parseString(Files.readString(json)).getAsJsonObject();
    for (JsonElement element : report.getAsJsonArray("overlaps")) {
      JsonObject overlap = element.getAsJsonObject();
      told.put(
          pair(overlap.get("a").getAsString(), overlap.get("b").getAsString()),
          overlap.get("depth").getAsDouble());
    }
    assertEquals(planted.keySet(), told.keySet(), run.toString());
    planted.forEach(
        (pair, depth) ->
            assertEquals(depth, told.get(pair), pair.startsWith("slim") ? FACE : CORNER, pair));
  }
}
