package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Seeded circuits without names of which a piece is missing, or only a slit. Metres. */
class TornCircuitTest {

  private static final int SCENES = 12;

  /** Middle lines over angles from 0 to 2 pi, of size 1, all but straight where it is 0. */
  private enum Shape {
    CIRCLE(t -> new double[] {StrictMath.cos(t), 0, StrictMath.sin(t)}),
    OVAL(t -> new double[] {2.5 * StrictMath.cos(t), 0, StrictMath.sin(t)}),
    BEANS(
        t -> {
          double r = 1.2 + 0.45 * StrictMath.cos(3 * t);
          return new double[] {r * StrictMath.cos(t), 0, r * StrictMath.sin(t)};
        }),
    HAIRPINS(
        t -> {
          double r = 1.8 + 0.95 * StrictMath.cos(4 * t);
          return new double[] {r * StrictMath.cos(t), 0, r * StrictMath.sin(t)};
        }),
    HILLS(
        t -> new double[] {2 * StrictMath.cos(t), 0.1 * StrictMath.sin(3 * t), StrictMath.sin(t)}),
    EIGHT(
        t ->
            new double[] {
              2 * StrictMath.sin(t), 0.15 * StrictMath.cos(t), 1.2 * StrictMath.sin(2 * t)
            });

    private final DoubleFunction<double[]> at;

    Shape(DoubleFunction<double[]> at) {
      this.at = at;
    }
  }

  /**
   * A strip along a part of a circuit.
   *
   * @param from how far to the left of the middle it begins; likewise {@code to}
   * @param gap metres that are missing of it; below 0 its ends lie over each other on a circle
   * @param parts number of pieces that it is made of
   */
  private record Strip(String material, double from, double to, double gap, int parts) {}

  private record Scene(Shape shape, double size, double turn, int steps) {

    double[] middle(double t) {
      double[] p = shape.at.apply(t);
      double cos = StrictMath.cos(turn);
      double sin = StrictMath.sin(turn);
      return new double[] {
        size * (cos * p[0] - sin * p[2]), size * p[1], size * (sin * p[0] + cos * p[2])
      };
    }

    double[] beside(double t, double off) {
      double[] a = middle(t - 1e-4);
      double[] b = middle(t + 1e-4);
      double[] p = middle(t);
      double x = b[0] - a[0];
      double z = b[2] - a[2];
      double length = Math.sqrt(x * x + z * z);
      return new double[] {p[0] + off * z / length, p[1], p[2] - off * x / length};
    }

    /** The angle at which so many metres of the middle line have gone by. */
    double after(double metres) {
      double t = 0;
      double gone = 0;
      double[] a = middle(0);
      while (gone < metres) {
        t += 1e-4;
        double[] b = middle(t);
        gone += Math.sqrt(square(a[0] - b[0]) + square(a[2] - b[2]));
        a = b;
      }
      return t;
    }

    private static double square(double x) {
      return x * x;
    }

    void add(Strip strip, List<Piece> pieces) {
      double start = strip.gap > 0 ? after(strip.gap) : strip.gap / size;
      for (int part = 0; part < strip.parts; part++) {
        int first = steps * part / strip.parts;
        int last = steps * (part + 1) / strip.parts;
        int rows = last - first + 1;
        float[] p = new float[6 * rows];
        int[] t = new int[6 * (rows - 1)];
        for (int i = 0; i < rows; i++) {
          int step = strip.gap == 0 ? (first + i) % steps : first + i;
          double angle = start + (2 * StrictMath.PI - start) * step / steps;
          for (int side = 0; side < 2; side++) {
            double[] at = beside(angle, side == 0 ? strip.from : strip.to);
            for (int k = 0; k < 3; k++) {
              p[6 * i + 3 * side + k] = (float) at[k];
            }
          }
          if (i + 1 < rows) {
            int a = 2 * i;
            int[] quad = {a, a + 2, a + 3, a, a + 3, a + 1};
            System.arraycopy(quad, 0, t, 6 * i, 6);
          }
        }
        pieces.add(
            Piece.named("p" + pieces.size(), "level.obj")
                .mesh(p, t)
                .surfaces(List.of(strip.material), null)
                .build());
      }
    }
  }

  /** A slit, or a piece of up to 60 m, or none; alone, or between verges that are torn or not. */
  @ParameterizedTest
  @EnumSource(Shape.class)
  void aRoadOfWhichAPieceIsMissingIsFound(Shape shape) {
    Random random = new Random(18);
    for (int i = 0; i < SCENES; i++) {
      double width = 4.5 + 24 * random.nextDouble() * random.nextDouble();
      Scene scene = new Scene(shape, 16 * width + 40, 2 * StrictMath.PI * random.nextDouble(), 400);
      double[] gaps = {0, 0.1 + random.nextDouble(), 2 + 58 * random.nextDouble()};
      double gap = gaps[i % 3];
      double half = width / 2;
      double verge = width * (0.3 + random.nextDouble());
      List<Piece> pieces = new ArrayList<>();
      int parts = 1 + i % 4 * 5;
      scene.add(new Strip("a", -half, half, gap, parts), pieces);
      boolean beside = i / 3 % 2 == 1;
      if (beside) {
        double torn = random.nextBoolean() ? gap : 0;
        scene.add(new Strip("b", -half - verge, -half, torn, 1), pieces);
        scene.add(new Strip("b", half, half + verge, torn, 1), pieces);
      }
      Corridor corridor = FoundCorridor.of(pieces);
      String words = shape + " " + i + ", " + width + " m, gap " + gap + ", verge " + beside;
      words += ", " + verge + " m: " + corridor.facts().explanation();
      assertEquals("geometry", corridor.facts().how(), words);
      assertFalse(corridor.facts().doubtful(), words);
      assertEquals(parts, corridor.facts().pieces().size(), words);
      assertEquals(2 * scene.steps, corridor.classes().count(SurfaceClass.ROAD), words);
      assertEquals(gap > 0, words.contains("long but for"), words);
    }
  }

