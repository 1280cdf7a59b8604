package org.trackwalk.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.examples.writer.PlyFile;
import org.trackwalk.examples.writer.StlFile;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Reading a grid from a file of each format, warm: the file lies in the system's cache. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ImportBenchmark {

  /** Number of triangles: twice a square, near the power of ten of the name. */
  @Param({"9800", "99458", "999698"})
  public int triangles;

  /** The format. */
  @Param({"obj", "stl", "ply", "glb"})
  public String format;

  private Path file;

  /** Writes the file once. */
  @Setup(Level.Trial)
  public void writeFile() throws IOException {
    List<Piece> ground = List.of(Ground.indexed(triangles));
    byte[] bytes =
        switch (format) {
          case "obj" -> ObjFile.bytes(ground);
          case "stl" -> StlFile.bytes(ground);
          case "ply" -> PlyFile.bytes(ground);
          case "glb" -> GlbFile.bytes(ground);
          default -> throw new IllegalArgumentException(format);
        };
    file = Files.createTempFile("ground", "." + format);
    Files.write(file, bytes);
  }

  /** Removes the file. */
  @TearDown(Level.Trial)
  public void removeFile() throws IOException {
    Files.delete(file);
  }

  /** From the file to pieces. */
  @Benchmark
  public ImportedMesh read() throws IOException, ImportException {
    return Importers.forFileName(file.getFileName().toString())
        .orElseThrow()
        .read(ImportRequest.of(file), Progress.none());
  }
}
