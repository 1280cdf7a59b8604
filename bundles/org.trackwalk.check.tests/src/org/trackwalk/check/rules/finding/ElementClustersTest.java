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

  /** Two long ones from one corner, and a third that is near neither but in the box of both. */
  @Test
  void whatIsNearNoneOfSeveralIsItsOwn() {
    MeshDraft mesh = new MeshDraft("part", SurfaceClass.BARRIER);
    double[][] ends = {{0.5, 0.1, 9, 0.1}, {0.1, 0.5, 0.1, 9}, {8, 8, 9, 8}};
    for (double[] e : ends) {
      double wide = 0.2;
      boolean alongZ = e[0] == e[2];
      int a = mesh.vertex(e[0], 0, e[1]);
      int b = mesh.vertex(e[2], 0, e[3]);
      mesh.triangle(
          a, b, mesh.vertex(e[0] + (alongZ ? wide : 0), 0, e[1] + (alongZ ? 0 : wide)), "");
    }
    Level level =
        new Level(
            "corner",
            "generated",
            List.of(mesh.build("c.obj")),
            List.of(),
            List.of("c.obj"),
            LevelHints.NONE);
    RuleContext context =
        LevelCheck.open(level, CheckSettings.defaults(), Progress.none()).context();
    List<int[]> found = clusters(context);
    assertEquals(2, found.size());
    assertEquals(3, found.get(0).length + found.get(1).length);
  }

  /** Edges within two metres are one place of up to ten metres, and else each is told alone. */
  @ParameterizedTest
  @CsvSource({"3, 1, 1", "4, 1, 1", "6, 1, 6", "2, 2, 1", "2, 2.015625, 2"})
  void edgesAreOnePlaceUpToTenMetres(int count, double apart, int places) {
    RuleContext context = row(count, apart, true);
    int[] edges = new int[count];
    for (int t = 0; t < count; t++) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        float[] p = context.surface().positions();
        double along = p[3 * context.topology().to(h)] - p[3 * context.topology().from(h)];
        double across = p[3 * context.topology().to(h) + 2] - p[3 * context.topology().from(h) + 2];
        // The one along x.
        edges[t] = Math.abs(along) == 1 && across == 0 ? h : edges[t];
      }
    }
    List<int[]> found = ElementClusters.places(context, edges);
    assertEquals(places, found.size());
    assertEquals(count, found.stream().mapToInt(place -> place.length).sum());
    if (places == 1) {
      assertArrayEquals(edges, found.get(0));
    }
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
