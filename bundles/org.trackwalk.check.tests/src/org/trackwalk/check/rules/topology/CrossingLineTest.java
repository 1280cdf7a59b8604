package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.crossing.Crossing;
import org.trackwalk.ground.crossing.CrossingFinder;
import org.trackwalk.mesh.level.SurfaceClass;

/** The line along which sheets cross, against where two planes meet. */
class CrossingLineTest {

  private static List<Crossing> crossings(RuleContext context) {
    return new CrossingFinder(context.surface(), context.topology(), 1)
        .find(t -> true, t -> true, 0.001);
  }

  /** A sheet of 8 by 8 m around a point on the road at (5, 0, 20), turned, that leans. */
  private static void leaning(MeshDraft draft, double turn, double slope, double y) {
    int first = draft.vertexCount();
    for (int k = 0; k < 4; k++) {
      double u = k == 0 || k == 3 ? -4 : 4;
      double w = k < 2 ? -4 : 4;
      double x = u * StrictMath.cos(turn) - w * StrictMath.sin(turn);
      double z = u * StrictMath.sin(turn) + w * StrictMath.cos(turn);
      draft.vertex(5 + x, y + slope * w, 20 + z);
    }
    draft.quad(first, first + 3, first + 2, first + 1, "");
  }

  private static void assertAlong(CrossingLine line, double length, double turn) {
    assertEquals(length, line.length(), 1e-4);
    assertTrue(line.points().length >= 6);
    for (int i = 0; i < line.points().length; i += 3) {
      double x = line.points()[i] - 5;
      double z = line.points()[i + 2] - 20;
      assertEquals(0, -x * StrictMath.sin(turn) + z * StrictMath.cos(turn), 1e-4);
      assertEquals(0, line.points()[i + 1], 1e-4);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.01, 0.1", "0.3, 0.5", "1, 0.2", "0.7, -0.3"})
  void ofTwoPiecesItIsTheWidthOfTheSheet(double turn, double slope) {
    MeshDraft sheet = new MeshDraft("sheet", SurfaceClass.VERGE);
    leaning(sheet, turn, slope, 0);
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 8);
    RuleContext context = SmallLevel.context(SmallLevel.built(road, sheet));
    assertAlong(CrossingLine.of(context.surface(), crossings(context)), 8, turn);
  }

  @ParameterizedTest
  @CsvSource({"0.01, 0.1", "0.3, 0.5", "1, 0.2", "0.7, -0.3"})
  void ofOnePieceToo(double turn, double slope) {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 8);
    leaning(road, turn, slope, 0);
    RuleContext context = SmallLevel.context(SmallLevel.built(road));
    assertAlong(CrossingLine.of(context.surface(), crossings(context)), 8, turn);
  }

  @Test
  void ofBothItIsTheSum() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 8);
    leaning(road, 0.2, 0.1, 0);
    MeshDraft other = new MeshDraft("other", SurfaceClass.ROAD);
    for (int v = 0; v < road.vertexCount(); v++) {
      float[] p = road.position(v);
      if (v < 3 * 9) {
        other.vertex(p[0] + 50, 0, p[2]);
      }
    }
    for (int t = 0; t < road.triangleCount() - 2; t++) {
      int[] c = road.corners(t);
      other.triangle(c[0], c[1], c[2], "");
    }
    MeshDraft sheet = new MeshDraft("sheet", SurfaceClass.VERGE);
    leaning(sheet, 0.4, 0.2, 0);
    for (int v = 0; v < 4; v++) {
      float[] p = sheet.position(v);
      sheet.move(v, p[0] + 50, p[1], p[2]);
    }
    RuleContext context = SmallLevel.context(SmallLevel.built(road, other, sheet));
    CrossingLine line = CrossingLine.of(context.surface(), crossings(context));
    assertEquals(16, line.length(), 1e-4);
    boolean near = false;
    boolean far = false;
    for (int i = 0; i < line.points().length; i += 3) {
      near |= line.points()[i] < 30;
      far |= line.points()[i] > 30;
    }
    assertTrue(near && far, "it goes on at the next part");
  }

  private static Crossing pair(int first, int second) {
    return new Crossing(first, second, new double[6], null, null);
  }

  /** What crosses is on two sides: seeded pairs between two sets of triangles. */
  @Test
  void eachIsOnTheOtherSideThanWhatItCrosses() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      List<Crossing> pairs = new ArrayList<>();
      TreeSet<Integer> all = new TreeSet<>();
      int n = 1 + random.nextInt(20);
      for (int i = 0; i < n; i++) {
        // Even ones cross odd ones, named in either order.
        int even = 2 * random.nextInt(8);
        int odd = 2 * random.nextInt(8) + 1;
        boolean turned = random.nextBoolean();
        pairs.add(turned ? pair(odd, even) : pair(even, odd));
        all.add(even);
        all.add(odd);
      }
      Map<Integer, Integer> sides = Sides.of(pairs);
      assertEquals(all, new TreeSet<>(sides.keySet()));
      for (Crossing c : pairs) {
        assertEquals(1, sides.get(c.first()) + sides.get(c.second()), "seed " + seed);
      }
    }
  }

  @Test
  void ofThreeThatCrossOneAnotherOnePairIsOnOneSide() {
    Map<Integer, Integer> sides = Sides.of(List.of(pair(4, 7), pair(7, 9), pair(9, 4)));
    assertEquals(0, sides.get(4));
    assertNotEquals(sides.get(4), sides.get(7));
    assertEquals(1, sides.get(9));
  }
}
