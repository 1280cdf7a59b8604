package org.trackwalk.course.road;

import org.trackwalk.ground.reach.Floor;

/** Where the road leads at a place of which nothing else is known: square to its shortest chord. */
final class Ribbon {

  /** Directions tried, over 180 degrees. */
  static final int FAN = 24;

  /** Directions tried to each side where the road bends sharply: 60 degrees. */
  private static final int SHARPEST = 8;

  /** How exactly the direction is found, radians: half a degree. */
  private static final double FINE = 0.01;

  private final Floor.Reader ground;
  private final BorderSearch border;

  Ribbon(Floor.Reader ground) {
    this.ground = ground;
    this.border = new BorderSearch(ground);
  }

  /**
   * How much a place looks like a ribbon: the longest chord through it over the shortest; 0 when
   * there is no road.
   *
   * @param memory of chords that were looked along before
   */
  double clarity(double px, double py, double pz, StrandMemory memory) {
    if (!ground.find(px, py, pz, StrandWalker.RISE)) {
      return 0;
    }
    double h = ground.height();
    double shortest = Double.POSITIVE_INFINITY;
    double longest = 0;
    for (int i = 0; i < FAN; i++) {
      double angle = StrictMath.PI * i / FAN;
      double chord = memory.chord(px, h, pz, angle, () -> chord(px, h, pz, angle));
      shortest = Math.min(shortest, chord);
      longest = Math.max(longest, chord);
    }
    return shortest < 1 ? 0 : longest / shortest;
  }

  private double chord(double px, double py, double pz, double angle) {
    return chord(
        px, py, pz, StrictMath.cos(angle), StrictMath.sin(angle), Double.POSITIVE_INFINITY);
  }

  /** The chord in a direction; where it is no shorter than so much, no less than that. */
  private double chord(double px, double py, double pz, double ax, double az, double most) {
    double one = border.reach(px, py, pz, ax, az, Math.min(most, BorderSearch.FARTHEST));
    return one + border.reach(px, py, pz, -ax, -az, Math.min(most - one, BorderSearch.FARTHEST));
  }

  private double reach(double px, double py, double pz, double ax, double az) {
    return border.reach(px, py, pz, ax, az, BorderSearch.FARTHEST);
  }

  /** How one stands in the middle there: x, y, z, unit heading x and z, metres left and right. */
  double[] stand(double px, double py, double pz) {
    double shortest = Double.POSITIVE_INFINITY;
    double best = 0;
    for (int i = 0; i < FAN; i++) {
      double angle = StrictMath.PI * i / FAN;
      double ax = StrictMath.cos(angle);
      double az = StrictMath.sin(angle);
      double chord = chord(px, py, pz, ax, az, shortest);
      if (chord < shortest) {
        shortest = chord;
        best = angle;
      }
    }
    // Between two directions of the fan the chord is shortest somewhere: search it by thirds.
    double step = StrictMath.PI / FAN;
    for (double wide = step; wide > FINE; wide *= 2.0 / 3) {
      if (chord(px, py, pz, best - wide) < chord(px, py, pz, best + wide)) {
        best -= wide / 3;
      } else {
        best += wide / 3;
      }
    }
    // Left is (dz, -dx) of the driving direction, seen from above.
    double leftX = StrictMath.cos(best);
    double leftZ = StrictMath.sin(best);
    double l = reach(px, py, pz, leftX, leftZ);
    double r = reach(px, py, pz, -leftX, -leftZ);
    double shift = (l - r) / 2;
    double x = px;
    double y = py;
    double z = pz;
    if (ground.find(
        px + shift * leftX, py, pz + shift * leftZ, StrandWalker.RISE + Math.abs(shift))) {
      x = px + shift * leftX;
      z = pz + shift * leftZ;
      y = ground.height();
    }
    return new double[] {
      x, y, z, -leftZ, leftX, reach(x, y, z, leftX, leftZ), reach(x, y, z, -leftX, -leftZ)
    };
  }

  /**
   * Where the road opens to a side and ends ahead it bends sharply: the way on is across the
   * shortest chord. (Where it goes on ahead it forks, and the walker goes on.)
   *
   * @param dx heading until here, with {@code dz} of length one
   * @param chord the road's width square to it, metres
   * @return unit heading x and z
   */
  double[] bend(double px, double py, double pz, double dx, double dz, double chord) {
    double shortest = chord;
    double best = 0;
    for (int i = -SHARPEST; i <= SHARPEST; i++) {
      double angle = StrictMath.PI * i / FAN;
      double ax = StrictMath.cos(angle) * dz - StrictMath.sin(angle) * dx;
      double az = -StrictMath.cos(angle) * dx - StrictMath.sin(angle) * dz;
      double turned = chord(px, py, pz, ax, az, shortest);
      if (turned < shortest) {
        shortest = turned;
        best = angle;
      }
    }
    double leftX = StrictMath.cos(best) * dz - StrictMath.sin(best) * dx;
    double leftZ = -StrictMath.cos(best) * dx - StrictMath.sin(best) * dz;
    return new double[] {-leftZ, leftX};
  }
}
