package org.trackwalk.report.drive;

import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.contact.solver.Stabilisation;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialSetup;
import org.trackwalk.drive.trial.TrialStep;
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

  private DriveText() {}

  /** The whole summary, with a line break at its end. */
  public static String of(DriveBook book) {
    StringBuilder out = new StringBuilder();
    out.append(book.level()).append(": ").append(words(book)).append('\n');
    Trial trial = book.trial();
    TrialStep last = trial.steps().get(trial.steps().size() - 1);
    line(
        out,
        "after %.2f s: at %s, %.2f m/s",
        last.time() + trial.setup().solver().step(),
        Numbers.position(book.place(last)),
        last.velocity().length());
    line(out, "on %d points at most; %s", mostPoints(trial), four(trial));
    line(
        out,
        "energy: %.1f J first, %.1f J in the end; rose by %.3f J at most",
        trial.steps().get(0).energy(),
        last.energy(),
        trial.energyGained());
    List<TrialStep> jolts = jolts(trial);
    if (jolts.isEmpty()) {
      line(out, "no jolt of %.1f m/s or more", LEAST);
    }
    for (TrialStep jolt : jolts) {
      jolt(out, book, jolt);
    }
    return out.toString();
  }

  /** The jolts that are told, the largest first. */
  static List<TrialStep> jolts(Trial trial) {
    return trial.jolts(MOST, LEAST);
  }

  /** What drove, in one line. */
  static String words(DriveBook book) {
    TrialSetup setup = book.trial().setup();
    return String.format(
        Locale.ROOT,
        "%s%s at %.0f km/h, %s of %.1f ms; contacts of %s, manifold %s, stabilised by %s",
        book.body(),
        setup.towed() ? " towed" : "",
        Vehicle.KMH * setup.start().speed(),
        Numbers.counted(setup.steps(), "step"),
        1000 * setup.solver().step(),
        book.profile(),
        setup.manifold().id(),
        id(setup.solver().stabilisation()));
  }

  /** As the command line writes it. */
  static String id(Stabilisation stabilisation) {
    return stabilisation.name().toLowerCase(Locale.ROOT);
  }

  private static void jolt(StringBuilder out, DriveBook book, TrialStep jolt) {
    line(
        out,
        "jolt of %.2f m/s at %.2f s, step %d, at %s",
        jolt.jolt(),
        jolt.time(),
        jolt.number(),
        Numbers.position(book.place(jolt)));
    List<Verdict> made = book.trial().reasons(jolt);
    if (made.isEmpty()) {
      line(out, "  made by a point kept from an earlier step");
      return;
    }
    for (Verdict verdict : made.subList(0, Math.min(made.size(), CORNERS))) {
      line(
          out,
          "  %s triangle %d, %s, %.1f cm %s: %s",
          verdict.piece(),
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

  private static void line(StringBuilder out, String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
