package org.trackwalk.io.b3d;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Files written chunk by chunk from the format's description. */
final class B3dImporterTest {

  private static final float[] SQUARE = {0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1};

  @TempDir Path folder;

  @Test
  void pieceKeepsFloatsNamesAndPlaces() throws Exception {
    float odd = Float.intBitsToFloat(0x3DCCCCCE);
    byte[] vertices = B3dText.vertices(odd, -0.0f, 3, 1, 2, 3, 4, 5, 6);
    byte[] bytes =
        B3dText.file(
            B3dText.textures("art\\road.png"),
            B3dText.brushes(B3dText.brush("Brush.001", 0, 0)),
            B3dText.node("Straße", B3dText.mesh(-1, vertices, B3dText.triangles(0, 0, 1, 2))));

    Piece piece = only(read(bytes));

    assertEquals("Straße", piece.name());
    assertEquals("Straße", piece.node());
    assertEquals(List.of("road.png"), piece.surfaces());
    assertEquals(0x3DCCCCCE, Float.floatToRawIntBits(piece.positions()[0]));
    assertEquals(0x80000000, Float.floatToRawIntBits(piece.positions()[1]));
    assertArrayEquals(new int[] {0, 1, 2}, piece.triangles());
    assertEquals(bytes.length - 12, piece.place(0), "the triangle stands last in the file");
  }

  @Test
  void leftHandedCoordinatesAreMirroredByThePlacement() throws Exception {
    // Clockwise seen from above, which is the outer side in a left-handed file.
    byte[] mesh =
        B3dText.mesh(
            -1, B3dText.vertices(0, 0, 0, 0, 0, 1, 1, 0, 0), B3dText.triangles(-1, 0, 1, 2));

    Piece piece = only(read(B3dText.file(B3dText.node("up", mesh))));

    assertTrue(piece.frame().mirrors());
    assertArrayEquals(
        new float[] {0, 0, 0, 0, 0, -1, 1, 0, 0}, piece.frame().place(piece.positions()));
    for (float placed : piece.frame().place(piece.positions())) {
      assertFalse(Float.floatToRawIntBits(placed) == 0x80000000, "-0.0");
    }
  }

  @Test
  void mirrorLeavesTheStatedAxisAlone() throws Exception {
    byte[] mesh = B3dText.mesh(-1, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2));
    Path file = written(B3dText.file(B3dText.node("up", mesh)));
    ImportRequest zUp = new ImportRequest(file, "a.b3d", folder, false, UpAxis.Z, null);

    Piece piece = only(new B3dImporter().read(zUp, Progress.none()));

