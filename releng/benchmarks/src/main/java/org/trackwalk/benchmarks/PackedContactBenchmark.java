package org.trackwalk.benchmarks;

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
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.SphereBatch;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.packed.SphereKernels;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The job of {@link SphereContactBenchmark} over a packed scene: in the given, random order and
 * sorted by place, in scalar and in vector code. The score is probes per second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 8, time = 1)
@Measurement(iterations = 5, time = 1)
public class PackedContactBenchmark {

  private static final int PROBES = 1 << 17;
  private static final int BATCH = 1 << 12;
  private static final double RADIUS = 0.35;
  private static final double DEPTH = 0.01;
  private static final double CONTACT_DISTANCE = 0.02;

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** The kernel. */
  @Param({"scalar", "vector"})
  public String kernel;

  private final SphereContacts contacts = new SphereContacts();
  private Spheres probes;
  private SphereBatch batch;
  private int next;

  /** Builds ground and probes once. */
  @Setup
  public void buildGround() {
    double extent = Ground.QUAD * Ground.side(triangles);
    double[] numbers = new double[4 * PROBES];
    Random random = new Random(1);
    for (int i = 0; i < PROBES; i++) {
      double x = extent * random.nextDouble();
      double z = extent * random.nextDouble();
      numbers[4 * i] = x;
      numbers[4 * i + 1] = Ground.height(x, z) + RADIUS - DEPTH;
      numbers[4 * i + 2] = z;
      numbers[4 * i + 3] = RADIUS;
    }
    probes = Spheres.of(numbers);
    ProbeScene scene =
        ProbeScene.of(
            ExactWeld.weld(List.of(Ground.indexed(triangles)), 1, Progress.none()),
            1,
            Progress.none());
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    SphereKernel chosen =
        kernel.equals("scalar") ? SphereKernels.scalar() : SphereKernels.vector().orElseThrow();
    batch = new SphereBatch(packed, chosen);
  }

  /** Stretches of the probes in their random order. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int inRandomOrder() {
    batch.run(probes, next, next + BATCH, CONTACT_DISTANCE, ProbeOrder.GIVEN, contacts);
    next = (next + BATCH) % PROBES;
    return contacts.size();
  }

  /** All probes at once, sorted by the batch itself; the sorting counts. */
  @Benchmark
  @OperationsPerInvocation(PROBES)
  public int sortedByPlace() {
    batch.run(probes, 0, PROBES, CONTACT_DISTANCE, ProbeOrder.BY_PLACE, contacts);
    return contacts.size();
  }
}
