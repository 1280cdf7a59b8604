package org.trackwalk.io.stl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

final class StlImporterTest {

  private static final String FACET =
      " facet normal 0 0 1\n  outer loop\n   vertex 0 0 0\n   vertex 1 0 0\n   vertex 0 1 -0\n"
          + "  endloop\n endfacet\n";

  @TempDir Path folder;

  @Test
  void aTextSolid() throws Exception {
    Piece piece = read("solid made by hand\n" + FACET + "endsolid made by hand\n").pieces().get(0);
    assertEquals("kerb", piece.name());
    assertEquals("made by hand", piece.node());
    assertEquals(Frame.of(UpAxis.Z, LengthUnit.METRE), piece.frame());
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0, 0, 1, -0f}, piece.positions());
    assertArrayEquals(new int[] {0, 1, 2}, piece.triangles());
    assertEquals(2, piece.place(0));
  }

  @Test
  void severalSolidsArePiecesWithNamesThatDiffer() throws Exception {
    String text =
        "solid a\n"
            + FACET
            + FACET
            + "endsolid a\nsolid\n"
            + FACET
            + "endsolid\nSOLID a\n"
            + FACET
            + "ENDSOLID\nsolid\n"
            + FACET.toUpperCase(java.util.Locale.ROOT)
            + "endsolid";
    List<Piece> pieces = read(text).pieces();
    assertEquals(
        List.of("a", "solid", "a #2", "solid #2"), pieces.stream().map(Piece::name).toList());
    assertEquals(List.of(2, 1, 1, 1), pieces.stream().map(Piece::triangleCount).toList());
    assertEquals(9, pieces.get(0).place(1));
    assertEquals("", pieces.get(1).node());
  }

  @Test
  void wordsNeedNotStandInLines() throws Exception {
    String text = "solid x\r" + FACET.replaceAll("\\s+", " ") + FACET.replaceAll("\\s+", "\r\n\t ");
    Piece piece = read(text + "endsolid x").pieces().get(0);
    assertEquals(2, piece.triangleCount());
    assertEquals(2, piece.place(0));
  }

  @Test
  void anEmptySolidIsAPieceWithoutTriangles() throws Exception {
    assertEquals(0, read("solid Empty\nendsolid Empty").pieces().get(0).triangleCount());
    assertEquals(0, read(binary("", 0, 0)).pieces().get(0).triangleCount());
  }

  @Test
  void aLoopOfFourIsCutAndOneOfTwoLeftOut() throws Exception {
    String four =
        "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 1 1 0\nvertex 0 1 0\n"
            + "endloop\nendfacet\n";
    String two = "facet normal 0 0 1\nouter loop\nvertex 7 8 9\nvertex 1 0 0\nendloop\nendfacet\n";
    ImportedMesh mesh = read("solid s\n" + two + four + FACET + two + "endsolid s\n");
    assertEquals(3, mesh.pieces().get(0).triangleCount());
    assertEquals(21, mesh.pieces().get(0).positions().length);
    ImportProblem problem = mesh.problems().get(0);
    assertEquals("import.left-out", problem.rule());
    assertEquals(LeftOut.Kind.SHORT_FACES, problem.leftOut().kind());
    assertEquals(List.of(2, 2), List.of(problem.place(), problem.count()));
    assertEquals(List.of(7f, 8f, 9f), problem.near());
  }

  @Test
  void textThatIsCutOffOrGarbledIsRefusedWithItsLine() throws Exception {
    String whole = "solid s\n" + FACET + FACET + "endsolid s\n";
    assertEquals(
        "kerb.stl, line 9: the file ends inside this facet: it was cut off; export it again",
        refusal(whole.substring(0, whole.lastIndexOf("vertex"))));
    assertEquals(
        "kerb.stl, line 5: this corner has not three numbers",
        refusal(whole.replaceFirst("1 0 0", "1 0")));
    assertEquals(
        "kerb.stl, line 5: this corner has not three numbers",
        refusal(whole.replaceFirst("1 0 0", "1 0 0m")));
    assertEquals("kerb.stl: the file is empty (0 bytes); export it again", refusal(""));
    assertTrue(refusal("nothing").contains("neither"));
  }

  @Test
  void textThatEndsBetweenTwoFacetsIsRefused() throws Exception {
    String facets = "solid s\n" + FACET + FACET;
    assertEquals(
        "kerb.stl, line 9: the file ends behind this facet without the endsolid of line 1's solid:"
            + " it was cut off; export it again, or add endsolid if it is whole",
        refusal(facets));
    assertTrue(refusal(facets + "endsol").contains("without the endsolid"));
    assertTrue(refusal(facets + "endsolid s\nsolid t\n").contains("of line 17's solid"));
    // Whole are a solid that ends where the next begins, and facets without any solid.
    assertEquals(2, read("solid s\n" + FACET + "solid t\n" + FACET + "endsolid").pieces().size());
    assertEquals(2, read(FACET + FACET).pieces().get(0).triangleCount());
  }

  /** Where one solid ends and the next has not begun nobody can know of the next. */
  @Test
  void everyCutOfSeveralSolidsIsRefusedButWhereASolidEnds() throws Exception {
    String solid = "solid kerb NUMBER\n" + FACET + "endsolid kerb NUMBER\n";
    String whole = solid.replace("NUMBER", "1") + solid.replace("NUMBER", "2");
    whole = whole + solid.replace("NUMBER", "3");
    for (int end = 1; end < whole.length() - 1; end++) {
      String cut = whole.substring(0, end);
      String ended = cut.stripTrailing();
      boolean first = ended.matches("(?s).*endsolid( k| ke| ker| kerb)?") && !ended.contains("2");
      if (ended.endsWith("endsolid kerb 1") || ended.endsWith("endsolid kerb 2") || first) {
        assertTrue(read(cut).pieces().size() < 3);
      } else {
        assertTrue(refusal(cut).startsWith("kerb.stl"), cut);
      }
    }
  }

  @Test
  void theWordsOfAnEndMayStandApart() throws Exception {
    String whole = "solid s\n" + FACET + FACET + "endsolid s\n";
    ImportedMesh mesh = read(whole.replace("end", "end "));
    assertEquals(1, mesh.pieces().size());
    assertEquals(2, mesh.pieces().get(0).triangleCount());
    assertEquals(List.of(), mesh.problems());
    assertTrue(refusal("solid s\n" + FACET + "end").contains("without the endsolid"));
  }

  @Test
  void binaryKeepsEveryBit() throws Exception {
    byte[] file = binary("any header", 70_000, 70_000);
    Random random = new Random(5);
    for (int i = 0; i < 70_000; i++) {
      for (int k = 0; k < 50; k++) {
        file[84 + 50 * i + k] = (byte) random.nextInt();
      }
    }
    for (int threads = 1; threads < 4; threads++) {
      ImportedMesh mesh =
          new StlImporter(threads).read(ImportRequest.of(write(file)), Progress.none());
      Piece piece = mesh.pieces().get(0);
      assertEquals(70_000, piece.triangleCount());
      ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
      for (int i = 0; i < 70_000; i++) {
        assertEquals(84 + 50 * i, piece.place(i));
        for (int k = 0; k < 9; k++) {
          int expected = bytes.getInt(84 + 50 * i + 12 + 4 * k);
          float value = piece.positions()[9 * i + k];
          if (Float.isNaN(Float.intBitsToFloat(expected))) {
            assertTrue(Float.isNaN(value));
          } else {
            assertEquals(expected, Float.floatToRawIntBits(value));
          }
        }
      }
    }
  }

  @Test
  void aBinaryFileMayBeginWithTheWordSolid() throws Exception {
    Piece piece = read(binary("solid COLOR=\u0001\u0002 facet", 3, 3)).pieces().get(0);
    assertEquals(3, piece.triangleCount());
    assertEquals("kerb", piece.name());
    assertEquals("", piece.node());
  }

  @Test
  void aBinaryFileThatIsCutOffSaysHowMuchIsMissing() throws Exception {
    String refusal = refusal(binary("solid", 10, 7));
    assertTrue(refusal.contains("counts 10 triangles but 7 stand in the file, 3 are missing"));
    assertTrue(refusal.startsWith("kerb.stl, byte 80: "));
    byte[] insideOne = Arrays.copyOf(binary("", 10, 10), 84 + 50 * 9 + 49);
    assertTrue(refusal(insideOne).contains("1 are missing"));
    byte[] noCount = Arrays.copyOf(binary("", 1, 1), 83);
    assertTrue(refusal(noCount).contains("83 bytes"));
  }

  @Test
  void aCountBeyondTheFileTakesNoMemory() throws Exception {
    assertTrue(refusal(binary("", 0xFFFF_FFFF, 4)).contains("counts 4294967295 triangles"));
    assertTrue(refusal(binary("", 0x7FFF_FFFF, 4)).contains("2147483643 are missing"));
  }

  @Test
  void aCountBelowTheFileIsRefusedButAFewBytesBehindAreNot() throws Exception {
    assertTrue(refusal(binary("", 4, 9)).contains("there is room for 9"));
    byte[] padded = Arrays.copyOf(binary("", 4, 4), 84 + 200 + 49);
    assertEquals(4, read(padded).pieces().get(0).triangleCount());
  }

  @Test
  void noFileAndAFolderAreRefused() {
    ImportRequest none = ImportRequest.of(folder.resolve("none.stl"));
    assertThrows(ImportException.class, () -> new StlImporter().read(none, Progress.none()));
    ImportRequest here = ImportRequest.of(folder);
    assertThrows(ImportException.class, () -> new StlImporter().read(here, Progress.none()));
  }

  /** Triangles of ones; the count and what is there may differ. */
  private static byte[] binary(String header, int declared, int held) {
    ByteBuffer file = ByteBuffer.allocate(84 + 50 * held).order(ByteOrder.LITTLE_ENDIAN);
    file.put(header.getBytes(StandardCharsets.ISO_8859_1));
    file.putInt(80, declared);
    for (int i = 0; i < held; i++) {
      for (int k = 0; k < 12; k++) {
        file.putFloat(84 + 50 * i + 4 * k, 1);
      }
    }
    return file.array();
  }

  private ImportedMesh read(String text) throws ImportException, IOException {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private ImportedMesh read(byte[] file) throws ImportException, IOException {
    return new StlImporter().read(ImportRequest.of(write(file)), Progress.none());
  }

  private String refusal(String text) throws IOException {
    return refusal(text.getBytes(StandardCharsets.UTF_8));
  }

  private String refusal(byte[] file) throws IOException {
    ImportRequest request = ImportRequest.of(write(file));
    return assertThrows(
            ImportException.class, () -> new StlImporter().read(request, Progress.none()))
        .oneLine();
  }

  private Path write(byte[] file) throws IOException {
    return Files.write(folder.resolve("kerb.stl"), file);
  }
}
