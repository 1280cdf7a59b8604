package org.trackwalk.contact.packed;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.mesh.progress.Progress;

/**
 * The contacts of a list of probes that are no spheres, one after the other: from a packed scene
 * where it can give them and so many boxes come that packing pays, else from the reference. The
 * contacts are the same.
 */
public final class ShapeSweep {

  /** Packing this many triangles takes about as long as one packed query of a box saves. */
  private static final int TRIANGLES_PER_BOX = 8;

  private static final int BATCH = 1024;

  private final Probes probes;
  private final double contactDistance;
  private final ContactMethod method;
  private final PointLimit limit;
  private final ContactQuery query;
  private final BoxBatch batch;
  private final SphereContacts contacts = new SphereContacts();
  private int from;
  private int to;

  /**
   * A sweep over a scene.
   *
   * @param contactDistance metres
   * @param limit how many points of one shape and normal are kept
   */
  public ShapeSweep(
      ProbeScene scene,
      Probes probes,
      double contactDistance,
      ContactMethod method,
      PointLimit limit,
      int threads,
      Progress progress) {
    this.probes = probes;
    this.contactDistance = contactDistance;
    this.method = method;
    this.limit = limit;
    boolean pays = (long) probes.size() * TRIANGLES_PER_BOX >= scene.surface().triangleCount();
    boolean packs = limit == PointLimit.FOUR && method == MethodList.reference();
    query = new ContactQuery(scene);
    batch =
        pays && packs && allSharpBoxes(probes)
            ? new BoxBatch(PackedScene.of(scene, method.identity(), threads, progress))
            : null;
  }

  /**
   * The contacts of probe i; fastest when asked in ascending order.
   *
   * @param out cleared, then filled as {@link ContactQuery} does
   */
  public void contacts(int i, ContactBuffer out) {
    Probe probe = probes.get(i);
    if (batch == null) {
      query.contacts(probe, contactDistance, method, method.identity(), limit, out);
      return;
    }
    if (i < from || i >= to) {
      from = i;
      to = Math.min(probes.size(), i + BATCH);
      batch.run(probes, from, to, contactDistance, contacts);
    }
    contacts.copy(i - from, probe.pose().x(), probe.pose().y(), probe.pose().z(), out);
  }

  private static boolean allSharpBoxes(Probes probes) {
    for (int i = 0; i < probes.size(); i++) {
      if (!(probes.get(i).shape() instanceof Box box) || box.margin() > 0) {
        return false;
      }
    }
    return true;
  }
}
