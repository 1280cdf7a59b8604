package org.trackwalk.io.patch.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.Part;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Facets whose words programs write, or leave out, as the importer allows: changed or refused. */
final class StlWordsTest {

  private static final int FACETS = 4;

  @TempDir private Path folder;

  /** A strip; {@code %s} of a facet is its number. */
  private Path file(String name, String facet) throws Exception {
    StringBuilder text = new StringBuilder("solid strip\n");
    for (int i = 0; i < FACETS; i++) {
      text.append(facet.replace("N", String.valueOf(i)));
    }
    Path file = folder.resolve(name);
    Files.writeString(file, text + "endsolid strip\n");
    return file;
  }

  private static Piece read(Path file) throws Exception {
    return Importers.forFileName(file.getFileName().toString())
        .orElseThrow()
        .read(ImportRequest.of(file), Progress.none())
        .pieces()
        .get(0);
  }

  private static List<Edit.Triangle> triangles(Piece piece) {
    List<Edit.Triangle> all = new ArrayList<>();
    for (int t = 0; t < piece.triangleCount(); t++) {
      Bits[] corner = new Bits[3];
      for (int k = 0; k < 3; k++) {
        corner[k] = Bits.of(piece.positions(), 3 * piece.triangles()[3 * t + k]);
      }
      all.add(new Edit.Triangle(corner[0], corner[1], corner[2]).canonical());
    }
    return all;
  }

  private static void patch(Path file, Edit edit) throws Exception {
    PatchedFiles.apply(
        Patchers.forFileName("x.stl").orElseThrow().patch(file, List.of(edit), Progress.none()));
  }

  private static final String LOOP =
      "  outer loop\n  vertex N 0 0\n  vertex N 0 1\n  vertex N.5 1 0\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "facet normal 0 1 0\n" + LOOP + "  endloop\nendfacet\n",
        "facet normal 0 1 0\n" + LOOP + "  end loop\nend facet\n",
        "FACET NORMAL 0 1 0\n" + LOOP + "  ENDLOOP\nENDFACET\n",
        "facet normal 0 1 0\n" + LOOP + "  endloop\n",
        "facet normal 0 1 0\n" + LOOP + "endfacet\n",
        "facet normal 0 1 0\n" + LOOP,
        "facet normal 0 1 0\n" + LOOP + "  endloop\nendfacet\n\nendfacet\n"
      })
  void theFacetThatIsMeantIsTurnedOrDeletedAndNoOther(String facet) throws Exception {
    for (int i = 0; i < FACETS; i++) {
      Path file = file("x" + i + ".stl", facet);
      List<Edit.Triangle> expected = triangles(read(file));
      assertEquals(FACETS, expected.size());
      Edit.Triangle one = expected.get(i);
      patch(file, new Edit.Flip(Part.of(read(file)), one));
      expected.set(i, new Edit.Triangle(one.a(), one.c(), one.b()).canonical());
      assertEquals(expected, triangles(read(file)));
      patch(file, new Edit.Delete(Part.of(read(file)), expected.get(i)));
      expected.remove(i);
      assertEquals(expected, triangles(read(file)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "facet normal 0 1 0 outer loop vertex N 0 0 vertex N 0 1 vertex N.5 1 0 endloop endfacet ",
        "facet normal 0 1 0\n"
            + LOOP
            + "endloop\nendfacet facet normal 0 1 0\n"
            + LOOP
            + "endloop\n",
        "facet normal 0 1 0\n" + LOOP + "endloop\n" + LOOP + "endloop\nendfacet\n",
        LOOP + "endloop\n"
      })
  void whatHasNoLinesOfItsOwnIsRefusedWithTheLine(String facet) throws Exception {
    Path file = file("x.stl", facet);
    List<Edit.Triangle> before = triangles(read(file));
    assertTrue(before.size() >= FACETS, "it is read");
    Edit edit = new Edit.Delete(Part.of(read(file)), before.get(1));
    PatchException refused = assertThrows(PatchException.class, () -> patch(file, edit));
    assertTrue(refused.getMessage().startsWith("line "), refused.getMessage());
    assertEquals(before, triangles(read(file)));
  }

  @Test
  void triangleOfASecondSolidIsDeletedThere() throws Exception {
    Path file = folder.resolve("two.stl");
    String facet = "facet normal 0 1 0\n" + LOOP + "endloop\nendfacet\n";
    // The first solid has no end; what follows the end of the second stands in a third.
    Files.writeString(
        file,
        "solid a\n"
            + facet.replace("N", "1")
            + "solid b\n"
            + facet.replace("N", "1")
            + "endsolid b\n"
            + facet.replace("N", "1"));
    List<Piece> pieces =
        Importers.forFileName("two.stl")
            .orElseThrow()
            .read(ImportRequest.of(file), Progress.none())
            .pieces();
    assertEquals(3, pieces.size());
    patch(file, new Edit.Delete(Part.of(pieces.get(1)), triangles(pieces.get(1)).get(0)));
    assertEquals(
        "solid a\n" + facet.replace("N", "1") + "solid b\nendsolid b\n" + facet.replace("N", "1"),
        Files.readString(file));
  }
}
