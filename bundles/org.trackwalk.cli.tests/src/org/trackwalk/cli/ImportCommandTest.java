package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;

class ImportCommandTest {

  @TempDir private Path folder;

  /** A round track of 50 m radius and 10 m width, as the game describes it and as its mesh. */
  private Path ring() throws IOException {
    StringBuilder mesh = new StringBuilder("AC3Db\nMATERIAL \"a\" rgb 1 1 1 amb 1 1 1");
    mesh.append(" emis 0 0 0 spec 0 0 0 shi 1 trans 0\nOBJECT world\nkids 1\nOBJECT poly\n");
    int parts = 120;
    mesh.append("name \"tkMn0\"\nnumvert ").append(2 * parts).append('\n');
    for (int i = 0; i < 2 * parts; i++) {
      double angle = 2 * Math.PI * (i / 2) / parts;
      double r = i % 2 == 0 ? 45 : 55;
      double x = 55 + r * Math.sin(angle);
      double z = -(55 - r * Math.cos(angle));
      mesh.append(x).append(" 0 ").append(z).append('\n');
    }
    mesh.append("numsurf ").append(parts).append('\n');
    for (int i = 0; i < parts; i++) {
      int a = 2 * i;
      int b = 2 * ((i + 1) % parts);
      mesh.append("SURF 0x10\nmat 0\nrefs 4\n");
      for (int corner : new int[] {a, a + 1, b + 1, b}) {
        mesh.append(corner).append(" 0 0\n");
      }
    }
    Files.writeString(folder.resolve("ring.acc"), mesh.append("kids 0\n"));
    String xml =
        """
        <?xml version="1.0"?>
        <!DOCTYPE params SYSTEM "../../../params.dtd" [
        <!ENTITY default-surfaces SYSTEM "../../../surfaces.xml">
        ]>
        <params name="ring" type="param">
          <section name="Surfaces">&default-surfaces;</section>
          <section name="Header">
            <attstr name="name" val="The ring"/><attnum name="version" val="4"/>
          </section>
          <section name="Graphic"><attstr name="3d description" val="ring.ac"/></section>
          <section name="Main Track">
            <attnum name="width" val="10"/>
            <section name="Track Segments">
              <section name="all"><attstr name="type" val="lft"/>
                <attnum name="radius" val="50" unit="m"/>
                <attnum name="arc" val="360" unit="deg"/></section>
            </section>
          </section>
        </params>
        """;
    return Files.writeString(folder.resolve("ring.xml"), xml);
  }

  /** The scene names one form of the mesh, the folder has its source. */
  @Test
  void theSourceOfAMeshThatIsNotThereIsTaken() throws IOException {
    Path scene = ring();
    Files.writeString(scene, Files.readString(scene).replace("ring.ac\"", "ring.acc\""));
    Files.move(folder.resolve("ring.acc"), folder.resolve("ring-src.ac"));

    CliRun run = CliRun.of("import", scene.toString());

    assertEquals(0, run.code(), run.toString());
    assertTrue(run.err().contains("'ring.acc' is not there; its twin 'ring-src.ac'"), run.err());
    assertTrue(run.err().contains("1 piece"), run.err());
  }

  @Test
  void aTrackBecomesALevelThatCheckReadsAtOnce() throws IOException {
    Path scene = ring();

    CliRun run = CliRun.of("import", scene.toString());

    assertEquals(0, run.code(), run.toString());
    assertEquals(2, run.out().lines().count(), run.out());
    Path manifest = folder.resolve("ring.trackwalk.json");
    assertTrue(Files.readString(manifest).contains("\"The ring\""));
    assertTrue(run.err().contains("1 piece"), run.err());
    assertTrue(run.err().contains("racing line 314 m, closed"), run.err());
    assertTrue(run.err().contains("'ring.ac' is not there; its twin 'ring.acc'"), run.err());
    assertTrue(run.err().contains("next: trackwalk check '"), run.err());
    CliRun check = CliRun.of("check", manifest.toString());
    assertEquals(0, check.code(), check.toString());
    assertTrue(check.out().contains("the manifest says so"), check.out());
  }

