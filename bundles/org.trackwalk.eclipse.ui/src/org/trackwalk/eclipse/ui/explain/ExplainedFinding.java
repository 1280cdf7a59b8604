package org.trackwalk.eclipse.ui.explain;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.check.SecondJudge;
import org.trackwalk.eclipse.core.marker.FindingPlaces;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.probe.ExplanationSvg;
import org.trackwalk.report.probe.ExplanationText;
import org.trackwalk.report.svg.CardReport;

/**
 * A page about one finding, made off the user interface's thread.
 *
 * @param page in the handbook's Markdown
 * @param pictures by the names that the page uses
 */
record ExplainedFinding(String page, Map<String, byte[]> pictures) {

  private static final String CARD = "card.svg";
  private static final String PROBE = "probe.svg";

  /** A small wheel taken as a ball; what most engines probe with, metres. */
  private static final double RADIUS = 0.35;

  /** The ball is pressed so deep into the ground, as a resting wheel is, metres. */
  private static final double PRESSED = 0.005;

  /** Triangles farther than this from the ball are left out, metres. */
  private static final double REACH = 0.02;

  /** Kilometres an hour in a metre a second. */
  private static final double KMH = 3.6;

  /** Below it a part of a jolt is told as 0, m/s: a hundredth of what is a warning. */
  private static final double UNFELT = 0.001;

  static ExplainedFinding of(MarkedFinding marked, Progress progress) throws IOException {
    Finding f = marked.finding();
    LevelPart part = marked.part();
    StringBuilder text = new StringBuilder();
    text.append("# ").append(f.message()).append("\n\n");
    Frame frame = part.checked().context().level().reportFrame();
    text.append("**").append(f.severity().name().toLowerCase(Locale.ROOT)).append("** · ");
    text.append('[').append(f.rule()).append("](rule:").append(f.rule()).append(") · ");
    boolean placed = FindingPlaces.known(f, part.checked().context().level().pieces());
    text.append(placed ? where(f, frame) : whole(f));
    text.append("\n\n");
    engines(text, part.engines().at(f));
    text.append("![A picture of this place](").append(CARD).append(")\n\n");
    text.append("## What to do\n\n").append(f.help() == null ? "" : f.help()).append("\n\n");
    effects(text, f);
    second(text, part.second(), f);
    evidence(text, f, frame);
    byte[] card = card(part, f);
    byte[] probe = new byte[0];
    ProbeScene scene = part.scene(progress).orElse(null);
    if (scene != null && placed) {
      double[] q = f.position();
      Probe ball = Probe.sphere(q[0], q[1] + RADIUS - PRESSED, q[2], RADIUS);
      ContactMethod method = MethodList.reference();
      Explanation why = new ContactQuery(scene).explain(ball, REACH, method);
      text.append("## A ball of ").append(Numbers.length(RADIUS)).append(" at this place\n\n");
      text.append("Each triangle that the ball touches, and why it pushes or not, as the ");
      text.append("physics should see it:\n\n");
      text.append("![The ball, the triangles and the pushes](").append(PROBE).append(")\n\n```\n");
      text.append(new ExplanationText(why, scene.surface(), frame).words()).append("```\n");
      probe =
          new ExplanationSvg(List.of(why), List.of(), scene.surface(), frame)
              .svg()
              .getBytes(StandardCharsets.UTF_8);
    }
    return new ExplainedFinding(text.toString(), Map.of(CARD, card, PROBE, probe));
  }

  /** Of something as a whole there is no place, least of all the origin. */
  private static String whole(Finding f) {
    return f.pieces().isEmpty() ? MarkerAttributes.WHOLE_LEVEL : String.join(" | ", f.pieces());
  }

  private static String where(Finding f, Frame frame) {
    double[] p = frame.toFileAxes(f.position()[0], f.position()[1], f.position()[2]);
    return String.join(" | ", f.pieces()) + " · at " + Numbers.position(p);
  }

  private static void effects(StringBuilder text, Finding f) {
    if (f.effects().isEmpty()) {
      return;
    }
    text.append("## What a car feels\n\n");
    Effect leading = Jolt.worst(f);
    List<Effect> effects = new ArrayList<>(f.effects());
    if (leading != null) {
      text.append(
              "The number that the list, the 3D view and the reports lead with is the jolt that")
          .append(" weighs most, counted with how often it comes: ");
      text.append(Jolt.words(f)).append(". It stands first here.\n\n");
      effects.remove(leading);
      effects.add(0, leading);
    }
    effects.forEach(e -> line(text, e));
    text.append('\n');
    if (f.effectNote() != null && !f.effectNote().isEmpty()) {
      text.append(f.effectNote()).append("\n\n");
    }
  }

  /** What stands beside it when two vehicles or engines are compared. */
  private static void second(StringBuilder text, SecondJudge second, Finding f) {
    String words = second == null ? "" : second.words(f);
    if (words.isEmpty()) {
      return;
    }
    text.append("## ").append(second.heading()).append("\n\n");
    text.append("Side by side: ").append(words).append(".\n\n");
    second.at(f).forEach(e -> line(text, e));
    text.append('\n');
  }

  /** What real engines did there. */
  private static void engines(StringBuilder text, List<String> measured) {
    if (!measured.isEmpty()) {
      text.append("## What the engine did\n\n");
      measured.forEach(words -> text.append("- ").append(words).append('\n'));
      text.append('\n');
    }
  }

  private static void line(StringBuilder text, Effect e) {
    text.append("- **").append(Numbers.rounded(e.worst())).append(" m/s** at ");
    text.append(Math.round(e.speed() * KMH)).append(e.knowsItsWidth() ? " km/h on " : " km/h in ");
    text.append(e.atMost() ? "at most " : "").append(Numbers.rounded(e.share() * 100));
    text.append(e.knowsItsWidth() ? " % of the road's width: up " : " % of passes: up ");
    text.append(part(e.dvUp())).append(", slowed ");
    text.append(part(e.dvForward())).append(", sideways ");
    text.append(part(e.dvSide())).append(" (").append(e.shape()).append(", engine ");
    text.append(e.profile()).append(")\n");
  }

  private static void evidence(StringBuilder text, Finding f, Frame frame) {
    if (f.flow().isEmpty()) {
      return;
    }
    text.append("## Where it shows\n\n");
    for (FlowStep step : f.flow()) {
      double[] q = frame.toFileAxes(step.position()[0], step.position()[1], step.position()[2]);
      text.append("- ").append(step.what()).append(" at ").append(Numbers.position(q));
      text.append('\n');
    }
    text.append('\n');
  }

  /** The card of this finding alone. */
  private static byte[] card(LevelPart part, Finding f) throws IOException {
    CheckReport report =
        new CheckReport(
            "", Map.of(), List.of(), List.of(), List.of(part.report().since(List.of(f), null)), 0);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new CardReport().write(report, ReportOptions.USUAL, out);
    return out.toByteArray();
  }

  /** What a jolt is made of, m/s; what is small beside what anybody feels is nothing. */
  private static String part(double speed) {
    return Math.abs(speed) < UNFELT ? "0" : Numbers.rounded(speed);
  }
}
