package org.trackwalk.check.run;

import org.trackwalk.mesh.level.Level;

/**
 * A level after something was done to it at one place.
 *
 * @param what was done, for a reader
 * @param level as it is then
 * @param box six doubles around all that was changed, min then max corner, level coordinates
 * @param renamed a piece's name before; null when none was renamed
 * @param name that the piece has then; null when none was renamed
 */
public record LocalEdit(String what, Level level, double[] box, String renamed, String name) {

  /** How far a point is from what was changed, seen from above, metres. */
  public double distance(double x, double z) {
    double dx = Math.max(0, Math.max(box[0] - x, x - box[3]));
    double dz = Math.max(0, Math.max(box[2] - z, z - box[5]));
    return Math.hypot(dx, dz);
  }
}
