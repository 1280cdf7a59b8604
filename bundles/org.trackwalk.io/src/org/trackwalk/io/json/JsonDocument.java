package org.trackwalk.io.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A JSON text that people have written, changed in few places: all other characters, blanks and
 * line ends stay as they are. New members and items are set like those before them.
 */
public final class JsonDocument {

  private static final String STEP = "  ";

  private final String text;
  private final JsonValue root;

  private JsonDocument(String text) throws JsonException {
    this.text = text;
    this.root = JsonText.parse(text);
  }

  /**
   * Reads a text.
   *
   * @throws JsonException with line and column
   */
  public static JsonDocument parse(String text) throws JsonException {
    return new JsonDocument(text);
  }

  /** All its characters. */
  public String text() {
    return text;
  }

  /** What the text says, with places. */
  public JsonValue root() {
    return root;
  }

  /** The document with one more item at the end of a list. */
  public JsonDocument append(JsonValue list, String item) throws JsonException {
    List<Integer> starts = new ArrayList<>();
    for (JsonValue value : list.items()) {
      starts.add(offset(value.line(), value.column()));
    }
    JsonValue last = list.items().isEmpty() ? null : list.items().get(list.items().size() - 1);
    return inserted(list, starts, last, item, true);
  }

  /** The document without an item of a list. */
  public JsonDocument remove(JsonValue list, int index) throws JsonException {
    List<JsonValue> items = list.items();
    int from = start(items.get(index));
    int to = end(from);
    if (items.size() == 1) {
      int open = start(list);
      from = open + 1;
      to = end(open) - 1;
    } else if (index == 0) {
      to = start(items.get(1));
    } else {
      from = end(start(items.get(index - 1)));
    }
    return new JsonDocument(text.substring(0, from) + text.substring(to));
  }

  private int start(JsonValue value) {
    return offset(value.line(), value.column());
  }

  /** The document with a member of an object set; a new one stands at its end. */
  public JsonDocument set(JsonValue object, String key, String value) throws JsonException {
    JsonValue old = object.get(key);
    if (old != null) {
      int from = offset(old.line(), old.column());
      return new JsonDocument(text.substring(0, from) + value + text.substring(end(from)));
    }
    Collection<JsonMember> members = object.members();
    List<Integer> starts = new ArrayList<>();
    JsonValue last = null;
    int lastAt = -1;
    for (JsonMember member : members) {
      int at = offset(member.line(), member.column());
      starts.add(at);
      if (at > lastAt) {
        lastAt = at;
        last = member.value();
      }
    }
    starts.sort(null);
    return inserted(object, starts, last, JsonWords.quoted(key) + ": " + value, false);
  }

  private JsonDocument inserted(
      JsonValue holder, List<Integer> starts, JsonValue last, String what, boolean rows)
      throws JsonException {
    int open = offset(holder.line(), holder.column());
    if (last == null) {
      String line = rows || holder == root ? lineEnd() + indent(open) : "";
      String inner = line.isEmpty() ? what : line + STEP + what + line;
      return new JsonDocument(text.substring(0, open + 1) + inner + text.substring(end(open) - 1));
    }
    int at = end(offset(last.line(), last.column()));
    return new JsonDocument(
        text.substring(0, at) + "," + before(starts) + what + text.substring(at));
  }

  /** The blanks that stand before the last of several things; one blank when there are none. */
  private String before(List<Integer> starts) {
    int start = starts.get(starts.size() - 1);
    int from = start;
    while (Character.isWhitespace(text.charAt(from - 1))) {
      from--;
    }
    return from == start ? " " : text.substring(from, start);
  }

  /** The blanks at the beginning of the line that a place is in. */
  private String indent(int at) {
    int from = at;
    while (from > 0 && text.charAt(from - 1) != '\n' && text.charAt(from - 1) != '\r') {
      from--;
    }
    int to = from;
    while (text.charAt(to) == ' ' || text.charAt(to) == '\t') {
      to++;
    }
    return text.substring(from, to);
  }

  private String lineEnd() {
    return text.contains("\r\n") ? "\r\n" : "\n";
  }

  /** Index of a place that the parser names by line and column, both from 1. */
  private int offset(int line, int column) {
    int at = text.startsWith("\uFEFF") ? 1 : 0;
    for (int current = 1; current < line; at++) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r' && !text.startsWith("\n", at + 1)) {
        current++;
      }
    }
    return at + column - 1;
  }

  /** Index behind the value that begins at a place. */
  private int end(int start) {
    int depth = 0;
    int at = start;
    while (true) {
      char c = text.charAt(at);
      if (c == '"') {
        at = endOfText(at);
      } else if (c == '{' || c == '[') {
        depth++;
        at++;
      } else if (c == '}' || c == ']') {
        if (depth == 0) {
          return at;
        }
        depth--;
        at++;
      } else if (depth == 0 && (c == ',' || Character.isWhitespace(c))) {
        return at;
      } else {
        at++;
        if (at < text.length()) {
          continue;
        }
      }
      if (depth == 0) {
        return at;
      }
    }
  }

  private int endOfText(int quote) {
    int at = quote + 1;
    while (text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at + 1;
  }
}
