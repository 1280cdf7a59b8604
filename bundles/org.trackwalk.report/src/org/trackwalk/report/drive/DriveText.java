package org.trackwalk.report.drive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.solver.Stabilisation;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialSetup;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.TrialTouch;
import org.trackwalk.drive.trial.WheelStep;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.probe.ExplanationText;

/** A drive in words, for the screen: its largest jolts, where they were, and what made them. */
public final class DriveText {

  /** Jolts listed. */
  private static final int MOST = 5;

  /** m/s: from here on a jolt is a warning of {@code check}. */
  private static final double LEAST = 0.1;

  /** A box stands on four points. */
  private static final int CORNERS = 4;

  private static final double CENTIMETRES = 100;

  private static final double PERCENT = 100;

  /** Part of a wheel's load at rest: a smaller change from step to step is not told. */
  private static final double LEAST_LOAD = 0.1;

  private static final double KMH = Vehicle.KMH;

  /** km/h that speeds of one drive may differ by and be one: corners of its way are cut. */
  private static final double SAME = 2;

  private DriveText() {}

  /** The whole summary, with a line break at its end. */
  public static String of(DriveBook book) {
    StringBuilder out = new StringBuilder();
    out.append(ShownText.of(book.level())).append(": ").append(words(book)).append('\n');
    for (int body = 0; body < book.trials().size(); body++) {
      body(out, book, body);
    }
    List<Jolt> jolts = jolts(book);
    if (jolts.isEmpty()) {
      line(out, "no jolt of %.1f m/s or more", LEAST);
    }
    for (Jolt jolt : jolts) {
      jolt(out, book, jolt);
    }
    for (LoadChange change : loads(book.trial())) {
      load(out, book, change);
    }
    return out.toString();
  }

  /** How one of the bodies went. */
  private static void body(StringBuilder out, DriveBook book, int body) {
    Trial trial = book.trials().get(body);
    TrialStep last = trial.steps().get(trial.steps().size() - 1);
    if (book.trials().size() > 1) {
      line(out, "body %d, %s:", body, book.bodies().get(body));
    }
    line(
        out,
        "after %.2f s: at %s, %.2f m/s",
        last.time() + trial.setup().solver().step(),
        Numbers.position(book.place(last)),
        last.velocity().length());
    if (trial.setup().car() == null) {
      line(out, "on %d points at most; %s; %s", mostPoints(trial), four(trial), stands(trial));
    } else {
      CarText.of(trial).forEach(words -> line(out, "%s", words));
    }
    // What tows a body takes and gives energy as it likes.
    if (trial.setup().towed()) {
      return;
    }
    line(
        out,
        "energy: %.1f J first, %.1f J in the end; rose by %.3f J at most",
        trial.steps().get(0).energy(),
        last.energy(),
        trial.energyGained());
  }

  /** A jolt of one of the bodies. */
  record Jolt(int body, TrialStep step) {}

  /** The jolts that are told, the largest first. */
  static List<Jolt> jolts(DriveBook book) {
    List<Jolt> jolts = new ArrayList<>();
    for (int body = 0; body < book.trials().size(); body++) {
      for (TrialStep step : book.trials().get(body).jolts(MOST, LEAST)) {
        jolts.add(new Jolt(body, step));
      }
    }
    jolts.sort(Comparator.comparingDouble(jolt -> -jolt.step().jolt()));
    return List.copyOf(jolts.subList(0, Math.min(MOST, jolts.size())));
  }

  /** The changes of a car's wheel loads that are told, the largest first. */
  static List<LoadChange> loads(Trial trial) {
    return trial.setup().car() == null ? List.of() : LoadChange.largest(trial, MOST, LEAST_LOAD);
  }

  private static void load(StringBuilder out, DriveBook book, LoadChange change) {
    WheelStep wheel = change.step().wheels().get(change.wheel());
    WeldedSurface surface = book.trial().scene().surface();
    line(
        out,
        "%s wheel from %.0f to %.0f %% of its load at rest at %.2f s, step %d, at %s%s",
        SprungCar.name(change.wheel()),
        PERCENT * change.before(),
        PERCENT * change.after(),
        change.step().time(),
        change.step().number(),
        Numbers.position(book.place(wheel.hub())),
        wheel.triangle() < 0
            ? ", in the air"
            : ", on "
                + book.piece(surface, wheel.triangle())
                + " triangle "
                + surface.sourceTriangle(wheel.triangle()));
  }

