package org.trackwalk.drive.confirm;

/**
 * What an engine did at a finding.
 *
 * @param up largest change of the upward speed, m/s, with its sign
 * @param forward largest loss along the way, m/s
 * @param side largest sideways change, m/s
 * @param share of the passes that felt it
 * @param passes that went over it from undisturbed ground
 * @param load largest change of a wheel's load, over that at rest; 0 of what has no wheels
 */
public record Measured(
    double up, double forward, double side, double share, int passes, double load) {

  /** Of what has no wheels. */
  public Measured(double up, double forward, double side, double share, int passes) {
    this(up, forward, side, share, passes, 0);
  }

  /** The largest of the three, m/s. */
  public double worst() {
    return Math.max(Math.abs(up), Math.max(Math.abs(forward), Math.abs(side)));
  }
}
