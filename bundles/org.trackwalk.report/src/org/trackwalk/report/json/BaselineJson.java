package org.trackwalk.report.json;

import java.io.IOException;
import org.trackwalk.check.report.BaselineFacts;
import org.trackwalk.check.report.FixedFinding;
import org.trackwalk.mesh.level.Frame;

/** What has changed since the baseline, as the member {@code baseline} of a level. */
final class BaselineJson {

  private final JsonText json;
  private final Frame axes;

  BaselineJson(JsonText json, Frame axes) {
    this.json = json;
    this.axes = axes;
  }

  /** Writes the member, {@code null} when nothing was compared. */
  void write(BaselineFacts facts) throws IOException {
    json.name("baseline");
    if (facts == null) {
      json.value((String) null);
      return;
    }
    json.object(true);
    json.name("known").value(facts.known());
    json.name("new").value(facts.added());
    json.name("worse").value(facts.worse());
    json.name("unchanged").value(facts.unchanged());
    json.name("better").value(facts.better());
    json.name("notCompared").value(facts.notCompared());
    json.name("fixed").array(true);
    for (FixedFinding fixed : facts.fixed()) {
      json.object(false);
      json.name("rule").value(fixed.rule());
      json.name("severity").value(fixed.severity().id());
      json.name("message").value(fixed.message());
      double[] p = fixed.position();
      json.name("position");
      if (p == null) {
        json.value((String) null);
      } else {
        json.numbers(axes.toFileAxes(p[0], p[1], p[2]));
      }
      json.name("pieces").texts(fixed.pieces());
      json.name("fingerprint").value(fixed.fingerprint());
      json.end();
    }
    json.end().end();
  }
}
