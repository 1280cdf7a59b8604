package org.trackwalk.io.assimp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.studio.StudioImporter;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerLimits;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Real 3D Studio files, read here and by Assimp: the same triangles, with their corners in the same
 * places but for the rounding of its float matrices. Skipped where Assimp's libraries or the real
 * files are not at hand.
 */
final class StudioComparisonTest {

  /**
   * Float steps of the largest coordinate of a file. Assimp multiplies by two float matrices, each
   * of which costs three roundings of a sum and what its own numbers are off by.
   */
  private static final int STEPS = 4;

  /**
   * A box hangs on a camera. Both readers know its place in the camera's axes, but Assimp does not
   * turn the camera to where it looks.
   */
  private static final Map<String, Integer> ELSEWHERE =
      Map.of("CameraRollAnimWithChildObject.3ds", 12);

  @Test
  void trianglesAreWhereAssimpHasThem() throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real files is not here");
    assumeTrue(installed(), "Assimp is not installed");
    List<Path> files = files(shared.get().resolve("data/meshes/assimp/3DS"));
    assumeTrue(!files.isEmpty(), "the real files are not here");
    try (WorkerPool workers = new WorkerPool(WorkerProgram::find, WorkerLimits.ofThisMachine())) {
      AssimpReading assimp = new AssimpReading(workers);
      for (Path file : files) {
        String name = file.getFileName().toString();
        List<double[]> ours = ours(file);
        List<double[]> theirs =
            theirs(assimp.read(ImportRequest.of(file), List.of(), Progress.none()));
        double slack = STEPS * (double) Math.ulp((float) largest(ours));
        assertEquals(theirs.size(), ours.size(), name);
        int unmatched = 0;
        for (double[] triangle : ours) {
          unmatched += theirs.removeIf(other -> near(triangle, other, slack)) ? 0 : 1;
        }
        assertEquals(ELSEWHERE.getOrDefault(name, 0), unmatched, name);
        assertEquals(unmatched, theirs.size(), name);
      }
    }
  }

  private static boolean installed() {
    try {
      return WorkerProgram.find() != null;
    } catch (WorkerException e) {
      return false;
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(f -> f.toString().toLowerCase(Locale.ROOT).endsWith(".3ds"))
          .sorted()
          .toList();
    }
  }

  /** Nine numbers for each triangle, in the file's axes, corners in order from the outer side. */
  private static List<double[]> ours(Path file) throws Exception {
    List<double[]> triangles = new ArrayList<>();
    for (Piece piece :
        new StudioImporter().read(ImportRequest.of(file), Progress.none()).pieces()) {
      add(triangles, piece.positions(), piece.triangles(), piece.frame().placement());
    }
    return triangles;
  }

  private static List<double[]> theirs(AssimpScene scene) throws Exception {
    List<double[]> triangles = new ArrayList<>();
    for (PlacedNodes.Placed node :
        PlacedNodes.of(scene.nodes(), Placement.identity(), true, "theirs")) {
      for (int mesh : node.meshes()) {
        AssimpScene.Mesh part = scene.meshes().get(mesh);
        add(triangles, part.positions(), part.corners(), node.placement());
      }
    }
    return triangles;
  }

  private static void add(
      List<double[]> triangles, float[] positions, int[] corners, double[] placement) {
    boolean mirrors = Frame.of(placement, UpAxis.Z, LengthUnit.METRE).mirrors();
    for (int i = 0; i + 2 < corners.length; i += 3) {
      double[] triangle = new double[9];
      for (int k = 0; k < 3; k++) {
        int from = 3 * corners[i + (mirrors ? 2 - k : k)];
        for (int row = 0; row < 3; row++) {
          triangle[3 * k + row] =
              placement[4 * row] * positions[from]
                  + placement[4 * row + 1] * positions[from + 1]
                  + placement[4 * row + 2] * positions[from + 2]
                  + placement[4 * row + 3];
        }
      }
      triangles.add(triangle);
    }
  }

  private static double largest(List<double[]> triangles) {
    return triangles.stream().flatMapToDouble(Arrays::stream).map(Math::abs).max().orElse(0);
  }

  /** Whether the corners are the same, whichever is first. */
  private static boolean near(double[] a, double[] b, double slack) {
    for (int turn = 0; turn < 9; turn += 3) {
      boolean same = true;
      for (int i = 0; i < 9; i++) {
        same &= Math.abs(a[i] - b[(i + turn) % 9]) <= slack;
      }
      if (same) {
        return true;
      }
    }
    return false;
  }
}
