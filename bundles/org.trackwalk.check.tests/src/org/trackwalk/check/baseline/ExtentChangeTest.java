package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelExtent;
import org.trackwalk.model.report.PieceExtent;

/** A level of a road of 3 km, some hills and two trees, and what becomes of it overnight. */
class ExtentChangeTest {

  private static final LevelExtent.Guard GUARD = new LevelExtent.Guard(0.2, 3);

  private static final PieceExtent ROAD_1 = piece("road_1", SurfaceClass.ROAD, 15_000, 0);
  private static final PieceExtent ROAD_2 = piece("road_2", SurfaceClass.ROAD, 15_000, 300);
  private static final PieceExtent HILLS = piece("hills", SurfaceClass.VERGE, 500_000, 600);
  private static final PieceExtent TREE = piece("tree", SurfaceClass.SCENERY, 40, 900);

  private static final LevelExtent KNOWN = level(3000, ROAD_1, ROAD_2, HILLS, TREE);

  /** A piece of 200 x 20 x 300 m. */
  private static PieceExtent piece(String name, SurfaceClass of, double area, double x) {
    return new PieceExtent(name, of, area, new double[] {x, 0, 0, x + 200, 20, 300});
  }

  private static LevelExtent level(double road, PieceExtent... pieces) {
    List<PieceExtent> sorted = new ArrayList<>(List.of(pieces));
    sorted.sort(Comparator.comparing(PieceExtent::name));
    double area = sorted.stream().mapToDouble(PieceExtent::area).sum();
    double roadArea =
        sorted.stream()
            .filter(p -> p.surfaceClass() == SurfaceClass.ROAD)
            .mapToDouble(PieceExtent::area)
            .sum();
    double[] bounds = {0, 0, 0, 1100, 20, 300};
    return new LevelExtent(bounds, area, roadArea, road, List.copyOf(sorted), GUARD);
  }

  /** The level with its corners multiplied and its axes in another order. */
  private static LevelExtent read(double factor, int... order) {
    double[] bounds = new double[6];
    for (int k = 0; k < 3; k++) {
      bounds[k] = factor * KNOWN.bounds()[order[k]];
      bounds[3 + k] = factor * KNOWN.bounds()[3 + order[k]];
    }
    return new LevelExtent(bounds, factor * factor * KNOWN.area(), 0, 0, KNOWN.pieces(), GUARD);
  }

  private static List<String> told(LevelExtent now) {
    List<String> told = new ArrayList<>();
    for (Finding f : ExtentChange.of(KNOWN, now, "which piece is the road?")) {
      assertEquals("level.unexpected", f.rule());
      told.add(f.severity().id() + " " + f.subject());
    }
    return told;
  }

  private static String words(LevelExtent now) {
    return ExtentChange.of(KNOWN, now, "which piece is the road?").get(0).message();
  }

  @Test
  void aDaysWorkIsNoChange() {
    assertEquals(List.of(), told(KNOWN));
    PieceExtent more = piece("hills", SurfaceClass.VERGE, 600_000, 600);
    assertEquals(List.of(), told(level(2600, ROAD_1, ROAD_2, more, TREE)));
    assertEquals(List.of(), told(level(8900, ROAD_1, ROAD_2, HILLS, TREE)));
  }

  @Test
  void anotherScaleOrAxisIsToldAndNothingThatFollowsFromIt() {
    for (double factor : new double[] {100, 0.01, 39.37, 0.0254, 3.2808, 0.9144, 1000}) {
      assertEquals(List.of("error extents"), told(read(factor, 0, 1, 2)), "x" + factor);
    }
    assertTrue(words(read(100, 0, 1, 2)).contains("it is 100 times as large"));
    assertEquals(List.of("error extents"), told(read(1, 0, 2, 1)));
    assertTrue(words(read(1, 0, 2, 1)).contains("another axis points up"));
    assertEquals(List.of("error extents"), told(read(1, 1, 0, 2)));
    String both = words(read(100, 0, 2, 1));
    assertTrue(both.contains("another axis points up and it is 100 times as large"), both);
  }

  /** Turned by 90 degrees on the ground it has the same up axis; the road is gone from here. */
  @Test
  void aQuarterTurnOnTheGroundIsNoOtherAxis() {
    LevelExtent turned = read(1, 2, 1, 0);
    assertTrue(told(turned).stream().noneMatch(t -> t.equals("error extents")));
  }

