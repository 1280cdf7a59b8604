package org.trackwalk.contact.packed;

import org.trackwalk.contact.candidate.SphereMeasure;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;

/**
 * Asks a packed scene for the contacts of a group of spheres, in two phases: find the blocks of all
 * and touch them, then compute. What rounding could hide (a contact exactly at the limit of reach,
 * two contacts equally far) and what is too much for a short list goes to {@link ContactQuery}, so
 * the answer is always its answer.
 */
final class GroupQuery {

  /** Triangles beyond which comparing each with each costs more than the reference's tables. */
  private static final int MANY = 64;

  /** Ints in a cache line of 64 bytes. */
  private static final int LINE = 16;

  /** Cache lines that a block spreads over, or nearly. */
  private static final int BLOCK_LINES = 5;

  private final PackedScene scene;
  private final ContactQuery reference;
  private final ContactMethod method = MethodList.reference();
  private final ContactBuffer referenceContacts = new ContactBuffer();
  private final ProbeGroup group = new ProbeGroup();
  private final double[] radii = new double[ProbeGroup.ROOM];
  private final double[] distances = new double[ProbeGroup.ROOM];
  private final int[] numbers = new int[ProbeGroup.ROOM];
  private final NearTriangles near = new NearTriangles();
  private final BlockTriangle triangle = new BlockTriangle();

  /** Error bound of the distance of each contact of the probe in work. */
  private double[] errors = new double[MANY];

  /** Keeps the compiler from leaving out the touching. */
  int touched;

  GroupQuery(PackedScene scene) {
    this.scene = scene;
    this.reference = new ContactQuery(scene.scene());
  }

  /** True when no more spheres fit the group. */
  boolean isFull() {
    return group.size() == ProbeGroup.ROOM;
  }

  /**
   * Adds a sphere to the group.
   *
   * @param number under which its contacts are delivered
   */
  void add(int number, double x, double y, double z, double radius, double contactDistance) {
    numbers[group.size()] = number;
    radii[group.size()] = radius;
    distances[group.size()] = contactDistance;
    group.add(x, y, z, radius + contactDistance);
  }

  /** Computes the contacts of the group and empties it. */
  void run(SphereKernel kernel, SphereContacts out) {
    kernel.findBlocks(scene, group);
    if (group.size() > 1) {
      touch();
    }
    for (int probe = 0; probe < group.size(); probe++) {
      near.clear();
      kernel.findTriangles(scene, group, probe, near);
      out.begin(numbers[probe]);
      if (near.size() > MANY || !contacts(probe, out)) {
        out.drop(numbers[probe]);
        askReference(probe, out);
      }
      out.end(numbers[probe]);
    }
    group.clear();
  }

  private void touch() {
    int[] blocks = scene.blocks();
    int sum = touched;
    for (int probe = 0; probe < group.size(); probe++) {
      for (int i = 0; i < group.blockCount(probe); i++) {
        int block = group.block(probe, i);
        for (int line = 0; line < BLOCK_LINES; line++) {
          sum += blocks[block + LINE * line];
        }
      }
    }
    touched = sum;
  }

  /** Adds a sphere's contacts; false when their numbers do not decide. */
  private boolean contacts(int probe, SphereContacts out) {
    int[] blocks = scene.blocks();
    double x = group.centre(probe, 0);
    double y = group.centre(probe, 1);
    double z = group.centre(probe, 2);
    int first = out.size();
    for (int i = 0; i < near.size(); i++) {
      if (!near.kept(blocks, i)) {
        continue;
      }
      triangle.measure(blocks, near.place(i), near.index(i), x, y, z);
      SphereMeasure m = triangle.numbers();
      double beyond = m.distance() - group.reach(probe);
      if (Math.abs(beyond) <= m.error()) {
        return false;
      }
      if (beyond < 0) {
        errors[out.size() - first] = m.error();
        out.add(
            near.key(blocks, i),
            near.feature(i),
            x,
            y,
            z,
            radii[probe],
            m.dx(),
            m.dy(),
            m.dz(),
            m.distance());
        if (!placeLast(first, out)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Moves the last contact to its place by distance; false when rounding could hide it. */
  private boolean placeLast(int first, SphereContacts out) {
    for (int i = out.size() - 1; i > first; i--) {
      double nearer = out.distance(i - 1) - out.distance(i);
      if (Math.abs(nearer) <= errors[i - 1 - first] + errors[i - first]) {
        return false;
      }
      if (nearer < 0) {
        return true;
      }
      out.swapWithPrevious(i);
      double error = errors[i - first];
      errors[i - first] = errors[i - 1 - first];
      errors[i - 1 - first] = error;
    }
    return true;
  }

  private void askReference(int probe, SphereContacts out) {
    reference.contacts(
        group.centre(probe, 0),
        group.centre(probe, 1),
        group.centre(probe, 2),
        radii[probe],
        distances[probe],
        method,
        scene.identity(),
        referenceContacts);
    out.addAll(referenceContacts);
  }
}
