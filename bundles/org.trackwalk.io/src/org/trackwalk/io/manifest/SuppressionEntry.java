package org.trackwalk.io.manifest;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.LevelHints.Suppression;

/** Reads one entry of {@code suppress}. */
final class SuppressionEntry {

  private SuppressionEntry() {}

  static Suppression read(JsonValue json) throws JsonException {
    StrictObject entry =
        new StrictObject(json, "rule", "fingerprint", "box", "reason", "by", "until");
    entry.required("rule");
    entry.required("reason");
    double[] box = entry.numbers("box", 6);
    String fingerprint = entry.text("fingerprint");
    if ((box == null) == (fingerprint == null)) {
      throw new JsonException(json, "a suppression needs either 'fingerprint' or 'box'");
    }
    for (int i = 0; box != null && i < 3; i++) {
      if (box[i] > box[i + 3]) {
        throw new JsonException(
            entry.get("box"), "a box is its least x, y, z and then its greatest x, y, z");
      }
    }
    return new Suppression(
        entry.text("rule"), fingerprint, box, entry.text("reason"), entry.text("by"), date(entry));
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
