package org.trackwalk.course.band;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.tree.IntList;

/** Whether a band is all that cars can drive on; the tops of walls along it are none. */
final class LoneBand {

  /** A band that is this part of the ground, or more, is all of it. */
  static final double LONE = 0.9;

  /** The top of a wall is less than this part as wide as the band along which it stands. */
  private static final double EDGING = 0.5;

  private final Ground ground;
  private final double[] areas;
  private final BandFinder bands;

  /** Patches that are much longer than wide. */
  private final IntList strips = new IntList();

  private final Map<Integer, Boolean> known = new HashMap<>();

  /**
   * The patches of a level.
   *
   * @param areas by patch, square metres
   * @param bands knows their borders and widths
   */
  LoneBand(Ground ground, double[] areas, BandFinder bands) {
    this.ground = ground;
    this.areas = areas;
    this.bands = bands;
    bands.borders().keySet().stream()
        .sorted()
        .filter(patch -> bands.rim(patch) > 2 * RoadSizes.SLENDER * bands.meanWidth(patch))
        .forEach(strips::add);
  }

  /** Whether a patch is one. */
  boolean is(int patch) {
    double other = ground.groundArea() - areas[patch];
    if (areas[patch] >= LONE * ground.groundArea()
        || other == 0
        || !bands.borders().containsKey(patch)) {
      return areas[patch] >= LONE * ground.groundArea();
    }
    return known.computeIfAbsent(patch, p -> areas[p] >= LONE * (areas[p] + other - edging(p)));
  }

  /** Area of the tops of walls along a band, square metres. */
  private double edging(int patch) {
    IntList narrow = new IntList();
    double area = 0;
    for (int i = 0; i < strips.size(); i++) {
      if (bands.meanWidth(strips.get(i)) < EDGING * bands.meanWidth(patch)) {
        narrow.add(strips.get(i));
        area += areas[strips.get(i)];
      }
    }
    double most = areas[patch] / LONE - areas[patch];
    if (ground.groundArea() - areas[patch] - area > most) {
      return 0; // even if all of them were, too much else is left
    }
    WallTop wall = new WallTop(ground, bands.borders().get(patch), BandFinder.KERB);
    area = 0;
    for (int i = 0; i < narrow.size(); i++) {
      area += wall.is(bands.borders().get(narrow.get(i))) ? areas[narrow.get(i)] : 0;
    }
    return area;
  }
}
