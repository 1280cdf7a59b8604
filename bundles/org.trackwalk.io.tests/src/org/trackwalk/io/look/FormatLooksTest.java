package org.trackwalk.io.look;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.b3d.B3dText;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.formats.LookReaders;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.kn5.Kn5Bytes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * What each format says of materials and places in pictures. In all of them a corner at x, z lies
 * at u = x / 10, v = z / 10 of its picture, from its upper left corner, so every corner of every
 * triangle can be held to that.
 */
class FormatLooksTest {

  private static final float SIDE = 10;

  @TempDir private Path folder;

  /** What an importer and a look reader say of the same file. */
  private record Read(List<Piece> pieces, FileLook look) {

    MaterialLook material(int piece, int triangle) {
      return look.materials().get(look.pieces().get(piece).material(triangle));
    }
  }

  private Read read(String name, byte[] content) throws Exception {
    ImportRequest request = ImportRequest.of(Files.write(folder.resolve(name), content));
    List<Piece> pieces =
        Importers.forFileName(name).orElseThrow().read(request, Progress.none()).pieces();
    return new Read(
        pieces, LookReaders.forFileName(name).orElseThrow().read(request, pieces, Progress.none()));
  }

  private Read read(String name, String content) throws Exception {
    return read(name, content.getBytes(StandardCharsets.UTF_8));
  }

  private static void assertPlacesFollowPositions(Read read) {
    for (int p = 0; p < read.pieces().size(); p++) {
      Piece piece = read.pieces().get(p);
      float[] places = read.look().pieces().get(p).places();
      assertEquals(2 * piece.triangles().length, places.length);
      for (int corner = 0; corner < piece.triangles().length; corner++) {
        int at = 3 * piece.vertexOf(corner);
        String where = piece.name() + " corner " + corner;
        assertEquals(piece.positions()[at] / SIDE, places[2 * corner], 1e-5, where);
        assertEquals(piece.positions()[at + 2] / SIDE, places[2 * corner + 1], 1e-5, where);
      }
    }
  }

