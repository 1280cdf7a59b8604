package org.trackwalk.io.patch.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.Part;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.PatchedFiles;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Many triangles of one face go at a time. */
final class TriangleRemovalTest {

  private static final String VERTICES = "v 0 0 0\nv 0 0 1\nv 1 0 1\nv 1 0 0\n";

  @TempDir private Path folder;

  private static Piece read(Path file) throws Exception {
    return Importers.forFileName("track.obj")
        .orElseThrow()
        .read(ImportRequest.of(file), Progress.none())
        .pieces()
        .get(0);
  }

  private Path write(String faces) throws Exception {
    return Files.writeString(folder.resolve("track.obj"), VERTICES + faces);
  }

  private static List<Edit.Triangle> triangles(Piece piece) {
    List<Edit.Triangle> all = new ArrayList<>();
    int[] c = piece.triangles();
    for (int i = 0; i < c.length; i += 3) {
      all.add(
          new Edit.Triangle(
                  Bits.of(piece.positions(), 3 * c[i]),
                  Bits.of(piece.positions(), 3 * c[i + 1]),
                  Bits.of(piece.positions(), 3 * c[i + 2]))
              .canonical());
    }
    return all;
  }

  private static boolean flat(Edit.Triangle t) {
    return t.a().equals(t.b()) || t.b().equals(t.c()) || t.c().equals(t.a());
  }

  private static List<Edit.Triangle> without(Path file, List<Edit> edits) throws Exception {
    PatchedFiles.apply(new ObjPatcher().patch(file, edits, Progress.none()));
    return triangles(read(file));
  }

  @Test
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void aPolygonOfThousandsOfEqualCornersLosesThem() throws Exception {
    int equal = 40_000;
    Path file = write("f" + " 1".repeat(equal) + " 2 3 4\n");
    Piece before = read(file);
    List<Edit.Triangle> all = triangles(before);
    List<Edit.Triangle> stay = new ArrayList<>(all);
    stay.removeIf(TriangleRemovalTest::flat);
    assertTrue(all.size() - stay.size() >= equal - 1, all.size() + " triangles");
    List<Edit> edits = new ArrayList<>();
    all.stream()
        .filter(TriangleRemovalTest::flat)
        .forEach(t -> edits.add(new Edit.Delete(Part.of(before), t)));

    assertEquals(stay, without(file, edits));
  }

  @Test
  void asManyGoAsAreNamedAndOthersStayInTheirOrder() throws Exception {
    Path file = write("f 1 2 3\nf 1 3 4\nf 2 3 1\nf 1 2 3\nf 1 2 4\n");
    Piece before = read(file);
    List<Edit.Triangle> all = triangles(before);
    Edit twice = new Edit.Delete(Part.of(before), all.get(0));

    assertEquals(List.of(all.get(1), all.get(0), all.get(4)), without(file, List.of(twice, twice)));
  }

  @Test
  void oneMoreThanThereAreIsRefused() throws Exception {
    Path file = write("f 1 2 3\nf 1 3 4\nf 2 3 1\n");
    Piece before = read(file);
    Edit edit = new Edit.Delete(Part.of(before), triangles(before).get(0));
    List<Edit> thrice = Collections.nCopies(3, edit);

    assertThrows(PatchException.class, () -> new ObjPatcher().patch(file, thrice, Progress.none()));
    assertEquals(1, without(file, Collections.nCopies(2, edit)).size());
  }

  @Test
  void whatGoesBeforeATurnIsGoneThen() throws Exception {
    Path file = write("f 1 2 3\nf 1 3 4\nf 1 2 3\n");
    Piece before = read(file);
    List<Edit.Triangle> all = triangles(before);
    Part part = Part.of(before);
    Edit goes = new Edit.Delete(part, all.get(0));
    Edit turns = new Edit.Flip(part, all.get(0));
    Edit.Triangle t = all.get(0);
    Edit.Triangle turned = new Edit.Triangle(t.a(), t.c(), t.b()).canonical();

    assertEquals(List.of(all.get(1), turned), without(file, List.of(goes, turns)));
  }
}
