package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Seeded roads without names, circuits and stages, of which pieces are missing in several places,
 * of which one triangle is gone or turned over. Metres.
 */
class TornBandsTest {

  /** A road of quads along a middle line. */
  private static final class Way {
    final int rows;
    final int columns;
    final double width;
    final boolean around;
    final double size;
    final double wave;
    final Set<Integer> gone = new TreeSet<>();
    final Set<Integer> over = new TreeSet<>();

    Way(Random random, boolean around) {
      this.around = around;
      width = 4.5 + 20 * random.nextDouble() * random.nextDouble();
      columns = 1 + random.nextInt(3);
      rows = 90 + random.nextInt(60);
      size = around ? 9 * width + 20 : 60 * width / 8 + 200;
      wave = 0.2 * random.nextDouble();
    }

    /** The place so far along the way, from 0 to 1, and so far to its left. */
    double[] at(double part, double left) {
      double[] before = middle(part - 1e-5);
      double[] after = middle(part + 1e-5);
      double x = after[0] - before[0];
      double z = after[2] - before[2];
      double length = Math.sqrt(x * x + z * z);
      double[] here = middle(part);
      return new double[] {here[0] + left * z / length, here[1], here[2] - left * x / length};
    }

    private double[] middle(double part) {
      double t = 2 * Math.PI * part;
      double hill = 0.02 * size * StrictMath.sin(3 * t);
      if (around) {
        double r = size * (1 + wave * StrictMath.cos(3 * t));
        return new double[] {1.8 * r * StrictMath.cos(t), hill, r * StrictMath.sin(t)};
      }
      return new double[] {0.5 * wave * size * StrictMath.sin(2 * t), hill, 2.5 * size * part};
    }

    int triangle(int row, int column, int half) {
      return 2 * (row * columns + column) + half;
    }

    void withoutRows(int from, int to) {
      for (int i = triangle(from, 0, 0); i < triangle(to, 0, 0); i++) {
        gone.add(i);
      }
    }

    int triangles() {
      return 2 * rows * columns - gone.size();
    }

    Piece piece(String name, String material) {
      int across = columns + 1;
      int lines = around ? rows : rows + 1;
      float[] p = new float[3 * lines * across];
      for (int row = 0; row < lines; row++) {
        for (int i = 0; i < across; i++) {
          double[] place = at((double) row / rows, width * ((double) i / columns - 0.5));
          for (int k = 0; k < 3; k++) {
            p[3 * (row * across + i) + k] = (float) place[k];
          }
        }
      }
      List<Integer> corners = new ArrayList<>();
      for (int t = 0; t < 2 * rows * columns; t++) {
        if (gone.contains(t)) {
          continue;
        }
        int row = t / 2 / columns;
        int a = row * across + t / 2 % columns;
        int b = (row + 1) % lines * across + t / 2 % columns;
        int[] half = t % 2 == 0 ? new int[] {a, b, b + 1} : new int[] {a, b + 1, a + 1};
        corners.add(half[0]);
        corners.add(over.contains(t) ? half[2] : half[1]);
        corners.add(over.contains(t) ? half[1] : half[2]);
      }
      int[] t = corners.stream().mapToInt(Integer::intValue).toArray();
      return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(material), null).build();
    }

    @Override
    public String toString() {
      return (around ? "circuit " : "stage ") + width + " m, " + columns + " columns, " + gone;
    }
  }

  private static void assertFound(Way way, String how) {
    Corridor corridor = FoundCorridor.of(List.of(way.piece("p0", "m")));
    String words = how + ", " + way + ": " + corridor.facts().explanation();
    assertEquals("geometry", corridor.facts().how(), words);
    assertEquals(way.triangles(), corridor.classes().count(SurfaceClass.ROAD), words);
    assertTrue(words.contains(way.around ? "a closed band" : "a band with two ends"), words);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aRoadThatIsTornInSeveralPlacesIsOne(boolean around) {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      Way way = new Way(random, around);
      int tears = 1 + seed % 3;
      for (int i = 0; i < tears; i++) {
        int from = 6 + way.rows * i / tears + random.nextInt(4);
        way.withoutRows(from, from + 1 + random.nextInt(3));
      }
      assertFound(way, seed + ", " + tears + " tears");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aTriangleThatIsGoneOrTurnedOverCutsNoRoad(boolean around) {
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(100 + seed);
      Way way = new Way(random, around);
      int t =
          way.triangle(
              5 + random.nextInt(way.rows - 10), random.nextInt(way.columns), random.nextInt(2));
      (seed % 2 == 0 ? way.gone : way.over).add(t);
      assertFound(way, seed + (seed % 2 == 0 ? ", gone" : ", turned over"));
    }
  }

  /** Of several triangles that hang together, too. */
  @Test
  void aPatchThatIsTurnedOverCutsNoRoad() {
    for (int seed = 0; seed < 20; seed++) {
      Way way = new Way(new Random(200 + seed), seed % 2 == 0);
      for (int i = 0; i < 2 * way.columns; i++) {
        way.over.add(way.triangle(20, 0, 0) + i);
      }
      assertFound(way, seed + ", a row turned over");
    }
  }

  /** Strips side by side, or one across the other's end. */
  @Test
  void stripsThatDoNotContinueEachOtherAreNotOneRoad() {
    Way way = new Way(new Random(7), false);
    Way first = new Way(new Random(7), false);
    first.withoutRows(way.rows / 2, way.rows);
    Way second = new Way(new Random(7), false);
    second.withoutRows(0, way.rows / 2 + 2);
    assertTrue(FoundCorridor.of(List.of(first.piece("p0", "m"), second.piece("p1", "m"))).known());
    for (boolean across : new boolean[] {true, false}) {
      Piece moved = second.piece("p1", "m");
      float[] p = moved.positions().clone();
      double[] end = way.at(0.5, 0);
      for (int i = 0; i < p.length; i += 3) {
        double x = p[i] - end[0];
        double z = p[i + 2] - end[2];
        p[i] = (float) (across ? end[0] + z : p[i] + 8 * way.width);
        p[i + 2] = (float) (across ? end[2] + 2 * way.width - x : p[i + 2]);
      }
      Piece beside =
          Piece.named("p1", "level.obj")
              .mesh(p, moved.triangles())
              .surfaces(List.of("m"), null)
              .build();
      Corridor corridor = FoundCorridor.of(List.of(first.piece("p0", "m"), beside));
      assertFalse(corridor.known(), across + ": " + corridor.facts().explanation());
    }
  }
}
