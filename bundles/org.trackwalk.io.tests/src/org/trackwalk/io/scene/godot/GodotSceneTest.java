package org.trackwalk.io.scene.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.io.scene.godot.FloorProject.assertCorners;
import static org.trackwalk.io.scene.godot.FloorProject.boxed;
import static org.trackwalk.io.scene.godot.FloorProject.level;
import static org.trackwalk.io.scene.godot.FloorProject.read;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** Scenes of our own, read back as levels; where a corner must be is computed by hand. */
class GodotSceneTest {

  @TempDir private Path folder;

  @BeforeEach
  void project() throws IOException {
    FloorProject.make(folder);
  }

  private Path scene(String name, String text) throws IOException {
    return Files.writeString(folder.resolve("scenes/" + name), text);
  }

  @Test
  void aTransformIsWrittenRowByRow() throws ImportException, IOException {
    // A quarter turn about y: x goes to -z (rows 0 0 1 / 0 1 0 / -1 0 0), then moved.
    Path scene =
        scene(
            "a.tscn",
            """
            [gd_scene load_steps=2 format=3 uid="uid://x"]
            [ext_resource type="ArrayMesh" uid="uid://y" path="res://models/floor.obj" id="1_f"]
            [node name="Root" type="Node3D"]
            [node name="Group" type="Node3D" parent="."]
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 100, 0, 0)
            [node name="Floor" type="MeshInstance3D" parent="Group"]
            transform = Transform3D(0, 0, 1, 0, 1, 0, -1, 0, 0, 10, 20, 30)
            mesh = ExtResource("1_f")
            """);

    Level level = level(scene);

    assertCorners(level, 0, 110, 20, 30, 110, 20, 28);
    assertTrue(Files.exists(folder.resolve("a.trackwalk.json")), "beside models and scenes");
  }

  @Test
  void scenesInScenesAreWalkedWithTheirChanges() throws ImportException, IOException {
    scene(
        "part.tscn",
        """
        [gd_scene load_steps=2 format=2]
        [ext_resource path="res://models/floor.obj" type="ArrayMesh" id=1]
        [node name="Part" type="Spatial"]
        [node name="Left" type="MeshInstance" parent="."]
        transform = Transform( 1, 0, 0, 0, 1, 0, 0, 0, 1, 5, 0, 0 )
        mesh = ExtResource( 1 )
        [node name="Right" type="MeshInstance" parent="."]
        mesh = ExtResource( 1 )
        [node name="Third" type="MeshInstance" parent="."]
        mesh = ExtResource( 1 )
        """);
    Path scene =
        scene(
            "whole.tscn",
            """
            [gd_scene load_steps=2 format=3]
            [ext_resource type="PackedScene" path="res://scenes/part.tscn" id="1"]
            [node name="Whole" type="Node3D"]
            [node name="A" parent="." instance=ExtResource("1")]
            transform = Transform3D(2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 1, 0)
            [node name="Right" parent="A" index="1"]
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 7)
            [node name="Third" parent="A" index="2"]
            visible = false
            """);

    Level level = level(scene);

    assertEquals(2, level.pieces().size());
    assertCorners(level, 0, 10, 1, 0, 14, 1, 0);
    assertCorners(level, 1, 0, 1, 14, 4, 1, 14);
    assertTrue(read(scene).notes().toString().contains("hidden in the scene"), "told");
  }

  /** A word is not the type of an array because the next section begins with a bracket. */
  @ParameterizedTest
  @ValueSource(strings = {"visible = true", "owner = null", "far = inf", "odd = nan", "n = -inf"})
  void sectionsBehindAWordAreRead(String property) throws ImportException, IOException {
    Path scene =
        scene(
            "words.tscn",
            """
            [gd_scene load_steps=2 format=3]
            [ext_resource type="ArrayMesh" path="res://models/floor.obj" id="1"]
            [node name="Whole" type="Node3D"]
            kept = Array[int]([1, 2])
            PROPERTY

            [node name="A" type="MeshInstance3D" parent="."]
            mesh = ExtResource("1")
            """
                .replace("PROPERTY", property));

    assertEquals(1, level(scene).pieces().size());
  }

