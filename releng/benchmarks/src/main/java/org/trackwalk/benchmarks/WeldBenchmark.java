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
 * The exact weld of a square grid whose triangles share no stored vertex, as an STL file gives it.
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

  private List<Piece> pieces;

  /** Builds the grid once; its heights are not flat, so that no coordinate is special. */
  @Setup
  public void buildGrid() {
    int side = (int) StrictMath.round(StrictMath.sqrt(triangles / 2.0));
    float[] positions = new float[18 * side * side];
    int[] corners = new int[6 * side * side];
    int[][] quad = {{0, 0}, {0, 1}, {1, 1}, {0, 0}, {1, 1}, {1, 0}};
    for (int i = 0; i < corners.length; i++) {
      int x = i / 6 % side + quad[i % 6][0];
      int z = i / 6 / side + quad[i % 6][1];
      positions[3 * i] = 0.25f * x;
      positions[3 * i + 1] = (float) StrictMath.sin(0.01 * x + 0.013 * z);
      positions[3 * i + 2] = 0.25f * z;
      corners[i] = i;
    }
    pieces = List.of(Piece.named("grid", "grid.stl").mesh(positions, corners).build());
  }

  /** One thread: what the design's budget of 70 ms for three million corners is about. */
  @Benchmark
  public WeldedSurface weld() {
    return ExactWeld.weld(pieces, 1, Progress.none());
  }
}
