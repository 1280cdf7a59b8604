package org.trackwalk.io.xml;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.io.importer.ImportException;

/**
 * Turns bytes into characters by the byte order mark, else by what the XML declaration says, else
 * as UTF-8 (XML 1.0, appendix F). Done here because the parser of the JDK prints what it thinks of
 * wrong bytes on standard error.
 */
final class XmlCharacters {

  /** The declaration stands at the very start and is short. */
  private static final int DECLARATION = 200;

  private static final Pattern ENCODING =
      Pattern.compile("^<\\?xml[^>]*?\\sencoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]*)[\"']");

  private XmlCharacters() {}

  /** A reader that throws a {@link java.nio.charset.CharacterCodingException} at a wrong byte. */
  static Reader of(byte[] bytes, int start, int size, String displayName) throws ImportException {
    int mark = markLength(bytes, start, size);
    Charset charset = charset(bytes, start, size, displayName);
    return reader(new ByteArrayInputStream(bytes, start + mark, size - mark), charset);
  }

  /** The same for a file that is read as far as it is asked for. */
  static Reader of(InputStream file, String displayName) throws ImportException, IOException {
    byte[] head = file.readNBytes(DECLARATION);
    int mark = markLength(head, 0, head.length);
    Charset charset = charset(head, 0, head.length, displayName);
    InputStream begin = new ByteArrayInputStream(head, mark, head.length - mark);
    return reader(new SequenceInputStream(begin, file), charset);
  }

  private static Reader reader(InputStream content, Charset charset) {
    return new InputStreamReader(
        content,
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT));
  }

  private static int markLength(byte[] bytes, int start, int size) {
    int first = first(bytes, start, size, 3);
    if (first == 0xEFBBBF) {
      return 3;
    }
    return first >>> 8 == 0xFEFF || first >>> 8 == 0xFFFE ? 2 : 0;
  }

  private static Charset charset(byte[] bytes, int start, int size, String displayName)
      throws ImportException {
    int first = first(bytes, start, size, 3);
    int two = first >>> 8;
    if (first == 0xEFBBBF) {
      return StandardCharsets.UTF_8;
    }
    if (two == 0xFEFF || two == '<') {
      return StandardCharsets.UTF_16BE; // the mark, or <? without one
    }
    if (two == 0xFFFE || two == '<' << 8) {
      return StandardCharsets.UTF_16LE;
    }
    String head =
        new String(bytes, start, Math.min(size, DECLARATION), StandardCharsets.ISO_8859_1);
    Matcher said = ENCODING.matcher(head);
    if (!said.find()) {
      return StandardCharsets.UTF_8;
    }
    try {
      return Charset.forName(said.group(1));
    } catch (IllegalArgumentException e) {
      String problem = "the encoding '" + said.group(1) + "' is not known; save it as UTF-8";
      throw new ImportException(displayName, "line 1", problem);
    }
  }

  private static int first(byte[] bytes, int start, int size, int count) {
    int value = 0;
    for (int i = 0; i < count; i++) {
      value = value << 8 | (i < size ? bytes[start + i] & 0xFF : 0xFF);
    }
    return value;
  }
}
