package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.assimp.AssimpReading;
import org.trackwalk.io.assimp.AssimpScene;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerLimits;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Where Assimp reads a format too, both find the same triangles on the same stored positions: to
 * the bit in binary files, and within a rounding of the text in others. Exceptions have names.
 * Skipped where Assimp's libraries or the real files are not at hand.
 */
final class AssimpComparisonTest {

  private static final Set<String> ENDINGS =
      Set.of("dae", "obj", "stl", "ply", "gltf", "glb", "ac", "acc", "off", "b3d");

  /** Endings of formats that hold no number as text. */
  private static final Set<String> BINARY = Set.of("gltf", "glb", "b3d");

  /**
   * Steps between floats by which Assimp's numbers may lie beside the text's: it adds up digits in
   * double and rounds to float on the way more than once.
   */
  private static final int TEXT_STEPS = 2;

  /** Another reading of the format, by the file. */
  private static final Map<String, String> NAMED =
      Map.ofEntries(
          // AC3D: Assimp adds 'loc' to the vertices and smooths 'subdiv'.
          Map.entry("meshes/assimp/AC/SphereWithLight.ac", "subdiv"),
          Map.entry("meshes/assimp/AC/SphereWithLightUvScaling4X.ac", "subdiv"),
          Map.entry("meshes/assimp/AC/SphereWithLight_UTF8BOM.ac", "loc"),
          Map.entry("meshes/assimp/AC/sample_subdiv.ac", "subdiv"),
          Map.entry("tracks/torcs/aalborg/aalborg.ac", "loc"),
          Map.entry("meshes/assimp/AC/doubleSidedFace.ac", "loc"),
          Map.entry("tracks/torcs/aalborg/tri1.ac", "loc"),
          Map.entry("tracks/torcs/aalborg/tri2.ac", "loc"),
          Map.entry("tracks/torcs/wheel-1/wheel-1.ac", "loc"),
          // It finds nothing in UTF-16 that begins with the high byte.
          Map.entry("meshes/assimp/OBJ/box_UTF16BE.obj", "encoding"),
          // It never ends, and each would be waited for twice.
          Map.entry("meshes/trimesh/comments.off", "hangs"),
          Map.entry("meshes/trimesh/whitespace.off", "hangs"),
          // It divides by a fourth coordinate, which other programs take for a weight or colour.
          Map.entry("meshes/tinyobj/models/cube-vertex-w-component.obj", "w"),
          // It makes a mesh of the nodes where a scene shows none.
          Map.entry("tracks/deepracer/China_track/China_track_light.dae", "skeleton"));

  @Test
  void bothReadersFindTheSameTriangles() throws IOException {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    assumeTrue(installed(), "Assimp is not installed");
    Path data = shared.orElseThrow().resolve("data");
    List<String> differences = new ArrayList<>();
    int compared = 0;
    try (WorkerPool workers = new WorkerPool(WorkerProgram::find, WorkerLimits.ofThisMachine())) {
      AssimpReading assimp = new AssimpReading(workers);
      for (Path file : files(data)) {
        String name = data.relativize(file).toString().replace('\\', '/');
        if (NAMED.containsKey(name)) {
          continue;
        }
        Optional<AssimpScene> scene = theirs(assimp, file);
        if (scene.isPresent()) {
          compared++;
          String difference = compare(file, scene.get());
          if (!difference.isEmpty()) {
            differences.add(name + ": " + difference);
          }
        }
      }
    }
    assertEquals(List.of(), differences, compared + " compared");
    assertTrue(compared > 300, "only " + compared + " files were read by both");
  }

  private static boolean installed() {
    try {
      return WorkerProgram.find() != null;
    } catch (WorkerException e) {
      return false;
    }
  }

  private static List<Path> files(Path data) throws IOException {
    try (Stream<Path> all = Files.walk(data)) {
      return all.filter(file -> ENDINGS.contains(Importers.ending(file.toString())))
          .filter(file -> !file.toString().contains("gltf-validator"))
          .sorted()
          .toList();
    }
  }

