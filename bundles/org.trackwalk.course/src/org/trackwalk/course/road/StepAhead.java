package org.trackwalk.course.road;

import org.trackwalk.ground.reach.Floor;

/**
 * Whether the ground rises or falls at one place on the way to another, as at a block's face: that
 * is no slope that goes on.
 */
final class StepAhead {

  /** Part of a step's height: an even slope has risen by 0.25 in a quarter, half a wave by 0.15. */
  private static final double LEVEL = 0.1;

  private final Floor.Reader ground;

  StepAhead(Floor.Reader ground) {
    this.ground = ground;
  }

  /** Whether at quarters of the way between two places it is as high as at one or the other. */
  boolean between(double x, double y, double z, double toX, double toY, double toZ) {
    double high = Math.abs(toY - y);
    boolean step = high > StrandWalker.RISE / 2;
    for (double part = 0.25; step && part < 1; part += 0.25) {
      double midY = (y + toY) / 2;
      step = ground.find(x + part * (toX - x), midY, z + part * (toZ - z), StrandWalker.RISE);
      double off = Math.min(Math.abs(ground.height() - y), Math.abs(ground.height() - toY));
      step &= off < LEVEL * high;
    }
    return step;
  }
}
