package org.trackwalk.peers.agreement;

import java.util.List;
import java.util.SplittableRandom;
import org.joml.Vector3d;
import org.joml.Vector3dc;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;

/** Finds out why two contact sets of one sphere differ, by trying one explanation after another. */
final class CauseFinder {

  /** Roundings that are tried before rounding is ruled out. */
  private static final int TRIES = 400;

  /** A moved centre costs both sides one more error than their own. */
  private static final int ERRORS = 3;

  private final PhysxReading reading;
  private final int[] corners;

  /** Error of a length, metres. */
  private final double length;

  /**
   * A finder.
   *
   * @param corners three vertices per triangle
   */
  CauseFinder(PhysxReading reading, int[] corners, double length) {
    this.reading = reading;
    this.corners = corners;
    this.length = length;
  }

  /**
   * The first explanation that holds.
   *
   * @param engine what the engine found
   * @param plain what Trackwalk found
   * @param seed of the roundings to try
   */
  Cause cause(Vector3dc centre, ContactSet engine, ContactSet plain, long seed) {
    if (plain.same(engine, length, false)) {
      return Cause.NONE;
    }
    Explanation explanation = reading.explain(centre);
    ContactSet emulated = reading.contacts(centre, explanation);
    if (emulated.same(engine, length, false)) {
      return Cause.SINGULAR;
    }
    if (emulated.same(engine, length, true)) {
      return Cause.SINGULAR_TIE;
    }
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < TRIES; i++) {
      List<Verdict> kept = RoundedOrder.kept(explanation.verdicts(), corners, length, random);
      if (reading.contacts(centre, explanation, kept).same(engine, length, true)) {
        return Cause.ORDER;
      }
    }
    for (int i = 0; i < TRIES; i++) {
      Vector3d moved = moved(centre, random);
      Explanation other = reading.explain(moved);
      List<Verdict> kept = RoundedOrder.kept(other.verdicts(), corners, length, random);
      if (reading.contacts(moved, other, kept).same(engine, ERRORS * length, true)) {
        return Cause.PLACE;
      }
    }
    return Cause.OTHER;
  }

  private Vector3d moved(Vector3dc centre, SplittableRandom random) {
    return new Vector3d(
        centre.x() + length * (2 * random.nextDouble() - 1),
        centre.y() + length * (2 * random.nextDouble() - 1),
        centre.z() + length * (2 * random.nextDouble() - 1));
  }
}
