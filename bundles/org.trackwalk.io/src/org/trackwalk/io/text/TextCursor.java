package org.trackwalk.io.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.names.PrintableName;

/**
 * A place in a text, moving forward over lines, words and numbers without making strings.
 *
 * <p>A line ends with LF, CR LF or CR. Between words stand blanks: spaces, tabs, all other control
 * characters (files padded with zero bytes exist) and a backslash at the end of a line, which joins
 * the next line to this one. The bytes behind the text must be {@link FileBytes#PADDING} line
 * feeds.
 */
public final class TextCursor {

  /** Bytes that are kept of what is taken as it stands: twice as many as any path may have. */
  private static final int MOST_RAW = 1 << 13;

  private static final long[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000
  };

  /** Exponents beyond this are infinity or zero whatever the digits are, within a 2 GB file. */
  private static final int HUGE_EXPONENT = 1 << 30;

  private final byte[] text;
  private final int end;
  private int at;
  private int line;
  private float value;

  /** A cursor over a whole text, at its first line. */
  public TextCursor(FileBytes file) {
    this(file.bytes(), file.start(), file.end(), 1);
  }

  /**
   * A cursor over a part of a text that begins at a line's start and ends behind a line's end.
   *
   * @param text followed by padding
   * @param from first byte of the part
   * @param end behind its last byte
   * @param line number of its first line
   */
  public TextCursor(byte[] text, int from, int end, int line) {
    this.text = text;
    this.at = from;
    this.end = end;
    this.line = line;
  }

  /** Number of the line in which the cursor stands, from 1. */
  public int line() {
    return line;
  }

  /** Index of the byte at which the cursor stands. */
  public int at() {
    return at;
  }

  /** True when there is nothing more to read. */
  public boolean atEnd() {
    return at >= end;
  }

  /** The byte at the cursor, 0 to 255; a line feed at the end of the text. */
  public int peek() {
    return text[at] & 0xFF;
  }

  /** The byte {@code ahead} of the cursor, at most {@link FileBytes#PADDING} - 1. */
  public int peek(int ahead) {
    return text[at + ahead] & 0xFF;
  }

  /** Moves to a byte that was looked at in the text itself, some lines further. */
  public void moveTo(int index, int linesFurther) {
    at = index;
    line += linesFurther;
  }

  /** Steps over bytes of this line that were peeked at. */
  public void skip(int bytes) {
    at += bytes;
  }

  /**
   * Steps over blanks in the line, and over line ends that a backslash takes away.
   *
   * @return true when the line goes on, false at its end
   */
  public boolean skipBlanks() {
    byte[] b = text;
    int i = at;
    while (true) {
      int c = b[i];
      if (c > ' ' ? c != '\\' : c < 0) {
        break;
      }
      if (c == '\n' || c == '\r') {
        at = i;
        return false;
      }
      if (c == '\\') {
        int behind = behindLineEnd(i + 1);
        if (behind < 0) {
          break;
        }
        line++;
        i = behind;
        if (i >= end) {
          at = end;
          return false;
        }
      } else {
        i++;
      }
    }
    at = i;
    return i < end;
  }

  /** Where the next line begins when a line end is at {@code i}, else -1. */
  private int behindLineEnd(int i) {
    if (i >= end) {
      return -1;
    }
    if (text[i] == '\n') {
      return i + 1;
    }
    if (text[i] == '\r') {
      return i + 1 < end && text[i + 1] == '\n' ? i + 2 : i + 1;
    }
    return -1;
  }

  /** Moves to the start of the next line; a backslash at the end of this one means nothing here. */
  public void nextLine() {
    byte[] b = text;
    int i = at;
    while (b[i] != '\n' && b[i] != '\r') {
      i += 1 + EightDigits.beforeLineEnd(EightDigits.at(b, i + 1));
    }
    if (i >= end) {
      at = end;
      return;
    }
    at = behindLineEnd(i);
    line++;
  }

  /** True when the cursor stands at a blank, a line end or the end of the text. */
  public boolean atWordEnd() {
    int c = text[at];
    return c >= 0 && c <= ' ' || at >= end || c == '\\' && behindLineEnd(at + 1) >= 0;
  }

  /** Moves behind the word in which the cursor stands. */
  public void skipWord() {
    while (!atWordEnd()) {
      at++;
    }
  }

  /**
   * The word at the cursor, which then stands behind it; empty at a line's end.
   *
   * @return names are cleaned as in {@link #restOfLine}
   */
  public String word() {
    int from = at;
    skipWord();
    return PrintableName.of(decoded(from, at));
  }

  /** The same as it stands, for names of files; what is longer than 8192 bytes is cut. */
  public String rawWord() {
    int from = at;
    skipWord();
    return decoded(from, Math.min(at, from + MOST_RAW));
  }

