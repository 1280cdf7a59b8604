package org.trackwalk.assimp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.assimp.AssimpImporter;
import org.trackwalk.io.assimp.AssimpLook;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Colours, pictures and where they lie, of formats that Assimp reads. */
class AssimpLookTest {

  /** Metres on which the picture of Blender's files lies once (painted.py). */
  private static final int ONCE = 8;

  private static final int MOST = 1 << 20;

  @TempDir static Path folder;

  private static WorkerPool pool;

  @BeforeAll
  static void start() throws Exception {
    pool = InstalledWorker.pool(InstalledWorker.program(folder), InstalledWorker.limits());
  }

  @AfterAll
  static void stop() {
    if (pool != null) {
      pool.close();
    }
  }

  @Test
  void aPictureInTheFileLiesWhereBlenderLaidIt() throws Exception {
    FileLook look = painted(BlenderFile.copy("painted.fbx", folder));
    MaterialLook asphalt = named(look, "asphalt");
    assertEquals("", asphalt.notFound());
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(asphalt.picture().read(MOST)));
    assertEquals(4, picture.getWidth());
    assertEquals(4, picture.getHeight());
    int below = picture.getRGB(3, 3);
    int above = picture.getRGB(3, 0);
    assertTrue((above >> 8 & 0xFF) > (below >> 8 & 0xFF), "green grows from below");
  }

  @Test
  void aPictureBesideTheFileIsFound() throws Exception {
    Path fbx = BlenderFile.copy("beside.fbx", folder);
    Path picture = BlenderFile.copy("asphalt.png", folder);
    assertEquals(
        picture.toRealPath(), named(painted(fbx), "asphalt").picture().file().toRealPath());
    Files.delete(picture);
    MaterialLook missing = named(painted(fbx), "asphalt");
    assertNull(missing.picture());
    assertTrue(missing.notFound().endsWith("asphalt.png"), missing.notFound());
  }

  /** Reads it and holds the places of all corners and which triangles are red. */
  private static FileLook painted(Path file) throws Exception {
    List<Piece> pieces = pieces(file);
    assertEquals(1, pieces.size());
    Piece piece = pieces.getFirst();
    FileLook look = new AssimpLook(pool).read(request(file), pieces, Progress.none());
    PieceLook own = look.pieces().getFirst();
    float[] placed = piece.frame().place(piece.positions());
    assertEquals(12, piece.triangleCount());
    for (int t = 0; t < piece.triangleCount(); t++) {
      float last = 0;
      for (int k = 0; k < 3; k++) {
        int at = 3 * piece.vertexOf(3 * t + k);
        float ahead = -placed[at + 2]; // Blender's y in a file whose y is up
        last = Math.max(last, ahead);
        assertEquals(placed[at] / ONCE, own.places()[6 * t + 2 * k], 1e-6);
        assertEquals(1 - ahead / ONCE, own.places()[6 * t + 2 * k + 1], 1e-6);
      }
      MaterialLook material = look.materials().get(own.material(t));
      assertEquals(last > 8.5 ? "paint" : "asphalt", material.name());
    }
    MaterialLook paint = named(look, "paint");
    assertNull(paint.picture());
    assertEquals("", paint.notFound());
    assertTrue((paint.rgb() >> 16) > 0xF0 && (paint.rgb() & 0xFFFF) < 0x100, paint.toString());
    return look;
  }

  @Test
  void materialsOfTextFilesOfDirectX() throws Exception {
    Path file = folder.resolve("sign.x");
    Files.write(
        file,
        """
        xof 0303txt 0032
        Mesh sign {
         4;
         0.0;0.0;0.0;, 2.0;0.0;0.0;, 2.0;0.0;2.0;, 0.0;0.0;2.0;;
         2;
         3;0,1,2;, 3;0,2,3;;
         MeshTextureCoords {
          4;
          0.0;1.0;, 0.5;1.0;, 0.5;0.25;, 0.0;0.25;;
         }
         MeshMaterialList {
          2; 2; 0, 1;;
          Material blue { 0.0;0.0;1.0;1.0;; 0.0; 0.0;0.0;0.0;; 0.0;0.0;0.0;; }
          Material board { 1.0;1.0;1.0;1.0;; 0.0; 0.0;0.0;0.0;; 0.0;0.0;0.0;;
           TextureFilename { "C:\\\\\\\\art\\\\\\\\Board.PNG"; } }
         }
        }
        """
            .getBytes(StandardCharsets.US_ASCII));
    Path picture = Files.write(folder.resolve("board.png"), new byte[] {1});
    List<Piece> pieces = pieces(file);
    FileLook look = new AssimpLook(pool).read(request(file), pieces, Progress.none());
    PieceLook own = look.pieces().getFirst();
    assertEquals(MaterialLook.plain("blue", 0x0000FF), look.materials().get(own.material(0)));
    MaterialLook board = look.materials().get(own.material(1));
    assertEquals("board", board.name());
    assertEquals(picture.toRealPath(), board.picture().file().toRealPath());
    Piece sheet = pieces.getFirst();
    for (int corner = 0; corner < 6; corner++) {
      int at = 3 * sheet.vertexOf(corner);
      assertEquals(sheet.positions()[at] / 4, own.places()[2 * corner], 1e-6);
      // DirectX counts from above, as pictures are drawn
      float ahead = Math.abs(sheet.positions()[at + 2]);
      assertEquals(1 - 0.375f * ahead, own.places()[2 * corner + 1], 1e-6);
    }
  }

  private static MaterialLook named(FileLook look, String name) {
    return look.materials().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
  }

  private static List<Piece> pieces(Path file) throws Exception {
    return new AssimpImporter(pool).mesh(request(file), Progress.none()).pieces();
  }

  private static ImportRequest request(Path file) {
    return new ImportRequest(
        file, file.getFileName().toString(), file.getParent(), false, null, null);
  }
}
