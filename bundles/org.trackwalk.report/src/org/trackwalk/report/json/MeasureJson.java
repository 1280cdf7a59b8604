package org.trackwalk.report.json;

import java.io.IOException;
import org.trackwalk.model.finding.Measure;

/** A measure as JSON, wherever findings are written. */
public final class MeasureJson {

  private MeasureJson() {}

  /** Writes the object, {@code null} when there is none. */
  public static void write(JsonText json, Measure m) throws IOException {
    if (m == null) {
      json.value((String) null);
      return;
    }
    json.object(false);
    json.name("name").value(m.name());
    json.name("value").value(m.value());
    json.name("unit").value(m.unit());
    json.name("threshold").value(m.threshold());
    json.end();
  }
}
