package org.trackwalk.io.scene.torcs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;

/** Which pieces hang together, whatever the order of their corners. */
class TorcsJoinedTest {

  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /** A square of ten metres whose border ends at x = 10. */
  private static final Piece MAIN =
      Piece.named("TKMN0", "t.ac")
          .mesh(new float[] {0, 0, 0, 10, 0, 0, 10, 0, 10, 0, 0, 10}, new int[] {0, 2, 1, 0, 3, 2})
          .build();

  private static boolean joined(Piece piece) {
    Set<Piece> found = TorcsJoined.with(Set.of(MAIN), List.of(MAIN, piece));
    return found.contains(piece);
  }

  /** Three corners along the border, up to a step apart each, and one far off. */
  @ParameterizedTest
  @CsvSource({"0.08, true", "0.04, false", "0.051, true", "0.049, false"})
  void cornersAreAsFarApartInEveryOrder(float step, boolean expected) {
    for (int[] order : ORDERS) {
      float[] p = new float[12];
      int[] at = new int[3];
      for (int i = 0; i < 3; i++) {
        at[order[i]] = i;
        p[3 * i] = 10;
        p[3 * i + 2] = 3 + order[i] * step;
      }
      p[9] = 14;
      p[11] = 3;
      int[] triangles = {at[0], at[1], 3, at[1], at[2], 3};
      Piece strip = Piece.named("TKLS0", "t.ac").mesh(p, triangles).build();
      assertEquals(expected, joined(strip), step + " in order " + List.of(at[0], at[1], at[2]));
    }
  }

  /** What lies on the middle of a piece and not at its border is no strip beside it. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void onlyBordersCount(boolean minusZero) {
    float zero = minusZero ? -0f : 0f;
    Piece inside =
        Piece.named("TKLS0", "t.ac")
            .mesh(new float[] {2, 0, 2, 8, 0, 8, 8, 0, 2}, new int[] {0, 1, 2})
            .build();
    assertEquals(false, joined(inside));
    Piece beside =
        Piece.named("TKLS1", "t.ac")
            .mesh(new float[] {zero, zero, zero, zero, zero, 10, -4, zero, 5}, new int[] {0, 1, 2})
            .build();
    assertEquals(true, joined(beside));
  }
}