  /**
   * Whether the word at the cursor is this one, whatever its case; if so the cursor moves behind
   * it.
   *
   * @param lowerCase ASCII letters and digits
   */
  public boolean word(String lowerCase) {
    int length = lowerCase.length();
    if (length > end - at) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      int c = text[at + i];
      if (c >= 'A' && c <= 'Z') {
        c += 'a' - 'A';
      }
      if (c != lowerCase.charAt(i)) {
        return false;
      }
    }
    int start = at;
    at += length;
    if (atWordEnd()) {
      return true;
    }
    at = start;
    return false;
  }

  /**
   * The rest of the line without blanks around it; the cursor then stands at the line's end.
   *
   * @return UTF-8, else Latin-1, made printable
   */
  public String restOfLine() {
    int from = startOfRest();
    return PrintableName.of(decoded(from, behindWords(from)));
  }

  /** The same as it stands, for names of files; what is longer than 8192 bytes is cut. */
  public String rawRestOfLine() {
    int from = startOfRest();
    return decoded(from, Math.min(behindWords(from), from + MOST_RAW));
  }

  /** Moves to the line's end; where its words begin. */
  private int startOfRest() {
    int from = at;
    int to = at;
    while (text[to] != '\n' && text[to] != '\r') {
      to++;
    }
    at = to;
    to = Math.min(to, end);
    while (from < to && text[from] >= 0 && text[from] <= ' ') {
      from++;
    }
    return from;
  }

  /** Where the words end that begin at {@code from} and go on to the cursor. */
  private int behindWords(int from) {
    int to = Math.max(from, Math.min(at, end));
    while (to > from && text[to - 1] >= 0 && text[to - 1] <= ' ') {
      to--;
    }
    return to;
  }

  private String decoded(int from, int to) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(text, from, to - from);
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      return new String(text, from, to - from, StandardCharsets.ISO_8859_1);
    }
  }

  /**
   * Reads a whole number with optional sign; the cursor then stands behind its last digit.
   *
   * @return the number, clipped to +-(2^62); {@link Long#MIN_VALUE} when there is no digit
   */
  public long integer() {
    long eight = EightDigits.at(text, at);
    int run = EightDigits.count(eight);
    if (run > 0 && run < 8) {
      at += run;
      return EightDigits.value(eight, run);
    }
    return anyInteger();
  }

  private long anyInteger() {
    byte[] b = text;
    int i = at;
    int sign = b[i];
    if (sign == '-' || sign == '+') {
      i++;
    }
    int first = i;
    long number = 0;
    for (int digit = b[i] - '0'; digit >= 0 && digit <= 9; digit = b[++i] - '0') {
      number = number < 1L << 58 ? number * 10 + digit : 1L << 62;
    }
    if (i == first) {
      return Long.MIN_VALUE;
    }
    at = i;
    return sign == '-' ? -number : number;
  }

  /**
   * Reads the word at the cursor as a number; the cursor then stands behind the word. {@link
   * #value()} is the float nearest to it (ties to even), infinity beyond the floats, or what a word
   * like {@code -inf} or {@code 1.#QNAN} says.
   *
   * @return false when the word is no number; {@link #value()} is then NaN
   */
  public boolean number() {
    byte[] b = text;
    int i = at;
    int c = b[i];
    boolean negative = c == '-';
    if (negative || c == '+') {
      i++;
    }
    int first = i;
    long mantissa = 0;
    for (int digit = b[i] - '0'; digit >= 0 && digit <= 9; digit = b[++i] - '0') {
      mantissa = mantissa * 10 + digit;
    }
    int digits = i - first;
    int exponent = 0;
    if (b[i] == '.') {
      i++;
      int fraction = i;
      int run;
      do {
        long eight = EightDigits.at(b, i);
        run = EightDigits.count(eight);
        if (run > 0) {
          mantissa = mantissa * POWERS[run] + EightDigits.value(eight, run);
          i += run;
        }
      } while (run == 8 && i < end);
      exponent = fraction - i;
      digits += i - fraction;
    }
    if (digits == 0 || digits > NearestFloat.MOST_DIGITS) {
      return oddNumber();
    }
    c = b[i];
    if (c == 'e' || c == 'E') {
      i++;
      c = b[i];
      if (c == '-' || c == '+') {
        i++;
      }
      int firstOfExponent = i;
      int power = 0;
      for (int digit = b[i] - '0'; digit >= 0 && digit <= 9; digit = b[++i] - '0') {
        power = Math.min(power * 10 + digit, HUGE_EXPONENT / 10 - 1);
      }
      if (i == firstOfExponent) {
        return oddNumber();
      }
      exponent += c == '-' ? -power : power;
    }
    float nearest = NearestFloat.of(mantissa, exponent);
    int behind = b[i];
    boolean wordEnds = behind >= 0 && behind <= ' ';
    if (Float.isNaN(nearest) || !wordEnds || i > end) {
      return oddNumber();
    }
    at = i;
    value = negative ? -nearest : nearest;
    return true;
  }

  /** The number last read. */
  public float value() {
    return value;
  }

  /** The long way: many digits, the middle between two floats, tiny, huge, words, or no number. */
  private boolean oddNumber() {
    int from = at;
    skipWord();
    Float odd = OddNumber.valueOf(text, from, at);
    value = odd == null ? Float.NaN : odd;
    return odd != null;
  }
}
