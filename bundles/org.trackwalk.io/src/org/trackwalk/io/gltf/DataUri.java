package org.trackwalk.io.gltf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Bytes that stand in the JSON itself: {@code data:TYPE;base64,…}, or with percent signs. */
final class DataUri {

  private static final int HEX = 16;

  private DataUri() {}

  /** The content of a data URI (RFC 2397), whatever type it says it has. */
  static byte[] bytes(JsonValue uri) throws JsonException {
    String text = uri.text();
    int comma = text.indexOf(',');
    if (comma < 0) {
      throw new JsonException(
          uri, "this data URI has no comma, behind which its bytes would stand");
    }
    byte[] body = text.substring(comma + 1).getBytes(StandardCharsets.ISO_8859_1);
    byte[] plain = contains(body, '%') ? percent(uri, body) : body;
    if (!text.substring(0, comma).toLowerCase(Locale.ROOT).endsWith(";base64")) {
      return plain;
    }
    try {
      return Base64.getDecoder().decode(withoutBlanks(plain));
    } catch (IllegalArgumentException e) {
      throw new JsonException(uri, "the base64 text of this data URI is broken; export it again");
    }
  }

  private static byte[] percent(JsonValue uri, byte[] body) throws JsonException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(body.length);
    for (int i = 0; i < body.length; i++) {
      if (body[i] != '%') {
        bytes.write(body[i]);
        continue;
      }
      int high = i + 2 < body.length ? Character.digit(body[i + 1], HEX) : -1;
      int low = i + 2 < body.length ? Character.digit(body[i + 2], HEX) : -1;
      if (high < 0 || low < 0) {
        throw new JsonException(
            uri, "a percent sign of this data URI is not followed by two digits");
      }
      bytes.write(HEX * high + low);
      i += 2;
    }
    return bytes.toByteArray();
  }

  /** Some programs wrap long lines. */
  private static byte[] withoutBlanks(byte[] text) {
    if (!contains(text, '\n') && !contains(text, ' ')) {
      return text;
    }
    ByteArrayOutputStream kept = new ByteArrayOutputStream(text.length);
    for (byte b : text) {
      if (b > ' ') {
        kept.write(b);
      }
    }
    return kept.toByteArray();
  }

  private static boolean contains(byte[] bytes, char wanted) {
    for (byte b : bytes) {
      if (b == wanted) {
        return true;
      }
    }
    return false;
  }
}
