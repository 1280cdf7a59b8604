package org.trackwalk.mesh.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** No name does more than being read. */
final class ShownTextTest {

  @Test
  void whatMovesACursorOrRingsIsReplaced() {
    assertEquals("\ufffd]0;a\ufffd\ufffd[31mb", ShownText.of("\u001b]0;a\u0007\u001b[31mb"));
    assertEquals("\ufffd31m\ufffd\ufffd", ShownText.of("\u009b31m\u007f\u0000"));
    for (char c = 0; c < 0x100; c++) {
      boolean shown = !Character.isISOControl(c) && c != 0xad; // a soft hyphen is not seen
      assertEquals(shown, ShownText.of("a" + c).equals("a" + c), () -> "alone in its text");
    }
  }

  @Test
  void noNameBeginsALine() {
    assertEquals("a b c d e f g", ShownText.of("a\nb\rc\td\u0085e\u2028f\u2029g"));
  }

  @Test
  void everyMarkOfDirectionAndWhatNobodySeesIsReplaced() {
    String marks = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    assertEquals("\ufffd".repeat(marks.length()), ShownText.of(marks));
    assertEquals("\ufffd".repeat(4), ShownText.of("\u200b\ufeff\u00ad\u2060"));
    assertEquals("a\ufffd", ShownText.of("a\ud83d"), "half a letter");
  }

  @Test
  void namesOfEveryLanguageStayAsTheyAre() {
    String picture = "\ud83d\udc68\u200d\ud83d\udd27"; // a man and a wrench, joined
    String arabicNumber = "\u0600\u0661"; // the sign that is drawn around the number
    String persian = "\u0645\u06cc\u200c\u062e";
    for (String name :
        new String[] {"Kurve 1", "Curaçao", "鈴鹿", "\u05d0\u05d1", picture, persian, arabicNumber}) {
      assertEquals(name, ShownText.of(name));
      assertEquals(name, ShownText.line(name));
    }
    String plain = "track.obj: 2 pieces";
    assertSame(plain, ShownText.of(plain));
  }

  @Test
  void noLineIsACommandOfABuildServer() {
    assertEquals("\\::error::x", ShownText.line("::error::x"));
    assertEquals("\\::error::x", ShownText.line(" \t::error::x"));
    assertEquals("a::b", ShownText.line("a::b"));
    assertFalse(ShownText.of("a ##[add-mask]x").contains("##["));
    assertFalse(ShownText.of("##vso[task.complete]").contains("##vso["));
    assertEquals("## 1", ShownText.of("## 1"));
    assertTrue(ShownText.startsCommand("\u2003::warning"));
  }
}
