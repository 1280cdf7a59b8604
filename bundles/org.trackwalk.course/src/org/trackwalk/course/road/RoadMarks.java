package org.trackwalk.course.road;

import org.trackwalk.ground.reach.Floor;

/**
 * Places in the middle of the road at which everybody who walks along it stands in the same way, to
 * the bit, wherever he comes from: where the road crosses the lines of a grid that stands still in
 * the level. What is between two marks depends on the first one and on what is there, on nothing
 * before it; so a change of the level moves rows between its neighbouring marks only.
 */
final class RoadMarks {

  /**
   * Distance of the grid's lines, metres. A change is felt up to a mark, a row's bend 16 rows
   * farther; both are to be within 30 m.
   */
  static final double SPACING = 7;

  /** Sine and cosine of the direction in which a line is crossed: it is no nearer to along it. */
  private static final double ACROSS = 0.5;

  /** From lines so far to each side of a mark its direction is taken, metres. */
  private static final double ASIDE = 2;

  /** A mark that differs by more from the walker is one of a fork, a yard or a hole, metres. */
  private static final double AGREES = 0.5;

  /** Cosine of the most that its direction may differ: 11 degrees. */
  private static final double ALIGNED = 0.98;

  private static final double[] NONE = {};

  /** So far before and behind a mark its borders are looked at, metres: a car's length. */
  private static final double ALONG = 5;

  private final Floor.Reader ground;
  private final BorderSearch border;
  private final CrossSection section;
  private final Lead lead;

  RoadMarks(Floor.Reader ground, Lead lead) {
    this.ground = ground;
    this.border = new BorderSearch(ground);
    this.section = new CrossSection(ground);
    this.lead = lead;
  }

  /** Whether a line of the grid lies between two places, so that it is worth while to look. */
  static boolean between(double x, double z, double toX, double toZ) {
    return crosses(x, toX) || crosses(z, toZ);
  }

  private static boolean crosses(double from, double to) {
    return Math.floor(from / SPACING) != Math.floor(to / SPACING);
  }

  /**
   * The mark between two places of a walker.
   *
   * @param from x and z of the place before
   * @param to x, y, z, unit heading x and z, slope, and the half widths that he follows, left and
   *     right: as he stands now
   * @return the same eight numbers as everybody has them who stands at the mark, the last two
   *     twice: as they are and as they are followed, and how wide the road is, a new array; an
   *     empty one where there is none
   */
  double[] find(double[] from, double[] to) {
    int led = lead == Lead.NONE ? -1 : led(to);
    if (led >= 0) {
      return onLine(led, to);
    }
    double[] mark = NONE;
    if (crosses(from[0], to[0]) && Math.abs(to[3]) > ACROSS) {
      mark = on(true, SPACING * Math.floor(Math.max(from[0], to[0]) / SPACING), from, to);
    }
    if (mark.length == 0 && crosses(from[1], to[2]) && Math.abs(to[4]) > ACROSS) {
      mark = on(false, SPACING * Math.floor(Math.max(from[1], to[2]) / SPACING), from, to);
    }
    return mark;
  }

  private double[] on(boolean xLine, double line, double[] from, double[] to) {
    double across = xLine ? to[0] - from[0] : to[2] - from[1];
    double part = (line - (xLine ? from[0] : from[1])) / across;
    double along = xLine ? from[1] + part * (to[2] - from[1]) : from[0] + part * (to[0] - from[0]);
    double ahead = xLine ? to[3] : to[4];
    double turn = (xLine ? to[4] : to[3]) / ahead;
    double middle = section.middle(xLine, line, along, to[1]);
    double before =
        section.middle(xLine, line - ASIDE, along - ASIDE * turn, to[1] - ASIDE * to[5] / ahead);
    double behind =
        section.middle(xLine, line + ASIDE, along + ASIDE * turn, to[1] + ASIDE * to[5] / ahead);
    if (Double.isNaN(middle) || Double.isNaN(before) || Double.isNaN(behind)) {
      return NONE;
    }
    double way = Math.signum(ahead);
    double size = Math.sqrt(4 * ASIDE * ASIDE + (behind - before) * (behind - before));
    double main = way * 2 * ASIDE / size;
    double side = way * (behind - before) / size;
    // Of the two lines that a road at 45 degrees crosses, one is its own.
    if (xLine ? Math.abs(side) > Math.abs(main) : Math.abs(side) >= Math.abs(main)) {
      return NONE;
    }
    return xLine ? centred(line, middle, main, side, to) : centred(middle, line, side, main, to);
  }

