package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;

/** Changes of a JSON text at the places where values stand; all else keeps its characters. */
final class JsonEdits {

  /** Characters that stand in for those of a range. */
  record Change(int from, int to, String with) {}

  private final String text;
  private final int[] lines;
  private final Map<Integer, Change> changes = new LinkedHashMap<>();
  private final Map<JsonValue, List<String>> members = new LinkedHashMap<>();
  private final Map<JsonValue, List<String>> items = new LinkedHashMap<>();

  JsonEdits(String text) {
    this.text = text;
    List<Integer> starts = new ArrayList<>();
    starts.add(0);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
        starts.add(i + 1);
      }
    }
    lines = starts.stream().mapToInt(Integer::intValue).toArray();
  }

  private int start(JsonValue value) {
    int mark = value.line() == 1 && text.startsWith("\uFEFF") ? 1 : 0;
    return lines[value.line() - 1] + value.column() - 1 + mark;
  }

  /** Replaces a number, a text or a word. */
  void replace(JsonValue value, String with) {
    int from = start(value);
    int to = from;
    if (text.charAt(from) == '"') {
      to++;
      while (text.charAt(to) != '"') {
        to += text.charAt(to) == '\\' ? 2 : 1;
      }
      to++;
    } else {
      while (to < text.length() && "-+.eE0123456789truefalsn".indexOf(text.charAt(to)) >= 0) {
        to++;
      }
    }
    changes.put(from, new Change(from, to, with));
  }

  /** Gives an object a member, or another value where it has it. */
  void set(JsonValue object, String name, String value) throws JsonException {
    JsonValue old = object.get(name);
    if (old != null) {
      replace(old, value);
    } else {
      members.computeIfAbsent(object, k -> new ArrayList<>()).add("\"" + name + "\":" + value);
    }
  }

  /** Adds an element behind the last one of a list; returns how many were added before. */
  int append(JsonValue list, String element) {
    List<String> added = items.computeIfAbsent(list, k -> new ArrayList<>());
    added.add(element);
    return added.size() - 1;
  }

  /** All changes in ascending order. */
  List<Change> changes() throws JsonException {
    List<Change> all = new ArrayList<>(changes.values());
    for (Map.Entry<JsonValue, List<String>> entry : members.entrySet()) {
      int at = start(entry.getKey()) + 1;
      String joined = String.join(",", entry.getValue());
      all.add(new Change(at, at, entry.getKey().members().isEmpty() ? joined : joined + ","));
    }
    for (Map.Entry<JsonValue, List<String>> entry : items.entrySet()) {
      int at = end(start(entry.getKey()));
      String joined = String.join(",", entry.getValue());
      all.add(new Change(at, at, entry.getKey().items().isEmpty() ? joined : "," + joined));
    }
    all.sort(Comparator.comparingInt(Change::from).thenComparingInt(Change::to));
    return all;
  }

  /** The bracket that closes the list or object at an offset. */
  private int end(int open) {
    int depth = 0;
    boolean quoted = false;
    for (int i = open; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        i += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else if (c == '"') {
        quoted = true;
      } else if (c == '[' || c == '{') {
        depth++;
      } else if ((c == ']' || c == '}') && --depth == 0) {
        return i;
      }
    }
    return text.length();
  }
}
