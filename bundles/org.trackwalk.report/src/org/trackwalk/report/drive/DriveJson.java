package org.trackwalk.report.drive;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialSetup;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.TrialTouch;
import org.trackwalk.drive.trial.WheelStep;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.json.JsonText;

/** Every step of a drive with its contact points, the triangles that made them, and why. */
public final class DriveJson {

  private final DriveBook book;
  private final JsonText json;

  private DriveJson(DriveBook book, JsonText json) {
    this.book = book;
    this.json = json;
  }

  /** Writes the drive; does not close the stream. */
  public static void write(DriveBook book, OutputStream out) throws IOException {
    Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    new DriveJson(book, new JsonText(text)).write();
    text.append('\n').flush();
  }

  private void write() throws IOException {
    TrialSetup setup = book.trial().setup();
    json.object(true);
    json.name("schema").value("trackwalk-drive/1");
    json.name("level").value(book.level());
    json.name("body").value(book.body());
    json.name("bodies").array(false);
    for (String body : book.bodies()) {
      json.value(body);
    }
    json.end();
    json.name("profile").value(book.profile());
    json.name("method").value(setup.treatment().method().id());
    json.name("manifold").value(setup.manifold().id());
    json.name("stabilise").value(DriveText.id(setup.solver().stabilisation()));
    json.name("towed").value(setup.towed());
    json.name("secondsPerStep").value(setup.solver().step());
    json.name("steps").array(true);
    for (int i = 0; i < book.trial().steps().size(); i++) {
      for (int body = 0; body < book.trials().size(); body++) {
        Trial trial = book.trials().get(body);
        step(body, trial, trial.steps().get(i));
      }
    }
    json.end().end();
  }

  private void step(int body, Trial trial, TrialStep step) throws IOException {
    json.object(false);
    json.name("body").value(body);
    json.name("step").value(step.number());
    json.name("t").value(step.time());
    numbers("position", book.place(step));
    numbers("rotation", book.turn(step));
    numbers("velocity", book.direction(step.velocity()));
    numbers("spin", book.direction(step.spin()));
    json.name("jolt").value(step.jolt());
    json.name("energy").value(step.energy());
    json.name("stands").value(step.stands());
    json.name("contacts").array(false);
    for (TrialTouch touch : step.touches()) {
      json.object(false);
      numbers("point", book.place(touch.at()));
      numbers("normal", book.direction(touch.normal()));
      json.name("separation").value(touch.separation());
      json.name("impulse").value(touch.impulse());
      if (touch.other() != TrialTouch.GROUND) {
        json.name("other").value(touch.other());
      }
      json.end();
    }
    json.end();
    json.name("made").array(false);
    for (Verdict verdict : trial.reasons(step)) {
      json.object(false);
      json.name("piece").value(verdict.piece());
      json.name("triangle").value(verdict.sourceTriangle());
      json.name("feature").value(verdict.feature().id());
      json.name("reason").value(verdict.reason().key());
      json.end();
    }
    json.end();
    wheels(trial, step);
    json.end();
  }

  /** Of a car: what each tyre carries, how its spring is pressed, and on what it stands. */
  private void wheels(Trial trial, TrialStep step) throws IOException {
    if (step.wheels().isEmpty()) {
      return;
    }
    json.name("wheels").array(false);
    for (int i = 0; i < step.wheels().size(); i++) {
      WheelStep wheel = step.wheels().get(i);
      json.object(false);
      json.name("wheel").value(SprungCar.name(i));
      json.name("load").value(wheel.load());
      json.name("loadOfRest").value(LoadChange.part(trial, step, i));
      json.name("stroke").value(wheel.stroke());
      numbers("hub", book.place(wheel.hub()));
      if (wheel.triangle() >= 0) {
        WeldedSurface surface = trial.scene().surface();
        json.name("piece").value(book.piece(surface, wheel.triangle()));
        json.name("triangle").value(surface.sourceTriangle(wheel.triangle()));
      }
      json.end();
    }
    json.end();
  }

  private void numbers(String name, double[] values) throws IOException {
    json.name(name).array(false);
    for (double value : values) {
      json.value(value);
    }
    json.end();
  }
}
