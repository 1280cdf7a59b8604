package org.trackwalk.io.look;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.formats.LookReaders;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Looks of files that are damaged in a part, large, or written with long names. */
class HardLooksTest {

  @TempDir private Path folder;

  private List<Piece> pieces;

  private ImportRequest request;

  private FileLook read(String name, String content, Progress progress) throws Exception {
    request =
        ImportRequest.of(
            Files.write(folder.resolve(name), content.getBytes(StandardCharsets.UTF_8)));
    pieces = Importers.forFileName(name).orElseThrow().read(request, Progress.none()).pieces();
    return looks(pieces, progress);
  }

  private FileLook looks(List<Piece> asked, Progress progress) throws Exception {
    return LookReaders.forFileName(request.file().getFileName().toString())
        .orElseThrow()
        .read(request, asked, progress);
  }

  private FileLook read(String name, String content) throws Exception {
    return read(name, content, Progress.none());
  }

  /** Two triangles, each with its own material, whose pictures are images 0 and 1. */
  private static String gltf(String images, String places) {
    ByteBuffer bytes = ByteBuffer.allocate(36 + 24 + 4).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putFloat(16, 1).putFloat(24, 1).putFloat(32, 1).putFloat(36, 0.5f);
    bytes.putInt(60, 0x04030201);
    String primitive = "{\"attributes\": {\"POSITION\": %d, \"TEXCOORD_0\": %s}, \"material\": %d}";
    return ("""
    {"asset": {"version": "2.0"}, "nodes": [{"mesh": 0, "name": "n"}, {"mesh": 1, "name": "o"}],
    "meshes": [{"primitives": [%s]}, {"primitives": [%s]}],
    "buffers": [{"byteLength": 64, "uri": "data:;base64,%s"}],
    "bufferViews": [{"buffer": 0, "byteLength": 36},
    {"buffer": 0, "byteOffset": 36, "byteLength": 24},
    {"buffer": 0, "byteOffset": 60, "byteLength": 4},
    {"buffer": 0, "byteOffset": 60, "byteLength": 5}],
    "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3"},
    {"bufferView": 1, "componentType": 5126, "count": 3, "type": "VEC2"},
    {"bufferView": 1, "componentType": 5126, "count": 4, "type": "VEC2"}],
    "images": [%s], "textures": [{"source": 0}, {"source": 1}, {"source": 7}],
    "materials": [{"name": "a", "pbrMetallicRoughness": {"baseColorTexture": {"index": 0}}},
    {"name": "b", "pbrMetallicRoughness": {"baseColorTexture": {"index": 1}}}]}
    """)
        .formatted(
            primitive.formatted(0, "1", 0),
            primitive.formatted(0, places, 1),
            Base64.getEncoder().encodeToString(bytes.array()),
            images);
  }

  @Test
  void imagesOfOneBufferViewShareItsBytes() throws Exception {
    FileLook look =
        read(
            "a.gltf",
            gltf(
                "{\"name\": \"x\", \"bufferView\": 2}, {\"name\": \"y\", \"bufferView\": 2}", "1"));
    PictureSource x = look.materials().get(0).picture();
    PictureSource y = look.materials().get(1).picture();
    assertSame(x.bytes(), y.bytes());
    assertEquals(x.key(), y.key());
    assertArrayEquals(new byte[] {1, 2, 3, 4}, x.read(4));
  }

  @Test
  void aTextureWithoutAnImageCostsOnlyItself() throws Exception {
    FileLook none = read("b.gltf", gltf("{\"bufferView\": 2}, {}", "1"));
    assertNull(none.materials().get(1).picture());
    FileLook wrong = read("c.gltf", gltf("{\"bufferView\": 2}", "1"));
    assertNotNull(wrong.materials().get(0).picture());
    assertEquals("a picture in the file", wrong.materials().get(1).notFound());
  }

  @Test
  void picturesInABufferBesideItStayInItsFile() throws Exception {
    String text = gltf("{\"bufferView\": 2}, {\"bufferView\": 2}", "1");
    int from = text.indexOf("data:;base64,");
    int to = text.indexOf('"', from);
    byte[] buffer = Base64.getDecoder().decode(text.substring(text.indexOf(',', from) + 1, to));
    Path file = Files.write(folder.resolve("a.bin"), buffer);
    FileLook look = read("a.gltf", text.substring(0, from) + "a.bin" + text.substring(to));
    PictureSource picture = look.materials().get(0).picture();
    assertEquals(file, picture.file());
    assertNull(picture.bytes());
    assertArrayEquals(new byte[] {1, 2, 3, 4}, picture.read(4));
  }

