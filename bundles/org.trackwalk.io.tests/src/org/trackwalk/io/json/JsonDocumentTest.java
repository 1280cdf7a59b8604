package org.trackwalk.io.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A change leaves all other characters where they are. */
final class JsonDocumentTest {

  @Test
  void anItemStandsLikeThoseBefore() throws JsonException {
    String text = "{\r\n\t\"a\" : [ 1,\r\n\t\t{\"b\": \"}],\\\"\"} ] , \"c\":2}\r\n";
    JsonDocument document = JsonDocument.parse(text);

    String changed = document.append(document.root().get("a"), "3").text();

    assertEquals(
        "{\r\n\t\"a\" : [ 1,\r\n\t\t{\"b\": \"}],\\\"\"},\r\n\t\t3 ] , \"c\":2}\r\n", changed);
  }

  @Test
  void emptyListsAndObjectsAreFilled() throws JsonException {
    JsonDocument list = JsonDocument.parse("  {\"a\": []}");
    assertEquals("  {\"a\": [\n    1\n  ]}", list.append(list.root().get("a"), "1").text());
    JsonDocument object = JsonDocument.parse("{}");
    assertEquals("{\n  \"k\": 1\n}", object.set(object.root(), "k", "1").text());
    JsonDocument inner = JsonDocument.parse("{\"a\": {}}");
    assertEquals("{\"a\": {\"k\": 1}}", inner.set(inner.root().get("a"), "k", "1").text());
  }

  @Test
  void aMemberIsReplacedOrAdded() throws JsonException {
    JsonDocument document = JsonDocument.parse("\uFEFF{\n  \"a\": -1.5e3 ,\n  \"b\": [true]\n}");
    assertEquals(
        "\uFEFF{\n  \"a\": null ,\n  \"b\": [true]\n}",
        document.set(document.root(), "a", "null").text());
    assertEquals(
        "\uFEFF{\n  \"a\": -1.5e3 ,\n  \"b\": {}\n}",
        document.set(document.root(), "b", "{}").text());
    assertEquals(
        "\uFEFF{\n  \"a\": -1.5e3 ,\n  \"b\": [true],\n  \"c\": 0\n}",
        document.set(document.root(), "c", "0").text());
  }

  /** Whatever it looks like: the change is one insertion, and reading gives the new thing. */
  @Test
  void anyDocumentKeepsItsOtherCharacters() throws JsonException {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      String text = "{" + blank(random) + "\"list\"" + blank(random) + ":" + value(random, 3, true);
      text += blank(random) + "}" + blank(random);
      JsonDocument document = JsonDocument.parse(text);
      JsonValue list = document.root().get("list");
      int count = list.items().size();

      String appended = document.append(list, "\"new\"").text();
      String set = document.set(document.root(), "other", "[7]").text();

      String why = "seed " + seed + ": " + text;
      List<JsonValue> items = JsonText.parse(appended).get("list").items();
      assertEquals(count + 1, items.size(), why);
      assertEquals("new", items.get(count).text(), why);
      // Only the blanks in an empty list are set anew.
      boolean same =
          count > 0
              ? insertedOnly(text, appended)
              : insertedOnly(text.replaceAll("\\s", ""), appended.replaceAll("\\s", ""));
      assertTrue(same, why + " -> " + appended);
      assertEquals(7, JsonText.parse(set).get("other").items().get(0).number(), why);
      assertTrue(insertedOnly(text, set), why + " -> " + set);
      if (count > 0) {
        JsonDocument longer = JsonDocument.parse(appended);
        String back = longer.remove(longer.root().get("list"), count).text();
        assertEquals(text, back, why + ": what was added and removed leaves nothing behind");
        int away = random.nextInt(count);
        List<JsonValue> rest =
            JsonText.parse(document.remove(list, away).text()).get("list").items();
        assertEquals(count - 1, rest.size(), why);
        for (int i = 0; i < rest.size(); i++) {
          JsonValue was = list.items().get(i < away ? i : i + 1);
          assertEquals(was.kind(), rest.get(i).kind(), why);
        }
      }
    }
  }

  private static boolean insertedOnly(String before, String after) {
    int from = 0;
    while (from < before.length() && before.charAt(from) == after.charAt(from)) {
      from++;
    }
    return after.endsWith(before.substring(from));
  }

  private static String value(Random random, int depth, boolean list) {
    int kind = list ? 4 : random.nextInt(depth > 0 ? 6 : 4);
    switch (kind) {
      case 0:
        return "true";
      case 1:
        return "-0.5E-3";
      case 2:
        return "\"te\\\"xt ]},{[ \\\\\"";
      case 3:
        return "null";
      default:
        List<String> parts = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          String name = kind == 4 ? "" : "\"k" + i + "\"" + blank(random) + ":";
          parts.add(
              blank(random)
                  + name
                  + blank(random)
                  + value(random, depth - 1, false)
                  + blank(random));
        }
        String inner = parts.isEmpty() ? blank(random) : String.join(",", parts);
        return kind == 4 ? "[" + inner + "]" : "{" + inner + "}";
    }
  }

  private static String blank(Random random) {
    return List.of("", " ", "\n", "\r\n  ", "\t", "\r").get(random.nextInt(6));
  }
}
