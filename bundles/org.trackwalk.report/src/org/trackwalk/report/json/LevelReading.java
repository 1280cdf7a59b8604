package org.trackwalk.report.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.baseline.ExtentReading;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMade;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.CheckBasis;
import org.trackwalk.model.report.CorridorFacts;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.JudgedBy;
import org.trackwalk.model.report.LevelIdentity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.MeshParts;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.report.ToldFindings;

/** One level of a JSON report; without surface, seams and time. */
final class LevelReading {

  private LevelReading() {}

  static LevelReport level(JsonValue level) throws JsonException {
    Frame axes = axes(Member.of(level, "axes"));
    JsonValue corridor = Member.of(level, "corridor");
    JsonValue facts = Member.of(level, "facts");
    FindingReading findings = new FindingReading(axes);
    return new LevelReport(
        new LevelIdentity(
            Member.text(level, "name"),
            Member.text(level, "grouping"),
            Member.texts(level, "sources"),
            Member.whole(level, "frames"),
            axes),
        new CheckBasis(
            JsonMade.of(corridor, () -> corridor(corridor)),
            judgedBy(Member.of(level, "judgedBy")),
            JsonMade.of(facts, () -> facts(facts)),
            ExtentReading.of(level.get("extent")),
            ledger(Member.of(level, "ledger")),
            skipped(Member.of(level, "rulesSkipped"))),
        new ToldFindings(
            findings.findings(Member.of(level, "findings")),
            findings.suppressed(Member.of(level, "suppressed")),
            truncated(Member.of(level, "truncated"))),
        new BaselineReading(axes).facts(Member.of(level, "baseline")),
        0,
        null,
        null);
  }

  private static Frame axes(JsonValue axes) throws JsonException {
    return Frame.of(
        Member.oneOf(Member.of(axes, "up"), UpAxis.values(), UpAxis::id),
        Member.oneOf(Member.of(axes, "unit"), LengthUnit.values(), LengthUnit::id));
  }

  private static CorridorFacts corridor(JsonValue c) throws JsonException {
    return new CorridorFacts(
        Member.text(c, "how"),
        Member.number(c, "confidence"),
        Member.texts(c, "pieces"),
        c.get("apart") == null ? List.of() : Member.texts(c, "apart"),
        Member.text(c, "explanation"));
  }

  private static JudgedBy judgedBy(JsonValue by) throws JsonException {
    List<String> profiles = Member.texts(by, "profiles");
    List<String> engines = Member.texts(by, "engines");
    if (engines.size() != profiles.size()) {
      throw new JsonException(Member.of(by, "engines"), "one title per profile belongs here");
    }
    return new JudgedBy(
        profiles,
        engines,
        Member.text(by, "vehicle"),
        Member.text(by, "drives"),
        Member.number(by, "speed"),
        by.get("rules") == null ? List.of() : Member.texts(by, "rules"));
  }

  private static Facts facts(JsonValue f) throws JsonException {
    JsonValue edges = Member.of(f, "edges");
    return new Facts(
        Member.whole(f, "pieces"),
        Member.whole(f, "triangles"),
        Member.whole(f, "weldedVertices"),
        Member.whole(f, "boundaryEdgesPerPiece"),
        Member.whole(f, "boundaryEdges"),
        Member.whole(f, "nonManifoldEdges"),
        Member.whole(f, "windingMismatchEdges"),
        Member.whole(f, "degenerateTriangles"),
        Member.whole(f, "collinearTriangles"),
        Member.whole(f, "duplicateTriangles"),
        Member.whole(f, "signedZeroSplits"),
        Member.whole(f, "nonFiniteVertices"),
        Member.box(Member.of(f, "bounds")),
        Member.whole(edges, "convex"),
        Member.whole(edges, "flat"),
        Member.whole(edges, "concave"),
        f.get("components") == null ? null : parts("", f),
        pieceParts(f.get("byPiece")));
  }

  private static List<MeshParts> pieceParts(JsonValue list) throws JsonException {
    List<MeshParts> parts = new ArrayList<>();
    for (JsonValue item : list == null ? List.<JsonValue>of() : list.items()) {
      parts.add(parts(Member.text(item, "piece"), item));
    }
    return List.copyOf(parts);
  }

  private static MeshParts parts(String piece, JsonValue p) throws JsonException {
    return new MeshParts(
        piece,
        Member.whole(p, "components"),
        Member.whole(p, "borderLoops"),
        Member.number(p, "longestBorder"));
  }

  private static Map<LedgerClass, Integer> ledger(JsonValue object) throws JsonException {
    Map<LedgerClass, Integer> ledger = new EnumMap<>(LedgerClass.class);
    for (LedgerClass owner : LedgerClass.values()) {
      if (object.get(owner.id()) != null) { // else nobody asked for it
        ledger.put(owner, Member.whole(object, owner.id()));
      }
    }
    return Collections.unmodifiableMap(ledger);
  }

  private static List<SkippedRule> skipped(JsonValue list) throws JsonException {
    List<SkippedRule> skipped = new ArrayList<>();
    for (JsonValue item : list.items()) {
      skipped.add(
          new SkippedRule(Member.text(item, "rule"), Member.text(item, "reason"), how(item)));
    }
    return List.copyOf(skipped);
  }

  private static SkippedRule.How how(JsonValue item) throws JsonException {
    if (Member.truth(item, "ran")) {
      return SkippedRule.How.RAN;
    }
    return Member.truth(item, "calledFor")
        ? SkippedRule.How.LEFT_OUT
        : SkippedRule.How.NOT_CALLED_FOR;
  }

  private static Map<String, Integer> truncated(JsonValue object) throws JsonException {
    Map<String, Integer> truncated = new LinkedHashMap<>();
    for (JsonMember member : object.members()) {
      truncated.put(member.name(), member.value().index(Integer.MAX_VALUE));
    }
    return Collections.unmodifiableMap(truncated);
  }
}
