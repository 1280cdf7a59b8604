package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rules.probe.Ribbons.Line;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A stretch of road that is missing is an error where a car falls, and where it would drive on. */
class MissingStretchTest {

  private static Finding one(List<Finding> told) {
    assertEquals(1, told.size(), () -> told.stream().map(Finding::message).toList().toString());
    assertEquals(Severity.ERROR, told.get(0).severity());
    return told.get(0);
  }

  private static Ribbons gap(double metres) {
    return new Ribbons()
        .road("road_1", Ribbons.straight(), 0, 200)
        .road("road_3", Ribbons.straight(), 200 + metres, 400 + metres);
  }

  @ParameterizedTest(name = "{0} m of a straight")
  @ValueSource(doubles = {14, 40, 80, 150})
  void onAStraight(double metres) {
    Finding told = one(gap(metres).told());
    String words = String.format("goes on %.0f m ahead", metres);
    assertTrue(told.message().contains(words), told.message());
    assertTrue(told.message().contains("there is no road_2"), told.message());
    assertTrue(told.message().endsWith("falls out of the level"), told.message());
    double z = told.position()[2];
    assertEquals(0, told.position()[0], 0.01);
    assertTrue(Math.abs(z - 200) < 0.01 || Math.abs(z - 200 - metres) < 0.01, "z " + z);
  }

  /** The sheet below ends on the same line, so the road's own edge lies on it, and not free. */
  @ParameterizedTest(name = "{0} m")
  @ValueSource(doubles = {14, 40, 80})
  void ofARoadThatIsLaidOnGround(double metres) {
    for (double below : new double[] {0.0005, 0.0025, 0.01, 0.025}) {
      for (double width : new double[] {10, 16, 60}) {
        Ribbons level = gap(metres);
        for (double from : new double[] {0, 200 + metres}) {
          level.ribbon(
              "ground" + from,
              SurfaceClass.VERGE,
              Ribbons.straight(),
              from,
              from + 200,
              width,
              0,
              -below);
        }
        Finding told = one(level.told());
        assertEquals(metres, told.length(), 0.1, below + " m below, " + width + " m wide");
      }
    }
  }

  /** A strip of the ground that reaches beyond the end, as a gutter does, carries no car. */
  @ParameterizedTest(name = "{0} m wide")
  @ValueSource(doubles = {0.3, 0.8, 1.5})
  void ofARoadOnGroundOfWhichAStripReachesFarther(double wide) {
    for (double below : new double[] {0.0025, 0.025}) {
      for (double left : new double[] {-2.5, 2.5}) {
        Ribbons level = gap(40);
        SurfaceClass as = SurfaceClass.VERGE;
        level.ribbon("ground", as, Ribbons.straight(), 0, 200, 16, 0, -below);
        level.ribbon("ground2", as, Ribbons.straight(), 240, 440, 16, 0, -below);
        level.ribbon("gutter", as, Ribbons.straight(), 198, 202, wide, left, -below);
        level.ribbon("gutter2", as, Ribbons.straight(), 198, 202, wide, -left, -below);
        assertEquals(40, one(level.told()).length(), 0.1, below + " m below");
      }
    }
  }

  /** Ground that goes on under the missing road is a way on. */
  @Test
  void groundThatGoesOnJustBelowIsNone() {
    for (double below : new double[] {0.0025, 0.01, 0.025}) {
      Ribbons level =
          gap(40).ribbon("ground", SurfaceClass.VERGE, Ribbons.straight(), 0, 440, 16, 0, -below);
      assertEquals(List.of(), level.told(), below + " m below");
    }
  }

  @Test
  void aShortOneIsToldByTheSlot() {
    List<Finding> told = gap(6).told();
    assertTrue(!told.isEmpty());
    for (Finding slot : told) {
      assertTrue(slot.message().contains("m of road is missing"), slot.message());
    }
  }

  @Test
  void whatIsFarAheadIsAnotherRoad() {
    assertEquals(List.of(), gap(250).told());
  }