  /** A line whose points are farther apart than any line goes. */
  @Test
  void whatCannotBeReadAgainIsTakenBack() throws IOException {
    Path scene = Files.createDirectories(folder.resolve("ring"));
    Files.writeString(scene.resolve("track.xml"), "<track name='Ring'/>");
    Files.writeString(
        scene.resolve("scene.xml"), "<scene><track model='a.obj' x='0' y='0' z='0'/></scene>");
    Files.writeString(scene.resolve("a.obj"), "v -4 1 0\nv 4 1 0\nv 4 1 40\nf 3 2 1\n");
    Files.writeString(
        scene.resolve("quads.xml"),
        "<quads><quad p0='-4 1 0' p1='4 1 0' p2='4 1 40' p3='-4 1 40'/>"
            + "<quad p0='0:3' p1='0:2' p2='4 9e282 80' p3='-4 3 80'/></quads>");

    CliRun run = CliRun.of("import", scene.toString());

    assertEquals(3, run.code(), run.toString());
    assertEquals("", run.out());
    assertTrue(run.err().contains("farther than any line goes"), run.err());
    assertTrue(run.err().contains("track.xml: what is made of it cannot be read, and"), run.err());
    Path manifest = scene.resolve("ring.trackwalk.json");
    Path line = scene.resolve("ring-line.csv");
    assertFalse(Files.exists(manifest));
    assertFalse(Files.exists(line));
    assertEquals(3, CliRun.of("import", scene.toString()).code(), "no file stands in the way");

    Files.writeString(manifest, "mine");
    Files.writeString(line, "mine too");
    assertEquals(3, CliRun.of("import", scene.toString(), "--force").code());
    assertEquals("mine", Files.readString(manifest));
    assertEquals("mine too", Files.readString(line));
  }

