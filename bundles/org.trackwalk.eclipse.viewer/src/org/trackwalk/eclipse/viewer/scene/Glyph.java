package org.trackwalk.eclipse.viewer.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;

/**
 * A finding as a light in the view.
 *
 * @param finding what it stands for
 */
public record Glyph(Finding finding) {

  private static final String BETWEEN = " · ";

  private static final String SPEED = "m/s";

  /** Coordinate {@code k} of the place, level coordinates. */
  public double at(int k) {
    return finding.position()[k];
  }

  /** The first line of the label: the rule, how large it is, what a car feels. */
  public String title() {
    return finding.rule() + size(finding.measure()) + felt();
  }

  /**
   * The rest of the label: what it says, and what to do.
   *
   * @param beside what two engines or vehicles make of it; empty where only one was asked
   */
  public List<String> lines(String beside) {
    List<String> lines = new ArrayList<>();
    lines.add(finding.message());
    String jolt = Jolt.words(finding);
    if (!jolt.isEmpty()) {
      lines.add(jolt.substring(0, 1).toUpperCase(Locale.ROOT) + jolt.substring(1));
    }
    if (!beside.isEmpty()) {
      lines.add(beside);
    }
    if (finding.help() != null && !finding.help().isEmpty()) {
      lines.add("Fix: " + finding.help());
    }
    return lines;
  }

  /** Adds the lines that it is about: one, or each of the seams that it speaks for. */
  public void addTo(LineSet lines, int colour) {
    lines.addPath(finding.path(), colour);
    finding.lines().forEach(line -> lines.addPath(line.path(), colour));
  }

  /** The steps of the evidence that have a place. */
  public List<FlowStep> steps() {
    return finding.flow().stream().filter(step -> step.position() != null).toList();
  }

  /** True when it has this fingerprint, or speaks for a finding that has it. */
  public boolean means(String fingerprint) {
    return finding.fingerprint() != null && finding.fingerprint().equals(fingerprint)
        || finding.flow().stream().anyMatch(step -> fingerprint.equals(step.fingerprint()));
  }

  /** Metres that should be seen around it. */
  public double size() {
    double[] b = finding.bounds();
    double dx = b[3] - b[0];
    double dy = b[4] - b[1];
    double dz = b[5] - b[2];
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** In the numbers of the list; of what has no size, two layers in one place, nothing. */
  private String size(Measure measure) {
    return measure == null || measure.value() == 0
        ? ""
        : BETWEEN + Numbers.measure(measure.value(), measure.unit());
  }

  /** What a car feels, where that is not the size itself: a small view has room for one line. */
  private String felt() {
    Effect worst = Jolt.worst(finding);
    boolean said = finding.measure() != null && finding.measure().unit().equals(SPEED);
    return worst == null || worst.endsTheWay() || said
        ? ""
        : BETWEEN + Numbers.rounded(worst.worst()) + " " + SPEED;
  }
}
