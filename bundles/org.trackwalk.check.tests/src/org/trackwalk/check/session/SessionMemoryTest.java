package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What a level that is checked again and again takes: what one check keeps, however many there
 * were.
 */
class SessionMemoryTest {

  private static final int ROUNDS = 4;

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(1);

  /** So often the collector is asked; once does. */
  private static final int ASKED = 20;

  @Test
  void checksBeforeTheLastAreLetGo() throws Exception {
    List<WeakReference<WeldedSurface>> surfaces = new ArrayList<>();
    CheckedLevel last = edited(SETTINGS, surfaces);
    assertEquals(1, held(surfaces, 1));
    assertEquals(surfaces.get(ROUNDS - 1).get(), last.context().surface());
  }

  /** Rules that ask for nothing leave work that nobody has done: it holds no check either. */
  @Test
  void norDoWorksThatNobodyAskedFor() throws Exception {
    List<WeakReference<WeldedSurface>> surfaces = new ArrayList<>();
    CheckedLevel last = edited(SETTINGS.withOnly(Set.of("quality.sliver")), surfaces);
    assertEquals(1, held(surfaces, 1));
    assertEquals(surfaces.get(ROUNDS - 1).get(), last.context().surface());
  }

  private static CheckedLevel edited(
      CheckSettings settings, List<WeakReference<WeldedSurface>> surfaces) {
    Level level = Circuit.generate(CircuitShape.SMALL).level();
    CheckedLevel last = null;
    for (int i = 0; i < ROUNDS; i++) {
      last = LevelCheck.again(last, level, settings, Progress.none());
      surfaces.add(new WeakReference<>(last.context().surface()));
      level = moved(level, i % 2 == 0 ? 0.02f : -0.01f);
    }
    return last;
  }

  /** A vertex of the fourth piece moves up or down. */
  private static Level moved(Level level, float by) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    Piece piece = pieces.get(3);
    float[] p = piece.positions().clone();
    p[3 * piece.triangles()[0] + 1] += by;
    pieces.set(3, piece.toBuilder().mesh(p, piece.triangles()).build());
    return new Level(
        level.name(), level.grouping(), pieces, level.problems(), level.sources(), level.hints());
  }

  /** How many are still there when no more than some are, or when the collector finds no more. */
  private static int held(List<WeakReference<WeldedSurface>> surfaces, int wanted)
      throws InterruptedException {
    int held = surfaces.size();
    for (int i = 0; i < ASKED && held > wanted; i++) {
      System.gc();
      held = (int) surfaces.stream().filter(surface -> surface.get() != null).count();
      if (held > wanted) {
        Thread.sleep(20);
      }
    }
    return held;
  }
}
