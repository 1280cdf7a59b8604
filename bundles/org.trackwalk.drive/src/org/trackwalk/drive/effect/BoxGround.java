package org.trackwalk.drive.effect;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;

/**
 * The ground that a box comes over before it is at an edge across its way: its height along some
 * lines side by side, the outer ones under the sides of the box, straight between the edges of the
 * triangles that they cross.
 *
 * @param across metres of each line from the middle of the way
 * @param along of each line, metres behind the edge (before it negative), ascending, at least two;
 *     the outer ones end where there is no ground, under a side that hangs over the road's border
 * @param heights of the ground there over that at the edge in the middle, metres
 * @param edge likewise along the edge itself, evenly from the first line to the last, where the
 *     ground before it ends
 * @param rise by how much the ground behind the edge begins over the end of that before it, metres;
 *     the lines go on behind it as if it were 0
 * @param seam how the edge lies
 * @param triangles that the lines lie on before the edge
 */
record BoxGround(
    double[] across,
    double[][] along,
    double[][] heights,
    double[] edge,
    double rise,
    SeamLine seam,
    GroundTriangles triangles) {

  /** Lines on each side of the middle one. */
  private static final int BESIDE = 4;

  /** Places of the edge: a decimetre apart under a car. */
  static final int PLACES = 19;

  /** Lines on each side of the middle one without whose ground the box would tip over. */
  private static final int STANDS = BESIDE / 2;

  /** How far behind the edge the ground counts, metres: a rounded edge is over it by then. */
  private static final double BEHIND = 0.2;

  /** The ground lies so near to where it was found last, or the triangle there goes, metres. */
  private static final double REACH = 0.5;

  /**
   * A seam across the way is met by a side line so far before or behind the middle one, in parts of
   * its distance from that: it lies askew by at most what {@link SeamEffects} calls across.
   */
  static final double SKEWED = StrictMath.tan(StrictMath.acos(SeamEffects.ACROSS));

  /** What is narrower is passed over, metres. */
  private static final double NARROW = 0.001;

  /** Most triangles that are walked over on a line; who meets more is not followed. */
  private static final int MOST = 256;

  /** A steeper stretch is a wall: a box is stopped by that. */
  private static final double STEEP = 0.5;

  /**
   * A triangle that begins so much over or under the end of the one before is behind a step of
   * another seam, metres.
   */
  private static final double STEP = 0.001;

  /** The slit of the seam itself is no wider, metres: what is told of as a gap. */
  static final double SLIT = 0.1;

  /** A corner that is no farther from a straight line is on it, metres. */
  private static final double STRAIGHT = 1e-5;

  /** Ground that is nowhere farther from a plane is one, metres. */
  private static final double PLANE = 1e-4;

  /** By what the arrays hold: two ways that see the same ground are one. */
  @Override
  public boolean equals(Object other) {
    return other instanceof BoxGround g
        && Arrays.equals(across, g.across)
        && Arrays.deepEquals(along, g.along)
        && Arrays.deepEquals(heights, g.heights)
        && Arrays.equals(edge, g.edge)
        && rise == g.rise
        && seam.equals(g.seam)
        && triangles.equals(g.triangles);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.deepHashCode(along) + Arrays.deepHashCode(heights);
  }

  /**
   * The ground along the road through a place.
   *
   * @param at level coordinates
   * @param sense 1 with the road's rows, -1 against them
   * @param half half the width of the box, metres
   * @param before so far before the place, metres
   * @return null where nobody knows how the ground runs: at its border, at steps and walls
   */
  static BoxGround of(
      Road road, double[] at, int sense, double half, double before, IntUnaryOperator bodyOf) {
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null || place.outside() > 0) {
      return null;
    }
    Strand strand = road.strands().get(place.strand());
    double hx = sense * strand.headingX(place.row());
    double hz = sense * strand.headingZ(place.row());
    Floor.Reader reader = road.ground().reader();
    if (!reader.find(at[0], at[1], at[2], REACH)) {
      return null;
    }
    double own = reader.height();
    int lines = 2 * BESIDE + 1;
    double[] across = new double[lines];
    double[][] along = new double[lines][];
    double[][] heights = new double[lines][];
    double[] rises = new double[lines];
    MetTriangles met =
        new MetTriangles(road.ground().surface(), new double[] {at[0], own, at[2]}, hx, hz);
    for (int i = 0; i < lines; i++) {
      across[i] = half * (i - BESIDE) / BESIDE;
      double[] origin = {at[0] - across[i] * hz, own, at[2] + across[i] * hx};
      double skewed = SKEWED * Math.abs(across[i]) + SLIT;
      boolean side = Math.abs(i - BESIDE) > STANDS;
      double[][] line = line(reader, origin, hx, hz, skewed, before, across[i], side, met);
      if (line == null) {
        return null;
      }
      double[][] thin = thinned(line);
      along[i] = thin[0];
      heights[i] = thin[1];
      rises[i] = line[2][0];
    }
    GroundTriangles triangles = met.before(bodyOf);
    if (triangles.count() == 0) {
      return null;
    }
    BoxGround ground =
        new BoxGround(
            across, along, heights, new double[PLACES], rises[BESIDE], met.line(half), triangles);
    boolean broken = Arrays.stream(rises).anyMatch(rise -> Math.abs(rise) > STRAIGHT);
    for (int i = 0; i < PLACES; i++) {
      double z = ground.aside(i);
      boolean found = !broken && reader.find(at[0] - z * hz, own, at[2] + z * hx, REACH);
      ground.edge[i] = found ? reader.height() - own : ground.between(z);
    }
    return ground;
  }

  /** Height of the ground where it comes to the edge, straight between two lines. */
  private double between(double aside) {
    double half = across[across.length - 1];
    double place = BESIDE * (1 + aside / half);
    int line = Math.clamp((int) place, 0, across.length - 2);
    double first = height(line, 0);
    return first + (place - line) * (height(line + 1, 0) - first);
  }

  /** The same where the edge goes on only from one place to another, metres from the middle. */
  BoxGround within(double from, double to) {
    double[] part = edge.clone();
    for (int i = 0; i < part.length; i++) {
      part[i] = aside(i) < from || aside(i) > to ? Double.NEGATIVE_INFINITY : part[i];
    }
    return new BoxGround(across, along, heights, part, rise, seam, triangles);
  }

  /** The same where the edge is the end of the ground behind it. */
  BoxGround asItRises() {
    double[] risen = Arrays.stream(edge).map(height -> height + rise).toArray();
    return rise == 0 ? this : new BoxGround(across, along, heights, risen, rise, seam, triangles);
  }

  /**
   * Places and heights on a line from before to behind its origin, and by how much it rises at the
   * edge, which is taken out; null where it is not whole.
   *
   * @param skewed how far from the origin along the way the edge may be, metres
   * @param side whether it may begin nearer to the edge and end where there is no ground
   */
  private static double[][] line(
      Floor.Reader reader,
      double[] origin,
      double hx,
      double hz,
      double skewed,
      double before,
      double aside,
      boolean side,
      MetTriangles met) {
    double[] along = new double[MOST];
    double[] heights = new double[MOST];
    // from the edge, where the height is known, backwards
    int n = 0;
    double last = origin[1];
    double done = -BEHIND;
    double rise = 0;
    while (done < before) {
      // the edge itself, which side lines meet some way before or behind the middle one
      boolean own = Math.abs(done) <= skewed;
      double from = done + NARROW;
      while (!reader.find(origin[0] - from * hx, last, origin[2] - from * hz, REACH)) {
        from += from - done;
        if (!own || from - done > SLIT) {
          if (!side || n == 0 && from > skewed) {
            return null;
          }
          if (n > 0) {
            return ended(along, heights, n, rise);
          }
          done = from - NARROW;
        }
      }
      if (n + 2 > MOST) {
        return null;
      }
      double first = reader.height();
      int triangle = reader.triangle();
      double end = reader.end(reader.triangle(), origin[0], origin[2], -hx, -hz);
      double to = Math.min(before, Math.max(end, from + NARROW));
      // within the triangle: at its very end the next one may be found, over a step
      double within = to - Math.min(NARROW, (to - from) / 2);
      double climbs = Math.clamp(met.slope(triangle), -STEEP, STEEP);
      double there = first - climbs * (within - from);
      if (!reader.find(origin[0] - within * hx, there, origin[2] - within * hz, REACH)) {
        return null;
      }
      double slope = (reader.height() - first) / (within - from);
      if (!(Math.abs(slope) < STEEP)) {
        return null;
      }
      double began = first - (from - done) * slope;
      if (n == 0) {
        along[n] = -done;
        heights[n++] = began - origin[1];
      } else if (own) {
        double step = last - began;
        for (int i = 0; i < n; i++) {
          heights[i] -= step;
        }
        rise += step;
      } else if (Math.abs(began - last) > STEP) {
        return null;
      }
      met.add(triangle, aside, done, to);
      last = first + slope * (to - from);
      along[n] = -to;
      heights[n++] = last - origin[1];
      done = to;
    }
    return ended(along, heights, n, rise);
  }

  /** What was noted from the edge backwards, forwards. */
  private static double[][] ended(double[] along, double[] heights, int n, double rise) {
    double[][] line = {new double[n], new double[n], {rise}};
    for (int i = 0; i < n; i++) {
      line[0][i] = along[n - 1 - i];
      line[1][i] = heights[n - 1 - i];
    }
    return line;
  }

  /**
   * The same line without corners at which it does not break.
   *
   * @param line places, ascending, at least two, and heights
   */
  static double[][] thinned(double[][] line) {
    double[] x = line[0];
    double[] y = line[1];
    int[] kept = new int[x.length];
    int n = 1;
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    for (int i = 1; i < x.length; i++) {
      int from = kept[n - 1];
      double slope = (y[i] - y[from]) / (x[i] - x[from]);
      if (slope < low || slope > high) {
        from = i - 1;
        kept[n++] = from;
        low = Double.NEGATIVE_INFINITY;
        high = Double.POSITIVE_INFINITY;
      }
      low = Math.max(low, (y[i] - STRAIGHT - y[from]) / (x[i] - x[from]));
      high = Math.min(high, (y[i] + STRAIGHT - y[from]) / (x[i] - x[from]));
    }
    kept[n++] = x.length - 1;
    double[][] thin = {new double[n], new double[n]};
    for (int i = 0; i < n; i++) {
      thin[0][i] = x[kept[i]];
      thin[1][i] = y[kept[i]];
    }
    return thin;
  }

  /**
   * A box as it is set down: its ends on the ground under its middle, its sides as that lies there.
   *
   * @param x place of its middle, metres behind the edge
   * @param half half its length, metres
   * @param pose its height there, its slopes along and aside: written
   */
  void stand(double x, double half, double[] pose) {
    pose[0] = height(BESIDE, x);
    pose[1] = (height(BESIDE, x + half) - height(BESIDE, x - half)) / (2 * half);
    double wide = across[BESIDE + 1] - across[BESIDE - 1];
    pose[2] = (height(BESIDE + 1, x) - height(BESIDE - 1, x)) / wide;
  }

  /** Metres of a place of the edge from the middle of the way. */
  double aside(int place) {
    double half = across[across.length - 1];
    return half * (2.0 * place / (edge.length - 1) - 1);
  }

  /** Whether all of it lies in one plane: then the closed form holds. */
  public boolean isPlane() {
    int last = across.length - 1;
    double[] corner = {along[0][0], across[0]};
    double length = along[0][along[0].length - 1] - corner[0];
    double rise = heights[0][heights[0].length - 1] - heights[0][0];
    double aside = height(last, corner[0]) - heights[0][0];
    for (int i = 0; i <= last; i++) {
      for (int j = 0; j < along[i].length; j++) {
        double plane =
            heights[0][0]
                + rise * (along[i][j] - corner[0]) / length
                + aside * (across[i] - corner[1]) / (across[last] - corner[1]);
        if (Math.abs(heights[i][j] - plane) > PLANE) {
          return false;
        }
      }
    }
    return true;
  }

  /** The stretch of a line in which a place lies; the outer ones go on. */
  int stretch(int line, double place) {
    double[] x = along[line];
    int low = 0;
    int high = x.length - 2;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (x[middle] <= place) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** Slope of a line at a place. */
  double slope(int line, double place) {
    int i = stretch(line, place);
    return (heights[line][i + 1] - heights[line][i]) / (along[line][i + 1] - along[line][i]);
  }

  /** Height of a line at a place, metres. */
  double height(int line, double place) {
    return heights[line][stretch(line, place)]
        + slope(line, place) * (place - along[line][stretch(line, place)]);
  }
}
