package org.trackwalk.drive.effect;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.model.profile.ContactRule;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;

/**
 * How an engine keeps a box on the ground.
 *
 * @param slop metres of penetration that it leaves alone
 * @param rounded radius of the box's own edges, metres; 0 for sharp ones
 * @param faceAngle degrees within which a contact is along its triangle's normal, where corners
 *     that others have are left out; 0 where it goes by the sides that catch ({@link HitChoice})
 * @param together metres behind the near end of a side up to which its far end has a contact with a
 *     sharp front; 0 where that is the margin
 */
record BoxContacts(double slop, double rounded, double faceAngle, double together) {

  /** Those of a profile. */
  static BoxContacts of(Profile profile, Box box) {
    ContactRule rule = profile.rule(ShapeKind.BOX);
    return new BoxContacts(
        profile.slop().value(), profile.rounded(box), rule.method().faceAngle(), rule.together());
  }
}
