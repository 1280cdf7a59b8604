package org.trackwalk.io.manifest;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;

/** Reads the entries of {@code overlaps}. */
final class MeetingEntry {

  private MeetingEntry() {}

  static List<MeetingRule> all(JsonValue list) throws JsonException {
    List<MeetingRule> all = new ArrayList<>();
    if (list != null) {
      for (JsonValue item : list.items()) {
        all.add(read(item));
      }
    }
    return all;
  }

  private static MeetingRule read(JsonValue json) throws JsonException {
    StrictObject entry = new StrictObject(json, "a", "b", "allow", "method", "vertices", "reason");
    entry.required("a");
    entry.required("b");
    Boolean allowed = entry.truth("allow");
    String method =
        entry.oneOf("method", "contour-region", "vertex-penetration", "vertex-edge", "inactive");
    String vertices = entry.oneOf("vertices", "auto", "first", "second", "both");
    if (allowed == null && method == null && vertices == null) {
      throw new JsonException(json, "one of 'allow', 'method' and 'vertices' belongs here");
    }
    return new MeetingRule(
        entry.text("a"), entry.text("b"), allowed, method, vertices, entry.text("reason"));
  }
}
