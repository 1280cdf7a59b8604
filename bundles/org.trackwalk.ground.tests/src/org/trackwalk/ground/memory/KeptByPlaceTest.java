package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.memory.ItemAnswers.Items;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Grids of which a vertex is raised, again and again, and all numbers stay: what is kept by the
 * numbers of triangles and edges is what whoever asks afresh finds, and little of it is sought.
 */
class KeptByPlaceTest {

  private static final int SIDE = 8;
  private static final int ROUNDS = 20;

  private final Random random = new Random(1);
  private final List<Piece> pieces = new ArrayList<>();
  private WeldedSurface surface;
  private Topology topology;
  private PieceForest tree;
  private Memory memory = Memory.first();
  private int worked;

  private Piece grid(int number) {
    float[] p = new float[3 * (SIDE + 1) * (SIDE + 1)];
    int[] c = new int[6 * SIDE * SIDE];
    for (int i = 0; i <= SIDE; i++) {
      for (int j = 0; j <= SIDE; j++) {
        int v = 3 * (i * (SIDE + 1) + j);
        p[v] = SIDE * number + i;
        p[v + 1] = 1 + random.nextFloat();
        p[v + 2] = 1 + j;
      }
    }
    for (int i = 0; i < SIDE; i++) {
      for (int j = 0; j < SIDE; j++) {
        int v = i * (SIDE + 1) + j;
        int[] two = {v, v + 1, v + SIDE + 2, v, v + SIDE + 2, v + SIDE + 1};
        System.arraycopy(two, 0, c, 6 * (i * SIDE + j), 6);
      }
    }
    return Piece.named("grid" + number, "l.obj").mesh(p, c).build();
  }

  private void begin(long seed) {
    random.setSeed(seed);
    for (int i = 0; i < 4; i++) {
      pieces.add(grid(i));
    }
    surface = ExactWeld.weld(pieces, 1, Progress.none());
    topology = Topology.of(surface, 1, Progress.none());
    plant();
  }

  private void plant() {
    int[] all = IntStream.range(0, surface.triangleCount()).toArray();
    tree = PieceTrees.empty().over(surface, all, 1, Progress.none());
  }

  /** Raises a vertex; whether all numbers stay. */
  private boolean next() {
    int at = random.nextInt(pieces.size());
    float[] p = pieces.get(at).positions().clone();
    p[3 * random.nextInt(p.length / 3) + 1] += (random.nextFloat() - 0.5f) / 20;
    pieces.set(at, pieces.get(at).toBuilder().mesh(p, pieces.get(at).triangles()).build());
    WeldedSurface now = ExactWeld.again(surface, pieces, 1, Progress.none());
    boolean same = now.sameNumbers(surface);
    SurfaceChange change = SurfaceChange.between(surface, now, 1);
    assertEquals(same, change.samePlaces());
    topology = same ? topology.moved(now, change.come()) : Topology.of(now, 1, Progress.none());
    surface = now;
    plant();
    memory.settle();
    memory = memory.after(change);
    return same;
  }

  private double height(int corner) {
    return surface.positions()[3 * surface.triangles()[corner] + 1];
  }

