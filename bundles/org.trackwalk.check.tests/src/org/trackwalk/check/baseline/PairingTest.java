package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.model.finding.Severity;

class PairingTest {

  private static int[] pair(List<KnownFinding> before, List<KnownFinding> now) {
    return Pairing.of(before, now);
  }

  @Test
  void equalFingerprintsAreOneFindingHoweverFarItHasMovedInItsCell() {
    List<KnownFinding> before = List.of(Known.gap(5.0, "a", "b"), Known.gap(9.0, "a", "b"));
    assertArrayEquals(
        new int[] {1, 0},
        pair(before, List.of(Known.gap(9.9, "a", "b"), Known.gap(5.9, "a", "b"))));
  }

  @Test
  void oneMetreIsTheReach() {
    List<KnownFinding> before = List.of(Known.gap(4.9, "a", "b"));
    assertArrayEquals(new int[] {0}, pair(before, List.of(Known.gap(5.85, "a", "b"))));
    assertArrayEquals(new int[] {-1}, pair(before, List.of(Known.gap(5.95, "a", "b"))));
  }

  @Test
  void theNearestWinsAndEachIsPairedOnce() {
    List<KnownFinding> before = List.of(Known.gap(4.4, "a", "b"), Known.gap(3.9, "a", "b"));
    assertArrayEquals(new int[] {0}, pair(before, List.of(Known.gap(5.0, "a", "b"))));
    assertArrayEquals(
        new int[] {1, -1},
        pair(
            List.of(Known.gap(90, "a", "b"), Known.gap(4.9, "a", "b")),
            List.of(Known.gap(5.1, "a", "b"), Known.gap(5.2, "a", "b"))));
  }

  @Test
  void otherRulesAndOtherPiecesAreOtherFindings() {
    List<KnownFinding> before = List.of(Known.gap(4.9, "road_1", "road_2"));
    KnownFinding step =
        Known.of("seam.step", Severity.WARNING, 5.1, 0.005, 1, 10, "road_1", "road_2");
    assertArrayEquals(new int[] {-1}, pair(before, List.of(step)));
    assertArrayEquals(new int[] {-1}, pair(before, List.of(Known.gap(5.1, "kerb", "verge"))));
  }

  @Test
  void renumberedPiecesAreTheSameOnes() {
    List<KnownFinding> before = List.of(Known.gap(4.9, "road_1", "road_2"));
    assertArrayEquals(new int[] {0}, pair(before, List.of(Known.gap(5.1, "Road_11", "Road_12"))));
  }

  @Test
  void exactNamesComeBeforeRenumberedOnes() {
    List<KnownFinding> before = List.of(Known.gap(4.9, "road_1"), Known.gap(4.95, "road_2"));
    List<KnownFinding> now = List.of(Known.gap(5.1, "road_2"), Known.gap(5.15, "road_1"));
    assertArrayEquals(new int[] {1, 0}, pair(before, now));
  }

  /** Faces that cannot be read and faces without vertices are two rows of one rule and piece. */
  @Test
  void ofOneNameAndPlaceThoseAreOneThatMeasureAlike() {
    KnownFinding one = Known.of("import.index-range", Severity.ERROR, 5, 1, 0, 1, "road_1");
    KnownFinding two = Known.of("import.index-range", Severity.ERROR, 5, 2, 0, 2, "road_1");
    KnownFinding three = Known.of("import.index-range", Severity.ERROR, 5, 3, 0, 3, "road_1");
    assertArrayEquals(new int[] {1, 0}, pair(List.of(one, two), List.of(two, one)));
    assertArrayEquals(new int[] {0, 1}, pair(List.of(one, two), List.of(one, two)));
    assertArrayEquals(
        new int[] {1, 2, 0}, pair(List.of(three, one, two), List.of(one, two, three)));
    assertArrayEquals(
        new int[] {1, 0},
        pair(
            List.of(Known.folded("a", 4), Known.folded("a", 9)),
            List.of(Known.folded("a", 10), Known.folded("a", 3))));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theOrderOfTheListsDoesNotMatter(long seed) {
    Random random = new Random(seed);
    List<KnownFinding> before = new ArrayList<>();
    List<KnownFinding> now = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      before.add(Known.gap(20 * random.nextDouble(), "road_" + random.nextInt(2)));
      now.add(Known.gap(20 * random.nextDouble(), "road_" + random.nextInt(2)));
    }
    Map<String, String> expected = pairs(before, now);
    Collections.shuffle(before, random);
    Collections.shuffle(now, random);
    assertEquals(expected.keySet(), pairs(before, now).keySet(), "seed " + seed);
  }

  private static Map<String, String> pairs(List<KnownFinding> before, List<KnownFinding> now) {
    int[] partner = Pairing.of(before, now);
    TreeMap<String, String> pairs = new TreeMap<>();
    for (int j = 0; j < partner.length; j++) {
      // Equal fingerprints may be paired in any way, so pairs are told by those.
      if (partner[j] >= 0) {
        pairs.merge(
            before.get(partner[j]).fingerprint() + " > " + now.get(j).fingerprint(),
            "x",
            String::concat);
      }
    }
    return pairs;
  }
}
