package org.trackwalk.check.shard;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.mesh.names.ShownText;

/**
 * A name in one line that nothing in it harms: what cannot be shown is written as a backslash, a
 * {@code u} and four hexadecimal digits, and so is a backslash before these, so that every name
 * reads back as it was.
 */
final class EscapedName {

  private static final Pattern WRITTEN = Pattern.compile("\\\\u([0-9a-f]{4})");

  /** What would be read as such, and each character that is to be. */
  private static final Pattern LIKE_IT = Pattern.compile("\\\\(?=u[0-9a-f]{4})");

  private EscapedName() {}

  /** As it is written. */
  static String of(String name) {
    StringBuilder escaped = new StringBuilder();
    LIKE_IT
        .matcher(name)
        .replaceAll(Matcher.quoteReplacement(code('\\')))
        .codePoints()
        .forEach(
            c -> {
              String plain = Character.toString(c);
              if (ShownText.of(plain).equals(plain)) {
                escaped.append(plain);
              } else {
                plain.chars().forEach(unit -> escaped.append(code((char) unit)));
              }
            });
    return escaped.toString();
  }

  /** The name that was written. */
  static String read(String escaped) {
    return WRITTEN
        .matcher(escaped)
        .replaceAll(
            m -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(m.group(1), 16))));
  }

  private static String code(char unit) {
    return String.format("\\u%04x", (int) unit);
  }
}
