package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Triangles of one piece and class within two metres are one place; and shares of a road. */
class ElementClustersTest {

  /** Triangles a metre long, so far apart, of one piece or of one each. */
  private static RuleContext row(int count, double apart, boolean onePiece) {
    List<MeshDraft> drafts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (drafts.isEmpty() || !onePiece) {
        drafts.add(new MeshDraft("part_" + i, SurfaceClass.BARRIER));
      }
      MeshDraft mesh = drafts.get(drafts.size() - 1);
      double x = i * (1 + apart);
      int a = mesh.vertex(x, 0, 0);
      int b = mesh.vertex(x, 0, 1);
      int c = mesh.vertex(x + 1, 0, 0);
      mesh.triangle(a, b, c, "");
    }
    List<Piece> pieces = drafts.stream().map(d -> d.build("row.obj")).toList();
    Level level =
        new Level("row", "generated", pieces, List.of(), List.of("row.obj"), LevelHints.NONE);
    return LevelCheck.open(level, CheckSettings.defaults(), Progress.none()).context();
  }

  private static List<int[]> clusters(RuleContext context) {
    int n = context.surface().triangleCount();
    return ElementClusters.of(context, IntStream.range(0, n).toArray());
  }

  @ParameterizedTest
  @CsvSource({"0.5, 1", "2.0, 1", "2.0078125, 3", "5, 3"})
  void twoMetresIsOnePlaceAndMoreIsAnother(double apart, int expected) {
    assertEquals(expected, clusters(row(3, apart, true)).size());
  }

  @Test
  void aRowOfNearOnesIsOneHoweverLong() {
    List<int[]> found = clusters(row(50, 1.5, true));
    assertEquals(1, found.size());
    assertArrayEquals(IntStream.range(0, 50).toArray(), found.get(0));
  }

  @Test
  void piecesAreTheirOwn() {
    assertEquals(3, clusters(row(3, 0.5, false)).size());
  }

  @Test
  void aShareIsOfTheRoadsWidthAndNeverMoreThanAll() {
    assertEquals(0.25, RoadShare.of(3, 12));
    assertEquals(1, RoadShare.of(12.5, 12));
    assertEquals(1, RoadShare.of(3, 0));
  }

  @Test
  void whereNobodyKnowsTheRoadAllOfItIsTaken() {
    RuleContext context = row(1, 1, true);
    assertEquals(1, RoadShare.of(context, new double[3], new double[] {1, 9, 1, 4, 0, 5}));
  }
}
