package org.trackwalk.eclipse.viewer.gl;

import java.nio.IntBuffer;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.CoarseChunks;
import org.trackwalk.eclipse.viewer.scene.DetailChoice;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.TriangleChunks;
import org.trackwalk.eclipse.viewer.scene.TriangleColours;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The triangles of a level on the graphics card, with their coarser stand-ins. */
final class MeshBuffers {

  private final TriangleChunks chunks;
  private final CoarseChunks coarse;
  private final CornerBuffers full;
  private final CornerBuffers rough;
  private final DetailChoice choice;
  private final Ranges fullRanges;
  private final Ranges roughRanges;

  /** Null for triangles without pictures. */
  private final LevelLook look;

  /** Chunks in the order of drawing: those of one picture one after the other. */
  private final int[] order;

  /** Ranges of vertices for one call. */
  private static final class Ranges {
    private final IntBuffer firsts;
    private final IntBuffer counts;

    Ranges(int most) {
      firsts = CornerBuffers.direct(4 * Math.max(1, most)).asIntBuffer();
      counts = CornerBuffers.direct(4 * Math.max(1, most)).asIntBuffer();
    }
  }

  MeshBuffers(DrawnMesh scene) {
    this(scene, null);
  }

  MeshBuffers(LevelLook look) {
    this(look.mesh(), look);
    full.places((i, six) -> look.places(chunks.triangle(i), six));
    rough.places(look::coarsePlaces);
  }

  private MeshBuffers(DrawnMesh scene, LevelLook look) {
    this.look = look;
    WeldedSurface surface = scene.surface();
    chunks = scene.chunks();
    coarse = scene.coarse();
    choice = new DetailChoice(chunks, coarse);
    full = new CornerBuffers(chunks.triangles());
    rough = new CornerBuffers(coarse.count());
    fullRanges = new Ranges(chunks.count());
    roughRanges = new Ranges(chunks.count());
    int[] ids = surface.triangles();
    full.write(surface.positions(), i -> ids[3 * chunks.triangle(i / 3) + i % 3]);
    rough.write(surface.positions(), i -> coarse.vertex(i / 3, i % 3));
    IntStream all = IntStream.range(0, chunks.count());
    order =
        look == null
            ? all.toArray()
            : all.mapToLong(c -> (long) look.group(c) << 32 | c)
                .sorted()
                .mapToInt(k -> (int) k)
                .toArray();
  }

  /** Colours all triangles. */
  void colour(TriangleColours by) {
    full.colour(i -> by.of(chunks.triangle(i)));
    rough.colour(i -> by.of(coarse.source(i)));
  }

  /**
   * Draws what is seen.
   *
   * @param hidden pieces that are not drawn
   * @param budget triangles at most, about
   * @param paint is told a chunk of those with one picture before they are drawn
   * @return triangles drawn
   */
  int draw(Projection view, BitSet hidden, int budget, IntConsumer paint) {
    choice.choose(view, hidden, budget);
    int drawn = 0;
    int from = 0;
    while (from < order.length) {
      int to = from + 1;
      while (to < order.length
          && (look == null || look.group(order[to]) == look.group(order[from]))) {
        to++;
      }
      paint.accept(order[from]);
      drawn += draw(from, to);
      from = to;
    }
    return drawn;
  }

  private int draw(int from, int to) {
    fullRanges.firsts.clear();
    fullRanges.counts.clear();
    roughRanges.firsts.clear();
    roughRanges.counts.clear();
    int drawn = 0;
    for (int i = from; i < to; i++) {
      int c = order[i];
      if (choice.seen(c)) {
        boolean stand = choice.coarse(c);
        Ranges ranges = stand ? roughRanges : fullRanges;
        ranges.firsts.put(3 * (stand ? coarse.first(c) : chunks.first(c)));
        ranges.counts.put(3 * choice.triangles(c));
        drawn += choice.triangles(c);
      }
    }
    draw(full, fullRanges);
    draw(rough, roughRanges);
    return drawn;
  }

  private static void draw(CornerBuffers buffers, Ranges ranges) {
    ranges.firsts.flip();
    ranges.counts.flip();
    buffers.draw(ranges.firsts, ranges.counts);
  }

  void dispose() {
    full.dispose();
    rough.dispose();
  }
}
