package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.crossing.CrossingFinder;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** How high ground that comes up through a road stands over it, by its own heights. */
class OutcropTest {

  private static final Set<String> FEW = Set.of("topology.duplicate-triangle");

  /** What the road's piece is called. */
  private static final String ROAD = "road";

  /** A strip along z: its borders at two x, and at each z its height. */
  private static Piece strip(String name, float fromX, float toX, float[] z, float[] y) {
    float[] p = new float[6 * z.length];
    int[] c = new int[6 * (z.length - 1)];
    for (int i = 0; i < z.length; i++) {
      System.arraycopy(new float[] {fromX, y[i], z[i], toX, y[i], z[i]}, 0, p, 6 * i, 6);
      if (i > 0) {
        int v = 2 * i - 2;
        System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, c, 6 * (i - 1), 6);
      }
    }
    return Piece.named(name, "level.obj").mesh(p, c).build();
  }

  /** A road 10 m wide and 300 m long whose height is that of a plane that climbs along it. */
  private static Piece road(float slope) {
    float[] z = new float[31];
    float[] y = new float[31];
    for (int i = 0; i < z.length; i++) {
      z[i] = 10 * i;
      y[i] = slope * z[i];
    }
    return strip(ROAD, 0, 10, z, y);
  }

  private static RuleContext context(Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(FEW).withJobs(1);
    return LevelCheck.open(level, settings, Progress.none()).context();
  }

  /** Where the road and something else cross, before a z. */
  private static List<Crossing> crossings(RuleContext context, double before) {
    WeldedSurface surface = context.surface();
    List<Crossing> all =
        new CrossingFinder(surface, context.topology(), 1)
            .find(t -> isRoad(surface, t), t -> !isRoad(surface, t), 0.001).stream()
                .filter(c -> c.segment()[2] < before)
                .toList();
    assertFalse(all.isEmpty(), "they cross");
    return all;
  }

  private static boolean isRoad(WeldedSurface surface, int t) {
    return surface.pieces().get(surface.pieceOf(t)).name().equals(ROAD);
  }

  /** Ground along the road with heights over it: 3 m each from z = 90. */
  private static Piece ground(String name, float slope, double... over) {
    float[] z = new float[over.length];
    float[] y = new float[over.length];
    for (int i = 0; i < over.length; i++) {
      z[i] = 90 + 3 * i;
      y[i] = (float) (slope * z[i] + over[i]);
    }
    return strip(name, 3, 7, z, y);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.1, 0.3, 0.3",
    "0, 0.6, 0.2, 0.6",
    "0, 0.1, 1.9, 1.9",
    "0, 0.5, 2.5, 0.5", // what is higher is a bridge or a bank
    "0.05, 0.1, 0.3, 0.3",
    "-0.05, 0.1, 1.9, 1.9"
  })
  void isThatOfTheHighestCornerThatHangsTogether(
      float slope, double first, double second, double expected) {
    RuleContext context =
        context(road(slope), ground("grass", slope, -0.2, first, second, first, -0.2));
    assertEquals(expected, Outcrop.height(context, crossings(context, 300)), 1e-5);
  }

  @Test
  void anotherOneIsNotReachedBelowTheRoad() {
    RuleContext context =
        context(road(0), ground("grass", 0, -0.2, 0.3, -0.2, -0.2, -0.2, 1, -0.2));
    assertEquals(0.3, Outcrop.height(context, crossings(context, 97)), 1e-5);
    assertEquals(1, Outcrop.height(context, crossings(context, 300)), 1e-5);
  }

  @Test
  void anotherOneAboveTheRoadIsNotIfNothingJoinsThem() {
    Piece over = strip("grass_2", 3, 7, new float[] {93, 96}, new float[] {1.5f, 1.5f});
    RuleContext context = context(road(0), ground("grass", 0, -0.2, 0.3, -0.2), over);
    assertEquals(0.3, Outcrop.height(context, crossings(context, 300)), 1e-5);
  }

  @Test
  void roadThatCrossesRoadIsNone() {
    RuleContext context = context(road(0), ground("road_2", 0, -0.2, 0.3, -0.2));
    assertEquals(0, Outcrop.height(context, crossings(context, 300)));
  }
}