    float[] placed = new float[3];
    piece.frame().place(1, 2, 3, placed, 0);
    assertEquals(3, placed[1], "the height is the file's z");
    assertTrue(piece.frame().mirrors());
  }

  @Test
  void nestedPlacementsMultiply() throws Exception {
    // A quarter turn about y with w first; the formula's opposite sense takes x to +z.
    float half = (float) StrictMath.sqrt(0.5);
    byte[] mesh = B3dText.mesh(-1, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2));
    byte[] inner = B3dText.node("inner", new float[] {1, 2, 3, 1, 1, 2, 1, 0, 0, 0}, mesh);
    byte[] outer = B3dText.node("outer", new float[] {10, 0, 0, 2, 2, 2, half, 0, half, 0}, inner);

    Piece piece = only(read(B3dText.file(outer)));

    float[] placed = new float[3];
    piece.frame().place(1, 0, 1, placed, 0);
    // Inner: (1, 0, 2) + (1, 2, 3) = (2, 2, 5). Outer: twice, x to z and z to -x, moved by 10.
    assertArrayEquals(new float[] {10 - 10, 4, -4}, placed);
    assertEquals("outer/inner", piece.node());
  }

  @Test
  void eachBrushOfANodeIsAPieceWithItsOwnVertices() throws Exception {
    byte[] mesh =
        B3dText.mesh(
            1,
            B3dText.vertices(0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 9, 9, 9),
            B3dText.triangles(0, 0, 1, 2),
            B3dText.triangles(-1, 0, 2, 3),
            B3dText.triangles(0, 2, 1, 0));
    ImportedMesh read =
        read(
            B3dText.file(
                B3dText.textures("a.png", "b.png"),
                B3dText.brushes(B3dText.brush("x", 0, 0), B3dText.brush("y", 16 + 1, 1)),
                B3dText.node("n", mesh)));

    assertEquals(2, read.pieces().size());
    Piece first = read.pieces().get(0);
    Piece second = read.pieces().get(1);
    assertEquals("n (a.png)", first.name());
    assertEquals("n (b.png)", second.name());
    assertEquals("n", second.node());
    assertEquals(2, first.triangleCount(), "both lists of one brush");
    assertEquals(4, first.vertexCount(), "three used and the one that nobody uses");
    assertEquals(3, second.vertexCount());
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 1, 0, 0, 1}, second.positions());
    assertFalse(first.twoSided(0));
    assertTrue(second.twoSided(0), "effect 16 draws both sides");
  }

  @Test
  void normalsColoursAndTextureCoordinatesAreSteppedOver() throws Exception {
    byte[] vertex = B3dText.floats(1, 2, 3, 0, 1, 0, 9, 9, 9, 9, 7, 7, 7, 7, 7, 7);
    byte[] list =
        B3dText.chunk("VRTS", B3dText.ints(3, 2, 3), B3dText.joined(vertex, vertex, vertex));

    Piece piece =
        only(
            read(
                B3dText.file(
                    B3dText.node("n", B3dText.mesh(-1, list, B3dText.triangles(-1, 0, 1, 2))))));

    assertArrayEquals(new float[] {1, 2, 3, 1, 2, 3, 1, 2, 3}, piece.positions());
    assertArrayEquals(new float[] {0, 1, 0, 0, 1, 0, 0, 1, 0}, piece.normals());
  }

  @Test
  void indexOutOfRangeIsAProblemAndTheRestStays() throws Exception {
    byte[] mesh =
        B3dText.mesh(
            -1,
            B3dText.vertices(SQUARE),
            B3dText.triangles(-1, 0, 1, 2, 0, 2, 4, -1, 0, 1, 0, 2, 3));
    byte[] bytes = B3dText.file(B3dText.node("n", mesh));

    ImportedMesh read = read(bytes);

    assertEquals(2, only(read).triangleCount());
    ImportProblem problem = read.problems().get(0);
    assertEquals("import.index-range", problem.rule());
    assertEquals(2, problem.count());
    assertEquals(bytes.length - 36, problem.place());
    assertEquals(List.of(1f, 0f, 1f), problem.near());
  }

  @Test
  void bonesKeysAndUnknownChunksArePassedOver() throws Exception {
    byte[] mesh = B3dText.mesh(-1, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2));
    byte[] bytes =
        B3dText.file(
            B3dText.node(
                "n",
                mesh,
                B3dText.chunk("ANIM", B3dText.ints(0, 10), B3dText.floats(24)),
                B3dText.chunk("KEYS", B3dText.ints(1, 1), B3dText.floats(5, 5, 5)),
                B3dText.chunk("XTRA", new byte[7]),
                B3dText.node("bone", B3dText.chunk("BONE", B3dText.ints(0), new byte[4])),
                B3dText.node("hand", B3dText.chunk("BONE", new byte[8]))));

    ImportedMesh read = read(bytes);
    assertEquals(1, only(read).triangleCount());
    // The bones are passed over; that the mesh hangs on some is said once.
    assertEquals(1, read.problems().size());
    assertEquals(LeftOut.Kind.SKINNED, read.problems().get(0).leftOut().kind());
    assertEquals("n", read.problems().get(0).piece());
  }

  @Test
  void aFileWithoutTrianglesIsAnEmptyPiece() throws Exception {
    assertEquals("level", only(read(B3dText.file())).name());
    assertEquals(0, only(read(B3dText.file(B3dText.node("camera")))).triangleCount());
  }

  @Test
  void nestingMayBeDeep() throws Exception {
    int depth = 20_000;
    byte[] mesh = B3dText.mesh(-1, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2));
    byte[] head = B3dText.node("n");
    byte[] bytes = new byte[12 + depth * head.length + mesh.length];
    System.arraycopy(B3dText.file(), 0, bytes, 0, 12);
    for (int i = 0; i < depth; i++) {
      int at = 12 + i * head.length;
      System.arraycopy(head, 0, bytes, at, head.length);
      System.arraycopy(B3dText.ints(bytes.length - at - 8), 0, bytes, at + 4, 4);
    }
    System.arraycopy(mesh, 0, bytes, bytes.length - mesh.length, mesh.length);
    System.arraycopy(B3dText.ints(bytes.length - 8), 0, bytes, 4, 4);

    Piece piece = only(read(bytes));

    assertEquals(1, piece.triangleCount());
    assertTrue(piece.node().length() < 500, piece.node().length() + " letters");
  }

  @Test
  void whatIsDamagedIsRefusedWithItsPlace() throws Exception {
    byte[] good =
        B3dText.file(
            B3dText.node(
                "n", B3dText.mesh(-1, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2))));
    refused("BB3D", new byte[] {'B', 'B', '3'});
    refused("does not begin with BB3D", "solid level with a long name".getBytes());
    refused("version", B3dText.chunk("BB3D", B3dText.ints(100)));
    refused("says that it has", java.util.Arrays.copyOf(good, good.length - 5));
    refused("goes on", B3dText.joined(good, good));
    byte[] negative = good.clone();
    negative[19] = -1;
    refused("says that it has", negative);
    refused("left over", B3dText.file(B3dText.node("n", new byte[3])));
    refused("no end", B3dText.file(B3dText.chunk("NODE", new byte[] {'n', 'n'})));
    refused("place is cut off", B3dText.file(B3dText.chunk("NODE", new byte[20])));
    refused("not finite", B3dText.file(B3dText.node("n", nan(1))));
    refused("not finite", B3dText.file(B3dText.node("n", nan(8))));
    byte[] halfVertex = B3dText.chunk("VRTS", B3dText.ints(0, 0, 0), new byte[17]);
    refused("number of vertices", B3dText.file(B3dText.node("n", B3dText.mesh(-1, halfVertex))));
    byte[] wide = B3dText.chunk("VRTS", B3dText.ints(0, 0x40000000, 4), new byte[16]);
    refused("texture coordinates", B3dText.file(B3dText.node("n", B3dText.mesh(-1, wide))));
    byte[] half = B3dText.chunk("TRIS", B3dText.ints(-1), new byte[16]);
    refused("number of triangles", B3dText.file(B3dText.node("n", B3dText.mesh(-1, half))));
    refused("textures", B3dText.file(B3dText.chunk("BRUS", B3dText.ints(0x7FFFFFFF))));
    refused("brush is cut off", B3dText.file(B3dText.chunk("BRUS", B3dText.ints(1, 0))));
  }

  @Test
  void zerosBehindTheEndAreNoDamage() throws Exception {
    byte[] mesh = B3dText.mesh(-1, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2));
    byte[] padded = B3dText.joined(B3dText.file(B3dText.node("n", mesh)), new byte[13]);

    assertEquals(1, only(read(padded)).triangleCount());
  }

  @Test
  void namesNeedNotBeThere() throws Exception {
    byte[] mesh = B3dText.mesh(7, B3dText.vertices(SQUARE), B3dText.triangles(-1, 0, 1, 2));
    float[] noTurn = {0, 0, 0, 1, 1, 1, 0, 0, 0, 0};

    ImportedMesh read = read(B3dText.file(B3dText.node("", noTurn, mesh), B3dText.node("", mesh)));

    assertEquals("level", read.pieces().get(0).name());
    assertEquals("level #2", read.pieces().get(1).name());
    assertEquals(List.of("brush 7"), read.pieces().get(0).surfaces(), "the file has no brushes");
  }

  private static float[] nan(int at) {
    float[] numbers = {0, 0, 0, 1, 1, 1, 1, 0, 0, 0};
    numbers[at] = Float.NaN;
    return numbers;
  }

  private void refused(String words, byte[] bytes) throws IOException {
    Path file = written(bytes);
    ImportException refusal =
        assertThrows(
            ImportException.class,
            () -> new B3dImporter().read(ImportRequest.of(file), Progress.none()),
            words);
    assertTrue(refusal.oneLine().contains(words), refusal.oneLine());
    assertTrue(refusal.place().startsWith("byte "), refusal.oneLine());
  }

  private ImportedMesh read(byte[] bytes) throws IOException, ImportException {
    return new B3dImporter().read(ImportRequest.of(written(bytes)), Progress.none());
  }

  private Path written(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("level.b3d"), bytes);
  }

  private static Piece only(ImportedMesh mesh) {
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().get(0);
  }
}
