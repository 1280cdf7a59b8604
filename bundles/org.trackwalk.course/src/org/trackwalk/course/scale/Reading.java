package org.trackwalk.course.scale;

import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * Another way to read the files, and what the road would be then.
 *
 * @param up the axis; null to leave it
 * @param unit the unit; null to leave it
 * @param factor what everything is multiplied with, 1 for an axis alone
 * @param width of the road then, metres; NaN when not known
 */
public record Reading(UpAxis up, LengthUnit unit, double factor, double width) {

  /** How many times wider or narrower than usual the road would be; NaN when not known. */
  double offUsual() {
    return width > SizeLimits.ROAD_USUAL
        ? width / SizeLimits.ROAD_USUAL
        : SizeLimits.ROAD_USUAL / width;
  }
}
