package org.trackwalk.io.json;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.names.JsonString;

/** JSON of one line, written member by member; what is null is left out. */
public final class JsonWords {

  private final List<String> members = new ArrayList<>();

  /** A member that is a text. */
  public JsonWords text(String key, String value) {
    return raw(key, value == null || value.isBlank() ? null : quoted(value));
  }

  /** A member that is JSON already. */
  public JsonWords raw(String key, String json) {
    if (json != null) {
      members.add(quoted(key) + ": " + json);
    }
    return this;
  }

  /** One name stands alone. */
  public JsonWords names(String key, List<String> names) {
    if (names.size() == 1) {
      return text(key, names.get(0));
    }
    List<String> all = names.stream().map(JsonWords::quoted).toList();
    return raw(key, all.isEmpty() ? null : "[" + String.join(", ", all) + "]");
  }

  /** The object so far. */
  public String object() {
    return "{" + String.join(", ", members) + "}";
  }

  /** A text in quotes. */
  public static String quoted(String text) {
    return JsonString.of(text);
  }
}
