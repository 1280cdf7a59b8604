package org.trackwalk.io.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RFC 8259, and where each value stands. */
final class JsonTextTest {

  @Test
  void valuesKnowTheirPlace() throws Exception {
    JsonValue root = JsonText.parse("{\n  \"a\": [1,\r\n\t-2.5e1],\r \"b\": \"x\"}");
    assertPlace(1, 1, root);
    assertPlace(2, 8, root.get("a"));
    assertPlace(3, 2, root.get("a").items().get(1));
    assertEquals(-25.0, root.get("a").items().get(1).number());
    assertPlace(4, 7, root.get("b"));
    JsonMember b = root.members().stream().skip(1).findFirst().orElseThrow();
    assertEquals(2, b.column());
    assertNull(root.get("c"));
  }

  @Test
  void textsAreUnescaped() throws Exception {
    String escaped = "\"q\\\" b\\\\ s\\/ \\b\\f\\n\\r\\t \\u00e9 \\ud83d\\ude00 é\"";
    assertEquals("q\" b\\ s/ \b\f\n\r\t é \uD83D\uDE00 é", JsonText.parse(escaped).text());
  }

  @Test
  void ofRepeatedNamesTheLastCountsAndTheRepetitionIsKnown() throws Exception {
    JsonValue root = JsonText.parse("{\"a\": 1,\n \"a\": 2}");
    assertEquals(2.0, root.get("a").number());
    assertEquals(2, root.repeated().line());
    assertNull(JsonText.parse("{\"a\": 1}").repeated());
  }

  @Test
  void numbersOfAnySize() throws Exception {
    assertEquals(Double.POSITIVE_INFINITY, JsonText.parse("1e999999999").number());
    assertEquals(0.0, JsonText.parse("1e-999999999").number());
    assertEquals(1e300, JsonText.parse("1" + "0".repeat(300)).number());
    assertEquals(0.1, JsonText.parse("0.1" + "0".repeat(100_000)).number());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\" 1}|1|6",
        "{\"a\": 1,}|1|9",
        "{a: 1}|1|2",
        "[1 2]|1|4",
        "[1,, 2]|1|4",
        "{\"a\": tru}|1|7",
        "01|1|1",
        "1.|1|1",
        "-|1|1",
        ".5|1|1",
        "+1|1|1",
        "NaN|1|1",
        "'a'|1|1",
        "\"a|1|3",
        "\"\\x\"|1|3",
        "\"\\u12g4\"|1|6",
        "1 1|1|3",
        "// no|1|1"
      })
  void whatIsWrongIsFound(String text, int line, int column) {
    JsonException e = assertThrows(JsonException.class, () -> JsonText.parse(text));
    assertEquals("line " + line + ", column " + column, e.place(), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n ", "\"a\nb\"", "\"\u0000\"", "["})
  void brokenTexts(String text) {
    assertThrows(JsonException.class, () -> JsonText.parse(text));
  }

  @Test
  void depthIsLimitedBeforeTheStackIs() throws Exception {
    int most = JsonText.MAX_DEPTH;
    JsonText.parse("[".repeat(most) + "]".repeat(most));
    JsonException e =
        assertThrows(JsonException.class, () -> JsonText.parse("[".repeat(10_000_000)));
    assertTrue(e.getMessage().contains("brackets"));
  }

  @Test
  void theWrongKindIsNamed() throws Exception {
    JsonValue root = JsonText.parse("{\"a\": [true]}");
    JsonException e = assertThrows(JsonException.class, () -> root.get("a").text());
    assertEquals("a text in quotes belongs here, not a list […]", e.getMessage());
    assertEquals("line 1, column 7", e.place());
  }

  @Test
  void aByteOrderMarkIsNoColumn() throws Exception {
    assertPlace(1, 1, JsonText.parse("\uFEFF{}"));
  }

  private static void assertPlace(int line, int column, JsonValue value) {
    assertEquals("line " + line + ", column " + column, new JsonException(value, "").place());
  }
}
