package org.trackwalk.io.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.b3d.B3dText;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Objects, materials and damage in files written chunk by chunk. */
final class StudioImporterTest {

  private static final float[] SQUARE = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};

  private static final int[] TWO = {0, 1, 2, 0, 2, 3};

  @TempDir Path folder;

  @Test
  void pieceKeepsFloatsNamesAndPlaces() throws Exception {
    float odd = Float.intBitsToFloat(0x3DCCCCCE);
    byte[] bytes =
        StudioText.file(
            StudioText.editor(
                StudioText.object(
                    "Straße",
                    StudioText.vertices(odd, -0.0f, 3, 1, 2, 3, 4, 5, 6),
                    StudioText.faces(new int[] {0, 1, 2}))));

    Piece piece = only(read(bytes));

    assertEquals("Straße", piece.name());
    assertEquals("Straße", piece.node());
    assertEquals(List.of(), piece.surfaces());
    assertEquals(0x3DCCCCCE, Float.floatToRawIntBits(piece.positions()[0]));
    assertEquals(0x80000000, Float.floatToRawIntBits(piece.positions()[1]));
    assertArrayEquals(new int[] {0, 1, 2}, piece.triangles());
    assertEquals(bytes.length - 8, piece.place(0), "the face stands last in the file");
    assertEquals(Frame.of(UpAxis.Z, LengthUnit.METRE), piece.frame());
    assertEquals(null, piece.normals());
  }

  @Test
  void whatTheUserSaysComesFirst() throws Exception {
    Path file = written(StudioText.file(StudioText.editor(square("a"))));
    ImportRequest stated =
        new ImportRequest(file, "a.3ds", folder, false, UpAxis.Y, LengthUnit.FOOT);

    Piece piece = only(new StudioImporter().read(stated, Progress.none()));

    assertEquals(Frame.of(UpAxis.Y, LengthUnit.FOOT), piece.frame());
  }

  @Test
  void materialsAreOfFacesAndSomeFacesHaveNone() throws Exception {
    byte[] faces =
        StudioText.faces(
            new int[] {0, 1, 2, 0, 2, 3, 1, 2, 3, 3, 2, 1},
            StudioText.painted("unused"),
            StudioText.painted("GRASS", 2),
            StudioText.painted("tar", 1, 0, 77),
            StudioText.chunk(0x4150, new byte[16]));
    byte[] bytes =
        StudioText.file(
            StudioText.editor(
                StudioText.material("tar", false),
                StudioText.material("grass", true),
                StudioText.object("road", StudioText.vertices(SQUARE), faces)));

    Piece piece = only(read(bytes));

    assertEquals(List.of("grass", "tar"), piece.surfaces(), "names are those of the materials");
    assertEquals("tar", piece.surface(0));
    assertEquals("tar", piece.surface(1));
    assertEquals("grass", piece.surface(2));
    assertEquals("", piece.surface(3));
    assertFalse(piece.twoSided(0));
    assertTrue(piece.twoSided(2));
    assertFalse(piece.twoSided(3));
  }

  @Test
  void aMaterialThatIsNotThereIsASurface() throws Exception {
    byte[] faces = StudioText.faces(TWO, StudioText.painted("ice", 0, 1));

    Piece piece =
        only(
            read(
                StudioText.file(
                    StudioText.editor(
                        StudioText.object("a", StudioText.vertices(SQUARE), faces)))));

    assertEquals(List.of("ice"), piece.surfaces());
    assertEquals("ice", piece.surface(1));
    assertFalse(piece.twoSided(1));
  }

  @Test
  void twoSidedOnBothMaterialsIsThePiece() throws Exception {
    byte[] faces = StudioText.faces(TWO, StudioText.painted("a", 0), StudioText.painted("b", 1));

    Piece piece =
        only(
            read(
                StudioText.file(
                    StudioText.editor(
                        StudioText.object("o", StudioText.vertices(SQUARE), faces),
                        StudioText.material("a", true),
                        StudioText.material("b", true)))));

    assertTrue(piece.twoSided(0) && piece.twoSided(1));
  }

  @Test
  void namesAreUniqueAndNeedNotBeThere() throws Exception {
    ImportedMesh mesh =
        read(StudioText.file(StudioText.editor(square("wall"), square("wall"), square(""))));

    assertEquals(
        List.of("wall", "wall #2", "level"), mesh.pieces().stream().map(Piece::name).toList());
  }

  @Test
  void oldNamesAreLatin() throws Exception {
    byte[] bytes = StudioText.file(StudioText.editor(square("Stra?e")));
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("Stra?e");
    bytes[at + 4] = (byte) 0xDF;

    assertEquals("Straße", only(read(bytes)).name());
  }

  @Test
  void camerasLightsAndObjectsWithoutFacesAreNoPieces() throws Exception {
    byte[] camera = StudioText.chunk(0x4000, new byte[] {'c', 0}, StudioText.chunk(0x4700));
    byte[] points = StudioText.object("points", StudioText.vertices(SQUARE));
    byte[] none =
        StudioText.object("none", StudioText.vertices(SQUARE), StudioText.faces(new int[0]));

    ImportedMesh mesh = read(StudioText.file(StudioText.editor(camera, points, none)));

    assertEquals(
        List.of("points: 4 points without a face", "none: 4 points without a face"),
        mesh.problems().stream().map(ImportProblem::message).toList());
    Piece piece = only(mesh);
    assertEquals("level", piece.name());
    assertEquals(0, piece.triangleCount());
  }

  @Test
  void unknownChunksArePassedOver() throws Exception {
    byte[] odd = StudioText.chunk(0x7777, new byte[5]);
    byte[] mesh =
        StudioText.object(
            "a",
            odd,
            StudioText.vertices(SQUARE),
            StudioText.chunk(0x4140, new byte[9]),
            StudioText.faces(TWO, odd),
            new byte[3]);

    assertEquals(2, only(read(StudioText.file(StudioText.editor(odd, mesh, odd)))).triangleCount());
  }

  @Test
  void theScaleOfTheSceneDivides() throws Exception {
    byte[] scale = StudioText.chunk(0x0100, B3dText.floats(4));

    Piece piece = only(read(StudioText.file(StudioText.editor(scale, square("a")))));

    assertArrayEquals(SQUARE, piece.positions());
    assertArrayEquals(
        new double[] {0.25, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0.25, 0}, piece.frame().placement());
    for (float unbelievable : new float[] {0, -1, Float.NaN, Float.POSITIVE_INFINITY, 1}) {
      byte[] odd = StudioText.chunk(0x0100, B3dText.floats(unbelievable));
      assertTrue(
          only(read(StudioText.file(StudioText.editor(odd, square("a"))))).frame().unmoved(),
          "scale " + unbelievable);
    }
  }

  @Test
  void indexOutOfRangeIsAProblemAndTheRestStays() throws Exception {
    byte[] faces =
        StudioText.faces(
            new int[] {0, 1, 2, 0, 2, 4, 65535, 9, 8, 0, 2, 3},
            StudioText.painted("tar", 0, 1),
            StudioText.painted("ice", 3));
    byte[] bytes =
        StudioText.file(
            StudioText.editor(StudioText.object("o", StudioText.vertices(SQUARE), faces)));

    ImportedMesh mesh = read(bytes);

    Piece piece = only(mesh);
    assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, piece.triangles());
    assertEquals("tar", piece.surface(0));
    assertEquals("ice", piece.surface(1));
    assertEquals(1, mesh.problems().size());
    ImportProblem problem = mesh.problems().getFirst();
    assertEquals("import.index-range", problem.rule());
    assertEquals("o", problem.piece());
    assertEquals(2, problem.count());
    assertEquals(piece.place(0) + 8, problem.place());
    assertEquals(List.of(1f, 1f, 0f), problem.near());
  }

  @Test
  void facesWithoutVerticesAreAProblem() throws Exception {
    ImportedMesh mesh =
        read(StudioText.file(StudioText.editor(StudioText.object("o", StudioText.faces(TWO)))));

    assertEquals(0, only(mesh).triangleCount());
    assertEquals(2, mesh.problems().getFirst().count());
    assertEquals(List.of(), mesh.problems().getFirst().near());
  }

  @Test
  void whatIsDamagedIsRefusedWithItsPlace() throws Exception {
    byte[] good = StudioText.file(StudioText.editor(square("a")));
    refused("does not begin with chunk 4D4D", "solid level with a long name".getBytes());
    refused("does not begin with chunk 4D4D", new byte[] {0x4D, 0x4D, 6});
    refused("chunk 4D4D says that it has", Arrays.copyOf(good, good.length - 5));
    refused("goes on", B3dText.joined(good, good));
    refused("chunk 4110 says that it has 5 bytes", mesh(new byte[] {0x10, 0x41, 5, 0, 0, 0}));
    refused(
        "says that it has 4294967295 bytes, but there are 6",
        mesh(new byte[] {0x10, 0x41, -1, -1, -1, -1}));
    refused("no end", file(StudioText.chunk(0x4000, new byte[] {'n', 'n'})));
    refused("no end", file(StudioText.chunk(0xAFFF, StudioText.chunk(0xA000))));
    refused("vertices is cut off", mesh(StudioText.chunk(0x4110)));
    refused(
        "65535 vertices is cut off",
        mesh(StudioText.chunk(0x4110, StudioText.shorts(65535), new byte[36])));
    refused("faces is cut off", mesh(StudioText.chunk(0x4120, new byte[1])));
    refused(
        "3 faces is cut off", mesh(StudioText.chunk(0x4120, StudioText.shorts(3), new byte[23])));
    refused("material is cut off", mesh(StudioText.faces(TWO, StudioText.chunk(0x4130, zero()))));
    refused(
        "material is cut off",
        mesh(StudioText.faces(TWO, StudioText.chunk(0x4130, zero(), StudioText.shorts(2, 1)))));
    refused("matrix of a mesh is cut off", mesh(StudioText.chunk(0x4160, new byte[47])));
    refused("two lists", mesh(StudioText.vertices(SQUARE), StudioText.vertices(SQUARE)));
    refused("scale of the scene", file(StudioText.chunk(0x0100, new byte[3])));
  }

  @Test
  void anEmptyFileIsRefused() throws Exception {
    Path file = written(new byte[0]);
    ImportException refusal =
        assertThrows(
            ImportException.class,
            () -> new StudioImporter().read(ImportRequest.of(file), Progress.none()));
    assertTrue(refusal.oneLine().contains("the file is empty"), refusal.oneLine());
  }

  @Test
  void zerosBehindTheEndAreNoDamage() throws Exception {
    byte[] padded = B3dText.joined(StudioText.file(StudioText.editor(square("a"))), new byte[13]);

    assertEquals(2, only(read(padded)).triangleCount());
  }

  private static byte[] square(String name) {
    return StudioText.object(name, StudioText.vertices(SQUARE), StudioText.faces(TWO));
  }

  private static byte[] zero() {
    return new byte[1];
  }

  private static byte[] file(byte[] inEditor) {
    return StudioText.file(StudioText.editor(inEditor));
  }

  private static byte[] mesh(byte[]... content) {
    return file(StudioText.object("o", content));
  }

  private void refused(String words, byte[] bytes) throws IOException {
    Path file = written(bytes);
    ImportException refusal =
        assertThrows(
            ImportException.class,
            () -> new StudioImporter().read(ImportRequest.of(file), Progress.none()),
            words);
    assertTrue(refusal.oneLine().contains(words), refusal.oneLine());
    assertTrue(refusal.place().startsWith("byte "), refusal.oneLine());
  }

  private ImportedMesh read(byte[] bytes) throws IOException, ImportException {
    return new StudioImporter().read(ImportRequest.of(written(bytes)), Progress.none());
  }

  private Path written(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("level.3ds"), bytes);
  }

  private static Piece only(ImportedMesh mesh) {
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().getFirst();
  }
}
