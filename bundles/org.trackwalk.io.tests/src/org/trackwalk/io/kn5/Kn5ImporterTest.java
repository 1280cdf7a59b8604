package org.trackwalk.io.kn5;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Files written part by part from what is known of the format. */
final class Kn5ImporterTest {

  private static final String[] TAR = {"tar", "ice"};
  private static final float[] SQUARE = {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0};
  private static final int[] TWO = {0, 1, 2, 0, 2, 3};

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void pieceKeepsFloatsNamesAndPlaces(int version) throws Exception {
    float odd = Float.intBitsToFloat(0x3DCCCCCE);
    byte[] mesh =
        Kn5Bytes.mesh("1ROAD Straße", 1, new float[] {odd, -0f, 3, 1, 2, 3, 4, 5, 6}, 0, 1, 2);
    byte[] bytes = file(version, mesh);

    Piece piece = only(read(bytes));

    assertEquals("1ROAD Straße", piece.name());
    assertEquals(List.of("ice"), piece.surfaces());
    assertEquals(0x3DCCCCCE, Float.floatToRawIntBits(piece.positions()[0]));
    assertEquals(0x80000000, Float.floatToRawIntBits(piece.positions()[1]));
    assertArrayEquals(new int[] {0, 1, 2}, piece.triangles());
    assertArrayEquals(new float[] {0, 1, 0, 0, 1, 0, 0, 1, 0}, piece.normals());
    // Behind the six bytes of its corners stand material, layer, lod, sphere and a flag.
    assertEquals(bytes.length - 1 - 24 - 8 - 6, piece.place(0));
  }

  @Test
  void nodesPlaceWhatIsBelowThemAsRowVectors() throws Exception {
    // x to -z: a quarter turn about y, then moved; the outer node doubles everything.
    float[] turn = {0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 10, 20, 30, 1};
    float[] twice = {2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1};
    byte[] mesh = Kn5Bytes.mesh("1ROAD", 0, new float[] {1, 2, 3, 0, 0, 0, 0, 0, 1}, 0, 1, 2);
    byte[] root = Kn5Bytes.node("root", twice, Kn5Bytes.node("turned", turn, mesh));

    Piece piece = only(read(Kn5Bytes.file(5, TAR, root)));

    float[] placed = piece.frame().place(piece.positions());
    // (1, 2, 3) M = (3, 2, -1), moved (13, 22, 29), doubled.
    assertArrayEquals(new float[] {26, 44, 58}, Arrays.copyOf(placed, 3));
    assertEquals("turned/1ROAD", piece.node());
  }

  @Test
  void twoMeshesUnderEqualNodesShareTheirFrame() throws Exception {
    byte[] a = Kn5Bytes.mesh("1ROAD_A", 0, SQUARE, TWO);
    byte[] b = Kn5Bytes.mesh("1ROAD_B", 0, SQUARE, TWO);
    float[] still = Kn5Bytes.STILL.clone();
    still[1] = -0f;
    byte[] root = Kn5Bytes.node("r", Kn5Bytes.STILL, Kn5Bytes.node("n", still, a), b);

    List<Piece> pieces = read(Kn5Bytes.file(6, TAR, root)).pieces();

    assertEquals(pieces.get(0).frame(), pieces.get(1).frame(), "a zero has no sign in a matrix");
  }

  @ParameterizedTest
  @CsvSource({
    "1ROAD, true",
    "21KERB019, true",
    "01WALL, true",
    "0STARTLINE, false",
    "tree, false",
    "12, false",
    "AC_START_0, false",
    "'', false"
  })
  void onlyNumberedMeshesAreFelt(String name, boolean felt) throws Exception {
    byte[] other = Kn5Bytes.mesh("1ROAD_other", 0, SQUARE, TWO);
    byte[] root = Kn5Bytes.node("r", Kn5Bytes.STILL, Kn5Bytes.mesh(name, 0, SQUARE, TWO), other);

    List<Piece> pieces = read(Kn5Bytes.file(5, TAR, root)).pieces();

    assertEquals(felt, pieces.get(0).collidable(), name);
    assertTrue(pieces.get(1).collidable());
  }

  @Test
  void withoutAnyNumberAllIsFeltButMarkers() throws Exception {
    byte[] root =
        Kn5Bytes.node(
            "r",
            Kn5Bytes.STILL,
            Kn5Bytes.mesh("COLLIDER_0", 0, SQUARE, TWO),
            Kn5Bytes.mesh("AC_PIT_0", 0, SQUARE, TWO));

    List<Piece> pieces = read(Kn5Bytes.file(5, TAR, root)).pieces();

    assertTrue(pieces.get(0).collidable());
    assertFalse(pieces.get(1).collidable());
  }

