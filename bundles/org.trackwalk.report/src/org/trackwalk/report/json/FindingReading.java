package org.trackwalk.report.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMade;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Evidence;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Place;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.finding.Standing;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.finding.Told;

/** The inverse of {@link FindingJson}. */
final class FindingReading {

  private final FileNumbers numbers;

  FindingReading(Frame axes) {
    this.numbers = new FileNumbers(axes);
  }

  /** Findings in the order of the text. */
  List<Finding> findings(JsonValue list) throws JsonException {
    List<Finding> findings = new ArrayList<>();
    for (JsonValue item : list.items()) {
      findings.add(JsonMade.of(item, () -> finding(item)));
    }
    return List.copyOf(findings);
  }

  /** Accepted findings, each with its acceptance. */
  List<Suppressed> suppressed(JsonValue list) throws JsonException {
    List<Suppressed> accepted = new ArrayList<>();
    for (JsonValue item : list.items()) {
      JsonValue why = Member.of(item, "suppression");
      accepted.add(
          new Suppressed(
              JsonMade.of(item, () -> finding(item)),
              Member.text(why, "reason"),
              Member.textOrNull(why, "by"),
              Member.textOrNull(why, "until")));
    }
    return List.copyOf(accepted);
  }

  /** A measure, null where null is written. */
  static Measure measure(JsonValue m) throws JsonException {
    return Member.isNull(m)
        ? null
        : new Measure(
            Member.text(m, "name"),
            Member.number(m, "value"),
            Member.text(m, "unit"),
            Member.number(m, "threshold"));
  }

  private Finding finding(JsonValue f) throws JsonException {
    JsonValue metres = f.get("metres");
    JsonValue ledger = Member.of(f, "ledgerClass");
    return new Finding(
        new Told(
            Member.text(f, "rule"),
            Member.oneOf(Member.of(f, "severity"), Severity.values(), Severity::id),
            Member.text(f, "message"),
            Member.textOrNull(f, "help"),
            Member.textIfAny(f, "subject"),
            Member.textIfAny(f, "cause"),
            Member.number(f, "confidence"),
            Member.truth(f, "fixable")),
        new Place(
            Member.oneOf(Member.of(f, "surfaceClass"), SurfaceClass.values(), SurfaceClass::id),
            position(f, metres),
            path(f, metres),
            length(f, metres),
            bounds(f, metres),
            Member.texts(f, "pieces"),
            features(Member.of(f, "features"))),
        new Evidence(
            Member.isNull(ledger)
                ? null
                : Member.oneOf(ledger, LedgerClass.values(), LedgerClass::id),
            Member.whole(f, "count"),
            measure(Member.of(f, "measure")),
            effects(Member.of(f, "effects")),
            Member.textIfAny(f, "effectNote"),
            flow(Member.of(f, "flow"), exact(metres, "flow")),
            lines(f.get("lines"), exact(metres, "lines"))),
        new Standing(
            Member.text(f, "fingerprint"),
            Member.number(f, "risk"),
            Member.text(f, "group"),
            Member.textOrNull(f, "baselineState"),
            WorkJson.read(f.get("work"))));
  }

  private double[] position(JsonValue f, JsonValue metres) throws JsonException {
    double[] file = Member.point(Member.of(f, "position"));
    JsonValue exact = exact(metres, "position");
    return exact == null ? numbers.toLevel(file) : Member.point(exact);
  }

  private double[] path(JsonValue f, JsonValue metres) throws JsonException {
    double[] file = Member.points(Member.of(f, "path"));
    JsonValue exact = exact(metres, "path");
    return exact == null ? numbers.toLevel(file) : Member.points(exact);
  }

  private double length(JsonValue f, JsonValue metres) throws JsonException {
    double file = Member.number(f, "length");
    return exact(metres, "length") == null
        ? numbers.toLevel(file)
        : Member.number(metres, "length");
  }

  private double[] bounds(JsonValue f, JsonValue metres) throws JsonException {
    double[] file = Member.box(Member.of(f, "bounds"));
    JsonValue exact = exact(metres, "bounds");
    return exact == null ? numbers.boxToLevel(file) : Member.box(exact);
  }

  /** Metres that the file's unit does not give back; null when it does. */
  private static JsonValue exact(JsonValue metres, String name) throws JsonException {
    return metres == null ? null : metres.get(name);
  }

  private static List<Effect> effects(JsonValue list) throws JsonException {
    List<Effect> effects = new ArrayList<>();
    for (JsonValue e : list.items()) {
      effects.add(
          new Effect(
              Member.text(e, "profile"),
              Member.text(e, "shape"),
              Member.number(e, "speed"),
              Member.number(e, "dvUp"),
              Member.number(e, "dvForward"),
              Member.number(e, "dvSide"),
              Member.number(e, "share"),
              Member.truth(e, "probed"),
              e.get("shareAtMost") != null && e.get("shareAtMost").truth()));
    }
    return List.copyOf(effects);
  }

  private static Map<String, Features> features(JsonValue object) throws JsonException {
    Map<String, Features> features = new LinkedHashMap<>();
    for (JsonMember member : object.members()) {
      JsonValue f = member.value();
      List<Integer> edges = new ArrayList<>();
      for (JsonValue edge : Member.of(f, "edges").items()) {
        List<Integer> ends = Member.wholes(edge);
        if (ends.size() != 2) {
          throw new JsonException(edge, "two vertices of an edge belong here");
        }
        edges.addAll(ends);
      }
      features.put(
          member.name(),
          new Features(
              Member.text(f, "file"),
              Member.wholes(Member.of(f, "triangles")),
              edges,
              Member.wholes(Member.of(f, "vertices")),
              f.get("place") == null ? -1 : Member.whole(f, "place")));
    }
    return Collections.unmodifiableMap(features);
  }

  private List<SeamLine> lines(JsonValue list, JsonValue exact) throws JsonException {
    List<SeamLine> lines = new ArrayList<>();
    if (list == null) {
      return lines;
    }
    List<JsonValue> items = list.items();
    if (exact != null && exact.items().size() != items.size()) {
      throw new JsonException(exact, "one entry for each line belongs here");
    }
    for (int i = 0; i < items.size(); i++) {
      JsonValue line = items.get(i);
      JsonValue metres = exact == null ? null : exact.items().get(i);
      lines.add(
          new SeamLine(
              Member.texts(line, "pieces"),
              length(line, metres),
              effects(Member.of(line, "effects")),
              path(line, metres)));
    }
    return List.copyOf(lines);
  }

  private List<FlowStep> flow(JsonValue list, JsonValue exact) throws JsonException {
    List<JsonValue> items = list.items();
    if (exact != null && exact.items().size() != items.size()) {
      throw new JsonException(exact, "one point for each step of the flow belongs here");
    }
    List<FlowStep> flow = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      JsonValue step = items.get(i);
      double[] file = Member.point(Member.of(step, "position"));
      flow.add(
          new FlowStep(
              exact == null ? numbers.toLevel(file) : Member.point(exact.items().get(i)),
              Member.text(step, "what"),
              Member.textIfAny(step, "fingerprint")));
    }
    return List.copyOf(flow);
  }
}
