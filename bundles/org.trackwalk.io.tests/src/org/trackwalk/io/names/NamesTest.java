package org.trackwalk.io.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NamesTest {

  private static final List<String> KEYS = List.of("pieces", "profiles", "line", "up", "units");

  @ParameterizedTest
  @CsvSource({"peices, pieces", "Units, units", "unit, units", "profile, profiles", "upp, up"})
  void theNearestNameIsTheOneMeant(String typed, String meant) {
    assertEquals(Optional.of(meant), NearestName.to(typed, KEYS));
    assertEquals(" (did you mean '" + meant + "'?)", NearestName.hint(typed, KEYS));
  }

  @Test
  void whatIsNearNothingGetsNoHint() {
    assertEquals("", NearestName.hint("gravity", KEYS));
    assertEquals("", NearestName.hint("", KEYS));
  }

  @Test
  void tiesAreDecidedByTheAlphabetNotByTheOrder() {
    assertEquals(Optional.of("cat"), NearestName.to("xat", List.of("mat", "cat", "hat")));
    assertEquals(Optional.of("cat"), NearestName.to("xat", List.of("hat", "mat", "cat")));
  }

  @ParameterizedTest
  @CsvSource({
    "road_*, road_01, true",
    "road_*, road_, true",
    "road_*, Road_1, false",
    "*, anything, true",
    "*road*, the road here, true",
    "a*b*c, aXXbYYc, true",
    "a*b*c, aXXbYY, false",
    "a*ab, aab, true",
    "road, road, true",
    "road, road2, false"
  })
  void aStarStandsForAnyCharacters(String pattern, String name, boolean fits) {
    assertEquals(fits, new NamePattern(pattern).matches(name));
  }

  @Test
  void manyStarsTakeNoLongTime() {
    String name = "a".repeat(5_000);
    assertEquals(false, new NamePattern("a*".repeat(500) + "b").matches(name));
  }

  @Test
  void aPatternMayPassOverSmallAndLarge() {
    assertEquals(true, new NamePattern("*ROAD*é").matchesAnyCase("the Road É"));
    assertEquals(false, new NamePattern("*ROAD*").matches("the Road"));
    assertEquals(false, new NamePattern("a*".repeat(500) + "b").matchesAnyCase("A".repeat(5_000)));
  }

  @Test
  void namesAreGivenOnce() {
    UniqueNames names = new UniqueNames();
    assertEquals("a", names.take("a"));
    assertEquals("a #2", names.take("a"));
    assertEquals("a #2 #2", names.take("a #2"));
    assertEquals("a #3", names.take("a"));
  }

  @Test
  void shownNamesAreOneLine() {
    assertEquals("a\uFFFDb", PrintableName.of(" a\nb "));
    assertTrue(PrintableName.of("x".repeat(10_000)).length() < 300);
  }

  @Test
  void aPartOfANameIsAHint() {
    List<String> names = List.of("physx", "physx-unity", "jolt", "jolt-enhanced", "godot-jolt");
    assertEquals(" (did you mean 'physx-unity'?)", NearestName.hint("unity", names));
    assertEquals(" (did you mean 'physx-unity'?)", NearestName.hint("Unity PhysX", names));
    assertEquals(
        " (did you mean 'a-track-b' or 'b-track' or 'track-c'?)",
        NearestName.hint("track", List.of("track-c", "b-track", "a-track-b")));
    assertEquals("", NearestName.hint("-", names));
    assertEquals("", NearestName.hint("ph", List.of("phantom-part")), "too short to mean one");
    assertEquals("", NearestName.hint("a.obj", List.of("dataset.obj", "crash.obj")));
    assertEquals("", NearestName.hint("seam", List.of("seam.a", "seam.b", "seam.c", "seam.d")));
  }
}
