package org.trackwalk.report.json;

import java.io.IOException;
import java.util.Map;
import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Features;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.FlowStep;
import org.trackwalk.check.finding.Measure;
import org.trackwalk.check.finding.Suppressed;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.report.format.EditorCoordinates;

/** One finding as a JSON object on one line, members as in CLI.md ("JSON report"). */
final class FindingJson {

  private final JsonText json;
  private final Frame axes;
  private final EditorCoordinates coords;

  FindingJson(JsonText json, Frame axes, EditorCoordinates coords) {
    this.json = json;
    this.axes = axes;
    this.coords = coords;
  }

  /** Writes the object; {@code level} is the level's name, or null inside a level. */
  void write(String level, Finding f) throws IOException {
    json.object(false);
    if (level != null) {
      json.name("level").value(level);
    }
    members(f);
    json.end();
  }

  /** Writes a finding that was accepted, with the acceptance as its last member. */
  void write(Suppressed accepted) throws IOException {
    json.object(false);
    members(accepted.finding());
    json.name("suppression").object(false);
    json.name("reason").value(accepted.reason());
    json.name("by").value(accepted.by());
    json.name("until").value(accepted.until());
    json.end().end();
  }

  private void members(Finding f) throws IOException {
    json.name("rule").value(f.rule());
    json.name("severity").value(f.severity().id());
    json.name("message").value(f.message());
    json.name("help").value(f.help());
    json.name("surfaceClass").value(f.surfaceClass().id());
    json.name("ledgerClass").value(f.ledgerClass() == null ? null : f.ledgerClass().id());
    json.name("position").numbers(inFile(f.position()));
    json.name("editorPosition").numbers(coords.of(axes, f.position()));
    json.name("length").value(f.length() / axes.unit().metres());
    json.name("bounds").numbers(box(f.bounds()));
    json.name("count").value(f.count());
    measure(f.measure());
    json.name("effects").array(false);
    for (Effect effect : f.effects()) {
      effect(effect);
    }
    json.end();
    if (f.effectNote() != null) {
      json.name("effectNote").value(f.effectNote());
    }
    json.name("pieces").texts(f.pieces());
    features(f.features());
    json.name("flow").array(false);
    for (FlowStep step : f.flow()) {
      json.object(false);
      json.name("position").numbers(inFile(step.position()));
      json.name("what").value(step.what());
      if (step.fingerprint() != null) {
        json.name("fingerprint").value(step.fingerprint());
      }
      json.end();
    }
    json.end();
    json.name("path").numbers(path(f.path()));
    json.name("fingerprint").value(f.fingerprint());
    json.name("baselineState").value(f.baselineState());
    json.name("confidence").value(f.confidence());
    json.name("fixable").value(f.fixable());
    json.name("risk").value(f.risk());
    json.name("group").value(f.group());
  }

  private void measure(Measure m) throws IOException {
    json.name("measure");
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

  private void effect(Effect e) throws IOException {
    json.object(false);
    json.name("profile").value(e.profile());
    json.name("shape").value(e.shape());
    json.name("speed").value(e.speed());
    json.name("dvUp").value(e.dvUp());
    json.name("dvForward").value(e.dvForward());
    json.name("dvSide").value(e.dvSide());
    json.name("share").value(e.share());
    json.name("probed").value(e.probed());
    json.end();
  }

  private void features(Map<String, Features> features) throws IOException {
    json.name("features").object(false);
    for (Map.Entry<String, Features> entry : features.entrySet()) {
      Features f = entry.getValue();
      json.name(entry.getKey()).object(false);
      json.name("triangles").integers(f.triangles());
      json.name("edges").array(false);
      for (int i = 0; i + 1 < f.edges().size(); i += 2) {
        json.integers(f.edges().subList(i, i + 2));
      }
      json.end();
      json.name("vertices").integers(f.vertices());
      if (f.place() >= 0) {
        json.name("place").value(f.place());
      }
      json.end();
    }
    json.end();
  }

  private double[] inFile(double[] p) {
    return axes.toFileAxes(p[0], p[1], p[2]);
  }

  private double[] path(double[] level) {
    double[] file = new double[level.length];
    for (int i = 0; i + 2 < level.length; i += 3) {
      System.arraycopy(axes.toFileAxes(level[i], level[i + 1], level[i + 2]), 0, file, i, 3);
    }
    return file;
  }

  /** A box in file axes: axis swaps change signs, so the corners are sorted anew. */
  private double[] box(double[] level) {
    if (level.length < 6) {
      return level;
    }
    double[] a = axes.toFileAxes(level[0], level[1], level[2]);
    double[] b = axes.toFileAxes(level[3], level[4], level[5]);
    double[] box = new double[6];
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(a[k], b[k]);
      box[k + 3] = Math.max(a[k], b[k]);
    }
    return box;
  }
}
