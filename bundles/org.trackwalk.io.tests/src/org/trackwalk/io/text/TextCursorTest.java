package org.trackwalk.io.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.buffer.FileBytes;

final class TextCursorTest {

  @Test
  void linesEndWithAnyOfThree() {
    assertEquals(List.of("1:a", "2:b", "3:c", "5:d"), words("a\nb\r\nc\r\rd"));
  }

  @Test
  void theLastLineNeedsNoEnd() {
    assertEquals(List.of("1:a", "2:b"), words("a\nb"));
    assertEquals(List.of("1:a"), words("a\n"));
    assertEquals(List.of(), words(""));
  }

  @Test
  void blanksAreSpacesTabsAndControlCharacters() {
    assertEquals(List.of("1:a", "1:b", "1:c", "1:d"), words(" a\tb\0c\u000b d\0\0"));
  }

  @Test
  void aBackslashAtTheEndOfALineJoinsTheNext() {
    TextCursor cursor = cursor("a \\\n b\\\r\n c\\\rd \\e\nf\\");
    List<String> words = new ArrayList<>();
    while (cursor.skipBlanks()) {
      words.add(cursor.line() + ":" + cursor.word());
    }
    assertEquals(List.of("1:a", "2:b", "3:c", "4:d", "4:\\e"), words);
    cursor.nextLine();
    assertEquals("f\\", cursor.restOfLine());
    assertEquals(5, cursor.line());
  }

  @Test
  void aBackslashAtTheVeryEndJoinsNothing() {
    TextCursor cursor = cursor("a \\\n");
    assertTrue(cursor.skipBlanks());
    assertEquals("a", cursor.word());
    assertFalse(cursor.skipBlanks());
    assertTrue(cursor.atEnd());
  }

  @Test
  void aWordIsFoundWhateverItsCaseButOnlyWhole() {
    TextCursor cursor = cursor("FaCet facets");
    assertFalse(cursor.word("face"));
    assertTrue(cursor.word("facet"));
    assertTrue(cursor.skipBlanks());
    assertFalse(cursor.word("facet"));
    assertEquals("facets", cursor.word());
    assertFalse(cursor.word("x"));
  }

  @Test
  void theRestOfALineIsTrimmedAndPrintable() {
    assertEquals("two  words", cursor("\t two  words \r\nnext").restOfLine());
    assertEquals("Straße", cursor("Straße").restOfLine());
    byte[] latin = "Straße".getBytes(StandardCharsets.ISO_8859_1);
    assertEquals("Straße", new TextCursor(FileBytes.of(latin)).restOfLine());
    assertEquals("a\uFFFD[31mb", cursor("a\u001b[31mb").restOfLine());
    assertEquals("a\u001b[31mb", cursor(" a\u001b[31mb \nc").rawRestOfLine());
    assertEquals("ä".repeat(300), cursor("ä".repeat(300) + " b").rawWord());
    assertEquals(8192, cursor("x".repeat(9000)).rawRestOfLine().length());
    assertEquals("", cursor("  \n").rawRestOfLine());
  }

  @Test
  void wholeNumbersEndAtTheirLastDigit() {
    TextCursor cursor = cursor("-12/+7 999999999999999999999999 x");
    assertEquals(-12, cursor.integer());
    cursor.skip(1);
    assertEquals(7, cursor.integer());
    cursor.skipBlanks();
    assertTrue(cursor.integer() > 1L << 60);
    cursor.skipBlanks();
    assertEquals(Long.MIN_VALUE, cursor.integer());
    assertEquals('x', cursor.peek());
  }

  @Test
  void byteOrderMarksAreNoText() {
    String text = "v 1\n";
    for (String mark : List.of("\uFEFF", "")) {
      byte[] utf8 = (mark + text).getBytes(StandardCharsets.UTF_8);
      assertEquals(List.of("1:v", "1:1"), words(FileBytes.of(utf8).asText()));
    }
    byte[] big = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16BE);
    byte[] little = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE);
    assertEquals(List.of("1:v", "1:1"), words(FileBytes.of(big).asText()));
    assertEquals(List.of("1:v", "1:1"), words(FileBytes.of(little).asText()));
  }

  @Test
  void aLongLineTakesNoLongerThanManyShortOnes() {
    int count = 300_000;
    TextCursor cursor = cursor("1.5 ".repeat(count));
    int read = 0;
    while (cursor.skipBlanks() && cursor.number()) {
      read++;
    }
    assertEquals(count, read);
  }

  private static List<String> words(String text) {
    return words(FileBytes.of(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> words(FileBytes file) {
    TextCursor cursor = new TextCursor(file);
    List<String> words = new ArrayList<>();
    while (!cursor.atEnd()) {
      while (cursor.skipBlanks()) {
        words.add(cursor.line() + ":" + cursor.word());
      }
      cursor.nextLine();
    }
    return words;
  }

  private static TextCursor cursor(String text) {
    return new TextCursor(FileBytes.of(text.getBytes(StandardCharsets.UTF_8)));
  }
}
