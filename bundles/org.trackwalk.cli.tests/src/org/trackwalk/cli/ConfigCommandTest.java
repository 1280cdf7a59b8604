package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.ConfigKeys;

/** Who says what is told for every option, and the published schema knows the same keys. */
class ConfigCommandTest {

  @TempDir private Path folder;

  @Test
  void eachValueComesFromTheStrongest() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("trackwalk.json"),
            "{\n"
                + "  \"failOn\": \"warning\",\n"
                + "  \"speed\": 90,\n"
                + "  \"only\": [\"seam\", \"weld\"]\n"
                + "}\n");
    Files.createDirectories(folder.resolve("levels"));
    Files.writeString(
        folder.resolve("levels/a.trackwalk.json"),
        "{\"schema\": \"trackwalk-manifest/1\",\n"
            + "\"speed\": {\"vmax\": 240},\n"
            + "\"vehicle\": \"kart\"}");

    CliRun run =
        CliRun.of(
            "config",
            folder.resolve("levels").toString(),
            "--fail-on",
            "never",
            "--no-progress",
            "--format",
            "json");

    assertEquals(0, run.code(), run.toString());
    JsonObject shown = JsonParser.parseString(run.out()).getAsJsonObject();
    assertEquals(file.toString(), shown.get("file").getAsString());
    assertSaid(shown, "failOn", "never", "command line", 0);
    assertSaid(shown, "progress", "false", "command line", 0);
    assertSaid(shown, "speed", "90", "trackwalk.json", 3);
    assertSaid(shown, "only", "seam, weld", "trackwalk.json", 4);
    assertSaid(shown, "profiles", "generic", "default", 0);
    assertEquals(ConfigKeys.all().size() - 1, shown.getAsJsonArray("options").size());
    JsonObject level = shown.getAsJsonArray("levels").get(0).getAsJsonObject();
    assertSaid(level, "vehicle", "kart", "manifest", 3);
    assertEquals(1, level.getAsJsonArray("options").size(), "the file of options wins over speed");
  }

  @Test
  void whereItWasLookedForIsSaid() {
    CliRun run = CliRun.of("config", folder.toString());
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("there is none in " + folder.toAbsolutePath()), run.out());
  }

  @Test
  void aPlaceThatIsNotThereIsRefusedAndAPatternIsNone() {
    Path missing = folder.resolve("nosuch");
    CliRun run = CliRun.of("config", missing.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains(missing + ": it is not there"), run.err());
    assertEquals(0, CliRun.of("config", folder.resolve("*.glb").toString()).code());
  }

  @Test
  void anUnknownKeyIsNamedWithTheNearest() throws IOException {
    Files.writeString(folder.resolve("trackwalk.json"), "{\"maxFinding\": 3}");
    CliRun run = CliRun.of("config", folder.toString());
    assertEquals(2, run.code());
    assertTrue(run.err().contains("unknown key 'maxFinding' (did you mean 'maxFindings'?)"));
  }

  @Test
  void theSchemaKnowsTheKeysOfTheReader() throws IOException {
    assertEquals(new TreeSet<>(ConfigKeys.all()), new TreeSet<>(properties().keySet()));
  }

  @Test
  void everyWordOfTheSchemaIsTaken() throws IOException {
    for (Map.Entry<String, JsonElement> property : properties().entrySet()) {
      JsonElement words = property.getValue().getAsJsonObject().get("enum");
      if (words != null) {
        for (JsonElement word : words.getAsJsonArray()) {
          String text = "{\"" + property.getKey() + "\": " + word + "}";
          Files.writeString(folder.resolve("trackwalk.json"), text);
          CliRun run = CliRun.of("config", folder.toString());
          assertEquals(0, run.code(), text + run);
        }
      }
    }
  }

  @Test
  void everyKeyNamesAnOptionOfCheck() {
    String help = CliRun.of("check", "--help").out();
    List<String> missing = new ArrayList<>();
    ConfigKeys.options().stream()
        .filter(key -> !help.contains(key.option()))
        .forEach(key -> missing.add(key.option()));
    assertEquals(List.of(), missing);
  }

  private static JsonObject properties() throws IOException {
    try (InputStream in = ConfigFile.class.getResourceAsStream("trackwalk-config.schema.json")) {
      assertNotNull(in, "the schema is published with the reader");
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return JsonParser.parseString(text).getAsJsonObject().getAsJsonObject("properties");
    }
  }

  private static void assertSaid(JsonObject in, String key, String value, String by, int line) {
    for (JsonElement element : in.getAsJsonArray("options")) {
      JsonObject option = element.getAsJsonObject();
      if (option.get("key").getAsString().equals(key)) {
        assertEquals(value, option.get("value").getAsString(), key);
        assertEquals(by, option.get("origin").getAsString(), key);
        assertEquals(line, option.has("line") ? option.get("line").getAsInt() : 0, key);
        return;
      }
    }
    throw new AssertionError(key + " is not told");
  }
}
