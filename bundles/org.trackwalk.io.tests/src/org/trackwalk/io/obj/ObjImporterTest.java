package org.trackwalk.io.obj;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.io.obj.ObjReading.FIVE;
import static org.trackwalk.io.obj.ObjReading.bytes;
import static org.trackwalk.io.obj.ObjReading.only;
import static org.trackwalk.io.obj.ObjReading.read;
import static org.trackwalk.io.obj.ObjReading.request;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

final class ObjImporterTest {

  @Test
  void facesBeforeAnyNameAreNamedLikeTheFile() throws ImportException {
    Piece piece = only(FIVE + "f 1 2 3\nf 1 3 5\n");
    assertEquals("road", piece.name());
    assertEquals("", piece.node());
    assertEquals("road.obj", piece.file());
    assertEquals(Frame.LEVEL, piece.frame());
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 5}, piece.positions());
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, piece.triangles());
    assertEquals(6, piece.place(0));
    assertEquals(7, piece.place(1));
    assertEquals("", piece.surface(0));
    assertNull(piece.normals());
  }

  @Test
  void theStatedAxisAndUnitBecomeTheFrame() throws ImportException {
    ImportRequest request =
        new ImportRequest(
            Path.of("road.obj"),
            "a/road.obj",
            Path.of("."),
            false,
            UpAxis.Z,
            LengthUnit.CENTIMETRE);
    Piece piece =
        ObjImporter.read(request, bytes(FIVE + "f 1 2 3\n"), 1, Progress.none()).pieces().get(0);
    assertEquals(Frame.of(UpAxis.Z, LengthUnit.CENTIMETRE), piece.frame());
    assertEquals("road", piece.name());
    assertEquals("a/road.obj", piece.file());
  }

  @Test
  void aPieceIsWhatStandsUnderOneNameAndANameThatComesAgainJoins() throws ImportException {
    List<Piece> pieces =
        read(FIVE + "o a\nf 1 2 3\ng b c\nf 1 3 4\no a\nf 1 2 5\ng empty\no last\nf 2 3 5\n")
            .pieces();
    assertEquals(List.of("a", "b c", "last"), pieces.stream().map(Piece::name).toList());
    assertEquals(2, pieces.get(0).triangleCount());
    assertEquals(11, pieces.get(0).place(1));
    assertEquals("b c", pieces.get(1).node());
    assertArrayEquals(new float[] {0, 0, 0, 1, 1, 0, 0, 1, 0}, pieces.get(1).positions());
  }

  @Test
  void anObjectCalledLikeTheFileIsNotTheFacesWithoutName() throws ImportException {
    List<Piece> pieces = read(FIVE + "f 1 2 3\no road\nf 1 2 4\n").pieces();
    assertEquals(List.of("road", "road #2"), pieces.stream().map(Piece::name).toList());
    assertEquals("road", pieces.get(1).node());
  }

  @Test
  void materialsAreSurfacesAndStayOverNames() throws ImportException {
    List<Piece> pieces =
        read(FIVE
                + "f 1 2 3\n"
                + "usemtl wet tar\n"
                + "f 1 3 4\n"
                + "o p\n"
                + "f 1 2 5\n"
                + "usemtl grass\n"
                + "f 2 3 5\n"
                + "usemtl\n"
                + "f 1 4 5")
            .pieces();
    Piece first = pieces.get(0);
    assertEquals("", first.surface(0));
    assertEquals("wet tar", first.surface(1));
    Piece second = pieces.get(1);
    assertEquals(List.of("wet tar", "grass"), second.surfaces());
    assertEquals("wet tar", second.surface(0));
    assertEquals("grass", second.surface(1));
    assertEquals("", second.surface(2));
  }

  @Test
  void indicesInAllForms() throws ImportException {
    Piece piece =
        only(
            FIVE
                + "vt 0 0\nvn 0 0 1\nvn 1 0 0\n"
                + "f 1 2/1 3//1\nf 1/1/1 -4/1/2 -3//-1\nf 1/ 2// 3/1/\nf +1 2 3\n");
    for (int t = 0; t < 4; t++) {
      assertArrayEquals(new int[] {0, 1, 2}, corners(piece, t));
    }
    assertArrayEquals(new float[] {0, 0, 1, 1, 0, 0}, piece.normals());
    assertArrayEquals(
        new int[] {-1, -1, 0, 0, 1, 1, -1, -1, -1, -1, -1, -1}, piece.cornerNormals());
  }

  @Test
  void negativeIndicesCountBackFromWhereTheyStand() throws ImportException {
    Piece piece = only("v 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1\nv 9 9 9\nf -4 -2 -1\n");
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, piece.triangles());
    assertEquals(9, piece.positions()[9]);
  }

  @Test
  void aFaceMayStandBeforeItsVertices() throws ImportException {
    assertEquals(1, only("f 1 2 3\nv 0 0 0\nv 1 0 0\nv 0 1 0\n").triangleCount());
  }

  @Test
  void polygonsAreCutAndEachTriangleKnowsItsLine() throws ImportException {
    Piece piece = only(FIVE + "f 1 2 3 4\n\nf 4 1 5\n");
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3, 3, 0, 4}, piece.triangles());
    assertEquals(6, piece.place(0));
    assertEquals(6, piece.place(1));
    assertEquals(8, piece.place(2));
  }

  @Test
  void concavePolygonsAreNotCutAcrossTheirOutside() throws ImportException {
    Piece piece = only("v 0 4 0\nv -3 -4 0\nv 0 -2 0\nv 3 -4 0\nf 2 3 4 1\n");
    for (int t = 0; t < 2; t++) {
      boolean hasNotch = false;
      for (int corner : corners(piece, t)) {
        hasNotch |= piece.positions()[3 * corner + 1] == -2;
      }
      assertTrue(hasNotch);
    }
  }

  @Test
  void normalsFollowTheCutOfAPolygon() throws ImportException {
    Piece piece =
        only(
            "v 0 4 0\nv -3 -4 0\nv 0 -2 0\nv 3 -4 0\nvn 1 0 0\nvn 2 0 0\nvn 3 0 0\nvn 4 0 0\n"
                + "f 1//1 2//2 3//3 4//4\n");
    for (int i = 0; i < 6; i++) {
      float x = piece.positions()[3 * piece.triangles()[i]];
      float y = piece.positions()[3 * piece.triangles()[i] + 1];
      float normal = piece.normals()[3 * piece.cornerNormals()[i]];
      float expected = y == 4 ? 1 : x == -3 ? 2 : x == 0 ? 3 : 4;
      assertEquals(expected, normal);
    }
  }

  @Test
  void allLineEndsTabsContinuationsAndNoise() throws ImportException {
    String text =
        "\uFEFF# made by hand\r\n\r\n"
            + "\tv\t0 0\\\r\n"
            + "  0\r\n"
            + "v 1 0 0 1.0\r"
            + "v 1 1 0 0.5 0.5 0.5\n"
            + "mtllib none.mtl\n"
            + "s off\n"
            + "cstype bezier\n"
            + "f 1 \\\n"
            + " 2 \\\n"
            + " 3 # the only one\n"
            + "l 1 2\n"
            + "p 1\n"
            + "\0\0";
    ImportedMesh mesh = read(text);
    Piece piece = mesh.pieces().get(0);
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0}, piece.positions());
    assertEquals(1, piece.triangleCount());
    assertEquals(10, piece.place(0));
    assertEquals(
        List.of("road: 1 edge without a face", "road: 1 point without a face"),
        mesh.problems().stream().map(ImportProblem::message).toList());
  }

  @Test
  void sixteenBitTextIsRead() throws ImportException {
    byte[] text = ("\uFEFF" + FIVE + "f 1 2 3\n").getBytes(StandardCharsets.UTF_16LE);
    ImportedMesh mesh =
        ObjImporter.read(request(), FileBytes.of(text).asText(), 1, Progress.none());
    assertEquals(1, mesh.pieces().get(0).triangleCount());
  }

  @Test
  void wordsForNoNumberAreKept() throws ImportException {
    Piece piece = only("v nan 0 0\nv -inf 0 0\nv 1e99 1.#QNAN 0\nf 1 2 3\n");
    float[] p = piece.positions();
    assertTrue(Float.isNaN(p[0]));
    assertEquals(Float.NEGATIVE_INFINITY, p[3]);
    assertEquals(Float.POSITIVE_INFINITY, p[6]);
    assertTrue(Float.isNaN(p[7]));
  }

  @Test
  void zerosKeepTheirSigns() throws ImportException {
    float[] p = only("v -0 0 -0.0\nv 1 0 0\nv 0 1 -0e5\nf 1 2 3\n").positions();
    assertEquals(Float.floatToRawIntBits(-0f), Float.floatToRawIntBits(p[0]));
    assertEquals(0, Float.floatToRawIntBits(p[1]));
    assertEquals(Float.floatToRawIntBits(-0f), Float.floatToRawIntBits(p[2]));
    assertEquals(Float.floatToRawIntBits(-0f), Float.floatToRawIntBits(p[8]));
  }

  @Test
  void theNumberOfThreadsChangesNothing() throws ImportException {
    StringBuilder text = new StringBuilder("# head\r\n");
    for (int i = 0; i < 400; i++) {
      text.append("v ").append(i).append(" 0 \\\n ").append(i * 0.37).append('\n');
      if (i % 3 == 0) {
        text.append("vn 0 1 ").append(i).append('\n');
      }
      if (i % 17 == 0) {
        text.append("g group").append(i % 51).append('\n');
      }
      if (i % 7 == 0) {
        text.append("usemtl m").append(i % 21).append("\r\n");
      }
      if (i > 4) {
        text.append("f -1//-1 -2 -3\nf ").append(i).append("//1 1 2 3 4 5\n");
        text.append(i % 11 == 0 ? "f 1 2 0\n" : i % 13 == 0 ? "f 1\n" : "# nothing\n");
      }
    }
    ImportedMesh one = ObjImporter.read(request(), bytes(text.toString()), 1, Progress.none());
    assertFalse(one.problems().isEmpty());
    for (int parts = 2; parts < 40; parts++) {
      assertSame(one, ObjImporter.read(request(), bytes(text.toString()), parts, Progress.none()));
    }
  }

  @Test
  void theShortWayAndTheLongWayReadTheSame() throws ImportException {
    Random random = new Random(11);
    String[] numbers = {"0.5", "-1.25", "3", "1e-3", "0.1234567891", "12345678.5", "-0.0", "+7.5"};
    String[] corners = {
      "1", "2/1", "3//2", "4/1/2", "-1", "12345678", "0", "1/", "2//", "x", "5/2/"
    };
    StringBuilder text = new StringBuilder(FIVE + "vn 0.0 1.0 0.0\nvn 1.0 0.0 0.0\n");
    for (int i = 0; i < 4000; i++) {
      boolean face = random.nextBoolean();
      text.append(face ? "f" : random.nextInt(4) == 0 ? "vn" : "v");
      int words = random.nextInt(9) == 0 ? random.nextInt(6) : 3;
      for (int k = 0; k < (face ? words : 3); k++) {
        boolean plain = random.nextInt(4) > 0;
        String[] from = face ? corners : numbers;
        text.append(' ').append(from[plain ? random.nextInt(2) : random.nextInt(from.length)]);
      }
      text.append(random.nextInt(5) == 0 ? " " : "");
      text.append(random.nextInt(5) == 0 ? "\r\n" : random.nextInt(9) == 0 ? "\r" : "\n");
    }
    String shortWay = text.toString();
    ImportedMesh mesh = read(shortWay);
    assertFalse(mesh.problems().isEmpty());
    assertSame(mesh, read(shortWay.replaceAll(" (?=\\S)", " \t")));
  }

  @Test
  void thousandsOfPiecesTakeLinearTime() throws ImportException {
    int count = 100_000;
    StringBuilder text = new StringBuilder("v 0 0 0\nv 1 0 0\nv 0 1 0\n");
    for (int i = 0; i < count; i++) {
      text.append("g piece").append(i).append("\nusemtl m").append(i % 7).append("\nf 1 2 3\n");
    }
    List<Piece> pieces =
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> read(text.toString()).pieces());
    assertEquals(count, pieces.size());
    assertEquals("m3", pieces.get(10).surface(0));
    assertEquals(3, pieces.get(count - 1).vertexCount());
  }

  @Test
  void aLineOfAMillionCornersIsRead() {
    String text = FIVE + "f" + " 1 2 3 4".repeat(250_000) + "\n";
    Piece piece = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> only(text));
    assertEquals(999_998, piece.triangleCount());
  }

  @Test
  void aCancelledImportStops() {
    Progress cancelled =
        new Progress() {
          @Override
          public void begin(String task, long total) {}

          @Override
          public void worked(long items) {}

          @Override
          public boolean cancelled() {
            return true;
          }
        };
    assertThrows(
        CancelledException.class,
        () -> ObjImporter.read(request(), bytes(FIVE + "f 1 2 3\n"), 1, cancelled));
  }

  private static void assertSame(ImportedMesh expected, ImportedMesh actual) {
    assertEquals(expected.problems(), actual.problems());
    assertEquals(expected.pieces().size(), actual.pieces().size());
    for (int i = 0; i < expected.pieces().size(); i++) {
      Piece a = expected.pieces().get(i);
      Piece b = actual.pieces().get(i);
      assertEquals(a.name(), b.name());
      assertArrayEquals(a.positions(), b.positions());
      assertArrayEquals(a.triangles(), b.triangles());
      assertArrayEquals(a.normals(), b.normals());
      assertArrayEquals(a.cornerNormals(), b.cornerNormals());
      assertEquals(a.surfaces(), b.surfaces());
      for (int t = 0; t < a.triangleCount(); t++) {
        assertEquals(a.place(t), b.place(t));
        assertEquals(a.surface(t), b.surface(t));
      }
    }
  }

  private static int[] corners(Piece piece, int triangle) {
    int[] t = piece.triangles();
    return new int[] {t[3 * triangle], t[3 * triangle + 1], t[3 * triangle + 2]};
  }
}
