package org.trackwalk.contact.packed;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.progress.Progress;

/**
 * The contacts of a list of spheres, one after the other, by whatever is fastest: a packed scene
 * when the method allows it and so many spheres come that packing pays, else the reference. The
 * contacts are the same.
 */
public final class SphereSweep {

  /** Packing a triangle takes about as long as a packed query saves. */
  private static final int SPHERES_PER_TRIANGLE = 1;

  private static final int BATCH = 1024;

  private final Spheres spheres;
  private final double contactDistance;
  private final ContactMethod method;
  private final ContactQuery query;
  private final SphereBatch batch;
  private final SphereContacts contacts = new SphereContacts();
  private int from;
  private int to;

  /**
   * A sweep over a scene.
   *
   * @param contactDistance metres
   */
  public SphereSweep(
      ProbeScene scene,
      Spheres spheres,
      double contactDistance,
      ContactMethod method,
      int threads,
      Progress progress) {
    this.spheres = spheres;
    this.contactDistance = contactDistance;
    this.method = method;
    boolean pays = spheres.size() / SPHERES_PER_TRIANGLE >= scene.surface().triangleCount();
    if (pays && PackedScene.supports(method)) {
      query = null;
      batch = new SphereBatch(PackedScene.of(scene, method.identity(), threads, progress));
    } else {
      query = new ContactQuery(scene);
      batch = null;
    }
  }

  /**
   * The contacts of sphere i; fastest when asked in ascending order.
   *
   * @param out cleared, then filled as {@link ContactQuery} does
   */
  public void contacts(int i, ContactBuffer out) {
    double x = spheres.x(i);
    double y = spheres.y(i);
    double z = spheres.z(i);
    if (batch == null) {
      query.contacts(x, y, z, spheres.radius(i), contactDistance, method, out);
      return;
    }
    if (i < from || i >= to) {
      from = i;
      to = Math.min(spheres.size(), i + BATCH);
      batch.run(spheres, from, to, contactDistance, ProbeOrder.GIVEN, contacts);
    }
    contacts.copy(i - from, x, y, z, out);
  }
}
