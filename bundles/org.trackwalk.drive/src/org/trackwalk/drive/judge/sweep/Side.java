package org.trackwalk.drive.judge.sweep;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.Treatment;

/** One of the two sets of contacts that are compared: a way of making them, on a surface. */
public final class Side {

  private final ContactQuery query;
  private final Treatment treatment;
  private final Undercut undercut;
  private final BoxUndercut boxUndercut;
  private final ContactBuffer found = new ContactBuffer();
  private final ContactBuffer kept = new ContactBuffer();

  private Side(ProbeScene scene, Treatment treatment, boolean truth) {
    this.query = new ContactQuery(scene);
    this.treatment = treatment;
    this.undercut = truth ? new Undercut(scene) : null;
    this.boxUndercut = truth ? new BoxUndercut(scene) : null;
  }

  /** The contacts that a profile makes on a surface. */
  public static Side of(ProbeScene scene, Treatment treatment) {
    return new Side(scene, treatment, false);
  }

  /** The truth: the reference's contacts, but only local minima of the distance. */
  public static Side truth(ProbeScene healed, Treatment treatment) {
    return new Side(healed, treatment.reference(), true);
  }

  /** The contacts of a body; valid until the next call. */
  public ContactBuffer contacts(Body body, double[] centre, Crossing way) {
    Probe probe = body.at(centre, way);
    query.contacts(
        probe,
        treatment.margin(),
        treatment.method(),
        treatment.identity(),
        PointLimit.FOUR,
        found);
    if (undercut == null) {
      return found;
    }
    kept.startAt(centre[0], centre[1], centre[2]);
    for (int i = 0; i < found.size(); i++) {
      // The nearest of all is what the body stands on, whatever rounding says.
      if (i == 0 || !isUndercut(i, body, probe.pose(), centre)) {
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

  private boolean isUndercut(int i, Body body, Pose pose, double[] centre) {
    return body.shape() instanceof Sphere sphere
        ? undercut.is(found, i, centre, sphere.radius())
        : boxUndercut.is(found, i, body.shape(), pose);
  }
}
