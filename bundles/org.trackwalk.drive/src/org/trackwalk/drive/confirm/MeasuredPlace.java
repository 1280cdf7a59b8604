package org.trackwalk.drive.confirm;

import java.util.List;

/**
 * A place at which passes along the lanes were jolted.
 *
 * @param position of the largest jolt, level coordinates
 * @param up m/s, of that one
 * @param forward m/s lost, of that one
 * @param side m/s, of that one
 * @param hits passes that were jolted there
 * @param pieces under it
 * @param told what a report says there
 * @param rule of the finding there; empty when there is none
 * @param load change of a wheel's load, of that one, over that at rest; 0 of what has no wheels
 * @param byOrder whether it hangs on the order of the triangles or last digits alone: it is gone
 *     when they are stored in another or moved by one, or nothing else differs there between level
 *     and copy
 */
public record MeasuredPlace(
    double[] position,
    double up,
    double forward,
    double side,
    int hits,
    List<String> pieces,
    Told told,
    String rule,
    double load,
    boolean byOrder) {

  /** Of what has no wheels. */
  public MeasuredPlace(
      double[] position,
      double up,
      double forward,
      double side,
      int hits,
      List<String> pieces,
      Told told,
      String rule) {
    this(position, up, forward, side, hits, pieces, told, rule, 0, false);
  }

  /** The same, which comes and goes with the order of the triangles. */
  MeasuredPlace ofOrder() {
    return new MeasuredPlace(position, up, forward, side, hits, pieces, told, rule, load, true);
  }

  /** The same, of which a finding elsewhere speaks. */
  MeasuredPlace at(String finding) {
    return new MeasuredPlace(
        position, up, forward, side, hits, pieces, Told.PLACE, finding, load, byOrder);
  }

  /** What a report says of a place. */
  public enum Told {
    /** A jolt, there. */
    FORETOLD,
    /** Something without a jolt of the probe. */
    PLACE,
    /** Nothing. */
    NOTHING
  }

  /** The largest of the three, m/s. */
  public double worst() {
    return Math.max(Math.abs(up), Math.max(Math.abs(forward), Math.abs(side)));
  }
}
