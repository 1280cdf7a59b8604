package org.trackwalk.report.confirm;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.drive.confirm.Confirmed;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.drive.confirm.Measured;
import org.trackwalk.drive.confirm.MeasuredPlace;
import org.trackwalk.drive.confirm.RuleFelt;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.report.json.JsonText;

/** Foretold and measured as JSON: every engine, every finding with a jolt, every place. */
public final class ConfirmJson {

  private final ConfirmBook book;
  private final JsonText json;

  private ConfirmJson(ConfirmBook book, JsonText json) {
    this.book = book;
    this.json = json;
  }

  /** Writes a book; the stream stays open. */
  public static void write(ConfirmBook book, OutputStream out) throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    new ConfirmJson(book, new JsonText(text)).write();
    text.write("\n");
    text.flush();
  }

  private void write() throws IOException {
    json.object(true).name("schema").value("trackwalk-confirm/1");
    json.name("level").value(book.level());
    json.name("bodies").value(book.bodies());
    json.name("engines").array(true);
    for (EngineRun run : book.runs()) {
      engine(run);
    }
    json.end().name("findings").array(true);
    for (Finding finding : book.findings()) {
      if (book.runs().stream().anyMatch(run -> foretells(run, finding))) {
        finding(finding);
      }
    }
    json.end().name("notForetold").array(true);
    for (EngineRun run : book.runs()) {
      for (MeasuredPlace place : run.places()) {
        if (place.told() != MeasuredPlace.Told.FORETOLD) {
          place(run, place);
        }
      }
    }
    json.end().end();
  }

  private void engine(EngineRun run) throws IOException {
    json.object(true).name("engine").value(run.engine());
    json.name("profile").value(run.profile());
    json.name("shape").value(run.probe());
    json.name("version").value(run.version());
    json.name("settings").value(run.settings());
    json.name("bodies").value(run.bodies());
    json.name("refused").texts(run.refused());
    json.name("passes").value(run.passes());
    json.name("repeatable").value(run.repeatable());
    json.name("places").value(run.places().size());
    json.name("byOrder").value(run.byOrder());
    share("recall", run.recall());
    share("withPlace", run.withPlace());
    json.name("foretold").value(run.confirmed().size());
    json.name("leftOut").value(run.leftOut());
    json.name("tooSlow").value(run.tooSlow());
    json.name("lanes").value(run.lanes());
    share("falseShare", run.falseShare());
    double[] ratio = run.ratio();
    if (!Double.isNaN(ratio[1])) {
      json.name("ratio").object(false).name("p5").value(ratio[0]);
      json.name("p50").value(ratio[1]).name("p95").value(ratio[2]).end();
    }
    if (!run.rules().isEmpty()) {
      json.name("rules").array(true);
      for (RuleFelt rule : run.rules()) {
        rule(rule);
      }
      json.end();
    }
    if (!run.failure().isEmpty()) {
      json.name("failure").value(run.failure());
    }
    json.end();
  }

  private void rule(RuleFelt rule) throws IOException {
    json.object(false).name("rule").value(rule.rule());
    json.name("findings").value(rule.findings());
    json.name("driven").value(rule.driven());
    if (rule.tooSlow() > 0) {
      json.name("tooSlow").value(rule.tooSlow());
    }
    json.name("felt").value(rule.felt());
    json.name("dv").value(rule.worst());
    json.name("load").value(rule.load());
    json.name("mostLoad").value(rule.most());
    json.name("leastLoad").value(rule.least()).end();
  }

  private void share(String name, double value) throws IOException {
    if (!Double.isNaN(value)) {
      json.name(name).value(value);
    }
  }

  private void finding(Finding finding) throws IOException {
    json.object(true).name("rule").value(finding.rule());
    json.name("fingerprint").value(finding.fingerprint());
    json.name("severity").value(finding.severity().id());
    json.name("position").numbers(book.place(finding.position()));
    json.name("pieces").texts(finding.pieces());
    json.name("effects");
    effects(finding, null, finding.effects());
    if (!finding.lines().isEmpty()) {
      json.name("lines").array(true);
      for (SeamLine line : finding.lines()) {
        json.object(true).name("pieces").texts(line.pieces());
        json.name("position").numbers(book.place(Confirmed.middle(line.path())));
        json.name("effects");
        effects(finding, line, line.effects());
        json.end();
      }
      json.end();
    }
    json.end();
  }

  private void effects(Finding finding, SeamLine line, List<Effect> effects) throws IOException {
    json.array(true);
    for (Effect effect : effects) {
      json.object(true).name("profile").value(effect.profile());
      json.name("shape").value(effect.shape());
      json.name("speed").value(effect.speed());
      json.name("dvUp").value(effect.dvUp());
      json.name("dvForward").value(effect.dvForward());
      json.name("dvSide").value(effect.dvSide());
      json.name("share").value(effect.share());
      json.name("probed").value(effect.probed());
      json.name("measured").array(false);
      for (EngineRun run : book.runs()) {
        Measured measured = of(run, finding, line, effect);
        if (measured != null) {
          measured(run, measured);
        }
      }
      json.end().end();
    }
    json.end();
  }

  private void measured(EngineRun run, Measured measured) throws IOException {
    json.object(false).name("engine").value(run.engine());
    json.name("dvUp").value(measured.up());
    json.name("dvForward").value(measured.forward());
    json.name("dvSide").value(measured.side());
    json.name("share").value(measured.share());
    json.name("passes").value(measured.passes());
    if (measured.load() > 0) {
      json.name("load").value(measured.load());
    }
    json.end();
  }

  private void place(EngineRun run, MeasuredPlace place) throws IOException {
    json.object(false).name("engine").value(run.engine());
    json.name("shape").value(run.probe());
    json.name("position").numbers(book.place(place.position()));
    json.name("dvUp").value(place.up());
    json.name("dvForward").value(place.forward());
    json.name("dvSide").value(place.side());
    if (place.load() > 0) {
      json.name("load").value(place.load());
    }
    json.name("hits").value(place.hits());
    if (place.byOrder()) {
      json.name("byOrder").value(true);
    }
    json.name("pieces").texts(place.pieces());
    if (!place.rule().isEmpty()) {
      json.name("rule").value(place.rule());
    }
    json.end();
  }

  private static boolean foretells(EngineRun run, Finding finding) {
    return run.confirmed().stream().anyMatch(one -> one.finding() == finding);
  }

  /** What was measured of an effect of a finding, or of one of its seams; null for nothing. */
  private static Measured of(EngineRun run, Finding finding, SeamLine line, Effect effect) {
    for (Confirmed one : run.confirmed()) {
      if (one.finding() == finding && one.line() == line && one.effect() == effect) {
        return one.measured();
      }
    }
    return null;
  }
}
