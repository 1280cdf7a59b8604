package org.trackwalk.course.road;

import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Floor;

/**
 * One walk along the road, a metre at a time: looks to the left and right where the road ends,
 * keeps to the middle, and turns as the borders turn. A side that opens suddenly, as at a fork or a
 * pit lane, pulls the walker aside only slowly; a short stretch without ground is jumped.
 */
final class StrandWalker {

  /** How far the ground may lie from the height that is foreseen from row to row, metres. */
  static final double RISE = 0.6;

  /** How much the half width that is followed may grow from row to row, metres. */
  private static final double WIDEN = 0.25;

  /** Farthest that the walker steps aside in one row, metres. */
  private static final double ASIDE = 0.6;

  /** Up to this width the heading follows the middle at once, metres. */
  private static final double CALM = 16;

  /** Longest stretch without road that is jumped, metres. */
  private static final double JUMP = 12;

  /** Longest strand, metres; a guard against walking for ever. */
  private static final int MOST_ROWS = 60_000;

  /** Rows without a border within 20 m on both sides: runways end before that, fields do not. */
  private static final int FIELD = 500;

  /** A road that is so much wider than the one followed opens to a side. */
  private static final double OPENS = 1.2;

  /** The road ends ahead when it does so within this part of its width. */
  private static final double NEAR_END = 1;

  /** A side that comes nearer by more in one row is shut by a hole or an obstacle, metres. */
  private static final double SHUTS = 1.2;

  /** So many rows a hole or an obstacle may be long: what is longer is the road's new border. */
  static final int PATIENCE = 8;

  /** Marks are so many rows apart at least: half of what the grid's lines are. */
  private static final int LEAST_MARKED = 3;

  private final Floor.Reader ground;
  private final BorderSearch border;
  private final Ribbon ribbon;
  private final StepAhead step;
  private final RoadMarks marks;
  private final RowTrack track;
  private final StrandMemory memory;
  private final Lead lead;

  private double x;
  private double y;
  private double z;
  private double dx;
  private double dz;
  private double slope;
  private double followedLeft;
  private double followedRight;

  /** How wide the road has been seen, also where it is not followed from border to border. */
  private double seen;

  private int shutLeft;
  private int shutRight;
  private int borderless;

  private boolean cut;
  private boolean turnedBack;

  /** Whether a walk has come to a place, x and z, from where it is not to go on. */
  interface Back {
    boolean at(double x, double z);
  }

  /**
   * @param lead along the racing line
   * @param recall what was seen at the same places before
   */
  StrandWalker(Floor ground, RowTrack track, Lead lead, Recall recall) {
    this.ground = ground.reader();
    this.memory = new StrandMemory(recall, this.ground);
    this.border = new BorderSearch(this.ground);
    this.ribbon = new Ribbon(this.ground);
    this.step = new StepAhead(this.ground);
    this.marks = new RoadMarks(this.ground, lead);
    this.track = track;
    this.lead = lead;
  }

  /**
   * How much a place looks like a ribbon: the longest chord through it over the shortest; 0 when
   * there is no road.
   */
  double ribbon(double px, double py, double pz) {
    return ribbon.clarity(px, py, pz, memory);
  }

  /**
   * Finds the direction of the road and its middle at a place.
   *
   * @return how one stands there, as {@link #stand(double[])} takes it; null without ground
   */
  double[] standing(double px, double py, double pz) {
    if (!ground.find(px, py, pz, RISE)) {
      return null;
    }
    stand(px, ground.height(), pz);
    return new double[] {x, y, z, dx, dz, 0, followedLeft, followedRight, seen};
  }

  /** Stands somewhere, with the first row of a strand there. */
  void begin(double[] start) {
    cut = false;
    turnedBack = false;
    stand(start);
    track.append(x, y, z, dx, dz, followedLeft, followedRight, followedLeft, followedRight, seen);
  }

  /**
   * Stands somewhere.
   *
   * @param at place, direction seen from above, slope, how far the road is followed to the left and
   *     right, and how wide it has been seen
   */
  void stand(double[] at) {
    x = at[0];
    y = at[1];
    z = at[2];
    dx = at[3];
    dz = at[4];
    slope = at[5];
    followedLeft = at[6];
    followedRight = at[7];
    seen = at[8];
  }

