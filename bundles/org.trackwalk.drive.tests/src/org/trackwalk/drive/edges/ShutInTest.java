package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Piece;

/** A road that leads through a body without a way in: nobody drives inside it. */
class ShutInTest {

  private static final double HALF = 5;
  private static final double LENGTH = 200;

  private static final List<Piece> ROAD =
      List.of(DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0));

  private static DrivenLevel with(Piece... things) {
    List<Piece> all = new ArrayList<>(ROAD);
    all.addAll(List.of(things));
    return DrivenLevel.of(all);
  }

  private static boolean leadsTo(DrivenLevel level, double x, double z) {
    return level.roads().reach().leadsTo(new double[] {x, 0, z});
  }

  /** Walls around a middle, on as many sides as a ball of triangles has, fronts outwards. */
  private static Piece tower(double x, double z, double radius, int sides, boolean twoSided) {
    float[] p = new float[6 * sides];
    List<Integer> t = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      double angle = 2 * Math.PI * (i + 0.3) / sides;
      int next = (i + 1) % sides;
      for (int k = 0; k < 2; k++) {
        p[6 * i + 3 * k] = (float) (x + radius * Math.cos(angle));
        p[6 * i + 3 * k + 1] = 8 * k - 4;
        p[6 * i + 3 * k + 2] = (float) (z + radius * Math.sin(angle));
      }
      List<Integer> fronts = List.of(2 * i, 2 * i + 1, 2 * next, 2 * next, 2 * i + 1, 2 * next + 1);
      t.addAll(fronts);
      if (twoSided) {
        for (int k = 0; k < 6; k += 3) {
          t.addAll(List.of(fronts.get(k), fronts.get(k + 2), fronts.get(k + 1)));
        }
      }
    }
    return Piece.named("thing", "level.obj")
        .mesh(p, t.stream().mapToInt(Integer::intValue).toArray())
        .build();
  }

  /** It reaches over a border; around the border inside it there is neither a hole nor a drop. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aTowerOverTheBorder(long seed) {
    Random random = new Random(seed);
    double radius = HALF + 1 + 6 * random.nextDouble();
    double x = (radius - HALF) * (2 * random.nextDouble() - 1);
    double z = 60 + 80 * random.nextDouble();
    DrivenLevel level = with(tower(x, z, radius, 5 + random.nextInt(12), random.nextBoolean()));
    assertFalse(leadsTo(level, x, z), "the middle of " + radius + " m at " + x);
    assertFalse(leadsTo(level, Math.copySign(HALF - 0.3, x), z), "the border inside it");
    assertTrue(leadsTo(level, 0, z - radius - 4), "before it");
    assertTrue(leadsTo(level, 0, z + radius + 4), "behind it");
  }

  @Test
  void nothingDropsInsideIt() {
    Piece ground = DrivenLevel.sheet("ground", -8, 95, 8, 105, -2);
    Memory memory = Memory.first();
    DrivenLevel open = with(ground);
    DrivenLevel shut = with(ground, tower(0, 100, 9, 12, false));
    assertEquals(2, deep(open, memory), "on both sides");
    assertEquals(0, deep(shut, Memory.first()));
  }

  private static long deep(DrivenLevel level, Memory memory) {
    return DropFinder.find(
            level.roads().reach(),
            level.topology(),
            level.ledger(),
            level.classes(),
            0.5,
            30,
            memory)
        .stream()
        .filter(drop -> !Double.isInfinite(drop.depth()))
        .count();
  }

  /** Walls that leave a way round their ends shut nobody in. */
  @Test
  void betweenWallsWithAWayRound() {
    DrivenLevel level = with(across(90, -HALF, 1.5), across(110, -1.5, HALF));
    assertTrue(leadsTo(level, 0, 100));
  }

  /** Who flies over an edge and lands before a wall was not let in by a wall. */
  @Test
  void whereOneComesDown() {
    List<Piece> steps =
        List.of(
            DrivenLevel.sheet("road", -HALF, 0, HALF, 80, 1.5),
            DrivenLevel.sheet("road", -HALF, 80, HALF, LENGTH, 0),
            across(80, -HALF, HALF),
            across(100, -HALF, HALF));
    DrivenLevel level = DrivenLevel.of(steps);
    assertTrue(leadsTo(level, 0, 90));
  }

  /** A wall as high as a car across the road, whose front is towards who comes from 0. */
  private static Piece across(double z, double x0, double x1) {
    float[] p = {
      (float) x0,
      0,
      (float) z,
      (float) x1,
      0,
      (float) z,
      (float) x1,
      1.5f,
      (float) z,
      (float) x0,
      1.5f,
      (float) z
    };
    return Piece.named("wall", "level.obj").mesh(p, new int[] {0, 2, 1, 0, 3, 2}).build();
  }
}
