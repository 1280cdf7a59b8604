package org.trackwalk.course.road;

import java.util.BitSet;
import org.trackwalk.ground.memory.RowsRead;

/**
 * One stretch of road: rows across it, about {@link #ROW} metres apart along its centre line, each
 * sampled every {@link #LANE} metres. Lanes are numbered from the centre line, positive to the
 * left; a lane keeps its distance to the centre line all along.
 */
public final class Strand {

  /** Distance between two rows, metres, about: a tenth more or less between {@link RoadMarks}. */
  public static final double ROW = 1.0;

  /** Distance between two lanes, metres. */
  public static final double LANE = 0.5;

  /** Part of the rows' distance that two samples of a lane are apart at least, and at most. */
  private static final double LEAST_SPACING = 0.5;

  private static final double MOST_SPACING = 1.5;

  private final boolean closed;
  private final double[] centre;
  private final double[] heading;
  private final double[] left;
  private final double[] right;
  private final BitSet open;
  private final double[] radius;
  private final double[] speed;
  private final int mostLeft;
  private final int mostRight;
  private final float[] heights;

  /** Notes what is read, beside {@link #own}; null where nobody wants to know. */
  private final RowsRead read;

  private final int own;

  /**
   * Takes over the arrays.
   *
   * @param centre xyz per row, level coordinates
   * @param heading unit x and z of the driving direction per row
   * @param left metres from the centre to the left border per row; likewise {@code right}
   * @param open twice the row, and one more for its right side: where no border was met, so that
   *     {@code left} or {@code right} is how far the road was looked at
   * @param radius of the bend per row, metres; infinite on straights
   * @param speed m/s per row
   * @param mostLeft number of lanes on the left; likewise {@code mostRight}
   * @param heights of the lanes, from the rightmost to the leftmost, row by row; NaN off the road
   */
  Strand(
      boolean closed,
      double[] centre,
      double[] heading,
      double[] left,
      double[] right,
      BitSet open,
      double[] radius,
      double[] speed,
      int mostLeft,
      int mostRight,
      float[] heights) {
    this.closed = closed;
    this.centre = centre;
    this.heading = heading;
    this.left = left;
    this.right = right;
    this.open = open;
    this.radius = radius;
    this.speed = speed;
    this.mostLeft = mostLeft;
    this.mostRight = mostRight;
    this.heights = heights;
    read = null;
    own = 0;
  }

  private Strand(Strand other, RowsRead read, int own) {
    closed = other.closed;
    centre = other.centre;
    heading = other.heading;
    left = other.left;
    right = other.right;
    open = other.open;
    radius = other.radius;
    speed = other.speed;
    mostLeft = other.mostLeft;
    mostRight = other.mostRight;
    heights = other.heights;
    this.read = read;
    this.own = own;
  }

  /** The same, which notes the rows that are read by how far they are from one of them. */
  Strand noting(RowsRead noted, int row) {
    return new Strand(this, noted, row);
  }

  private void note(int row) {
    if (read != null) {
      int n = left.length;
      int offset = row - own;
      if (closed && offset > n / 2) {
        offset -= n;
      } else if (closed && offset < -(n / 2)) {
        offset += n;
      }
      read.note(offset);
    }
  }

  private void noteAll() {
    if (read != null) {
      read.all();
    }
  }

  /** All numbers of a row. */
  double[] numbers(int row) {
    int from = -(int) (right[row] / LANE);
    int to = (int) (left[row] / LANE);
    double[] numbers = new double[11 + to - from + 1];
    System.arraycopy(centre, 3 * row, numbers, 0, 3);
    System.arraycopy(heading, 2 * row, numbers, 3, 2);
    numbers[5] = left[row];
    numbers[6] = right[row];
    numbers[7] = open.get(2 * row) ? 1 : 0;
    numbers[8] = open.get(2 * row + 1) ? 1 : 0;
    numbers[9] = radius[row];
    numbers[10] = speed[row];
    for (int lane = from; lane <= to; lane++) {
      numbers[11 + lane - from] = height(row, lane);
    }
    return numbers;
  }

  /** True when the last row is followed by the first. */
  public boolean closed() {
    return closed;
  }

  /** Number of rows. */
  public int rows() {
    noteAll();
    return left.length;
  }

