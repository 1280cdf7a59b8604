package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.PaintedSheets;

/** Small thin sheets on the road are told as one; all that is larger, thicker or hangs is not. */
class PaintedSheetsTest {

  private final List<Piece> pieces = new ArrayList<>();

  /** A level sheet of road from (x0, z0) to (x1, z1), millimetres high. */
  private PaintedSheetsTest sheet(
      String name, double x0, double z0, double x1, double z1, double high) {
    float y = (float) (high / 1000);
    float[] p = {
      (float) x0,
      y,
      (float) z0,
      (float) x0,
      y,
      (float) z1,
      (float) x1,
      y,
      (float) z1,
      (float) x1,
      y,
      (float) z0
    };
    pieces.add(
        Piece.named(name, "level.obj")
            .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
            .surfaceClass(SurfaceClass.ROAD)
            .build());
    return this;
  }

  private PaintedSheetsTest road() {
    return sheet("road", 0, 0, 30, 6, 0);
  }

  private List<Finding> findings() {
    Level level = new Level("level", "", pieces, List.of(), List.of("level.obj"), LevelHints.NONE);
    Set<String> rules = Set.of("seam.overlap", "seam.gap", "seam.step", "weld.near-miss");
    CheckSettings settings = CheckSettings.defaults().withOnly(rules);
    return LevelCheck.open(level, settings, Progress.none()).findings();
  }

  private static boolean painted(Finding finding) {
    return PaintedSheets.CAUSE.equals(finding.cause());
  }

  /** What is told of a piece, none of it as paint. */
  private List<Finding> plain(String piece) {
    List<Finding> found =
        findings().stream().filter(f -> f.pieces().contains(piece)).collect(Collectors.toList());
    assertFalse(found.isEmpty(), piece);
    assertTrue(found.stream().noneMatch(PaintedSheetsTest::painted), found.toString());
    return found;
  }

  @Test
  void squaresOnTheRoadAreOneGroupOfErrors() {
    road();
    for (int i = 0; i < 4; i++) {
      sheet("square_" + (char) ('a' + i), 5 + i * 1.2, 1, 6 + i * 1.2, 2, 1.5);
    }
    List<Finding> found = findings();
    assertEquals(4, found.size(), found.toString());
    assertTrue(found.stream().allMatch(PaintedSheetsTest::painted), found.toString());
    assertEquals(1, found.stream().map(Finding::group).distinct().count());
    // As a wheel meets them they are no better than before.
    assertTrue(found.stream().allMatch(f -> f.severity() == Severity.ERROR), found.toString());
    assertTrue(found.stream().allMatch(f -> f.help().contains("not collidable")));
  }

  @Test
  void whatFacesASquareAtItsHeightIsPaintToo() {
    road().sheet("a", 5, 1, 6, 2, 1.5).sheet("b", 6.001, 1, 7, 2, 1.5);
    Predicate<Finding> both = f -> f.pieces().containsAll(List.of("a", "b"));
    List<Finding> between = findings().stream().filter(both).toList();
    assertFalse(between.isEmpty());
    assertTrue(between.stream().allMatch(PaintedSheetsTest::painted), between.toString());
  }

  @Test
  void aPlateIsNoPaint() {
    road().sheet("plate", 5, 1, 6, 2, 6.5);
    plain("plate");
    pieces.remove(1);
    sheet("plate", 5, 1, 6, 2, 5.5);
    assertTrue(findings().stream().allMatch(PaintedSheetsTest::painted));
  }

  @Test
  void whatHoldsACarIsNoPaint() {
    road().sheet("lane", 5, 1, 8.1, 3, 1.5);
    plain("lane");
  }

  /** A road of tiles on a field: each is small, together they are the road. */
  @Test
  void tilesSideBySideAreNoPaint() {
    road();
    for (int i = 0; i < 8; i++) {
      sheet("tile_" + i, 5 + i * 1.0005, 1, 6 + i * 1.0005, 2, 5);
    }
    for (int i = 0; i < 8; i++) {
      plain("tile_" + i);
    }
    assertTrue(findings().stream().anyMatch(f -> f.rule().equals("weld.near-miss")));
  }

  @Test
  void whatHangsOverTheEdgeIsNoPaint() {
    road().sheet("flap", 29.5, 1, 30.5, 2, 1.5);
    plain("flap");
  }

  /** A gap of 20 mm across the road beside a square, and one under a line that runs over it. */
  @Test
  void aGapBesidePaintIsToldAsBefore() {
    sheet("road_a", 0, 0, 15, 6, 0).sheet("road_b", 15.02, 0, 30, 6, 0);
    sheet("square", 14, 1, 14.9, 2, 1.5).sheet("line", 14, 3, 16, 3.1, 1.5);
    List<Finding> gaps = findings().stream().filter(f -> f.rule().equals("seam.gap")).toList();
    assertFalse(gaps.isEmpty());
    assertTrue(gaps.stream().noneMatch(PaintedSheetsTest::painted), gaps.toString());
    double length = gaps.stream().mapToDouble(Finding::length).sum();
    assertTrue(length > 5.8, gaps.toString());
  }

  /** The square ends where the road does, before a gap. */
  @Test
  void aGapAtTheEndOfPaintIsToldAsBefore() {
    sheet("road_a", 0, 0, 15, 6, 0).sheet("road_b", 15.02, 0, 30, 6, 0);
    sheet("square", 14, 1, 15, 2, 1.5);
    List<Finding> gaps = findings().stream().filter(f -> f.rule().equals("seam.gap")).toList();
    assertTrue(gaps.stream().noneMatch(PaintedSheetsTest::painted), gaps.toString());
    double length = gaps.stream().mapToDouble(Finding::length).sum();
    assertTrue(length > 5.8, gaps.toString());
  }

  /** A step of 20 mm in the road, beside a square at the height of its lower side. */
  @Test
  void aStepBesidePaintIsToldAsBefore() {
    sheet("road_a", 0, 0, 15, 6, 0).sheet("road_b", 15, 0, 30, 6, 20);
    sheet("square", 14, 1, 14.999, 2, 1.5);
    List<Finding> steps = findings().stream().filter(f -> f.rule().equals("seam.step")).toList();
    assertTrue(
        steps.stream().anyMatch(f -> !painted(f) && f.severity() == Severity.ERROR),
        steps.toString());
  }
}
