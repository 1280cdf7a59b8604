package org.trackwalk.mesh.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Every character comes back, and none that is written ends a line or is not to be seen. */
class JsonStringTest {

  /** Of what is written, as a reader of RFC 8259 takes it. */
  private static String read(String json) {
    StringBuilder text = new StringBuilder();
    assertEquals('"', json.charAt(0));
    for (int i = 1; i < json.length() - 1; i++) {
      char c = json.charAt(i);
      if (c != '\\') {
        text.append(c);
        continue;
      }
      char kind = json.charAt(++i);
      switch (kind) {
        case '"', '\\' -> text.append(kind);
        case 'n' -> text.append('\n');
        case 'r' -> text.append('\r');
        case 't' -> text.append('\t');
        default -> {
          assertEquals('u', kind);
          text.append((char) Integer.parseInt(json.substring(i + 1, i + 5), 16));
          i += 4;
        }
      }
    }
    assertEquals('"', json.charAt(json.length() - 1));
    return text.toString();
  }

  private static void check(String text) {
    String json = JsonString.of(text);
    assertEquals(text, read(json), json);
    // a lone surrogate would come back as a question mark
    assertEquals(json, new String(json.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    assertTrue(
        json.codePoints()
            .noneMatch(
                c -> {
                  int type = Character.getType(c);
                  return Character.isISOControl(c)
                      || type == Character.FORMAT
                      || type == Character.LINE_SEPARATOR
                      || type == Character.PARAGRAPH_SEPARATOR;
                }),
        json);
  }

  @Test
  void everyCharacterComesBack() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      check("a" + Character.toString(c) + "b");
    }
  }

  @Test
  void halvesOfCharactersComeBackToo() {
    String high = "\ud83d";
    String low = "\ude00";
    for (String text :
        new String[] {
          high, low, low + high, high + high + low, high + low + low, "x" + low, high + "x"
        }) {
      check(text);
    }
    assertEquals('"' + high + low + '"', JsonString.of(high + low));
  }

  @Test
  void whatIsSeenStaysAsItIs() {
    assertEquals("\"Straße \u05d0 \u65e5\"", JsonString.of("Straße \u05d0 \u65e5"));
    assertEquals("\"a\\u2028b\\u2029c\\u0085\"", JsonString.of("a\u2028b\u2029c\u0085"));
  }
}
