package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;

/** Copies of a level whose surfaces an engine takes from one side, from whichever. */
final class TurnedOver {

  private TurnedOver() {}

  /** One-sided and of another size, as it was wound. */
  static Level sound(Level level, double scale) {
    return copy(level, scale, false);
  }

  /** One-sided and of another size, every triangle wound the other way. */
  static Level of(Level level, double scale) {
    return copy(level, scale, true);
  }

  /** Every triangle twice, once in each direction: the two-sided export of some tools. */
  static Level twice(Level level) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      int[] up = piece.triangles();
      int[] both = new int[2 * up.length];
      System.arraycopy(up, 0, both, 0, up.length);
      System.arraycopy(turned(up), 0, both, up.length, up.length);
      pieces.add(
          Piece.named(piece.name(), piece.file())
              .mesh(piece.positions(), both)
              .frame(piece.frame())
              .build());
    }
    return with(level, pieces);
  }

  private static Level copy(Level level, double scale, boolean turn) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      int[] c = piece.triangles();
      double[] rows = piece.frame().placement();
      for (int i = 0; i < rows.length; i++) {
        rows[i] *= scale;
      }
      Frame frame = Frame.of(rows, piece.frame().up(), piece.frame().unit());
      pieces.add(
          piece.toBuilder()
              .twoSided(false)
              .mesh(piece.positions(), turn ? turned(c) : c)
              .frame(scale == 1 ? piece.frame() : frame)
              .build());
    }
    return with(level, pieces);
  }

  private static int[] turned(int[] corners) {
    int[] turned = corners.clone();
    for (int i = 0; i < turned.length; i += 3) {
      turned[i + 1] = corners[i + 2];
      turned[i + 2] = corners[i + 1];
    }
    return turned;
  }

  private static Level with(Level level, List<Piece> pieces) {
    return new Level(
        level.name(), level.grouping(), pieces, level.problems(), level.sources(), level.hints());
  }
}
