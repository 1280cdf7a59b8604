package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;

/** A straight road on a dam: how far a car falls beside it, and what keeps it from that. */
class DropFinderTest {

  private static final double HALF = 5;
  private static final double LENGTH = 200;

  /** Deeper there is nothing, metres. */
  private static final double MOST = 30;

  private static DrivenLevel dam(double high, Piece... more) {
    List<Piece> pieces = new ArrayList<>(List.of(more));
    pieces.add(DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0));
    pieces.add(DrivenLevel.sheet("ground", -80, -80, 80, LENGTH + 80, -high));
    return DrivenLevel.of(pieces);
  }

  /** On each side one, from the least on; what lies below the most is no ground. */
  @ParameterizedTest
  @CsvSource({"0.4, 0, false", "0.6, 2, false", "4, 2, false", "29, 2, false", "31, 2, true"})
  void aDamSoHigh(double high, int number, boolean bottomless) {
    List<Drop> drops = dam(high).drops(0.5, MOST);
    assertEquals(number, drops.size());
    for (Drop drop : drops) {
      assertEquals(bottomless, drop.bottomless());
      assertEquals(bottomless ? Double.POSITIVE_INFINITY : high, drop.depth(), 1e-4);
      assertEquals(HALF, Math.abs(drop.worst()[0]), 1e-6);
      assertEquals(LENGTH, drop.length(), 1e-3);
      assertEquals(0, drop.outside(), 0.3);
    }
  }

  /** Ground on the far side of a ditch without a floor is no foot of a bank. */
  @ParameterizedTest
  @CsvSource({"3.2", "3.5", "3.9"})
  void aDitchWithoutAFloor(double wide) {
    Piece far = DrivenLevel.sheet("grass", HALF + wide, -20, HALF + 60, LENGTH + 20, -0.05);
    List<Piece> pieces = List.of(DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0), far);
    List<Drop> drops = DrivenLevel.of(pieces).drops(0.5, MOST);
    assertTrue(
        drops.stream().anyMatch(d -> d.bottomless() && d.worst()[0] > 0), drops + " beside it");
  }

  /** A wall holds who leaves the road there, from the hubs of the wheels on. */
  @ParameterizedTest
  @CsvSource({"0.1, 2", "0.2, 2", "0.5, 1", "2, 1"})
  void aWallSoHigh(double height, int number) {
    Piece wall = DrivenLevel.wall(HALF - 0.1, -5, LENGTH + 5, height);
    assertEquals(number, dam(4, wall).drops(0.5, MOST).size());
  }

  /** What is interrupted for less than 20 m is one stretch. */
  @ParameterizedTest
  @CsvSource({"10, 2", "15, 2", "24, 3", "40, 3"})
  void aWallThatIsShort(double length, int number) {
    Piece wall = DrivenLevel.wall(HALF - 0.1, 90, 90 + length, 1);
    assertEquals(number, dam(4, wall).drops(0.5, MOST).size());
  }

  /** Grass that goes on as high is no drop, and where it ends within the verge, one falls. */
  @Test
  void grassBesideTheRoad() {
    Piece narrow = DrivenLevel.sheet("grass", HALF, 0, HALF + 4, LENGTH, 0);
    List<Drop> drops = dam(4, narrow).drops(0.5, MOST);
    assertEquals(2, drops.size());
    assertEquals(4, drops.stream().mapToDouble(Drop::outside).max().orElseThrow(), 0.3);
    Piece wide = DrivenLevel.sheet("grass", HALF, 0, HALF + 14, LENGTH, 0);
    assertEquals(1, dam(4, wide).drops(0.5, MOST).size());
  }

  /** Who slides down a bank comes to its foot, not to the sea bed that runs on under it. */
  @ParameterizedTest
  @CsvSource({"62, 3", "65, 9", "70, 20", "75, 5", "80, 14", "85, 25", "89, 8"})
  void aBankOverTheSea(double degrees, double high) {
    double out = HALF + high / StrictMath.tan(StrictMath.toRadians(degrees));
    float[] p = {
      (float) HALF,
      0,
      0,
      (float) HALF,
      0,
      (float) LENGTH,
      (float) out,
      (float) -high,
      (float) LENGTH,
      (float) out,
      (float) -high,
      0
    };
    Piece bank = Piece.named("bank", "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Piece shore = DrivenLevel.sheet("shore", out, 0, out + 40, LENGTH, -high);
    List<Drop> drops = dam(28, bank, shore).drops(0.5, MOST);
    assertEquals(2, drops.size());
    for (Drop drop : drops) {
      assertEquals(drop.worst()[0] < 0 ? 28 : high, drop.depth(), 1e-3);
    }
  }

  /** A road that winds up over itself, with an opening in its outer wall on each deck. */
  @ParameterizedTest
  @CsvSource({"5, 40, 8", "6, 30, 90", "8, 60, 15", "12, 35, 12"})
  void decksOneOverAnother(double climb, double radius, double opening) {
    int turns = 3;
    double half = opening / radius / 2;
    List<Piece> pieces = new ArrayList<>();
    pieces.add(ramp("road", climb, radius, -HALF, HALF, 0, 0.5, turns - 0.5));
    for (int turn = 0; turn < turns; turn++) {
      double from = turn == 0 ? 0.5 : turn + half / (2 * Math.PI);
      double to = turn == turns - 1 ? turns - 0.5 : turn + 1 - half / (2 * Math.PI);
      pieces.add(ramp("wall" + turn, climb, radius, HALF - 0.1, HALF - 0.1, 1, from, to));
    }
    pieces.add(DrivenLevel.sheet("ground", -90, -90, 90, 90, 0));
    List<Drop> outside =
        DrivenLevel.of(pieces).drops(0.5, MOST).stream()
            .filter(d -> Math.hypot(d.worst()[0], d.worst()[2]) > radius)
            .toList();
    assertEquals(turns - 1, outside.size(), outside.toString());
    for (Drop drop : outside) {
      assertEquals(opening * (1 + HALF / radius), drop.length(), 6);
    }
  }

  /** A lap whose legs lie side by side, with an opening in the inner wall of each. */
  @ParameterizedTest
  @CsvSource({"6, 15, 40", "8, 30, 30", "9, 60, 40", "7, 90, 20"})
  void legsOfALapSideBySide(double radius, double from, double opening) {
    double straight = 140;
    List<Piece> pieces = new ArrayList<>();
    pieces.add(clip("road", straight, radius, -3, 3, 0, t -> true));
    pieces.add(
        clip(
            "wall",
            straight,
            radius,
            -2.9,
            -2.9,
            1,
            t -> Math.abs(t[0]) < radius - 3.5 || t[1] < from || t[1] > from + opening));
    pieces.add(DrivenLevel.sheet("ground", -90, -90, 90, 230, -4));
    List<Drop> inside =
        DrivenLevel.of(pieces).drops(0.5, MOST).stream()
            .filter(
                d -> Math.abs(d.worst()[0]) < radius && d.worst()[2] > 0 && d.worst()[2] < straight)
            .toList();
    assertEquals(2, inside.size(), inside.toString());
    for (Drop drop : inside) {
      assertEquals(opening, drop.length(), 3);
      assertEquals(opening, drop.rows(), 5);
    }
  }

  /** A closed strip along two straights and two half circles, of some of its parts. */
  private static Piece clip(
      String name,
      double straight,
      double radius,
      double near,
      double far,
      double high,
      Predicate<double[]> is) {
    List<double[]> way = new ArrayList<>();
    for (int i = 0; i < straight; i++) {
      way.add(new double[] {1, 0, i});
    }
    for (int i = 0; i < 24; i++) {
      way.add(new double[] {Math.cos(i * Math.PI / 24), Math.sin(i * Math.PI / 24), straight});
    }
    for (int i = 0; i < straight; i++) {
      way.add(new double[] {-1, 0, straight - i});
    }
    for (int i = 0; i < 24; i++) {
      way.add(new double[] {-Math.cos(i * Math.PI / 24), -Math.sin(i * Math.PI / 24), 0});
    }
    int n = way.size();
    float[] p = new float[6 * n];
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] at = way.get(i);
      for (int side = 0; side < 2; side++) {
        double r = radius + (side == 0 ? near : far);
        p[6 * i + 3 * side] = (float) (r * at[0]);
        p[6 * i + 3 * side + 1] = (float) (side * high);
        p[6 * i + 3 * side + 2] = (float) (at[2] + r * at[1]);
      }
      if (is.test(new double[] {p[6 * i], p[6 * i + 2]})) {
        int a = 2 * i;
        int b = 2 * ((i + 1) % n);
        corners.addAll(List.of(a, b, a + 1, a + 1, b, b + 1));
      }
    }
    int[] all = corners.stream().mapToInt(Integer::intValue).toArray();
    return Piece.named(name, "level.obj").mesh(p, all).twoSided(high > 0).build();
  }

  /** A strip around the upright, from one turn to another, so high over itself at its far side. */
  private static Piece ramp(
      String name,
      double climb,
      double radius,
      double near,
      double far,
      double high,
      double from,
      double to) {
    int n = (int) Math.ceil((to - from) * 120);
    float[] p = new float[6 * (n + 1)];
    int[] corners = new int[6 * n];
    for (int i = 0; i <= n; i++) {
      double turn = from + (to - from) * i / n;
      for (int side = 0; side < 2; side++) {
        double r = radius + (side == 0 ? near : far);
        p[6 * i + 3 * side] = (float) (r * Math.cos(2 * Math.PI * turn));
        p[6 * i + 3 * side + 1] = (float) (climb * turn + side * high);
        p[6 * i + 3 * side + 2] = (float) (r * Math.sin(2 * Math.PI * turn));
      }
      if (i < n) {
        int a = 2 * i;
        System.arraycopy(new int[] {a, a + 2, a + 1, a + 1, a + 2, a + 3}, 0, corners, 6 * i, 6);
      }
    }
    return Piece.named(name, "level.obj").mesh(p, corners).twoSided(high > 0).build();
  }
}
