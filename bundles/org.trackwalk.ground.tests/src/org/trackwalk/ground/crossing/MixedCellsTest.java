package org.trackwalk.ground.crossing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

class MixedCellsTest {

  private static final int ROWS = 24;

  private static final int COLUMNS = 12;

  /** Sheets of squares that are bent in one way or another, and turned anyhow. */
  private enum Shape {
    PLAIN,
    /** A ramp of more than one turn: in the middle of it no border is near. */
    HELIX,
    /** Comes back over itself. */
    FOLD,
    /** A tube that lies: closed along its sides. */
    TUBE,
    /** Upright walls between level treads; also one way and back, where what is between is gone. */
    STEPS,
    /** A turn and a half about a place where it has no hole. */
    BRANCH
  }

  private static double[] place(Shape shape, double u, double v, double bend) {
    double turn = (1.2 + bend) * 2 * Math.PI * u;
    double wide = 3 + 5 * v;
    return switch (shape) {
      case PLAIN -> new double[] {20 * u, bend * u * v, 10 * v};
      case HELIX -> new double[] {wide * Math.cos(turn), 4 * u, wide * Math.sin(turn)};
      case FOLD -> new double[] {8 * Math.sin(4 * u) + 2 * u * bend, 3 * u, 10 * v};
      case TUBE ->
          new double[] {20 * u, 3 * Math.sin(2 * Math.PI * v), 3 * Math.cos(2 * Math.PI * v)};
      case STEPS -> new double[] {Math.rint(6 * u) % 4, Math.floor(6 * u), 10 * v};
      case BRANCH -> new double[] {8 * v * Math.cos(turn), 4 * u, 8 * v * Math.sin(turn)};
    };
  }

