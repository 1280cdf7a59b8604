package org.trackwalk.eclipse.viewer.ride;

import java.util.HashSet;
import java.util.Set;

/**
 * What of a ride is shown.
 *
 * @param strand of the road, from 0
 * @param lane name of the lane that is drawn; empty for the racing line, else the middle
 * @param way which way it is driven
 * @param hidden titles of strips that are not shown
 */
record RideChoice(int strand, String lane, Way way, Set<String> hidden) {

  /** What is shown at first. */
  static final RideChoice USUAL = new RideChoice(0, "", Way.BOTH, Set.of());

  /** Which way a lane is driven. */
  enum Way {
    /** Both curves; the values at the pin are those forward. */
    BOTH("both ways"),
    FORWARD("forward"),
    REVERSE("in reverse");

    private final String title;

    Way(String title) {
      this.title = title;
    }

    /** In words. */
    String title() {
      return title;
    }
  }

  /** Takes a copy of the set. */
  RideChoice {
    hidden = Set.copyOf(hidden);
  }

  RideChoice onStrand(int other) {
    return other == strand ? this : new RideChoice(other, "", way, hidden);
  }

  RideChoice onLane(String other) {
    return new RideChoice(strand, other, way, hidden);
  }

  RideChoice going(Way other) {
    return new RideChoice(strand, lane, other, hidden);
  }

  /** Shows a strip or hides it. */
  RideChoice with(String title, boolean shown) {
    Set<String> other = new HashSet<>(hidden);
    if (shown) {
      other.remove(title);
    } else {
      other.add(title);
    }
    return new RideChoice(strand, lane, way, other);
  }
}
