package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.check.rules.topology.IsolatedVertex;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** Numbers in words, what a wheel loses at an edge, whose an importer's note is. */
class FindingWordsTest {

  private static final RuleInfo RULE = new IsolatedVertex().info();

  @ParameterizedTest
  @CsvSource({
    "0, 0 mm",
    "9e-10, under 0.000001 mm",
    "1e-9, 0.000001 mm",
    "1.24e-7, 0.00012 mm",
    "0.0000999, 0.1 mm",
    "0.0001, 0.10 mm",
    "0.00123, 1.23 mm",
    "0.00999, 9.99 mm",
    "0.01, 10.0 mm",
    "0.0999, 99.9 mm",
    "0.1, 0.10 m",
    "9.99, 9.99 m",
    "10, 10.0 m",
    "123.45, 123.5 m"
  })
  void lengthsAreInTheUnitThatReadsBest(double metres, String words) {
    assertEquals(words, SeamFinding.metres(metres));
  }

  @Test
  void speedsAreInKilometresAnHour() {
    assertEquals("200 km/h", RoadFinding.kmh(55.5556));
    assertEquals("0 km/h", RoadFinding.kmh(0));
  }

  /** The circle around the edge: cosine of its angle 1 - height / radius. */
  @ParameterizedTest
  @CsvSource({"0.03, 0.3", "0.1, 0.3", "0.15, 0.3", "0.299, 0.3", "0.05, 0.25"})
  void aWheelLosesWhatPointsAtTheEdge(double height, double radius) {
    double v = 20;
    Effect effect = WheelEdge.met(height, radius, v, 0.4);
    double angle = StrictMath.acos(1 - height / radius);
    // Left is v cos a, along the circle's tangent, which rises by a.
    assertEquals(v * StrictMath.cos(angle) * StrictMath.sin(angle), effect.dvUp(), 1e-9);
    double left = v * StrictMath.cos(angle) * StrictMath.cos(angle);
    assertEquals(v - left, effect.dvForward(), 1e-9);
    assertEquals(0, effect.dvSide());
    assertEquals(0.4, effect.share());
    assertEquals(v, effect.speed());
    assertEquals("wheel r 0.3", effect.shape(), "to one digit");
  }

  @ParameterizedTest
  @CsvSource({"0.3, 0.3", "0.5, 0.3"})
  void anEdgeAsHighAsTheHubStopsIt(double height, double radius) {
    assertEquals(Effect.stops(20, 0.4), WheelEdge.met(height, radius, 20, 0.4));
  }

  private static ImportProblem problem(String piece, String file, Float... near) {
    return new ImportProblem("import.index-range", piece, file, 7, 3, "words", List.of(near));
  }

  private static Piece piece(String name, String file, double x) {
    float a = (float) x;
    return Piece.named(name, file)
        .mesh(new float[] {a, 0, 0, a, 0, 9, a + 9, 0, 0}, new int[] {0, 1, 2})
        .surfaceClass(SurfaceClass.ROAD)
        .build();
  }

  private static RuleContext pieces() {
    return SmallLevel.context(
        piece("first", "a.obj", 0), piece("second", "a.obj", 20), piece("third", "b.obj", 40));
  }

  @Test
  void aNoteIsOfThePieceThatItNames() {
    Finding found =
        ImportedProblem.finding(RULE, Severity.WARNING, pieces(), problem("second", "a.obj"));
    assertEquals(List.of("second"), found.pieces());
    assertEquals("second", found.subject());
    assertEquals("words", found.message());
    assertEquals(3, found.count());
    assertEquals(3, found.measure().value());
    assertArrayEquals(new double[3], found.position(), "no place");
  }

  @Test
  void aNoteWithAPlaceHasIt() {
    Finding found =
        ImportedProblem.finding(
            RULE, Severity.WARNING, pieces(), problem("second", "a.obj", 1f, 2f, 3f));
    assertEquals(List.of("second"), found.pieces());
    assertArrayEquals(new double[] {1, 2, 3}, found.position());
    // A place that is no number is none.
    found =
        ImportedProblem.finding(
            RULE, Severity.WARNING, pieces(), problem("second", "a.obj", 1f, Float.NaN, 3f));
    assertEquals("second", found.subject());
    assertArrayEquals(new double[3], found.position(), "no place");
  }

