package org.trackwalk.contact.packed;

import org.trackwalk.contact.shape.Spheres;

/**
 * Asks a packed scene for the contacts of many spheres, {@link ProbeGroup#ROOM} at a time, so that
 * their waits for memory overlap. One instance per thread; allocates nothing per sphere once its
 * lists have grown.
 */
public final class SphereBatch {

  private final PackedScene scene;
  private final GroupQuery query;
  private final PlaceOrder places = new PlaceOrder();
  private final boolean chooses;
  private SphereKernel kernel;
  private boolean isVector;

  /** A batch query that starts in scalar code and goes over to vector code in long runs. */
  public SphereBatch(PackedScene scene) {
    this(scene, SphereKernels.scalar(), true);
  }

  /** A batch query that uses a given kernel. */
  public SphereBatch(PackedScene scene, SphereKernel kernel) {
    this(scene, kernel, false);
  }

  private SphereBatch(PackedScene scene, SphereKernel kernel, boolean chooses) {
    this.scene = scene;
    this.kernel = kernel;
    this.chooses = chooses;
    query = new GroupQuery(scene);
  }

  /** Name of the kernel in use, for messages. */
  public String kernel() {
    return kernel.name();
  }

  /** True when the kernel will not change any more. */
  public boolean isSettled() {
    return !chooses || isVector || scene.kernels().isSettled() && !scene.kernels().vectorWins();
  }

  /**
   * The contacts of some spheres: for each, what {@code ContactQuery} gives for a method that
   * {@link PackedScene#supports} and the scene's identity.
   *
   * @param from the first sphere, number 0 in the result
   * @param to the end of the spheres
   * @param contactDistance metres: triangles farther than radius plus this are ignored
   * @param order in which to ask; the contacts of each sphere are the same
   * @param out cleared, then filled
   * @throws IllegalArgumentException when a number is not finite, the radius not above zero, or the
   *     contact distance negative
   */
  public void run(
      Spheres spheres,
      int from,
      int to,
      double contactDistance,
      ProbeOrder order,
      SphereContacts out) {
    if (chooses) {
      scene.kernels().count(scene, spheres, from, to, contactDistance);
      if (!isVector && scene.kernels().vectorWins()) {
        kernel = SphereKernels.vector().orElse(kernel);
        isVector = true;
      }
    }
    check(spheres, from, to, contactDistance);
    out.reset(to - from);
    if (order == ProbeOrder.BY_PLACE) {
      runSorted(spheres, from, to, contactDistance, out);
    } else {
      runAsGiven(spheres, from, to, contactDistance, out);
    }
  }

  private static void check(Spheres spheres, int from, int to, double contactDistance) {
    for (int i = from; i < to; i++) {
      SphereNumbers.check(
          spheres.x(i), spheres.y(i), spheres.z(i), spheres.radius(i), contactDistance);
    }
  }

  private void runAsGiven(
      Spheres spheres, int from, int to, double contactDistance, SphereContacts out) {
    for (int i = from; i < to; i++) {
      query.add(
          i - from, spheres.x(i), spheres.y(i), spheres.z(i), spheres.radius(i), contactDistance);
      if (query.isFull() || i == to - 1) {
        query.run(kernel, out);
      }
    }
  }

  private void runSorted(
      Spheres spheres, int from, int to, double contactDistance, SphereContacts out) {
    int[] sorted = places.sort(spheres, from, to);
    double[] s = places.gathered();
    for (int k = 0; k < to - from; k++) {
      query.add(
          sorted[k] - from, s[4 * k], s[4 * k + 1], s[4 * k + 2], s[4 * k + 3], contactDistance);
      if (query.isFull() || k == to - from - 1) {
        query.run(kernel, out);
      }
    }
  }
}
