package org.trackwalk.course.road;

import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Floor;

/**
 * Follows the road from a place on it both ways to its ends, or once around, in the sense in which
 * it is driven, and from a mark that does not depend on where one began.
 */
final class StrandTracer {

  /** So often a strand is walked again that runs backwards, or was walked from its middle. */
  private static final int AGAIN = 3;

  private static final StrandWalker.Back NEVER_BACK = (x, z) -> false;

  private final StrandWalker walker;
  private final RowTrack track;
  private final Lead lead;

  /**
   * @param lead along the racing line
   * @param recall what was seen at the same places before
   */
  StrandTracer(Floor ground, RowTrack track, Lead lead, Recall recall) {
    this.walker = new StrandWalker(ground, track, lead, recall);
    this.track = track;
    this.lead = lead;
  }

  /** How much a place looks like a ribbon: see {@link StrandWalker#ribbon}. */
  double ribbon(double px, double py, double pz) {
    return walker.ribbon(px, py, pz);
  }

  /**
   * Walks both ways from a place on the road, x, y and z.
   *
   * @return false when nothing came of it
   */
  boolean trace(double[] place) {
    double[] start = walker.standing(place[0], place[1], place[2]);
    if (start != null) {
      walkOn(start, walkFrom(start, NEVER_BACK));
    }
    return start != null;
  }

  /**
   * The same of a road that may lie around a middle, x, y and z: it is walked in its sense at once
   * where that tells it.
   */
  boolean traceAround(double[] place, double[] middle) {
    double[] start = walker.standing(place[0], place[1], place[2]);
    if (start == null) {
      return false;
    }
    AroundMiddle around = new AroundMiddle(middle, start);
    if (around.leadsBack(start[3], start[4])) {
      start = turned(start);
    }
    boolean closed = walkFrom(start, around::cameBack);
    if (walker.isBack()) {
      // Not on to where it began, which were a lap to be walked again.
      start = turned(start);
      closed = walkFrom(start, NEVER_BACK);
    }
    walkOn(start, closed);
    return true;
  }

  /** Walks again until the strand runs forwards, from a mark, and ends it. */
  private void walkOn(double[] begun, boolean lap) {
    double[] start = begun;
    boolean closed = lap;
    boolean halves = !closed;
    // Of a road that is too long half is walked the other way wherever one begins.
    for (int again = 0;
        again < AGAIN && !walker.isCut() && (halves || track.backwards(lead));
        again++) {
      // Half of it was walked the other way, from wherever the walk began; and who begins beside a
      // fault may look across the road. At a mark everybody knows the way.
      if (track.backwards(lead)) {
        track.turn();
        start = turned(start);
      }
      double[] mark = track.firstMark();
      if (mark == null && !closed) {
        break;
      }
      closed = walkFrom(mark == null ? start : mark, NEVER_BACK);
      // Where it is passed in one sense only, who began in the middle has walked half of it back.
      halves = !closed && mark != null && beganElsewhere(mark);
    }
    if (!closed && track.backwards(lead)) {
      track.turn();
    }
    track.end(closed);
  }

  /** Whether a mark from which the road was walked is not where the road begins. */
  private boolean beganElsewhere(double[] mark) {
    double[] first = track.firstMark();
    return first != null
        && Math.hypot(first[0] - mark[0], first[2] - mark[2]) > 2 * RoadMarks.SPACING;
  }

  /** Walks on from a place and, unless that was a lap, from there the other way; true for a lap. */
  private boolean walkFrom(double[] start, StrandWalker.Back back) {
    track.begin();
    walker.begin(start);
    if (walker.walk(true, back)) {
      return true;
    }
    if (walker.isBack()) {
      return false;
    }
    double[] first = track.firstMark();
    if (first != null) {
      // What was walked up to it depends on where the walk began.
      track.beginAtFirstMark();
    }
    walker.stand(turned(first == null ? start : first));
    track.turn();
    walker.walk(false, NEVER_BACK);
    track.turn();
    return false;
  }

  /** How one stands who looks the other way. */
  private static double[] turned(double[] at) {
    return new double[] {at[0], at[1], at[2], -at[3], -at[4], -at[5], at[7], at[6], at[8]};
  }
}
