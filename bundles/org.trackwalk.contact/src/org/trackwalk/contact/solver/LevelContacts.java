package org.trackwalk.contact.solver;

import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;

/** The contacts of a probe with a level, by a contact method. */
public final class LevelContacts implements ContactSource {

  private final ContactQuery query;
  private final Shape shape;
  private final double contactDistance;
  private final ContactMethod method;
  private final ContactBuffer found = new ContactBuffer();

  /**
   * Contacts of a shape.
   *
   * @param contactDistance metres, not negative
   */
  public LevelContacts(
      ProbeScene scene, Shape shape, double contactDistance, ContactMethod method) {
    this.query = new ContactQuery(scene);
    this.shape = shape;
    this.contactDistance = contactDistance;
    this.method = method;
  }

  /** The points have no ids; see RecognisedPoints. */
  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    query.contacts(new Probe(shape, probe), contactDistance, method, found);
    out.clear();
    for (int i = 0; i < found.size(); i++) {
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
}
