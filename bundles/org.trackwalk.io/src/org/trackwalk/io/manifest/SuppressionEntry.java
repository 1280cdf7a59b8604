package org.trackwalk.io.manifest;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.mesh.level.LevelHints.Suppression;

/** Reads one entry of {@code suppress}. */
final class SuppressionEntry {

  private SuppressionEntry() {}

  static Suppression read(JsonValue json) throws JsonException {
    StrictObject entry =
        new StrictObject(json, "rule", "fingerprint", "piece", "box", "reason", "by", "until");
    entry.required("rule");
    entry.required("reason");
    double[] box = entry.numbers("box", 6);
    String fingerprint = entry.text("fingerprint");
    List<String> pieces = pieces(entry);
    boolean region = box != null || !pieces.isEmpty();
    if (region == (fingerprint != null)) {
      throw new JsonException(
          json, "a suppression needs either 'fingerprint' or 'box', 'piece' or both");
    }
    for (int i = 0; box != null && i < 3; i++) {
      if (box[i] > box[i + 3]) {
        throw new JsonException(
            entry.get("box"), "a box is its least x, y, z and then its greatest x, y, z");
      }
    }
    return new Suppression(
        entry.text("rule"),
        fingerprint,
        pieces,
        box,
        entry.text("reason"),
        entry.text("by"),
        date(entry));
  }

  /** One name, or a list of names that all are concerned, such as both sides of a seam. */
  private static List<String> pieces(StrictObject entry) throws JsonException {
    JsonValue piece = entry.get("piece");
    if (piece == null) {
      return List.of();
    }
    if (piece.is(JsonValue.Kind.STRING)) {
      return List.of(entry.text("piece"));
    }
    if (piece.items().isEmpty()) {
      throw new JsonException(piece, "at least one name belongs here");
    }
    return List.copyOf(entry.texts("piece"));
  }

  private static String date(StrictObject entry) throws JsonException {
    String until = entry.text("until");
    if (until == null) {
      return null;
    }
    try {
      return LocalDate.parse(until).toString();
    } catch (DateTimeParseException e) {
      throw new JsonException(entry.get("until"), "'" + until + "' is not a date like 2026-12-31");
    }
  }
}
