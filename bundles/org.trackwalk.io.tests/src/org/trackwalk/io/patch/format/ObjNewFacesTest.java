package org.trackwalk.io.patch.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.Part;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Faces with new vertices keep their object and their material, also where they have none. */
final class ObjNewFacesTest {

  /** Two triangles at x = 0..1 and one behind them at x = 1..2. */
  private static final String VERTICES = "v 0 0 0\nv 0 0 1\nv 1 0 1\nv 1 0 0\nv 2 0 1\n";

  private static final Bits FROM = Bits.of(0, 0, 0);
  private static final Bits TO = Bits.of(0, 0, 1);
  private static final Bits MIDDLE = Bits.of(0, 0, 0.5f);

  @TempDir private Path folder;

  private List<Piece> pieces(Path file) throws Exception {
    return Importers.forFileName("track.obj")
        .orElseThrow()
        .read(ImportRequest.of(file), Progress.none())
        .pieces();
  }

  /** Cuts the edge from (0, 0, 0) to (0, 0, 1) of the first piece; all pieces afterwards. */
  private List<Piece> cut(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("track.obj"), text);
    Part first = Part.of(pieces(file).get(0));
    List<Edit> edits = List.of(new Edit.Split(first, FROM, TO, List.of(MIDDLE)));
    List<FilePatch> patches = new ObjPatcher().patch(file, edits, Progress.none());
    PatchedFiles.apply(patches);
    List<Piece> after = pieces(file);
    PatchedFiles.apply(List.of(patches.get(0).inverse()));
    assertArrayEquals(text.getBytes(), Files.readAllBytes(file));
    return after;
  }

  /** How many triangles of each piece have which surface. */
  private static Map<String, Integer> counts(List<Piece> pieces) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Piece piece : pieces) {
      for (int t = 0; t < piece.triangleCount(); t++) {
        counts.merge(piece.name() + ": " + piece.surface(t), 1, Integer::sum);
      }
    }
    return counts;
  }

  /** The corners of a piece's triangles, wherever they start. */
  private static TreeSet<String> triangles(Piece piece) {
    TreeSet<String> all = new TreeSet<>();
    int[] c = piece.triangles();
    for (int i = 0; i < c.length; i += 3) {
      Edit.Triangle t =
          new Edit.Triangle(
              Bits.of(piece.positions(), 3 * c[i]),
              Bits.of(piece.positions(), 3 * c[i + 1]),
              Bits.of(piece.positions(), 3 * c[i + 2]));
      all.add(t.canonical().toString());
    }
    return all;
  }

  @Test
  void facesWithoutNameStayBeforeTheFirstName() throws Exception {
    String text = VERTICES + "usemtl tar\nf 1 2 3\nusemtl grass\nf 1 3 4\no wall\nf -2 -3 -1\n";
    List<Piece> after = cut(text);
    assertEquals(
        Map.of("track: tar", 2, "track: grass", 1, "wall: grass", 1),
        counts(after),
        "the wall has neither the new triangle nor its material");
    Edit.Triangle wall =
        new Edit.Triangle(Bits.of(1, 0, 0), Bits.of(1, 0, 1), Bits.of(2, 0, 1)).canonical();
    assertEquals(new TreeSet<>(List.of(wall.toString())), triangles(after.get(1)));
  }

  @Test
  void facesWithoutMaterialStayBeforeTheFirstMaterial() throws Exception {
    String text = VERTICES + "o road\nf 1 2 3\no wall\nf 1 3 4\nusemtl stone\nf 4 3 5\n";
    assertEquals(Map.of("road: ", 2, "wall: ", 1, "wall: stone", 1), counts(cut(text)));
  }

  @Test
  void newTextureVerticesStandBeforeTheirFaces() throws Exception {
    String text =
        VERTICES + "vt 0 0\nvt 0 1\nvt 1 1\nf 1/-3 2/2 3/3\no wall\nusemtl stone\nf 4/-3 3/1 5/3\n";
    assertEquals(Map.of("track: ", 2, "wall: stone", 1), counts(cut(text)));
  }

  @Test
  void allOthersStandAtTheEndUnderTheirOwnLines() throws Exception {
    String text = VERTICES + "o road\nusemtl tar\nf 1 2 3\no wall\nusemtl stone\nf 4 3 5\n";
    assertEquals(Map.of("road: tar", 2, "wall: stone", 1), counts(cut(text)));
  }

  @Test
  void whereVerticesWouldBeRenumberedTheReasonIsGiven() {
    String three = "v 0 0 0\nv 0 0 1\nv 1 0 1\n";
    String more = "v 3 0 0\nv 3 0 1\nv 4 0 1\n";
    PatchException name =
        assertThrows(
            PatchException.class, () -> cut(three + "f 1 2 3\no wall\n" + more + "f 4 5 6\n"));
    assertTrue(name.getMessage().contains("give it a name"), name.getMessage());
    PatchException material =
        assertThrows(
            PatchException.class,
            () -> cut("o a\n" + three + "f 1 2 3\no wall\nusemtl m\n" + more + "f 4 5 6\n"));
    assertTrue(material.getMessage().contains("give it a material"), material.getMessage());
  }
}
