package org.trackwalk.report.json;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.report.format.EditorCoordinates;

/** One finding as a JSON object on one line, members as in docs/reports.md. */
public final class FindingJson {

  private final JsonText json;
  private final Frame axes;
  private final FileNumbers numbers;
  private final EditorCoordinates coords;

  /** Writes to {@code json}, positions in {@code axes}. */
  public FindingJson(JsonText json, Frame axes, EditorCoordinates coords) {
    this.json = json;
    this.axes = axes;
    this.numbers = new FileNumbers(axes);
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

  /** Writes the members into an object that is open and may have others. */
  public void members(Finding f) throws IOException {
    json.name("rule").value(f.rule());
    json.name("severity").value(f.severity().id());
    json.name("message").value(f.message());
    json.name("help").value(f.help());
    json.name("surfaceClass").value(f.surfaceClass().id());
    json.name("ledgerClass").value(f.ledgerClass() == null ? null : f.ledgerClass().id());
    json.name("position").numbers(numbers.toFile(f.position()));
    json.name("editorPosition").numbers(coords.of(axes, f.position()));
    json.name("length").value(numbers.toFile(f.length()));
    json.name("bounds").numbers(numbers.boxToFile(f.bounds()));
    json.name("count").value(f.count());
    json.name("measure");
    MeasureJson.write(json, f.measure());
    json.name("effects");
    EffectJson.write(json, f.effects());
    if (f.effectNote() != null) {
      json.name("effectNote").value(f.effectNote());
    }
    json.name("pieces").texts(f.pieces());
    features(f.features());
    json.name("flow").array(false);
    for (FlowStep step : f.flow()) {
      json.object(false);
      json.name("position").numbers(numbers.toFile(step.position()));
      json.name("what").value(step.what());
      if (step.fingerprint() != null) {
        json.name("fingerprint").value(step.fingerprint());
      }
      json.end();
    }
    json.end();
    json.name("path").numbers(numbers.toFile(f.path()));
    lines(f.lines());
    json.name("fingerprint").value(f.fingerprint());
    json.name("baselineState").value(f.baselineState());
    if (f.work() != null) {
      WorkJson.write(json.name("work"), f.work());
    }
    json.name("confidence").value(f.confidence());
    json.name("fixable").value(f.fixable());
    json.name("risk").value(f.risk());
    json.name("group").value(f.group());
    if (f.subject() != null) {
      json.name("subject").value(f.subject());
    }
    if (f.cause() != null) {
      json.name("cause").value(f.cause());
    }
    metres(f);
  }

  private void lines(List<SeamLine> lines) throws IOException {
    if (lines.isEmpty()) {
      return;
    }
    json.name("lines").array(false);
    for (SeamLine line : lines) {
      json.object(false);
      json.name("pieces").texts(line.pieces());
      json.name("length").value(numbers.toFile(line.length()));
      json.name("effects");
      EffectJson.write(json, line.effects());
      json.name("path").numbers(numbers.toFile(line.path()));
      json.end();
    }
    json.end();
  }

  private boolean comesBack(SeamLine line) {
    return numbers.comesBack(line.path()) && numbers.comesBack(line.length());
  }

  /**
   * The numbers in metres that the file's unit does not give back to the last bit, if there are
   * any: so a report that is read again says what the check itself said.
   */
  private void metres(Finding f) throws IOException {
    boolean position = !numbers.comesBack(f.position());
    boolean path = !numbers.comesBack(f.path());
    boolean bounds = !numbers.boxComesBack(f.bounds());
    boolean length = !numbers.comesBack(f.length());
    boolean flow = f.flow().stream().anyMatch(step -> !numbers.comesBack(step.position()));
    boolean lines = !f.lines().stream().allMatch(this::comesBack);
    if (!position && !path && !bounds && !length && !flow && !lines) {
      return;
    }
    json.name("metres").object(false);
    if (position) {
      json.name("position").numbers(f.position());
    }
    if (path) {
      json.name("path").numbers(f.path());
    }
    if (bounds) {
      json.name("bounds").numbers(f.bounds());
    }
    if (length) {
      json.name("length").value(f.length());
    }
    if (flow) {
      json.name("flow").array(false);
      for (FlowStep step : f.flow()) {
        json.numbers(step.position());
      }
      json.end();
    }
    if (lines) {
      json.name("lines").array(false);
      for (SeamLine line : f.lines()) {
        json.object(false).name("length").value(line.length());
        json.name("path").numbers(line.path()).end();
      }
      json.end();
    }
    json.end();
  }

  private void features(Map<String, Features> features) throws IOException {
    json.name("features").object(false);
    for (Map.Entry<String, Features> entry : features.entrySet()) {
      Features f = entry.getValue();
      json.name(entry.getKey()).object(false);
      json.name("file").value(f.file());
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
}
