package org.trackwalk.check.judge;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Sphere;

/** One of the two sets of contacts that are compared: a way of making them, on a surface. */
final class Side {

  private final ContactQuery query;
  private final Treatment treatment;
  private final Undercut undercut;
  private final ContactBuffer found = new ContactBuffer();
  private final ContactBuffer kept = new ContactBuffer();

  private Side(ProbeScene scene, Treatment treatment, Undercut undercut) {
    this.query = new ContactQuery(scene);
    this.treatment = treatment;
    this.undercut = undercut;
  }

  /** The contacts that a profile makes on a surface. */
  static Side of(ProbeScene scene, Treatment treatment) {
    return new Side(scene, treatment, null);
  }

  /** The truth: the reference's contacts; of a sphere only local minima of the distance. */
  static Side truth(ProbeScene healed, Treatment treatment) {
    return new Side(healed, treatment.reference(), new Undercut(healed));
  }

  /** The contacts of a body; valid until the next call. */
  ContactBuffer contacts(Body body, double[] centre, Crossing way) {
    query.contacts(
        body.at(centre, way),
        treatment.margin(),
        treatment.method(),
        treatment.identity(),
        PointLimit.FOUR,
        found);
    if (undercut == null || !(body.shape() instanceof Sphere sphere)) {
      return found;
    }
    kept.startAt(centre[0], centre[1], centre[2]);
    for (int i = 0; i < found.size(); i++) {
      // The nearest of all is what the body stands on, whatever rounding says.
      if (i == 0 || !undercut.is(found, i, centre, sphere.radius())) {
        kept.add(
            found.triangle(i),
            found.featureCode(i),
            found.point(i, 0),
            found.point(i, 1),
            found.point(i, 2),
            found.normal(i, 0),
            found.normal(i, 1),
            found.normal(i, 2),
            found.separation(i),
            found.distance(i));
      }
    }
    return kept;
  }
}
