package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Boxes that lie in each other all over are no reason to go deep: the stack of a thread is small.
 */
final class FanOfEdgesTest {

  private static final int PAGES = 20_000;

  /** Triangles that share one edge, like the pages of a book. */
  private static WeldedSurface book() {
    float[] xyz = new float[6 + 3 * PAGES];
    xyz[5] = 10;
    int[] triangles = new int[3 * PAGES];
    for (int i = 0; i < PAGES; i++) {
      double turn = 2 * Math.PI * i / PAGES;
      xyz[6 + 3 * i] = (float) (10 * StrictMath.cos(turn));
      xyz[7 + 3 * i] = (float) (10 * StrictMath.sin(turn));
      xyz[8 + 3 * i] = 5;
      triangles[3 * i + 1] = 1;
      triangles[3 * i + 2] = i + 2;
    }
    return ExactWeld.weld(
        List.of(Piece.named("book", "f").mesh(xyz, triangles).build()), 1, Progress.none());
  }

  @Test
  void partsOfAFanAreHalvedByNumber() throws Exception {
    OpenEdges edges = BorderScenes.edges(book());
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread small = new Thread(null, () -> new EdgeParts(edges).nodes(), "small", 256 << 10);
    small.setUncaughtExceptionHandler((thread, e) -> failure.set(e));
    small.start();
    small.join();
    assertEquals(null, failure.get());
  }
}
