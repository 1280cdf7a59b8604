package org.trackwalk.report.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.BaselineFacts;
import org.trackwalk.model.report.Before;
import org.trackwalk.model.report.FixedFinding;

/** The inverse of {@link BaselineJson}. */
final class BaselineReading {

  private final FileNumbers numbers;

  BaselineReading(Frame axes) {
    this.numbers = new FileNumbers(axes);
  }

  /** What has changed; null where nothing was compared. */
  BaselineFacts facts(JsonValue baseline) throws JsonException {
    if (Member.isNull(baseline)) {
      return null;
    }
    return new BaselineFacts(
        Member.truth(baseline, "known"),
        Member.whole(baseline, "new"),
        Member.whole(baseline, "worse"),
        Member.whole(baseline, "unchanged"),
        Member.whole(baseline, "better"),
        fixed(Member.of(baseline, "fixed")),
        Member.whole(baseline, "notCompared"),
        before(Member.of(baseline, "before")));
  }

  private List<FixedFinding> fixed(JsonValue list) throws JsonException {
    List<FixedFinding> fixed = new ArrayList<>();
    for (JsonValue f : list.items()) {
      fixed.add(
          new FixedFinding(
              Member.text(f, "rule"),
              severity(f),
              Member.text(f, "message"),
              position(f),
              Member.texts(f, "pieces"),
              Member.text(f, "fingerprint")));
    }
    return List.copyOf(fixed);
  }

  private double[] position(JsonValue f) throws JsonException {
    JsonValue position = Member.of(f, "position");
    if (Member.isNull(position)) {
      return null;
    }
    double[] file = Member.point(position);
    JsonValue metres = f.get("metres");
    return metres == null ? numbers.toLevel(file) : Member.point(metres);
  }

  private Map<String, Before> before(JsonValue object) throws JsonException {
    Map<String, Before> before = new LinkedHashMap<>();
    for (JsonMember member : object.members()) {
      JsonValue old = member.value();
      double length = Member.number(old, "length");
      before.put(
          member.name(),
          new Before(
              Member.oneOf(Member.of(old, "changed"), Before.Part.values(), Before.Part::id),
              severity(old),
              Member.number(old, "effect"),
              FindingReading.measure(Member.of(old, "measure")),
              Member.whole(old, "count"),
              old.get("metres") == null ? numbers.toLevel(length) : Member.number(old, "metres")));
    }
    return Map.copyOf(before);
  }

  private static Severity severity(JsonValue f) throws JsonException {
    return Member.oneOf(Member.of(f, "severity"), Severity.values(), Severity::id);
  }
}
