package org.trackwalk.io.scene.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;

/**
 * Work grows with what a scene has, not with its square: each of these took over a minute of CPU
 * and takes a few seconds.
 */
class GodotManyNodesTest {

  private static final int MANY = 99_999;

  private static final String EMPTY =
      """
      [ext_resource type="PackedScene" path="res://scenes/empty.tscn" id="1"]
      """;

  private static final String ROOT = "[node name=\"R\" type=\"Node3D\"]\n";

  @TempDir private Path folder;

  @BeforeEach
  void project() throws IOException {
    FloorProject.make(folder);
    scene("empty.tscn", ROOT);
  }

  private Path scene(String name, String text) throws IOException {
    return Files.writeString(folder.resolve("scenes/" + name), "[gd_scene format=3]\n" + text);
  }

  private static String often(IntFunction<String> line) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < MANY; i++) {
      all.append(line.apply(i)).append('\n');
    }
    return all.toString();
  }

  private static String placed(int i) {
    return "[node name=\"A%d\" parent=\".\" instance=ExtResource(\"1\")]".formatted(i);
  }

  private static ImportedScene soon(Path scene) {
    return assertTimeoutPreemptively(Duration.ofSeconds(60), () -> FloorProject.read(scene));
  }

  private static void refusedSoon(Path scene, String why) {
    ImportException refused =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60),
            () -> assertThrows(ImportException.class, () -> FloorProject.read(scene)));
    assertTrue(refused.getMessage().contains(why), refused.getMessage());
  }

  @Test
  void manyMeshFiles() throws IOException {
    String floor = "[ext_resource type=\"PackedScene\" path=\"res://models/floor.obj\" id=\"1\"]\n";
    Path scene = scene("meshes.tscn", floor + ROOT + often(GodotManyNodesTest::placed));
    assertEquals(MANY, soon(scene).manifest().pieces().size());
  }

  @Test
  void manyScenesAndWhatStandsInNone() throws IOException {
    String lost = often(i -> "[node name=\"X\" type=\"MeshInstance3D\" parent=\"nowhere\"]");
    Path scene = scene("scenes.tscn", EMPTY + ROOT + often(GodotManyNodesTest::placed) + lost);
    refusedSoon(scene, "there is no mesh in it");
  }

  @Test
  void manyRoots() throws IOException {
    Path scene =
        scene("roots.tscn", EMPTY + often(i -> "[node name=\"R\" instance=ExtResource(\"1\")]"));
    refusedSoon(scene, "there is no mesh in it");
  }

  @Test
  void aSceneOfManyResourcesIsPlacedOften() throws IOException {
    scene("empty.tscn", often(i -> "[sub_resource type=\"X\" id=\"1\"]") + ROOT);
    Path scene = scene("fat.tscn", EMPTY + ROOT + often(GodotManyNodesTest::placed));
    refusedSoon(scene, "there is no mesh in it");
  }

  /** 800,801 nodes, of which 399,600 are changed from outside: a change is no node more. */
  @Test
  void changesAreNoNodes() throws IOException {
    StringBuilder inner = new StringBuilder(ROOT);
    StringBuilder outer = new StringBuilder(EMPTY + ROOT + placed(0) + "\n");
    for (int i = 0; i < 999; i++) {
      inner.append("[node name=\"N%d\" type=\"Node3D\" parent=\".\"]\n".formatted(i));
      outer.append("[node name=\"N%d\" parent=\"A0\"]\nvisible = true\n".formatted(i));
    }
    scene("empty.tscn", inner.toString());
    scene("outer.tscn", outer.toString());
    StringBuilder top = new StringBuilder("[ext_resource type=\"PackedScene\" ");
    top.append("path=\"res://scenes/outer.tscn\" id=\"1\"]\n[ext_resource type=\"PackedScene\" ");
    top.append("path=\"res://models/floor.obj\" id=\"2\"]\n").append(ROOT);
    top.append("[node name=\"F\" parent=\".\" instance=ExtResource(\"2\")]\n");
    for (int i = 0; i < 400; i++) {
      top.append(placed(i)).append('\n');
    }
    assertEquals(1, soon(scene("top.tscn", top.toString())).manifest().pieces().size());
  }

  /** What a scene says of the nodes in another one is looked at for each that is placed. */
  @Test
  void changesThatArePassedOnAreCounted() throws IOException {
    String next = "[ext_resource type=\"PackedScene\" path=\"res://scenes/s%d.tscn\" id=\"1\"]\n";
    String two = "[node name=\"R\" instance=ExtResource(\"1\")]\n" + placed(0) + "\n" + placed(1);
    scene("s25.tscn", ROOT);
    for (int i = 0; i < 25; i++) {
      scene("s" + i + ".tscn", next.formatted(i + 1) + two);
    }
    refusedSoon(folder.resolve("scenes/s0.tscn"), "more than 1000000 nodes");
  }
}
