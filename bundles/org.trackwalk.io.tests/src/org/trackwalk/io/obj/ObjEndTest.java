package org.trackwalk.io.obj;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.io.obj.ObjReading.read;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;

/** A file of two squares that was not written to its end, and files that only look so. */
final class ObjEndTest {

  private static final String ONE =
      "o a\nv 0 0 0\nv 10 0 0\nv 10 10 0\nv 0 10 0\nf 1/1/1 2/1/1 3/1/1 4/1/1\n";

  private static final String TWO =
      "o b\nv 0 0 5\nv 10 0 5\nv 10 10 5\nv 0 10 5\nf 5/1/1 6/1/1 7/1/1 8/1/1\n";

  private static ImportException refused(String text) {
    return assertThrows(ImportException.class, () -> read(text), text);
  }

  /** Wherever the disk was full among the vertices of the second square, but at a line's end. */
  @Test
  void aFileThatEndsAmongVerticesIsRefused() {
    int faces = TWO.indexOf("f ");
    for (int end = TWO.indexOf("v ") + 1; end < faces; end++) {
      String cut = ONE + TWO.substring(0, end);
      if (!cut.endsWith("\n")) {
        assertTrue(refused(cut).getMessage().contains("cut off"), cut);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"f", "f ", "f 5/1/1 6", "f 5/1/1 6/1/1 7/", "f 5/1/1 6/1/1 7/1", "f 5 6"})
  void aFaceOfWhichTheRestIsMissingIsRefused(String face) {
    String cut = ONE + TWO.substring(0, TWO.indexOf("f ")) + face;
    ImportException refusal = refused(cut);
    assertEquals("line 12", refusal.place());
    assertTrue(refusal.getMessage().contains("(\"" + face.strip()), refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f 5/1/1 6/1/1 7/1/1",
        "f 5/1/1 6/1/1 7/1/1 8/1/1",
        "# made by hand",
        "f 5/1 6/1 7/1 # by hand",
        "g",
        "s off",
        "usemtl grass",
        "f 5 6 7",
        "f 5//1 6//1 7//1",
        "f -1 -2 -3"
      })
  void aLastLineThatIsWholeNeedsNoEnd(String last) {
    assertDoesNotThrow(() -> read(ONE + TWO + last));
  }

  @Test
  void whatHasNoFacesOrEndsItsLastLineIsRead() throws ImportException {
    assertEquals(0, read("v 0 0 0\nv 1 2").pieces().get(0).triangleCount(), "points alone");
    read(ONE + "o b\nv 0 0 5\n");
    read(ONE + "o b\nv 0 0\n");
    read(ONE.replace("f ", "v 0 0 7\nf ").strip());
    read(ONE + "f 1 2 \\\n3");
  }

  @Test
  void linesAreCountedAsEditorsDo() {
    String windows = (ONE + "v 1 2").replace("\n", "\r\n");
    assertEquals("line 7", refused(windows).place());
  }
}
