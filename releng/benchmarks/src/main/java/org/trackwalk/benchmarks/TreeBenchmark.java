package org.trackwalk.benchmarks;

import java.util.List;
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
import org.trackwalk.mesh.tree.QuantisedTree;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The tree over all triangles of a welded grid, and its refit and quantised form. For a million
 * triangles on two threads the goals are half of what PhysX needs to cook its tree in full quality,
 * and 0.3 times that in the fast mode.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class TreeBenchmark {

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** Threads. */
  @Param({"1", "2"})
  public int threads;

  /** How it is built; of no account to the refit. */
  @Param({"FULL", "FAST"})
  public TreeQuality quality;

  private WeldedSurface surface;
  private float[] boxes;
  private StaticTree built;

  /** Welds the grid once, and moves its vertices up and down. */
  @Setup
  public void buildGround() {
    surface = ExactWeld.weld(List.of(Ground.indexed(triangles)), 1, Progress.none());
    built = tree();
    float[] p = surface.positions().clone();
    for (int i = 1; i < p.length; i += 3) {
      p[i] += (float) (0.2 * StrictMath.sin(i));
    }
    boxes = new float[6 * surface.triangleCount()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      for (int k = 0; k < 3; k++) {
        float a = p[3 * surface.triangles()[3 * t] + k];
        float b = p[3 * surface.triangles()[3 * t + 1] + k];
        float c = p[3 * surface.triangles()[3 * t + 2] + k];
        boxes[6 * t + k] = Math.min(a, Math.min(b, c));
        boxes[6 * t + 3 + k] = Math.max(a, Math.max(b, c));
      }
    }
  }

  /** Builds the tree. */
  @Benchmark
  public StaticTree tree() {
    return StaticTree.overTriangles(
        surface.positions(), surface.triangles(), quality, threads, Progress.none());
  }

  /** Refits the tree to the boxes of triangles that have moved. */
  @Benchmark
  public StaticTree refit() {
    return built.refitted(boxes, threads);
  }

  /** Makes the quantised form of the tree. */
  @Benchmark
  public QuantisedTree quantise() {
    return new QuantisedTree(built, threads);
  }
}
