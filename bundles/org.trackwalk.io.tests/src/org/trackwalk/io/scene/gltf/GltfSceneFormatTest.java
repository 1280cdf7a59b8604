package org.trackwalk.io.scene.gltf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneNames;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.write.KitNote;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

class GltfSceneFormatTest {

  @TempDir private Path folder;

  /** A file whose only mesh is a triangle; scenes and nodes as given. */
  private Path file(String name, String scenes, String nodes, String more) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(36).order(ByteOrder.LITTLE_ENDIAN);
    for (float f : new float[] {0, 0, 0, 0, 0, 1, 1, 0, 0}) {
      bytes.putFloat(f);
    }
    String text =
        """
        {"asset": {"version": "2.0"}, "scenes": [SCENES], "nodes": [NODES], MORE
         "meshes": [{"primitives": [{"attributes": {"POSITION": 0}}]}],
         "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3",
           "min": [0, 0, 0], "max": [1, 0, 1]}],
         "bufferViews": [{"buffer": 0, "byteLength": 36}],
         "buffers": [{"byteLength": 36, "uri": "data:application/octet-stream;base64,DATA"}]}
        """;
    return Files.writeString(
        folder.resolve(name),
        text.replace("SCENES", scenes)
            .replace("NODES", nodes)
            .replace("MORE", more)
            .replace("DATA", Base64.getEncoder().encodeToString(bytes.array())));
  }

  private static ImportedScene read(Path file, String scene) throws ImportException, IOException {
    SceneRequest request = new SceneRequest(file, String.valueOf(file.getFileName()), false, scene);
    return new GltfSceneFormat().read(request, Progress.none());
  }

  private static Level level(ImportedScene imported) throws ImportException, IOException {
    Path target = SceneWriting.usualTarget(imported);
    SceneWriting.write(imported, target, true);
    return LevelFinder.find(List.of(target), LoadOptions.DEFAULT, Progress.none())
        .get(0)
        .load(Progress.none());
  }

  private static List<String> collidable(Level level) {
    return level.pieces().stream().filter(Piece::collidable).map(Piece::name).toList();
  }

  @Test
  void theScenesOfAFileAreKnownByNameWithTheUsualOne() throws Exception {
    String two = "{\"name\": \"Day\", \"nodes\": [0]}, {\"nodes\": [0]}";
    Path file = file("two.gltf", two, "{\"mesh\": 0}", "\"scene\": 1,");
    GltfSceneFormat format = new GltfSceneFormat();
    SceneNames expected = new SceneNames(List.of("Day", "1"), 1);

    assertEquals(expected, format.scenes(file));
    assertEquals(expected, format.scenes(folder), "the only file of a folder");
    assertTrue(
        read(file, null).notes().get(0).contains("taken is '1'"), read(file, null).notes() + "");
    file("other.gltf", two, "{\"mesh\": 0}", "");
    assertEquals(SceneNames.NONE, format.scenes(folder), "all files of it together");
    Path broken = Files.writeString(folder.resolve("broken.gltf"), "{");
    assertEquals(SceneNames.NONE, format.scenes(broken));
  }

  @Test
  void oneOfSeveralScenesIsTaken() throws ImportException, IOException {
    Path file =
        file(
            "track.gltf",
            "{\"name\": \"Day\", \"nodes\": [0]}, {\"name\": \"Night\", \"nodes\": [1, 2]}",
            "{\"name\": \"sun\", \"mesh\": 0}, {\"name\": \"moon\", \"mesh\": 0},"
                + " {\"name\": \"lamp\", \"mesh\": 0}",
            "\"scene\": 0,");

    Level day = level(read(file, null));
    ImportedScene imported = read(file, "Night");
    Level night = level(imported);

    assertEquals(List.of("sun"), day.pieces().stream().map(Piece::name).toList());
    assertEquals(List.of("moon", "lamp"), night.pieces().stream().map(Piece::name).toList());
    assertEquals("track-Night", imported.name());
    assertTrue(read(file, null).notes().toString().contains("'Day', 'Night'"));
    ImportException refusal = assertThrows(ImportException.class, () -> read(file, "Nigth"));
    assertTrue(refusal.getMessage().contains("did you mean 'Night'?"), refusal.oneLine());
  }

  @Test
  void whereGodotTakesCollidersByNameNothingElseCollides() throws ImportException, IOException {
    Path file =
        file(
            "a.gltf",
            "{\"nodes\": [0, 1, 2, 3]}",
            "{\"name\": \"road\", \"mesh\": 0}, {\"name\": \"road-colonly\", \"mesh\": 0},"
                + " {\"name\": \"walls_col\", \"children\": [4]},"
                + " {\"name\": \"Spawn 1\", \"translation\": [1, 2, 3]},"
                + " {\"name\": \"wall\", \"mesh\": 0}",
            "");

    ImportedScene imported = read(file, null);

    assertEquals(List.of("road-colonly", "wall"), collidable(level(imported)));
    assertEquals(3, level(imported).pieces().size());
    assertArrayEquals(new double[] {1, 2, 3}, imported.manifest().spawns().get(0));
    assertTrue(imported.notes().toString().contains("only its 2 colliders"));
  }

  @Test
  void anUnrealColliderStandsForItsMeshAlone() throws ImportException, IOException {
    Path file =
        file(
            "u.gltf",
            "{\"nodes\": [0, 1, 2]}",
            "{\"name\": \"tree\", \"mesh\": 0}, {\"name\": \"UCX_tree_00\", \"mesh\": 0},"
                + " {\"name\": \"road\", \"mesh\": 0}",
            "");

    assertEquals(List.of("UCX_tree_00", "road"), collidable(level(read(file, null))));
  }

  @Test
  void physicsExtensionsSayWhatCollides() throws ImportException, IOException {
    String mesh = "{\"KHR_physics_rigid_bodies\": {\"collider\": {\"geometry\": {\"mesh\": 0}}}}";
    String ball = "{\"KHR_physics_rigid_bodies\": {\"collider\": {\"geometry\": {\"shape\": 0}}}}";
    String moves = "{\"OMI_physics_body\": {\"motion\": {\"type\": \"dynamic\"}}}";
    String omi = "{\"OMI_physics_body\": {\"collider\": {\"shape\": 1}}}";
    Path file =
        file(
            "p.gltf",
            "{\"nodes\": [0, 1, 2, 3, 4]}",
            "{\"name\": \"road\", \"mesh\": 0, \"extensions\": "
                + mesh
                + "}, {\"name\": \"ball\", \"mesh\": 0, \"extensions\": "
                + ball
                + "}, {\"name\": \"crate\", \"mesh\": 0, \"extensions\": "
                + moves
                + "}, {\"name\": \"wall\", \"mesh\": 0, \"extensions\": "
                + omi
                + "}, {\"name\": \"sky\", \"mesh\": 0}",
            "\"extensionsUsed\": [\"KHR_physics_rigid_bodies\", \"OMI_physics_body\"],"
                + "\"extensions\": {\"OMI_physics_shape\": {\"shapes\": [{\"type\": \"box\"},"
                + " {\"type\": \"trimesh\", \"trimesh\": {\"mesh\": 0}}]}},");

    ImportedScene imported = read(file, null);

    assertEquals(List.of("road", "wall"), collidable(level(imported)));
    assertTrue(imported.notes().toString().contains("1 collider is a ball"), "told");
  }

  @Test
  void theFilesOfAFolderAreOneLevel() throws ImportException, IOException {
    String at = "{\"name\": \"%s\", \"mesh\": 0, \"translation\": [%d, 0, 0]}";
    file("b.gltf", "{\"nodes\": [0]}", String.format(at, "north", 0), "");
    file("c.gltf", "{\"nodes\": [0]}", String.format(at, "south", 500), "");
    assertTrue(new GltfSceneFormat().reads(folder));

    ImportedScene imported = read(folder, null);
    ImportedScene told = KitNote.added(imported, SceneRequest.of(folder), Progress.none());

    Level level = level(imported);
    assertEquals(List.of("north", "south"), level.pieces().stream().map(Piece::name).toList());
    assertEquals(folder.getFileName().toString(), imported.name());
    assertTrue(told.notes().toString().contains("look like 2 levels"), "told");
    assertThrows(ImportException.class, () -> read(folder, "Night"));
  }

  @Test
  void anEmptyFolderIsNoScene(@TempDir Path empty) {
    assertFalse(new GltfSceneFormat().reads(empty));
    assertFalse(new GltfSceneFormat().reads(empty.resolve("a.obj")));
  }
}
