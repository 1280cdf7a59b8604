package org.trackwalk.io.scene.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.io.scene.godot.FloorProject.FLOOR;
import static org.trackwalk.io.scene.godot.FloorProject.assertCorners;
import static org.trackwalk.io.scene.godot.FloorProject.boxed;
import static org.trackwalk.io.scene.godot.FloorProject.level;
import static org.trackwalk.io.scene.godot.FloorProject.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.mesh.level.Level;

/** What a scene places in another one, and what is added to it there. */
class GodotPlacedSceneTest {

  @TempDir private Path folder;

  @BeforeEach
  void project() throws IOException {
    FloorProject.make(folder);
  }

  private Path scene(String name, String text) throws IOException {
    return Files.writeString(folder.resolve("scenes/" + name), text);
  }

  @Test
  void whatIsAddedToAPlacedSceneStandsUnderItsRoot() throws ImportException, IOException {
    scene(
        "moved.tscn",
        """
        [gd_scene format=3]
        [node name="Root" type="Node3D"]
        transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 10, 0, 0)
        """);
    Path scene =
        scene(
            "adds.tscn",
            """
            [gd_scene format=3]
            [ext_resource type="PackedScene" path="res://scenes/moved.tscn" id="1"]
            [ext_resource type="ArrayMesh" path="res://models/floor.obj" id="2"]
            [node name="Root" type="Node3D"]
            [node name="A" parent="." instance=ExtResource("1")]
            [node name="Floor" type="MeshInstance3D" parent="A"]
            mesh = ExtResource("2")
            [node name="B" parent="." instance=ExtResource("1")]
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 0)
            [node name="Floor" type="MeshInstance3D" parent="B"]
            mesh = ExtResource("2")
            """);

    Level level = level(scene);

    assertCorners(level, 0, 10, 0, 0, 12, 0, 0);
    assertCorners(level, 1, 0, 5, 0, 2, 5, 0);
  }

  @Test
  void whatIsAddedToAPlacedSceneIsHiddenOrMovesWithItsRoot() throws ImportException, IOException {
    scene(
        "hidden.tscn", "[gd_scene format=3]\n[node name='Root' type='Node3D']\nvisible = false\n");
    scene("crate.tscn", "[gd_scene format=3]\n[node name='Root' type='RigidBody3D']\n");
    for (String name : List.of("hidden.tscn", "crate.tscn")) {
      Path file = folder.resolve("scenes/" + name);
      Files.writeString(file, Files.readString(file).replace('\'', '"'));
    }
    Path scene =
        scene(
            "adds.tscn",
            """
            [gd_scene format=3]
            [ext_resource type="PackedScene" path="res://scenes/hidden.tscn" id="1"]
            [ext_resource type="PackedScene" path="res://scenes/crate.tscn" id="2"]
            [ext_resource type="ArrayMesh" path="res://models/floor.obj" id="3"]
            [node name="Root" type="Node3D"]
            [node name="A" parent="." instance=ExtResource("1")]
            [node name="InHidden" type="MeshInstance3D" parent="A"]
            mesh = ExtResource("3")
            [node name="B" parent="." instance=ExtResource("2")]
            [node name="OnCrate" type="MeshInstance3D" parent="B"]
            mesh = ExtResource("3")
            [node name="C" parent="." instance=ExtResource("1")]
            visible = true
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 3, 0)
            [node name="Shown" type="MeshInstance3D" parent="C"]
            mesh = ExtResource("3")
            """);

    Level level = level(scene);

    assertEquals(1, level.pieces().size(), "only what is below C");
    assertCorners(level, 0, 0, 3, 0, 2, 3, 0);
    String notes = read(scene).notes().toString();
    assertTrue(notes.contains("hidden in the scene and left out: 'A'"), notes);
    assertTrue(notes.contains("bodies that move are no part of the level: 'B'"), notes);
  }

  @Test
  void theNearestProjectIsMeantAndAVehicleStartsWhereItsSceneIsPlaced() throws Exception {
    // A game in a folder of another one: res:// is the inner one, whose files come first.
    Path inner = Files.createDirectories(folder.resolve("demo/scenes"));
    Files.writeString(folder.resolve("demo/project.godot"), "config_version=5\n");
    Files.createDirectory(folder.resolve("demo/models"));
    Files.writeString(folder.resolve("demo/models/floor.obj"), FLOOR.replace("2 0", "4 0"));
    scene("car.tscn", "[gd_scene format=3]\n[node name=\"Wrong\" type=\"Node3D\"]\n");
    Files.writeString(
        inner.resolve("car.tscn"),
        """
        [gd_scene format=3]
        [node name="Car" type="VehicleBody3D"]
        transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0.5, 0)
        """);
    Path scene =
        Files.writeString(
            inner.resolve("race.tscn"),
            """
            [gd_scene format=3]
            [ext_resource type="PackedScene" path="res://scenes/car.tscn" id="1"]
            [ext_resource type="ArrayMesh" path="res://models/floor.obj" id="2"]
            [node name="Root" type="Node3D"]
            [node name="Floor" type="MeshInstance3D" parent="."]
            mesh = ExtResource("2")
            [node name="Grid" type="Node3D" parent="."]
            transform = Transform3D(0, 0, 1, 0, 1, 0, -1, 0, 0, 10, 20, 30)
            [node name="First" parent="Grid" instance=ExtResource("1")]
            [node name="Second" parent="Grid" instance=ExtResource("1")]
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0)
            """);

    ImportedScene imported = read(scene);
    Level level = level(scene);

    assertEquals(folder.resolve("demo").toRealPath(), imported.folder().toRealPath());
    assertCorners(level, 0, 0, 0, 0, 4, 0, 0);
    List<double[]> starts = imported.manifest().spawns();
    assertEquals(List.of(10.0, 20.5, 30.0), boxed(starts.get(0)), "as its root stands");
    assertEquals(List.of(10.0, 20.0, 28.0), boxed(starts.get(1)), "the outer scene is stronger");
    assertEquals(2, starts.size());
  }
}
