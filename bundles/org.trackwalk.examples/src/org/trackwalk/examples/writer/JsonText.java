package org.trackwalk.examples.writer;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.names.JsonString;

/**
 * JSON from maps, lists, strings, numbers, booleans and nulls, in the order of the maps. A list or
 * map that holds only plain values stands on one line. NaN and infinities become null.
 */
public final class JsonText {

  private final StringBuilder out = new StringBuilder();

  private JsonText() {}

  /** The text, with a line feed at its end. */
  public static String of(Object value) {
    JsonText text = new JsonText();
    text.write(value, 0);
    return text.out.append('\n').toString();
  }

  private void write(Object value, int depth) {
    switch (value) {
      case null -> out.append("null");
      case Map<?, ?> map -> container('{', '}', map.entrySet().iterator(), plain(map), depth);
      case List<?> list -> container('[', ']', list.iterator(), plain(list), depth);
      case String s -> out.append(JsonString.of(s));
      case Double d when !Double.isFinite(d) -> out.append("null");
      case Double d ->
          out.append(
              d == StrictMath.rint(d) && Math.abs(d) < 1e9
                  ? Long.toString(d.longValue())
                  : Double.toString(d));
      case Float f when !Float.isFinite(f) -> out.append("null");
      case Float f -> out.append(FloatText.of(f));
      default -> out.append(value);
    }
  }

  private void container(char open, char close, Iterator<?> items, boolean line, int depth) {
    out.append(open);
    boolean first = true;
    while (items.hasNext()) {
      Object item = items.next();
      out.append(first ? "" : line ? ", " : ",");
      if (!line) {
        out.append('\n').append("  ".repeat(depth + 1));
      }
      if (item instanceof Map.Entry<?, ?> entry) {
        out.append(JsonString.of(String.valueOf(entry.getKey())));
        out.append(": ");
        write(entry.getValue(), depth + 1);
      } else {
        write(item, depth + 1);
      }
      first = false;
    }
    if (!line && !first) {
      out.append('\n').append("  ".repeat(depth));
    }
    out.append(close);
  }

  private static boolean plain(Map<?, ?> map) {
    return map.values().stream().allMatch(v -> scalar(v) || v instanceof List<?> l && plain(l));
  }

  private static boolean plain(List<?> list) {
    return list.stream().allMatch(JsonText::scalar);
  }

  private static boolean scalar(Object value) {
    return !(value instanceof Map) && !(value instanceof List);
  }
}