  /** A row that lies some rows further on, around the lap where it is closed; -1 beyond an end. */
  public int row(int row, int further) {
    int n = left.length;
    if (closed) {
      int at = Math.floorMod(row + further, n);
      note(at);
      return at;
    }
    int at = row + further;
    note(at);
    return at >= 0 && at < n ? at : -1;
  }

  /** Length of the centre line seen from above, metres; once around where it is closed. */
  public double length() {
    noteAll();
    double length = 0;
    for (int row = 0; row < rows() - (closed ? 0 : 1); row++) {
      length += spacing(row, 0);
    }
    return length;
  }

  /** Coordinate {@code k} (0 x, 1 y, 2 z) of a row's centre, metres. */
  public double centre(int row, int k) {
    note(row);
    return centre[3 * row + k];
  }

  /** x of the unit driving direction, seen from above. */
  public double headingX(int row) {
    note(row);
    return heading[2 * row];
  }

  /** z of the unit driving direction, seen from above. */
  public double headingZ(int row) {
    note(row);
    return heading[2 * row + 1];
  }

  /** Metres from the centre to the left border, or as far as it was looked for. */
  public double left(int row) {
    note(row);
    return left[row];
  }

  /** Metres from the centre to the right border, or as far as it was looked for. */
  public double right(int row) {
    note(row);
    return right[row];
  }

  /** Whether the road ends at {@link #left}; else it was looked at no farther, and goes on. */
  public boolean endsLeft(int row) {
    note(row);
    return !open.get(2 * row);
  }

  /** Whether the road ends at {@link #right}. */
  public boolean endsRight(int row) {
    note(row);
    return !open.get(2 * row + 1);
  }

  /** Width between the borders, metres. */
  public double width(int row) {
    note(row);
    return left[row] + right[row];
  }

  /** Radius of the bend, metres; infinite on a straight. */
  public double radius(int row) {
    note(row);
    return radius[row];
  }

  /** Speed of the vehicle, m/s. */
  public double speed(int row) {
    note(row);
    return speed[row];
  }

  /** The leftmost lane that any row has; the rightmost is {@code -rightmost()}. */
  public int leftmost() {
    noteAll();
    return mostLeft;
  }

  /** How many lanes there are to the right of the centre line. */
  public int rightmost() {
    noteAll();
    return mostRight;
  }

  /** Height of the ground on a lane, metres; NaN where no road is. */
  public float height(int row, int lane) {
    note(row);
    return lane > mostLeft || lane < -mostRight
        ? Float.NaN
        : heights[row * (mostLeft + mostRight + 1) + mostRight + lane];
  }

  /** x of a lane's sample in a row. */
  public double laneX(int row, double lane) {
    note(row);
    return centre[3 * row] + lane * LANE * headingZ(row);
  }

  /** z of a lane's sample in a row. */
  public double laneZ(int row, double lane) {
    note(row);
    return centre[3 * row + 2] - lane * LANE * headingX(row);
  }

  /**
   * Distance, seen from above, from a lane's sample in a row to its sample in the next, metres: in
   * a bend more outside and less inside; NaN beyond an end.
   */
  public double spacing(int row, int lane) {
    int next = row(row, 1);
    if (next < 0) {
      return Double.NaN;
    }
    double dx = laneX(next, lane) - laneX(row, lane);
    double dz = laneZ(next, lane) - laneZ(row, lane);
    return Math.sqrt(dx * dx + dz * dz);
  }

  /**
   * True when a lane runs on evenly between two rows: where the road turns on the spot its rows
   * cross, and heights along a lane say nothing.
   *
   * @param from rows before {@code row}, as a positive number
   * @param to rows behind it
   */
  public boolean even(int row, int from, int to, int lane) {
    for (int i = -from; i < to; i++) {
      int at = row(row, i);
      if (at < 0) {
        return false;
      }
      double spacing = spacing(at, lane);
      if (!(spacing > LEAST_SPACING * ROW && spacing < MOST_SPACING * ROW)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Metres along the centre line to each row; one more, the length of a lap, where it is closed.
   */
  public double[] stations() {
    noteAll();
    double[] along = new double[rows() + (closed() ? 1 : 0)];
    for (int row = 0; row + 1 < along.length; row++) {
      along[row + 1] = along[row] + spacing(row, 0);
    }
    return along;
  }
}