  /** What drove, in one line. */
  static String words(DriveBook book) {
    TrialSetup setup = book.trial().setup();
    boolean alone = book.trials().size() == 1;
    return String.format(
        Locale.ROOT,
        "%s%s%s, %s of %.1f ms; contacts of %s, manifold %s, stabilised by %s",
        book.body(),
        setup.towed() ? " towed" : "",
        alone ? speed(book.trial()) : "",
        Numbers.counted(setup.steps(), "step"),
        1000 * setup.solver().step(),
        book.profile(),
        setup.manifold().id(),
        id(setup.solver().stabilisation()));
  }

  /** At what speed it begins; of a towed body also between which it is led along its lane. */
  private static String speed(Trial trial) {
    double first = KMH * trial.setup().start().speed();
    String begins = String.format(Locale.ROOT, " at %.0f km/h", first);
    if (!trial.setup().towed()) {
      return begins;
    }
    double least = first;
    double most = first;
    for (TrialStep step : trial.steps()) {
      double speed = KMH * Math.hypot(step.velocity().x(), step.velocity().z());
      least = Math.min(least, speed);
      most = Math.max(most, speed);
    }
    return most - least < SAME
        ? begins
        : String.format(
            Locale.ROOT, " at %.0f km/h, then as its lane is, %.0f to %.0f", first, least, most);
  }

  /** As the command line writes it. */
  static String id(Stabilisation stabilisation) {
    return stabilisation.name().toLowerCase(Locale.ROOT);
  }

  private static void jolt(StringBuilder out, DriveBook book, Jolt told) {
    TrialStep jolt = told.step();
    line(
        out,
        "%sjolt of %.2f m/s at %.2f s, step %d, at %s",
        book.trials().size() > 1 ? "body " + told.body() + ": " : "",
        jolt.jolt(),
        jolt.time(),
        jolt.number(),
        Numbers.position(book.place(jolt)));
    if (book.trial().setup().car() != null && jolt.touches().isEmpty()) {
      line(out, "  made by the wheels");
      return;
    }
    List<Verdict> made = book.trials().get(told.body()).reasons(jolt);
    int[] others =
        jolt.touches().stream()
            .mapToInt(TrialTouch::other)
            .filter(other -> other != TrialTouch.GROUND)
            .distinct()
            .toArray();
    for (int other : others) {
      line(out, "  against body %d, %s", other, book.bodies().get(other));
    }
    if (made.isEmpty() && others.length == 0) {
      line(out, "  made by a point kept from an earlier step");
      return;
    }
    for (Verdict verdict : made.subList(0, Math.min(made.size(), CORNERS))) {
      line(
          out,
          "  %s triangle %d, %s, %.1f cm %s: %s",
          ShownText.of(verdict.piece()),
          verdict.sourceTriangle(),
          verdict.feature().id(),
          CENTIMETRES * Math.abs(verdict.contact().separation()),
          verdict.contact().separation() < 0 ? "deep" : "off",
          ExplanationText.reason(verdict.reason()));
    }
  }

  private static int mostPoints(Trial trial) {
    return trial.steps().stream().mapToInt(step -> step.touches().size()).max().orElse(0);
  }

  private static String four(Trial trial) {
    int first = trial.firstOn(CORNERS);
    return first < 0 ? "never on four at once" : "on four at once from step " + first + " on";
  }

  private static String stands(Trial trial) {
    int from = trial.standsFrom();
    if (from < 0) {
      return "does not stand in the end";
    }
    TrialStep last = trial.steps().get(trial.steps().size() - 1);
    return String.format(
        Locale.ROOT,
        "stands from step %d on, its centre of mass %.0f cm inside its points in the end",
        from,
        CENTIMETRES * last.inset());
  }

  private static void line(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
