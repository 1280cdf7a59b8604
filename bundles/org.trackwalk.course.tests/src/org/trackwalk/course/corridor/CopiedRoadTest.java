package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A circuit without names that is there twice, whole or in part, in one place. */
class CopiedRoadTest {

  private static Piece ring(String name, double radius, double width, int steps, int there) {
    float[] p = new float[6 * steps];
    int[] t = new int[6 * there];
    for (int i = 0; i < steps; i++) {
      double angle = 2 * Math.PI * i / steps;
      for (int side = 0; side < 2; side++) {
        double r = radius + (side - 0.5) * width;
        p[6 * i + 3 * side] = (float) (r * StrictMath.cos(angle));
        p[6 * i + 3 * side + 2] = (float) (r * StrictMath.sin(angle));
      }
      if (i < there) {
        int a = 2 * i;
        int b = 2 * ((i + 1) % steps);
        int[] quad = {a, b, b + 1, a, b + 1, a + 1};
        System.arraycopy(quad, 0, t, 6 * i, 6);
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of("m"), null).build();
  }

  @ParameterizedTest
  @CsvSource({
    "60, 6, 80, 80, a, b",
    "60, 6, 80, 80, b, a",
    "150, 14, 120, 120, a, b",
    "150, 14, 120, 31, a, b",
    "150, 14, 120, 31, b, a"
  })
  void bothAreRoad(double radius, double width, int steps, int copied, String name, String copy) {
    List<Piece> pieces =
        List.of(ring(name, radius, width, steps, steps), ring(copy, radius, width, steps, copied));
    Corridor corridor = FoundCorridor.of(pieces);
    assertEquals("geometry", corridor.facts().how());
    assertEquals(2 * (steps + copied), corridor.classes().count(SurfaceClass.ROAD));
  }

  /** Of two copies each may have an underside of the same corners. */
  @ParameterizedTest
  @CsvSource({"60, 6, 80", "150, 14, 120"})
  void anUndersideHidesNoCopy(double radius, double width, int steps) {
    Piece first = twoSided(ring("a", radius, width, steps, steps));
    Piece second = twoSided(ring("b", radius, width, steps, steps));
    Corridor corridor = FoundCorridor.of(List.of(first, second));
    assertEquals("geometry", corridor.facts().how(), corridor.facts().explanation());
    assertEquals(4 * steps, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** The piece with each triangle a second time the other way round. */
  private static Piece twoSided(Piece piece) {
    int[] once = piece.triangles();
    int[] twice = Arrays.copyOf(once, 2 * once.length);
    for (int i = 0; i < once.length; i += 3) {
      twice[once.length + i] = once[i];
      twice[once.length + i + 1] = once[i + 2];
      twice[once.length + i + 2] = once[i + 1];
    }
    return piece.toBuilder().mesh(piece.positions(), twice).surfaces(List.of("m"), null).build();
  }
}
