package org.trackwalk.io.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.godot.GodotSceneFormat;
import org.trackwalk.io.scene.stk.StkScene;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** A mesh in centimetres with Z up must land where its twin in metres with Y up lands. */
class SceneAxesTest {

  /** Level corners (x, y, z) in metres: a floor with a slope, facing up. */
  private static final double[] FLOOR = {0, 0, 0, 2, 0.25, 0, 2, 0.5, -1.75, 0, 0, -1.75};

  /** An uneven turn, scale and move: no number of it is alike. */
  private static final String TRANSFORM =
      "Transform3D(0.8, -0.6, 0.1, 0.6, 0.8, 0.2, 0.05, -0.1, 1.5, 80, 0.005, -7.3)";

  @TempDir private Path folder;

  private void twins(String up, double metres) throws IOException {
    StringBuilder obj = new StringBuilder("o floor\n");
    StringBuilder dae = new StringBuilder();
    for (int i = 0; i < 12; i += 3) {
      double x = FLOOR[i];
      double y = FLOOR[i + 1];
      double z = FLOOR[i + 2];
      obj.append("v " + x + " " + y + " " + z + "\n");
      double[] own =
          switch (up) {
            case "X_UP" -> new double[] {y, -x, z};
            case "Y_UP" -> new double[] {x, y, z};
            default -> new double[] {x, -z, y};
          };
      for (double number : own) {
        dae.append(number / metres).append(' ');
      }
    }
    Files.writeString(folder.resolve("metres.obj"), obj + "f 1 2 3\nf 1 3 4\n");
    Files.writeString(folder.resolve("own.dae"), collada(up, metres, dae.toString().trim()));
  }

  private static String collada(String up, double metres, String corners) {
    return "<COLLADA xmlns='http://www.collada.org/2005/11/COLLADASchema' version='1.4.1'>"
        + "<asset><unit meter='"
        + metres
        + "'/><up_axis>"
        + up
        + "</up_axis></asset><library_geometries><geometry id='g'><mesh>"
        + "<source id='p'><float_array id='a' count='12'>"
        + corners
        + "</float_array><technique_common><accessor source='#a' count='4' stride='3'>"
        + "<param name='X' type='float'/><param name='Y' type='float'/>"
        + "<param name='Z' type='float'/></accessor></technique_common></source>"
        + "<vertices id='v'><input semantic='POSITION' source='#p'/></vertices>"
        + "<triangles count='2'><input semantic='VERTEX' source='#v' offset='0'/>"
        + "<p>0 1 2 0 2 3</p></triangles></mesh></geometry></library_geometries>"
        + "<library_visual_scenes><visual_scene id='s'><node id='n' name='floor'>"
        + "<instance_geometry url='#g'/></node></visual_scene></library_visual_scenes>"
        + "<scene><instance_visual_scene url='#s'/></scene></COLLADA>";
  }

  private static Level level(ImportedScene scene) throws ImportException, IOException {
    Path target = SceneWriting.usualTarget(scene);
    SceneWriting.write(scene, target, true);
    return LevelFinder.find(List.of(target), LoadOptions.DEFAULT, Progress.none())
        .get(0)
        .load(Progress.none());
  }

  /** Corners in the order of the triangles, so that it does not matter how a reader keeps them. */
  private static float[] corners(Piece piece) {
    float[] placed = piece.frame().place(piece.positions());
    float[] corners = new float[3 * piece.triangles().length];
    for (int i = 0; i < piece.triangles().length; i++) {
      System.arraycopy(placed, 3 * piece.triangles()[i], corners, 3 * i, 3);
    }
    return corners;
  }

  private static void assertTwins(Piece expected, Piece actual, String about) {
    float[] right = corners(expected);
    float[] found = corners(actual);
    assertEquals(right.length, found.length, about);
    for (int i = 0; i < right.length; i++) {
      assertEquals(right[i], found[i], Math.ulp(right[i]), about + ", number " + i);
    }
  }

  @Test
  void aMeshInItsOwnAxesAndUnitLandsWhereItsTwinDoes() throws ImportException, IOException {
    for (String up : List.of("X_UP", "Y_UP", "Z_UP")) {
      for (double metres : new double[] {1, 0.01, 0.001, 0.0254, 0.5}) {
        twins(up, metres);
        Path scene =
            Files.writeString(
                folder.resolve("race.tscn"),
                """
                [gd_scene load_steps=3 format=3]
                [ext_resource type="PackedScene" path="res://metres.obj" id="1"]
                [ext_resource type="PackedScene" path="res://own.dae" id="2"]
                [node name="Race" type="Node3D"]
                [node name="A" type="MeshInstance3D" parent="."]
                mesh = ExtResource("1")
                transform = TRANSFORM
                [node name="B" parent="." instance=ExtResource("2")]
                transform = TRANSFORM
                [node name="Car" type="VehicleBody3D" parent="."]
                transform = Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 3, 4, 5)
                """
                    .replace("TRANSFORM", TRANSFORM));

        ImportedScene read = new GodotSceneFormat().read(SceneRequest.of(scene), Progress.none());
        Level level = level(read);

        assertTwins(level.pieces().get(0), level.pieces().get(1), up + " " + metres);
        assertEquals(80, corners(level.pieces().get(1))[0], 1e-4, "where the scene says");
        assertArrayEquals(new double[] {3, 4, 5}, level.hints().spawns().get(0), 1e-9);
      }
    }
  }

  @Test
  void startsAndLineKeepTheirPlaceWhenTheFirstFileIsInCentimetres() throws Exception {
    twins("Z_UP", 0.01);
    Files.writeString(
        folder.resolve("track.xml"), "<track name='ring'><mode name='default'/></track>");
    Files.writeString(
        folder.resolve("quads.xml"),
        "<quads><quad p0='80 0 0' p1='82 0 0' p2='82 0 2' p3='80 0 2'/>"
            + "<quad p0='0:3' p1='0:2' p2='82 0 9' p3='80 0 9'/></quads>");
    Path file =
        Files.writeString(
            folder.resolve("scene.xml"),
            "<scene><track model='own.dae' xyz='79.5 0 0'>"
                + "<static-object model='metres.obj' xyz='79.5 0 0'/>"
                + "<static-object model='own.dae' xyz='80 0 0'/>"
                + "<static-object model='own.dae' xyz='500 0 0'/></track>"
                + "<start x='81' y='0.5' z='1' h='0'/></scene>");

    ImportedScene scene = new StkScene().read(SceneRequest.of(file), Progress.none());
    Level level = level(scene);

    assertNull(scene.manifest().unit(), "the file knows its own");
    assertNull(scene.manifest().up());
    assertTwins(level.pieces().get(1), level.pieces().get(0), "track");
    assertNotEquals(SurfaceClass.SCENERY, scene.manifest().pieces().get(2).surfaceClass());
    assertEquals(SurfaceClass.SCENERY, scene.manifest().pieces().get(3).surfaceClass());
    double[] line = level.hints().line();
    assertArrayEquals(new double[] {81, 0, 0}, new double[] {line[0], line[1], line[2]}, 1e-3);
    assertTrue(level.hints().spawns().stream().anyMatch(s -> Math.abs(s[0] - 81) < 1e-3));
  }
}
