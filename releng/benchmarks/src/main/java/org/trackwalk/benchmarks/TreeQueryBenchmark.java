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
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.QuantisedTree;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Asks each form of tree for the triangles around spheres at random places, one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class TreeQueryBenchmark {

  private static final int PROBES = 1 << 17;

  /** Radius and contact distance of the probes of the other benchmarks, metres. */
  private static final double REACH = 0.37;

  private static final double HEIGHT = 0.34;

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** Which tree: full or fast, or the full one quantised. */
  @Param({"full", "fast", "quantised"})
  public String form;

  private final IntList found = new IntList();
  private final double[] centres = new double[3 * PROBES];
  private TriangleTree tree;
  private int next;

  /** Builds ground, tree and probes once. */
  @Setup
  public void buildGround() {
    WeldedSurface surface = ExactWeld.weld(List.of(Ground.indexed(triangles)), 1, Progress.none());
    double extent = Ground.QUAD * Ground.side(triangles);
    Random random = new Random(1);
    for (int i = 0; i < PROBES; i++) {
      double x = extent * random.nextDouble();
      double z = extent * random.nextDouble();
      centres[3 * i] = x;
      centres[3 * i + 1] = Ground.height(x, z) + HEIGHT;
      centres[3 * i + 2] = z;
    }
    TreeQuality quality = form.equals("fast") ? TreeQuality.FAST : TreeQuality.FULL;
    StaticTree exact =
        StaticTree.overTriangles(
            surface.positions(), surface.triangles(), quality, 1, Progress.none());
    tree = form.equals("quantised") ? new QuantisedTree(exact, 1) : exact;
  }

  /** One sphere after the other, so that the score is queries per second. */
  @Benchmark
  public int withinSphere() {
    int i = 3 * next;
    next = (next + 1) % PROBES;
    tree.withinSphere(centres[i], centres[i + 1], centres[i + 2], REACH, found);
    return found.size();
  }
}
