package org.trackwalk.report.sarif;

import java.io.IOException;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.Suppressed;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;
import org.trackwalk.model.report.FixedFinding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.ByteRange;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.FindingSentence;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.SourcePlace;
import org.trackwalk.report.json.EffectJson;
import org.trackwalk.report.json.JsonText;
import org.trackwalk.report.json.MeasureJson;
import org.trackwalk.report.json.WorkJson;

/** Writes results (SARIF 3.27). */
final class ResultJson {

  /** GitHub shows so many locations of a result, and refuses a result with 1,000. */
  private static final int MOST_LOCATIONS = 100;

  /** GitHub refuses a result with 10,000 steps; of fewer it shows the first 1,000. */
  private static final int MOST_STEPS = 9999;

  private final JsonText json;
  private final SarifRules rules;
  private final LogicalPlaces places;
  private final EditorCoordinates coords;

  ResultJson(JsonText json, SarifRules rules, LogicalPlaces places, EditorCoordinates coords) {
    this.json = json;
    this.rules = rules;
    this.places = places;
    this.coords = coords;
  }

  void write(SarifResult result) throws IOException {
    json.object(false);
    json.name("ruleId").value(result.rule());
    json.name("ruleIndex").value(rules.index(result.rule()));
    json.name("level").value(SarifResult.level(result.severity()));
    message(text(result));
    json.name("locations").array(false).object(false);
    SourcePlace place =
        result.gone() == null
            ? SourcePlace.of(result.level(), result.finding())
            : SourcePlace.of(result.level());
    physical(place);
    places.write(json, result.level().name(), first(result.pieces()));
    annotation(place.bytes());
    json.end().end();
    json.name("partialFingerprints").object(false);
    // The one that GitHub tracks alerts by, and the one that names what it is.
    json.name("primaryLocationLineHash").value(result.fingerprint());
    json.name("trackwalk/v1").value(result.fingerprint());
    json.end();
    if (result.baselineState() != null) {
      json.name("baselineState").value(result.baselineState());
    }
    if (result.gone() == null) {
      related(result);
      flow(result.level(), result.finding());
      suppression(result.accepted(), result.finding().work());
      properties(result.level(), result.finding());
    } else {
      gone(result.level(), result.gone());
    }
    json.end();
  }

  private String text(SarifResult result) {
    if (result.gone() != null) {
      return "Fixed: " + result.gone().message();
    }
    Finding f = result.finding();
    String fix = f.help() == null || f.help().isBlank() ? "" : " Fix: " + f.help();
    return FindingSentence.of(result.level(), f, coords) + "." + fix;
  }

  private void message(String text) throws IOException {
    json.name("message").object(false);
    json.name("text").value(PlainMessage.of(text));
    json.end();
  }

  /**
   * GitHub shows no result without a line (SARIF support for code scanning, "physicalLocation
   * object"): the first stands for a file that has none.
   */
  private void physical(SourcePlace place) throws IOException {
    json.name("physicalLocation").object(false);
    ArtifactUri.write(json, place.file());
    json.name("region").object(false);
    json.name("startLine").value(Math.max(1, place.line()));
    json.end().end();
  }

  /**
   * The bytes in a binary file. A region of its own (3.28.6): in one that has a line too, both
   * would have to be the same range (3.30.1).
   */
  private void annotation(ByteRange bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    json.name("annotations").array(false).object(false);
    json.name("byteOffset").value(bytes.offset());
    if (bytes.length() > 0) {
      json.name("byteLength").value(bytes.length());
    }
    message("Its first triangle begins at byte " + bytes.offset() + " of the file.");
    json.end().end();
  }

  /** The finding's other pieces, and the other findings of its group. */
  private void related(SarifResult result) throws IOException {
    Finding f = result.finding();
    LevelReport level = result.level();
    List<String> pieces = f.pieces().subList(Math.min(1, f.pieces().size()), f.pieces().size());
    if (pieces.isEmpty() && result.others().isEmpty()) {
      return;
    }
    json.name("relatedLocations").array(false);
    int id = 0;
    for (String piece : pieces) {
      if (id < MOST_LOCATIONS) {
        related(
            ++id, SourcePlace.of(level, f, piece), level, piece, "It is about " + piece + " too.");
      }
    }
    for (Finding other : result.others()) {
      if (id < MOST_LOCATIONS) {
        String place = FindingSentence.place(level.axes(), other, "", coords);
        boolean alike = other.rule().equals(f.rule());
        String where =
            (alike ? "One more like it: " : "There too, " + other.rule() + ": ")
                + (place.isEmpty() ? other.message() : place)
                + ".";
        related(++id, SourcePlace.of(level, other), level, first(other.pieces()), where);
      }
    }
    json.end();
  }

