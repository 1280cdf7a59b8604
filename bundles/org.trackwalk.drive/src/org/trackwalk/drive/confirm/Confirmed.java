package org.trackwalk.drive.confirm;

import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;

/**
 * A foretold jolt and what was measured.
 *
 * @param line the seam that is meant of a finding that speaks for many; null of one that does not
 * @param measured null where nothing was
 * @param unmeasured why nothing was; null where something was
 */
public record Confirmed(
    Finding finding, SeamLine line, Effect effect, Measured measured, Unmeasured unmeasured) {

  /** Part of what is foretold that is another, smaller thing. */
  private static final double SMALL = 0.1;

  /** Part of what is foretold from which on other ways to it are not driven. */
  private static final double ENOUGH = 0.9;

  /** The line along which it is foretold, xyz triples in level coordinates. */
  public double[] path() {
    return line == null ? finding.path() : line.path();
  }

  /** A point of it, level coordinates. */
  public double[] position() {
    return line == null ? finding.position() : middle(line.path());
  }

  /** A corner in the middle of a polyline. */
  public static double[] middle(double[] path) {
    int at = 3 * (path.length / 3 / 2);
    return new double[] {path[at], path[at + 1], path[at + 2]};
  }

  /** The same, measured. */
  Confirmed with(Measured found) {
    return new Confirmed(finding, line, effect, found, null);
  }

  /** The same, not measured. */
  Confirmed without(Unmeasured why) {
    return new Confirmed(finding, line, effect, null, why);
  }

  /** Whether nobody drove there: others are worse, it is too slow, or the engine ended before. */
  public boolean leftOut() {
    return unmeasured == Unmeasured.LEFT_OUT || unmeasured == Unmeasured.TOO_SLOW;
  }

  /** Whether passes went there, undisturbed or not. */
  public boolean drivenOver() {
    return measured != null || unmeasured == Unmeasured.DISTURBED;
  }

  /** Measured over foretold. */
  public double ratio() {
    return measured == null ? Double.NaN : measured.worst() / effect.worst();
  }

  /** What changes a speed by less is no event, or another, smaller thing than what is foretold. */
  double least() {
    return Math.max(Jolted.LEAST, SMALL * effect.worst());
  }

  /** Whether a jolt there is so much of what is foretold that no other way to it is driven. */
  boolean isEnough(double jolt) {
    return jolt >= ENOUGH * effect.worst();
  }

  /** Whether it was driven and nothing was felt. */
  public boolean unfelt() {
    return measured != null && measured.worst() < Jolted.LEAST;
  }
}
