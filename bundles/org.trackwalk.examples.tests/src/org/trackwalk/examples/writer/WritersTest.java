package org.trackwalk.examples.writer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Piece;

/** Files are read back with a few lines written for that alone. */
final class WritersTest {

  private static Piece hardFloats() {
    Random random = new Random(7);
    List<Float> floats = new ArrayList<>();
    floats.add(-0.0f);
    floats.add(Float.MIN_VALUE);
    floats.add(Float.MAX_VALUE);
    while (floats.size() < 3000) {
      float f = Float.intBitsToFloat(random.nextInt());
      if (Float.isFinite(f)) {
        floats.add(f);
      }
    }
    float[] positions = new float[floats.size()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = floats.get(i);
    }
    return Piece.named("hard", "hard.obj").mesh(positions, new int[] {0, 1, 2, 3, 5, 4}).build();
  }

  @Test
  void objReadsBackToTheSameBits() {
    Piece piece = hardFloats();
    Piece second = Piece.named("b", "hard.obj").mesh(new float[9], new int[] {0, 2, 1}).build();
    String text = new String(ObjFile.bytes(List.of(piece, second)), StandardCharsets.UTF_8);
    float[] p = piece.positions();
    int i = 0;
    List<String> faces = new ArrayList<>();
    for (String line : text.split("\n")) {
      String[] words = line.split(" ");
      if (words[0].equals("v")) {
        for (int k = 1; k <= 3; k++, i++) {
          float expected = i < p.length ? p[i] : 0;
          float read = Float.parseFloat(words[k]);
          assertEquals(Float.floatToRawIntBits(expected), Float.floatToRawIntBits(read));
        }
      } else if (words[0].equals("f")) {
        faces.add(line);
      }
    }
    assertEquals(p.length + 9, i);
    assertEquals(List.of("f 1 2 3", "f 4 6 5", "f 1001 1003 1002"), faces);
  }

  @Test
  void objHoldsWrongFacesAndNumbersThatAreNone() {
    float[] xyz = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
    Piece piece = Piece.named("a", "a.obj").mesh(xyz, new int[0]).build();
    byte[] bytes = ObjFile.bytes(List.of(piece), "a.mtl", Map.of("a", new int[] {0, 0, 41}));
    String text = new String(bytes, StandardCharsets.UTF_8);
    assertTrue(text.contains("mtllib a.mtl\no a\nv nan inf -inf\nf 1 1 42\n"), text);
  }

  @Test
  void stlHoldsEveryPlacedTriangleWithZUp() {
    Circuit circuit = Circuit.generate(CircuitShape.SMALL);
    List<Piece> pieces = circuit.placedPieces("c.stl");
    ByteBuffer in = ByteBuffer.wrap(StlFile.bytes(pieces)).order(ByteOrder.LITTLE_ENDIAN);
    int count = in.position(80).getInt();
    assertEquals(84 + 50 * count, in.capacity());
    for (Piece piece : circuit.pieces("c.stl")) {
      for (int t = 0; t < piece.triangleCount(); t++) {
        in.position(in.position() + 12);
        for (int k = 0; k < 3; k++) {
          int v = 3 * piece.triangles()[3 * t + k];
          assertEquals(piece.positions()[v], in.getFloat());
          assertEquals(-piece.positions()[v + 2] + 0.0f, in.getFloat());
          assertEquals(piece.positions()[v + 1], in.getFloat());
        }
        in.getShort();
        count--;
      }
    }
    assertEquals(0, count);
  }

  @Test
  void stlTextKeepsPiecesAndEmptyOnes() {
    float[] xyz = {1.5f, 2, -3, 4, 5, 0, 7, 8, 9};
    Piece one = Piece.named("one", "a.stl").mesh(xyz, new int[] {0, 1, 2}).build();
    Piece none = Piece.named("none", "a.stl").build();
    assertEquals(
        """
        solid one
        facet normal 0 0 0
        outer loop
        vertex 1.5 3 2
        vertex 4 0 5
        vertex 7 -9 8
        endloop
        endfacet
        endsolid one
        solid none
        endsolid none
        """,
        new String(StlFile.text(List.of(one, none)), StandardCharsets.UTF_8));
  }

  @Test
  void plyHasAsManyLinesAsItSays() {
    List<Piece> pieces = Circuit.generate(CircuitShape.SMALL).pieces("c.ply");
    String text = new String(PlyFile.bytes(pieces), StandardCharsets.UTF_8);
    String body = text.substring(text.indexOf("end_header\n") + 11);
    int vertices = pieces.stream().mapToInt(Piece::vertexCount).sum();
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    assertTrue(text.contains("element vertex " + vertices + "\n"));
    assertEquals(vertices + triangles, body.lines().count());
  }

  @Test
  void glbHoldsTheStoredBitsAndTheOrigins() {
    List<Piece> pieces = Circuit.generate(CircuitShape.SMALL).placedPieces("c.glb");
    ByteBuffer in = ByteBuffer.wrap(GlbFile.bytes(pieces)).order(ByteOrder.LITTLE_ENDIAN);
    byte[] magic = new byte[4];
    in.get(magic);
    assertEquals("glTF", new String(magic, StandardCharsets.US_ASCII));
    assertEquals(2, in.getInt());
    assertEquals(in.capacity(), in.getInt());
    byte[] json = new byte[in.getInt()];
    assertEquals(0x4E4F534A, in.getInt());
    in.get(json);
    assertEquals(0, json.length % 4);
    int binary = in.getInt();
    in.getInt();
    assertEquals(in.remaining(), binary);
    String text = new String(json, StandardCharsets.UTF_8);
    double[] m = pieces.get(0).frame().placement();
    String origin = "\"translation\": [" + m[3] + ", " + m[7] + ", " + m[11] + "]";
    assertTrue(text.contains(origin.replace(".0,", ",").replace(".0]", "]")), origin);
    assertTrue(text.contains("\"doubleSided\": true"));
    float[] first = new float[pieces.get(0).positions().length];
    for (int i = 0; i < first.length; i++) {
      first[i] = in.getFloat();
    }
    assertArrayEquals(pieces.get(0).positions(), first);
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    int floats = pieces.stream().mapToInt(p -> p.positions().length).sum();
    assertEquals(12 * triangles + 4 * floats, binary);
  }

  @Test
  void manifestSaysWhatTheMeshCannot() {
    List<Piece> pieces = Circuit.generate(CircuitShape.SMALL).placedPieces("c.obj");
    byte[] bytes = ManifestFile.bytes("c", pieces, true, List.of("road_*"));
    String text = new String(bytes, StandardCharsets.UTF_8);
    assertTrue(text.contains("\"node\": \"fence_01\""));
    assertTrue(text.contains("\"sided\": \"both\""));
    assertTrue(text.contains("\"collidable\": false"));
    assertTrue(text.contains("\"class\": \"verge\""));
    byte[] still = ManifestFile.bytes("c", pieces, false, List.of("road_*"));
    String shared = new String(still, StandardCharsets.UTF_8);
    assertFalse(shared.contains("translate"));
    assertTrue(shared.contains("\"node\": \"verge_l_*\", \"class\": \"verge\""), shared);
  }

  @Test
  void jsonKeepsOrderAndQuotes() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("b", List.of(1, 2.5, 0.1f, Double.NaN));
    map.put("a", "line\n\"\\");
    assertEquals("{\"b\": [1, 2.5, 0.1, null], \"a\": \"line\\n\\\"\\\\\"}\n", JsonText.of(map));
    assertEquals("[\n  {\"x\": 1},\n  []\n]\n", JsonText.of(List.of(Map.of("x", 1), List.of())));
  }
}
