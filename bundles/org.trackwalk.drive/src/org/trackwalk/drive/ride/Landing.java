package org.trackwalk.drive.ride;

import org.trackwalk.model.ride.Jump;

/**
 * Where a car comes down that has left the ground.
 *
 * @param kind what is wrong with it
 * @param strand index of the strand
 * @param row the row nearest before the lip, as the car comes
 * @param sense 1 where it is driven as rows follow each other, -1 against that
 * @param lip where it leaves the ground: three doubles, level coordinates
 * @param position where it comes down
 * @param flight of it at the vehicle's own speed
 * @param aside how far beside the road it comes down when it flies straight on, metres; 0 on it
 */
public record Landing(
    Kind kind,
    int strand,
    int row,
    int sense,
    double[] lip,
    double[] position,
    Jump.Flight flight,
    double aside) {

  /** What is wrong with a landing; the worst last. */
  public enum Kind {
    /** The suspension's travel is used up. */
    BOTTOMS,
    /** The bend has gone on without the car. */
    BESIDE,
    /** It flies into an upright face. */
    AGAINST_FACE
  }

  /** The worse of two landings. */
  Landing and(Landing other) {
    int kinds = kind.compareTo(other.kind);
    boolean worse = kinds != 0 ? kinds > 0 : flight.blow() >= other.flight.blow();
    return worse ? this : other;
  }
}
