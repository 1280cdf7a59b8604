package org.trackwalk.contact.packed;

import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.narrow.PlacedBox;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.query.PointLimit;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;

/**
 * Asks a packed scene for the contacts of a group of boxes: finds the blocks of all, touches them,
 * then computes box by box. What is too much for a short list goes to {@link ContactQuery}, so the
 * answer is always its answer.
 */
final class BoxQuery {

  /** Bound of the relative error of where a turned box ends, as the reference has it. */
  private static final double ROUNDING = 0x1p-46;

  private final PackedScene scene;
  private final SphereKernel kernel = new ScalarKernel();
  private final ContactQuery reference;
  private final ContactMethod method = MethodList.reference();
  private final ContactBuffer referenceContacts = new ContactBuffer();
  private final ProbeGroup group = new ProbeGroup();
  private final Probe[] probes = new Probe[ProbeGroup.ROOM];
  private final int[] numbers = new int[ProbeGroup.ROOM];
  private final PlacedBox box = new PlacedBox();
  private final BoxTriangles triangles = new BoxTriangles();
  private final BoxCandidates candidates = new BoxCandidates();
  private final BoxJudgement judgement = new BoxJudgement();
  private final BoxManifolds manifolds = new BoxManifolds();
  private final BlockTouch touch = new BlockTouch();
  private double contactDistance;

  BoxQuery(PackedScene scene) {
    this.scene = scene;
    this.reference = new ContactQuery(scene.scene());
  }

  /** Sets how far triangles are looked for, metres. */
  void contactDistance(double distance) {
    contactDistance = distance;
  }

  /** True when no more boxes fit the group. */
  boolean isFull() {
    return group.size() == ProbeGroup.ROOM;
  }

  /**
   * Adds a box to the group.
   *
   * @param number under which its contacts are delivered
   */
  void add(int number, Probe probe, Box shape) {
    int i = group.size();
    numbers[i] = number;
    probes[i] = probe;
    Pose at = probe.pose();
    double size =
        Math.abs(at.x())
            + Math.abs(at.y())
            + Math.abs(at.z())
            + shape.hx()
            + shape.hy()
            + shape.hz()
            + contactDistance;
    double beyond = contactDistance + ROUNDING * size;
    group.addBox(
        at.x(),
        at.y(),
        at.z(),
        extent(at, shape, 0) + beyond,
        extent(at, shape, 1) + beyond,
        extent(at, shape, 2) + beyond);
  }

  private static double extent(Pose at, Box shape, int row) {
    double core =
        Math.abs(at.rotation(row, 0)) * (shape.hx() - shape.margin())
            + Math.abs(at.rotation(row, 1)) * (shape.hy() - shape.margin())
            + Math.abs(at.rotation(row, 2)) * (shape.hz() - shape.margin());
    return core + shape.margin();
  }

  /** Forgets the group. */
  void clear() {
    group.clear();
  }

  /** Computes the contacts of the group and empties it. */
  void run(SphereContacts out) {
    kernel.findBlocks(scene, group);
    if (group.size() > 1) {
      touch.touch(scene.blocks(), group);
    }
    for (int i = 0; i < group.size(); i++) {
      Probe probe = probes[i];
      probes[i] = null;
      box.place((Box) probe.shape(), probe.pose());
      out.begin(numbers[i]);
      Pose at = probe.pose();
      candidates.clear(at.x(), at.y(), at.z());
      if (!contacts(i, out)) {
        out.drop(numbers[i]);
        reference.contacts(
            probe, contactDistance, method, scene.identity(), PointLimit.FOUR, referenceContacts);
        out.addAll(referenceContacts);
      }
      out.end(numbers[i]);
    }
    group.clear();
  }

  private boolean contacts(int probe, SphereContacts out) {
    int[] blocks = scene.blocks();
    for (int i = 0; i < group.blockCount(probe); i++) {
      if (!triangles.find(blocks, group.block(probe, i), box, contactDistance, candidates)) {
        return false;
      }
    }
    if (candidates.size == 0) {
      return true;
    }
    if (!judgement.judge(candidates, box.margin())) {
      return false;
    }
    manifolds.write(box, candidates, judgement, contactDistance, out);
    return true;
  }
}