  private void stand(double px, double py, double pz) {
    double[] known = memory.stand(px, py, pz, () -> ribbon.stand(px, py, pz));
    x = known[0];
    y = known[1];
    z = known[2];
    dx = known[3];
    dz = known[4];
    followedLeft = known[5];
    followedRight = known[6];
    seen = followedLeft + followedRight;
    slope = 0;
  }

  /**
   * Walks until the road ends or meets itself, or until it is sent back; true when the lap is
   * closed.
   */
  boolean walk(boolean mayClose, Back back) {
    int misses = 0;
    int blind = 0;
    int lap = -1;
    int lapRows = 0;
    int n = 1;
    shutLeft = 0;
    shutRight = 0;
    borderless = 0;
    for (; n < MOST_ROWS; n++) {
      double nx = x + dx * Strand.ROW;
      double nz = z + dz * Strand.ROW;
      double ny = y + slope * Strand.ROW;
      double[] found = foothold(nx, ny, nz);
      double offset = found[0];
      if (Double.isNaN(offset)) {
        if ((misses + 1) * Strand.ROW > JUMP) {
          break;
        }
        misses++;
        x = nx;
        z = nz;
        y = ny;
        track.append(x, y, z, dx, dz, 0, 0, 0, 0, 0);
        continue;
      }
      misses = 0;
      blind = offset == 0 ? 0 : blind + 1;
      if (blind > 0 && blind <= PATIENCE) {
        // A hole in the middle: on over it, without looking.
        x = nx;
        z = nz;
        y = ny;
        track.append(
            x, y, z, dx, dz, followedLeft, followedRight, followedLeft, followedRight, seen);
        continue;
      }
      double px = nx + offset * dz;
      double pz = nz - offset * dx;
      double[] from = {x, z};
      step(px, found[1], pz);
      turnedBack = back.at(x, z);
      if (turnedBack || onField()) {
        return false;
      }
      int again = mark(from);
      if (again >= 0 && mayClose) {
        return track.closeAtMark(again);
      }
      int met = track.met(x, y, z, dx, dz);
      if (met == RowTrack.OTHER_STRAND) {
        return false;
      }
      if (met >= 0 && !mayClose) {
        return false;
      }
      if (met >= 0 && lap < 0) {
        // A lap begins at a mark: where the walk began does not matter then.
        lap = met;
        lapRows = track.count();
      }
      if (lap >= 0 && track.count() > lapRows + track.rowsToMark(lap)) {
        break;
      }
    }
    if (lap >= 0) {
      track.forget(Math.max(0, track.count() - lapRows));
      return track.closeAt(lap);
    }
    cut |= n == MOST_ROWS;
    track.forget(misses);
    return false;
  }

  /** Whether a walk since it began has ended in the middle of a road that is too long. */
  boolean isCut() {
    return cut;
  }

  /** Whether the walk was sent back. */
  boolean isBack() {
    return turnedBack;
  }

  /**
   * Stands as everybody does, if there was a mark since the last row.
   *
   * @return the row at which the same mark was met before; -1 for none
   */
  private int mark(double[] from) {
    if (shutLeft + shutRight > 0
        || !RoadMarks.between(from[0], from[1], x, z)
        || track.rowsSinceMark() < LEAST_MARKED) {
      return -1;
    }
    double[] to = {x, y, z, dx, dz, slope, followedLeft, followedRight, lead.id()};
    double[] mark = memory.mark(from, to, () -> marks.find(from, to));
    if (mark.length == 0) {
      return -1;
    }
    int again = track.markedAt(mark);
    stand(mark);
    followedLeft = mark[8];
    followedRight = mark[9];
    seen = mark[10];
    track.mark(mark);
    return again;
  }

  /** Whether the walker has left the road for a field: far and wide no border on either side. */
  private boolean onField() {
    boolean open = Math.min(followedLeft, followedRight) >= BorderSearch.FARTHEST / 2;
    borderless = open ? borderless + 1 : 0;
    return borderless > FIELD;
  }

  /** Where across a row there is ground, and its height: 0 when in the middle; NaN when nowhere. */
  private double[] foothold(double nx, double ny, double nz) {
    double[] from = {nx, ny, nz, dx, dz, followedLeft, followedRight};
    return memory.foothold(from, () -> new double[] {footholdSeen(nx, ny, nz), ground.height()});
  }