  /** The road is torn, and a strip as wide beside it is not: each may be the road. */
  @Test
  void aClosedStripBesideATornOneIsNotTakenForTheRoadAlone() {
    Scene scene = new Scene(Shape.OVAL, 100, 0.3, 300);
    List<Piece> pieces = new ArrayList<>();
    scene.add(new Strip("a", -5, 5, 3, 1), pieces);
    scene.add(new Strip("b", 5, 13, 0, 1), pieces);
    Corridor corridor = FoundCorridor.of(pieces);
    assertTrue(corridor.facts().doubtful(), corridor.facts().explanation());
    assertEquals(List.of("p0", "p1"), corridor.facts().pieces());
  }

  /** The first piece of a loop begins under the last one. */
  @Test
  void nothingIsMissingWhereTheEndsLieOverEachOther() {
    Scene scene = new Scene(Shape.CIRCLE, 100, 0, 300);
    List<Piece> pieces = new ArrayList<>();
    scene.add(new Strip("a", -4, 4, -3, 1), pieces);
    Corridor corridor = FoundCorridor.of(pieces);
    assertTrue(corridor.known());
    assertFalse(corridor.facts().explanation().contains("but for"));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, true", // of 6.3 x 100 m less than a quarter
    "1.5, true",
    "1.8, false", // as far apart as a quarter of a lap
    "3.1, false", // half of a circle
    "5.5, false"
  })
  void whereTooMuchIsMissingItIsNoRing(double radians, boolean ring) {
    double radius = 100;
    Scene scene = new Scene(Shape.CIRCLE, radius, 0, 300);
    List<Piece> pieces = new ArrayList<>();
    scene.add(new Strip("a", -4, 4, radians * radius, 1), pieces);
    String words = FoundCorridor.of(pieces).facts().explanation();
    assertEquals(ring, words.contains("a closed band"), words);
    assertEquals(!ring && radians < 4, words.contains("a band with two ends"), words);
  }

  /** Its ends pass by each other, or one is at the other's side. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.2, 0.3})
  void aSpiralIsNoRing(double wider) {
    int n = 300;
    float[] p = new float[6 * (n + 1)];
    int[] t = new int[6 * n];
    for (int i = 0; i <= n; i++) {
      double angle = 2 * StrictMath.PI * i / n;
      for (int side = 0; side < 2; side++) {
        double r = 100 * (1 + wider * i / n) + (side == 0 ? 4 : -4);
        p[6 * i + 3 * side] = (float) (r * StrictMath.cos(angle));
        p[6 * i + 3 * side + 2] = (float) (r * StrictMath.sin(angle));
      }
      if (i < n) {
        int a = 2 * i;
        int[] quad = {a, a + 2, a + 3, a, a + 3, a + 1};
        System.arraycopy(quad, 0, t, 6 * i, 6);
      }
    }
    Piece piece = Piece.named("p0", "level.obj").mesh(p, t).surfaces(List.of("m"), null).build();
    Corridor corridor = FoundCorridor.of(List.of(piece));
    assertFalse(corridor.known(), corridor.facts().explanation());
  }

  /** Streets of a town around blocks in one mesh: many borders, and no ring of one width. */
  @ParameterizedTest
  @CsvSource({"3, 8", "5, 6", "5, 12"})
  void streetsAreNoRing(int blocks, double width) {
    int cells = 2 * blocks + 1;
    double block = 60;
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < cells; i++) {
      for (int j = 0; j < cells; j++) {
        if (i % 2 == 0 || j % 2 == 0) {
          double x = i / 2 * (block + width) + i % 2 * width;
          double z = j / 2 * (block + width) + j % 2 * width;
          double toX = x + (i % 2 == 0 ? width : block);
          double toZ = z + (j % 2 == 0 ? width : block);
          float[] p = {
            (float) x,
            0,
            (float) z,
            (float) x,
            0,
            (float) toZ,
            (float) toX,
            0,
            (float) toZ,
            (float) toX,
            0,
            (float) z
          };
          int[] t = {0, 1, 2, 0, 2, 3};
          pieces.add(
              Piece.named("p" + pieces.size(), "level.obj")
                  .mesh(p, t)
                  .surfaces(List.of("m"), null)
                  .build());
        }
      }
    }
    Corridor corridor = FoundCorridor.of(pieces);
    assertFalse(corridor.known(), corridor.facts().explanation());
  }
}