  @Test
  void meshesOnBonesRestAndAreTold() throws Exception {
    ImportedMesh mesh = read(file(6, Kn5Bytes.meshOnBones("1FLAG", 0, SQUARE, TWO)));

    assertEquals(2, mesh.pieces().get(0).triangleCount());
    assertEquals(LeftOut.Kind.SKINNED, mesh.problems().get(0).leftOut().kind());
  }

  @Test
  void trianglesOutsideTheListAreLeftOutAndTold() throws Exception {
    byte[] bytes =
        file(5, Kn5Bytes.mesh("1ROAD", 0, SQUARE, 0, 1, 2, 0, 9, 3, 65_535, 1, 2, 0, 2, 3));

    ImportedMesh mesh = read(bytes);

    assertArrayEquals(TWO, mesh.pieces().get(0).triangles());
    ImportProblem problem = mesh.problems().get(0);
    assertEquals(ImportProblem.INDEX_RANGE, problem.rule());
    assertEquals(2, problem.count());
    assertEquals(mesh.pieces().get(0).place(0) + 6, problem.place());
    assertEquals(mesh.pieces().get(0).place(0) + 18, mesh.pieces().get(0).place(1));
  }

  @Test
  void markersAloneAreNoPiece() throws Exception {
    float[] place = {0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 4, 5, 6, 1};
    byte[] box = Kn5Bytes.mesh("AC_START_0", 0, SQUARE, TWO);
    byte[] start = Kn5Bytes.node("AC_START_0", place, box);
    byte[] root = Kn5Bytes.node("r", Kn5Bytes.STILL, Kn5Bytes.node("AC_PIT_0", Kn5Bytes.STILL));
    byte[] both = Kn5Bytes.node("r", Kn5Bytes.STILL, start, mesh("1ROAD"));

    ImportedMesh alone = read(Kn5Bytes.file(5, TAR, root));
    ImportedMesh mesh = read(Kn5Bytes.file(5, TAR, both));

    assertEquals(List.of(), alone.pieces());
    assertEquals("AC_PIT_0", alone.markers().get(0).name());
    assertEquals(1, mesh.markers().size(), "the box in a marker is no other marker");
    assertArrayEquals(new double[] {4, 5, 6}, mesh.markers().get(0).position());
    assertArrayEquals(new double[] {1, 0, 0}, mesh.markers().get(0).forward(), "the third row");
  }

  @Test
  void everyPrefixIsRefused() throws Exception {
    byte[] whole = file(6, Kn5Bytes.mesh("1ROAD", 0, SQUARE, TWO));
    for (int length = 0; length < whole.length; length++) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThrows(ImportException.class, () -> read(part), "the first " + length + " bytes");
    }
  }

  @Test
  void whatIsProtectedOrOfAnotherVersionIsRefusedInALine() throws Exception {
    byte[] good = file(5, Kn5Bytes.mesh("1ROAD", 0, SQUARE, TWO));
    byte[] other = good.clone();
    other[0] = 'x';
    assertTrue(refusal(other).contains("encrypted or packed"), refusal(other));
    byte[] newer = good.clone();
    newer[6] = 9;
    assertTrue(refusal(newer).contains("versions 4 to 6"), refusal(newer));
    byte[] longer = Kn5Bytes.joined(good, new byte[] {0, 0, 7});
    assertTrue(refusal(longer).contains("goes on"), refusal(longer));
    assertEquals(1, read(Kn5Bytes.joined(good, new byte[8])).pieces().size(), "zeros say nothing");
  }

  @Test
  void countsThatTheFileHasNoRoomForAreRefused() throws Exception {
    byte[] good = file(5, Kn5Bytes.mesh("1ROAD", 0, SQUARE, TWO));
    for (int at = 10; at + 4 <= good.length; at++) {
      byte[] bad = good.clone();
      bad[at + 3] = 0x7F;
      try {
        for (Piece piece : read(bad).pieces()) {
          assertTrue(piece.triangleCount() <= 2);
        }
      } catch (ImportException e) {
        assertFalse(e.getMessage().isBlank());
      }
    }
  }

  private static byte[] mesh(String name) {
    return Kn5Bytes.mesh(name, 0, SQUARE, TWO);
  }

  private static byte[] file(int version, byte[] mesh) {
    return Kn5Bytes.file(version, TAR, Kn5Bytes.node("root", Kn5Bytes.STILL, mesh));
  }

  private String refusal(byte[] bytes) {
    return assertThrows(ImportException.class, () -> read(bytes)).oneLine();
  }

  private ImportedMesh read(byte[] bytes) throws ImportException, IOException {
    Path file = Files.write(folder.resolve("a.kn5"), bytes);
    return new Kn5Importer().read(ImportRequest.of(file), Progress.none());
  }

  private static Piece only(ImportedMesh mesh) {
    assertEquals(1, mesh.pieces().size());
    assertEquals(List.of(), mesh.problems());
    return mesh.pieces().get(0);
  }
}