  /** In the middle square to the road, if that is where the walker is. */
  private double[] centred(double mx, double mz, double dx, double dz, double[] to) {
    if (dx * to[3] + dz * to[4] < ALIGNED || !ground.find(mx, to[1], mz, StrandWalker.RISE)) {
      return NONE;
    }
    double h = ground.height();
    double shift = (reach(mx, h, mz, dz, -dx) - reach(mx, h, mz, -dz, dx)) / 2;
    double x = mx + shift * dz;
    double z = mz - shift * dx;
    double aside = (x - to[0]) * to[4] - (z - to[2]) * to[3];
    if (Math.abs(shift) > 2 * AGREES
        || Math.abs(aside) > AGREES
        || !ground.find(x, h, z, StrandWalker.RISE)) {
      return NONE;
    }
    double[] mark = standing(x, ground.height(), z, dx, dz);
    boolean agrees = Math.abs(mark[6] - to[6]) <= AGREES && Math.abs(mark[7] - to[7]) <= AGREES;
    return agrees ? mark : NONE;
  }

  private int led(double[] to) {
    double left = reach(to[0], to[1], to[2], to[4], -to[3]);
    double right = reach(to[0], to[1], to[2], -to[4], to[3]);
    return lead.beside(to[0], to[1], to[2], to[3], to[4], left, right);
  }

  /** On the line that leads, if that is where the walker is. */
  private double[] onLine(int sample, double[] to) {
    double[] way = lead.direction(sample, to[3], to[4]);
    double aside = lead.aside(sample, to[0], to[2], to[3], to[4]);
    double[] at = lead.at(sample);
    if (Math.abs(aside) > AGREES
        || way[0] * to[3] + way[1] * to[4] < ALIGNED
        || !ground.find(at[0], to[1], at[1], StrandWalker.RISE)) {
      return NONE;
    }
    double[] mark = standing(at[0], ground.height(), at[1], way[0], way[1]);
    // Where the field ends the road goes on about the line, not about the field's middle.
    double half = Math.min(Lead.half(), Math.min(mark[6], mark[7]));
    mark[8] = half;
    mark[9] = half;
    mark[10] = Math.max(2 * half, along(mark));
    return mark;
  }

  /** How wide the road is at a mark whose borders run along the way; 0 where they do not. */
  private double along(double[] mark) {
    double[] sides = sides(mark[0], mark[1], mark[2], mark);
    int looks = 0;
    for (int way = -1; way <= 1; way += 2) {
      double far = way * ALONG;
      double x = mark[0] + far * mark[3];
      double z = mark[2] + far * mark[4];
      if (ground.find(x, mark[1] + far * mark[5], z, StrandWalker.RISE)) {
        double[] there = sides(x, ground.height(), z, mark);
        if (!(Math.abs(there[0] - sides[0]) <= ALONG * WideRoad.STEADY)
            || !(Math.abs(there[1] - sides[1]) <= ALONG * WideRoad.STEADY)) {
          return 0;
        }
        looks++;
      }
    }
    return looks == 0 ? 0 : sides[0] + sides[1];
  }

  /** How far the road goes to the left and right as one looks at a mark; infinite for no border. */
  private double[] sides(double x, double y, double z, double[] mark) {
    double left = reach(x, y, z, mark[4], -mark[3]);
    double right = reach(x, y, z, -mark[4], mark[3]);
    double[] at = {x, y, z};
    return new double[] {
      WideRoad.across(border, at, mark[4], -mark[3], left, right),
      WideRoad.across(border, at, -mark[4], mark[3], right, left)
    };
  }

  /**
   * How one stands who looks along a road there: x, y, z, heading x and z, slope, how far it goes
   * to the left and right, how far one follows it, and how wide the road is.
   */
  private double[] standing(double x, double y, double z, double dx, double dz) {
    double left = reach(x, y, z, dz, -dx);
    double right = reach(x, y, z, -dz, dx);
    double slope = 0;
    if (ground.find(x + Strand.ROW * dx, y, z + Strand.ROW * dz, StrandWalker.RISE)) {
      double ahead = ground.height();
      if (ground.find(x - Strand.ROW * dx, y, z - Strand.ROW * dz, StrandWalker.RISE)) {
        slope = (ahead - ground.height()) / (2 * Strand.ROW);
      }
    }
    return new double[] {x, y, z, dx, dz, slope, left, right, left, right, left + right};
  }

  private double reach(double x, double y, double z, double ax, double az) {
    return border.reach(x, y, z, ax, az, BorderSearch.FARTHEST);
  }
}
