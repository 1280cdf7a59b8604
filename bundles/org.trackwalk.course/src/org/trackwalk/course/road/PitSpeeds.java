package org.trackwalk.course.road;

import org.trackwalk.course.line.RacingLine;

/** How fast cars are in the pit lane: what lies in it is not met at the speed of the race. */
final class PitSpeeds {

  /** A level without a pit lane. */
  static final PitSpeeds NONE = of(RacingLine.none());

  /**
   * The road to each side of a pit lane whose line says none, metres: half of the 12 m that the
   * FIA's guide asks of a road (International Sporting Code, Appendix O, 7.2).
   */
  private static final double SIDE = 6;

  private final RacingLine race;
  private final RacingLine pits;

  /** The pit lane's box seen from above, with the widest room beside it: x, z, x, z. */
  private final double[] box = {
    Double.POSITIVE_INFINITY,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };

  private PitSpeeds(RacingLine race, RacingLine pits) {
    this.race = race;
    this.pits = pits;
    double[] p = pits.points();
    for (int i = 0; pits.speeds() != null && i < p.length / 3; i++) {
      double side = Math.max(side(i, 0), side(i, 1));
      box[0] = Math.min(box[0], p[3 * i] - side);
      box[1] = Math.min(box[1], p[3 * i + 2] - side);
      box[2] = Math.max(box[2], p[3 * i] + side);
      box[3] = Math.max(box[3], p[3 * i + 2] + side);
    }
  }

  /** Those of a level's pit lane, where its line says them. */
  static PitSpeeds of(RacingLine race) {
    return new PitSpeeds(race, race.pits());
  }

  /** Whether they are those of the race everywhere. */
  boolean none() {
    return !(box[0] <= box[2]);
  }

  /** Metres of road to a point's left (0) or right (1). */
  private double side(int point, int which) {
    return pits.sides() == null ? SIDE : pits.sides()[2 * point + which];
  }

  /**
   * The speed at a place, m/s: the pit lane's where it lies in its room and nearer to its line than
   * to the racing line, else that of the race, which is never the slower one.
   */
  double at(double x, double y, double z, double raced) {
    if (!(x >= box[0] && x <= box[2] && z >= box[1] && z <= box[3])) {
      return raced;
    }
    double[] p = pits.points();
    double least = Double.POSITIVE_INFINITY;
    double speed = raced;
    for (int i = 0; i + 5 < p.length; i += 3) {
      double dx = p[i + 3] - p[i];
      double dz = p[i + 5] - p[i + 2];
      double square = dx * dx + dz * dz;
      double along = ((x - p[i]) * dx + (z - p[i + 2]) * dz) / square;
      double part = square == 0 ? 0 : Math.max(0, Math.min(1, along));
      double ex = x - p[i] - part * dx;
      double ez = z - p[i + 2] - part * dz;
      double apart = Math.sqrt(ex * ex + ez * ez);
      double over = p[i + 1] + part * (p[i + 4] - p[i + 1]) - y;
      // Left of a way along dx, dz lies dz, -dx.
      int side = ex * dz - ez * dx >= 0 ? 0 : 1;
      int from = i / 3;
      double room = between(side(from, side), side(from + 1, side), part);
      if (apart < least && apart <= room && Math.abs(over) <= RacingLine.LEVEL) {
        least = apart;
        speed = between(pits.speeds()[from], pits.speeds()[from + 1], part);
      }
    }
    boolean inPits = least < race.distance(new double[] {x, y, z});
    return inPits ? Math.min(raced, speed) : raced;
  }

  private static double between(double a, double b, double part) {
    return a + part * (b - a);
  }
}
