package org.trackwalk.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.packed.BoxBatch;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.PlacedShapes;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * Contacts of boxes of 0.8 x 0.6 x 1.2 m that lie along the slope, 2 cm deep in a wavy ground of
 * 0.5 m quads, at random places and turns, one thread, at most four points per normal: box by box
 * from a scene, and in batches from a packed one.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 8, time = 1)
@Measurement(iterations = 5, time = 1)
public class BoxContactBenchmark {

  private static final int PROBES = 1 << 17;
  private static final int BATCH = 1 << 10;
  private static final double DEPTH = 0.02;
  private static final double CONTACT_DISTANCE = 0.02;

  /** Over this length a box takes the slope of the ground, metres. */
  private static final double SLOPE = 0.25;

  /** Keeps boxes off the border, metres. */
  private static final double BORDER = 1.5;

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  private final SphereContacts many = new SphereContacts();
  private final ContactBuffer contacts = new ContactBuffer();
  private final ContactMethod method = MethodList.reference();
  private PlacedShapes boxes;
  private ContactQuery query;
  private BoxBatch batch;
  private int next;
  private int nextBatch;

  /** Builds ground and probes once. */
  @Setup
  public void buildGround() {
    Piece ground = Ground.indexed(triangles);
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(List.of(ground), 1, Progress.none()), 1, Progress.none());
    query = new ContactQuery(scene);
    batch = new BoxBatch(PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none()));
    boxes = boxes(Ground.QUAD * Ground.side(triangles));
  }

  private static PlacedShapes boxes(double extent) {
    Box box = new Box(0.4, 0.3, 0.6);
    Random random = new Random(1);
    List<Probe> probes = new ArrayList<>(PROBES);
    for (int i = 0; i < PROBES; i++) {
      double x = BORDER + (extent - 2 * BORDER) * random.nextDouble();
      double z = BORDER + (extent - 2 * BORDER) * random.nextDouble();
      double slopeX = (Ground.height(x + SLOPE, z) - Ground.height(x - SLOPE, z)) / (2 * SLOPE);
      double slopeZ = (Ground.height(x, z + SLOPE) - Ground.height(x, z - SLOPE)) / (2 * SLOPE);
      double ny = 1 / Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
      // up to the normal, after a turn around up
      double half = StrictMath.PI * random.nextDouble();
      double s = StrictMath.sin(half);
      double c = StrictMath.cos(half);
      double w = Math.sqrt((1 + ny) / 2);
      double ax = -slopeZ * ny / (2 * w);
      double az = slopeX * ny / (2 * w);
      double lift = box.hy() - DEPTH;
      probes.add(
          new Probe(
              box,
              Pose.of(
                  x - lift * slopeX * ny,
                  Ground.height(x, z) + lift * ny,
                  z - lift * slopeZ * ny,
                  ax * c - az * s,
                  w * s,
                  az * c + ax * s,
                  w * c)));
    }
    return new PlacedShapes(probes);
  }

  /** Box by box. */
  @Benchmark
  public int query() {
    query.contacts(boxes.get(next), CONTACT_DISTANCE, method, contacts);
    next = (next + 1) % PROBES;
    return contacts.size();
  }

  /** A batch of boxes; the score is boxes per second. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int packed() {
    batch.run(boxes, nextBatch, nextBatch + BATCH, CONTACT_DISTANCE, many);
    nextBatch = (nextBatch + BATCH) % PROBES;
    return many.size();
  }
}
