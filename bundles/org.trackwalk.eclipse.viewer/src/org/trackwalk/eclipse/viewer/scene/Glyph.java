package org.trackwalk.eclipse.viewer.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.report.format.Jolt;

/**
 * A finding as a light in the view.
 *
 * @param finding what it stands for
 */
public record Glyph(Finding finding) {

  /** Metres and more are written with so many digits. */
  private static final double METRE = 1;

  /** Coordinate {@code k} of the place, level coordinates. */
  public double at(int k) {
    return finding.position()[k];
  }

  /** The first line of the label: the rule. */
  public String title() {
    return finding.rule() + measured(finding.measure());
  }

  /** The rest of the label: what it says, and what to do. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(finding.message());
    String jolt = Jolt.words(finding);
    if (!jolt.isEmpty()) {
      lines.add(jolt.substring(0, 1).toUpperCase(Locale.ROOT) + jolt.substring(1));
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

  private static String measured(Measure measure) {
    if (measure == null) {
      return "";
    }
    return " · " + number(measure.value(), measure.unit());
  }

  /** A number as a designer reads it: millimetres under a metre. */
  static String number(double value, String unit) {
    if (unit.equals("m")) {
      return Math.abs(value) < METRE
          ? String.format(Locale.ROOT, "%.3g mm", 1000 * value)
          : String.format(Locale.ROOT, "%.2f m", value);
    }
    String digits =
        value == Math.rint(value)
            ? String.format(Locale.ROOT, "%.0f", value)
            : String.format(Locale.ROOT, "%.2f", value);
    return unit.isEmpty() ? digits : digits + (unit.equals("deg") ? "°" : " " + unit);
  }
}
