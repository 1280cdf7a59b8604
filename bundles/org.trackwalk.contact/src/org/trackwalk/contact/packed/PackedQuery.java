package org.trackwalk.contact.packed;

import org.trackwalk.contact.query.ContactBuffer;

/**
 * Asks a packed scene for the contacts of single spheres. One instance per thread; allocates
 * nothing per query once its lists have grown. Many spheres are asked faster by a {@link
 * SphereBatch}.
 */
public final class PackedQuery {

  private final GroupQuery query;
  private final SphereKernel kernel = new ScalarKernel();
  private final SphereContacts contacts = new SphereContacts();

  /** A query over a packed scene. */
  public PackedQuery(PackedScene scene) {
    query = new GroupQuery(scene);
  }

  /**
   * The contacts of a sphere: what {@code ContactQuery} gives for a method that {@link
   * PackedScene#supports} and the scene's identity.
   *
   * @param x centre, metres, level coordinates; likewise y and z
   * @param radius metres, above zero
   * @param contactDistance metres: triangles farther than radius plus this are ignored
   * @param out cleared, then filled: by distance, feature, geometry key
   * @throws IllegalArgumentException when a number is not finite, the radius not above zero, or the
   *     contact distance negative
   */
  public void contacts(
      double x, double y, double z, double radius, double contactDistance, ContactBuffer out) {
    SphereNumbers.check(x, y, z, radius, contactDistance);
    contacts.reset(1);
    query.add(0, x, y, z, radius, contactDistance);
    query.run(kernel, contacts);
    contacts.copy(0, x, y, z, out);
  }
}
