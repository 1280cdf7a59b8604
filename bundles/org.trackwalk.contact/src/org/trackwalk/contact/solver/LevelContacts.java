package org.trackwalk.contact.solver;

import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.mesh.weld.IdentityPolicy;

/** The contacts of a probe with a level, by a contact method. */
public final class LevelContacts implements ContactSource {

  private final ContactQuery query;
  private final Shape shape;
  private final double contactDistance;
  private final ContactMethod method;
  private final IdentityPolicy identity;
  private final ContactBuffer found = new ContactBuffer();

  /**
   * Contacts of a shape.
   *
   * @param contactDistance metres, not negative
   */
  public LevelContacts(
      ProbeScene scene, Shape shape, double contactDistance, ContactMethod method) {
    this(scene, shape, contactDistance, method, method.identity());
  }

  /** As above, with features compared under a given policy: what an engine profile says. */
  public LevelContacts(
      ProbeScene scene,
      Shape shape,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity) {
    this.query = new ContactQuery(scene);
    this.shape = shape;
    this.contactDistance = contactDistance;
    this.method = method;
    this.identity = identity;
  }

  /** The points have no ids; see RecognisedPoints. */
  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    query.contacts(
        new Probe(shape, probe), contactDistance, method, identity, PointLimit.FOUR, found);
    out.clear();
    for (int i = 0; i < found.size(); i++) {
      add(found, i, out);
    }
  }

  /** Adds a contact as a point without an id. */
  static void add(ContactBuffer found, int i, WitnessBuffer out) {
    out.add(
        found.point(i, 0),
        found.point(i, 1),
        found.point(i, 2),
        found.normal(i, 0),
        found.normal(i, 1),
        found.normal(i, 2),
        found.separation(i),
        WitnessBuffer.NO_ID);
  }
}
