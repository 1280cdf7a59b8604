package org.trackwalk.io.off;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** OFF files: heads, comments, colours, normals, faults. */
class OffImporterTest {

  private static final String SQUARE = "0 0 0\n1 0 0\n1 1 0\n0 1 0.1\n4 0 1 2 3\n";

  private static final int[] TRIANGLES = {0, 1, 2, 0, 2, 3};

  @TempDir Path folder;

  private ImportedMesh read(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("a.off"), text);
    return new OffImporter().read(ImportRequest.of(file), Progress.none());
  }

  private Piece only(String text) throws Exception {
    return read(text).pieces().get(0);
  }

  private String refusal(String text) {
    return assertThrows(ImportException.class, () -> read(text)).oneLine();
  }

  @Test
  void headsMayBeWrittenInManyWays() throws Exception {
    for (String head :
        new String[] {
          "OFF\n4 1 0\n",
          "OFF 4 1 0\n",
          "OFF4 1\n",
          "4 1 0\n",
          "# c\n\n  OFF # word\n# c\n4\n1 # counts\n"
        }) {
      Piece piece = only(head + SQUARE);
      assertArrayEquals(TRIANGLES, piece.triangles(), head);
      assertEquals(0.1f, piece.positions()[11]);
    }
  }

  @Test
  void coloursAndTextureCoordinatesArePassedOver() throws Exception {
    String coloured =
        "STCOFF\n4 3 0\n0 0 0 255 0 0 255 0 0\n1 0 0 1\n\n1 1 0\n0 1 0.1 # last\n"
            + "4 0 1 2 3 0.5 0.5 0.5\n2 0 1\n1 3\n";
    Piece piece = only(coloured);
    assertArrayEquals(TRIANGLES, piece.triangles());
    assertEquals(8, piece.place(0));
  }

  @Test
  void linesMayBreakAnywhere() throws Exception {
    String lines = "OFF 4 1 0\n" + SQUARE;
    for (String text :
        new String[] {
          lines.replace('\n', ' '),
          lines.replace("0\n1", "0 1"),
          lines.replace(' ', '\n'),
          "COFF 4 1 0 0 0 0 1 1 1 1 1 0 0 1 1 1 1 1 1 0 1 1 1 1 0 1 0.1 1 1 1 1 4 0 1 2 3",
          "OFF 4 1 0 0 0 0 1 0 0 1 1 0 0 1 0.1\n4 0 1 2 3 255 0 0\n"
        }) {
      Piece piece = only(text);
      assertArrayEquals(TRIANGLES, piece.triangles(), text);
      assertEquals(0.1f, piece.positions()[11], text);
    }
    Piece two = only("OFF 4 2 0 0 0 0 1 0 0 1 1 0 0 1 0 3 0 1 2 3 0 2 3");
    assertArrayEquals(TRIANGLES, two.triangles());
  }

  @Test
  void normalsAreRead() throws Exception {
    Piece piece = only("NOFF\n3 1 0\n0 0 0 0 0 1\n1 0 0 0 0 1\n0 1 0 0 1 0\n3 0 1 2\n");
    assertArrayEquals(new float[] {0, 0, 1, 0, 0, 1, 0, 1, 0}, piece.normals());
  }

  @Test
  void facesOnMissingVerticesAreLeftOutAndSaid() throws Exception {
    ImportedMesh mesh = read("OFF\n3 2 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n3 0 1 2\n");
    assertEquals(1, mesh.pieces().get(0).triangleCount());
    assertEquals(6, mesh.problems().get(0).place());
  }

  @Test
  void whatIsNotReadIsRefusedWithItsLine() {
    assertTrue(refusal("OFF BINARY\n\0\0\0\4").contains("binary OFF is not read"));
    assertTrue(refusal("4OFF\n4 1 0\n" + SQUARE).contains("three numbers"));
    assertTrue(refusal("PLY\n").contains("line 1: this is not OFF"));
    assertTrue(refusal("OFF\n4 1 0\n0 0 0\n1 0,5 0\n" + SQUARE).contains("line 4"));
    assertTrue(refusal("OFF\n4 2 0\n" + SQUARE).contains("face 1 of 2"));
    assertTrue(refusal("OFF\n2000000000 1 0\n" + SQUARE).contains("and 1 face are promised"));
    assertTrue(refusal("OFF\n2000000000 1 0\n" + SQUARE).contains("too short"));
    assertTrue(refusal("OFF\n4 1 0\n" + SQUARE.replace("4 0", "-4 0")).contains("negative"));
  }
}