  private static WeldedSurface surface(SplittableRandom random, Shape shape) {
    double bend = random.nextDouble();
    double heading = shape == Shape.STEPS ? 0 : 2 * Math.PI * random.nextDouble();
    double steep = random.nextInt(3); // those that lie over each other meet in height too, or not
    double noise = random.nextInt(3) == 0 ? 0.1 * random.nextDouble() : 0;
    float[] p = new float[3 * (ROWS + 1) * (COLUMNS + 1)];
    for (int i = 0; i <= ROWS; i++) {
      for (int j = 0; j <= COLUMNS; j++) {
        int across = shape == Shape.TUBE ? j % COLUMNS : j;
        double[] at = place(shape, (double) i / ROWS, (double) across / COLUMNS, bend);
        int k = 3 * (i * (COLUMNS + 1) + j);
        double x = at[0] + noise * random.nextDouble();
        double z = at[2] + noise * random.nextDouble();
        p[k] = (float) (x * Math.cos(heading) - z * Math.sin(heading));
        p[k + 1] = (float) (steep * at[1]);
        p[k + 2] = (float) (x * Math.sin(heading) + z * Math.cos(heading));
      }
    }
    int gone = random.nextInt(3) == 0 ? 1 + random.nextInt(20) : 1_000;
    IntList corners = new IntList();
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < COLUMNS; j++) {
        int a = i * (COLUMNS + 1) + j;
        int b = a + COLUMNS + 1;
        boolean turned = random.nextInt(8) == 0;
        int[] square =
            turned
                ? new int[] {a, b, a + 1, a + 1, b, b + 1}
                : new int[] {a, a + 1, b, a + 1, b + 1, b};
        boolean twice = random.nextInt(200) == 0;
        for (int times = random.nextInt(gone) == 0 ? 0 : twice ? 2 : 1; times > 0; times--) {
          corners.addAll(square, 0, 6);
        }
      }
    }
    List<Piece> pieces = new ArrayList<>();
    pieces.add(Piece.named("sheet", "l.obj").mesh(p, corners.array()).build());
    if (random.nextBoolean()) {
      float wide = 2 + 10 * (float) random.nextDouble();
      float[] over = {-wide, -2, -wide, wide, 0, -wide, 0, 6, wide};
      pieces.add(Piece.named("over", "l.obj").mesh(over, new int[] {0, 1, 2}).build());
    }
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  /** Each pair is looked at. */
  private static int[] each(WeldedSurface surface, BitSet first, int[] all) {
    BitSet mixed = new BitSet();
    Column column = new Column(surface, first, mixed, new ColumnGrid(1), new BitSet());
    column.compare(all, 0, all.length, 0);
    return mixed.stream().toArray();
  }

  @Test
  void allThatLieOverOthersAreFoundWhateverTheSheet() {
    for (Shape shape : Shape.values()) {
      int some = 0;
      int none = 0;
      for (int seed = 0; seed < 60; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        WeldedSurface surface = surface(random, shape);
        Topology topology = topology(surface);
        if (random.nextBoolean()) {
          topology = topology.withoutCopies(surface, 1, Progress.none());
        }
        boolean holes = seed % 4 == 0;
        int[] all =
            IntStream.range(0, surface.triangleCount())
                .filter(t -> !holes || random.nextInt(10) > 0)
                .toArray();
        BitSet first = new BitSet();
        for (int t : all) {
          int corners = IntStream.range(3 * t, 3 * t + 3).map(c -> surface.triangles()[c]).sum();
          // copies in a crowd are all found with one of them, so they are of one kind
          first.set(t, seed % 2 == 0 || corners % 3 > 0);
        }
        int[] expected = each(surface, first, all);
        int[] found = MixedCells.triangles(surface, topology, first, all, 1);
        assertArrayEquals(expected, found, shape + ", seed " + seed);
        some += expected.length > 0 ? 1 : 0;
        none += expected.length < all.length ? 1 : 0;
      }
      assertTrue(some > 20 && none > 20, shape + ": " + some + " with, " + none + " not all");
    }
  }

  /** How many of the columns of a plain sheet are compared, squared or turned by some degrees. */
  @Test
  void ofAPlainSheetOnlyTheColumnsOfItsBorderAreCompared() {
    int side = 100;
    for (int degrees = 0; degrees < 90; degrees += 15) {
      double heading = Math.toRadians(degrees);
      float[] p = new float[3 * (side + 1) * (side + 1)];
      IntList corners = new IntList();
      for (int i = 0; i <= side; i++) {
        for (int j = 0; j <= side; j++) {
          int a = i * (side + 1) + j;
          p[3 * a] = (float) (i * Math.cos(heading) - j * Math.sin(heading));
          p[3 * a + 2] = (float) (i * Math.sin(heading) + j * Math.cos(heading));
          if (i < side && j < side) {
            corners.addAll(new int[] {a, a + 1, a + side + 1}, 0, 3);
            corners.addAll(new int[] {a + 1, a + side + 2, a + side + 1}, 0, 3);
          }
        }
      }
      WeldedSurface surface =
          ExactWeld.weld(
              List.of(Piece.named("sheet", "l.obj").mesh(p, corners.array()).build()),
              1,
              Progress.none());
      int[] all = IntStream.range(0, surface.triangleCount()).toArray();
      ColumnGrid grid = new ColumnGrid(2);
      Footprint footprint = new Footprint(surface, grid);
      BitSet entered = new BitSet();
      for (int t : all) {
        entered.set(t);
        for (int i = footprint.of(t) - 1; i >= 0; i--) {
          grid.enter(footprint.key(i));
        }
      }
      int columns = (int) IntStream.range(0, grid.slots()).filter(s -> grid.count(s) > 0).count();
      PlainColumns plain = PlainColumns.of(surface, topology(surface), grid, footprint, entered);
      ColumnLists lists = new ColumnLists(grid, footprint, all);
      lists.add(plain.asked());
      int covered = plain.covered(lists).cardinality();
      assertTrue(covered > 0 && covered < columns / 5, covered + " of " + columns);
      assertEquals(0, MixedCells.triangles(surface, topology(surface), entered, all, 1).length);
    }
  }

  private static Topology topology(WeldedSurface surface) {
    return Topology.of(surface, 1, Progress.none());
  }

  /** What has no extent no columns part, however small they are: that many ended in no end. */
  @ParameterizedTest
  @ValueSource(ints = {10, 64, 65, 5_000})
  void trianglesThatArePointsAreLookedAtOnce(int count) {
    int[] corners = new int[3 * count + 3];
    corners[3 * count + 1] = 1;
    corners[3 * count + 2] = 2;
    float[] p = {0, 0, 0, 0, 0, 0, 0, 1, 0};
    WeldedSurface surface =
        ExactWeld.weld(
            List.of(Piece.named("points", "l.obj").mesh(p, corners).build()), 1, Progress.none());
    int[] all = IntStream.range(0, surface.triangleCount()).toArray();
    BitSet first = new BitSet();
    first.set(0, all.length);
    int[] found = MixedCells.triangles(surface, topology(surface), first, all, 1);
    assertArrayEquals(each(surface, first, all), found);
  }
}
