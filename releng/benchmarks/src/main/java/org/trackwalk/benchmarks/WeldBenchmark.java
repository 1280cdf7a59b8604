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
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The exact weld of a grid: as a soup of single triangles (STL), and with shared vertices (OBJ).
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class WeldBenchmark {

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** Threads. */
  @Param({"1", "2"})
  public int threads;

  private List<Piece> soup;
  private List<Piece> indexed;

  /** Builds the grid once. */
  @Setup
  public void buildGround() {
    soup = List.of(Ground.soup(triangles));
    indexed = List.of(Ground.indexed(triangles));
  }

  /** Three stored vertices for each triangle; the design's budget is 70 ms for a million. */
  @Benchmark
  public WeldedSurface soup() {
    return ExactWeld.weld(soup, threads, Progress.none());
  }

  /** Half a stored vertex for each triangle. */
  @Benchmark
  public WeldedSurface indexed() {
    return ExactWeld.weld(indexed, threads, Progress.none());
  }
}
