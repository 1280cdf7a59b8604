package org.trackwalk.course.scale;

import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.border.BorderLimits;

/**
 * What a road may measure before its unit is doubted. Wide on purpose: a wrong doubt costs more
 * than a missed one.
 *
 * @param narrowest metres; under it not even a model car of scale 1:18 has a track (those of AWS
 *     DeepRacer are 0.76 m and wider), while a road of 10 m read as 10 cm is far below
 * @param widest metres; the speedways of TORCS have 31 m and 39 m with their shoulders, the runways
 *     that some circuits use 45 m (ICAO annex 14, code letters D and E), and what is driven along
 *     as a road {@link RoadSizes#WIDEST} at most: a narrower limit doubts roads that are driven
 *     along
 */
public record SizeLimits(double narrowest, double widest) {

  /** As the rule has them unless set. */
  public static final SizeLimits DEFAULT = new SizeLimits(0.5, RoadSizes.WIDEST);

  /** So many times the extent of the rest a vertex lies off it: no level is modelled so. */
  public static final double FAR_OFF = 100;

  /** How far a ratio may be from that of two units: a collision mesh is a little simpler. */
  static final double NAMESAKE_SLACK = 0.05;

  /** Smaller ratios (a foot, 2.54) are also those of a large and a small stone. */
  static final double NAMESAKE_LEAST = 25;

  /** How exactly the ends of a part read otherwise must meet the rest, metres: a near miss. */
  static final double MEETS = BorderLimits.DEFAULT.exact();

  /** Part of a coordinate that conversion there and back may cost: eight float steps. */
  static final double FLOAT_NOISE = 0x1p-20;

  /** An edge that is shorter than this once it is read otherwise proves nothing, metres. */
  static final double LEAST_EDGE = 0.05;

  /** An end that another reading moves by less proves nothing, metres. */
  static final double MOVED = 0.01;

  /** An edge must be so many times as long as its ends are uncertain. */
  static final double CERTAIN = 10;

  /** Part of a part's border that must meet the rest, at least. */
  static final double MET_SHARE = 0.02;

  /** Part of a coordinate that a float may be off, twice over. */
  static final double FLOAT = 0x1p-22;

  /** A road that is read rightly is at least so wide, metres: a lane for a real car. */
  static final double ROAD_LEAST = 3;

  /** The width that a race track has most likely, metres: FIA asks 12 m of new circuits. */
  static final double ROAD_USUAL = 12;

  /**
   * Of two readings neither is taken unasked when the one that comes later is so many times nearer
   * to the usual width: centimetres and inches are 2.54 times apart.
   */
  static final double FAR_NEARER = 2;

  /**
   * A road is so many times as long as wide before its width says anything (docs/corridor.md, way
   * 4): a square with "road" in its name is none, nor is the stadium of SuperTuxKart (55 m by 600
   * m).
   */
  static final double SLENDER = 20;

  /**
   * What is so many times wider than the widest road is none that only has a wide place: 200 m for
   * the usual 60 m, and more or less where a project says another.
   */
  static final double FAR_TOO_WIDE = 10.0 / 3;

  /** Then a road is so many times as long as wide at least: a field is not. */
  static final double OBLONG = 5;

  /** The Nordschleife, the longest permanent circuit, lies in a square of about 7 km, metres. */
  static final double LONGEST = 15_000;

  /** Indoor kart tracks are about so long from end to end, metres. */
  static final double SHORTEST = 40;

  /** Of a road's area at least this part faces along one axis, either way. */
  static final double FLAT_SHARE = 0.7;

  /** Of a road's area this part at most faces up when another axis does. */
  static final double UPRIGHT_SHARE = 0.1;

  /** Of a level that stands upright this part of its area at most faces up: there is no ground. */
  static final double NO_GROUND_SHARE = 0.25;

  /** Ground is no thicker than this part of its lesser extent: 30 m of hills over 200 m. */
  static final double THIN = 0.15;

  /** A level has so many triangles at least; a backdrop has few. */
  static final int SOME = 100;

  /** Two cars behind each other, metres: what is smaller may be a sign at the road. */
  static final double TWO_CARS = 9;
}
