package org.trackwalk.cli.serve;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Messages out of a stream: each has header lines, of which {@code Content-Length} says how many
 * bytes follow the empty line (Language Server Protocol, <i>Base Protocol</i>). Nothing that
 * arrives costs more memory than has arrived.
 */
final class MessageReader {

  /** Bytes of all header lines of one message; two lines of 30 are usual. */
  static final int LONGEST_HEADER = 4096;

  /** Bytes of one message: a piece of some 15 million triangles in base64. */
  static final int LONGEST_MESSAGE = 1 << 29;

  private static final String LENGTH = "content-length";
  private static final String TYPE = "content-type";

  private final InputStream in;
  private int bytes;

  MessageReader(InputStream in) {
    this.in = in;
  }

  /**
   * The next message's text; null when the stream has ended, in the middle of a message too.
   *
   * @throws FrameException when it has no proper header; the next call goes on behind it unless the
   *     place is lost
   */
  String next() throws FrameException, IOException {
    String header = header();
    if (header == null) {
      return null;
    }
    long length = -1;
    String problem = "";
    for (String line : header.split("\r?\n")) {
      int colon = line.indexOf(':');
      String name = line.substring(0, Math.max(colon, 0)).strip().toLowerCase(Locale.ROOT);
      String value = line.substring(colon + 1).strip();
      if (name.equals(LENGTH)) {
        length = length(value);
      } else if (name.equals(TYPE) && !isUtf8(value)) {
        problem = "only utf-8 is read, not " + value;
      }
    }
    if (length < 0) {
      throw new FrameException("a message needs the header Content-Length: NUMBER", false);
    }
    if (length > LONGEST_MESSAGE) {
      try {
        in.skipNBytes(length);
      } catch (EOFException e) {
        return null;
      }
      throw new FrameException(
          "a message of " + length + " bytes is longer than " + LONGEST_MESSAGE, false);
    }
    byte[] body = in.readNBytes((int) length);
    if (body.length < length) {
      return null;
    }
    bytes = body.length;
    if (!problem.isEmpty()) {
      throw new FrameException(problem, false);
    }
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(body))
          .toString();
    } catch (CharacterCodingException e) {
      throw new FrameException("a message is not utf-8", false);
    }
  }

  /** Bytes of the text that came last. */
  int bytes() {
    return bytes;
  }

  /** Header lines up to the empty one; null when the stream ends. */
  private String header() throws FrameException, IOException {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    int lineLength = 0;
    while (true) {
      int c = in.read();
      if (c < 0) {
        return null;
      }
      header.write(c);
      if (c == '\n') {
        if (lineLength == 0 && header.size() > 2) {
          return header.toString(StandardCharsets.US_ASCII);
        }
        lineLength = 0;
      } else if (c != '\r') {
        lineLength++;
      }
      if (header.size() > LONGEST_HEADER) {
        throw new FrameException(
            "a header of more than " + LONGEST_HEADER + " bytes: no message begins here", true);
      }
    }
  }

  /** -1 for what is no length. */
  private static long length(String value) {
    boolean digits = !value.isEmpty() && value.chars().allMatch(c -> c >= '0' && c <= '9');
    try {
      return digits ? Long.parseLong(value) : -1;
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** Without a charset it is utf-8; earlier versions of the protocol wrote it utf8. */
  private static boolean isUtf8(String type) {
    String lower = type.toLowerCase(Locale.ROOT).replace("\"", "");
    int at = lower.indexOf("charset=");
    String charset = at < 0 ? "utf-8" : lower.substring(at + "charset=".length()).split(";")[0];
    return charset.strip().equals("utf-8") || charset.strip().equals("utf8");
  }
}
