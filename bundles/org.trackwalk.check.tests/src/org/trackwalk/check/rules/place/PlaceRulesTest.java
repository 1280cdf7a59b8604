package org.trackwalk.check.rules.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Starts and gates on a straight road, on a lap and in a real track. */
class PlaceRulesTest extends StraightRoad {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(doubles = {0, 45, 100, 170, 225, 300})
  void aSoundGridAndGateAreSilent(double degrees) {
    angle = Math.toRadians(degrees);
    road("1ROAD", 0, LENGTH);
    grid();
    pole("AC_TIME_0_L", 100, 7);
    pole("AC_TIME_0_R", 100, -7);
    assertEquals(List.of(), told());
  }

  @ParameterizedTest
  @CsvSource({"0, 28, 0", "45, 32, 1", "100, -32, 1", "170, 90, 1", "225, 180, 1", "300, -28, 0"})
  void aStartThatLooksAside(double degrees, double turned, int number) {
    angle = Math.toRadians(degrees);
    road("1ROAD", 0, LENGTH);
    grid();
    start(3, 30, turned);
    List<Finding> found = check();
    assertEquals(number, found.size(), found.toString());
    if (number > 0) {
      assertEquals("place.spawn", found.get(0).told().rule());
      assertEquals(Math.abs(turned), found.get(0).evidence().measure().value(), 0.1);
      assertEquals(Severity.WARNING, found.get(0).told().severity());
    }
  }

  @Test
  void axesThatAllLookBackwardAreTheAuthorsWay() {
    road("1ROAD", 0, LENGTH);
    start(0, 60, 180);
    start(1, 50, 175);
    start(2, 40, 0);
    assertEquals(List.of("place.spawn AC_START_2 looks 180 deg away from the race's way"), told());
  }

  @ParameterizedTest
  @CsvSource({"0, AC_START_0", "1, AC_START_1"})
  void aMissingNumber(int gone, String name) {
    road("1ROAD", 0, LENGTH);
    for (int i = 0; i < 4; i++) {
      if (i != gone) {
        start(i, 60 - 10 * i, 0);
      }
    }
    Finding found = check().get(0);
    assertTrue(found.told().message().startsWith(name + " is not there"), found.told().message());
    assertEquals(Severity.ERROR, found.told().severity());
    assertEquals(3 - gone, found.evidence().count());
  }

  /** What is wrong with one marker is not folded under what is wrong with others in another way. */
  @Test
  void otherFaultsOfMarkersAreLinesOfTheirOwn() {
    road("1ROAD", 0, LENGTH);
    for (int i = 0; i < 6; i++) {
      start(i, 30 + 10 * i, i == 2 || i == 4 ? 180 : 0);
    }
    markers.add(new Marker("AC_TRACK", "a.kn5", at(20, 1), null));
    markers.add(new Marker("AC_PITT_1", "a.kn5", at(20, 2), null));
    hints = racing(0, 5, LENGTH - 5);
    Map<String, Integer> lines = new TreeMap<>();
    check().forEach(f -> lines.merge(f.standing().group(), 1, Integer::sum));
    assertEquals(List.of(1, 1, 1, 2), lines.values().stream().sorted().toList(), lines.toString());
  }

  /** The game drops its cars, from 1 to 2 m by its authors' checks: that is no fault. */
  @ParameterizedTest
  @CsvSource({"0, false", "2, false", "2.9, false", "3.1, true", "8, true"})
  void aStartIsCalledByItsMarkerAndDroppedAsTheGameDoes(double up, boolean told) {
    road("1ROAD", 0, LENGTH);
    start(0, 60, 0);
    start(1, 50, 0);
    double[] on = markers.get(1).position();
    on[1] = up;
    hints = spawns(List.of(markers.get(0).position(), on.clone(), at(20, 0)));
    Level level = new Level("level", "", pieces, List.of(), List.of("a.kn5"), hints, markers);
    List<String> said =
        LevelCheck.check(level, PLACES, Progress.none()).findings().stream()
            .filter(f -> f.told().rule().equals("level.settle"))
            .map(f -> f.told().message())
            .toList();
    String hangs =
        String.format(
            Locale.ROOT, "AC_START_1 hangs %.2f m over the ground: the vehicle drops", up);
    assertEquals(told ? List.of(hangs) : List.of(), said);
  }

