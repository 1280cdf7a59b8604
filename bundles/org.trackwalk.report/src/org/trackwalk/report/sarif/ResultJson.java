package org.trackwalk.report.sarif;

import java.io.IOException;
import java.util.List;
import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.FlowStep;
import org.trackwalk.check.finding.Measure;
import org.trackwalk.check.finding.Suppressed;
import org.trackwalk.check.report.FixedFinding;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.FindingSentence;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.SourcePlace;
import org.trackwalk.report.json.JsonText;

/** Writes results (SARIF 3.27). */
final class ResultJson {

  /** GitHub shows so many locations of a result, and refuses a result with 1,000. */
  private static final int MOST_LOCATIONS = 100;

  /** GitHub shows so many steps of a flow, and refuses a result with 10,000. */
  private static final int MOST_STEPS = 1000;

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
    if (result.gone() == null) {
      physical(SourcePlace.of(result.level(), result.finding()));
    } else {
      physical(SourcePlace.of(result.level()));
    }
    places.write(json, result.level().name(), first(result.pieces()));
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
      suppression(result.accepted());
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

  private void physical(SourcePlace place) throws IOException {
    json.name("physicalLocation").object(false);
    ArtifactUri.write(json, place.file());
    if (place.line() > 0) {
      json.name("region").object(false);
      json.name("startLine").value(place.line());
      json.end();
    }
    json.end();
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
        String where =
            "One more like it: " + FindingSentence.place(level.axes(), other, "", coords) + ".";
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
  private void suppression(Suppressed accepted) throws IOException {
    if (accepted == null) {
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

  private void properties(LevelReport level, Finding f) throws IOException {
    json.name("properties").object(false);
    json.name("position").numbers(file(level, f.position()));
    json.name("editorPosition").numbers(coords.of(level.axes(), f.position()));
    json.name("unit").value(level.axes().unit().id());
    json.name("length").value(f.length() / level.axes().unit().metres());
    json.name("count").value(f.count());
    Measure m = f.measure();
    if (m != null) {
      json.name("measure").object(false);
      json.name("name").value(m.name());
      json.name("value").value(m.value());
      json.name("unit").value(m.unit());
      json.name("threshold").value(m.threshold());
      json.end();
    }
    json.name("effects").array(false);
    for (Effect e : f.effects()) {
      json.object(false);
      json.name("profile").value(e.profile());
      json.name("shape").value(e.shape());
      json.name("speed").value(e.speed());
      json.name("dvUp").value(e.dvUp());
      json.name("dvForward").value(e.dvForward());
      json.name("dvSide").value(e.dvSide());
      json.name("share").value(e.share());
      json.end();
    }
    json.end();
    json.name("surfaceClass").value(f.surfaceClass().id());
    json.name("ledgerClass").value(f.ledgerClass() == null ? null : f.ledgerClass().id());
    json.name("pieces").texts(f.pieces());
    json.name("confidence").value(f.confidence());
    json.name("fixable").value(f.fixable());
    json.name("risk").value(f.risk());
    json.name("state").value(f.baselineState());
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
