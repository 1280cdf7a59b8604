package org.trackwalk.drive.walls;

/**
 * A stretch of wall that something can be in front of in one step of an engine, and behind in the
 * next.
 *
 * @param strand index of the strand from which it is met
 * @param row the row from which it is most likely
 * @param first row, in the strand's order, that leads straight at the stretch; likewise {@code
 *     last}
 * @param at point of the wall nearest to where it is met from there, of those that divide its face
 *     evenly: three doubles
 * @param triangle of the wall there
 * @param shape label of what goes through
 * @param speed of it, m/s
 * @param way metres along the wall's normal that it goes in a step
 * @param holds metres along that normal in which a step is noticed: half the shape, the contact
 *     margin, and what the wall is thick
 * @param rows of the road that lead straight at the stretch
 */
public record ThinWall(
    int strand,
    int row,
    int first,
    int last,
    double[] at,
    int triangle,
    String shape,
    double speed,
    double way,
    double holds,
    int rows) {

  /** The part of passes that go through, 0 to 1: a step begins anywhere before the wall. */
  public double share() {
    return (way - holds) / way;
  }
}