  @Test
  void aDamagedPictureOfGltfCostsOnlyItself() throws Exception {
    String sound = "{\"bufferView\": 2}, ";
    for (String damaged :
        List.of(
            "{\"name\": \"bad\", \"uri\": \"data:image/png;base64,?\"}",
            "{\"name\": \"bad\", \"uri\": \"data:image/png\"}",
            "{\"name\": \"bad\", \"bufferView\": 3}",
            "{\"name\": \"bad\", \"bufferView\": 9}")) {
      FileLook look = read("a.gltf", gltf(sound + damaged, "1"));
      assertNotNull(look.materials().get(0).picture(), damaged);
      assertNull(look.materials().get(1).picture(), damaged);
      assertEquals("bad", look.materials().get(1).notFound());
    }
    FileLook look =
        read("b.gltf", gltf(sound + "{\"bufferView\": 2}", "1").replace("[{\"source\": 0}", "[{}"));
    assertNotNull(look.materials().get(1).picture());
  }

  @Test
  void damagedCoordinatesOfGltfCostOnlyThemselves() throws Exception {
    String pictures = "{\"bufferView\": 2}, {\"bufferView\": 2}";
    for (String places : List.of("2", "0", "9")) {
      FileLook look = read("a.gltf", gltf(pictures, places));
      assertEquals(0.5f, look.pieces().get(0).places()[0], places);
      assertNull(look.pieces().get(1).places(), places);
      assertEquals("b", look.materials().get(look.pieces().get(1).material(0)).name());
    }
  }

  @Test
  void damagedCoordinatesOfColladaCostOnlyThemselves() throws Exception {
    String source =
        """
        <source id="%s"><float_array id="%sa" count="%d">%s</float_array><technique_common>
        <accessor source="#%sa" count="3" stride="%d">%s</accessor></technique_common></source>
        """;
    String xyz = "<param name=\"X\"/><param name=\"Y\"/><param name=\"Z\"/>";
    String st = "<param name=\"S\"/><param name=\"T\"/>";
    String triangles =
        """
        <triangles material="%s" count="1"><input semantic="VERTEX" source="#v" offset="0"/>
        <input semantic="TEXCOORD" source="#%s" offset="1"/><p>0 0 1 1 2 2</p></triangles>
        """;
    String scene =
        "<COLLADA><library_materials><material id=\"a\"/><material id=\"b\"/></library_materials>"
            + "<library_geometries><geometry id=\"g\"><mesh>"
            + source.formatted("p", "p", 9, "0 0 0 0 0 9 9 0 0", "p", 3, xyz)
            + source.formatted("t", "t", 6, "0.5 1 0 0 1 1", "t", 2, st)
            + source.formatted("cut", "cut", 2, "0 1", "cut", 2, st)
            + "<vertices id=\"v\"><input semantic=\"POSITION\" source=\"#p\"/></vertices>"
            + triangles.formatted("a", "t")
            + triangles.formatted("b", "%s")
            + "</mesh></geometry></library_geometries><library_visual_scenes><visual_scene"
            + " id=\"s\"><node id=\"o\" name=\"o\"><instance_geometry url=\"#g\"/></node>"
            + "</visual_scene></library_visual_scenes><scene><instance_visual_scene url=\"#s\"/>"
            + "</scene></COLLADA>";
    read("b.dae", scene.formatted("t"));
    AtomicInteger once = new AtomicInteger();
    AtomicInteger often = new AtomicInteger();
    looks(pieces, Progress.unsaid(() -> once.incrementAndGet() < 0));
    looks(
        Collections.nCopies(50, pieces.get(0)), Progress.unsaid(() -> often.incrementAndGet() < 0));
    assertEquals(once.get() + 48, often.get(), "each piece looks at the progress");
    for (String damaged : List.of("gone", "cut")) {
      FileLook look = read("a.dae", scene.formatted(damaged));
      assertEquals(2, look.pieces().size());
      assertEquals(0.5f, look.pieces().get(0).places()[0]);
      assertNull(look.pieces().get(1).places());
      assertEquals("b", look.materials().get(look.pieces().get(1).material(0)).name());
    }
  }

