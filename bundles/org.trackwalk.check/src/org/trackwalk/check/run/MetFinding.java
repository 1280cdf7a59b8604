package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.trial.GroundBelow;
import org.trackwalk.drive.trial.TowLine;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;

/** A lane's way to a place on it: where one begins who comes there in half a second. */
final class MetFinding {

  /** How long it is driven before the place comes, seconds, ... */
  private static final double BEFORE = 0.5;

  /** ... and at least so many metres. */
  private static final double LEAST = 3;

  /** Metres before and behind the place in which what lies there is met with it. */
  private static final double THERE = 1;

  /** Ground at the start may lie so far over or under where the lane is known to be, metres. */
  private static final double STEP = 1;

  /** How much a road may rise from its middle to its side. */
  private static final double BANK = 0.5;

  private final Strand strand;
  private final DriveWay way;
  private final int sense;

  /** Metres left of the centre line, at the place. */
  private final double left;

  /** The place, as its row has it: metres along the way, and the row. */
  private final double ahead;

  private final int row;

  /** Corners from the place backward: x, z, speed, lateral, row. */
  private List<double[]> back;

  private MetFinding(Strand strand, RoadPlace place, double ahead, double left, DriveWay way) {
    this.strand = strand;
    this.way = way;
    this.sense = way.reverse() ? -1 : 1;
    this.row = place.row();
    this.ahead = sense * ahead;
    this.left = left;
    this.back = back(left, Integer.MAX_VALUE);
  }

  /**
   * The way to a place.
   *
   * @param position level coordinates
   * @param extent corners of a line or an outline of what lies there, xyz triples
   */
  static MetFinding of(
      Strand strand, RoadPlace place, double[] position, double[] extent, DriveWay way) {
    double[] here = inRow(strand, place.row(), position[0], position[2]);
    double left = here[1];
    if (way.side() > 0 && !met(strand, place.row(), extent, left, way.side())) {
      double middle = (strand.left(place.row()) - strand.right(place.row())) / 2;
      left += left > middle ? -way.side() : way.side();
    }
    return new MetFinding(strand, place, here[0], left, way);
  }

  /** What is met of a finding: its line, or the outline of its box seen from above. */
  static double[] extent(Finding finding) {
    if (finding.path().length > 3) {
      return finding.path();
    }
    double[] b = finding.bounds();
    return b.length < 6
        ? finding.position()
        : new double[] {b[0], b[1], b[2], b[3], b[1], b[2], b[3], b[1], b[5], b[0], b[1], b[5]};
  }

  /** Metres before a row, as it is numbered, and to the left of its centre. */
  private static double[] inRow(Strand strand, int row, double x, double z) {
    double dx = x - strand.centre(row, 0);
    double dz = z - strand.centre(row, 2);
    double hx = strand.headingX(row);
    double hz = strand.headingZ(row);
    return new double[] {dx * hx + dz * hz, dx * hz - dz * hx};
  }

