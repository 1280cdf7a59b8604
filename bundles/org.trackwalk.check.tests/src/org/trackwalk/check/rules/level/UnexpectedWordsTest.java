package org.trackwalk.check.rules.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** What is said of a road of 100 m of which somebody expects something else, and how bad it is. */
class UnexpectedWordsTest {

  private static final String RULE = "level.unexpected";

  private static List<Finding> expected(double shortest, double longest) {
    Map<String, Double> limits = Map.of(RULE + ".shortest", shortest, RULE + ".longest", longest);
    return new FlatRoad(0).found(RULE, limits);
  }

  private static Finding only(List<Finding> found) {
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "120, 0, 'the road is 100 m long; 120 m at least are expected', 120",
    "1200, 1500, 'the road is 100 m long; 1,200 to 1,500 m are expected', 1200",
    "10, 80, 'the road is 100 m long; 10 to 80 m are expected', 80"
  })
  void aRoadOfAnotherLength(double shortest, double longest, String words, double limit) {
    Finding f = only(expected(shortest, longest));
    assertEquals(words, f.message());
    assertEquals(Severity.ERROR, f.severity());
    assertEquals("length", f.subject());
    assertEquals("length of road", f.measure().name());
    assertEquals(100, f.measure().value(), 2);
    assertEquals(limit, f.measure().threshold());
  }

  @Test
  void aRoadOfTheLengthThatIsExpected() {
    assertEquals(List.of(), expected(0, 0));
    assertEquals(List.of(), expected(50, 0));
    assertEquals(List.of(), expected(50, 150));
  }

  /** The road says itself what it is, by its class; what is called the road is not there. */
  @ParameterizedTest
  @CsvSource({"ROAD, WARNING", "UNKNOWN, ERROR"})
  void nothingIsCalledAsTheManifestSays(SurfaceClass surface, Severity severity) {
    FlatRoad road = new FlatRoad(surface, 0, 0);
    road.hints = LevelHints.NONE.withRoad(List.of("asphalt_*", "kerb"));
    Finding f = only(road.found(RULE, Map.of()));
    assertEquals(
        "the manifest calls 'asphalt_*', 'kerb' the road, and nothing in the level is called so",
        f.message());
    assertEquals(severity, f.severity());
    assertEquals("corridor", f.subject());
    assertEquals(2, f.count());
    assertTrue(f.help().startsWith("Correct \"corridor\" in the manifest"), f.help());
  }

  @Test
  void oneOfTwoNamesIsThere() {
    FlatRoad road = new FlatRoad(SurfaceClass.UNKNOWN, 0, 0);
    road.hints = LevelHints.NONE.withRoad(List.of("road", "kerb"));
    Finding f = only(road.found(RULE, Map.of()));
    assertEquals(Severity.WARNING, f.severity());
    assertEquals(1, f.count());
    assertTrue(f.message().startsWith("the manifest calls 'kerb' the road"), f.message());
    road.hints = LevelHints.NONE.withRoad(List.of("road"));
    assertEquals(List.of(), road.found(RULE, Map.of()));
  }

  /** A start far over a mesh without a name, by which nobody finds the road. */
  @Test
  void aStartWhereNoRoadIs() {
    FlatRoad road = new FlatRoad(SurfaceClass.SCENERY, 0, 0);
    road.hints = LevelHints.NONE.withSpawns(List.of(new double[] {0, 500, 0}));
    Finding f = only(road.found(RULE, Map.of()));
    assertEquals(Severity.ERROR, f.severity());
    assertEquals("road", f.subject());
    String words = "the road is not where it is said to be; ";
    assertTrue(f.message().startsWith(words), f.message());
    assertTrue(f.message().indexOf("; ", words.length()) < 0, f.message());
    assertTrue(f.message().length() > words.length() + 20, "and why: " + f.message());
  }

  @Test
  void withoutARoadItIsSaidWhy() {
    FlatRoad road = new FlatRoad(SurfaceClass.SCENERY, 0, 0);
    assertEquals(List.of(), road.found(RULE, Map.of()), "nobody expects one");
    Finding f = only(road.found(RULE, Map.of(RULE + ".shortest", 1.0)));
    assertTrue(f.message().startsWith("no road was checked: "), f.message());
    String expected = "; 1 m at least are expected";
    assertTrue(f.message().endsWith(expected), f.message());
    String why = f.message().replace("no road was checked: ", "").replace(expected, "");
    assertTrue(why.length() > 20, "and a reason stands between: " + f.message());
    assertEquals(0, f.measure().value());
  }
}
