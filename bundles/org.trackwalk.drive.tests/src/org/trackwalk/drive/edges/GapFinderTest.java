package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;

/** A straight road of which a stretch is missing: how long, how deep, and on which part of it. */
class GapFinderTest {

  private static final double HALF = 5;
  private static final double LENGTH = 200;
  private static final double AT = 100;

  /** A road that is missing for so many metres, with something else in the level. */
  private static DrivenLevel torn(double width, Piece... more) {
    List<Piece> pieces = new ArrayList<>(List.of(more));
    pieces.add(DrivenLevel.sheet("road_1", -HALF, 0, HALF, AT, 0));
    pieces.add(DrivenLevel.sheet("road_2", -HALF, AT + width, HALF, LENGTH, 0));
    return DrivenLevel.of(pieces);
  }

  private static Piece floor(double y) {
    return DrivenLevel.sheet("ground", -60, -60, 60, LENGTH + 60, y);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.31, 1, 3, 8, 11.6})
  void aSlitAcrossTheRoadIsAsWideAsItIs(double width) {
    List<Gap> gaps = torn(width).gaps(60);
    assertEquals(1, gaps.size());
    Gap gap = gaps.get(0);
    assertEquals(SurfaceClass.ROAD, gap.surface());
    assertFalse(gap.side());
    assertTrue(gap.along());
    assertEquals(width, gap.width(), Math.max(0.002, 0.01 * width));
    assertEquals(2 * HALF, gap.across(), 0.1);
    assertTrue(Double.isInfinite(gap.depth()));
    assertTrue(Double.isInfinite(gap.step()) && Double.isInfinite(gap.lip()));
    assertEquals(0, gap.rise(), 1e-6);
  }

  /** Up to a wheel's radius the ledger owns the borders of a slit, and tells it. */
  @ParameterizedTest
  @CsvSource({"0.04, GAP", "0.06, OPEN", "0.28, OPEN"})
  void whatIsNarrowerIsTheLedgers(double width, LedgerClass owner) {
    DrivenLevel level = torn(width);
    assertEquals(2, level.ledger().counts().get(owner));
    assertEquals(0, level.gaps(60).size());
  }

  /** What is wider is told as missing road, once, and not as a slit. */
  @ParameterizedTest
  @CsvSource({"11.6, 1", "12.5, 0"})
  void theWidestIsTwelveMetres(double width, int slits) {
    DrivenLevel level = torn(width);
    assertEquals(slits, level.gaps(60).stream().filter(gap -> !gap.side()).count());
    assertEquals(1, level.missing(60).size());
  }

  /** A tenth of a tyre's radius is no gap for any wheel. */
  @ParameterizedTest
  @CsvSource({"0.02, 0", "0.029, 0", "0.04, 1", "0.2, 1", "2, 1"})
  void aFloorSoDeep(double deep, int number) {
    List<Gap> gaps = torn(2, floor(-deep)).gaps(60);
    assertEquals(number, gaps.size());
    if (number > 0) {
      assertEquals(deep, gaps.get(0).depth(), 1e-4);
      assertEquals(deep, gaps.get(0).step(), 1e-4);
      assertEquals(deep, gaps.get(0).lip(), 1e-4);
    }
  }

  @Test
  void aPlateOverItLeavesNone() {
    assertEquals(0, torn(2, DrivenLevel.sheet("plate", -6, 95, 6, 107, 0.005)).gaps(60).size());
    assertEquals(1, torn(2, DrivenLevel.sheet("roof", -6, 95, 6, 107, 5)).gaps(60).size());
  }

  /** One who crosses 5 m at 50 m/s falls for 0.1 s. */
  @Test
  void whoCrossesItFalls() {
    Gap gap = torn(5).gaps(60).get(0);
    double time = gap.width() / gap.speed();
    assertEquals(9.80665 / 2 * time * time, gap.fall(), 1e-9);
    assertTrue(gap.speed() <= 50);
  }

  /** A grass verge of 4 m beside the road ends, and goes on. */
  @ParameterizedTest
  @CsvSource({"2, 60, 1", "20, 60, 1", "58, 60, 1", "20, 15, 0"})
  void aStripBesideTheRoad(double width, double longest, int number) {
    List<Piece> pieces =
        List.of(
            DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0),
            DrivenLevel.sheet("grass_1", HALF, 0, HALF + 4, AT, 0),
            DrivenLevel.sheet("grass_2", HALF, AT + width, HALF + 4, LENGTH, 0));
    List<Gap> gaps = DrivenLevel.of(pieces).gaps(longest);
    assertEquals(number, gaps.size());
    if (number > 0) {
      Gap gap = gaps.get(0);
      assertTrue(gap.side());
      assertEquals(SurfaceClass.VERGE, gap.surface());
      assertEquals(width, gap.width(), Math.max(0.02, 0.01 * width));
      assertEquals(4, gap.across(), 0.1);
    }
  }

  /** A shore that comes near the road at one edge and leaves it again aslant misses no piece. */
  @ParameterizedTest
  @CsvSource({"20, 0", "35, 0", "50, 0", "90, 1"})
  void aShoreThatComesNear(double degrees, int number) {
    double back = degrees == 90 ? 0 : 6 / StrictMath.tan(StrictMath.toRadians(degrees));
    double far = AT + 20;
    float[] slant = {
      (float) (HALF + 2),
      0,
      (float) far,
      (float) (HALF + 2),
      0,
      (float) (far + back),
      (float) (HALF + 8),
      0,
      (float) (far + back)
    };
    List<Piece> pieces = new ArrayList<>();
    pieces.add(DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0));
    pieces.add(DrivenLevel.sheet("grass_1", HALF, 0, HALF + 2, LENGTH, 0));
    pieces.add(DrivenLevel.sheet("grass_2", HALF + 2, 0, HALF + 8, AT, 0));
    pieces.add(DrivenLevel.sheet("grass_3", HALF + 2, far + back, HALF + 8, LENGTH, 0));
    if (back > 0) {
      pieces.add(Piece.named("grass_4", "level.obj").mesh(slant, new int[] {0, 1, 2}).build());
    }
    assertEquals(number, DrivenLevel.of(pieces).gaps(60).size());
  }
}