  @Test
  void aRoadThatIsShorterByMoreThanAFifthIsToldWithBothLengths() {
    assertEquals(List.of(), told(level(2401, ROAD_1, ROAD_2, HILLS, TREE)));
    LevelExtent shorter = level(2399, ROAD_1, ROAD_2, HILLS, TREE);
    assertEquals(List.of("error road"), told(shorter));
    assertTrue(words(shorter).contains("2,399 m"), words(shorter));
    assertTrue(words(shorter).contains("3,000 m"), words(shorter));
    LevelExtent none = level(0, HILLS, TREE, ROAD_1, ROAD_2);
    assertTrue(words(none).startsWith("no road is checked any more"), words(none));
    assertEquals(List.of("error road"), told(level(9100, ROAD_1, ROAD_2, HILLS, TREE)));
  }

  /** With --only seam nobody walks: then the road's surface is what is compared. */
  @Test
  void whereNobodyWalkedTheRoadsSurfaceIsCompared() {
    assertEquals(List.of(), told(level(Double.NaN, ROAD_1, ROAD_2, HILLS, TREE)));
    PieceExtent half = piece("road_2", SurfaceClass.ROAD, 1_000, 300);
    assertEquals(List.of("error road"), told(level(Double.NaN, ROAD_1, half, HILLS, TREE)));
  }

  @Test
  void surfaceThatIsGoneOrHasGrownIsTold() {
    PieceExtent cut = piece("hills", SurfaceClass.VERGE, 300_000, 600);
    assertEquals(List.of("error surface"), told(level(3000, ROAD_1, ROAD_2, cut, TREE)));
    PieceExtent large = piece("hills", SurfaceClass.VERGE, 1_600_000, 600);
    assertEquals(List.of("error surface"), told(level(3000, ROAD_1, ROAD_2, large, TREE)));
  }

  @Test
  void aPieceIsGoneWhereNothingLiesInItsPlace() {
    assertEquals(
        List.of("warning gone pieces "), told(level(3000, ROAD_1, ROAD_2, HILLS)), "a tree");
    assertEquals(
        List.of("error gone pieces of the road"),
        told(level(2600, ROAD_1, HILLS, TREE)),
        "half of the road's surface, with the road as long as before");
    PieceExtent renamed = piece("fir", SurfaceClass.SCENERY, 40, 900);
    assertEquals(List.of(), told(level(3000, ROAD_1, ROAD_2, HILLS, renamed)));
    PieceExtent elsewhere = piece("fir", SurfaceClass.SCENERY, 40, 2000);
    assertEquals(
        List.of("warning gone pieces "), told(level(3000, ROAD_1, ROAD_2, HILLS, elsewhere)));
    PieceExtent joined =
        new PieceExtent("road", SurfaceClass.ROAD, 30_000, new double[] {0, 0, 0, 500, 20, 300});
    assertEquals(List.of(), told(level(3000, joined, HILLS, TREE)));
    // What came in the place of one piece came in that of one only.
    PieceExtent one = piece("asphalt", SurfaceClass.ROAD, 8_000, 150);
    List<Finding> findings =
        ExtentChange.of(KNOWN, level(3000, one, HILLS, TREE), "").stream()
            .filter(f -> f.message().contains("gone: "))
            .toList();
    assertEquals(1, findings.size());
    assertEquals(1, findings.get(0).count(), findings.get(0).message());
    assertEquals(Severity.ERROR, findings.get(0).severity());
  }

  @Test
  void nothingIsToldWhereNobodyAsksOrNobodyKnows() {
    LevelExtent half = level(100, ROAD_1);
    LevelExtent silent =
        new LevelExtent(half.bounds(), half.area(), half.roadArea(), 100, half.pieces(), null);
    assertEquals(List.of(), told(silent));
    assertEquals(List.of(), ExtentChange.of(null, half, ""));
    LevelExtent empty = new LevelExtent(new double[0], 0, 0, 0, List.of(), GUARD);
    assertEquals(List.of(), ExtentChange.of(empty, half, ""));
    assertTrue(told(empty).contains("error surface"));
  }
}
