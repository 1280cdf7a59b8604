package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Whoever wants to drive along a road that is not there waits for no rule. */
class NoRoadToDriveTest {

  /** Hears what is begun. */
  private static final class Heard implements Progress {

    private final Set<String> begun = new ConcurrentSkipListSet<>();

    @Override
    public void begin(String task, long total) {
      begun.add(task);
    }

    @Override
    public void worked(long items) {}

    @Override
    public boolean cancelled() {
      return false;
    }

    boolean heard(String start) {
      return begun.stream().anyMatch(task -> task.startsWith(start));
    }
  }

  private static Level level(String name, float[] positions, int... triangles) {
    Piece piece =
        Piece.named(name, "level.obj")
            .frame(Frame.of(UpAxis.Y, LengthUnit.METRE))
            .mesh(positions, triangles)
            .build();
    return new Level("level", "", List.of(piece), List.of(), List.of("level.obj"), LevelHints.NONE);
  }

  private static List<String> told(CheckedLevel checked) {
    return checked.report().findings().stream()
        .map(f -> f.rule() + " " + f.fingerprint() + " " + f.message())
        .toList();
  }

  @Test
  void withoutARoadNoRuleRuns() {
    float[] wall = {0, 0, 0, 4, 0, 0, 4, 3, 0, 0, 3, 0};
    Level level = level("wall", wall, 0, 1, 2, 0, 2, 3);
    Heard heard = new Heard();
    NoStartException why =
        assertThrows(
            NoStartException.class,
            () -> LevelCheck.onRoad(level, CheckSettings.defaults(), heard));
    assertEquals(NoStartException.Missing.ROAD, why.missing());
    CheckedLevel checked = LevelCheck.open(level, CheckSettings.defaults(), Progress.none());
    assertEquals(LevelRides.notDriven(checked), why.getMessage());
    assertFalse(heard.heard("rules"), heard.begun.toString());
  }

  @Test
  void onARoadItIsTheSameCheck() throws NoStartException {
    int rows = 60;
    float[] road = new float[6 * (rows + 1)];
    int[] corners = new int[6 * rows];
    for (int i = 0; i <= rows; i++) {
      float[] row = {-4, i % 7 == 3 ? 0.02f : 0, 2 * i, 4, 0, 2 * i};
      System.arraycopy(row, 0, road, 6 * i, 6);
    }
    for (int i = 0; i < rows; i++) {
      int v = 2 * i;
      int[] square = {v, v + 2, v + 1, v + 1, v + 2, v + 3};
      System.arraycopy(square, 0, corners, 6 * i, 6);
    }
    Level level = level("road", road, corners);
    Heard heard = new Heard();
    CheckedLevel driven = LevelCheck.onRoad(level, CheckSettings.defaults(), heard);
    CheckedLevel checked = LevelCheck.open(level, CheckSettings.defaults(), Progress.none());
    assertTrue(checked.context().corridor().known());
    assertFalse(checked.findings().isEmpty());
    assertEquals(told(checked), told(driven));
    assertTrue(heard.heard("rules"), heard.begun.toString());
  }
}
