package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Real files that were cut off are refused, or what is missing is told: none is read as a smaller
 * level without a word. A file without any triangle is told by a rule of its own.
 */
final class CutOffTest {

  private static final int CUTS = 60;

  /** One of each format, of those that have an end or a count the files are refused. */
  private static final List<String> FILES =
      List.of(
          "meshes/assimp/STL/Spider_ascii.stl",
          "meshes/assimp/STL/Spider_binary.stl",
          "meshes/trimesh/fuze_ascii.ply",
          "meshes/trimesh/fuze.ply",
          "meshes/trimesh/ballA.off",
          "meshes/assimp/AC/Wuson.acc",
          "meshes/assimp/Collada/COLLADA.dae",
          "meshes/assimp/B3D/WusonBlitz.b3d",
          "meshes/assimp/3DS/fels.3ds",
          "meshes/trimesh/Duck.glb",
          "meshes/trimesh/mode5.gltf",
          "levels/recast/dungeon.obj",
          "levels/bullet-stadium/roboschool/models_outdoor/stadium/part2.obj");

  @TempDir Path folder;

  @Test
  void noRealFileIsReadAsASmallerOneWithoutAWord() throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    List<String> silent = new ArrayList<>();
    for (String name : FILES) {
      Path file = shared.orElseThrow().resolve("data").resolve(name);
      byte[] bytes = Files.readAllBytes(file);
      ImportedMesh whole = read(file, bytes).orElseThrow();
      int refused = 0;
      for (int cut = 1; cut < CUTS; cut++) {
        int at = (int) ((long) bytes.length * cut / CUTS) + cut % 7;
        Optional<ImportedMesh> part = read(file, Arrays.copyOf(bytes, at));
        refused += part.isEmpty() ? 1 : 0;
        if (part.isPresent() && !told(part.get(), whole)) {
          silent.add(name + " at byte " + at);
        }
      }
      if (!name.endsWith(".obj")) {
        assertEquals(CUTS - 1, refused, name);
      }
    }
    assertEquals(List.of(), silent);
  }

  private Optional<ImportedMesh> read(Path like, byte[] bytes) throws IOException {
    String name = like.getFileName().toString();
    MeshImporter importer = Importers.forFileName(name).orElseThrow();
    Path file = Files.write(folder.resolve(name), bytes);
    try {
      return Optional.of(importer.read(ImportRequest.of(file), Progress.none()));
    } catch (ImportException refusal) {
      assertTrue(refusal.oneLine().startsWith(name), refusal.oneLine());
      return Optional.empty();
    }
  }

  private static boolean told(ImportedMesh part, ImportedMesh whole) {
    int triangles = triangles(part);
    return triangles == 0
        || triangles == triangles(whole)
        || !part.problems().equals(whole.problems());
  }

  private static int triangles(ImportedMesh mesh) {
    return mesh.pieces().stream().mapToInt(Piece::triangleCount).sum();
  }
}