  private double footholdSeen(double nx, double ny, double nz) {
    if (ground.find(nx, ny, nz, RISE)) {
      return 0;
    }
    double far = Math.max(followedLeft, followedRight);
    for (double o = BorderSearch.PACE; o <= far; o += BorderSearch.PACE) {
      if (o <= followedLeft && ground.find(nx + o * dz, ny, nz - o * dx, RISE)) {
        return o;
      }
      if (o <= followedRight && ground.find(nx - o * dz, ny, nz + o * dx, RISE)) {
        return -o;
      }
    }
    return Double.NaN;
  }

  private void step(double px, double py, double pz) {
    double[] from = {
      px,
      py,
      pz,
      x,
      y,
      z,
      dx,
      dz,
      slope,
      followedLeft,
      followedRight,
      seen,
      shutLeft,
      shutRight,
      lead.id()
    };
    double[] known =
        memory.step(
            from,
            () -> {
              double[] borders = stepSeen(px, py, pz);
              return new double[] {
                x,
                y,
                z,
                dx,
                dz,
                slope,
                followedLeft,
                followedRight,
                seen,
                shutLeft,
                shutRight,
                borders[0],
                borders[1]
              };
            });
    stand(known);
    shutLeft = (int) known[9];
    shutRight = (int) known[10];
    track.append(x, y, z, dx, dz, known[11], known[12], followedLeft, followedRight, seen);
  }

  /** Follows the borders, as far as they are to be trusted: how far left of here the middle is. */
  private double toMiddle(double l, double r) {
    shutLeft = l < followedLeft - SHUTS ? shutLeft + 1 : 0;
    shutRight = r < followedRight - SHUTS ? shutRight + 1 : 0;
    boolean waitLeft = shutLeft > 0 && shutLeft <= PATIENCE;
    boolean waitRight = shutRight > 0 && shutRight <= PATIENCE;
    followedLeft = waitLeft ? followedLeft : Math.min(l, followedLeft + WIDEN);
    followedRight = waitRight ? followedRight : Math.min(r, followedRight + WIDEN);
    return (followedLeft - followedRight) / 2;
  }

  /** Steps, and tells how far the road goes to the left and right of where it stands then. */
  private double[] stepSeen(double px, double py, double pz) {
    double l = border.reach(px, py, pz, dz, -dx, BorderSearch.FARTHEST);
    double r = border.reach(px, py, pz, -dz, dx, BorderSearch.FARTHEST);
    double near = NEAR_END * seen;
    if (l + r > OPENS * seen && border.reach(px, py, pz, dx, dz, near + BorderSearch.PACE) < near) {
      double[] way = ribbon.bend(px, py, pz, dx, dz, l + r);
      dx = way[0];
      dz = way[1];
      l = border.reach(px, py, pz, dz, -dx, BorderSearch.FARTHEST);
      r = border.reach(px, py, pz, -dz, dx, BorderSearch.FARTHEST);
    }
    int led = lead.beside(px, py, pz, dx, dz, l, r);
    double shift = led < 0 ? toMiddle(l, r) : lead.aside(led, px, pz, dx, dz);
    seen = led < 0 ? followedLeft + followedRight : Math.min(l + r, seen + 2 * WIDEN);
    shift = Math.max(-ASIDE, Math.min(ASIDE, shift));
    double mx = px + shift * dz;
    double mz = pz - shift * dx;
    double my = ground.find(mx, py, mz, RISE) ? ground.height() : py;
    if (led < 0) {
      followedLeft -= shift;
      followedRight += shift;
    }
    double ex = mx - x;
    double ez = mz - z;
    double length = Math.sqrt(ex * ex + ez * ez);
    if (length > 0) {
      double rise = step.between(x, y, z, mx, my, mz) ? 0 : my - y;
      slope = 0.5 * slope + 0.5 * rise / length;
      // Where the road is wide or opens like a wedge, turning fully after the middle would sway.
      double gain = Math.min(1, CALM / (followedLeft + followedRight));
      double[] way = led < 0 ? new double[] {dx, dz} : lead.direction(led, dx, dz);
      double fx = dx + way[0] + gain * shift * dz;
      double fz = dz + way[1] - gain * shift * dx;
      double size = Math.sqrt(fx * fx + fz * fz);
      dx = fx / size;
      dz = fz / size;
    }
    x = mx;
    y = my;
    z = mz;
    return new double[] {l - shift, r + shift};
  }
}