  private void related(int id, SourcePlace place, LevelReport level, String piece, String what)
      throws IOException {
    json.object(false);
    json.name("id").value(id);
    physical(place);
    places.write(json, level.name(), piece);
    message(what);
    json.end();
  }

  /** The evidence, in the order in which to read it. */
  private void flow(LevelReport level, Finding f) throws IOException {
    if (f.flow().isEmpty()) {
      return;
    }
    SourcePlace place = SourcePlace.of(level, f);
    json.name("codeFlows").array(false).object(false);
    json.name("threadFlows").array(false).object(false);
    json.name("locations").array(false);
    for (FlowStep step : f.flow().subList(0, Math.min(MOST_STEPS, f.flow().size()))) {
      json.object(false).name("location").object(false);
      physical(new SourcePlace(place.file(), place.line()));
      double[] at = coords.of(level.axes(), step.position());
      message(step.what() + " at " + Numbers.position(at));
      json.name("properties").object(false);
      json.name("position").numbers(file(level, step.position()));
      if (step.fingerprint() != null) {
        json.name("fingerprint").value(step.fingerprint());
      }
      json.end().end().end();
    }
    json.end().end().end().end().end();
  }

  /** An acceptance stands in the level's manifest, not in the mesh: an external suppression. */
  private void suppression(Suppressed accepted, Work work) throws IOException {
    if (accepted == null) {
      looked(work);
      return;
    }
    json.name("suppressions").array(false).object(false);
    json.name("kind").value("external");
    json.name("status").value("accepted");
    json.name("justification").value(accepted.reason());
    json.name("properties").object(false);
    json.name("by").value(accepted.by());
    json.name("until").value(accepted.until());
    json.end().end().end();
  }

  /** Somebody has looked at it and says that it is no fault; that stands beside the level too. */
  private void looked(Work work) throws IOException {
    if (work == null || work.state() != WorkState.NOT_A_FAULT) {
      return;
    }
    json.name("suppressions").array(false).object(false);
    json.name("kind").value("external");
    json.name("status").value("accepted");
    json.name("justification").value(work.note().isEmpty() ? "not a fault" : work.note());
    json.name("properties").object(false);
    json.name("by").value(work.by().isEmpty() ? null : work.by());
    json.end().end().end();
  }

  private void properties(LevelReport level, Finding f) throws IOException {
    json.name("properties").object(false);
    json.name("position").numbers(file(level, f.position()));
    json.name("editorPosition").numbers(coords.of(level.axes(), f.position()));
    json.name("unit").value(level.axes().unit().id());
    json.name("length").value(f.length() / level.axes().unit().metres());
    json.name("count").value(f.count());
    if (f.measure() != null) {
      json.name("measure");
      MeasureJson.write(json, f.measure());
    }
    json.name("effects");
    EffectJson.write(json, f.effects());
    if (f.effectNote() != null) {
      json.name("effectNote").value(f.effectNote());
    }
    json.name("surfaceClass").value(f.surfaceClass().id());
    json.name("ledgerClass").value(f.ledgerClass() == null ? null : f.ledgerClass().id());
    json.name("pieces").texts(f.pieces());
    json.name("confidence").value(f.confidence());
    json.name("fixable").value(f.fixable());
    json.name("risk").value(f.risk());
    json.name("state").value(f.baselineState());
    if (f.work() != null) {
      WorkJson.write(json.name("work"), f.work());
    }
    json.end();
  }

  private void gone(LevelReport level, FixedFinding fixed) throws IOException {
    json.name("properties").object(false);
    json.name("position");
    json.numbers(fixed.position() == null ? null : file(level, fixed.position()));
    json.name("pieces").texts(fixed.pieces());
    json.end();
  }

  private static double[] file(LevelReport level, double[] p) {
    return level.axes().toFileAxes(p[0], p[1], p[2]);
  }

  private static String first(List<String> pieces) {
    return pieces.isEmpty() ? null : pieces.get(0);
  }
}
