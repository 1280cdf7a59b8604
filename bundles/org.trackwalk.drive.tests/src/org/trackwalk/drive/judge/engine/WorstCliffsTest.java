package org.trackwalk.drive.judge.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;

/** Which edges at which the road falls away are probed when there are more than a hundred. */
class WorstCliffsTest {

  private static final int ROWS = 151;

  /**
   * A road along z that ends on its right and falls away on its left by 50 degrees, in one row by
   * 85 degrees, each row with a flank of its own.
   */
  private static Level brink(int steep) {
    MeshDraft road = new MeshDraft("road_1", SurfaceClass.ROAD);
    int[] left = new int[ROWS + 1];
    int[] right = new int[ROWS + 1];
    for (int i = 0; i <= ROWS; i++) {
      left[i] = road.vertex(0, 0, i);
      right[i] = road.vertex(8, 0, i);
    }
    for (int i = 0; i < ROWS; i++) {
      road.quad(left[i], left[i + 1], right[i + 1], right[i], "asphalt");
      double a = Math.toRadians(i == steep ? 85 : 50);
      int low = road.vertex((float) -Math.cos(a), (float) -Math.sin(a), i + 0.5f);
      road.triangle(left[i + 1], left[i], low, "asphalt");
    }
    return new Level(
        "brink",
        "generated",
        List.of(road.build("brink.obj")),
        List.of(),
        List.of("brink.obj"),
        LevelHints.NONE);
  }

  private static double row(JudgedLevel level, int halfEdge) {
    float[] p = level.surface().positions();
    return Math.min(
        p[3 * level.topology().from(halfEdge) + 2], p[3 * level.topology().to(halfEdge) + 2]);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 75, ROWS - 1})
  void theSteepestIsProbedWhereverItIs(int steep) {
    JudgedLevel level = JudgedLevel.of(brink(steep));
    int[] worst = level.judge().worstCliffs();
    assertEquals(Judged.MOST_PLACES, worst.length);
    assertTrue(level.judge().cliffs().halfEdges().length > Judged.MOST_PLACES);
    assertTrue(
        Arrays.stream(worst)
            .anyMatch(
                h ->
                    row(level, h) == steep
                        && WorstCliffs.outward(level.surface(), level.topology(), h) > 0.99),
        "row " + steep);
  }

  @Test
  void edgesThatAreAlikeAreSpreadOverTheLevel() {
    JudgedLevel level = JudgedLevel.of(brink(75));
    int[] worst = level.judge().worstCliffs();
    double[] rows = Arrays.stream(worst).mapToDouble(h -> row(level, h)).sorted().toArray();
    assertTrue(rows[0] < 3 && rows[rows.length - 1] > ROWS - 4, Arrays.toString(rows));
    // A flank of 50 degrees pushes outward by more than the border that has nothing beyond.
    for (int h : worst) {
      assertTrue(level.topology().twin(h) >= 0, "half-edge " + h);
    }
  }

  @Test
  void theOutwardPartIsTheSineOfTheFlank() {
    JudgedLevel level = JudgedLevel.of(brink(75));
    for (int h : level.judge().cliffs().halfEdges()) {
      double is = WorstCliffs.outward(level.surface(), level.topology(), h);
      double angle = row(level, h) == 75 ? 85 : 50;
      double r = 0.35;
      double expected =
          level.topology().twin(h) >= 0
              ? Math.sin(Math.toRadians(angle))
              : Math.sqrt(0.37 * 0.37 - r * r) / 0.37;
      assertEquals(expected, is, 1e-4, "row " + row(level, h));
    }
  }

  /** On the right the road ends and a box is pushed off; on the left it falls away. */
  @Test
  void odePushesASlowBoxOffAnEdgeWithoutANeighbour() {
    JudgedLevel level = JudgedLevel.of(brink(0));
    Profile ode = ProfileList.shipped("ode");
    List<PushOff> measured =
        level.judge().pushOffs(ode, level.judge().cliffs().halfEdges()).stream()
            .filter(PushOff::measured)
            .toList();
    assertTrue(measured.size() > ROWS / 2, measured.size() + " edges");
    for (PushOff push : measured) {
      assertEquals(0.23, push.felt().worst());
      assertTrue(push.body().isLong());
      assertEquals(-1, level.topology().twin(push.halfEdge()));
    }
    int[] all = level.judge().cliffs().halfEdges();
    assertEquals(0, level.judge().pushOffs(ProfileList.shipped("physx"), all).size());
  }
}
