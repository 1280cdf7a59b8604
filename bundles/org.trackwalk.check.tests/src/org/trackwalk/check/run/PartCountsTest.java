package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.Facts;
import org.trackwalk.model.report.MeshParts;
import org.trackwalk.model.settings.CheckSettings;

/** What hangs together in squares of one unit, counted by hand, in every unit. */
class PartCountsTest {

  /** A piece of squares of one unit, each from its lower corner. */
  private static Piece squares(String name, LengthUnit unit, int... lower) {
    float[] positions = new float[6 * lower.length];
    int[] triangles = new int[3 * lower.length];
    for (int q = 0; 2 * q < lower.length; q++) {
      for (int k = 0; k < 4; k++) {
        positions[12 * q + 3 * k] = lower[2 * q] + k % 2;
        positions[12 * q + 3 * k + 2] = lower[2 * q + 1] + k / 2;
      }
      int[] corners = {0, 2, 1, 1, 2, 3};
      for (int k = 0; k < 6; k++) {
        triangles[6 * q + k] = 4 * q + corners[k];
      }
    }
    return Piece.named(name, name + ".obj")
        .frame(Frame.of(UpAxis.Y, unit))
        .mesh(positions, triangles)
        .build();
  }

  @ParameterizedTest
  @EnumSource(LengthUnit.class)
  void ofTheLevelAndOfEachPieceAlone(LengthUnit unit) {
    // a ring of eight squares around a hole; two squares beside it and one far off
    Piece ring = squares("ring", unit, 0, 0, 1, 0, 2, 0, 0, 1, 2, 1, 0, 2, 1, 2, 2, 2);
    Piece rest = squares("more", unit, 3, 0, 4, 0, 9, 9);
    Level level =
        new Level("ring", "", List.of(ring, rest), List.of(), List.of("ring.obj"), LevelHints.NONE);
    Facts facts = LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).facts();
    // around ring and two squares: 12 and 6 units, less twice the one that they share
    assertEquals(new MeshParts("", 2, 3, 16), rounded(facts.parts()));
    assertEquals(
        List.of(new MeshParts("more", 2, 2, 6), new MeshParts("ring", 1, 2, 12)),
        facts.pieceParts().stream().map(PartCountsTest::rounded).toList());
  }

  /** A unit of a hundredth of a metre is no sum of powers of two. */
  private static MeshParts rounded(MeshParts p) {
    double longest = StrictMath.rint(p.longestBorder() * 1e5) / 1e5;
    return new MeshParts(p.piece(), p.components(), p.borderLoops(), longest);
  }
}
