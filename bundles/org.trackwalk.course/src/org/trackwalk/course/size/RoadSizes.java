package org.trackwalk.course.size;

/**
 * How wide and long roads are, and how far apart the ends of one may lie: what finding a road and
 * driving along it have in common (docs/corridor.md).
 */
public final class RoadSizes {

  /** The narrowest road, metres: a kart track. */
  public static final double NARROWEST = 4;

  /** What somebody has said to be the road is one up to this width, else a field, metres. */
  public static final double WIDEST = 60;

  /** A road is so many times as long as it is wide. */
  public static final double SLENDER = 10;

  /** Longest piece of road that may be missing between two ends, metres. */
  public static final double MISSING = 200;

  /** Cosine of the angle to straight on within which the end behind a gap lies: 60 degrees. */
  public static final double FACING = 0.5;

  /**
   * Of two widths of one road the greater is at most so many times the smaller: one that goes on
   * with three lanes instead of two is 1.5 times as wide.
   */
  public static final double AS_WIDE = 1.6;

  /** Of two ends of one road the narrower is at least this part as wide as the other. */
  public static final double HALF_AS_WIDE = 0.5;

  /**
   * Both corners of a road's end together turn its border back by so much: by 180 degrees, and 45
   * for a torn one.
   */
  public static final double BACK = StrictMath.toRadians(135);

  /** How far beside the road a car gets, metres: ground so near is verge. */
  public static final double VERGE = 10;

  /** The least area of a road amid other things, square metres: 20 times as long as 4 m. */
  public static final double LEAST_AREA = 320;

  private RoadSizes() {}
}
