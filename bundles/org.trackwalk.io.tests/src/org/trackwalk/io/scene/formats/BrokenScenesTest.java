package org.trackwalk.io.scene.formats;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.robust.Mutants;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.progress.Progress;

/** A damaged scene is read or refused in one line, never anything else. */
class BrokenScenesTest {

  private static final int MUTANTS = 1_500;

  private static final long SEED = 20261122;

  private static final String TRACK =
      """
      <!DOCTYPE params SYSTEM "../params.dtd" [
      <!ENTITY default-surfaces SYSTEM "../surfaces.xml">
      ]>
      <params name="a"><section name="Surfaces">&default-surfaces;</section>
      <section name="Header"><attnum name="version" val="4"/></section>
      <section name="Graphic"><attstr name="3d description" val="floor.ac"/></section>
      <section name="Main Track"><attnum name="width" val="10" unit="m"/>
      <attnum name="profil steps length" val="4"/>
      <section name="Left Border"><attnum name="width" val="0.5"/></section>
      <section name="Track Segments">
      <section name="1"><attstr name="type" val="str"/><attnum name="lg" val="100"/>
      <attnum name="grade" unit="%" val="2"/></section>
      <section name="2"><attstr name="type" val="rgt"/><attnum name="radius" val="50"/>
      <attnum name="end radius" val="80"/><attnum name="arc" unit="deg" val="90"/></section>
      </section></section></params>
      """;

  private static final String SCENE =
      """
      [gd_scene load_steps=3 format=3 uid="uid://a"]
      [ext_resource type="ArrayMesh" path="res://floor.obj" id="1_f"]
      [ext_resource type="MeshLibrary" path="res://lib.tres" id="2_l"]
      [node name="Root" type="Node3D"]
      [node name="Floor" type="MeshInstance3D" parent="."]
      transform = Transform3D(0, 0, 1, 0, 1, 0, -1, 0, 0, 10, 20, 30)
      mesh = ExtResource("1_f")
      [node name="Grid" type="GridMap" parent="."]
      mesh_library = ExtResource("2_l")
      cell_size = Vector3(10, 1, 10)
      data = {
      "cells": PackedInt32Array(65533, 2, 5, 65536, 65535, 1441797)
      }
      metadata/_x = {"a": [1, 2.5e3, true, null, &"b", ^"c"], 3: Color(1, 0, 0, 1)}
      """;

  @TempDir private Path folder;

  @BeforeEach
  void files() throws IOException {
    Files.writeString(folder.resolve("project.godot"), "");
    Files.writeString(folder.resolve("floor.obj"), "v 0 0 0\nv 2 0 0\nv 2 0 1\nf 1 3 2\n");
    Files.writeString(
        folder.resolve("floor.ac"),
        "AC3Db\nMATERIAL \"a\" rgb 1 1 1 amb 1 1 1 emis 0 0 0 spec 0 0 0 shi 1 trans 0\n"
            + "OBJECT world\nkids 1\nOBJECT poly\nname \"tkMn0\"\nnumvert 3\n0 0 0\n2 0 0\n2 0 1\n"
            + "numsurf 1\nSURF 0x10\nmat 0\nrefs 3\n0 0 0\n2 0 0\n1 0 0\nkids 0\n");
    Files.writeString(
        folder.resolve("lib.tres"),
        "[gd_resource type=\"MeshLibrary\" format=3]\n"
            + "[ext_resource type=\"ArrayMesh\" path=\"res://floor.obj\" id=\"1\"]\n"
            + "[resource]\nitem/5/name = \"floor\"\nitem/5/mesh = ExtResource(\"1\")\n");
  }

  @Test
  void tracksOfTorcs() throws Exception {
    broken("a.xml", TRACK);
  }

  @Test
  void scenesOfGodot() throws Exception {
    broken("a.tscn", SCENE);
  }

  private void broken(String name, String good) throws Exception {
    Path file = folder.resolve(name);
    Files.writeString(file, good);
    SceneFormat format = SceneFormats.of(file).orElseThrow();
    ImportedScene sound = format.read(SceneRequest.of(file), Progress.none());
    assertTrue(!sound.manifest().pieces().isEmpty());
    Mutants mutants = new Mutants(good.getBytes(StandardCharsets.UTF_8), SEED);
    int refused = 0;
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutants.next();
      Files.write(file, mutant);
      try {
        SceneFormats.of(file);
        ImportedScene scene = format.read(SceneRequest.of(file), Progress.none());
        if (scene.line() != null) {
          for (double number : scene.line()) {
            assertTrue(Double.isFinite(number), "mutant " + i + " of seed " + SEED);
          }
        }
      } catch (ImportException e) {
        refused++;
        assertTrue(!e.oneLine().contains("\n"), e.oneLine());
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        fail("mutant " + i + " of seed " + SEED + " of " + name + ":\n" + new String(mutant), e);
      }
    }
    assertTrue(refused > MUTANTS / 10, refused + " refused");
  }
}
