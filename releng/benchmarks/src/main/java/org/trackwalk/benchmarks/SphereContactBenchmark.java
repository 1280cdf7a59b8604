package org.trackwalk.benchmarks;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * Contacts of spheres 1 cm deep in a wavy ground of 0.5 m quads, at random places, one thread: the
 * job that SPEED measured against engines.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SphereContactBenchmark {

  private static final int PROBES = 1 << 17;
  private static final double RADIUS = 0.35;
  private static final double DEPTH = 0.01;
  private static final double CONTACT_DISTANCE = 0.02;

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** The contact method. */
  @Param("voided-welded")
  public String method;

  private final ContactBuffer contacts = new ContactBuffer();
  private final double[] centres = new double[3 * PROBES];
  private ContactMethod chosen;
  private ContactQuery query;
  private int next;

  /** Builds ground and probes once. */
  @Setup
  public void buildGround() {
    Piece ground = Ground.indexed(triangles);
    double extent = Ground.QUAD * Ground.side(triangles);
    Random random = new Random(1);
    for (int i = 0; i < PROBES; i++) {
      double x = extent * random.nextDouble();
      double z = extent * random.nextDouble();
      centres[3 * i] = x;
      centres[3 * i + 1] = Ground.height(x, z) + RADIUS - DEPTH;
      centres[3 * i + 2] = z;
    }
    chosen = MethodList.find(method).orElseThrow();
    query =
        new ContactQuery(
            ProbeScene.of(ExactWeld.weld(List.of(ground), 1, Progress.none()), 1, Progress.none()));
  }

  /** One probe after the other, so that the score is probes per second. */
  @Benchmark
  public int contacts() {
    int i = 3 * next;
    next = (next + 1) % PROBES;
    query.contacts(
        centres[i], centres[i + 1], centres[i + 2], RADIUS, CONTACT_DISTANCE, chosen, contacts);
    return contacts.size();
  }
}
