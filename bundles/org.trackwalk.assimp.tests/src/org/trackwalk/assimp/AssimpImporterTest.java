package org.trackwalk.assimp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.assimp.AssimpImporter;
import org.trackwalk.io.assimp.AssimpReading;
import org.trackwalk.io.assimp.AssimpScene;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.io.worker.WorkerProtocol;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Pieces hold what the file holds: floats, faces, names, materials, places, axis and unit. */
class AssimpImporterTest {

  @TempDir static Path folder;

  private static WorkerPool pool;

  @BeforeAll
  static void start() throws Exception {
    WorkerProgram program = InstalledWorker.program(folder);
    pool = InstalledWorker.pool(program, InstalledWorker.limits());
  }

  @AfterAll
  static void stop() {
    if (pool != null) {
      pool.close();
    }
  }

  @Test
  void polygonsAreCutAndFaceUpInTheRightHand() throws Exception {
    int side = 7;
    ImportedMesh mesh = read(SheetInX.write(folder.resolve("sheet.x"), side));
    assertEquals(List.of(), mesh.problems());
    assertEquals(1, mesh.pieces().size());
    Piece piece = mesh.pieces().getFirst();
    assertEquals("sheet", piece.name());
    assertEquals(List.of(), piece.surfaces());
    assertEquals(2 * side * side, piece.triangleCount());
    assertEquals((side + 1) * (side + 1), piece.vertexCount(), "corners share vertices again");
    float[] placed = piece.frame().place(piece.positions());
    int[] t = piece.triangles();
    double area = 0;
    for (int i = 0; i < t.length; i += 3) {
      double up = up(placed, 3 * t[i], 3 * t[i + 1], 3 * t[i + 2]);
      assertTrue(up * (piece.frame().mirrors() ? -1 : 1) > 0, "triangle " + i / 3 + " faces down");
      area += Math.abs(up) / 2;
    }
    assertEquals(side * side, area, 0.0);
  }

  @Test
  void linesOfDxfAndX3dAreCounted() throws Exception {
    Path dxf = folder.resolve("lines.dxf");
    String line = "0\nLINE\n8\nfence\n10\n%d\n20\n0\n30\n0\n11\n1\n21\n2\n31\n3\n";
    String face =
        "0\n3DFACE\n8\nroad\n10\n0\n20\n0\n30\n0\n11\n1\n21\n0\n31\n0\n12\n1\n22\n1\n32\n0\n"
            + "13\n0\n23\n1\n33\n0\n";
    Files.writeString(
        dxf,
        "0\nSECTION\n2\nENTITIES\n"
            + line.formatted(4)
            + line.formatted(5)
            + face
            + "0\nENDSEC\n0\nEOF\n");
    ImportedMesh drawing = read(dxf);
    assertEquals(1, drawing.pieces().size());
    assertEquals(2, triangles(drawing));
    assertEquals(List.of("EDGES 2"), leftOut(drawing));
    Path x3d = folder.resolve("lines.x3d");
    Files.writeString(
        x3d,
        "<X3D version=\"3.0\"><Scene><Shape><IndexedLineSet coordIndex=\"0 1 2 3 -1\"><Coordinate"
            + " point=\"0 0 0, 0 0 1, 1 0 0, 1 1 1\"/></IndexedLineSet></Shape></Scene></X3D>\n");
    assertEquals(List.of("EDGES 3"), leftOut(read(x3d)));
  }

  @Test
  void remarksComeWithTheirNumberAndWithoutFolders() throws Exception {
    Path file = folder.resolve("odd.x");
    StringBuilder odd = new StringBuilder();
    for (int i = 0; i < 7; i++) {
      odd.append("Oddity").append(i).append(" { 1; }\n").append("VertexOddity { 1; }\n");
    }
    Files.writeString(
        file,
        "xof 0303txt 0032\nMesh m {\n3;\n0;0;0;,\n1;0;0;,\n0;0;1;;\n1;\n3;0,1,2;;\n" + odd + "}\n");
    AssimpScene scene =
        new AssimpReading(pool).read(ImportRequest.of(file), List.of(), Progress.none());
    assertEquals(1, scene.remarks().size(), scene.remarks().toString());
    AssimpScene.Remark remark = scene.remarks().getFirst();
    assertEquals(WorkerProtocol.REMARK_LOGGED, remark.kind());
    assertEquals("Unknown data object in mesh in x file", remark.text());
    assertTrue(remark.times() >= 1);
    // The next file begins anew.
    Path good = SheetInX.write(folder.resolve("quiet.x"), 1);
    assertEquals(
        List.of(),
        new AssimpReading(pool).read(ImportRequest.of(good), List.of(), Progress.none()).remarks());
  }

