package org.trackwalk.contact.packed;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Probes;

/**
 * Asks a packed scene for the contacts of many boxes, {@link ProbeGroup#ROOM} at a time, so that
 * their waits for memory overlap. One instance per thread; allocates nothing per box once its lists
 * have grown.
 */
public final class BoxBatch {

  private final BoxQuery query;

  /** A batch query over a packed scene. */
  public BoxBatch(PackedScene scene) {
    query = new BoxQuery(scene);
  }

  /**
   * The contacts of some boxes: for each, what {@code ContactQuery} gives for {@code voided-welded}
   * under the scene's identity, at most four points for each normal.
   *
   * @param probes boxes, of any sizes
   * @param from the first box, number 0 in the result
   * @param to the end of the boxes
   * @param contactDistance metres, not negative: triangles farther are ignored
   * @param out cleared, then filled; the distance of a contact is its separation
   * @throws IllegalArgumentException when a probe is no box, or the contact distance is negative or
   *     not finite
   */
  public void run(Probes probes, int from, int to, double contactDistance, SphereContacts out) {
    if (!(contactDistance >= 0 && Double.isFinite(contactDistance))) {
      throw new IllegalArgumentException(
          "a contact distance must be a finite number not below zero, not " + contactDistance);
    }
    query.contactDistance(contactDistance);
    out.reset(to - from);
    for (int i = from; i < to; i++) {
      Probe probe = probes.get(i);
      if (!(probe.shape() instanceof Box box)) {
        query.clear();
        throw new IllegalArgumentException("a box is asked for, not a " + probe.shape().kind());
      }
      query.add(i - from, probe, box);
      if (query.isFull() || i == to - 1) {
        query.run(out);
      }
    }
  }
}