  @Test
  void filesThatAreThereAreReplacedOnlyWhenAsked() throws IOException {
    Path scene = ring();
    Path line = Files.writeString(folder.resolve("ring-line.csv"), "mine");

    CliRun run = CliRun.of("import", scene.toString());

    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("ring-line.csv; --force replaces it"), run.err());
    assertFalse(Files.exists(folder.resolve("ring.trackwalk.json")));
    assertEquals("mine", Files.readString(line));
    assertEquals(0, CliRun.of("import", scene.toString(), "--force").code());
    assertTrue(Files.readString(line).startsWith("x,y,z\n"));
  }

  @Test
  void aManifestInAnotherFolderSaysThatItsFilesLieOutside() throws IOException {
    ring();
    Path target = Files.createDirectory(folder.resolve("levels")).resolve("r.trackwalk.json");

    CliRun run = CliRun.of("import", folder.toString(), "--output", target.toString());

    assertEquals(0, run.code(), run.toString());
    assertTrue(Files.readString(target).contains("../ring.acc"));
    assertTrue(run.err().contains("r.trackwalk.json' --allow-outside"), run.err());
    assertEquals(0, CliRun.of("check", target.toString(), "--allow-outside").code());
  }

  @Test
  void whatIsNoSceneIsAnsweredWithTheScenesThatAreKnown() throws IOException {
    Path text = Files.writeString(folder.resolve("readme.txt"), "no scene");
    Path car = Files.writeString(folder.resolve("car.xml"), "<params name='car'/>");

    for (Path file : new Path[] {text, car, folder}) {
      CliRun run = CliRun.of("import", file.toString());
      assertEquals(3, run.code(), run.toString());
      assertTrue(run.err().contains("TORCS or Speed Dreams track"), run.err());
    }
    Path mesh = Files.writeString(folder.resolve("road.obj"), "v 0 0 0\n");
    CliRun run = CliRun.of("import", mesh.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("trackwalk check '"), run.err());
  }

  @Test
  void anErrorNamesFileLineAndSegment() throws IOException {
    Path scene = ring();
    Files.writeString(scene, Files.readString(scene).replace("val=\"50\"", "val=\"-50\""));

    CliRun run = CliRun.of("import", scene.toString());

    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("ring.xml, line 14: segment 'all': a curve needs"), run.err());
    assertFalse(Files.exists(folder.resolve("ring.trackwalk.json")));
  }

  @Test
  void anOutputThatIsNoManifestIsAUsageError() throws IOException {
    Path scene = ring();

    CliRun run = CliRun.of("import", scene.toString(), "--output", "ring.json");

    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(".trackwalk.json"), run.err());
    CliRun several = CliRun.of("import", scene.toString(), "--scene", "Night");
    assertEquals(2, several.code(), several.toString());
    assertTrue(several.err().contains("has only one scene"), several.err());
  }

  /** A real track of two layouts: its folder gives both, each as if it had been named. */
  @Test
  void eachLayoutOfATrackGetsAManifest() throws IOException {
    Optional<Path> shared = SharedData.folder().map(s -> s.resolve("games/assetto/pista_caudina"));
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get()), "the folder of games is not here");
    Path track = folder.resolve("pista_caudina");
    try (Stream<Path> files = Files.walk(shared.get())) {
      for (Path from : (Iterable<Path>) files::iterator) {
        Files.copy(from, track.resolve(shared.get().relativize(from).toString()));
      }
    }
    Path one = Files.createDirectory(folder.resolve("one"));
    CliRun refused = CliRun.of("import", track.toString(), "--output", one + "/a.trackwalk.json");
    assertEquals(2, refused.code(), refused.toString());
    assertTrue(refused.err().contains("has 2 layouts"), refused.err());

    CliRun both = CliRun.of("import", track.toString());
    assertEquals(0, both.code(), both.toString());
    List<String> written = both.out().lines().toList();
    assertEquals(4, written.size(), both.out());
    for (String layout : List.of("ccw", "cw")) {
      assertTrue(
          written.stream().anyMatch(f -> f.endsWith("pista_caudina-" + layout + "-line.csv")));
      Path manifest = track.resolve("pista_caudina-" + layout + ".trackwalk.json");
      String text = Files.readString(manifest);
      assertTrue(text.contains("pista_caudina_markers_" + layout + ".kn5"), text);
      assertEquals(2, CliRun.of("import", track.resolve(layout).toString()).code(), "it is there");
      assertEquals(0, CliRun.of("import", track.resolve(layout).toString(), "--force").code());
      assertEquals(text, Files.readString(manifest));
    }
  }

  @Test
  void scenesInSubfoldersAreNamedAsACommand() throws IOException {
    Path tracks = Files.createDirectory(folder.resolve("tracks"));
    for (String name : new String[] {"b", "a"}) {
      Path track = Files.createDirectories(tracks.resolve("road").resolve(name));
      Files.copy(ring(), track.resolve("ring.xml"));
      Files.copy(folder.resolve("ring.acc"), track.resolve("ring.acc"));
    }
    CliRun run = CliRun.of("import", tracks.toString());
    assertEquals(3, run.code(), run.toString());
    String shown = tracks.toString().replace('\\', '/');
    assertTrue(
        run.err()
            .contains(
                "no scene in this folder, but 2 below it; type: trackwalk import '"
                    + shown
                    + "/road/a', or with '"
                    + shown
                    + "/road/b'"),
        run.err());
    assertEquals(0, CliRun.of("import", shown + "/road/a").code());
  }

  @Test
  void onlyTheFilesOfASceneAreCountedAsPartsOfAKit() throws IOException {
    Path kit = Files.createDirectory(folder.resolve("kit"));
    String road =
        "{\"asset\":{\"version\":\"2.0\"},\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0}],"
            + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0}}]}],\"accessors\":[{"
            + "\"bufferView\":0,\"componentType\":5126,\"count\":3,\"type\":\"VEC3\"}],\"bufferViews\":"
            + "[{\"buffer\":0,\"byteLength\":36}],\"buffers\":[{\"byteLength\":36,\"uri\":"
            + "\"data:;base64,%s\"}]}";
    for (int i = 0; i < 3; i++) {
      ByteBuffer corners = ByteBuffer.allocate(36).order(ByteOrder.LITTLE_ENDIAN);
      for (float value : new float[] {0, 0, 0, 0, 0, 8, 8 + i, 0, 0}) {
        corners.putFloat(value);
      }
      String bytes = Base64.getEncoder().encodeToString(corners.array());
      Files.writeString(kit.resolve("part" + i + ".gltf"), road.formatted(bytes));
    }
    Files.writeString(kit.resolve("other.obj"), "v 90 0 0\nv 90 0 9\nv 99 0 0\nf 1 2 3\n");
    CliRun run = CliRun.of("import", kit.toString());
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.err().contains("none of these 3 files belongs to another"), run.err());
  }
}