  private static LevelHints spawns(List<double[]> at) {
    return new LevelHints(
        List.of(), List.of(), null, false, null, null, null, at, List.of(), List.of(), false,
        List.of(), null, Map.of(), List.of());
  }

  /** Nine out of all: sides swapped or not, along the road or askew, wide or beside it. */
  @ParameterizedTest
  @CsvSource({
    "30, 7, -7, ''",
    "30, -7, 7, WARNING",
    "200, -7, 7, WARNING",
    "200, 7, -7, ''",
    "75, 20, 6, ERROR",
    "75, -6, -20, ERROR",
    "75, 20, -0.5, ''"
  })
  void aGate(double degrees, double left, double right, String severity) {
    angle = Math.toRadians(degrees);
    road("1ROAD", 0, LENGTH);
    grid();
    pole("AC_TIME_1_L", 102, left);
    pole("AC_TIME_1_R", 98, right);
    List<Finding> found = check();
    assertEquals(
        severity.isEmpty() ? List.of() : List.of("place.gate " + severity),
        found.stream().map(f -> f.told().rule() + " " + f.told().severity()).toList());
  }

  /**
   * The grid stands at 40, 50 and 60 m of a road that is no lap; the line is before it, among it or
   * behind it, where nobody comes round to it.
   */
  @ParameterizedTest
  @CsvSource({"0, 65, 0", "45, 55, 1", "100, 45, 2", "170, 30, 3", "300, 61.5, 0"})
  void aLineThatTheGridStandsBeyond(double degrees, double line, int beyond) {
    angle = Math.toRadians(degrees);
    road("1ROAD", 0, LENGTH);
    grid();
    pole("AC_TIME_0_L", line, 7);
    pole("AC_TIME_0_R", line, -7);
    told(beyond, 60 - line);
  }

  private void told(int beyond, double farthest) {
    List<Finding> found = check();
    assertEquals(beyond == 0 ? 0 : 1, found.size(), found.toString());
    if (beyond > 0) {
      assertEquals("place.gate", found.get(0).told().rule());
      assertEquals(Severity.WARNING, found.get(0).told().severity());
      assertEquals(beyond, found.get(0).evidence().count());
      // A row of the road is as near as anybody can say.
      assertEquals(farthest, found.get(0).evidence().measure().value(), 1.5);
    }
  }

  /** A lap as a ring of this radius; places on it are metres along its middle from the top. */
  private void ring(double radius) {
    int n = 90;
    float[] p = new float[6 * n];
    int[] t = new int[6 * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 2; k++) {
        double r = radius + (k == 0 ? 5 : -5);
        double a = 2 * Math.PI * i / n;
        p[6 * i + 3 * k] = (float) (r * Math.sin(a));
        p[6 * i + 3 * k + 2] = (float) (-r * Math.cos(a));
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      int[] square = {a, a + 1, b, a + 1, b + 1, b};
      float[] u = {p[3 * a], p[3 * a + 2], p[3 * b], p[3 * b + 2]};
      boolean up = (u[2] - u[0]) * p[3 * a + 2] - (u[3] - u[1]) * p[3 * a] < 0;
      for (int k = 0; k < 6; k++) {
        t[6 * i + k] = square[up ? k : k - k % 3 + 2 - k % 3];
      }
    }
    pieces.add(Piece.named("1ROAD", "a.kn5").mesh(p, t).build());
  }

  private static double[] onRing(double radius, double along, double outward) {
    double a = along / radius;
    return new double[] {(radius + outward) * Math.sin(a), 0.5, -(radius + outward) * Math.cos(a)};
  }

