package org.trackwalk.drive.judge.sweep;

/**
 * What a body feels of one kind of difference, the worst over all phases and both directions of
 * travel.
 *
 * @param up change of the upward speed against the truth, m/s; negative where the body sinks
 * @param forward speed lost along the way, m/s
 * @param side change across the way, m/s; told without its sign
 * @param share share of phases, 0 to 1, in which a centimetre per second or more is felt
 * @param at where the body's centre stands when it is worst, metres along the way from the place
 * @param degrees largest angle between a contact's normal and that of its like
 * @param offset largest |(p - c) x n| of a contact whose normal was replaced, metres
 */
public record Felt(
    double up,
    double forward,
    double side,
    double share,
    double at,
    double degrees,
    double offset) {

  /** Nothing. */
  public static final Felt NOTHING = new Felt(0, 0, 0, 0, 0, 0, 0);

  /** The largest of the three changes, m/s. */
  public double worst() {
    return Math.max(Math.abs(up), Math.max(Math.abs(forward), Math.abs(side)));
  }

  /** The worse of two. */
  public Felt worse(Felt other) {
    return other.worst() > worst() ? other : this;
  }
}
