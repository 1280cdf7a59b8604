package org.trackwalk.io.ac3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Small files for every word of the format that moves or makes a triangle. */
final class Ac3dImporterTest {

  @TempDir Path folder;

  @Test
  void anObjectIsAPieceWithPlacesMaterialsAndSides() throws Exception {
    ImportedMesh mesh =
        Ac3dTexts.read(
            folder,
            Ac3dTexts.MATERIALS
                + "kids 1\nOBJECT poly\nname \"tkMn0\"\n"
                + Ac3dTexts.TWO_TRIANGLES
                + "kids 0\n");
    Piece piece = Ac3dTexts.only(mesh);
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
        Ac3dTexts.only(
            Ac3dTexts.read(
                folder,
                Ac3dTexts.MATERIALS
                    + "kids 1\nOBJECT poly\n"
                    + texture
                    + Ac3dTexts.TWO_TRIANGLES
                    + "kids 0"));
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
    Piece piece = Ac3dTexts.only(Ac3dTexts.read(folder, Ac3dTexts.MATERIALS + "kids 1\n" + object));
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
    Piece piece = Ac3dTexts.only(Ac3dTexts.read(folder, Ac3dTexts.MATERIALS + "kids 1\n" + object));
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
        Ac3dTexts.MATERIALS
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
            + Ac3dTexts.TWO_TRIANGLES
            + "kids 0\n";
    Piece piece = Ac3dTexts.only(Ac3dTexts.read(folder, file));
    assertEquals("TKMN0/road", piece.node());
    float[] placed = piece.frame().place(piece.positions());
    // rot lists the images of the axes: X becomes (0, 1, 0); then the two locs are added.
    assertArrayEquals(new float[] {100, 5, 0, 100, 5, 0.1f, 100, 6, 0, 100, 6, 1}, placed);
  }

  @Test
  void namesAreInheritedAndMadeUnique() throws Exception {
    String poly = "OBJECT poly\n" + Ac3dTexts.TWO_TRIANGLES + "kids 0\n";
    String named = "OBJECT poly\nname \"a\"\n" + Ac3dTexts.TWO_TRIANGLES + "kids 0\n";
    String file =
        Ac3dTexts.MATERIALS
            + "kids 3\n"
            + named
            + named
            + "OBJECT group\nname \"g\"\nkids 1\n"
            + poly
            + poly;
    List<String> names = Ac3dTexts.read(folder, file).pieces().stream().map(Piece::name).toList();
    assertEquals(List.of("a", "a #2", "g", "track"), names);
  }

  @Test
  void dataIsSkippedWhateverItLooksLike() throws Exception {
    String data = "data 25\nnumvert 9\nOBJECT poly\nxyz\n";
    String file =
        Ac3dTexts.MATERIALS
            + "kids 1\nOBJECT poly\nname \"a\"\n"
            + data
            + Ac3dTexts.TWO_TRIANGLES
            + "kids 0\n";
    assertEquals(2, Ac3dTexts.only(Ac3dTexts.read(folder, file)).triangleCount());
  }

  @Test
  void lineEndsAndMarksOfOtherSystems() throws Exception {
    String file =
        Ac3dTexts.MATERIALS
            + "kids 1\nOBJECT poly\nname \"é\"\n"
            + Ac3dTexts.TWO_TRIANGLES
            + "kids 0";
    byte[] windows = ("\uFEFF" + file.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8);
    assertEquals("é", Ac3dTexts.only(Ac3dTexts.read(folder, windows)).name());
    byte[] wide = ("\uFEFF" + file).getBytes(StandardCharsets.UTF_16LE);
    assertEquals(2, Ac3dTexts.only(Ac3dTexts.read(folder, wide)).triangleCount());
  }

  @Test
  void theControlMeshIsReadNotItsSubdivision() throws Exception {
    String object = "OBJECT poly\ncrease 30\nsubdiv 3\n" + Ac3dTexts.TWO_TRIANGLES + "kids 0\n";
    ImportedMesh mesh = Ac3dTexts.read(folder, Ac3dTexts.MATERIALS + "kids 1\n" + object);
    assertEquals(2, Ac3dTexts.only(mesh).triangleCount());
    assertEquals(LeftOut.Kind.SUBDIVISION, mesh.problems().get(0).leftOut().kind());
    assertEquals(1, mesh.problems().size());
    String plain = object.replace("subdiv 3", "subdiv 0");
    assertEquals(
        List.of(), Ac3dTexts.read(folder, Ac3dTexts.MATERIALS + "kids 1\n" + plain).problems());
  }

  @Test
  void linesOnlyAreAnEmptyPiece() throws Exception {
    Piece piece = Ac3dTexts.only(Ac3dTexts.read(folder, Ac3dTexts.MATERIALS + "kids 0\n"));
    assertEquals("track", piece.name());
    assertEquals(0, piece.triangleCount());
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
