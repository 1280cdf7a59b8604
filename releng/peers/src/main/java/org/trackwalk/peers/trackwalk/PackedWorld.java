package org.trackwalk.peers.trackwalk;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.packed.BoxBatch;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.SphereBatch;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.PlacedShapes;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.peers.engine.BuildCost;
import org.trackwalk.peers.engine.ContactRows;
import org.trackwalk.peers.engine.Ground;
import org.trackwalk.peers.engine.PeerWorld;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.engine.Stopwatch;

/** A packed scene that is asked batch by batch. */
final class PackedWorld implements PeerWorld {

  private static final int BATCH = 2000;

  /** Putting probes in order pays when many are near each other. */
  private static final int SORTED_BATCH = 100_000;

  private final SphereBatch batch;
  private final BoxBatch boxBatch;
  private final ProbeOrder order;
  private final double contactDistance;
  private final SphereContacts found = new SphereContacts();
  private final BuildCost cost;
  private Probes asked;
  private Spheres spheres;
  private PlacedShapes boxes;

  PackedWorld(Ground ground, double contactDistance, SphereKernel kernel, ProbeOrder order) {
    this.order = order;
    this.contactDistance = contactDistance;
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(ground.pieces(), 1, Progress.none()), 1, Progress.none());
    Stopwatch watch = new Stopwatch();
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    BuildCost times = watch.cost(0);
    double bytes = packed.bytesPerTriangle() * scene.surface().triangleCount();
    cost = times.plus(new BuildCost(0, 0, (long) bytes));
    batch = new SphereBatch(packed, kernel);
    boxBatch = new BoxBatch(packed);
  }

  @Override
  public void contacts(Probes probes, int from, int to, ContactRows out) {
    if (probes != asked) {
      asked = probes;
      if (probes.shape().round()) {
        spheres = spheres(probes);
      } else {
        boxes = boxes(probes);
      }
    }
    out.clear();
    if (probes.shape().round()) {
      batch.run(spheres, from, to, contactDistance, order, found);
    } else {
      boxBatch.run(boxes, from, to, contactDistance, found);
    }
    for (int i = from; i < to; i++) {
      int first = found.from(i - from);
      for (int k = first; k < first + found.count(i - from); k++) {
        out.add(
            i,
            found.point(k, 0),
            found.point(k, 1),
            found.point(k, 2),
            found.normal(k, 0),
            found.normal(k, 1),
            found.normal(k, 2),
            found.separation(k));
      }
    }
  }

  @Override
  public int batch() {
    return order == ProbeOrder.BY_PLACE ? SORTED_BATCH : BATCH;
  }

  @Override
  public BuildCost cost() {
    return cost;
  }

  @Override
  public void close() {
    // nothing outside the heap
  }

  private static Spheres spheres(Probes probes) {
    double[] numbers = new double[4 * probes.size()];
    for (int i = 0; i < probes.size(); i++) {
      numbers[4 * i] = probes.centre(i, 0);
      numbers[4 * i + 1] = probes.centre(i, 1);
      numbers[4 * i + 2] = probes.centre(i, 2);
      numbers[4 * i + 3] = probes.shape().radius();
    }
    return Spheres.of(numbers);
  }

  private static PlacedShapes boxes(Probes probes) {
    ProbeShape shape = probes.shape();
    Box box = new Box(shape.x(), shape.y(), shape.z());
    List<Probe> placed = new ArrayList<>(probes.size());
    for (int i = 0; i < probes.size(); i++) {
      placed.add(
          new Probe(
              box,
              Pose.of(
                  probes.centre(i, 0),
                  probes.centre(i, 1),
                  probes.centre(i, 2),
                  probes.turn(i, 0),
                  probes.turn(i, 1),
                  probes.turn(i, 2),
                  probes.turn(i, 3))));
    }
    return new PlacedShapes(placed);
  }
}