  private static List<String> leftOut(ImportedMesh mesh) {
    return mesh.problems().stream().map(p -> p.leftOut().kind() + " " + p.count()).toList();
  }

  @Test
  void realFilesOfSoundMeshesSayNothing() throws Exception {
    for (String name : List.of("FBX/box.fbx", "FBX/cubes_nonames.fbx", "FBX/global_settings.fbx")) {
      assertEquals(List.of(), read(real(name)).problems(), name);
    }
  }

  @Test
  void floatsAreThoseOfTheFile() throws Exception {
    // Halves and a number that needs all 24 bits; a left-handed format changes the sign of z.
    Path file = folder.resolve("bits.x");
    Files.writeString(
        file,
        "xof 0303txt 0032\nMesh m {\n3;\n0.5;1.25;2.0;,\n16777215.0;0.0;4.0;,\n"
            + "1.0;3.0;-8.0;;\n1;\n3;0,1,2;;\n}\n");
    Piece piece = read(file).pieces().getFirst();
    float[] expected = {0.5f, 1.25f, -2f, 16777215f, 0f, -4f, 1f, 3f, 8f};
    float[] sorted = expected.clone();
    float[] found = piece.positions().clone();
    Arrays.sort(sorted);
    Arrays.sort(found);
    assertArrayEquals(sorted, found);
  }

  @Test
  void whatTheUserSaysComesBeforeWhatTheFormatHas() throws Exception {
    Path file = SheetInX.write(folder.resolve("stated.x"), 1);
    ImportRequest stated =
        new ImportRequest(file, "stated.x", folder, false, UpAxis.Z, LengthUnit.FOOT);
    Frame frame =
        new AssimpImporter(pool).read(stated, Progress.none()).pieces().getFirst().frame();
    assertEquals(UpAxis.Z, frame.up());
    assertEquals(LengthUnit.FOOT, frame.unit());
  }

  @Test
  void nodesKeepNamesPlacesAndUnitOfRealFbx() throws Exception {
    ImportedMesh mesh = read(real("FBX/cubes_with_mirroring_and_pivot.fbx"));
    assertEquals(
        List.of("Cube2", "Cube1", "Cube3", "Cube1 #2"),
        mesh.pieces().stream().map(Piece::name).toList());
    assertEquals("Cube3/Cube1", mesh.pieces().get(3).node());
    assertEquals(List.of("Mat_Green"), mesh.pieces().getFirst().surfaces());
    assertEquals(420, triangles(mesh));
    assertTrue(mesh.pieces().getFirst().frame().mirrors());
    assertFalse(mesh.pieces().get(2).frame().mirrors());
    assertEquals(LengthUnit.METRE, mesh.pieces().getFirst().frame().unit());
    // UnitScaleFactor 500, which has no name: a scale of 5, and a quarter turn without a rest.
    Piece cube = read(real("FBX/global_settings.fbx")).pieces().get(1);
    assertArrayEquals(new double[] {5, 0, 0, 0, 0, 0, 5, 0, 0, -5, 0, 0}, cube.frame().placement());
  }

  @Test
  void theTurnThatAssimpAddsIsTheFormatsAxis() throws Exception {
    Path file = folder.resolve("face.dxf");
    Files.writeString(
        file,
        "0\nSECTION\n2\nENTITIES\n0\n3DFACE\n8\nroad\n10\n0\n20\n0\n30\n5\n11\n1\n21\n0\n31\n5\n"
            + "12\n1\n22\n1\n32\n5\n13\n0\n23\n1\n33\n5\n0\nENDSEC\n0\nEOF\n");
    Piece piece = read(file).pieces().getFirst();
    assertEquals(UpAxis.Z, piece.frame().up());
    assertTrue(piece.frame().unmoved());
    assertEquals(2, piece.triangleCount());
    for (int i = 2; i < piece.positions().length; i += 3) {
      assertEquals(5, piece.positions()[i], "the file's z");
    }
  }

  private static int triangles(ImportedMesh mesh) {
    return mesh.pieces().stream().mapToInt(Piece::triangleCount).sum();
  }

  /** Twice the area of a triangle seen from above. */
  private static double up(float[] p, int a, int b, int c) {
    double bz = p[b + 2] - p[a + 2];
    double cz = p[c + 2] - p[a + 2];
    return bz * (p[c] - p[a]) - cz * (p[b] - p[a]);
  }

  private static Path real(String name) {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real files is not here");
    Path file = shared.get().resolve("data/meshes/assimp").resolve(name);
    assumeTrue(Files.exists(file), name + " is not here");
    return file;
  }

  private static ImportedMesh read(Path file) throws Exception {
    return new AssimpImporter(pool).read(ImportRequest.of(file), Progress.none());
  }
}
