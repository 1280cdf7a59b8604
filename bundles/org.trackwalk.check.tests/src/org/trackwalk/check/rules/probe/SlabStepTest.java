package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
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
 * Closed slabs that lie end to end are a road, and one that lies higher is a step in it: the room
 * under its top is inside it, and no ground is missing there.
 */
class SlabStepTest {

  private static final int SCENES = 40;
  private static final double LONG = 40;

  /** A wheel of 0.3 m stands against what is higher. */
  private static final double HIGHEST = 0.28;

  /**
   * A road of two slabs along a direction.
   *
   * @param gap between them, metres
   * @param step of the second over the first, metres
   * @param askew how much farther along the left border their ends lie than the right one's, metres
   */
  private record Scene(
      double turn, double width, double thick, double rise, double gap, double step, double askew) {

    static Scene of(Random random, double gap) {
      double sign = random.nextBoolean() ? 1 : -1;
      return new Scene(
          random.nextDouble() * 2 * Math.PI,
          4 + 16 * random.nextDouble(),
          0.3 + 2 * random.nextDouble(),
          0.1 * (random.nextDouble() - 0.5),
          gap,
          sign * (0.03 + (HIGHEST - 0.03) * random.nextDouble()),
          random.nextDouble());
    }

    private void corner(MeshDraft mesh, double along, double left, double up) {
      double x = along + askew * left / width;
      double cos = Math.cos(turn);
      double sin = Math.sin(turn);
      mesh.vertex(x * cos + left * sin, up + rise * x, left * cos - x * sin);
    }

    private Piece slab(String name, double from, double up) {
      MeshDraft mesh = new MeshDraft(name, SurfaceClass.UNKNOWN);
      for (double along : new double[] {from, from + LONG}) {
        for (double top : new double[] {up, up - thick}) {
          corner(mesh, along, width / 2, top);
          corner(mesh, along, -width / 2, top);
        }
      }
      int[][] sides = {
        {0, 4, 5, 1}, {2, 3, 7, 6}, {0, 1, 3, 2}, {4, 6, 7, 5}, {0, 2, 6, 4}, {1, 5, 7, 3}
      };
      for (int[] s : sides) {
        mesh.quad(s[0], s[1], s[2], s[3], "concrete");
      }
      return mesh.build("level.obj");
    }

    List<Finding> found() {
      List<Piece> pieces = new ArrayList<>();
      pieces.add(slab("road_1", 0, 0));
      pieces.add(slab("road_2", LONG + gap, step));
      Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
      CheckSettings settings =
          CheckSettings.defaults()
              .withOnly(Set.of("probe.fall-through", "probe.wheel-gap", "cliff.step-up"));
      return LevelCheck.check(level, settings, Progress.none()).findings();
    }
  }

  @Test
  void aHigherSlabIsAStep() {
    Random random = new Random(1);
    for (int i = 0; i < SCENES; i++) {
      Scene scene = Scene.of(random, 0);
      List<Finding> found = scene.found();
      assertTrue(!found.isEmpty(), scene::toString);
      for (Finding f : found) {
        assertEquals("cliff.step-up", f.rule(), () -> scene + " " + f.message());
        assertEquals(Math.abs(scene.step), f.measure().value(), 1e-3, scene::toString);
      }
    }
  }

  @Test
  void whatIsMissingBeforeAHigherSlabEndsAtIt() {
    Random random = new Random(2);
    for (int i = 0; i < SCENES; i++) {
      Scene scene = Scene.of(random, 0.7 + 6 * random.nextDouble());
      // Seen along the way, which the ends cross askew, it is as wide as along the borders.
      Finding missing =
          scene.found().stream()
              .filter(f -> "probe.fall-through".equals(f.rule()))
              .findFirst()
              .orElseThrow(() -> new AssertionError(scene.toString()));
      assertEquals(scene.gap, missing.measure().value(), 0.05 * scene.gap, scene::toString);
    }
  }
}
