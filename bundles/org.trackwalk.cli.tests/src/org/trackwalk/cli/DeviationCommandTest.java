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
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Planes over planes: heights, tilts and holes that are known. */
class DeviationCommandTest {

  @TempDir private Path folder;

  private Path plane(String name, DoubleUnaryOperator height, IntPredicate there)
      throws IOException {
    StringBuilder text = new StringBuilder("o road\n");
    int v = 1;
    for (int z = 0; z < 200; z += 2) {
      if (there.test(z)) {
        for (int k = 0; k < 4; k++) {
          int at = k == 1 || k == 2 ? z + 2 : z;
          double y = height.applyAsDouble(at);
          text.append(String.format(Locale.ROOT, "v %d %.9g %d%n", k < 2 ? -5 : 5, y, at));
        }
        text.append(String.format("f %d %d %d%nf %d %d %d%n", v, v + 1, v + 2, v, v + 2, v + 3));
        v += 4;
      }
    }
    return Files.writeString(folder.resolve(name), text);
  }

  private JsonObject report(Path felt, Path seen) throws IOException {
    Path json = folder.resolve("deviation.json");
    CliRun run =
        CliRun.of(
            "deviation",
            felt.toString(),
            "--seen",
            seen.toString(),
            "--start",
            "0,0,10",
            "--report",
            "json=" + json);
    assertEquals(0, run.code(), run.toString());
    return JsonParser.parseString(Files.readString(json)).getAsJsonObject();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.03, -0.03, 0.25, 1})
  void everySampleHasTheHeightBetweenTwoPlanes(double height) throws IOException {
    Path felt = plane("felt.obj", z -> 0, z -> true);
    JsonObject report = report(felt, plane("seen.obj", z -> height, z -> true));
    int samples = 0;
    for (var lane : report.getAsJsonArray("lanes")) {
      for (var found : lane.getAsJsonObject().getAsJsonArray("height")) {
        assertEquals(height, found.getAsDouble(), 1e-6);
        samples++;
      }
    }
    assertTrue(samples > 3000, samples + " samples");
    JsonArray places = report.getAsJsonArray("places");
    assertEquals(1, places.size());
    assertEquals(height, places.get(0).getAsJsonObject().get("height").getAsDouble(), 1e-6);
  }

  @Test
  void layersThatLieCloseAreNoPlace() throws IOException {
    Path felt = plane("felt.obj", z -> 0, z -> true);
    JsonObject report = report(felt, plane("seen.obj", z -> 0.019, z -> true));
    assertEquals(0, report.getAsJsonArray("places").size());
  }

  @Test
  void ofATiltThePlaceBeginsWhereTheLimitIs() throws IOException {
    Path felt = plane("felt.obj", z -> 0, z -> true);
    JsonObject report = report(felt, plane("seen.obj", z -> 0.001 * z, z -> true));
    JsonObject place = report.getAsJsonArray("places").get(0).getAsJsonObject();
    assertEquals(0.2, place.get("height").getAsDouble(), 1e-6);
    double length = place.get("to").getAsDouble() - place.get("from").getAsDouble();
    assertEquals(180, length, 1.01); // the last row is up to a metre before the road's end
    double share = report.getAsJsonArray("sharesOfAll").get(7).getAsDouble();
    assertEquals(0.5, share, 0.01); // 100 to 200 mm
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aHoleInOneOfThemIsToldAsWhatItIs(boolean inFelt) throws IOException {
    IntPredicate hole = z -> z < 96 || z >= 104;
    Path felt = plane("felt.obj", z -> 0, inFelt ? hole : z -> true);
    Path seen = plane("seen.obj", z -> 0, inFelt ? z -> true : hole);
    JsonArray places = report(felt, seen).getAsJsonArray("places");
    assertEquals(1, places.size(), places.toString());
    JsonObject place = places.get(0).getAsJsonObject();
    assertEquals(inFelt ? "unfelt" : "unseen", place.get("kind").getAsString());
    assertEquals(100, place.getAsJsonArray("position").get(2).getAsDouble(), 4);
    assertTrue(place.get("lanes").getAsInt() >= 19, place.toString());
    double length = place.get("to").getAsDouble() - place.get("from").getAsDouble();
    assertEquals(8, length, 0.002, "to the ends, not from row to row");
  }

  @Test
  void theManifestNamesTheLayers() throws IOException {
    plane("felt.obj", z -> 0, z -> true);
    plane("seen.obj", z -> 0.15, z -> true);
    Path manifest = folder.resolve("level.trackwalk.json");
    String entries =
        "{\"file\": \"felt.obj\", \"class\": \"road\", \"layer\": \"physical\"},"
            + " {\"file\": \"seen.obj\", \"layer\": \"visual\"}";
    Files.writeString(manifest, "{\"pieces\": [" + entries + "]}");
    CliRun run = CliRun.of("deviation", manifest.toString());
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("150 mm over what is felt"), run.out());
    CliRun check = CliRun.of("check", manifest.toString(), "--only", "overlap", "--all");
    assertEquals(1, check.code(), check.toString());
    assertTrue(check.out().contains("[overlap.deviation]"), check.out());
  }

  @Test
  void aLayerSaysAlreadyWhetherItCollides() throws IOException {
    plane("felt.obj", z -> 0, z -> true);
    Path manifest = folder.resolve("level.trackwalk.json");
    String entry = "{\"file\": \"felt.obj\", \"layer\": \"visual\", \"collidable\": true}";
    Files.writeString(manifest, "{\"pieces\": [" + entry + "]}");
    CliRun run = CliRun.of("deviation", manifest.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("take 'collidable' out"), run.err());
  }

  @Test
  void withoutWhatIsSeenItSaysHowToNameIt() throws IOException {
    CliRun run = CliRun.of("deviation", plane("felt.obj", z -> 0, z -> true).toString());
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("--seen"), run.err());
  }
}
