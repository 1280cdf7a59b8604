package org.trackwalk.check.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Pieces of one file of which nobody knows where in it they stand. */
class PieceWithoutPlaceTest {

  /** What else is in the file does not decide whether a seam can be closed. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void whatCanBeFixedIsAMatterOfThePlace(int others) {
    assertEquals(List.of(true), fixable(0));
    assertEquals(List.of(true), fixable(others));
  }

  /** Whether the seam of two pieces that miss each other can be closed. */
  private static List<Boolean> fixable(int others) {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(strip("road_a", 0));
    pieces.add(strip("road_b", 20.0002));
    for (int i = 0; i < others; i++) {
      pieces.add(strip("box_" + i, 400 + 50 * i));
    }
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.open(level, CheckSettings.defaults().withJobs(1), Progress.none())
        .findings()
        .stream()
        .filter(f -> f.rule().equals("weld.near-miss"))
        .map(Finding::fixable)
        .toList();
  }

  /** Four quads, 20 m along x and 5 m along z each. */
  private static Piece strip(String name, double x) {
    MeshDraft mesh = new MeshDraft(name, SurfaceClass.ROAD);
    for (int i = 0; i <= 4; i++) {
      mesh.vertex(x, 0, -5 * i);
      mesh.vertex(x + 20, 0, -5 * i);
      if (i > 0) {
        int v = 2 * i;
        mesh.quad(v - 2, v - 1, v + 1, v, "asphalt");
      }
    }
    Piece built = mesh.build("level.glb");
    return Piece.named(name, "level.glb").mesh(built.positions(), built.triangles()).build();
  }
}
