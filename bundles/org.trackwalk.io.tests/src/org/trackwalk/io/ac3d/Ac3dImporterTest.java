package org.trackwalk.io.ac3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Small files for every word of the format that moves or makes a triangle. */
final class Ac3dImporterTest {

  private static final long SEED = 20_261_121L;
  private static final int MUTANTS = 2_000;

  private static final String MATERIALS =
      """
      AC3Db
      MATERIAL "plain" rgb 1 1 1  amb 0.2 0.2 0.2  emis 0 0 0  spec 0.5 0.5 0.5  shi 10  trans 0
      MATERIAL "sand bank" rgb 1 1 1  amb 0.2 0.2 0.2  emis 0 0 0  spec 0.5 0.5 0.5  shi 10  trans 0
      OBJECT world
      """;

  private static final String TWO_TRIANGLES =
      """
      numvert 4
      0 0 0
      0 0 0.1
      1 0 0
      1 0 1e0
      numsurf 2
      SURF 0x10
      mat 0
      refs 3
      0 0 0
      1 0 1
      2 1 0
      SURF 0x30
      mat 1
      refs 3
      2 1 0
      1 0 1
      3 1 1
      """;

  @TempDir Path folder;

  @Test
  void anObjectIsAPieceWithPlacesMaterialsAndSides() throws Exception {
    ImportedMesh mesh =
        read(MATERIALS + "kids 1\nOBJECT poly\nname \"tkMn0\"\n" + TWO_TRIANGLES + "kids 0\n");
    Piece piece = only(mesh);
    assertEquals("tkMn0", piece.name());
    assertEquals("track.ac", piece.file());
    assertArrayEquals(new float[] {0, 0, 0, 0, 0, 0.1f, 1, 0, 0, 1, 0, 1}, piece.positions());
    assertArrayEquals(new int[] {0, 1, 2, 2, 1, 3}, piece.triangles());
    assertEquals(14, piece.place(0), "line of its SURF");
    assertEquals(20, piece.place(1));
    assertEquals("plain", piece.surface(0));
    assertEquals("sand bank", piece.surface(1));
    assertFalse(piece.twoSided(0));
    assertTrue(piece.twoSided(1), "bit 0x20");
    assertNull(piece.normals());
    assertTrue(piece.frame().sameAsLevel(), "Y up, metres");
  }

  @Test
  void theTextureIsTheSurfaceThatDesignersKnow() throws Exception {
    String texture = "texture \"tr asphalt.rgb\"\ntexrep 2 2\ntexoff 0.5 0\n";
    Piece piece =
        only(read(MATERIALS + "kids 1\nOBJECT poly\n" + texture + TWO_TRIANGLES + "kids 0"));
    assertEquals("tr asphalt.rgb", piece.surface(0));
    assertEquals("tr asphalt.rgb", piece.surface(1));
  }

  @Test
  void compiledTracksHaveLayersNormalsAndStrips() throws Exception {
    String object =
        """
        OBJECT poly
        name "B1LT369"
        texture "barrier.rgb" base
        texture "shadow2.rgb" tiled
        texture empty_texture_no_mapping skids
        numvert 5
        0 0 0 0 1 0
        0 0 1 0 1 0
        1 0 0 0 1 0
        1 0 1 0 1 0
        2 0 0 0 1 0
        numsurf 1
        SURF 0x14
        mat 0
        refs 7
        0 0 0 0.5 0.5
        1 0 0 0.5 0.5
        2 0 0 0.5 0.5
        3 0 0 0.5 0.5
        4 0 0 0.5 0.5
        4 0 0 0.5 0.5
        1 0 0 0.5 0.5
        kids 0
        """;
    Piece piece = only(read(MATERIALS + "kids 1\n" + object));
    assertEquals("barrier.rgb", piece.surface(0));
    // Every other triangle of a strip is turned; those with a repeated position are only stitches.
    assertArrayEquals(new int[] {0, 1, 2, 1, 3, 2, 2, 3, 4}, piece.triangles());
    assertArrayEquals(piece.triangles(), piece.cornerNormals());
    assertEquals(15, piece.normals().length);
  }

  @Test
  void polygonsAreCutAndLinesLeftOut() throws Exception {
    String object =
        """
        OBJECT poly
        numvert 5
        0 0 0
        2 0 0
        2 0 -2
        1 0 -0.5
        0 0 -2
        numsurf 4
        SURF 0x00
        mat 0
        refs 5
        0 0 0
        1 0 0
        2 0 0
        3 0 0
        4 0 0
        SURF 0x21
        mat 0
        refs 3
        0 0 0
        1 0 0
        2 0 0
        SURF 0x2
        mat 0
        refs 3
        0 0 0
        1 0 0
        2 0 0
        SURF 0x0
        mat 0
        refs 2
        0 0 0
        1 0 0
        kids 0
        """;
    Piece piece = only(read(MATERIALS + "kids 1\n" + object));
    assertEquals(3, piece.triangleCount(), "a polygon of five");
    // The notch at vertex 3 makes a fan from vertex 0 wrong: the areas (x-z, times 2) must add up.
    double sum = 0;
    for (int t = 0; t < 3; t++) {
      double area = area(piece, t);
      assertTrue(area > 0, "triangle " + t + " is turned around");
      sum += area;
    }
    assertEquals(2 * 2.5, sum, "shoelace formula of the outline");
  }

