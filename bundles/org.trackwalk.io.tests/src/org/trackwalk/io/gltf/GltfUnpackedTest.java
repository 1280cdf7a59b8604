package org.trackwalk.io.gltf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.level.Piece;

/**
 * Files that other programs have compressed, read through the worker. Beside each is a line for
 * every primitive with the bits of the positions of its corners, written by those programs' own
 * decoders (draco3dgltf 1.5.7 and meshoptimizer in JavaScript, by way of glTF-Transform 4).
 */
final class GltfUnpackedTest {

  private static final long SEED = 20_261_122L;

  /** Few: after most of them the worker is started again. */
  private static final int MUTANTS = 4;

  /** Metres that gltfpack may move a corner of a post of 2 m with its usual quantisation. */
  private static final double QUANTISED = 2e-3;

  @TempDir Path folder;

  @BeforeAll
  static void theWorkerIsHere() {
    try {
      WorkerProgram.find();
    } catch (WorkerException e) {
      Assumptions.abort("the worker's libraries are not here");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "draco-edgebreaker",
        "draco-sequential",
        "meshopt",
        "gltfpack-float",
        "gltfpack-khr",
        "gltfpack-quantized"
      })
  void positionsAreThoseOfTheOtherDecoders(String name) throws Exception {
    List<Piece> pieces = read(name);
    List<String> lines = resource(name + ".corners.txt").lines().toList();
    assertEquals(List.of("road", "road #2", "copy", "copy #2"), names(pieces));
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      assertEquals(lines.get(i % 2), corners(piece), piece.name());
      assertEquals(i % 2 == 0 ? "asphalt" : "grass", piece.surface(0));
      assertEquals(i % 2 == 1, piece.twoSided(0));
      assertEquals(i >= 2, piece.frame().mirrors());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"draco-edgebreaker", "draco-sequential"})
  void theNumberOfTrianglesIsThatOfDraco(String name) throws Exception {
    for (String wrong : List.of("999", "147")) {
      String text = new String(bytes(name + ".glb"), StandardCharsets.ISO_8859_1);
      assertTrue(text.contains("\"count\":150"));
      text = text.replace("\"count\":150", "\"count\":" + wrong);
      Path file = folder.resolve("count.glb");
      Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
      assertEquals(50, SceneText.read(file, false).pieces().get(0).triangleCount());
    }
  }

  @Test
  void whatKeepsFloatsKeepsEveryBit() throws Exception {
    Piece grass = read("gltfpack-float").get(1);
    assertEquals(2, grass.triangleCount());
    assertEquals(4, grass.positions().length / 3);
    float[] sorted = grass.positions().clone();
    Arrays.sort(sorted);
    assertArrayEquals(new float[] {0, 0, 0, 0, 0, 0, 0.25f, 0.25f, 4, 4, 5, 5}, sorted);
  }

  /** Post i of 20 was at (3i, i/4, -i), turned by i/5 about Y, and 1 + i/20 as wide. */
  @Test
  void compressedInstancesStandWhereTheyStood() throws Exception {
    List<Piece> pieces = read("gltfpack-instances");
    assertEquals(20, pieces.size());
    for (int i = 0; i < 20; i++) {
      float[] placed = pieces.get(i).frame().place(pieces.get(i).positions());
      for (double[] corner : new double[][] {{0, 0, 0}, {0, 0, 1}, {1, 0, 0}, {0, 2, 0}}) {
        double x = corner[0] * (1 + i / 20.0);
        double sine = Math.sin(i / 5.0);
        double cosine = Math.cos(i / 5.0);
        double[] expected = {
          3 * i + cosine * x + sine * corner[2],
          0.25 * i + corner[1],
          -i - sine * x + cosine * corner[2]
        };
        assertTrue(nearest(placed, expected) < QUANTISED, "instance " + i);
      }
    }
  }

  private static double nearest(float[] xyz, double[] point) {
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < xyz.length; i += 3) {
      double x = xyz[i] - point[0];
      double y = xyz[i + 1] - point[1];
      double z = xyz[i + 2] - point[2];
      nearest = Math.min(nearest, Math.sqrt(x * x + y * y + z * z));
    }
    return nearest;
  }

  @ParameterizedTest
  @ValueSource(strings = {"draco-edgebreaker", "gltfpack-khr"})
  void damagedDataEndsInSoundPiecesOrOneLine(String name) throws Exception {
    byte[] good = bytes(name + ".glb");
    SoundPieces.mutants(new GltfImporter(), good, folder.resolve(name + ".glb"), MUTANTS, SEED);
  }

  @Test
  void damagedCodesAreNamed() throws Exception {
    byte[] meshopt = bytes("gltfpack-float.glb");
    int json = ByteBuffer.wrap(meshopt).order(ByteOrder.LITTLE_ENDIAN).getInt(12);
    for (int i = 28 + json; i < meshopt.length; i++) {
      meshopt[i] ^= 0x55;
    }
    Path file = Files.write(folder.resolve("damaged.glb"), meshopt);
    ImportException e = assertThrows(ImportException.class, () -> SceneText.read(file, false));
    assertTrue(e.getMessage().contains("meshopt data is damaged"), e.oneLine());
  }

  private List<Piece> read(String name) throws Exception {
    Path file = Files.write(folder.resolve(name + ".glb"), bytes(name + ".glb"));
    return SceneText.read(file, false).pieces();
  }

  private static String corners(Piece piece) {
    StringBuilder line = new StringBuilder();
    for (int corner : piece.triangles()) {
      for (int k = 0; k < 3; k++) {
        int bits = Float.floatToRawIntBits(piece.positions()[3 * corner + k]);
        line.append(line.isEmpty() ? "" : " ").append("%08x".formatted(bits));
      }
    }
    return line.toString();
  }

  private static List<String> names(List<Piece> pieces) {
    return pieces.stream().map(Piece::name).toList();
  }

  private static String resource(String name) throws IOException {
    return new String(bytes(name), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = GltfUnpackedTest.class.getResourceAsStream("packed/" + name)) {
      return in.readAllBytes();
    }
  }
}
