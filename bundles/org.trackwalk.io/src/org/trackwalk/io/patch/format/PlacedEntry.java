package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.JsonWords;
import org.trackwalk.io.patch.Declaration;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.placement.Placement;

/** One entry of a manifest's {@code pieces} whose meshes are to stand otherwise. */
final class PlacedEntry {

  /** What a new entry for objects of a file has in common with that of the file. */
  private static final String[] KEPT = {"scene", "collidable", "sided", "class", "surface"};

  /** A file with more objects is not taken apart in the manifest: nobody reads that. */
  private static final int MOST = 60;

  private PlacedEntry() {}

  /**
   * The manifest with an entry for each object in the place of one for their file: one that is
   * placed otherwise takes nothing out of the entry for the whole file, as it may be shown twice.
   */
  static JsonDocument apart(JsonDocument manifest, int index, Declaration.Placed placed)
      throws JsonException, PatchException {
    JsonValue whole = entry(manifest, index);
    for (String key : List.of("matrix", "translate", "rotate", "scale")) {
      if (whole.get(key) != null) {
        throw new PatchException(
            "the manifest's entry for " + placed.file() + " has a '" + key + "' already");
      }
    }
    if (placed.others().isEmpty() || placed.others().size() > MOST) {
      throw new PatchException(
          placed.file() + " has " + (placed.others().size() + 1) + " objects: export it again");
    }
    List<String> rows = new ArrayList<>();
    for (String other : placed.others().subList(1, placed.others().size())) {
      rows.add(words(whole, other).object());
    }
    double factor = factor(placed.placement());
    JsonWords own = words(whole, placed.node());
    rows.add(
        factor > 0
            ? own.raw("scale", number(factor)).object()
            : own.raw("matrix", matrix(placed.placement())).object());
    JsonDocument changed = manifest.set(whole, "node", JsonWords.quoted(placed.others().get(0)));
    for (String row : rows) {
      changed = changed.append(changed.root().get("pieces"), row);
    }
    return changed;
  }

  private static JsonWords words(JsonValue whole, String node) throws JsonException {
    JsonWords words = new JsonWords().text("file", whole.get("file").text());
    words.text("node", node);
    for (String key : KEPT) {
      JsonValue value = whole.get(key);
      if (value != null) {
        boolean truth = value.is(JsonValue.Kind.BOOLEAN);
        words.raw(key, truth ? String.valueOf(value.truth()) : JsonWords.quoted(value.text()));
      }
    }
    return words;
  }

  /** The manifest with another placement of an entry. */
  static JsonDocument changed(JsonDocument manifest, int index, double[] placement)
      throws JsonException, PatchException {
    JsonValue entry = entry(manifest, index);
    JsonValue matrix = entry.get("matrix");
    double factor = factor(placement);
    if (matrix != null) {
      double[] columns = new double[16];
      for (int i = 0; i < 16; i++) {
        columns[i] = matrix.items().get(i).number();
      }
      double[] both = Placement.compose(placement, Placement.ofColumns(columns));
      return manifest.set(entry, "matrix", matrix(both));
    }
    JsonValue scale = entry.get("scale");
    JsonValue move = entry.get("translate");
    boolean plain = scale == null && move == null && entry.get("rotate") == null;
    if (plain && !(factor > 0)) {
      return manifest.set(entry, "matrix", matrix(placement));
    }
    if (!(factor > 0)) {
      throw new PatchException(
          "the manifest's entry for "
              + entry.get("file").text()
              + " is placed already: turn it there by hand");
    }
    JsonDocument changed = manifest.set(entry, "scale", times(scale, factor));
    return move == null
        ? changed
        : changed.set(entry(changed, index), "translate", times(move, factor));
  }

  private static JsonValue entry(JsonDocument manifest, int index) throws JsonException {
    return manifest.root().get("pieces").items().get(index);
  }

  /** The factor of a placement that only scales about the origin; 0 for others. */
  private static double factor(double[] rows) {
    for (int i = 0; i < 12; i++) {
      if (rows[i] != (i % 5 == 0 ? rows[0] : 0)) {
        return 0;
      }
    }
    return rows[0];
  }

  private static String times(JsonValue value, double factor) throws JsonException {
    if (value == null) {
      return number(factor);
    }
    if (value.is(JsonValue.Kind.NUMBER)) {
      return number(factor * value.number());
    }
    List<String> all = new ArrayList<>();
    for (JsonValue item : value.items()) {
      all.add(number(factor * item.number()));
    }
    return "[" + String.join(", ", all) + "]";
  }

  private static String matrix(double[] rows) {
    List<String> all = new ArrayList<>();
    for (int column = 0; column < 4; column++) {
      for (int row = 0; row < 4; row++) {
        all.add(number(row < 3 ? rows[4 * row + column] : column == 3 ? 1 : 0));
      }
    }
    return "[" + String.join(", ", all) + "]";
  }

  private static String number(double number) {
    long whole = (long) number;
    return whole == number ? Long.toString(whole) : Double.toString(number);
  }
}
