package org.trackwalk.eclipse.viewer.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.finding.Effect;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.FlowStep;
import org.trackwalk.check.finding.Measure;

/**
 * A finding as a light in the view.
 *
 * @param finding what it stands for
 */
public record Glyph(Finding finding) {

  /** Metres and more are written with so many digits. */
  private static final double METRE = 1;

  /** km/h of one m/s. */
  private static final double KMH = 3.6;

  /** Under this an effect is not told, m/s: it would be written as zero. */
  private static final double LEAST_FELT = 0.05;

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
    Effect worst = worst();
    if (worst != null) {
      lines.add(
          String.format(
              Locale.ROOT,
              "Felt: %.1f m/s at %.0f km/h in %.0f %% of passes (%s, %s)",
              worst.worst(),
              worst.speed() * KMH,
              100 * worst.share(),
              worst.shape(),
              worst.profile()));
    }
    if (finding.help() != null && !finding.help().isEmpty()) {
      lines.add("Fix: " + finding.help());
    }
    return lines;
  }

  private Effect worst() {
    Effect worst = null;
    for (Effect effect : finding.effects()) {
      if (effect.worst() >= LEAST_FELT && (worst == null || effect.worst() > worst.worst())) {
        worst = effect;
      }
    }
    return worst;
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
