package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A tear of 0.15 x 5 m in the verge, with a wall between it and the road that a car drives around
 * or not: from the road beside it, or up to 30 m before or behind. Metres.
 */
class BehindAWallTest {

  private static final int ROWS = 100;
  private static final double LENGTH = 400;

  /** Where the tear is, and the wall. */
  private static final double MIDDLE = 200;

  private static final double WALL = 12.6;

  private final List<Piece> pieces = new ArrayList<>();

  private void strip(String name, double x0, double x1, double z0, double z1, int rows) {
    float[] p = new float[6 * (rows + 1)];
    int[] c = new int[6 * rows];
    for (int i = 0; i <= rows; i++) {
      p[6 * i] = (float) x0;
      p[6 * i + 3] = (float) x1;
      p[6 * i + 2] = (float) (z0 + (z1 - z0) * i / rows);
      p[6 * i + 5] = p[6 * i + 2];
    }
    for (int i = 0; i < rows; i++) {
      int v = 2 * i;
      System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, c, 6 * i, 6);
    }
    pieces.add(Piece.named(name, "level.obj").mesh(p, c).build());
  }

  /** An upright rectangle over a line, 1.2 m high, that stops from both sides. */
  private void wall(double x0, double z0, double x1, double z1) {
    float[] p = {
      (float) x0, -0.1f, (float) z0,
      (float) x0, 1.2f, (float) z0,
      (float) x1, 1.2f, (float) z1,
      (float) x1, -0.1f, (float) z1
    };
    int[] c = {0, 2, 1, 0, 3, 2};
    pieces.add(Piece.named("wall", "level.obj").mesh(p, c).twoSided(true).build());
  }

  /** A wall beside the road, from one z to another. */
  private void wallAlong(double from, double to) {
    wall(WALL, from, WALL, to);
  }

  /** All around the tear. */
  private void ringOfWalls() {
    wall(14, 190, 14, 210);
    wall(14, 210, 21, 210);
    wall(21, 210, 21, 190);
    wall(21, 190, 14, 190);
  }

  /** Road from 0 to 12, grass from there to 20, torn from 15 to 20. */
  private List<Finding> found() {
    strip("road", 0, 12, 0, LENGTH, ROWS);
    strip("grass", 12, 15, 0, LENGTH, ROWS);
    strip("grass_a", 15, 20, 0, MIDDLE, ROWS / 2);
    strip("grass_b", 15, 20, MIDDLE + 0.15, LENGTH, ROWS / 2);
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.in-corridor"));
    List<Finding> found =
        LevelCheck.check(level, settings, Progress.none()).findings().stream()
            .filter(f -> Math.abs(f.position()[2] - MIDDLE) < 1)
            .toList();
    assertFalse(found.isEmpty());
    return found;
  }

  private void assertError() {
    for (Finding finding : found()) {
      assertEquals(Severity.ERROR, finding.severity(), finding.message());
    }
  }

  private void assertNote() {
    for (Finding finding : found()) {
      assertEquals(Severity.INFO, finding.severity(), finding.message());
      assertTrue(finding.message().contains("behind a wall"), finding.message());
    }
  }

  @Test
  void withoutAWallItIsAnError() {
    assertError();
  }

  @Test
  void aWallAllAlongHidesIt() {
    wallAlong(-5, LENGTH + 5);
    assertNote();
  }

  @Test
  void aRingOfWallsHidesIt() {
    ringOfWalls();
    assertNote();
  }

  @Test
  void aRingThatIsOpenAtItsBackHidesNothing() {
    wall(14, 190, 14, 210);
    wall(14, 210, 18, 210);
    wall(14, 190, 18, 190);
    assertError();
  }

  @ParameterizedTest
  @ValueSource(doubles = {5, 15, 25})
  void aWallIsDrivenAround(double half) {
    wallAlong(MIDDLE - half, MIDDLE + half);
    assertError();
  }

  @ParameterizedTest
  @ValueSource(doubles = {38, 100, 190})
  void aLongWallIsNot(double half) {
    wallAlong(MIDDLE - half, MIDDLE + half);
    assertNote();
  }

  @ParameterizedTest
  @ValueSource(doubles = {5, 25})
  void aWallThatEndsOnOneSideIsDrivenAround(double end) {
    wallAlong(-5, MIDDLE + end);
    assertError();
  }

  @ParameterizedTest
  @ValueSource(doubles = {2.5, 4, 8})
  void aGateIsDrivenThrough(double width) {
    wallAlong(-5, MIDDLE + 18);
    wallAlong(MIDDLE + 18 + width, LENGTH + 5);
    assertError();
  }

  @ParameterizedTest
  @ValueSource(doubles = {2.5, 4, 8})
  void aGateFarAlongTheRoadIsNot(double width) {
    wallAlong(-5, MIDDLE + 60);
    wallAlong(MIDDLE + 60 + width, LENGTH + 5);
    assertNote();
  }

  @Test
  void aCarIsWiderThanADoor() {
    wallAlong(-5, MIDDLE + 20);
    wallAlong(MIDDLE + 20.9, LENGTH + 5);
    assertNote();
  }

  @Test
  void wallsHoldBesideAPlainTooLargeToFollow() {
    plains();
    ringOfWalls();
    assertNote();
  }

  @Test
  void besideAPlainTooLargeToFollowWhatNoWallsHoldIsAnError() {
    plains();
    assertError();
  }

  /** Over two square kilometres. */
  private void plains() {
    strip("plain", 20, 1000, -400, 900, 1);
    strip("plain_2", -1000, 0, -400, 900, 1);
  }
}
