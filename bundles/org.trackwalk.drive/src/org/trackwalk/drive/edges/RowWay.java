package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.road.Strand;

/**
 * The way from a brink along the rows of its road: as far from the middle as the brink is, and as
 * high over it. One instance per thread.
 */
final class RowWay implements Way {

  private final Strand strand;
  private final int row;
  private final int sign;
  private final double lane;
  private final double over;
  private final Points ahead;
  private final Points back;

  /** From a brink in the direction in which the ground ends there. */
  RowWay(Brink b, Strand strand) {
    this.strand = strand;
    row = b.place().row();
    lane = b.place().lateral() / Strand.LANE;
    double headingX = strand.headingX(row);
    double headingZ = strand.headingZ(row);
    sign = b.outX() * headingX + b.outZ() * headingZ > 0 ? 1 : -1;
    double far =
        sign
            * ((b.x() - strand.centre(row, 0)) * headingX
                + (b.z() - strand.centre(row, 2)) * headingZ);
    int other = strand.row(row, far > 0 ? sign : -sign);
    double centre = strand.centre(row, 1);
    double part = Math.min(1, Math.abs(far) / Strand.ROW);
    double middle = other < 0 ? centre : centre + part * (strand.centre(other, 1) - centre);
    over = b.y() - middle;
    double[] start = {b.x(), b.y(), b.z(), 0};
    ahead = new Points(start, sign, far > 0 ? 1 : 0);
    back = new Points(start, -sign, far > 0 ? 0 : 1);
  }

  /** Whether it leads in the direction in which the rows count up. */
  boolean isForward() {
    return sign > 0;
  }

  /** The row at a place of the way; -1 behind the end of the road. */
  int rowAt(double metres) {
    return strand.row(row, sign * (int) Math.rint(metres / Strand.ROW));
  }

  /** Where it is; with less than 0 metres before the brink. */
  @Override
  public double[] at(double metres) {
    return metres < 0 ? back.at(-metres) : ahead.at(metres);
  }

  /** What is in the rows on one side of the brink. */
  private final class Points {

    /** The brink, then a point in each row: x, y, z and metres from the brink. */
    private final List<double[]> known = new ArrayList<>();

    private final int way;

    /** The next row, counted from the brink's. */
    private int next;

    Points(double[] start, int way, int next) {
      this.way = way;
      this.next = next;
      known.add(start);
    }

    double[] at(double metres) {
      while (known.get(known.size() - 1)[3] < metres) {
        if (!add()) {
          return null;
        }
      }
      int i = known.size() - 1;
      while (i > 0 && known.get(i - 1)[3] >= metres) {
        i--;
      }
      double[] to = known.get(i);
      double[] from = known.get(Math.max(0, i - 1));
      double part = to[3] == from[3] ? 0 : (metres - from[3]) / (to[3] - from[3]);
      double[] p = new double[3];
      for (int k = 0; k < 3; k++) {
        p[k] = from[k] + part * (to[k] - from[k]);
      }
      return p;
    }

    private boolean add() {
      int at = strand.row(row, way * next);
      if (at < 0 || next > strand.rows()) {
        return false;
      }
      next++;
      double[] last = known.get(known.size() - 1);
      double x = strand.laneX(at, lane);
      double z = strand.laneZ(at, lane);
      double dx = x - last[0];
      double dz = z - last[2];
      double far = last[3] + Math.sqrt(dx * dx + dz * dz);
      known.add(new double[] {x, strand.centre(at, 1) + over, z, far});
      return true;
    }
  }
}
