package org.trackwalk.io.gltf;

import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.names.PrintableName;

/**
 * The JSON of a scene, asked in the words of the format. What is missing or of the wrong kind
 * becomes a {@link JsonException} with its place.
 */
final class GltfDocument {

  private final JsonValue root;
  private final String name;

  GltfDocument(JsonValue root, String name) {
    this.root = root;
    this.name = name;
  }

  /** The file as the report shows it. */
  String name() {
    return name;
  }

  /** A member of the top-level object, or null. */
  JsonValue get(String member) throws JsonException {
    return root.get(member);
  }

  /** One of the top-level lists; empty when the document has none. */
  List<JsonValue> list(String member) throws JsonException {
    return items(root, member);
  }

  /** The elements of a list inside an object; empty when it has none. */
  static List<JsonValue> items(JsonValue object, String member) throws JsonException {
    JsonValue list = object.get(member);
    return list == null ? List.of() : list.items();
  }

  /** The element of a top-level list that an index refers to. */
  JsonValue element(String list, JsonValue index) throws JsonException {
    List<JsonValue> all = list(list);
    double wanted = index.number();
    if (!(wanted >= 0) || wanted >= all.size() || wanted != StrictMath.rint(wanted)) {
      throw new JsonException(
          index, "there is no " + wanted(wanted) + " in '" + list + "', which has " + all.size());
    }
    return all.get((int) wanted);
  }

  /** A whole number in an object; {@code absent} when it has no such member. */
  static int number(JsonValue object, String member, int absent) throws JsonException {
    JsonValue value = object.get(member);
    return value == null ? absent : value.index(Integer.MAX_VALUE - 8);
  }

  /** A name without control characters; {@code absent} when it has none or it is blank. */
  static String text(JsonValue object, String member, String absent) throws JsonException {
    JsonValue value = object.get(member);
    if (value == null || !value.is(JsonValue.Kind.STRING) || value.text().isBlank()) {
      return absent;
    }
    return PrintableName.of(value.text());
  }

  /** True or false in an object; false when it has no such member. */
  static boolean truth(JsonValue object, String member) throws JsonException {
    JsonValue value = object.get(member);
    return value != null && value.truth();
  }

  /** The same problem as an importer says it. */
  ImportException refuse(JsonException e) {
    return new ImportException(name, e.place(), e.getMessage());
  }

  private static String wanted(double index) {
    return index == StrictMath.rint(index) && Math.abs(index) < Integer.MAX_VALUE
        ? "number " + (int) index
        : "number " + index;
  }
}
