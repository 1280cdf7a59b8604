package org.trackwalk.mesh.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PieceSurfacesTest {

  private static final List<String> NAMES = List.of("asphalt", "grass");

  /** Two triangles. */
  private static Piece square(List<String> names, int... perTriangle) {
    return Piece.named("square", "square.obj")
        .mesh(new float[] {0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1}, new int[] {0, 2, 1, 0, 3, 2})
        .surfaces(names, perTriangle.length == 0 ? null : perTriangle)
        .build();
  }

  @Test
  void aPieceHasOneSurfaceWhereAllTrianglesHaveTheSame() {
    assertTrue(square(List.of()).hasOneSurface());
    assertTrue(square(NAMES).hasOneSurface());
    assertTrue(square(NAMES, 0, 0).hasOneSurface());
    assertTrue(square(NAMES, 1, 1).hasOneSurface());
    assertTrue(square(NAMES, -1, -1).hasOneSurface());
    assertFalse(square(NAMES, 0, 1).hasOneSurface());
    assertFalse(square(NAMES, 0, -1).hasOneSurface());
    assertFalse(Piece.named("none", "none.obj").build().hasOneSurface());
  }

  @Test
  void trianglesThatSayTheFirstSurfaceAndTrianglesThatSayNothingAreTheSame() {
    Piece said = square(NAMES, 0, 0);
    assertEquals("asphalt", said.surface(1));
    assertTrue(said.sameAs(square(NAMES)));
    assertFalse(said.sameAs(square(NAMES, 0, 1)));
    assertFalse(said.sameAs(square(NAMES, 1, 1)));
  }
}
