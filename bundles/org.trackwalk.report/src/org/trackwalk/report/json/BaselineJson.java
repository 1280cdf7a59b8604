package org.trackwalk.report.json;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.Before;
import org.trackwalk.model.report.FixedFinding;

/** What has changed since the baseline, as the member {@code baseline} of a level. */
final class BaselineJson {

  private final JsonText json;
  private final FileNumbers numbers;

  BaselineJson(JsonText json, Frame axes) {
    this.json = json;
    this.numbers = new FileNumbers(axes);
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
        json.numbers(numbers.toFile(p));
      }
      json.name("pieces").texts(fixed.pieces());
      json.name("fingerprint").value(fixed.fingerprint());
      if (p != null && !numbers.comesBack(p)) {
        json.name("metres").numbers(p);
      }
      json.end();
    }
    json.end();
    json.name("before").object(true);
    for (Map.Entry<String, Before> entry : new TreeMap<>(facts.before()).entrySet()) {
      json.name(entry.getKey());
      before(entry.getValue());
    }
    json.end().end();
  }

  private void before(Before old) throws IOException {
    json.object(false);
    json.name("changed").value(old.part().id());
    json.name("severity").value(old.severity().id());
    json.name("effect").value(old.effect());
    json.name("measure");
    MeasureJson.write(json, old.measure());
    json.name("count").value(old.count());
    json.name("length").value(numbers.toFile(old.length()));
    if (!numbers.comesBack(old.length())) {
      json.name("metres").value(old.length());
    }
    json.end();
  }
}
