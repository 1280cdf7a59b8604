package org.trackwalk.io.collada;

import java.util.Arrays;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;

/**
 * The text of a long list of numbers, which comes in parts that may end inside a number, as bytes
 * that hold whole words. Blocks are small enough to stay in the processor's cache.
 */
abstract class NumberBytes implements DaeXml.Text {

  private static final int BLOCK = 1 << 15;

  /** No number is longer; a longer word would only fill the memory. */
  private static final int LONGEST_WORD = 1 << 12;

  /** What stands for a character outside ASCII, which is in no number. */
  private static final byte FOREIGN = '?';

  private final byte[] bytes = new byte[BLOCK + FileBytes.PADDING];
  private final DaeXml xml;
  private int size;
  private int line;

  NumberBytes(DaeXml xml) {
    this.xml = xml;
  }

  /** Reads the text of the element that was just entered, and goes to its end. */
  final void read() throws ImportException {
    size = 0;
    line = xml.line();
    xml.text(this);
    Arrays.fill(bytes, size, size + FileBytes.PADDING, (byte) '\n');
    words(bytes, size);
    size = 0;
  }

  @Override
  public final void part(char[] text, int from, int length) throws ImportException {
    int at = from;
    int left = length;
    while (left > 0) {
      int taken = Math.min(left, BLOCK - size);
      for (int i = 0; i < taken; i++) {
        char c = text[at + i];
        bytes[size + i] = c < 128 ? (byte) c : FOREIGN;
      }
      size += taken;
      at += taken;
      left -= taken;
      if (size == BLOCK) {
        wholeWords();
      }
    }
  }

  private void wholeWords() throws ImportException {
    int end = size;
    while (end > 0 && bytes[end - 1] > ' ') {
      end--;
    }
    if (size - end > LONGEST_WORD) {
      throw xml.refusal(line, "here stands no list of numbers");
    }
    words(bytes, end);
    System.arraycopy(bytes, end, bytes, 0, size - end);
    size -= end;
  }

  /**
   * Reads numbers.
   *
   * @param text ends behind a blank or is followed by line feeds
   * @param end behind the last byte
   */
  abstract void words(byte[] text, int end) throws ImportException;

  /** The line of the next byte; {@link #words} keeps it. */
  final int line() {
    return line;
  }

  final void newLine() {
    line++;
  }

  /** A refusal of the word at {@code from}. */
  final ImportException noNumber(byte[] text, int from, int end, String what) {
    int to = from;
    while (to < end && text[to] > ' ') {
      to++;
    }
    int most = 24;
    String word =
        new String(
            text, from, Math.min(most, to - from), java.nio.charset.StandardCharsets.US_ASCII);
    return xml.refusal(line, "'" + word + (to - from > most ? "…" : "") + "' is no " + what);
  }
}
