package org.trackwalk.report.json;

import java.io.IOException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;

/** What a team says about a finding, as a JSON object. */
public final class WorkJson {

  private WorkJson() {}

  /** Writes it as a value. */
  public static void write(JsonText json, Work work) throws IOException {
    json.object(false);
    json.name("state").value(work.state().id());
    json.name("by").value(work.by());
    json.name("note").value(work.note());
    json.end();
  }

  /** Reads it; null where there is none. */
  static Work read(JsonValue value) throws JsonException {
    return value == null
        ? null
        : new Work(
            Member.oneOf(Member.of(value, "state"), WorkState.values(), WorkState::id),
            Member.text(value, "by"),
            Member.text(value, "note"));
  }
}
