package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;

/** Values that stand in for some of an accessor's own. */
final class GltfSparseTest {

  @TempDir Path folder;

  @Test
  void sparseQuantizedPositionsAndSparseIndices() throws Exception {
    SceneText scene = new SceneText();
    int where = scene.view(4);
    scene.put(4, 2);
    int what = scene.view(8);
    for (int value : new int[] {-32767, 32767, 0, 9}) {
      scene.put(2, value);
    }
    String sparse =
        ", \"normalized\": true, \"sparse\": {\"count\": 1, \"indices\": {\"bufferView\": %d,"
            + " \"componentType\": 5125}, \"values\": {\"bufferView\": %d}}";
    int position = scene.accessor(-1, 5122, 3, "VEC3", sparse.formatted(where, what));
    int index = scene.accessor(-1, 5123, 3, "SCALAR", sparse(scene, 2));
    Piece piece = only(scene.primitive(position, ", \"indices\": " + index).read(folder));
    assertArrayEquals(new float[] {0, 0, 0, 0, 0, 0, -1, 1, 0}, piece.positions());
    assertEquals("0 2 0", words(piece.triangles()));
  }

  private static String sparse(SceneText scene, int value) {
    int indices = scene.view(4);
    scene.put(4, 1);
    int values = scene.view(4);
    scene.put(2, value);
    scene.put(2, 0);
    return (", \"sparse\": {\"count\": 1, \"indices\": {\"bufferView\": %d, \"componentType\":"
            + " 5125}, \"values\": {\"bufferView\": %d}}")
        .formatted(indices, values);
  }

  @Test
  void sparseValuesReplaceTheStoredOnes() throws Exception {
    SceneText scene = new SceneText();
    int base = scene.view(36);
    for (float value : SceneText.triangleAt(0, 0)) {
      scene.put(4, Float.floatToIntBits(value));
    }
    String sparse = sparse(scene);
    int position = scene.accessor(base, 5126, 3, "VEC3", sparse);
    Piece piece = only(scene.primitive(position, "").read(folder));
    assertArrayEquals(new float[] {0, 0, 0, 8, 9, 10, 1, 0, 0}, piece.positions());
  }

  @Test
  void sparseWithoutABufferViewStartsFromZeros() throws Exception {
    SceneText scene = new SceneText();
    int position = scene.accessor(-1, 5126, 3, "VEC3", sparse(scene));
    Piece piece = only(scene.primitive(position, "").read(folder));
    assertArrayEquals(new float[] {0, 0, 0, 8, 9, 10, 0, 0, 0}, piece.positions());
  }

  private static String sparse(SceneText scene) {
    int indices = scene.view(4);
    scene.put(2, 1);
    scene.put(2, 0);
    int values = scene.view(12);
    for (float value : new float[] {8, 9, 10}) {
      scene.put(4, Float.floatToIntBits(value));
    }
    return (", \"sparse\": {\"count\": 1, \"indices\": {\"bufferView\": %d, \"componentType\":"
            + " 5123}, \"values\": {\"bufferView\": %d}}")
        .formatted(indices, values);
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

  @Test
  void zerosThatStandNowhereGrowWithTheFileOnly() throws Exception {
    int many = 30_000_000;
    SceneText plain = new SceneText();
    refused(plain.primitive(plain.accessor(-1, 5126, many, "VEC3", ""), ""));
    SceneText sparse = new SceneText();
    refused(sparse.primitive(sparse.accessor(-1, 5126, many, "VEC3", sparse(sparse)), ""));
    SceneText corners = new SceneText();
    int position = corners.accessor(-1, 5126, 3, "VEC3", "");
    int index = corners.accessor(-1, 5125, many, "SCALAR", "");
    refused(corners.primitive(position, ", \"indices\": " + index));
    SceneText few = new SceneText();
    Piece piece = only(few.primitive(few.accessor(-1, 5126, 9_999, "VEC3", ""), "").read(folder));
    assertEquals(3_333, piece.triangleCount());
  }

  private void refused(SceneText scene) {
    String why = assertThrows(ImportException.class, () -> scene.read(folder)).getMessage();
    assertTrue(why.contains("zeros that stand nowhere in the file"), why);
  }
}