  /** The sum of heights of what lies around a triangle, which only the tree can tell. */
  private double around(int t) {
    worked++;
    Sight.triangle(surface, t);
    int v = 3 * surface.triangles()[3 * t];
    float x = surface.positions()[v];
    float z = surface.positions()[v + 2];
    IntList hits = new IntList();
    tree.overlapping(x - 0.1f, -9, z - 0.1f, x + 0.1f, 9, z + 0.1f, hits);
    double sum = height(3 * t) + height(3 * t + 1) + height(3 * t + 2);
    for (int i = 0; i < hits.size(); i++) {
      sum += height(3 * hits.get(i)) + height(3 * hits.get(i) + 1) + height(3 * hits.get(i) + 2);
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void answersAboutItemsAreThoseOfWhoAsksAfresh(long seed) {
    begin(seed);
    int kept = 0;
    for (int round = 0; round < ROUNDS; round++) {
      boolean same = round > 0 && next();
      Items items = ItemAnswers.of(memory, "around", topology.joins(), surface.triangleCount());
      worked = 0;
      for (int t = 0; t < surface.triangleCount(); t++) {
        int item = t;
        double asked = items.of(t, () -> around(item));
        int before = worked;
        assertEquals(around(t), asked, "round " + round);
        worked = before;
      }
      assertTrue(same ? worked < surface.triangleCount() / 4 : worked > 0, worked + " sought");
      kept += same ? 1 : 0;
    }
    assertTrue(kept > ROUNDS / 4, kept + " keep all numbers");
  }

  /** Eight items a triangle, so that there are several blocks. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void sumsOfBlocksAreThoseOfWhoAsksAfresh(long seed) {
    begin(seed);
    int kept = 0;
    for (int round = 0; round < ROUNDS; round++) {
      boolean same = round > 0 && next();
      int items = 8 * surface.triangleCount();
      Items known = ItemAnswers.of(memory, "sums", null, ItemBlocks.count(items));
      ItemBlocks<Double> blocks = new ItemBlocks<>(surface, known, items, i -> i / 8, this::sum);
      ItemBlocks<Double> afresh =
          new ItemBlocks<>(surface, Items.NONE, items, i -> i / 8, this::sum);
      assertEquals(8, blocks.count());
      int sought = 0;
      for (int block = 0; block < blocks.count(); block++) {
        worked = 0;
        double told = blocks.get(block);
        sought += worked > 0 ? 1 : 0;
        assertEquals(afresh.get(block), told, "round " + round + ", block " + block);
      }
      assertTrue(same ? sought > 0 && sought < 6 : sought == 8, sought + " blocks sought");
      kept += same ? 1 : 0;
    }
    assertTrue(kept > ROUNDS / 4, kept + " keep all numbers");
  }

  private double sum(int from, int to) {
    double sum = 0;
    for (int item = from; item < to; item++) {
      sum += around(item / 8);
    }
    return sum;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void markedEdgesAreThoseOfASearchOfAll(long seed) {
    begin(seed);
    for (int round = 0; round < ROUNDS; round++) {
      boolean same = round > 0 && next();
      IntPredicate up =
          h -> {
            int twin = topology.twin(h);
            return twin >= 0 && height(Topology.previous(twin)) > height(Topology.previous(h));
          };
      worked = 0;
      BitSet found =
          MarkedEdges.of(
              memory,
              topology,
              surface.triangleCount(),
              "up",
              h -> {
                worked++;
                return up.test(h);
              });
      BitSet all = new BitSet();
      IntStream.range(0, 3 * surface.triangleCount()).filter(up).forEach(all::set);
      assertEquals(all, found, "round " + round);
      assertTrue(!all.isEmpty());
      assertTrue(!same || worked <= 6 * memory.change().come().length, worked + " sought");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void markedTrianglesAreThoseOfASearchOfAll(long seed) {
    begin(seed);
    int[] last = {};
    int theSame = 0;
    for (int round = 0; round < ROUNDS; round++) {
      boolean same = round > 0 && next();
      IntPredicate high = t -> height(3 * t) + height(3 * t + 1) + height(3 * t + 2) > 4.5;
      int[] all = IntStream.range(0, surface.triangleCount()).filter(high).toArray();
      int[] found = MarkedTriangles.of(memory, surface.triangleCount(), "high", high);
      assertArrayEquals(all, found, "round " + round);
      if (same && Arrays.equals(all, last)) {
        assertSame(last, found, "what has not changed is the very same");
        theSame++;
      }
      last = found;
    }
    assertTrue(theSame > 0 && theSame < ROUNDS - 1, theSame + " rounds change nothing");
  }
}