  @Test
  void instancedGltfFilesAreScaledAsTheirImportSettingsSay() throws ImportException, IOException {
    String gltf =
        "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],"
            + "\"nodes\":[{\"mesh\":0,\"name\":\"floor-col\",\"translation\":[0,0.5,0]}],"
            + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0}}]}],"
            + "\"accessors\":[{\"bufferView\":0,\"componentType\":5126,\"count\":3,"
            + "\"type\":\"VEC3\",\"min\":[0,0,0],\"max\":[2,0,1]}],"
            + "\"bufferViews\":[{\"buffer\":0,\"byteLength\":36}],\"buffers\":[{\"byteLength\":36,"
            + "\"uri\":\"floor.bin\"}]}";
    Files.writeString(folder.resolve("models/floor.gltf"), gltf);
    ByteBuffer bytes = ByteBuffer.allocate(36).order(ByteOrder.LITTLE_ENDIAN);
    for (float f : new float[] {0, 0, 0, 0, 0, 1, 2, 0, 0}) {
      bytes.putFloat(f);
    }
    Files.write(folder.resolve("models/floor.bin"), bytes.array());
    Files.writeString(
        folder.resolve("models/floor.gltf.import"),
        "[remap]\n\nimporter=\"scene\"\n\n[params]\n\nnodes/root_scale=3.0\nx={\"a\": 1}\n");
    Path scene =
        scene(
            "g.tscn",
            """
            [gd_scene format=3]
            [ext_resource type="PackedScene" path="res://models/floor.gltf" id="1_g"]
            [node name="Root" type="Node3D"]
            [node name="One" parent="." instance=ExtResource("1_g")]
            [node name="Two" parent="." instance=ExtResource("1_g")]
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 6, 0, 0)
            """);

    Level level = level(scene);

    assertCorners(level, 0, 0, 1.5, 0, 6, 1.5, 0);
    assertCorners(level, 1, 6, 1.5, 0, 12, 1.5, 0);
    assertTrue(level.pieces().get(1).collidable());
    assertTrue(read(scene).notes().toString().contains("only its collider ('floor-col')"), "told");
  }

  @Test
  void cellsOfAGridMapStandInTheMiddleOfTheirPlaces() throws ImportException, IOException {
    Files.writeString(
        folder.resolve("models/lib.tres"),
        """
        [gd_resource type="MeshLibrary" load_steps=2 format=3]
        [ext_resource type="ArrayMesh" path="res://models/floor.obj" id="1_f"]
        [sub_resource type="ArrayMesh" id="inner"]
        _surfaces = [{
        "aabb": AABB(0, 0, 0, 1, 1e-05, 1),
        "vertex_data": PackedByteArray("AACA")
        }]
        [resource]
        item/0/name = "other"
        item/0/mesh = ExtResource("1_f")
        item/5/name = "floor"
        item/5/mesh = ExtResource("1_f")
        item/5/mesh_transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0.25, 0)
        item/5/shapes = []
        item/6/name = "floor"
        item/6/mesh = SubResource("inner")
        item/7/name = "unknown"
        item/7/mesh = SubResource("inner")
        """);
    int turned = 22 << 16 | 5; // a quarter turn about y: rows 0 0 -1 / 0 1 0 / 1 0 0
    String cells = "65533, 2, 5, 65536, 65535, " + turned + ", 0, 0, 6, 1, 0, 7, 2, 0, 9";
    Path scene =
        scene(
            "grid.tscn",
            """
            [gd_scene format=3]
            [ext_resource type="MeshLibrary" path="res://models/lib.tres" id="lib"]
            [node name="Root" type="Node3D"]
            [node name="Track" type="GridMap" parent="."]
            transform = Transform3D(0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5, 0, -1, 0)
            mesh_library = ExtResource("lib")
            cell_size = Vector3(10, 1, 10)
            cell_center_y = false
            data = {
            "cells": PackedInt32Array(CELLS)
            }
            metadata/_editor_floor_ = Vector3(0, 0, 0)
            """
                .replace("CELLS", cells));

    Level level = level(scene);

    // Cell -3 0 2: middle -25 0 25; the mesh 0.25 above; all halved, 1 m down.
    assertCorners(level, 0, -12.5, -0.875, 12.5, -11.5, -0.875, 12.5);
    // Cell 0 1 -1: middle 5 1 -5; x becomes z.
    assertCorners(level, 1, 2.5, -0.375, -2.5, 2.5, -0.375, -1.5);
    assertCorners(level, 2, 2.5, -1, 2.5, 3.5, -1, 2.5);
    assertEquals(3, level.pieces().size());
    String notes = read(scene).notes().toString();
    assertTrue(notes.contains("the mesh file of the same name was taken: models/floor.obj"), notes);
    assertTrue(notes.contains("'unknown'"), notes);
    assertTrue(notes.contains("has no mesh of: 'item 9'"), notes);
  }

  @Test
  void theOrientationsAreAllRotationsByQuarterTurns() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < GodotTransform.CELL_ORIENTATIONS; i++) {
      double[] m = GodotTransform.cell(i, 1, 0, 0, 0);
      double determinant =
          m[0] * (m[5] * m[10] - m[6] * m[9])
              - m[1] * (m[4] * m[10] - m[6] * m[8])
              + m[2] * (m[4] * m[9] - m[5] * m[8]);
      assertEquals(1, determinant, "orientation " + i);
      seen.add(Arrays.toString(m));
    }
    assertEquals(24, seen.size());
  }

  @Test
  void whatMovesIsNoPartOfTheLevelButAVehicleIsAStart() throws ImportException, IOException {
    Path scene =
        scene(
            "cars.tscn",
            """
            [gd_scene format=3]
            [ext_resource type="ArrayMesh" path="res://models/floor.obj" id="1"]
            [node name="Root" type="Node3D"]
            [node name="Floor" type="MeshInstance3D" parent="."]
            mesh = ExtResource("1")
            [node name="Car" type="VehicleBody3D" parent="."]
            transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 3, 4, 5)
            [node name="Body" type="MeshInstance3D" parent="Car"]
            mesh = ExtResource("1")
            [node name="Tuned" type="ImmediateMesh" parent="."]
            """);

    ImportedScene imported = read(scene);

    assertEquals(1, imported.manifest().pieces().size());
    assertEquals(
        List.of(3.0, 4.0, 5.0), boxed(imported.manifest().spawns().get(0)), "where the car stands");
    assertTrue(imported.notes().toString().contains("'Tuned'"), imported.notes().toString());
  }

  @Test
  void theManifestStaysInTheProjectWhenMeshesLieOutside() throws ImportException, IOException {
    Path inner = Files.createDirectories(folder.resolve("game/scenes"));
    Files.writeString(folder.resolve("game/project.godot"), "");
    Path scene =
        Files.writeString(
            inner.resolve("out.tscn"),
            """
            [gd_scene format=3]
            [ext_resource type="ArrayMesh" path="res://../models/floor.obj" id="1"]
            [node name="Floor" type="MeshInstance3D"]
            mesh = ExtResource("1")
            """);

    ImportedScene imported =
        new GodotSceneFormat()
            .read(new SceneRequest(scene, "out.tscn", true, null), Progress.none());

    assertEquals(inner.toRealPath(), imported.folder().toRealPath());
    assertEquals("../../models/floor.obj", imported.manifest().pieces().get(0).file().text());
  }
}