  private void picture(String name) throws Exception {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[] {1});
  }

  @Test
  void objPolygonsOfAnyShapeKeepTheirPlaces() throws Exception {
    picture("tex/Road.PNG");
    Files.writeString(
        folder.resolve("my road.mtl"),
        "newmtl tar mac\nKd 0.2 0.4 1\nmap_Kd -blendu on -mm 0 1 D:\\art\\tex\\road.png\n"
            + "newmtl flat\nKd 1 0.5 0\n");
    StringBuilder obj = new StringBuilder("mtllib my road.mtl\no a\nusemtl tar mac\n");
    float[][] notched = {{0, 0}, {0, 9}, {4, 3}, {9, 9}, {9, 0}, {5, 1}};
    for (float[] p : notched) {
      obj.append("v %s 0 %s\nvt %s %s\n".formatted(p[0], p[1], p[0] / SIDE, 1 - p[1] / SIDE));
    }
    obj.append("f 1/1 2/2 3/3 4/4 5/5 6/6\nf -6/-6/ -5/-5/ \\\n -4/-4/\n");
    obj.append("o b\nusemtl flat\nf 4/4 5/5 6/6 3/3\n");
    Read read = read("a.obj", obj.toString());
    assertEquals(2, read.pieces().size());
    assertPlacesFollowPositions(read);
    assertEquals(List.of(), read.look().notFound());
    MaterialLook road = read.material(0, 0);
    assertEquals("tar mac", road.name());
    assertEquals(0x3366FF, road.rgb());
    assertEquals(MaterialLook.WHITE, road.tint());
    assertEquals("Road.PNG", road.picture().name(), "found by its last steps, in other letters");
    assertEquals(0xFF8000, read.material(1, 0).rgb());
    assertNull(read.material(1, 0).picture());
  }

  @Test
  void objPicturesAreMovedAndRepeated() throws Exception {
    picture("a.png");
    Files.writeString(folder.resolve("m.mtl"), "newmtl a\nmap_Kd -s 2 4 1 -o 0.5 0.25 a.png\n");
    Read read =
        read(
            "a.obj",
            "mtllib m.mtl\nusemtl a\nv 0 0 0\nv 0 0 1\nv 1 0 0\nvt 0 0\nvt 1 0\nvt 0 1\n"
                + "f 1/1 2/2 3/3\n");
    assertArrayEquals(
        new float[] {0.5f, 0.75f, 2.5f, 0.75f, 0.5f, -3.25f}, read.look().pieces().get(0).places());
  }

  @Test
  void whatIsOutsideTheFolderOrNotThereIsNotFound() throws Exception {
    Path inner = Files.createDirectories(folder.resolve("inner"));
    picture("secret.png");
    Files.writeString(inner.resolve("m.mtl"), "newmtl a\nmap_Kd ../secret.png\n");
    Files.writeString(
        inner.resolve("a.obj"),
        "mtllib m.mtl gone.mtl\nusemtl a\nv 0 0 0\nv 0 0 1\nv 1 0 0\nf 1 2 3\n");
    ImportRequest request = ImportRequest.of(inner.resolve("a.obj"));
    List<Piece> pieces =
        Importers.forFileName("a.obj").orElseThrow().read(request, Progress.none()).pieces();
    FileLook look =
        LookReaders.forFileName("a.obj").orElseThrow().read(request, pieces, Progress.none());
    assertEquals(List.of("gone.mtl"), look.notFound());
    assertNull(look.materials().get(0).picture());
    assertEquals("../secret.png", look.materials().get(0).notFound());
    assertNull(look.pieces().get(0).places(), "no face says where it lies");
  }

  /** Two primitives over the same vertices. */
  private String gltf(String image, String texture) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * 12 + 4 * 8 + 12).order(ByteOrder.LITTLE_ENDIAN);
    float[][] corners = {{0, 0}, {0, 10}, {10, 10}, {10, 0}};
    for (float[] c : corners) {
      bytes.putFloat(c[0]).putFloat(0).putFloat(c[1]);
    }
    for (float[] c : corners) {
      bytes.putFloat(c[0] / SIDE).putFloat(c[1] / SIDE);
    }
    for (int i : new int[] {0, 1, 2, 0, 2, 3}) {
      bytes.putShort((short) i);
    }
    String primitive =
        "{\"attributes\": {\"POSITION\": 0, \"TEXCOORD_1\": 1}, \"indices\": %d, \"material\": %d}";
    return ("""
    {"asset": {"version": "2.0"}, "nodes": [{"mesh": 0, "name": "n"}],
    "meshes": [{"primitives": [%s, %s]}],
    "buffers": [{"byteLength": 92, "uri": "data:;base64,%s"}],
    "bufferViews": [{"buffer": 0, "byteLength": 48},
    {"buffer": 0, "byteOffset": 48, "byteLength": 32},
    {"buffer": 0, "byteOffset": 80, "byteLength": 12}],
    "accessors": [{"bufferView": 0, "componentType": 5126, "count": 4, "type": "VEC3"},
    {"bufferView": 1, "componentType": 5126, "count": 4, "type": "VEC2"},
    {"bufferView": 2, "componentType": 5123, "count": 3, "type": "SCALAR"},
    {"bufferView": 2, "byteOffset": 6, "componentType": 5123, "count": 3, "type": "SCALAR"}],
    "images": [%s], "textures": [{"source": 0}],
    "materials": [{"name": "a", "alphaMode": "MASK", "pbrMetallicRoughness":
    {"baseColorFactor": [1, 0.2158605, 0, 1], "baseColorTexture": %s}}, {"name": "b"}]}
    """)
        .formatted(
            primitive.formatted(2, 0),
            primitive.formatted(3, 1),
            Base64.getEncoder().encodeToString(bytes.array()),
            image,
            texture);
  }

  @Test
  void gltfHasBaseColoursAndEmbeddedPictures() throws Exception {
    Read read =
        read(
            "a.gltf",
            gltf(
                "{\"name\": \"two\", \"uri\": \"data:image/png;base64,AQI=\"}",
                "{\"index\": 0, \"texCoord\": 1}"));
    assertEquals(2, read.pieces().size());
    MaterialLook a = read.material(0, 0);
    assertEquals(0xFF8000, a.tint(), "light of 0.216 is half of what a screen shows");
    assertArrayEquals(new byte[] {1, 2}, a.picture().read(9));
    assertTrue(a.cutout());
    assertEquals("b", read.material(1, 0).name());
    assertNull(read.look().pieces().get(1).places(), "b has no picture to lie in");
    assertPlacesFollowPositions(
        new Read(
            read.pieces().subList(0, 1),
            new FileLook(read.look().materials(), read.look().pieces().subList(0, 1), List.of())));
  }

  @Test
  void gltfPicturesBesideItAreFoundAndMoved() throws Exception {
    picture("Textures/a b.png");
    String moved =
        "{\"index\": 0, \"texCoord\": 0, \"extensions\": {\"KHR_texture_transform\":"
            + " {\"texCoord\": 1, \"offset\": [0.5, 0], \"scale\": [2, 4]}}}";
    Read read = read("a.gltf", gltf("{\"uri\": \"Textures/a%20b.png\"}", moved));
    assertEquals("a b.png", read.material(0, 0).picture().name());
    assertArrayEquals(
        new float[] {0.5f, 0, 0.5f, 4, 2.5f, 4}, read.look().pieces().get(0).places());
    Read gone = read("b.gltf", gltf("{\"uri\": \"Textures/c.png\"}", moved));
    assertEquals("Textures/c.png", gone.material(0, 0).notFound());
  }

  @Test
  void kn5HasItsTexturesInside() throws Exception {
    float[] xyz = {0, 0, 0, 0, 0, 10, 10, 0, 10, 10, 0, 0};
    byte[] mesh = Kn5Bytes.mesh("1ROAD", 1, xyz, 0, 1, 9, 0, 1, 2, 0, 2, 3);
    ByteBuffer numbers = ByteBuffer.wrap(mesh).order(ByteOrder.LITTLE_ENDIAN);
    int first = 4 + 4 + "1ROAD".length() + 4 + 1 + 3 + 4;
    for (int i = 0; i < 4; i++) {
      numbers.putFloat(first + 44 * i + 24, xyz[3 * i] / SIDE);
      numbers.putFloat(first + 44 * i + 28, xyz[3 * i + 2] / SIDE);
    }
    byte[] file =
        Kn5Bytes.file(5, new String[] {"x", "tarmac"}, Kn5Bytes.node("root", Kn5Bytes.STILL, mesh));
    Read read = read("a.kn5", file);
    assertEquals(2, read.pieces().get(0).triangleCount(), "the first triangle is left out");
    assertPlacesFollowPositions(read);
    assertEquals("tarmac", read.material(0, 0).name());
    assertTrue(read.material(0, 0).cutout());
    assertArrayEquals(new byte[] {1, 2, 3, 4, 5}, read.material(0, 0).picture().read(9));
  }

  @Test
  void ac3dHasTheTextureOfItsObject() throws Exception {
    picture("road.rgb");
    Read read =
        read(
            "a.ac",
            """
            AC3Db
            MATERIAL "m" rgb 1 0.5 0  amb 0 0 0  emis 0 0 0  spec 0 0 0  shi 10  trans 0
            OBJECT world
            kids 2
            OBJECT poly
            data 5
            a
            b
            c
            texture "road.rgb"
            texrep 2 4
            texoff 0.5 0.25
            numvert 5
            0 0 0
            0 0 9
            4 0 3
            9 0 9
            9 0 0
            numsurf 1
            SURF 0x10
            mat 0
            refs 5
            0 -0.25 0.1875
            1 -0.25 -0.0375
            2 -0.05 0.1125
            3 0.2 -0.0375
            4 0.2 0.1875
            kids 0
            OBJECT poly
            numvert 3
            0 0 0
            0 0 10
            10 0 0
            numsurf 1
            SURF 0x10
            mat 0
            refs 3
            0 0 1
            1 0 0
            2 1 1
            kids 0
            """);
    assertEquals(2, read.pieces().size());
    assertPlacesFollowPositions(read);
    assertEquals("road.rgb", read.material(0, 0).picture().name());
    assertEquals(0xFF8000, read.material(0, 0).tint());
    assertNull(read.material(1, 0).picture());
    assertEquals(0xFF8000, read.material(1, 0).rgb());
  }

  @Test
  void colladaHasTheDiffusePictureOfItsEffect() throws Exception {
    picture("my road.png");
    String scene =
        """
        <COLLADA><library_images><image id="i"><init_from>%s</init_from></image></library_images>
        <library_effects><effect id="e"><profile_COMMON>
        <newparam sid="su"><surface type="2D"><init_from>i</init_from></surface></newparam>
        <newparam sid="sa"><sampler2D><source>su</source></sampler2D></newparam>
        <technique sid="c"><phong><diffuse><texture texture="sa" texcoord="UV"/></diffuse></phong>
        </technique></profile_COMMON></effect>
        <effect id="f"><profile_COMMON><technique sid="c"><lambert>
        <diffuse><color>1 0.5 0 1</color></diffuse></lambert></technique></profile_COMMON></effect>
        </library_effects>
        <library_materials><material id="m" name="tar"><instance_effect url="#e"/></material>
        <material id="n" name="paint"><instance_effect url="#f"/></material></library_materials>
        <library_geometries><geometry id="g"><mesh>
        <source id="p"><float_array id="pa" count="15">0 0 0 0 0 9 4 0 3 9 0 9 9 0 0</float_array>
        <technique_common><accessor source="#pa" count="5" stride="3"><param name="X"/>
        <param name="Y"/><param name="Z"/></accessor></technique_common></source>
        <source id="t"><float_array id="ta" count="10">0 1 0 0.1 0.4 0.7 0.9 0.1 0.9 1</float_array>
        <technique_common><accessor source="#ta" count="5" stride="2"><param name="S"/>
        <param name="T"/></accessor></technique_common></source>
        <vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
        <polylist material="a" count="1"><input semantic="VERTEX" source="#v" offset="0"/>
        <input semantic="TEXCOORD" source="#t" offset="1"/><vcount>5</vcount>
        <p>0 0 1 1 2 2 3 3 4 4</p></polylist>
        <triangles material="b" count="1"><input semantic="VERTEX" source="#v" offset="0"/>
        <input semantic="TEXCOORD" source="#t" offset="1"/><p>0 0 1 1 4 4</p></triangles>
        </mesh></geometry></library_geometries>
        <library_visual_scenes><visual_scene id="s"><node id="o" name="o">
        <instance_geometry url="#g"><bind_material><technique_common>
        <instance_material symbol="a" target="#m"/><instance_material symbol="b" target="#n"/>
        </technique_common></bind_material></instance_geometry></node></visual_scene>
        </library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>
        """;
    Read read = read("a.dae", scene.formatted("file:///C:/x/my%20road.png"));
    assertEquals(2, read.pieces().size());
    assertPlacesFollowPositions(read);
    assertEquals("tar", read.material(0, 0).name());
    assertEquals("my road.png", read.material(0, 0).picture().name());
    assertEquals(0xFF8000, read.material(1, 0).rgb());
    Read newer = read("b.dae", scene.formatted("<ref>./gone.png</ref>"));
    assertEquals("./gone.png", newer.material(0, 0).notFound());
  }

  @Test
  void b3dHasTheFirstTextureOfItsBrush() throws Exception {
    picture("b.png");
    byte[] vertices =
        B3dText.chunk(
            "VRTS",
            B3dText.ints(1, 1, 2),
            B3dText.floats(0, 0, 0, 0, 1, 0, 0, 0),
            B3dText.floats(0, 0, 10, 0, 1, 0, 0, 1),
            B3dText.floats(10, 0, 10, 0, 1, 0, 1, 1),
            B3dText.floats(10, 0, 0, 0, 1, 0, 1, 0));
    byte[] file =
        B3dText.file(
            B3dText.textures("gone/a.png", "x\\b.png"),
            B3dText.brushes(B3dText.brush("p", 0, 0), B3dText.brush("q", 0, 1)),
            B3dText.node(
                "n",
                B3dText.node(
                    "m",
                    B3dText.mesh(
                        1,
                        vertices,
                        B3dText.triangles(-1, 0, 1, 2),
                        B3dText.triangles(0, 0, 2, 3)))));
    Read read = read("a.b3d", file);
    assertEquals(2, read.pieces().size());
    assertPlacesFollowPositions(read);
    assertEquals("b.png", read.material(0, 0).picture().name());
    assertFalse(read.material(0, 0).cutout());
    assertEquals("a.png", read.material(1, 0).notFound());
  }
}
