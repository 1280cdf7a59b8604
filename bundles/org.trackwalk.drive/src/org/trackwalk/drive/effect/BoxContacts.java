package org.trackwalk.drive.effect;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;

/**
 * How an engine keeps a box on the ground.
 *
 * @param slop metres of penetration that it leaves alone
 * @param rounded radius of the box's own edges, metres; 0 for sharp ones
 * @param faceAngle degrees: a triangle that the flat of the underside is nearest to has the
 *     underside's normal if that is closer to its own, and no contact otherwise; 0 where each
 *     triangle has its own
 */
record BoxContacts(double slop, double rounded, double faceAngle) {

  /** Those of a profile. */
  static BoxContacts of(Profile profile, Box box) {
    double faceAngle = profile.rule(ShapeKind.BOX).method().faceAngle();
    return new BoxContacts(profile.slop().value(), profile.rounded(box), faceAngle);
  }

  /**
   * Slope of the normal of a triangle that the flat of the underside is nearest to.
   *
   * @param underside its slope
   * @param triangle likewise
   * @return NaN where there is no contact
   */
  double slope(double underside, double triangle) {
    if (faceAngle == 0) {
      return triangle;
    }
    double between = Math.abs(StrictMath.atan(underside) - StrictMath.atan(triangle));
    return between < StrictMath.toRadians(faceAngle) ? underside : Double.NaN;
  }
}
