package org.trackwalk.io.manifest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;

/** The published schema and the reader know the same keys and words. */
final class ManifestSchemaTest {

  @Test
  void theReaderKnowsTheKeysOfTheSchema() throws Exception {
    JsonValue root = schema();
    assertSameKeys(root.get("properties"), "{\"%s\": 1}");
    JsonValue properties = root.get("properties");
    for (String object : List.of("corridor", "line", "speed")) {
      JsonValue inner = properties.get(object).get("properties");
      assertSameKeys(inner, "{\"" + object + "\": {\"%s\": 1}}");
    }
    assertSameKeys(
        properties.get("suppress").get("items").get("properties"), "{\"suppress\": [{\"%s\": 1}]}");
    assertSameKeys(root.get("$defs").get("piece").get("properties"), "{\"pieces\": [{\"%s\": 1}]}");
  }

  @Test
  void theReaderKnowsTheWordsOfTheSchema() throws Exception {
    JsonValue root = schema();
    for (String key : List.of("units", "up", "bodies")) {
      for (JsonValue word : root.get("properties").get(key).get("enum").items()) {
        ManifestReader.parse("{\"" + key + "\": \"" + word.text() + "\"}");
      }
    }
    JsonValue piece = root.get("$defs").get("piece").get("properties");
    for (String key : List.of("class", "sided")) {
      for (JsonValue word : piece.get(key).get("enum").items()) {
        String entry = "{\"file\": \"a\", \"" + key + "\": \"" + word.text() + "\"}";
        ManifestReader.parse("{\"pieces\": [" + entry + "]}");
      }
    }
    assertEquals(LevelManifest.SCHEMA, root.get("properties").get("schema").get("const").text());
  }

  /** An unknown key makes the reader list all that it knows. */
  private static void assertSameKeys(JsonValue properties, String pattern) throws Exception {
    String wild = "x".repeat(40);
    JsonException e =
        assertThrows(JsonException.class, () -> ManifestReader.parse(pattern.formatted(wild)));
    String known = e.getMessage().substring(e.getMessage().indexOf("known here: ") + 12);
    Set<String> keys = new TreeSet<>();
    for (JsonMember member : properties.members()) {
      keys.add(member.name());
    }
    assertTrue(!keys.isEmpty());
    assertEquals(keys, new TreeSet<>(List.of(known.split(", "))), pattern);
  }

  private static JsonValue schema() throws Exception {
    String name = "trackwalk-manifest.schema.json";
    try (InputStream in = ManifestReader.class.getResourceAsStream(name)) {
      assertNotNull(in, "the schema is published with the reader");
      return JsonText.parse(in.readAllBytes());
    }
  }
}
