package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/** What stands in buffers becomes the very floats and indices of a piece. */
final class GltfGeometryTest {

  private static final float[] FIVE = {0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 2, 0, 0};

  @TempDir Path folder;

  @Test
  void aTriangleWithoutIndices() throws Exception {
    SceneText scene = new SceneText();
    float[] xyz = {0, -0.0f, 0, 0.1f, 0, 1, 1e-40f, 0, 0};
    Piece piece = only(scene.primitive(scene.floats("VEC3", xyz), "").read(folder));
    assertArrayEquals(bits(xyz), bits(piece.positions()));
    assertArrayEquals(new int[] {0, 1, 2}, piece.triangles());
    assertEquals(Frame.LEVEL, piece.frame());
    assertEquals("mesh 0", piece.name());
    assertEquals("scene.gltf", piece.file());
  }

  @ParameterizedTest
  @ValueSource(ints = {5121, 5123, 5125})
  void indicesOfEveryType(int type) throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    int index = scene.ints(type, 2, 0, 1, 4, 3, 2);
    Piece piece = only(scene.primitive(position, ", \"indices\": " + index).read(folder));
    assertArrayEquals(new int[] {2, 0, 1, 4, 3, 2}, piece.triangles());
  }

  @ParameterizedTest
  @CsvSource({
    "4, 0 1 2, an index list ends with two that make no triangle",
    "5, 0 1 2 1 3 2 2 3 4, strip: every other triangle is turned",
    "6, 1 2 0 2 3 0 3 4 0, fan around the first"
  })
  void trianglesStripsAndFans(int mode, String expected, String why) throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    Piece piece = only(scene.primitive(position, ", \"mode\": " + mode).read(folder));
    assertEquals(expected, words(piece.triangles()), why);
  }

  @Test
  void pointsAndLinesAreNoTriangles() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    String other = "{\"attributes\": {\"POSITION\": 0}, \"mode\": ";
    scene.mesh("{\"primitives\": [" + other + "0}, " + other + "1}, " + other + "4}]}");
    assertEquals(0, position);
    assertEquals(1, only(scene.read(folder)).triangleCount());
  }

  @Test
  void interleavedVerticesAreReadByTheirStride() throws Exception {
    SceneText scene = new SceneText();
    int view = scene.view(3 * 24, ", \"byteStride\": 24");
    for (float value : SceneText.triangleAt(5, 7)) {
      if (scene.content().length % 24 == 12) {
        for (int i = 0; i < 3; i++) {
          scene.put(4, Float.floatToIntBits(-9));
        }
      }
      scene.put(4, Float.floatToIntBits(value));
    }
    for (int i = 0; i < 3; i++) {
      scene.put(4, Float.floatToIntBits(-9));
    }
    int position = scene.accessor(view, 5126, 3, "VEC3", "");
    Piece piece = only(scene.primitive(position, "").read(folder));
    assertArrayEquals(SceneText.triangleAt(5, 7), piece.positions());
  }

  @Test
  void quantizedPositionsFollowTheSpecification() throws Exception {
    SceneText scene = new SceneText();
    int view = scene.view(3 * 8, ", \"byteStride\": 8");
    for (int value : new int[] {-32768, 0, 32767, 0, 16384, 1, 0, 0, -1, 5, 6, 0}) {
      scene.put(2, value);
    }
    int position = scene.accessor(view, 5122, 3, "VEC3", ", \"normalized\": true");
    scene.more(", \"extensionsRequired\": [\"KHR_mesh_quantization\"]");
    Piece piece = only(scene.primitive(position, "").read(folder));
    // Section 3.6.2.2: f = max(c / 32767, -1)
    float[] expected = {
      -1,
      0,
      1,
      (float) (16384 / 32767.0),
      (float) (1 / 32767.0),
      0,
      (float) (-1 / 32767.0),
      (float) (5 / 32767.0),
      (float) (6 / 32767.0)
    };
    assertArrayEquals(expected, piece.positions());
  }

  @ParameterizedTest
  @CsvSource({
    "5120, 1, -128 -127 -1 0 1 126 127 64 -64, 127",
    "5121, 1, 0 1 127 128 254 255 2 3 4, 255",
    "5122, 2, -32768 -32767 -1 0 1 32766 32767 16384 -16384, 32767",
    "5123, 2, 0 1 32767 32768 65534 65535 2 3 4, 65535"
  })
  void everyIntegerFormOfAPosition(int type, int size, String stored, int largest)
      throws Exception {
    for (boolean normalized : new boolean[] {false, true}) {
      SceneText scene = new SceneText();
      int stride = size == 1 ? 4 : 8;
      int view = scene.view(3 * stride, ", \"byteStride\": " + stride);
      String[] numbers = stored.split(" ");
      float[] expected = new float[9];
      for (int i = 0; i < 9; i++) {
        int number = Integer.parseInt(numbers[i]);
        scene.put(size, number);
        if (i % 3 == 2) {
          scene.put(size, -1);
        }
        // Section 3.6.2.2, with decimals and rounded once: c / largest, at least -1
        float quotient =
            new BigDecimal(number)
                .divide(new BigDecimal(largest), 40, RoundingMode.HALF_EVEN)
                .max(BigDecimal.ONE.negate())
                .floatValue();
        expected[i] = normalized ? quotient : number;
      }
      int position = scene.accessor(view, type, 3, "VEC3", ", \"normalized\": " + normalized);
      Piece piece = only(scene.primitive(position, "").read(folder));
      assertArrayEquals(bits(expected), bits(piece.positions()), "normalized " + normalized);
    }
  }

  @Test
  void theBoxOfQuantizedPositionsStaysInTheFrame() throws Exception {
    SceneText scene = new SceneText();
    int view = scene.view(3 * 8, ", \"byteStride\": 8");
    for (int value : new int[] {0, 0, 0, 0, 0, 0, 16384, 0, 16384, 0, 0, 0}) {
      scene.put(2, value);
    }
    int position = scene.accessor(view, 5123, 3, "VEC3", "");
    String node = "{\"mesh\": 0, \"translation\": [-8, 1, 2], \"scale\": [0.0009765625, 1, 0.5]}";
    Piece piece = only(scene.primitive(position, "").nodes(node).read(folder));
    assertArrayEquals(new float[] {0, 0, 0, 0, 0, 16384, 16384, 0, 0}, piece.positions());
    assertArrayEquals(
        new float[] {-8, 1, 2, -8, 1, 8194, 8, 1, 2}, piece.frame().place(piece.positions()));
  }

  @Test
  void stripsAndFansOfIndices() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    int index = scene.ints(5121, 4, 3, 2, 1, 0);
    String one = "{\"attributes\": {\"POSITION\": 0}, \"indices\": " + index + ", \"mode\": ";
    scene.mesh("{\"primitives\": [" + one + "5}, " + one + "6}]}");
    assertEquals(0, position);
    List<Piece> pieces = scene.read(folder).pieces();
    assertEquals("4 3 2 3 1 2 2 1 0", words(pieces.get(0).triangles()));
    assertEquals("3 2 4 2 1 4 1 0 4", words(pieces.get(1).triangles()));
  }

  @Test
  void offsetsThatAreNotAlignedAreRead() throws Exception {
    SceneText scene = new SceneText();
    int view = scene.view(37);
    scene.put(1, 7);
    for (float value : SceneText.triangleAt(3, 4)) {
      scene.put(4, Float.floatToIntBits(value));
    }
    int position = scene.accessor(view, 5126, 3, "VEC3", ", \"byteOffset\": 1");
    Piece piece = only(scene.primitive(position, "").read(folder));
    assertArrayEquals(SceneText.triangleAt(3, 4), piece.positions());
  }

  @Test
  void elementsThatOverlapAreRefused() {
    SceneText scene = new SceneText();
    int view = scene.view(36, ", \"byteStride\": 8");
    for (float value : SceneText.triangleAt(3, 4)) {
      scene.put(4, Float.floatToIntBits(value));
    }
    scene.primitive(scene.accessor(view, 5126, 3, "VEC3", ""), "");
    ImportException e = assertThrows(ImportException.class, () -> scene.read(folder));
    assertTrue(e.getMessage().contains("overlap"), e.getMessage());
  }

  @Test
  void trianglesWithAWildIndexAreLeftOutAndCounted() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    int index = scene.ints(5125, 0, 1, 2, 3, 5, 4, -1, -1, -1, 2, 3, 4);
    ImportedMesh mesh = scene.primitive(position, ", \"indices\": " + index).read(folder);
    assertEquals("0 1 2 2 3 4", words(only(mesh).triangles()));
    ImportProblem problem = mesh.problems().get(0);
    assertEquals("import.index-range", problem.rule());
    assertEquals(2, problem.count());
    assertEquals(only(mesh).name(), problem.piece());
    assertEquals(List.of(2f, 0f, 0f), problem.near());
  }

  @Test
  void linesAndPointsAreCountedByMode() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    int six = scene.ints(5123, 0, 1, 2, 3, 4, 0);
    String primitive = "{\"attributes\": {\"POSITION\": " + position + "}, \"mode\": %d%s}";
    String indexed = ", \"indices\": " + six;
    String wrong = ", \"indices\": 99";
    scene.mesh(
        "{\"name\": \"wires\", \"primitives\": ["
            + String.join(
                ", ",
                primitive.formatted(0, ""),
                primitive.formatted(1, indexed),
                primitive.formatted(2, ""),
                primitive.formatted(3, indexed),
                primitive.formatted(1, wrong))
            + "]}");
    ImportedMesh mesh = scene.read(folder);
    assertEquals(0, mesh.pieces().get(0).triangleCount());
    // Three pairs, a loop of five corners, a strip of six; five points.
    assertEquals(
        List.of("wires: 13 edges without a face", "wires: 5 points without a face"),
        mesh.problems().stream().map(ImportProblem::message).toList());
    assertTrue(mesh.problems().stream().allMatch(ImportProblem::harmless));
  }

  @Test
  void bonesAndShapeKeysAreSaidOfWhatHasTriangles() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    int index = scene.ints(5123, 0, 1, 2);
    String targets = ", \"targets\": [{\"POSITION\": " + position + "}]";
    scene.primitive(position, ", \"indices\": " + index + targets);
    scene.nodes("{\"name\": \"flag\", \"mesh\": 0, \"skin\": 0}");
    assertEquals(
        List.of(
            "flag: 1 mesh on bones, taken as it rests",
            "flag: 1 mesh with shape keys, taken in its basis shape"),
        scene.read(folder).problems().stream().map(ImportProblem::message).toList());
  }

  @Test
  void placesAreByteOffsetsInTheFile() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", FIVE);
    int index = scene.ints(5123, 0, 1, 2, 2, 3, 4);
    scene.primitive(position, ", \"indices\": " + index);
    byte[] glb = scene.glb();
    Path file = Files.write(folder.resolve("scene.glb"), glb);
    Piece piece = only(SceneText.read(file, false));
    int second = piece.place(1);
    assertEquals(2, glb[second]);
    assertEquals(3, glb[second + 2]);
    assertEquals(4, glb[second + 4]);
    assertEquals(second - 6, piece.place(0));
  }

  @Test
  void normalsAndMaterialsComeAlong() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
    int normal = scene.floats("VEC3", 0, 1, 0, 0, 1, 0, 0, 1, 0);
    String one = "{\"attributes\": {\"POSITION\": %d, \"NORMAL\": %d}, \"material\": %d}";
    scene.mesh(
        "{\"name\": \"kerb\", \"primitives\": ["
            + one.formatted(position, normal, 0)
            + ", "
            + one.formatted(position, normal, 1)
            + "]}");
    scene.more(", \"materials\": [{\"name\": \"asphalt\"}, {\"doubleSided\": true}]");
    List<Piece> pieces = scene.read(folder).pieces();
    assertEquals(List.of("kerb", "kerb #2"), pieces.stream().map(Piece::name).toList());
    assertEquals("asphalt", pieces.get(0).surface(0));
    assertEquals("material 1", pieces.get(1).surface(0));
    assertFalse(pieces.get(0).twoSided(0));
    assertTrue(pieces.get(1).twoSided(0));
    assertArrayEquals(new float[] {0, 1, 0, 0, 1, 0, 0, 1, 0}, pieces.get(0).normals());
    assertArrayEquals(new int[] {0, 1, 2}, pieces.get(0).cornerNormals());
  }

  @Test
  void anAccessorThatReachesPastItsBytesIsRefusedBeforeMemoryIsTaken() throws Exception {
    for (String count : List.of("4", "700000000", "2147483000", "1e300", "-1", "2.5")) {
      SceneText scene = new SceneText();
      int position = scene.floats("VEC3", SceneText.triangleAt(0, 0));
      String json =
          scene.primitive(position, "").json().replace("\"count\": 3", "\"count\": " + count);
      Path file = Files.writeString(folder.resolve("scene.gltf"), json);
      assertThrows(ImportException.class, () -> SceneText.read(file, false), count);
    }
  }

  @Test
  void aListOfZerosThatWouldFillTheMemoryIsRefused() {
    SceneText scene = new SceneText();
    int position = scene.accessor(-1, 5126, 700_000_000, "VEC3", "");
    scene.primitive(position, "");
    ImportException e = assertThrows(ImportException.class, () -> scene.read(folder));
    assertTrue(e.getMessage().contains("memory"), e.getMessage());
  }

  private static Piece only(ImportedMesh mesh) {
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().get(0);
  }

  private static String words(int[] numbers) {
    StringBuilder words = new StringBuilder();
    for (int number : numbers) {
      words.append(words.isEmpty() ? "" : " ").append(number);
    }
    return words.toString();
  }

  private static int[] bits(float[] values) {
    int[] bits = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      bits[i] = Float.floatToRawIntBits(values[i]);
    }
    return bits;
  }
}
