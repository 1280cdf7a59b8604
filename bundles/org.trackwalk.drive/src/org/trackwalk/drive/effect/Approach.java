package org.trackwalk.drive.effect;

import java.util.Arrays;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;

/**
 * How the ground runs before and behind an edge that lies across the way: after a crest a body
 * flies over it, out of a dip it comes pressed against it.
 *
 * @param along places on the way, metres behind the edge (before it negative), ascending; 0 is one
 *     of them
 * @param heights of the ground there over that at the edge, metres
 */
public record Approach(double[] along, double[] heights) {

  /** Ground that is a plane. */
  public static final Approach LEVEL = new Approach(new double[0], new double[0]);

  /** The ground is looked at from so far before the edge, metres: a dozen steps at 200 km/h. */
  private static final double FROM = 12;

  /** Close to the edge so often, metres: less than what a contact of a sphere reaches. */
  private static final double NEAR = 0.1;

  /** Farther off so often, metres: a row of the road has two. */
  private static final double FAR = 0.5;

  /** What is close, metres: a step at 200 km/h. */
  private static final double CLOSE = 1;

  /** A road that bends by less is level, metres: a twentieth of the least pair margin. */
  private static final double BENDS = 0.001;

  /** The ground lies so near to where it was found last, metres. */
  private static final double REACH = 0.5;

  /** A sphere's contact with the plane behind the edge, metres. */
  private static final double BEHIND = 0.5;

  /** By what the arrays hold: two ways that see the same ground are one. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Approach a
        && Arrays.equals(along, a.along)
        && Arrays.equals(heights, a.heights);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(along) + Arrays.hashCode(heights);
  }

  /**
   * The ground on the way along the road through a place.
   *
   * @param at level coordinates
   * @param sense 1 with the road's rows, -1 against them
   * @return {@link #LEVEL} also where nobody knows how it runs
   */
  public static Approach of(Road road, double[] at, int sense) {
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null || place.outside() > 0) {
      return LEVEL;
    }
    Strand strand = road.strands().get(place.strand());
    double hx = sense * strand.headingX(place.row());
    double hz = sense * strand.headingZ(place.row());
    Floor.Reader reader = road.ground().reader();
    double[] along = stations();
    int edge = Arrays.binarySearch(along, 0.0);
    double[] heights = new double[along.length];
    if (!reader.find(at[0], at[1], at[2], REACH)) {
      return LEVEL;
    }
    double own = reader.height();
    int first = edge;
    double last = own;
    for (int i = edge - 1; i >= 0 && first == i + 1; i--) {
      if (reader.find(at[0] + along[i] * hx, last, at[2] + along[i] * hz, REACH)) {
        last = reader.height();
        heights[i] = last - own;
        first = i;
      }
    }
    int end = edge + 1;
    last = own;
    for (int i = edge + 1; i < along.length && end == i; i++) {
      if (reader.find(at[0] + along[i] * hx, last, at[2] + along[i] * hz, REACH)) {
        last = reader.height();
        heights[i] = last - own;
        end = i + 1;
      }
    }
    Approach found =
        new Approach(
            Arrays.copyOfRange(along, first, end), Arrays.copyOfRange(heights, first, end));
    return found.isLevel() ? LEVEL : found;
  }

  /** The same, going on behind the edge as it came: what stands there is the edge's height. */
  Approach untilThere() {
    int edge = Arrays.binarySearch(along, 0.0);
    double[] places = Arrays.copyOf(along, edge + 2);
    double[] over = Arrays.copyOf(heights, edge + 2);
    places[edge + 1] = BEHIND;
    over[edge + 1] = -BEHIND * heights[edge - 1] / -along[edge - 1];
    return new Approach(places, over);
  }

  /** Places that are looked at. */
  private static double[] stations() {
    int far = (int) Math.rint((FROM - CLOSE) / FAR);
    int near = (int) Math.rint(CLOSE / NEAR);
    int behind = (int) Math.rint(BEHIND / NEAR);
    double[] along = new double[far + near + 1 + behind];
    for (int i = 0; i < along.length; i++) {
      along[i] = i < far ? -FROM + i * FAR : (i - far - near) * NEAR;
    }
    return along;
  }

  /** Whether the ground is one plane, or too short to say otherwise. */
  public boolean isLevel() {
    int n = along.length;
    if (n < 3 || along[0] > -CLOSE) {
      return true;
    }
    double slope = (heights[n - 1] - heights[0]) / (along[n - 1] - along[0]);
    for (int i = 0; i < n; i++) {
      double straight = heights[0] + slope * (along[i] - along[0]);
      if (Math.abs(heights[i] - straight) > BENDS) {
        return false;
      }
    }
    return true;
  }
}
