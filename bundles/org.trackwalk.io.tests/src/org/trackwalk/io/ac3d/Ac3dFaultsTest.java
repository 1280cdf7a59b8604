package org.trackwalk.io.ac3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/** Files that are cut, wrong, or as nobody writes them. */
final class Ac3dFaultsTest {

  private static final long SEED = 20_261_121L;
  private static final int MUTANTS = 2_000;

  @TempDir Path folder;

  @Test
  void surfacesWithAWildIndexAreLeftOutAndCounted() throws Exception {
    String broken = Ac3dTexts.TWO_TRIANGLES.replace("3 1 1", "4 1 1");
    ImportedMesh mesh =
        Ac3dTexts.read(
            folder,
            Ac3dTexts.MATERIALS + "kids 1\nOBJECT poly\nname \"a\"\n" + broken + "kids 0\n");
    assertArrayEquals(new int[] {0, 1, 2}, Ac3dTexts.only(mesh).triangles());
    ImportProblem problem = mesh.problems().get(0);
    assertEquals("import.index-range", problem.rule());
    assertEquals(1, problem.count());
    assertEquals(20, problem.place());
    assertEquals(List.of(1f, 0f, 0f), problem.near());
  }

  @Test
  void whatIsWrongIsSaidWithItsLine() {
    String head = Ac3dTexts.MATERIALS + "kids 1\nOBJECT poly\n";
    assertRefused("solid\n", "line 1", "AC3D");
    assertRefused(head + "numvert 2\n0 0 0\n", "line 9", "1 of 2 vertices");
    assertRefused(head + "numvert 1\n0 zero 0\n", "line 8", "three numbers");
    assertRefused(head + "numvert -1\n", "line 7", "-1");
    assertRefused(head + "numvert 99999999999\n", "line 7", "number of vertices");
    assertRefused(head + "numvert 0\nnumsurf 1\nkids 0\n", "line 9", "surface 0 of 1");
    assertRefused(
        head + "numvert 0\nnumsurf 1\nSURF 0x10\nmat 0\nrefs 2\n0 0 0\n", "line 13", "1 of 2");
    assertRefused(head + "numvert 0\nnumsurf 1\nSURF 0x13\nmat 0\nrefs 0\n", "line 9", "type");
    assertRefused(
        head + "numvert 1\n0 0 0\nnumsurf 1\nSURF 0x10\nmat 0\nrefs 1\n0.5 0 0\n",
        "line 13",
        "the number of a vertex");
    assertRefused(head + "nunvert 0\n", "line 7", "'nunvert'");
    assertRefused(head + "loc 0 0\n", "line 7", "three numbers");
    assertRefused(head + "loc 0 1e99 0\n", "line 7", "finite");
    assertRefused(head + "numvert 0\n", "line 8", "inside an object");
  }

  @Test
  void aVeryDeepTreeDoesNotExhaustTheStack() throws Exception {
    int depth = 30_000;
    String group = "OBJECT group\nname \"g\"\nloc 1 0 0\nkids 1\n";
    Piece piece =
        Ac3dTexts.only(
            Ac3dTexts.read(
                folder,
                Ac3dTexts.MATERIALS
                    + "kids 1\n"
                    + group.repeat(depth)
                    + "OBJECT poly\n"
                    + Ac3dTexts.TWO_TRIANGLES
                    + "kids 0"));
    assertEquals((float) depth, piece.frame().place(piece.positions())[0]);
  }

  @Test
  void mutantsEndInSoundPiecesOrOneLine() throws Exception {
    String file =
        Ac3dTexts.MATERIALS
            + "kids 1\nOBJECT group\nname \"g\"\nrot 1 0 0 0 1 0 0 0 1\nloc 1 2 3\nkids 2\n"
            + ("OBJECT poly\nname \"a\"\ntexture \"b.rgb\"\ndata 3\nabc\n"
                    + Ac3dTexts.TWO_TRIANGLES
                    + "kids 0\n")
                .repeat(2);
    Path mutant = folder.resolve("m.ac");
    byte[] good = file.getBytes(StandardCharsets.UTF_8);
    SoundPieces.mutants(new Ac3dImporter(), good, mutant, MUTANTS, SEED);
  }

  @Test
  void everyCutOfAModellersFileIsRefused() throws Exception {
    String poly = "OBJECT poly\nname \"a\"\n" + Ac3dTexts.TWO_TRIANGLES + "kids 0\n";
    String whole =
        (Ac3dTexts.MATERIALS
                + "kids 12\n"
                + poly.repeat(10)
                + "OBJECT group\nkids 1\n"
                + poly
                + poly)
            .strip();
    assertEquals(12, Ac3dTexts.read(folder, whole).pieces().size());
    for (int end = 1; end < whole.length(); end++) {
      String cut = whole.substring(0, end);
      assertThrows(ImportException.class, () -> Ac3dTexts.read(folder, cut), cut);
    }
    assertRefused(
        Ac3dTexts.MATERIALS + "kids 2\n" + poly, "line 27", "1 of the 2 objects are missing");
  }

  /** Tracks' compilers announce more kids than there are; known by the normals of vertices. */
  @Test
  void aCompiledTrackMayAnnounceMoreThanItHas() throws Exception {
    String poly =
        "OBJECT poly\n"
            + "numvert 3\n0 0 0 0 1 0\n1 0 0 0 1 0\n0 0 1 0 1 0\nnumsurf 1\nSURF 0x10\nmat 0\n"
            + "refs 3\n0 0 0\n1 0 0\n2 0 0\nkids 0\n";
    assertEquals(
        1, Ac3dTexts.read(folder, Ac3dTexts.MATERIALS + "kids 5\n" + poly).pieces().size());
  }

  private void assertRefused(String file, String place, String reason) {
    ImportException e = assertThrows(ImportException.class, () -> Ac3dTexts.read(folder, file));
    assertTrue(e.getMessage().contains(reason), e.oneLine());
    assertEquals(place, e.place(), e.oneLine());
  }
}