  /** Which piece of its file is the nearest, by its vertices. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 0, a.obj, first",
    "14, 0, 0, a.obj, first", // 5 m from its corner at 9, 6 m from the other's
    "15, 0, 0, a.obj, second",
    "39, 0, 0, a.obj, second", // the third is nearer, and of another file
    "0, 50, 0, a.obj, first",
    "20, 0, 50, a.obj, second",
    "0, 0, 0, b.obj, third",
    "0, 0, 0, c.obj, "
  })
  void elseItIsOfTheNearestOfItsFile(float x, float y, float z, String file, String owner) {
    Piece found = ImportedProblem.owner(pieces(), problem("", file, x, y, z));
    assertEquals(owner, found == null ? null : found.name());
    Finding told =
        ImportedProblem.finding(RULE, Severity.INFO, pieces(), problem("", file, x, y, z));
    assertEquals(owner == null ? List.of() : List.of(owner), told.pieces());
    assertEquals(owner == null ? file : "", owner == null ? told.subject() : "");
  }

  @Test
  void withoutAPieceItIsOfTheFile() {
    Finding found = ImportedProblem.finding(RULE, Severity.INFO, pieces(), problem("", "a.obj"));
    assertEquals(List.of(), found.pieces());
    assertEquals("a.obj", found.subject());
  }

  /** Triangles of a slope, 4 m to each side and 1 m high. */
  @Test
  void aFindingAboutTrianglesHasTheFirstOnesPlaceAndTheBoxOfAll() {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    mesh.vertex(1, 2, 3);
    mesh.vertex(1, 2, 7);
    mesh.vertex(5, 3, 3);
    mesh.vertex(5, 3, 7);
    mesh.triangle(0, 1, 2, "");
    mesh.triangle(2, 1, 3, "");
    RuleContext context = SmallLevel.context(SmallLevel.built(mesh));
    assertArrayEquals(
        new double[] {7.0 / 3, 7.0 / 3, 13.0 / 3},
        TriangleFinding.centre(context.surface(), 0),
        1e-9);
    Finding both =
        TriangleFinding.of(RULE, Severity.INFO, context, new int[] {0, 1}, "words").build();
    assertEquals(Math.sqrt(16 + 1 + 16), both.length(), 1e-9);
    assertArrayEquals(TriangleFinding.centre(context.surface(), 0), both.position());
    assertArrayEquals(new double[] {1, 2, 3, 1, 2, 7, 5, 3, 3, 1, 2, 3}, both.path());
    assertEquals(2, both.count());
    assertEquals(SurfaceClass.ROAD, both.surfaceClass());
    assertEquals(List.of(0, 1), both.features().get("road").triangles());
    mesh.move(3, 5, 3, 9);
    context = SmallLevel.context(SmallLevel.built(mesh));
    both = TriangleFinding.of(RULE, Severity.INFO, context, new int[] {0, 1}, "words").build();
    assertEquals(Math.sqrt(16 + 1 + 36), both.length(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"ROAD, WARNING", "VERGE, INFO", "BARRIER, INFO", "SCENERY, INFO"})
  void onlyOnTheRoadItIsAWarning(SurfaceClass of, Severity severity) {
    MeshDraft side = new MeshDraft("a side", of);
    side.quad(
        side.vertex(10, 0, 0),
        side.vertex(10, 0, 5),
        side.vertex(15, 0, 5),
        side.vertex(15, 0, 0),
        "");
    RuleContext context =
        SmallLevel.context(SmallLevel.built(SmallLevel.road("road", SurfaceClass.ROAD, 4), side));
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      if (context.pieceName(context.surface().pieceOf(t)).equals("a side")) {
        assertEquals(severity, TriangleFinding.warningOnRoad(context, t));
      }
    }
  }

  @Test
  void whereNobodyKnowsTheRoadItIsAWarningToo() {
    MeshDraft mesh = SmallLevel.road("mesh", SurfaceClass.UNKNOWN, 2);
    RuleContext context =
        SmallLevel.open(
                CheckSettings.defaults().withOnly(Set.of("topology.duplicate-triangle")),
                SmallLevel.built(mesh))
            .context();
    assertEquals(Severity.WARNING, TriangleFinding.warningOnRoad(context, 0));
  }

  /** Groups by piece and class, in the order given. */
  @Test
  void onePieceIsOneGroup() {
    RuleContext context = pieces();
    List<int[]> groups = List.copyOf(PieceGroups.of(context, new int[] {2, 0, 1}));
    assertEquals(3, groups.size());
    for (int[] group : groups) {
      assertEquals(1, group.length);
    }
    RuleContext one =
        SmallLevel.context(SmallLevel.built(SmallLevel.road("road", SurfaceClass.ROAD, 2)));
    groups = List.copyOf(PieceGroups.of(one, new int[] {5, 1, 3}));
    assertEquals(1, groups.size());
    assertArrayEquals(new int[] {5, 1, 3}, groups.get(0));
  }
}
