package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

final class ConvexityTest {

  @Test
  void aBoxIsConvex() {
    Convexity box = Convexity.of(new Bricks().box(0, 0, 0, 1, 2, 3).piece(0), Progress.none());

    assertTrue(box.convex(Convexity.WITHIN));
    assertEquals(1, box.filled(), 1e-12);
    assertEquals(0, box.depth(), 1e-12);
  }

  @Test
  void anAngleIsNotAndItIsSaidWhere() {
    Bricks angle = new Bricks().prism(0, 4, 0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2);
    Convexity found = Convexity.of(angle.piece(0), Progress.none());

    assertFalse(found.convex(Convexity.WITHIN));
    assertEquals(StrictMath.sqrt(0.5), found.depth(), 1e-12);
    assertEquals(1, found.deepest()[0], 1e-12);
    assertEquals(1, found.deepest()[1], 1e-12);
    assertEquals(3 / 3.5, found.filled(), 1e-12);
    assertTrue(found.convex(0.8), "within nearly a metre");
  }

  @Test
  void twoBoxesAreNoConvexPiece() {
    Bricks two = new Bricks().box(0, 0, 0, 1, 1, 1).box(2, 0, 0, 3, 1, 1);
    Convexity found = Convexity.of(two.piece(0), Progress.none());

    assertEquals(2, found.bodies());
    assertFalse(found.convex(10));
  }

  @Test
  void aPieceOfLinesHasNoBody() {
    float[] line = {0, 0, 0, 1, 0, 0};
    Piece piece = Piece.named("line", "level.obj").mesh(line, new int[] {0, 0, 1}).build();
    Convexity found = Convexity.of(piece, Progress.none());
    assertEquals(0, found.bodies());
    assertFalse(found.convex(1));
  }
}
