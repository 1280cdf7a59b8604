package org.trackwalk.report.json;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.MeshParts;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * The whole report as one JSON document (docs/reports.md). Lengths and positions are in the axes
 * and the unit of the first piece's file; measures carry their own unit. No time stamp, so equal
 * input gives equal bytes.
 */
public final class JsonReport implements ReportFormat {

  /** Name and version of the shape; changes when a reader would have to. */
  public static final String SCHEMA = "trackwalk-report/1";

  /** Resource beside this class that describes the shape. */
  public static final String SCHEMA_RESOURCE = "trackwalk-report.schema.json";

  @Override
  public String id() {
    return "json";
  }

  @Override
  public String description() {
    return "everything, for programs (schema " + SCHEMA + ")";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true);
    json.name("schema").value(SCHEMA);
    json.name("tool").object(false);
    json.name("name").value("trackwalk");
    json.name("version").value(report.toolVersion());
    json.end();
    json.name("settings").object(true);
    for (Map.Entry<String, String> setting : report.settings().entrySet()) {
      json.name(setting.getKey()).value(setting.getValue());
    }
    json.end();
    json.name("profiles").texts(report.profiles());
    json.name("inputs").array(true);
    for (InputStatus input : report.inputs()) {
      json.object(false);
      json.name("path").value(input.path());
      json.name("status").value(input.status());
      json.name("reason").value(input.reason());
      json.end();
    }
    json.end();
    json.name("exit").value(report.exit());
    json.name("levels").array(true);
    for (LevelReport level : report.levels()) {
      level(json, level, options);
    }
    json.end().end();
    text.append('\n');
    text.flush();
  }

  private static void level(JsonText json, LevelReport level, ReportOptions options)
      throws IOException {
    json.object(true);
    json.name("name").value(level.name());
    json.name("grouping").value(level.grouping());
    json.name("sources").texts(level.sources());
    json.name("frames").value(level.frames());
    json.name("axes").object(false);
    json.name("up").value(level.axes().up().id());
    json.name("unit").value(level.axes().unit().id());
    json.end();
    json.name("corridor").object(false);
    json.name("how").value(level.corridor().how());
    json.name("confidence").value(level.corridor().confidence());
    json.name("pieces").texts(level.corridor().pieces());
    if (!level.corridor().apart().isEmpty()) {
      json.name("apart").texts(level.corridor().apart());
    }
    json.name("explanation").value(level.corridor().explanation());
    json.end();
    json.name("judgedBy").object(false);
    json.name("profiles").texts(level.judgedBy().profiles());
    json.name("engines").texts(level.judgedBy().engines());
    json.name("vehicle").value(level.judgedBy().vehicle());
    json.name("drives").value(level.judgedBy().drives());
    json.name("speed").value(level.judgedBy().speed());
    if (!level.judgedBy().rules().isEmpty()) {
      json.name("rules").texts(level.judgedBy().rules());
    }
    json.end();
    facts(json, level.facts());
    ExtentJson.write(json, level.extent(), number -> number);
    json.name("ledger").object(false);
    for (LedgerClass owner : level.ledger().keySet()) {
      json.name(owner.id()).value(level.ledger().get(owner));
    }
    json.end();
    json.name("rulesSkipped").array(true);
    for (SkippedRule skipped : level.rulesSkipped()) {
      json.object(false);
      json.name("rule").value(skipped.rule());
      json.name("reason").value(skipped.reason());
      json.name("ran").value(skipped.ran());
      json.name("calledFor").value(skipped.worthTelling());
      json.end();
    }
    json.end();
    Cut cut = Cut.of(level, options);
    FindingJson findings = new FindingJson(json, level.axes(), options.coords());
    json.name("findings").array(true);
    for (Finding finding : cut.kept()) {
      findings.write(null, finding);
    }
    json.end();
    json.name("suppressed").array(true);
    for (Suppressed accepted : level.suppressed()) {
      findings.write(accepted);
    }
    json.end();
    new BaselineJson(json, level.axes()).write(level.baseline());
    json.name("truncated").object(false);
    for (Map.Entry<String, Integer> rule : cut.cut().entrySet()) {
      json.name(rule.getKey()).value(rule.getValue());
    }
    json.end().end();
  }

  private static void facts(JsonText json, Facts f) throws IOException {
    json.name("facts").object(true);
    json.name("pieces").value(f.pieces());
    json.name("triangles").value(f.triangles());
    json.name("weldedVertices").value(f.weldedVertices());
    json.name("boundaryEdgesPerPiece").value(f.boundaryEdgesPerPiece());
    json.name("boundaryEdges").value(f.boundaryEdges());
    json.name("nonManifoldEdges").value(f.nonManifoldEdges());
    json.name("windingMismatchEdges").value(f.windingMismatchEdges());
    json.name("degenerateTriangles").value(f.degenerateTriangles());
    json.name("collinearTriangles").value(f.collinearTriangles());
    json.name("duplicateTriangles").value(f.duplicateTriangles());
    json.name("signedZeroSplits").value(f.signedZeroSplits());
    json.name("nonFiniteVertices").value(f.nonFiniteVertices());
    json.name("bounds").numbers(f.bounds());
    json.name("edges").object(false);
    json.name("convex").value(f.convexEdges());
    json.name("flat").value(f.flatEdges());
    json.name("concave").value(f.concaveEdges());
    json.end();
    if (f.parts() != null) {
      parts(json, f.parts());
      json.name("byPiece").array(true);
      for (MeshParts piece : f.pieceParts()) {
        json.object(false);
        json.name("piece").value(piece.piece());
        parts(json, piece);
        json.end();
      }
      json.end();
    }
    json.end();
  }

  private static void parts(JsonText json, MeshParts p) throws IOException {
    json.name("components").value(p.components());
    json.name("borderLoops").value(p.borderLoops());
    json.name("longestBorder").value(p.longestBorder());
  }
}
