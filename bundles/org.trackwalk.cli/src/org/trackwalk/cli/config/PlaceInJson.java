package org.trackwalk.cli.config;

import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;

/**
 * A place in a JSON file that has been read: a key of an object, or an item of a list of texts.
 *
 * @param line from 1
 * @param column from 1
 */
record PlaceInJson(int line, int column) {

  /**
   * The place that some names lead to, each inside the one before; where one leads nowhere, that of
   * the one before.
   */
  static PlaceInJson of(JsonValue root, String... names) {
    JsonValue inside = root;
    PlaceInJson place = new PlaceInJson(root.line(), root.column());
    try {
      for (String name : names) {
        if (inside.is(JsonValue.Kind.OBJECT)) {
          JsonMember member = member(inside, name);
          if (member == null) {
            return place;
          }
          place = new PlaceInJson(member.line(), member.column());
          inside = member.value();
        } else if (inside.is(JsonValue.Kind.ARRAY)) {
          return item(inside, name, place);
        }
      }
      return place;
    } catch (JsonException e) {
      return place;
    }
  }

  private static JsonMember member(JsonValue object, String name) throws JsonException {
    return object.members().stream().filter(m -> m.name().equals(name)).findFirst().orElse(null);
  }

  private static PlaceInJson item(JsonValue list, String text, PlaceInJson otherwise)
      throws JsonException {
    for (JsonValue item : list.items()) {
      if (item.is(JsonValue.Kind.STRING) && item.text().equals(text)) {
        return new PlaceInJson(item.line(), item.column());
      }
    }
    return otherwise;
  }
}