  @ParameterizedTest(name = "{0} m of a circle of 40 m radius")
  @ValueSource(doubles = {14, 30, 60})
  void inABend(double metres) {
    double lap = 2 * StrictMath.PI * 40;
    Line circle = Ribbons.circle(40);
    Ribbons ring = new Ribbons().road("road", circle, 0, lap - metres);
    double length = one(ring.told()).length();
    assertEquals(metres, length, 0.02 * metres, "as the road goes, not the straight way");
  }

  /** Two straights of 600 m and one bend of 180 degrees; the other one is missing. */
  @Test
  void aHairpinOfARing() {
    one(new Ribbons().road("road", hairpin(600), 0, 1200 + 15 * StrictMath.PI).told());
  }

  @Test
  void aPieceForTestsWithAHairpinIsNoRing() {
    assertEquals(
        List.of(), new Ribbons().road("road", hairpin(80), 0, 160 + 15 * StrictMath.PI).told());
  }

  private static Line hairpin(double straight) {
    double bend = 15 * StrictMath.PI;
    return s -> {
      if (s <= straight) {
        return new double[] {15, 0, s, 0, 1};
      }
      if (s >= straight + bend) {
        return new double[] {-15, 0, 2 * straight + bend - s, 0, -1};
      }
      double a = (s - straight) / 15;
      double cos = StrictMath.cos(a);
      double sin = StrictMath.sin(a);
      return new double[] {15 * cos, 0, straight + 15 * sin, -sin, cos};
    };
  }

  @Test
  void whatIsLeftBesideDoesNotHideIt() {
    Ribbons level = gap(60);
    for (int side = -1; side <= 1; side += 2) {
      level.ribbon(
          "road_side" + side, SurfaceClass.ROAD, Ribbons.straight(), 0, 460, 3, 6.5 * side, 0);
      level.ribbon("verge" + side, SurfaceClass.VERGE, Ribbons.straight(), 0, 460, 4, 10 * side, 0);
    }
    one(level.told());
  }

  private static Ribbons overGrass(double metres, double below) {
    return gap(metres)
        .ribbon("grass", SurfaceClass.VERGE, Ribbons.straight(), 0, 460, 30, 0, -below);
  }

  @ParameterizedTest(name = "ground {0} m below")
  @ValueSource(doubles = {0, 0.01, 0.021, 0.029})
  void overALowStepACarRolls(double below) {
    for (double metres : new double[] {2, 60}) {
      assertEquals(List.of(), overGrass(metres, below).told());
    }
  }

  /** The limit is the edge that a wheel of 0.3 m meets at 45 degrees: 88 mm. */
  @ParameterizedTest(name = "ground {0} m below")
  @ValueSource(doubles = {0.031, 0.05, 0.085})
  void aLowEdgeIsMetAtTheOtherSide(double below) {
    Finding stretch = one(overGrass(60, below).told());
    String words =
        String.format(
            Locale.ROOT,
            "the ground between lies lower, and wheels run against the other side, %.1f mm high",
            1000 * below);
    assertTrue(stretch.message().endsWith(words), stretch.message());
    Finding gap = one(overGrass(2, below).told());
    assertTrue(gap.message().contains("2.00 m of road is missing over ground"), gap.message());
    assertEquals(below, gap.measure().value(), 1e-6);
    double cos = 1 - below / 0.3;
    double lost = gap.effects().get(0).speed() * Math.sqrt(1 - cos * cos);
    assertEquals(lost * cos, gap.effects().get(0).dvUp(), 0.01);
  }

  @ParameterizedTest(name = "ground {0} m below")
  @ValueSource(doubles = {0.091, 0.11, 0.2, 0.29})
  void anEdgeHoldsAWheel(double below) {
    String words = String.format(Locale.ROOT, "and meets the other side, %.2f m high", below);
    Finding stretch = one(overGrass(60, below).told());
    assertTrue(
        below < 0.1 || stretch.message().endsWith(words), () -> words + ": " + stretch.message());
    Finding gap = one(overGrass(2, below).told());
    assertTrue(gap.message().contains("2.00 m of road is missing; a car falls"), gap.message());
    assertEquals(2, gap.measure().value(), 0.02);
    assertEquals(10, gap.length(), 0.01, "as wide as the road");
  }