  @Test
  void placesOfParentsAddUpAndRotationsFollowTheGames() throws Exception {
    String file =
        MATERIALS
            + """
            kids 1
            OBJECT group
            name "TKMN0"
            loc 100 0 0
            kids 1
            OBJECT poly
            name "road"
            rot 0 1 0 -1 0 0 0 0 1
            loc 0 5 0
            """
            + TWO_TRIANGLES
            + "kids 0\n";
    Piece piece = only(read(file));
    assertEquals("TKMN0/road", piece.node());
    float[] placed = piece.frame().place(piece.positions());
    // rot lists the images of the axes: X becomes (0, 1, 0); then the two locs are added.
    assertArrayEquals(new float[] {100, 5, 0, 100, 5, 0.1f, 100, 6, 0, 100, 6, 1}, placed);
  }

  @Test
  void namesAreInheritedAndMadeUnique() throws Exception {
    String poly = "OBJECT poly\n" + TWO_TRIANGLES + "kids 0\n";
    String named = "OBJECT poly\nname \"a\"\n" + TWO_TRIANGLES + "kids 0\n";
    String file =
        MATERIALS + "kids 3\n" + named + named + "OBJECT group\nname \"g\"\nkids 1\n" + poly + poly;
    List<String> names = read(file).pieces().stream().map(Piece::name).toList();
    assertEquals(List.of("a", "a #2", "g", "track"), names);
  }

  @Test
  void dataIsSkippedWhateverItLooksLike() throws Exception {
    String data = "data 25\nnumvert 9\nOBJECT poly\nxyz\n";
    String file =
        MATERIALS + "kids 1\nOBJECT poly\nname \"a\"\n" + data + TWO_TRIANGLES + "kids 0\n";
    assertEquals(2, only(read(file)).triangleCount());
  }

  @Test
  void lineEndsAndMarksOfOtherSystems() throws Exception {
    String file = MATERIALS + "kids 1\nOBJECT poly\nname \"é\"\n" + TWO_TRIANGLES + "kids 0";
    byte[] windows = ("\uFEFF" + file.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8);
    assertEquals("é", only(read(windows)).name());
    byte[] wide = ("\uFEFF" + file).getBytes(StandardCharsets.UTF_16LE);
    assertEquals(2, only(read(wide)).triangleCount());
  }

  @Test
  void surfacesWithAWildIndexAreLeftOutAndCounted() throws Exception {
    String broken = TWO_TRIANGLES.replace("3 1 1", "4 1 1");
    ImportedMesh mesh = read(MATERIALS + "kids 1\nOBJECT poly\nname \"a\"\n" + broken + "kids 0\n");
    assertArrayEquals(new int[] {0, 1, 2}, only(mesh).triangles());
    ImportProblem problem = mesh.problems().get(0);
    assertEquals("import.index-range", problem.rule());
    assertEquals(1, problem.count());
    assertEquals(20, problem.place());
    assertEquals(List.of(1f, 0f, 0f), problem.near());
  }

  @Test
  void theControlMeshIsReadNotItsSubdivision() throws Exception {
    String object = "OBJECT poly\ncrease 30\nsubdiv 3\n" + TWO_TRIANGLES + "kids 0\n";
    ImportedMesh mesh = read(MATERIALS + "kids 1\n" + object);
    assertEquals(2, only(mesh).triangleCount());
    assertEquals(LeftOut.Kind.SUBDIVISION, mesh.problems().get(0).leftOut().kind());
    assertEquals(1, mesh.problems().size());
    String plain = object.replace("subdiv 3", "subdiv 0");
    assertEquals(List.of(), read(MATERIALS + "kids 1\n" + plain).problems());
  }

  @Test
  void linesOnlyAreAnEmptyPiece() throws Exception {
    Piece piece = only(read(MATERIALS + "kids 0\n"));
    assertEquals("track", piece.name());
    assertEquals(0, piece.triangleCount());
  }

  @Test
  void whatIsWrongIsSaidWithItsLine() {
    String head = MATERIALS + "kids 1\nOBJECT poly\n";
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
        only(
            read(
                MATERIALS
                    + "kids 1\n"
                    + group.repeat(depth)
                    + "OBJECT poly\n"
                    + TWO_TRIANGLES
                    + "kids 0"));
    assertEquals((float) depth, piece.frame().place(piece.positions())[0]);
  }

