package org.trackwalk.check.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

class SnapClustersTest {

  /** From the seam that is looked at to that elsewhere, metres. */
  private static final double FAR = 400;

  /** How far borders miss each other, metres. */
  private static final double MISS = 0.0002;

  /**
   * Two pieces meet in a seam of four quads, and each meets a third one far from there: one in four
   * quads, the other in more or fewer. Which vertices stay at the first seam is the same.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6, 9})
  void whichVertexStaysIsAMatterOfThePlace(int quads) {
    List<Edit> edits = fix(4, 4).edits();
    assertEquals(edits, fix(quads, 4).edits());
    assertEquals(edits, fix(4, quads).edits());
  }

  private static Fix fix(int ofFirst, int ofSecond) {
    MeshDraft first = new MeshDraft("road_a", SurfaceClass.ROAD);
    MeshDraft second = new MeshDraft("road_b", SurfaceClass.ROAD);
    MeshDraft third = new MeshDraft("road_c", SurfaceClass.ROAD);
    strip(first, 0, 0, 4);
    strip(second, 20 + MISS, 0, 4);
    strip(first, FAR, 0, ofFirst);
    strip(third, FAR + 20 + MISS, 0, ofFirst);
    strip(second, FAR, 200, ofSecond);
    strip(third, FAR + 20 + MISS, 200, ofSecond);
    List<Piece> pieces =
        List.of(first.build("level.obj"), second.build("level.obj"), third.build("level.obj"));
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    CheckedLevel checked =
        LevelCheck.open(level, CheckSettings.defaults().withJobs(1), Progress.none());
    Fix fix =
        FixList.propose(checked.context(), checked.findings()).stream()
            .filter(p -> p.finding().rule().equals("weld.near-miss"))
            .filter(p -> p.finding().pieces().equals(List.of("road_a", "road_b")))
            .findFirst()
            .orElseThrow()
            .fix();
    assertNotNull(fix);
    return fix;
  }

  /** A row of quads 20 m along x and 5 m along z each. */
  private static void strip(MeshDraft mesh, double x, double z, int quads) {
    int at = mesh.vertexCount();
    for (int i = 0; i <= quads; i++) {
      mesh.vertex(x, 0, z - 5 * i);
      mesh.vertex(x + 20, 0, z - 5 * i);
      if (i > 0) {
        int v = at + 2 * i;
        mesh.quad(v - 2, v - 1, v + 1, v, "asphalt");
      }
    }
  }
}