  /** A plate that lies on the road ends, and another begins: no road is missing. */
  @ParameterizedTest(name = "{0} m high")
  @ValueSource(doubles = {0.1, 0.2, 0.3})
  void aKerbMayEnd(double high) {
    Ribbons level = new Ribbons().road("road", Ribbons.straight(), 0, 200);
    for (int from = 0; from <= 105; from += 105) {
      level.ribbon(
          "kerb" + from, SurfaceClass.ROAD, Ribbons.straight(), from, from + 95, 1, 4.5, high);
    }
    assertEquals(List.of(), level.told());
  }

  private static Ribbons torn(double metres, double wide) {
    Ribbons level = new Ribbons().road("road", Ribbons.straight(), 0, 400);
    double left = 5 + wide / 2;
    level.ribbon("verge_l", SurfaceClass.VERGE, Ribbons.straight(), 0, 400, wide, left, 0);
    level.ribbon("verge_r1", SurfaceClass.VERGE, Ribbons.straight(), 0, 150, wide, -left, 0);
    return level.ribbon(
        "verge_r3", SurfaceClass.VERGE, Ribbons.straight(), 150 + metres, 400, wide, -left, 0);
  }

  @ParameterizedTest(name = "{0} m of a verge of {1} m")
  @CsvSource({"3, 1", "10, 2", "25, 5"})
  void aPieceOfTheVerge(double metres, double wide) {
    Finding told = one(torn(metres, wide).told());
    assertTrue(told.message().contains("of verge is missing"), told.message());
    assertEquals(metres, told.measure().value(), 0.02 * metres);
    assertEquals(wide, told.length(), 0.01);
  }

  /** Narrower than half a car it is no verge; a strip in pieces with long gaps has none missing. */
  @Test
  void whatEndsBesideTheRoadMayBeMeant() {
    assertEquals(List.of(), torn(25, 0.8).told());
    assertEquals(List.of(), torn(210, 3).told());
  }

  /** A shallow floor beside the road is a warning: a wheel gets over the edge. */
  @ParameterizedTest(name = "ground {0} m below")
  @CsvSource({"0.08, ", "0.2, WARNING", "0.29, WARNING", "0.31, ERROR", "3, ERROR"})
  void groundBelowAVerge(double below, Severity severity) {
    List<Finding> told =
        torn(10, 4)
            .ribbon("ground", SurfaceClass.VERGE, Ribbons.straight(), -50, 450, 60, 0, -below)
            .told();
    assertEquals(
        severity == null ? List.of() : List.of(severity),
        told.stream().map(Finding::severity).toList());
  }

  /** On a bridge it ends on both sides. */
  @Test
  void aBridgeHasNoVerge() {
    Ribbons level = new Ribbons().road("road", Ribbons.straight(), 0, 400);
    for (int side = -1; side <= 1; side += 2) {
      for (int from = 0; from <= 230; from += 230) {
        level.ribbon(
            "verge", SurfaceClass.VERGE, Ribbons.straight(), from, from + 170, 4, 7 * side, 0);
      }
    }
    assertEquals(List.of(), level.told());
  }

  @Test
  void deepGroundIsAFall() {
    Finding told =
        one(
            gap(60)
                .ribbon("grass", SurfaceClass.VERGE, Ribbons.straight(), 150, 310, 60, 0, -3)
                .told());
    assertTrue(told.message().endsWith("falls 3.00 m deep"), told.message());
  }

  /** A ramp of 12 m that ends 2 m higher. */
  private static Line ramp(double before) {
    return s -> new double[] {0, Math.max(0, (s - before) / 6), s, 0, 1};
  }

  @Test
  void aRampIsForAJump() {
    Ribbons jump =
        new Ribbons()
            .road("road_1", ramp(188), 0, 200)
            .road("road_2", Ribbons.straight(), 220, 420);
    assertEquals(List.of(), jump.told());
  }