  /**
   * Slots every 8 m on a lap of 2 pi radius, the first the farthest; with a grid of 6 on a radius
   * of 50 m and one of 20 on a radius of 30 m, which takes 152 of 188 m: more than half a lap.
   */
  @ParameterizedTest
  @CsvSource({
    "50, 6, 50, 0",
    "50, 6, 36, 1",
    "50, 6, 4, 5",
    "50, 6, -6, 0",
    "50, 6, -60, 0",
    "50, 6, 150, 0",
    "30, 20, 156, 0",
    "30, 20, 148, 1",
    "30, 20, 100, 7",
    "30, 20, 4, 19",
    "30, 20, -6, 0",
    "30, 20, -18, 0"
  })
  void aLineInOrOutsideAGridOnALap(double radius, int slots, double line, int beyond) {
    ring(radius);
    for (int i = 0; i < slots; i++) {
      double along = 8 * (slots - 1 - i);
      double[] on = onRing(radius, along, i % 2 == 0 ? 1.5 : -1.5);
      double a = along / radius;
      markers.add(
          new Marker("AC_START_" + i, "a.kn5", on, new double[] {Math.cos(a), 0, Math.sin(a)}));
    }
    // To the left of who drives clockwise, seen from above with z down, lies the outside.
    markers.add(new Marker("AC_TIME_0_L", "a.kn5", onRing(radius, line, 7), null));
    markers.add(new Marker("AC_TIME_0_R", "a.kn5", onRing(radius, line, -7), null));
    told(beyond, 8 * (slots - 1) - line);
  }

  /** By a racing line; without one a grid says itself which way the race goes. */
  @ParameterizedTest
  @CsvSource({"true, false, 0", "true, true, 1", "false, true, 0"})
  void aGridTheWrongWayRound(boolean line, boolean reversed, int findings) {
    road("1ROAD", 0, LENGTH);
    for (int i = 0; i < 4; i++) {
      start(i, reversed ? 30 + 10 * i : 60 - 10 * i, reversed && !line ? 180 : 0);
    }
    hints = line ? racing(0, 5, LENGTH - 5) : LevelHints.NONE;
    List<Finding> found = check();
    assertEquals(findings, found.size(), found.toString());
    if (findings > 0) {
      assertEquals(
          "the grid stands the wrong way round: AC_START_0 is 30 m behind AC_START_3",
          found.get(0).told().message());
    }
  }

  private LevelHints racing(double left, double from, double to) {
    double[] a = at(from, left);
    double[] b = at((from + to) / 2, left);
    double[] c = at(to, left);
    double[] points = {a[0], 0, a[2], b[0], 0, b[2], c[0], 0, c[2]};
    return new LevelHints(
        List.of(), List.of(), points, false, null, null, null, List.of(), List.of(), List.of(),
        false, List.of(), null, Map.of(), List.of());
  }

  @Test
  void withoutAGridNobodyKnowsWhichPoleIsLeft() {
    road("1ROAD", 0, LENGTH);
    pole("AC_TIME_1_L", 100, -7);
    pole("AC_TIME_1_R", 100, 7);
    String noGrid = "place.spawn no AC_START_0 is in it: no car has a place to start from";
    assertEquals(List.of(noGrid), told());
    markers.remove(1);
    assertEquals(
        List.of("place.gate AC_TIME_1_R is not there", noGrid), told().stream().sorted().toList());
  }

  /** In a real track two poles get the number of another gate, and a start one too high. */
  @Test
  void plantedInARealTrack() throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get().resolve("games")),
        "the folder of games is not here");
    Path track = shared.get().resolve("games/assetto/circleville/circleville_raceway.kn5");
    byte[] bytes = Files.readAllBytes(track);
    assertEquals(List.of(), read(bytes));
    Map.of("AC_TIME_1_L", "AC_TIME_7_L", "AC_PIT_1", "AC_PIT_3")
        .forEach((from, to) -> replace(bytes, from, to));
    assertEquals(
        List.of(
            "AC_PIT_1 is not there, so 1 of 2 places behind it are not counted",
            "AC_TIME_1_L is not there",
            "AC_TIME_7_R is not there"),
        read(bytes));
  }

  private List<String> read(byte[] bytes) throws Exception {
    Path file = Files.write(folder.resolve("track.kn5"), bytes);
    Level level =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    return places(level).stream().map(f -> f.told().message()).sorted().toList();
  }

  private static void replace(byte[] bytes, String from, String to) {
    byte[] old = from.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i + old.length <= bytes.length; i++) {
      if (Arrays.equals(bytes, i, i + old.length, old, 0, old.length)) {
        System.arraycopy(to.getBytes(StandardCharsets.UTF_8), 0, bytes, i, old.length);
      }
    }
  }
}
