package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.reach.Floor;

/**
 * One of the two ends of a strand, and where the road leads there.
 *
 * @param last the end of its last row, else that of its first
 */
record StrandEnd(Strand strand, boolean last) {

  /** An end leads where its last rows lead together, so many, and over so many of its widths. */
  private static final int RUN = 20;

  private static final double RUN_WIDTHS = 2;

  /**
   * Adds to a road what goes on at its ends, and at the ends of that, in whatever order it is,
   * where ground is missing between: else it is a part of what was walked already. No more is
   * missing than is there on both sides, with all that goes on from there: what lies farther off is
   * a place of its own.
   */
  static void addWhatGoesOn(List<Strand> road, List<Strand> left, Floor.Reader ground) {
    List<Strand> rest = new ArrayList<>(left);
    List<Double> lengths = new ArrayList<>();
    road.forEach(strand -> lengths.add(strand.length()));
    int before;
    do {
      before = rest.size();
      for (Strand strand : List.copyOf(rest)) {
        double length = goesOn(strand, road, lengths, ground);
        if (length > 0) {
          road.add(strand);
          lengths.add(length);
          rest.remove(strand);
        }
      }
    } while (rest.size() < before);
  }

  /**
   * How long it is with all of the road from which it goes on, as wide as that, metres; 0 where it
   * goes on from none.
   *
   * @param lengths of the others, each with all from which it goes on
   */
  private static double goesOn(
      Strand strand, List<Strand> others, List<Double> lengths, Floor.Reader ground) {
    double longest = 0;
    for (int i = 0; i < others.size(); i++) {
      Strand other = others.get(i);
      double both = strand.length() + lengths.get(i);
      for (int ends = 0; ends < 4 && !other.closed() && both > longest; ends++) {
        StrandEnd one = new StrandEnd(strand, ends % 2 == 1);
        StrandEnd far = new StrandEnd(other, ends >= 2);
        if (one.distance(far) <= both && one.isEndOf(far, ground)) {
          longest = both;
        }
      }
    }
    return longest;
  }

  private boolean isEndOf(StrandEnd end, Floor.Reader ground) {
    double wide = strand.width(row());
    double across = end.strand.width(end.row());
    return faces(end)
        && wide <= RoadSizes.AS_WIDE * across
        && across <= RoadSizes.AS_WIDE * wide
        && isTorn(end, ground);
  }

  /** Whether ground is missing somewhere between two ends. */
  private boolean isTorn(StrandEnd end, Floor.Reader ground) {
    int looks = (int) Math.ceil(2 * distance(end) / Strand.ROW);
    for (int i = 1; i < looks; i++) {
      double[] p = new double[3];
      for (int k = 0; k < 3; k++) {
        p[k] = coordinate(k) + (end.coordinate(k) - coordinate(k)) * i / looks;
      }
      if (!ground.find(p[0], p[1], p[2], StrandWalker.RISE)) {
        return true;
      }
    }
    return false;
  }

  /** The other end of the strand. */
  StrandEnd other() {
    return new StrandEnd(strand, !last);
  }

  /** How far it is to another end, seen from above, metres. */
  double distance(StrandEnd end) {
    double x = end.coordinate(0) - coordinate(0);
    double z = end.coordinate(2) - coordinate(2);
    return Math.sqrt(x * x + z * z);
  }

  /**
   * Whether the road may go on at another end: each looks towards the other, or lies straight
   * before it on a road as wide as that.
   */
  boolean faces(StrandEnd end) {
    double gap = distance(end);
    double[] to = {end.coordinate(0) - coordinate(0), end.coordinate(2) - coordinate(2)};
    double[] out = out();
    double[] in = end.out();
    double along = to[0] * out[0] + to[1] * out[1];
    double back = -to[0] * in[0] - to[1] * in[1];
    boolean look = Math.min(along, back) >= RoadSizes.FACING * gap;
    return gap <= RoadSizes.MISSING && (look || gap <= width(end) && goesOn(to, out, in, end));
  }

  /** Where a wide road is torn askew its ends lie beside each other, and lead opposite ways. */
  private boolean goesOn(double[] to, double[] out, double[] in, StrandEnd end) {
    double aside = Math.abs(to[0] * out[1] - to[1] * out[0]);
    double asideBack = Math.abs(to[0] * in[1] - to[1] * in[0]);
    return out[0] * in[0] + out[1] * in[1] <= -RoadSizes.FACING
        && Math.max(aside, asideBack) <= width(end) / 2;
  }

  /** Width of the wider of both. */
  private double width(StrandEnd end) {
    return Math.max(strand.width(row()), end.strand.width(end.row()));
  }

  /** Where the road leads, x and z, a unit vector: its last rows lead aside where it is torn. */
  private double[] out() {
    int rows = (int) Math.max(RUN, RUN_WIDTHS * strand.width(row()) / Strand.ROW);
    int inward = Math.max(0, Math.min(strand.rows() - 1, row() + (last ? -rows : rows)));
    double dx = coordinate(0) - strand.centre(inward, 0);
    double dz = coordinate(2) - strand.centre(inward, 2);
    double size = Math.max(Strand.ROW, Math.sqrt(dx * dx + dz * dz));
    return new double[] {dx / size, dz / size};
  }

  private int row() {
    return last ? strand.rows() - 1 : 0;
  }

  private double coordinate(int k) {
    return strand.centre(row(), k);
  }
}