  @Test
  void aCrestIsNoRamp() {
    // Radius 250 m: a car at 200 km/h takes off, but this is a road with its top missing.
    Line crest =
        s -> {
          double a = (s - 200) / 250;
          return new double[] {
            0, 250 * StrictMath.cos(a) - 250, 200 + 250 * StrictMath.sin(a), 0, 1
          };
        };
    one(new Ribbons().road("road_1", crest, 100, 170).road("road_2", crest, 230, 300).told());
  }

  @Test
  void aWallEndsARoad() {
    assertEquals(List.of(), gap(60).wall(Ribbons.straight(), 201).told());
    one(gap(60).wall(Ribbons.straight(), 100).told());
  }

  @Test
  void twoRoadsBesideEachOtherAreNoRing() {
    assertEquals(
        List.of(),
        new Ribbons()
            .ribbon("road_1", SurfaceClass.ROAD, Ribbons.straight(), 0, 400, 8, -6, 0)
            .ribbon("road_2", SurfaceClass.ROAD, Ribbons.straight(), 0, 400, 8, 6, 0)
            .told());
  }

  @Test
  void aRoadThatCrossesIsNoPartOfIt() {
    Line across = s -> new double[] {s, 0, 230, 1, 0};
    // The bridge over the other road has its ends 60 m apart, and the other road in between.
    assertEquals(
        List.of(),
        gap(60).ribbon("road_x", SurfaceClass.ROAD, across, -200, 200, 59.6, 0, 0).told());
  }

  @Test
  void aPavementMayEnd() {
    Ribbons level =
        new Ribbons().ribbon("road", SurfaceClass.ROAD, Ribbons.straight(), 0, 460, 8, 0, 0);
    for (int from = 0; from <= 260; from += 260) {
      level.ribbon("pave" + from, SurfaceClass.ROAD, Ribbons.straight(), from, from + 200, 2, 7, 0);
    }
    assertEquals(List.of(), level.told());
  }

  /** A width below zero turns it over. */
  @Test
  void theUndersideOfABridgeMayEnd() {
    Ribbons level = new Ribbons().road("road", Ribbons.straight(), 0, 460);
    for (int from = 0; from <= 260; from += 260) {
      level.ribbon(
          "under" + from, SurfaceClass.ROAD, Ribbons.straight(), from, from + 200, -10, 0, -2);
    }
    assertEquals(List.of(), level.told());
  }

  @Test
  void whatIsStreamedInIsNotMissing() {
    assertEquals(List.of(), gap(60).neighbour(Ribbons.straight(), 200, 260).told());
  }

  @Test
  void theCircuitIsWhole() {
    assertEquals(List.of(), Ribbons.told(Circuit.generate(CircuitShape.EXAMPLE).level()));
  }

  /** Each piece in turn; the error is at an end of what is missing, and as long. */
  @TestFactory
  Stream<DynamicTest> eachPieceOfTheCircuit() {
    Level whole = Circuit.generate(CircuitShape.EXAMPLE).level();
    List<Piece> roads = whole.pieces().stream().filter(p -> p.name().startsWith("road_")).toList();
    assertTrue(roads.size() >= 12, "pieces of the example");
    return IntStream.range(0, roads.size())
        .mapToObj(
            i -> DynamicTest.dynamicTest(roads.get(i).name(), () -> without(whole, roads.get(i))));
  }

  private static void without(Level whole, Piece gone) {
    List<Piece> left = new ArrayList<>(whole.pieces());
    left.remove(gone);
    Finding told =
        one(Ribbons.told(new Level("level", "", left, List.of(), whole.sources(), whole.hints())));
    double nearest = Double.POSITIVE_INFINITY;
    float[] p = gone.points();
    for (int v = 0; v < p.length; v += 3) {
      double x = p[v] - told.position()[0];
      double z = p[v + 2] - told.position()[2];
      nearest = Math.min(nearest, Math.sqrt(x * x + z * z));
    }
    assertTrue(nearest < 7, "half a road's width from what is missing: " + nearest);
    assertEquals(975.0 / 12, told.length(), 2, "a twelfth of the lap");
  }
}
