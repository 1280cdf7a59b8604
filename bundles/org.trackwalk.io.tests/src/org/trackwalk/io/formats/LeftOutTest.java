package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.progress.Progress;

/** What a file has beside triangles is counted for each object, with its place. */
final class LeftOutTest {

  private static final String SQUARE = "v 0 0 0\nv 1 0 0\nv 1 0 1\nv 0 0 1\n";

  @TempDir Path folder;

  @Test
  void objLinesPointsCurvesSurfacesAndCalls() throws Exception {
    // An object that has faces, one without, one that comes again, and a line that goes on.
    String text =
        SQUARE
            + "o road\nf 1 2 3\nl 1 2 3 4\nl 1/1 2/2 # with texture coordinates\n"
            + "o wire\nl -1 -2 \\\n -3\np 1 2 3\n"
            + "o road\nl 2 3\ncurv 0 1 1 2\nsurf 0 1 0 1 1 2 3 4\nsurf 0 1 0 1 1 2 3 4\n"
            + "l\nl 4\ncall other.obj 1.5 2\nf 1 2\nf 1 3 4\n";
    assertEquals(
        List.of(
            "road SHORT_FACES 1 line 21",
            "road SURFACES 2 line 16",
            "road FILES 1 line 20 other.obj",
            "road EDGES 5 line 7",
            "road CURVES 1 line 15",
            "(wire) EDGES 2 line 10",
            "(wire) POINTS 3 line 12"),
        told("track.obj", text));
  }

  @Test
  void aWireOfItsOwnHasAPlaceWhereAllStandInOneFrame() throws Exception {
    String text = SQUARE + "o road\nf 1 2 3\no wire\nl 3 4\n";
    ImportedMesh mesh = read(Files.writeString(folder.resolve("a.obj"), text));
    ImportProblem wire =
        mesh.problems().stream().filter(p -> p.leftOut() != null).findFirst().orElseThrow();
    assertEquals("", wire.piece());
    assertEquals(List.of(1f, 0f, 1f), wire.near());
  }

  @Test
  void objCountsAreThoseOfEveryCutIntoChunks() throws Exception {
    // More than two megabytes, so that it is read in parts.
    StringBuilder text = new StringBuilder(SQUARE);
    int edges = 0;
    for (int i = 0; text.length() < 2_500_000; i++) {
      if (i % 40_000 == 0) {
        text.append("o part").append(i / 40_000 % 3).append('\n');
      }
      text.append(i % 7 == 0 ? "l 1 2 3 4\n" : "f 1 2 3\nf 1 3 4\n");
      edges += i % 7 == 0 ? 3 : 0;
    }
    ImportedMesh mesh = read(Files.writeString(folder.resolve("large.obj"), text));
    assertEquals(3, mesh.problems().size());
    assertEquals(edges, mesh.problems().stream().mapToInt(ImportProblem::count).sum());
    assertEquals("line 6", mesh.problems().get(0).leftOut().where());
  }

  @Test
  void plyEdgesAndShortFaces() throws Exception {
    String text =
        "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty"
            + " float z\nelement face 3\nproperty list uchar int vertex_indices\nelement edge 2\n"
            + "property int vertex1\nproperty int vertex2\nend_header\n"
            + "0 0 0\n1 0 0\n1 1 0\n0 1 0\n3 0 1 2\n2 0 3\n1 2\n0 3\n1 3\n";
    assertEquals(List.of("wall SHORT_FACES 2 line 18", "wall EDGES 2"), told("wall.ply", text));
  }

  @Test
  void offFacesOfOneAndTwoCorners() throws Exception {
    String text = "OFF\n4 5 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n2 0 1\n2 1 2\n1 3\n0\n";
    assertEquals(
        List.of("kerb SHORT_FACES 1 line 11", "kerb EDGES 2 line 8", "kerb POINTS 1 line 10"),
        told("kerb.off", text));
  }

  @Test
  void acLinesClosedOpenAndSubdivision() throws Exception {
    String corners = "numvert 4\n0 0 0\n1 0 0\n1 0 1\n0 0 1\n";
    String text =
        "AC3Db\nMATERIAL \"m\" rgb 1 1 1 amb 1 1 1 emis 0 0 0 spec 0 0 0 shi 0 trans 0\n"
            + "OBJECT world\nkids 2\nOBJECT poly\nname \"mixed\"\nsubdiv 2\n"
            + corners
            + "numsurf 4\n"
            + surf("0x00", 4)
            + surf("0x01", 4)
            + surf("0x02", 3)
            + surf("0x10", 1)
            + "kids 0\nOBJECT poly\nname \"wire\"\nsubdiv 0\n"
            + corners
            + "numsurf 1\n"
            + surf("0x12", 4)
            + "kids 0\n";
    // The surface of four corners begins in line 14 and takes seven lines, mat and refs included.
    assertEquals(
        List.of(
            "mixed SUBDIVISION 1 line 7",
            "mixed EDGES 6 line 21",
            "mixed POINTS 1 line 34",
            "(wire) EDGES 3 line 48"),
        told("level.ac", text));
  }

  private static String surf(String flags, int corners) {
    StringBuilder text = new StringBuilder("SURF " + flags + "\nmat 0\nrefs " + corners + "\n");
    for (int i = 0; i < corners; i++) {
      text.append(i).append(" 0 0\n");
    }
    return text.toString();
  }

