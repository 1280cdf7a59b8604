package org.trackwalk.contact.packed;

import org.trackwalk.contact.shape.Spheres;

/**
 * Asks a packed scene for the contacts of many spheres, {@link ProbeGroup#ROOM} at a time, so that
 * their waits for memory overlap. One instance per thread; allocates nothing per sphere once its
 * lists have grown.
 */
public final class SphereBatch {

  private final GroupQuery query;
  private final SphereKernel kernel = new ScalarKernel();

  /** A batch query over a packed scene. */
  public SphereBatch(PackedScene scene) {
    query = new GroupQuery(scene);
  }

  /**
   * The contacts of some spheres: for each, what {@code ContactQuery} gives for a method that
   * {@link PackedScene#supports} and the scene's identity.
   *
   * @param from the first sphere, number 0 in the result
   * @param to the end of the spheres
   * @param contactDistance metres: triangles farther than radius plus this are ignored
   * @param out cleared, then filled
   * @throws IllegalArgumentException when a number is not finite, the radius not above zero, or the
   *     contact distance negative
   */
  public void run(Spheres spheres, int from, int to, double contactDistance, SphereContacts out) {
    out.reset(to - from);
    for (int i = from; i < to; i++) {
      double x = spheres.x(i);
      double y = spheres.y(i);
      double z = spheres.z(i);
      double radius = spheres.radius(i);
      SphereNumbers.check(x, y, z, radius, contactDistance);
      query.add(i - from, x, y, z, radius, contactDistance);
      if (query.isFull() || i == to - 1) {
        query.run(kernel, out);
      }
    }
  }
}
