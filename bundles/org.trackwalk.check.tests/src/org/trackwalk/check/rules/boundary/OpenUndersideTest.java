package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road made of slabs, of which the underside is open along the middle, and the face at one end: a
 * car drives over that on the slab's top, and it is no hole.
 */
class OpenUndersideTest {

  private static final double HALF = 4;

  /** Over how thick it is, how wide and how long the opening, how far the next slab. */
  @ParameterizedTest
  @CsvSource({
    "0.2, 1.25, 10, 0.01",
    "0.05, 2, 10, 0.004",
    "0.5, 0.6, 20, 0.01",
    "0.9, 3, 15, 0.02",
    "0.3, 1, 30, 0.001"
  })
  void whatIsOpenUnderneathIsNoHole(double thick, double open, double length, double apart) {
    assertEquals(List.of(), holes(level(thick, open, length, apart, false)));
  }

  /** Where the top is open too, a car falls. */
  @ParameterizedTest
  @CsvSource({"0.2, 1.25, 10, 0.01", "0.5, 0.6, 20, 0.01", "0.9, 3, 15, 0.02"})
  void whatIsOpenAboveIsOne(double thick, double open, double length, double apart) {
    assertEquals(1, holes(level(thick, open, length, apart, true)).size());
  }

  /** A hole that goes through top and underside is one, told where a car comes to it. */
  @ParameterizedTest
  @CsvSource({
    "0.2, 1.25, 10, 0.01",
    "0.05, 2, 10, 0.004",
    "0.5, 0.6, 20, 0.01",
    "0.9, 3, 15, 0.02",
    "2.5, 1, 30, 0.001"
  })
  void whatGoesThroughASlabIsOne(double thick, double open, double length, double apart) {
    List<Piece> pieces = level(thick, open, length, apart, true, true);
    List<Finding> holes = holes(pieces);
    assertEquals(1, holes.size(), holes::toString);
    assertEquals(0, holes.get(0).position()[1], 1e-6, "on the top");
  }

  private static List<Piece> level(
      double thick, double open, double length, double apart, boolean torn) {
    return level(thick, open, length, apart, torn, false);
  }

  /** With {@code through} the underside is whole but for what lies under the torn top. */
  private static List<Piece> level(
      double thick, double open, double length, double apart, boolean torn, boolean through) {
    List<Piece> pieces = new ArrayList<>();
    double from = 0;
    for (int slab = 0; from < 150; slab++) {
      boolean middle = slab == (int) (75 / length);
      pieces.add(slab("road_" + slab, from, from + length, thick, open, torn && middle, through));
      from += length + apart;
    }
    return pieces;
  }

  /** Rows of 2.5 m; of the top the middle of one row may be missing. */
  private static Piece slab(
      String name,
      double from,
      double to,
      double thick,
      double open,
      boolean torn,
      boolean through) {
    MeshDraft draft = new MeshDraft(name, SurfaceClass.ROAD);
    double[] across = {-HALF, -open, 0, open, HALF};
    int rows = (int) Math.ceil((to - from) / 2.5);
    int[][] top = new int[rows + 1][across.length];
    int[][] bottom = new int[rows + 1][across.length];
    for (int row = 0; row <= rows; row++) {
      double z = from + (to - from) * row / rows;
      for (int i = 0; i < across.length; i++) {
        top[row][i] = draft.vertex(across[i], 0, z);
        bottom[row][i] = draft.vertex(across[i], -thick, z);
      }
    }
    for (int row = 0; row < rows; row++) {
      for (int i = 0; i + 1 < across.length; i++) {
        boolean inside = i == 1 || i == 2;
        boolean missing = torn && inside && row == rows / 2;
        if (!missing) {
          draft.quad(top[row][i], top[row + 1][i], top[row + 1][i + 1], top[row][i + 1], "");
        }
        if (!(through ? missing : inside)) {
          draft.quad(
              bottom[row][i], bottom[row][i + 1], bottom[row + 1][i + 1], bottom[row + 1][i], "");
        }
      }
      int last = across.length - 1;
      draft.quad(top[row][0], bottom[row][0], bottom[row + 1][0], top[row + 1][0], "");
      draft.quad(top[row][last], top[row + 1][last], bottom[row + 1][last], bottom[row][last], "");
    }
    for (int i = 0; i + 1 < across.length; i++) {
      draft.quad(top[rows][i], bottom[rows][i], bottom[rows][i + 1], top[rows][i + 1], "");
      if (through || i == 0 || i == 3) {
        draft.quad(top[0][i], top[0][i + 1], bottom[0][i + 1], bottom[0][i], "");
      }
    }
    return draft.build("t.obj");
  }

  private static List<Finding> holes(List<Piece> pieces) {
    Level level =
        new Level("slabs", "generated", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    return LevelCheck.check(
            level, CheckSettings.defaults().withOnly(Set.of("boundary.hole")), Progress.none())
        .findings()
        .stream()
        .filter(f -> f.rule().equals("boundary.hole"))
        .toList();
  }
}
