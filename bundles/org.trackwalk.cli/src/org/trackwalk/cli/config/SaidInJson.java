package org.trackwalk.cli.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;

/** Finds a key in a file that has been read without complaint, and says its value on one line. */
public final class SaidInJson {

  private SaidInJson() {}

  /**
   * What the file says.
   *
   * @param root of the file
   * @param key with dots for what is inside objects
   * @param origin what kind of file it is
   * @param file its name
   */
  public static Optional<Said> of(JsonValue root, String key, Said.Origin origin, String file) {
    try {
      JsonValue object = root;
      String rest = key;
      for (int dot = rest.indexOf('.'); dot >= 0; dot = rest.indexOf('.')) {
        object = object.get(rest.substring(0, dot));
        if (object == null || !object.is(JsonValue.Kind.OBJECT)) {
          return Optional.empty();
        }
        rest = rest.substring(dot + 1);
      }
      for (JsonMember member : object.members()) {
        if (member.name().equals(rest)) {
          return Optional.of(new Said(text(member.value()), origin, file, member.line()));
        }
      }
      return Optional.empty();
    } catch (JsonException e) {
      return Optional.empty();
    }
  }

  private static String text(JsonValue value) throws JsonException {
    return switch (value.kind()) {
      case STRING -> value.text();
      case NUMBER -> number(value.number());
      case BOOLEAN -> String.valueOf(value.truth());
      case ARRAY -> {
        List<String> items = new ArrayList<>();
        for (JsonValue item : value.items()) {
          items.add(text(item));
        }
        yield String.join(", ", items);
      }
      case OBJECT -> members(value);
      default -> "null";
    };
  }

  private static String members(JsonValue object) throws JsonException {
    List<String> items = new ArrayList<>();
    for (JsonMember member : object.members()) {
      JsonValue value = member.value();
      if (value.is(JsonValue.Kind.OBJECT)) {
        for (JsonMember inner : value.members()) {
          items.add(member.name() + "." + inner.name() + "=" + text(inner.value()));
        }
      } else {
        items.add(member.name() + "=" + text(value));
      }
    }
    return String.join(", ", items);
  }

  private static String number(double value) {
    long whole = (long) value;
    return whole == value ? Long.toString(whole) : Double.toString(value);
  }
}