  @Test
  void colladaLinesSplinesSolidsAndControllers() throws Exception {
    String input = "<input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>";
    String text =
        "<COLLADA version=\"1.4.1\"><library_geometries>\n"
            + "<geometry id=\"g\"><mesh><source id=\"s\"><float_array id=\"a\" count=\"12\">"
            + "0 0 0 1 0 0 1 1 0 0 1 0</float_array><technique_common><accessor source=\"#a\""
            + " stride=\"3\" count=\"4\"><param name=\"X\" type=\"float\"/><param name=\"Y\""
            + " type=\"float\"/><param name=\"Z\" type=\"float\"/></accessor></technique_common>"
            + "</source><vertices id=\"v\"><input semantic=\"POSITION\" source=\"#s\"/></vertices>"
            + "<polylist count=\"2\">"
            + input
            + "<vcount>4 2</vcount><p>0 1 2 3\n0 1</p></polylist>\n"
            + "<lines count=\"2\">"
            + input
            + "<input semantic=\"TEXCOORD\" source=\"#t\" offset=\"1\"/>"
            + "<p>0 0 1 0  2 0 3\n0</p></lines>\n"
            + "<linestrips count=\"2\">"
            + input
            + "<p>0 1 2</p><p>2 3</p></linestrips></mesh></geometry>\n"
            + "<geometry id=\"c\"><spline/></geometry><geometry id=\"b\"><brep/></geometry>\n"
            + "</library_geometries><library_controllers><controller id=\"k\"><skin source=\"#g\"/>"
            + "</controller></library_controllers><library_visual_scenes><visual_scene id=\"w\">\n"
            + "<node name=\"slab\"><instance_geometry url=\"#g\"/></node>"
            + "<node name=\"path\"><instance_geometry url=\"#c\"/></node>"
            + "<node name=\"solid\"><instance_geometry url=\"#b\"/></node>"
            + "<node name=\"flag\"><instance_controller url=\"#k\"/></node>\n"
            + "</visual_scene></library_visual_scenes>"
            + "<scene><instance_visual_scene url=\"#w\"/></scene></COLLADA>\n";
    // Two lines and two strips of two and one edges; the second node shows them again.
    assertEquals(
        List.of(
            "slab SHORT_FACES 1 line 3",
            "slab EDGES 5 line 4",
            "flag SKINNED 1",
            "(path) CURVES 1",
            "(solid) SURFACES 1"),
        told("scene.dae", text));
  }

  @Test
  void whatIsWrongWithLinesRefusesNoFile() throws Exception {
    assertEquals(List.of("road EDGES 1 line 6"), told("road.obj", SQUARE + "f 1 2 3\nl x 99\n"));
    assertEquals(List.of("road POINTS 2 line 6"), told("road.obj", SQUARE + "f 1 2 3\np 0 -99\n"));
  }

  /** Counted by a script that knows nothing of this project, from the files themselves. */
  private static final Map<String, List<String>> REAL =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry(
                  "meshes/rapidobj/primitives/primitives.obj", List.of("EDGES 4", "POINTS 4")),
              Map.entry("meshes/assimp/OBJ/testline.obj", List.of("EDGES 18")),
              Map.entry("meshes/assimp/OBJ/testpoints.obj", List.of("POINTS 24")),
              Map.entry("meshes/assimp/OBJ/testmixed.obj", List.of("EDGES 18", "POINTS 24")),
              Map.entry("meshes/tinyobj/models/line-prim.obj", List.of("EDGES 6")),
              Map.entry("meshes/tinyobj/models/points-prim.obj", List.of("POINTS 8")),
              Map.entry("meshes/assimp/AC/closedLine.ac", List.of("EDGES 4")),
              Map.entry("meshes/assimp/AC/openLine.ac", List.of("EDGES 4")),
              Map.entry("meshes/assimp/AC/sample_subdiv.ac", List.of("SUBDIVISION 1")),
              Map.entry("tracks/torcs/a-speedway/a-speedway-relief.ac", List.of("EDGES 81")),
              Map.entry("tracks/torcs/e-track-5/e-track-5-relief.ac", List.of("EDGES 52")),
              Map.entry("tracks/deepracer/Albert/Albert.dae", List.of("EDGES 180")),
              Map.entry("tracks/torcs/aalborg/aalborg.acc", List.of()),
              Map.entry("tracks/stk/mansion/ghost.b3d", List.of("SKINNED 1"))));

  @Test
  void realFilesHaveTheCountsOfAnotherProgram() throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real tracks is not here");
    Map<String, List<String>> found = new TreeMap<>();
    for (String name : REAL.keySet()) {
      Path file = shared.get().resolve("data").resolve(name);
      assertTrue(Files.exists(file), name + " is not here");
      Map<LeftOut.Kind, Integer> counts = new TreeMap<>();
      for (ImportProblem problem : read(file).problems()) {
        if (problem.leftOut() != null) {
          counts.merge(problem.leftOut().kind(), problem.count(), Integer::sum);
        }
      }
      found.put(
          name, counts.entrySet().stream().map(e -> e.getKey() + " " + e.getValue()).toList());
    }
    assertEquals(REAL, found);
  }

  /** {@code piece KIND count place detail}; an object that became no piece is in parentheses. */
  private List<String> told(String name, String text) throws Exception {
    Path file = Files.writeString(folder.resolve(name), text);
    return read(file).problems().stream()
        .filter(p -> p.leftOut() != null)
        .map(
            p -> {
              LeftOut what = p.leftOut();
              String owner = p.piece().isEmpty() ? "(" + what.object() + ")" : p.piece();
              String line = owner + " " + what.kind() + " " + p.count() + " " + what.where();
              return (line.strip() + " " + what.detail()).strip();
            })
        .toList();
  }

  private static ImportedMesh read(Path file) throws Exception {
    return Importers.forFileName(file.getFileName().toString())
        .orElseThrow()
        .read(ImportRequest.of(file.toAbsolutePath()), Progress.none());
  }
}
