package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

  /** Triangles around one corner, each a little larger than the one before. */
  private static WeldedSurface star(int count) {
    float[] xyz = new float[3 + 6 * count];
    int[] triangles = new int[3 * count];
    for (int i = 0; i < count; i++) {
      float size = (float) StrictMath.exp(9.0 * i / count);
      xyz[3 + 6 * i] = size;
      xyz[8 + 6 * i] = size;
      triangles[3 * i + 1] = 2 * i + 1;
      triangles[3 * i + 2] = 2 * i + 2;
    }
    return ExactWeld.weld(
        List.of(Piece.named("star", "f").mesh(xyz, triangles).build()), 1, Progress.none());
  }

  /** What each node holds is looked at once to build it: the sum is the work. */
  @Test
  void theWorkDoesNotGrowWithTheSquare() {
    for (WeldedSurface surface : List.of(book(), star(1_000), star(10_000))) {
      EdgeParts parts = new EdgeParts(BorderScenes.edges(surface));
      long work = 0;
      for (int node = 0; node < parts.nodes(); node++) {
        work += parts.to(node) - parts.from(node);
      }
      long count = parts.to(0);
      assertTrue(work <= 80 * count, work + " looks for " + count + " parts");
    }
  }
}
