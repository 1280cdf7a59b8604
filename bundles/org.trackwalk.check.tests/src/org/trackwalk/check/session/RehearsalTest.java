package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/** A rehearsal moves one vertex a little, and each time that of another piece. */
class RehearsalTest {

  private static final float[] XYZ = {0, 0, 0, 8, 0, 0, 8, 0, 8, 0, 0, 8};
  private static final int[] TWO = {0, 2, 1, 0, 3, 2};

  private static Level level(List<Piece> pieces) {
    return new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
  }

  private static int moved(Level before, Level after) {
    int at = -1;
    for (int i = 0; i < before.pieces().size(); i++) {
      if (before.pieces().get(i) != after.pieces().get(i)) {
        assertEquals(-1, at, "one piece");
        at = i;
      }
    }
    return at;
  }

  @Test
  void manyTurnsComeToManyPieces() {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      pieces.add(Piece.named("p" + i, "f").mesh(XYZ, TWO).build());
    }
    Level level = level(pieces);
    Set<Integer> met = new HashSet<>();
    for (int turn = 0; turn < 12; turn++) {
      met.add(moved(level, Rehearsal.of(level, turn)));
    }
    assertEquals(12, met.size());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void oneVertexRisesByMillimetres(boolean soup) {
    Piece.Builder builder = Piece.named("p", "f");
    Piece piece = (soup ? builder.soup(XYZ, TWO) : builder.mesh(XYZ, TWO)).build();
    for (UpAxis up : UpAxis.values()) {
      Piece turned = piece.toBuilder().frame(Frame.of(up, LengthUnit.METRE)).build();
      Piece moved = Rehearsal.of(level(List.of(turned)), 3).pieces().get(0);
      assertEquals(soup, moved.isSoup());
      assertEquals(2, moved.triangleCount());
      int changed = 0;
      for (int i = 0; i < XYZ.length; i++) {
        float by = moved.points()[i] - XYZ[i];
        if (by != 0) {
          changed++;
          assertEquals(up == UpAxis.Z ? 2 : 1, i % 3);
          assertTrue(by > 0 && by < 0.01f, () -> "metres: " + by);
        }
      }
      assertEquals(1, changed);
      assertEquals(0, XYZ[1], "what was there stays");
    }
  }

  @Test
  void whereNothingCanMoveTheLevelStays() {
    Piece empty = Piece.named("p", "f").mesh(XYZ, new int[0]).build();
    Piece unfelt = Piece.named("q", "f").mesh(XYZ, TWO).collidable(false).build();
    for (List<Piece> pieces : List.of(List.<Piece>of(), List.of(empty), List.of(empty, unfelt))) {
      Level level = level(pieces);
      assertSame(level, Rehearsal.of(level, 0));
    }
  }
}