  private static Optional<AssimpScene> theirs(AssimpReading assimp, Path file) throws IOException {
    try (Stream<Path> beside = Files.list(file.getParent())) {
      List<Path> companions = beside.filter(Files::isRegularFile).toList();
      return Optional.of(assimp.read(ImportRequest.of(file), companions, Progress.none()));
    } catch (ImportException e) {
      return Optional.empty();
    }
  }

  private static String compare(Path file, AssimpScene scene) throws IOException {
    String ending = Importers.ending(file.toString());
    Corners ours = new Corners();
    ImportedMesh mesh;
    try {
      mesh =
          Importers.forFileName(file.toString())
              .orElseThrow()
              .read(ImportRequest.of(file), Progress.none());
    } catch (ImportException e) {
      return e.oneLine();
    }
    for (Piece piece : mesh.pieces()) {
      // Assimp turns the hand of Blitz3D's coordinates in the vertices, we in the placement.
      float z = ending.equals("b3d") ? -1 : 1;
      for (int vertex : piece.triangles()) {
        ours.add(piece.positions(), vertex, z);
      }
      ours.triangles += piece.triangleCount();
      for (int t = 0; t < piece.triangleCount() && ending.equals("ac"); t++) {
        ours.triangles += piece.twoSided(t) ? 1 : 0; // of a two-sided face Assimp makes two
      }
    }
    Corners theirs = new Corners();
    for (AssimpScene.Node node : scene.nodes()) {
      for (int index : node.meshes()) {
        theirs.add(scene.meshes().get(index));
      }
    }
    // In the strips of .acc Assimp keeps the triangles that only turn a corner.
    if (ours.triangles != theirs.triangles && !ending.equals("acc")) {
      return ours.triangles + " triangles, by Assimp " + theirs.triangles;
    }
    int unmatched =
        BINARY.contains(ending)
            ? (ours.counts.equals(theirs.counts) ? 0 : 1)
            : ours.without(theirs, TEXT_STEPS) + theirs.without(ours, TEXT_STEPS);
    return unmatched == 0 ? "" : unmatched + " positions have no counterpart";
  }

  /** A position by the order numbers of its floats, zeros without a sign. */
  private record Place(int x, int y, int z) {

    static Place of(float x, float y, float z) {
      return new Place(order(x), order(y), order(z));
    }

    /** Neighbouring floats have neighbouring numbers, also across zero. */
    private static int order(float value) {
      int bits = Float.floatToIntBits(value + 0f);
      return bits < 0 ? Integer.MIN_VALUE - bits : bits;
    }
  }

  /** The corners of all triangles as a multiset of positions. */
  private static final class Corners {
    private final Map<Place, Integer> counts = new HashMap<>();
    private long triangles;

    void add(float[] xyz, int vertex, float z) {
      int at = 3 * vertex;
      counts.merge(Place.of(xyz[at], xyz[at + 1], z * xyz[at + 2]), 1, Integer::sum);
    }

    void add(AssimpScene.Mesh mesh) {
      int at = 0;
      int faces =
          mesh.cornerCounts() == null ? mesh.corners().length / 3 : mesh.cornerCounts().length;
      for (int face = 0; face < faces; face++) {
        int corners = mesh.cornerCounts() == null ? 3 : mesh.cornerCounts()[face];
        for (int i = at; corners >= 3 && i < at + corners; i++) {
          add(mesh.positions(), mesh.corners()[i], 1);
        }
        triangles += Math.max(0, corners - 2);
        at += corners;
      }
    }

    /** How many positions have none of the others within so many steps along each axis. */
    int without(Corners others, int steps) {
      int missing = 0;
      for (Place place : counts.keySet()) {
        if (!others.counts.containsKey(place) && !others.near(place, steps)) {
          missing++;
        }
      }
      return missing;
    }

    private boolean near(Place place, int steps) {
      for (int i = -steps; i <= steps; i++) {
        for (int j = -steps; j <= steps; j++) {
          for (int k = -steps; k <= steps; k++) {
            if (counts.containsKey(new Place(place.x() + i, place.y() + j, place.z() + k))) {
              return true;
            }
          }
        }
      }
      return false;
    }
  }
}
