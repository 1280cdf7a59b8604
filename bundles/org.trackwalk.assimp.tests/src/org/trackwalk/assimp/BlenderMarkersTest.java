package org.trackwalk.assimp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.io.assimp.AssimpImporter;
import org.trackwalk.io.collada.ColladaImporter;
import org.trackwalk.io.gltf.GltfImporter;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * One scene of Blender in several formats ({@code grid.py}): the same empties at the same places,
 * whatever unit and axes a file has, against what Blender itself says of them.
 */
class BlenderMarkersTest {

  /** Metres; centimetres as floats stand 2.4e-6 m apart at 40 m. */
  private static final double NEAR = 1e-5;

  /** Which of the empties' own axes a file holds as its third. */
  private static final int LOCAL_Z = 3;

  private static final int LOCAL_BACK = 6;

  @TempDir static Path folder;

  private static WorkerPool pool;

  @BeforeAll
  static void start() throws Exception {
    pool = InstalledWorker.pool(InstalledWorker.program(folder), InstalledWorker.limits());
  }

  @AfterAll
  static void stop() {
    if (pool != null) {
      pool.close();
    }
  }

  private static ImportedMesh read(String name) throws Exception {
    Path file = BlenderFile.copy(name, folder);
    MeshImporter importer =
        name.endsWith(".glb")
            ? new GltfImporter()
            : name.endsWith(".dae") ? new ColladaImporter() : new AssimpImporter(pool);
    assertTrue(importer.holdsEmpties(name));
    return importer.read(ImportRequest.of(file), Progress.none());
  }

  /** By name: the place, the local z and the local -y, of the level. */
  private static Map<String, double[]> truth() throws Exception {
    Map<String, double[]> all = new TreeMap<>();
    for (String line :
        new String(BlenderFile.bytes("truth.txt"), StandardCharsets.UTF_8).lines().toList()) {
      String[] words = line.split(" ");
      all.put(words[0], Arrays.stream(words).skip(1).mapToDouble(Double::parseDouble).toArray());
    }
    return all;
  }

  private static void assertMarkers(String name, int axis) throws Exception {
    Map<String, Marker> read = new TreeMap<>();
    read(name).markers().forEach(m -> read.put(m.name(), m));
    Map<String, double[]> truth = truth();
    assertEquals(truth.keySet(), read.keySet(), name);
    for (Map.Entry<String, double[]> entry : truth.entrySet()) {
      Marker marker = read.get(entry.getKey());
      double[] forward = unit(marker.forward(), 0);
      double[] expected = unit(entry.getValue(), axis);
      for (int k = 0; k < 3; k++) {
        String what = name + " " + marker;
        assertEquals(entry.getValue()[k], marker.position()[k], NEAR, what);
        assertEquals(expected[k], forward[k], NEAR, what);
      }
    }
  }

  private static double[] unit(double[] from, int at) {
    double size = Math.hypot(Math.hypot(from[at], from[at + 1]), from[at + 2]);
    return new double[] {from[at] / size, from[at + 1] / size, from[at + 2] / size};
  }

  @Test
  void emptiesKeepBlendersOwnAxes() throws Exception {
    for (String name : List.of("grid.fbx", "metres.fbx", "grid.dae")) {
      assertMarkers(name, LOCAL_Z);
    }
  }

  /** GLB, and FBX with "Apply Transform", turn what is inside each object, too. */
  @Test
  void emptiesAreTurnedWithTheirObjects() throws Exception {
    assertMarkers("grid.glb", LOCAL_BACK);
    assertMarkers("baked.fbx", LOCAL_BACK);
  }

  @Test
  void theRulesSayTheSame() throws Exception {
    List<String> glb = told("grid.glb");
    assertTrue(
        glb.contains("ERROR AC_START_0 is not there, so 1 of 1 places behind it are not counted"),
        glb.toString());
    assertTrue(glb.contains("WARNING AC_STRAT_0 is no marker that the game knows"), glb.toString());
    assertEquals(glb, told("baked.fbx"));
    List<String> ways = glb.stream().filter(line -> !line.contains(" looks ")).toList();
    for (String name : List.of("grid.fbx", "metres.fbx", "grid.dae")) {
      assertEquals(ways, told(name), name);
    }
  }

  private static List<String> told(String name) throws Exception {
    ImportedMesh mesh = read(name);
    Level level =
        new Level(
            "grid",
            "",
            mesh.pieces(),
            mesh.problems(),
            List.of(name),
            LevelHints.NONE,
            mesh.markers());
    List<String> told = new ArrayList<>();
    LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.told().rule().startsWith("place."))
        .forEach(f -> told.add(f.told().severity() + " " + f.told().message()));
    told.sort(null);
    return told;
  }
}
