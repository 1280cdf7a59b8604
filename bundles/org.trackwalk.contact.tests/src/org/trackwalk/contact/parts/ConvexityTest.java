package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

  /** A saucer of many sides with its corners rounded as files round them, at any distance. */
  @ParameterizedTest
  @ValueSource(floats = {0, 6, 300, 5000, -70000})
  void roundedWhereItLies(float away) {
    int sides = 48;
    Random random = new Random(5);
    float[] p = new float[3 * (2 * sides)];
    List<Integer> corners = new ArrayList<>();
    double tilt = random.nextDouble();
    for (int i = 0; i < 2 * sides; i++) {
      double angle = 2 * Math.PI * (i % sides) / sides;
      double high = i < sides ? -1 : 1;
      // On a leaning plane, so that no cap is flat any more once it is rounded.
      p[3 * i] = (float) (away + 40 * Math.cos(angle));
      p[3 * i + 1] = (float) (away + 5 * high + 20 * tilt * Math.cos(angle));
      p[3 * i + 2] = (float) (away + 40 * Math.sin(angle));
      int j = i % sides;
      int next = (j + 1) % sides;
      if (i < sides) {
        corners.addAll(List.of(j, sides + j, sides + next, j, sides + next, next));
      }
      if (j > 0 && j + 1 < sides) {
        int base = i < sides ? 0 : sides;
        corners.addAll(
            i < sides
                ? List.of(base, base + j, base + j + 1)
                : List.of(base, base + j + 1, base + j));
      }
    }
    int[] c = corners.stream().mapToInt(Integer::intValue).toArray();
    Piece piece = Piece.named("saucer", "saucer.obj").mesh(p, c).build();
    Convexity found = Convexity.of(piece, Progress.none());
    assertTrue(found.convex(Convexity.WITHIN), () -> found.depth() + " deep");
    p[3 * 5] -= 0.5f; // a dent is one
    Piece dented = Piece.named("saucer", "saucer.obj").mesh(p, c).build();
    assertFalse(Convexity.of(dented, Progress.none()).convex(Convexity.WITHIN));
  }
}