  /** A polygon with zeros of both signs, beside one triangle in as long a file. */
  @Test
  void largePolygonsAreFollowedAndCanBeCancelled() throws Exception {
    int corners = 20_000;
    StringBuilder obj = new StringBuilder("o a\n");
    StringBuilder face = new StringBuilder("f");
    for (int i = 0; i < corners; i++) {
      double angle = 2 * Math.PI * i / corners;
      float x = (float) (100 * Math.cos(angle));
      float z = (float) (-100 * Math.sin(angle));
      String zero = i % 2 == 0 ? "0" : "-0";
      obj.append("v %s %s %s\nvt %s %s\n".formatted(x, zero, z, x / 10, 1 - z / 10));
      face.append(' ').append(i + 1).append('/').append(i + 1);
    }
    AtomicInteger checks = new AtomicInteger();
    FileLook look =
        read(
            "a.obj",
            obj + face.toString() + "\n",
            Progress.unsaid(() -> checks.incrementAndGet() < 0));
    Piece piece = pieces.get(0);
    float[] places = look.pieces().get(0).places();
    assertEquals(3 * (corners - 2), piece.triangles().length);
    for (int corner = 0; corner < piece.triangles().length; corner++) {
      int at = 3 * piece.vertexOf(corner);
      assertEquals(piece.positions()[at] / 10, places[2 * corner], 1e-4);
      assertEquals(piece.positions()[at + 2] / 10, places[2 * corner + 1], 1e-4);
    }
    AtomicInteger fewer = new AtomicInteger();
    read(
        "b.obj",
        obj + "f 1 2 3 #" + face + "\n",
        Progress.unsaid(() -> fewer.incrementAndGet() < 0));
    assertTrue(checks.get() > fewer.get(), checks + " and " + fewer);
  }

  private static final String TRIANGLE = "v 0 0 0\nv 0 0 1\nv 1 0 0\nf 1 2 3\n";

  @Test
  void aLibraryIsReadOnce() throws Exception {
    Files.writeString(folder.resolve("m.mtl"), "newmtl a\nKd 1 0 0\n");
    AtomicInteger once = new AtomicInteger();
    FileLook look =
        read(
            "a.obj",
            "mtllib m.mtl\nusemtl a\n" + TRIANGLE,
            Progress.unsaid(() -> once.incrementAndGet() < 0));
    assertEquals(0xFF0000, look.materials().get(0).rgb());
    AtomicInteger often = new AtomicInteger();
    FileLook same =
        read(
            "b.obj",
            "mtllib m.mtl\nmtllib ./m.mtl\nmtllib gone.mtl\n".repeat(50)
                + "mtllib m.mtl m.mtl\nusemtl a\n"
                + TRIANGLE,
            Progress.unsaid(() -> often.incrementAndGet() < 0));
    assertEquals(look.materials(), same.materials());
    assertEquals(List.of("gone.mtl"), same.notFound());
    assertEquals(once.get(), often.get());
  }

  @Test
  void longNamesOfPicturesAndMaterialsAreNotCut() throws Exception {
    String inner = "d".repeat(200);
    String name = inner + "/" + "p".repeat(200);
    Files.createDirectories(folder.resolve(inner));
    for (String ending : List.of("a.png", "b.png", "m.mtl")) {
      Files.write(folder.resolve(name + ending), new byte[] {1});
    }
    Files.writeString(
        folder.resolve(name + "m.mtl"),
        "newmtl %1$sa\nmap_Kd %1$sa.png\nnewmtl %1$sb\nmap_Kd ../%1$sb.png\n".formatted(name));
    FileLook look =
        read(
            "a.obj",
            "mtllib %1$sm.mtl\nusemtl %1$sa\n".formatted(name)
                + TRIANGLE
                + "usemtl %sb\nf 1 2 3\n".formatted(name));
    assertEquals(List.of(), look.notFound());
    assertEquals(folder.resolve(name + "a.png"), look.materials().get(0).picture().file());
    assertEquals(folder.resolve(name + "b.png"), look.materials().get(1).picture().file());
    assertTrue(look.materials().get(0).name().length() < 250, "what is shown is short");
    FileLook ac =
        read(
            "a.ac",
            "AC3Db\nMATERIAL \"m\" rgb 1 1 1 amb 0 0 0 emis 0 0 0 spec 0 0 0 shi 1 trans 0\n"
                + "OBJECT poly\ntexture \"%sa.png\"\n".formatted(name)
                + "numvert 3\n0 0 0\n0 0 1\n1 0 0\nnumsurf 1\nSURF 0x10\nmat 0\nrefs 3\n0 0 0\n"
                + "1 0 1\n2 1 0\nkids 0\n");
    assertEquals(folder.resolve(name + "a.png"), ac.materials().get(0).picture().file());
  }
}
