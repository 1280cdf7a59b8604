package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.course.naming.MisspeltRoad;
import org.trackwalk.course.scale.WrittenDigits;
import org.trackwalk.ground.surface.DrawnVertices;
import org.trackwalk.ground.surface.RepeatedVertices;
import org.trackwalk.ground.surface.SurfaceCounts;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What is counted, or summed up, over whole pieces is so in tiles, although ground is left out. */
class WholePieceTilesTest {

  private static final Set<String> RULES =
      Set.of("weld.bit-duplicate", "place.vertex-cap", "place.unknown-surface", "import.axis-unit");

  /** A hill has 961 vertices. */
  private static final int MOST = 900;

  @TempDir private Path folder;

  private static CheckSettings settings() {
    return TilesTest.settings()
        .withOnly(RULES)
        .withParameters(Map.of("place.vertex-cap.most", (double) MOST));
  }

  /** The hills in the format of a game, felt and called by no key of it. */
  private static Level world(GameNames game) {
    Level from = WideWorld.of("1HILL", true);
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : from.pieces()) {
      pieces.add(piece.name().startsWith("1HILL") ? hill(piece) : piece);
    }
    return new Level(
        "hills", "", pieces, List.of(), from.sources(), from.hints().withGame(game), List.of());
  }

  private static Piece hill(Piece piece) {
    Piece.Builder hill = piece.toBuilder().file("hills.kn5");
    int[] triangles = piece.triangles();
    if (piece.name().endsWith("_4")) {
      hill.mesh(piece.positions(), triangles).normals(null, null);
    } else if (piece.name().endsWith("_5")) {
      parted(piece, hill);
    } else {
      int[] normals = new int[triangles.length];
      Arrays.setAll(normals, i -> i / 3);
      hill.normals(new float[triangles.length], normals);
    }
    return hill.build();
  }

  /** The last hundred triangles have vertices of their own, with the same bits. */
  private static void parted(Piece piece, Piece.Builder hill) {
    float[] p = piece.positions();
    int[] triangles = piece.triangles().clone();
    float[] more = Arrays.copyOf(p, p.length + 900);
    for (int i = 0; i < 300; i++) {
      int corner = triangles.length - 300 + i;
      System.arraycopy(p, 3 * triangles[corner], more, p.length + 3 * i, 3);
      triangles[corner] = p.length / 3 + i;
    }
    hill.mesh(more, triangles).normals(null, null);
  }

  private static List<Finding> of(LevelReport report, String rule) {
    return report.findings().stream().filter(f -> f.rule().equals(rule)).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 64})
  void meshesAreCountedAsAWhole(int tiles) throws Exception {
    Level level = world(GameNames.NONE);
    LevelReport whole = LevelCheck.check(level, settings(), Progress.none());
    JoinedTiles joined = TilesTest.joined(level, tiles, false, folder);
    assertTrue(joined.leftOut() > whole.facts().triangles() / 2, joined.leftOut() + " left out");
    assertTrue(joined.notAsked(settings()).isEmpty(), joined.notAsked(settings()).toString());
    LevelReport report = joined.check(settings(), false, Progress.none());
    for (String rule : RULES) {
      boolean placed = rule.startsWith("place.") || rule.startsWith("weld.");
      assertEquals(placed, !of(whole, rule).isEmpty(), rule);
    }
    assertEquals(TilesTest.lines(whole, Set.of()), TilesTest.lines(report, Set.of()));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 64})
  void materialsAreCountedAsAWhole(int tiles) throws Exception {
    Level level = world(new GameNames(List.of(), "track.tdf", List.of("road"), true));
    LevelReport whole = LevelCheck.check(level, settings(), Progress.none());
    JoinedTiles joined = TilesTest.joined(level, tiles, false, folder);
    LevelReport report = joined.check(settings(), false, Progress.none());
    assertEquals(TilesTest.lines(whole, Set.of()), TilesTest.lines(report, Set.of()));
    int moss =
        level.pieces().stream()
            .mapToInt(p -> SurfaceCounts.of(p).get(p.surfaces().indexOf("moss") + 1))
            .sum();
    assertTrue(
        of(report, "place.unknown-surface").stream()
            .anyMatch(f -> f.message().contains("material moss ") && f.count() == moss),
        moss + " triangles: " + of(report, "place.unknown-surface"));
  }

  @Test
  void aPieceOfWhichGroundWasLeftOutKnowsWhatItHad() throws Exception {
    Level level = world(GameNames.NONE);
    JoinedTiles joined = TilesTest.joined(level, 9, false, folder);
    int left = 0;
    for (int i = 0; i < level.pieces().size(); i++) {
      Piece whole = level.pieces().get(i);
      Piece piece = joined.level().pieces().get(i);
      left += piece.totals() == null ? 0 : 1;
      assertEquals(RepeatedVertices.of(whole), RepeatedVertices.of(piece));
      assertEquals(SurfaceCounts.of(whole), SurfaceCounts.of(piece));
      assertEquals(MisspeltRoad.ground(whole), MisspeltRoad.ground(piece));
      assertEquals(WrittenDigits.rounding(whole), WrittenDigits.rounding(piece));
      if (piece.totals() != null) {
        assertEquals(DrawnVertices.count(whole), piece.totals().drawn());
        assertEquals(whole.pointCount(), piece.totals().points());
      }
    }
    assertTrue(left > 20, left + " pieces with something left out");
  }

  /** Where no road is where it is said to be, the rule would seek one in all ground. */
  @Test
  void whereTheRoadIsMissingItsUnitIsNotAsked() throws Exception {
    Level from = WideWorld.of("hill", true);
    LevelHints hints = from.hints().withRoad(List.of("of another level"));
    List<Piece> pieces =
        from.pieces().stream()
            .map(p -> p.toBuilder().surfaceClass(SurfaceClass.UNKNOWN).build())
            .toList();
    Level level = new Level("hills", "", pieces, List.of(), from.sources(), hints, List.of());
    JoinedTiles joined = TilesTest.joined(level, 9, false, folder);
    assertTrue(joined.leftOut() > 0);
    LevelReport report = joined.check(settings(), false, Progress.none());
    assertEquals("none", report.corridor().how());
    assertTrue(
        report.rulesSkipped().stream()
            .anyMatch(
                s ->
                    s.rule().equals("import.axis-unit")
                        && s.reason().startsWith("not asked in tiles: no road is known")),
        report.rulesSkipped().toString());
  }
}
