package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;

/** What must hold for the result of every importer, whatever the file was. */
final class SoundMesh {

  private SoundMesh() {}

  static void check(ImportedMesh mesh) {
    Set<String> names = new HashSet<>();
    for (Piece piece : mesh.pieces()) {
      assertTrue(names.add(piece.name()), "two pieces are called " + piece.name());
      assertFalse(piece.name().isEmpty());
      check(piece);
    }
    for (ImportProblem problem : mesh.problems()) {
      assertTrue(problem.count() > 0);
      assertTrue(problem.piece().isEmpty() || names.contains(problem.piece()));
      assertEquals(0, problem.near().size() % 3);
      assertTrue(problem.near().size() <= 3 * problem.count());
      assertOneLine(problem.message());
    }
  }

  static void assertOneLine(String text) {
    assertFalse(text.isBlank());
    assertTrue(text.codePoints().noneMatch(Character::isISOControl), text);
  }

  private static void check(Piece piece) {
    assertEquals(0, piece.positions().length % 3);
    for (int vertex : piece.triangles()) {
      assertTrue(vertex >= 0 && vertex < piece.vertexCount());
    }
    if (piece.normals() != null) {
      assertEquals(piece.triangles().length, piece.cornerNormals().length);
      for (int normal : piece.cornerNormals()) {
        assertTrue(normal >= -1 && normal < piece.normals().length / 3);
      }
    }
    for (int t = 0; t < piece.triangleCount(); t++) {
      assertTrue(piece.place(t) > 0);
      assertTrue(piece.surface(t).length() < 1000);
    }
  }
}
