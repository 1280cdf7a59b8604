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
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Twins, open and non-manifold edges and exact bends of a welded grid; the budget is 45 ms for a
 * million.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class TopologyBenchmark {

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** Threads. */
  @Param({"1", "2"})
  public int threads;

  private WeldedSurface surface;

  /** Welds the grid once. */
  @Setup
  public void buildGround() {
    surface = ExactWeld.weld(List.of(Ground.indexed(triangles)), 1, Progress.none());
  }

  /** The whole topology. */
  @Benchmark
  public Topology topology() {
    return Topology.of(surface, threads, Progress.none());
  }
}