  @Test
  void mutantsEndInSoundPiecesOrOneLine() throws Exception {
    String file =
        MATERIALS
            + "kids 1\nOBJECT group\nname \"g\"\nrot 1 0 0 0 1 0 0 0 1\nloc 1 2 3\nkids 2\n"
            + ("OBJECT poly\nname \"a\"\ntexture \"b.rgb\"\ndata 3\nabc\n"
                    + TWO_TRIANGLES
                    + "kids 0\n")
                .repeat(2);
    Path mutant = folder.resolve("m.ac");
    byte[] good = file.getBytes(StandardCharsets.UTF_8);
    SoundPieces.mutants(new Ac3dImporter(), good, mutant, MUTANTS, SEED);
  }

  @Test
  void everySharedFileIsRead() throws Exception {
    for (Path file : SoundPieces.sharedFiles("data", List.of(".ac", ".acc"))) {
      assertTrue(SoundPieces.check(new Ac3dImporter(), file), file.toString());
    }
  }

  @Test
  void normalsOfCompiledTracksAgreeWithTheWinding() throws Exception {
    int with = 0;
    int against = 0;
    for (Path file : SoundPieces.sharedFiles("data/tracks/torcs", List.of(".acc"))) {
      ImportedMesh mesh = new Ac3dImporter().read(ImportRequest.of(file), Progress.none());
      for (Piece piece : mesh.pieces()) {
        for (int t = 0; piece.normals() != null && t < piece.triangleCount(); t++) {
          double dot = alongNormal(piece, t);
          with += dot > 0 ? 1 : 0;
          against += dot < 0 ? 1 : 0;
        }
      }
    }
    assertTrue(with > 50 * against, with + " with, " + against + " against");
  }

  @Test
  void everyCutOfAModellersFileIsRefused() throws Exception {
    String poly = "OBJECT poly\nname \"a\"\n" + TWO_TRIANGLES + "kids 0\n";
    String whole =
        (MATERIALS + "kids 12\n" + poly.repeat(10) + "OBJECT group\nkids 1\n" + poly + poly)
            .strip();
    assertEquals(12, read(whole).pieces().size());
    for (int end = 1; end < whole.length(); end++) {
      String cut = whole.substring(0, end);
      assertThrows(ImportException.class, () -> read(cut), cut);
    }
    assertRefused(MATERIALS + "kids 2\n" + poly, "line 27", "1 of the 2 objects are missing");
  }

  /** Tracks' compilers announce more kids than there are; known by the normals of vertices. */
  @Test
  void aCompiledTrackMayAnnounceMoreThanItHas() throws Exception {
    String poly =
        "OBJECT poly\n"
            + "numvert 3\n0 0 0 0 1 0\n1 0 0 0 1 0\n0 0 1 0 1 0\nnumsurf 1\nSURF 0x10\nmat 0\n"
            + "refs 3\n0 0 0\n1 0 0\n2 0 0\nkids 0\n";
    assertEquals(1, read(MATERIALS + "kids 5\n" + poly).pieces().size());
  }

  private void assertRefused(String file, String place, String reason) {
    ImportException e = assertThrows(ImportException.class, () -> read(file));
    assertTrue(e.getMessage().contains(reason), e.oneLine());
    assertEquals(place, e.place(), e.oneLine());
  }

  private ImportedMesh read(String text) throws Exception {
    return read(text.getBytes(StandardCharsets.UTF_8));
  }

  private ImportedMesh read(byte[] bytes) throws Exception {
    Path file = Files.write(folder.resolve("track.ac"), bytes);
    return new Ac3dImporter().read(ImportRequest.of(file), Progress.none());
  }

  private static Piece only(ImportedMesh mesh) {
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().get(0);
  }

  /** Twice the area seen from above, positive when counter-clockwise. */
  private static double area(Piece piece, int t) {
    double[] n = normal(piece, t);
    return n[1];
  }

  private static double alongNormal(Piece piece, int t) {
    double[] n = normal(piece, t);
    double dot = 0;
    for (int k = 0; k < 3; k++) {
      int stored = 3 * piece.cornerNormals()[3 * t + k];
      for (int i = 0; i < 3; i++) {
        dot += n[i] * piece.normals()[stored + i];
      }
    }
    return dot;
  }

  private static double[] normal(Piece piece, int t) {
    float[] p = piece.positions();
    int a = 3 * piece.triangles()[3 * t];
    int b = 3 * piece.triangles()[3 * t + 1];
    int c = 3 * piece.triangles()[3 * t + 2];
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[c] - p[a];
    double vy = (double) p[c + 1] - p[a + 1];
    double vz = (double) p[c + 2] - p[a + 2];
    return new double[] {uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx};
  }
}
