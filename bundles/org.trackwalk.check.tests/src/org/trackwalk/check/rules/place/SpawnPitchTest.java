package org.trackwalk.check.rules.place;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Starts on a road that climbs along a way, z unless said, and what a level asks of their number.
 */
class SpawnPitchTest {

  private final List<Marker> markers = new ArrayList<>();
  private LevelHints hints = LevelHints.NONE;
  private double slope;

  /** Where the road leads, as it is turned from z to x. */
  private double turned;

  private void road(double degrees) {
    slope = Math.tan(Math.toRadians(degrees));
  }

  /** A marker 1 m over the road that looks so far up from the level, to the front or the back. */
  private void marker(String name, double along, double up, double sense) {
    double a = Math.toRadians(up);
    double[] ahead = place(0, sense * Math.cos(a));
    double[] forward = {ahead[0], sense * Math.sin(a), ahead[1]};
    double[] on = place(0, along);
    double[] at = {on[0], 1 + along * slope, on[1]};
    markers.add(new Marker(name, "a.kn5", at, forward));
  }

  /** x and z of a place so far to the left of the road and along it. */
  private double[] place(double left, double along) {
    double x = Math.sin(turned);
    double z = Math.cos(turned);
    return new double[] {left * z + along * x, along * z - left * x};
  }

  private List<Finding> check(String source) {
    float top = (float) (200 * slope);
    float[] p = {5, 0, 0, -5, 0, 0, -5, top, 200, 5, top, 200};
    for (int i = 0; i < p.length; i += 3) {
      double[] at = place(p[i], p[i + 2]);
      p[i] = (float) at[0];
      p[i + 2] = (float) at[1];
    }
    Piece road = Piece.named("1ROAD", "a.kn5").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Level level = new Level("level", "", List.of(road), List.of(), List.of(source), hints, markers);
    return LevelCheck.check(level, StraightRoad.PLACES, Progress.none()).findings().stream()
        .filter(f -> f.told().rule().equals("place.spawn"))
        .toList();
  }

  /** Axes that point backward look down where the car looks up. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 1, 0",
    "0, 14, 1, 0",
    "0, 20, 1, 20",
    "0, -20, 1, -20",
    "0, 20, -1, 20",
    "12, 12, 1, 0",
    "12, 0, 1, 0",
    "12, -8, 1, -20",
    "12, 30, -1, 18",
    "-12, 12, 1, 24",
    "0, 90, 1, 90"
  })
  void itIsTheGroundThatCounts(double ground, double looks, double sense, double pitch) {
    for (double degrees : new double[] {0, 70, 225}) {
      turned = Math.toRadians(degrees);
      markers.clear();
      groundCounts(ground, looks, sense, pitch);
    }
  }

  private void groundCounts(double ground, double looks, double sense, double pitch) {
    road(ground);
    // The race goes up z: the first of the grid is farther on.
    marker("AC_START_0", 60, ground, sense);
    marker("AC_START_1", 50, ground, sense);
    marker("AC_START_2", 40, looks, sense);
    List<Finding> found = check("a.kn5");
    assertEquals(pitch == 0 ? 0 : 1, found.size(), found.toString());
    if (pitch != 0) {
      String words =
          String.format(
              "AC_START_2 looks %.0f deg %s from the ground under it",
              Math.abs(pitch), pitch > 0 ? "up" : "down");
      assertEquals(words, found.get(0).told().message());
      assertEquals(Math.abs(pitch), found.get(0).evidence().measure().value(), 1e-3);
    }
  }

  @Test
  void severalOfAKindAreEachNamed() {
    for (int i = 0; i < 4; i++) {
      marker("AC_PIT_" + i, 60 - 10 * i, i == 2 ? 40 : 30, 1);
    }
    marker("AC_HOTLAP_START_0", 100, -50, 1);
    List<String> found = check("a.kn5").stream().map(f -> f.told().message()).sorted().toList();
    assertEquals(
        List.of(
            "AC_HOTLAP_START_0 looks 50 deg down from the ground under it",
            "AC_PIT_0 looks 30 deg up from the ground under it",
            "AC_PIT_1 looks 30 deg up from the ground under it",
            "AC_PIT_2 looks 40 deg up from the ground under it",
            "AC_PIT_3 looks 30 deg up from the ground under it",
            "no AC_START_0 is in it: no car has a place to start from"),
        found);
  }

  @Test
  void whatHasNoGroundUnderItLooksNowhere() {
    markers.add(
        new Marker("AC_HOTLAP_START_0", "a.kn5", new double[] {90, 1, 0}, new double[] {0, 1, 0}));
    assertEquals(
        List.of("no AC_START_0 is in it: no car has a place to start from"),
        check("a.kn5").stream().map(f -> f.told().message()).toList());
  }

  /** Who wants so many places is said as it is: the game's card, a manifest, or nobody of them. */
  @ParameterizedTest
  @CsvSource({
    "models.ini, ui_track.json says pitboxes: 3",
    "level.trackwalk.json, the manifest asks for place.spawn.pitboxes: 3"
  })
  void whoAsksForPlacesIsSaid(String source, String words) {
    marker("AC_PIT_0", 60, 0, 1);
    for (int i = 0; i < 3; i++) {
      marker("AC_START_" + i, 60 - 10 * i, 0, 1);
    }
    hints = LevelHints.NONE.withRules(Map.of("place.spawn.pitboxes", "3"));
    List<Finding> found = check(source);
    assertEquals(1, found.size(), found.toString());
    Finding f = found.get(0);
    assertEquals(words + ", and of AC_PIT_0, AC_PIT_1 ... there is 1", f.message());
    assertEquals("AC_PIT_count", f.subject());
    assertEquals(2, f.count());
    assertEquals(1, f.measure().value());
    assertEquals(3, f.measure().threshold());
    assertArrayEquals(markers.get(0).position(), f.position());
  }

  /** A number that is missing says already that a place is; one too many is there for nobody. */
  @ParameterizedTest
  @CsvSource({
    "2, AC_PIT_1 is not there",
    "1, 'the manifest asks for place.spawn.pitboxes: 3, and of AC_PIT_0, AC_PIT_1 ... there are 2'"
  })
  void aMissingNumberIsSaidOnce(int last, String words) {
    for (int i = 0; i < 3; i++) {
      marker("AC_START_" + i, 60 - 10 * i, 0, 1);
    }
    marker("AC_PIT_0", 90, 0, 1);
    marker("AC_PIT_" + last, 80, 0, 1);
    hints = LevelHints.NONE.withRules(Map.of("place.spawn.pitboxes", "3"));
    List<Finding> found = check("level.trackwalk.json");
    assertEquals(1, found.size(), found.toString());
    assertTrue(found.get(0).message().startsWith(words), found.get(0).message());
  }

  @Test
  void theUsersOwnNumberIsTheSettings() {
    marker("AC_PIT_0", 60, 0, 1);
    float[] p = {5, 0, 0, -5, 0, 0, -5, 0, 200, 5, 0, 200};
    Piece road = Piece.named("1ROAD", "a.kn5").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Level level =
        new Level("level", "", List.of(road), List.of(), List.of("a.kn5"), hints, markers);
    CheckSettings settings =
        StraightRoad.PLACES.withParameters(Map.of("place.spawn.pitboxes", 2.0));
    assertTrue(
        LevelCheck.check(level, settings, Progress.none()).findings().stream()
            .anyMatch(
                f ->
                    f.told()
                        .message()
                        .startsWith("the settings ask for place.spawn.pitboxes: 2, ")));
  }
}