  /** Whether one of two wheels goes over what lies there. */
  private static boolean met(Strand strand, int row, double[] extent, double left, double side) {
    double[] here = inRow(strand, row, extent[0], extent[2]);
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 3; i + 2 < extent.length; i += 3) {
      double[] there = inRow(strand, row, extent[i], extent[i + 2]);
      double along = there[0] - here[0];
      // The part of it that lies beside the place.
      double from = along == 0 ? 0 : (-THERE - here[0]) / along;
      double to = along == 0 ? 1 : (THERE - here[0]) / along;
      double first = Math.max(0, Math.min(from, to));
      double last = Math.min(1, Math.max(from, to));
      if (first <= last && (along != 0 || Math.abs(here[0]) <= THERE)) {
        double a = here[1] + first * (there[1] - here[1]);
        double b = here[1] + last * (there[1] - here[1]);
        least = Math.min(least, Math.min(a, b));
        most = Math.max(most, Math.max(a, b));
      }
      here = there;
    }
    return least <= left - side && left - side <= most
        || least <= left + side && left + side <= most;
  }

  /** x and z of a lane at a row. */
  private double[] lane(int at, double aside) {
    double lane = aside / Strand.LANE;
    return new double[] {strand.laneX(at, lane), strand.laneZ(at, lane)};
  }

  /**
   * Corners from the place backward to where the drive begins.
   *
   * @param begin metres to the left where it begins; it comes over to the place evenly
   * @param rows in which it does
   */
  private List<double[]> back(double begin, int rows) {
    List<double[]> corners = new ArrayList<>();
    double[] centre = lane(row, left);
    double x = centre[0] + sense * ahead * strand.headingX(row);
    double z = centre[1] + sense * ahead * strand.headingZ(row);
    corners.add(new double[] {x, z, speed(row), left, row});
    double time = 0;
    double gone = 0;
    int at = ahead > 0 ? row : strand.row(row, -sense);
    for (int n = 1; at >= 0 && n <= strand.rows(); n++, at = strand.row(at, -sense)) {
      double aside = left + Math.min(1, (double) n / rows) * (begin - left);
      double[] next = lane(at, aside);
      double[] last = corners.get(corners.size() - 1);
      double far = Math.sqrt(square(next[0] - last[0]) + square(next[1] - last[1]));
      if (far == 0) {
        continue;
      }
      double speed = speed(at);
      double takes = far / ((speed + last[2]) / 2);
      double share = Math.max((BEFORE - time) / takes, (LEAST - gone) / far);
      if (share <= 1) {
        corners.add(
            new double[] {
              last[0] + share * (next[0] - last[0]),
              last[1] + share * (next[1] - last[1]),
              last[2] + share * (speed - last[2]),
              last[3] + share * (aside - last[3]),
              at
            });
        return corners;
      }
      corners.add(new double[] {next[0], next[1], speed, aside, at});
      time += takes;
      gone += far;
    }
    return corners;
  }

  /** Of what is towed that of the row, of what is let go that of the place: it keeps it. */
  private double speed(int at) {
    return way.speed(strand.speed(way.towed() ? at : row));
  }

  private static double square(double a) {
    return a * a;
  }

  private double[] first() {
    return back.get(back.size() - 1);
  }

  /** Speed at the start, m/s. */
  double speed() {
    return first()[2];
  }

  /** x and z from the start to the place; along the road where there is nothing between them. */
  double[] towards() {
    double dx = back.get(0)[0] - first()[0];
    double dz = back.get(0)[1] - first()[1];
    double far = Math.sqrt(dx * dx + dz * dz);
    return far > 0
        ? new double[] {dx / far, dz / far}
        : new double[] {sense * strand.headingX(row), sense * strand.headingZ(row)};
  }

  /**
   * The ground at the start. Where the lane has none there, it begins nearer to the road's middle
   * and comes over to the place.
   *
   * @return null where there is none up to the middle
   */
  GroundBelow ground(WeldedSurface surface) {
    GroundBelow ground = groundHere(surface);
    int rows = back.size();
    double middle = (strand.left(row) - strand.right(row)) / 2;
    int most = (int) Math.ceil(Math.abs(left - middle) / Strand.LANE);
    for (int n = 1; ground == null && n <= most; n++) {
      back = back(left + (double) n / most * (middle - left), rows);
      ground = groundHere(surface);
    }
    return ground;
  }

  private GroundBelow groundHere(WeldedSurface surface) {
    int at = (int) first()[4];
    double aside = first()[3];
    int near = (int) Math.rint(aside / Strand.LANE);
    boolean lane = near <= strand.leftmost() && near >= -strand.rightmost();
    float height = lane ? strand.height(at, near) : Float.NaN;
    boolean known = !Float.isNaN(height);
    double expected = known ? height : strand.centre(at, 1);
    double off = known ? STEP : STEP + BANK * Math.abs(aside);
    GroundBelow ground = GroundBelow.of(surface, first()[0], expected + off, first()[1]);
    return ground == null || ground.point()[1] < expected - off ? null : ground;
  }

  /** From the start over the place, and on along its lane. */
  TowLine line() {
    List<double[]> corners = new ArrayList<>(back.reversed());
    double gone = 0;
    int at = ahead >= 0 ? strand.row(row, sense) : row;
    for (; at >= 0 && gone < way.length(); at = strand.row(at, sense)) {
      double[] last = corners.get(corners.size() - 1);
      double[] next = lane(at, left);
      double far = Math.sqrt(square(next[0] - last[0]) + square(next[1] - last[1]));
      gone += Math.max(far, Strand.ROW / 2);
      corners.add(new double[] {next[0], next[1], speed(at)});
    }
    if (corners.size() < 2) {
      return TowLine.straight(first()[0], first()[1], towards()[0], towards()[1]);
    }
    double[] xz = new double[2 * corners.size()];
    double[] speed = new double[corners.size()];
    for (int i = 0; i < speed.length; i++) {
      xz[2 * i] = corners.get(i)[0];
      xz[2 * i + 1] = corners.get(i)[1];
      speed[i] = corners.get(i)[2];
    }
    return TowLine.through(xz, speed);
  }
}
