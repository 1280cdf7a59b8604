package org.trackwalk.examples.planted;

/**
 * A place on the road: where its middle is at a row, and which ways are ahead, left and up there.
 *
 * @param at three doubles, metres
 * @param ahead unit vector along the road
 * @param left unit vector across it
 * @param up its normal
 */
record RoadPlace(double[] at, double[] ahead, double[] left, double[] up) {

  /** The middle of the row that begins at a row of a segment. */
  static RoadPlace of(Workpiece work, int segment, int row) {
    Workpiece.Part road = work.part("road", segment);
    int middle = road.strip().columns() / 2;
    double[] here = doubles(road.position(row, middle));
    double[] next = doubles(road.position(row + 1, middle));
    double[] ahead = towards(here, next);
    double[] across =
        towards(
            doubles(road.position(row, road.strip().columns())), doubles(road.position(row, 0)));
    double[] up = towards(new double[3], cross(ahead, across));
    double[] left = cross(up, ahead);
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) {
      at[k] = (here[k] + next[k]) / 2;
    }
    return new RoadPlace(at, ahead, left, up);
  }

  /** The point so far ahead, to the left and over it. */
  double[] point(double along, double aside, double over) {
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      p[k] = at[k] + along * ahead[k] + aside * left[k] + over * up[k];
    }
    return p;
  }

  private static double[] doubles(float[] p) {
    return new double[] {p[0], p[1], p[2]};
  }

  private static double[] towards(double[] from, double[] to) {
    double[] d = {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
    double length = StrictMath.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
    return new double[] {d[0] / length, d[1] / length, d[2] / length};
  }

  private static double[] cross(double[] a, double[] b) {
    return new double[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }
}
