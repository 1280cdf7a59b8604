package org.trackwalk.drive.judge.suspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Which suspicious edges are probed when there are more than a hundred. */
class WorstSuspectsTest {

  private static final int ROWS = 131;

  private static final double LOW = 0.001;

  private static final double TALL = 0.1;

  /**
   * A road along z with a fin on each edge across it, all low but one.
   *
   * @param tall row of the tall fin
   * @param owned rows beside which another road lies half a millimetre away
   */
  private static Level fins(int tall, int owned) {
    MeshDraft road = new MeshDraft("road_1", SurfaceClass.ROAD);
    int[] left = new int[ROWS + 1];
    int[] right = new int[ROWS + 1];
    for (int i = 0; i <= ROWS; i++) {
      left[i] = road.vertex(0, 0, i);
      right[i] = road.vertex(2, 0, i);
    }
    for (int i = 0; i < ROWS; i++) {
      road.quad(left[i], left[i + 1], right[i + 1], right[i], "asphalt");
    }
    for (int i = 1; i < ROWS; i++) {
      road.triangle(left[i], right[i], road.vertex(1, i == tall ? TALL : LOW, i), "asphalt");
    }
    List<Piece> pieces = new ArrayList<>(List.of(road.build("fins.obj")));
    if (owned > 0) {
      MeshDraft beside = new MeshDraft("road_2", SurfaceClass.ROAD);
      for (int i = 0; i < owned; i++) {
        beside.quad(
            beside.vertex(2.0005, 0, i),
            beside.vertex(2.0005, 0, i + 1),
            beside.vertex(4, 0, i + 1),
            beside.vertex(4, 0, i),
            "asphalt");
      }
      pieces.add(beside.build("fins.obj"));
    }
    return new Level("fins", "generated", pieces, List.of(), List.of("fins.obj"), LevelHints.NONE);
  }

  private static WorstSuspects worst(Level level) {
    JudgedLevel judged = JudgedLevel.of(level);
    SuspiciousEdges found =
        new SuspiciousEdges(judged.surface(), judged.topology(), judged.classes(), Memory.none());
    HealedPlaces owned = new HealedPlaces(judged.surface(), judged.healed());
    return WorstSuspects.of(Suspicion.Cause.NON_MANIFOLD, found.fans(), owned, 0.7);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 60, ROWS - 1})
  void theTallestIsProbedWhereverItIs(int tall) {
    WorstSuspects worst = worst(fins(tall, 0));
    assertEquals(Judged.MOST_PLACES, worst.edges().size());
    assertEquals(ROWS - 1 - Judged.MOST_PLACES, worst.leftOut());
    assertTrue(
        worst.edges().stream().anyMatch(s -> s.way().point()[2] == tall && s.steepness() > 0.5),
        worst.toString());
  }

  @Test
  void edgesThatAnotherFaultOwnsTakeNoPlace() {
    int owned = 100;
    WorstSuspects worst = worst(fins(ROWS - 1, owned));
    assertEquals(0, worst.leftOut());
    assertTrue(worst.edges().size() >= ROWS - 1 - owned - 1, worst.toString());
    assertTrue(worst.edges().stream().allMatch(s -> s.way().point()[2] > owned), worst.toString());
  }

  @Test
  void foldsAndFansDoNotShareTheHundred() {
    Suspect fan = worst(fins(1, 0)).edges().get(0);
    JudgedLevel judged = JudgedLevel.of(fins(1, 0));
    HealedPlaces none = new HealedPlaces(judged.surface(), judged.healed());
    WorstSuspects alone = WorstSuspects.of(Suspicion.Cause.FOLD, List.of(fan), none, 0.7);
    assertEquals(List.of(fan), alone.edges());
    assertEquals(0, alone.leftOut());
  }
}
