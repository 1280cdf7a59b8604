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
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
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
    Piece piece = read(real("3DS/fels.3ds")).pieces().getFirst();
    assertEquals(UpAxis.Z, piece.frame().up());
    assertTrue(piece.frame().unmoved());
    assertEquals(768, piece.triangleCount());
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
