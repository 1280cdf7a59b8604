package org.trackwalk.io.scene.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.progress.Progress;

/** Scenes that cannot be read end in one line that says why and where. */
class GodotRefusalsTest {

  @TempDir private Path folder;

  private Path scene(String name, String text) throws IOException {
    return Files.writeString(folder.resolve("scenes/" + name), text);
  }

  private static ImportedScene read(Path scene) throws ImportException, IOException {
    return new GodotSceneFormat().read(SceneRequest.of(scene), Progress.none());
  }

  @BeforeEach
  void project() throws IOException {
    Files.writeString(folder.resolve("project.godot"), "config_version=5\n");
    Files.createDirectory(folder.resolve("models"));
    Files.createDirectory(folder.resolve("scenes"));
    Files.writeString(
        folder.resolve("models/floor.obj"), "o floor\nv 0 0 0\nv 2 0 0\nv 0 0 1\nf 1 3 2\n");
  }

  @Test
  void aMissingMeshLibraryIsOneClearMessage() {
    String shared = System.getProperty("trackwalk.shared");
    Path scene =
        Path.of(shared == null ? "none" : shared, "data/tracks/kenney-racing/scenes", "main.tscn");
    assumeTrue(Files.exists(scene), "the real scene is not here");

    ImportException refusal = assertThrows(ImportException.class, () -> read(scene));

    assertEquals("line 6", refusal.place());
    String text = refusal.getMessage();
    assertTrue(text.contains("'res://models/Library/mesh-library.tres' is not there"), text);
    assertTrue(text.contains("154 cells") && text.contains("project.godot"), text);
  }

  @Test
  void filesOutsideTheProjectAreNotRead() throws IOException {
    Path inner = Files.createDirectories(folder.resolve("game/scenes"));
    Files.writeString(folder.resolve("game/project.godot"), "");
    String text =
        """
        [gd_scene format=3]
        [ext_resource type="ArrayMesh" path="res://../models/floor.obj" id="1"]
        [node name="Floor" type="MeshInstance3D"]
        mesh = ExtResource("1")
        """;
    Path scene = Files.writeString(inner.resolve("out.tscn"), text);

    ImportException refusal = assertThrows(ImportException.class, () -> read(scene));

    assertTrue(refusal.getMessage().contains("--allow-outside"), refusal.oneLine());
    assertEquals("line 2", refusal.place());
  }

  @Test
  void aSceneInItselfEnds() throws IOException {
    Path scene =
        scene(
            "loop.tscn",
            """
            [gd_scene format=3]
            [ext_resource type="PackedScene" path="res://scenes/loop.tscn" id="1"]
            [node name="Loop" type="Node3D"]
            [node name="Again" parent="." instance=ExtResource("1")]
            """);

    ImportException refusal = assertThrows(ImportException.class, () -> read(scene));

    assertTrue(refusal.getMessage().contains("without end"), refusal.oneLine());
  }

  @Test
  void emptyScenesThatHoldEachOtherTwiceAreRefused() throws IOException {
    scene("s0.tscn", "[gd_scene format=3]\n[node name=\"Root\" type=\"Node3D\"]\n");
    for (int i = 1; i < 30; i++) {
      scene(
          "s" + i + ".tscn",
          """
          [gd_scene format=3]
          [ext_resource type="PackedScene" path="res://scenes/sN.tscn" id="1"]
          [node name="Root" type="Node3D"]
          [node name="A" parent="." instance=ExtResource("1")]
          [node name="B" parent="." instance=ExtResource("1")]
          """
              .replace("sN", "s" + (i - 1)));
    }

    ImportException refusal =
        assertThrows(ImportException.class, () -> read(folder.resolve("scenes/s29.tscn")));

    assertTrue(refusal.getMessage().contains("more than 1000000 nodes"), refusal.oneLine());
  }

  @Test
  void damagedTextIsRefusedWithItsLine() throws IOException {
    String good =
        "[gd_scene format=3]\n[node name=\"A\" type=\"Node3D\"]\nx = [1, {\"a\": V(2)}]\n";
    for (int cut = 1; cut < good.length() - 1; cut++) {
      Path scene = scene("cut.tscn", good.substring(0, cut));
      assertThrows(ImportException.class, () -> read(scene), "cut at " + cut);
    }
    Path deep = scene("deep.tscn", good + "y = " + "[".repeat(100_000));
    assertTrue(
        assertThrows(ImportException.class, () -> read(deep)).getMessage().contains("deeply"));
    Path binary = scene("binary.tscn", "RSRC\0\0\0");
    assertTrue(
        assertThrows(ImportException.class, () -> read(binary)).getMessage().contains("binary"));
  }
}
