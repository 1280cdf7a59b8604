package org.trackwalk.check.rules.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PitLane;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** A straight road 6 m to its left and 4 m to its right, whose line says what a test wants. */
class LineRoomTest {

  private static final double LENGTH = 200;

  /** Points of the line, one each 5 m. */
  private static final int POINTS = 39;

  private double angle;
  private boolean backward;

  /** Of each point of the line. */
  private final double[] sides = new double[2 * POINTS];

  private double[] at(double along, double left) {
    double x = Math.sin(angle);
    double z = Math.cos(angle);
    return new double[] {along * x + left * z, 3, along * z - left * x};
  }

  private List<Finding> check(boolean asPits) {
    float[] p = new float[12];
    double[][] corners = {at(0, 6), at(0, -4), at(LENGTH, -4), at(LENGTH, 6)};
    for (int i = 0; i < 12; i++) {
      p[i] = (float) corners[i / 3][i % 3];
    }
    Piece road = Piece.named("road", "a.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    double[] line = new double[3 * POINTS];
    for (int i = 0; i < POINTS; i++) {
      double along = 5 * (i + 1);
      System.arraycopy(at(backward ? LENGTH - along : along, 0), 0, line, 3 * i, 3);
    }
    LevelHints hints =
        asPits
            ? LevelHints.NONE
                .withRoad(List.of("road"))
                .withGame(GameNames.NONE.withPitLane(new PitLane(line, null, sides)))
            : LevelHints.NONE.withLine(line, false, null, sides);
    return told(new Level("level", "", List.of(road), List.of(), List.of("a.obj"), hints));
  }

  private static List<Finding> told(Level level) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("place.room"));
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  private void say(int from, int to, double left, double right) {
    for (int i = from; i < to; i++) {
      sides[2 * i] = left;
      sides[2 * i + 1] = right;
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 33, 90, 145, 270})
  void asMuchAsThereIsIsSilent(double degrees) {
    angle = Math.toRadians(degrees);
    say(0, POINTS, 6, 4);
    assertEquals(List.of(), check(false));
    say(0, POINTS, 6.4, 4.4);
    assertEquals(List.of(), check(false), "half a metre more is none");
    say(0, POINTS, 0, 1);
    assertEquals(List.of(), check(false), "less is none either");
  }

  /** Along so many of its points; what is missing is what is said less what there is. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 39, 8, 4, left, 2, 190",
    "33, 5, 15, 6, 5.5, right, 1.5, 45",
    "145, 5, 9, 9, 4, left, 3, 15",
    "270, 30, 39, 6, 104, right, 100, 40"
  })
  void moreThanThereIsIsTold(
      double degrees,
      int from,
      int to,
      double left,
      double right,
      String side,
      double missing,
      double length) {
    angle = Math.toRadians(degrees);
    say(0, POINTS, 5, 3);
    say(from, to, left, right);
    for (boolean asPits : new boolean[] {false, true}) {
      List<Finding> found = check(asPits);
      assertEquals(1, found.size(), found.toString());
      String message = found.get(0).told().message();
      assertTrue(message.contains((asPits ? "pit lane's" : "racing") + " line says"), message);
      assertTrue(message.contains("road to its " + side), message);
      assertEquals(missing, found.get(0).evidence().measure().value(), 1e-3);
      assertTrue(message.endsWith(String.format("along %.0f m", length)), message);
    }
  }

  /** Who drives the other way has the other side on his left. */
  @Test
  void aLineThatIsDrivenBackHasItsSidesSwapped() {
    backward = true;
    say(0, POINTS, 4, 6);
    assertEquals(List.of(), check(false));
    say(0, POINTS, 6, 4);
    List<Finding> found = check(false);
    assertEquals(1, found.size());
    assertTrue(found.get(0).told().message().contains("to its left"), found.toString());
  }

  @Test
  void lessThanTwoCarsLongIsNotTold() {
    say(0, POINTS, 6, 4);
    say(10, 12, 9, 4);
    assertEquals(List.of(), check(false), "5 m");
  }

  /** In a real track the recorded line is wider by 1 m along 40 of its 1000 points. */
  @Test
  void plantedInARealTrack() throws Exception {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get().resolve("games")),
        "the folder of games is not here");
    Path track = shared.get().resolve("games/assetto/pista_caudina/models_cw.ini");
    Level level =
        LevelFinder.find(List.of(track), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    LevelHints hints = level.hints();
    assertNotNull(hints.game().pitLane().sides());
    String pits = "the pit lane's line says 2.5 m of road to its left where there is 0.0 m";
    List<String> sound = messages(level);
    assertEquals(1, sound.size(), sound.toString());
    assertTrue(sound.get(0).startsWith(pits), sound.get(0));
    double[] wider = hints.lineSides().clone();
    assertEquals(2000, wider.length);
    // Where the road has no kerb on its right: 1.5 m of grass.
    for (int i = 600; i < 640; i++) {
      wider[2 * i + 1] += 3;
    }
    Level planted =
        new Level(
            level.name(),
            level.grouping(),
            level.pieces(),
            level.problems(),
            level.sources(),
            hints.withLine(hints.line(), hints.lineClosed(), hints.lineSpeeds(), wider),
            level.markers());
    List<String> found = new ArrayList<>(messages(planted));
    assertTrue(found.removeIf(m -> m.startsWith(pits)));
    assertEquals(1, found.size(), found.toString());
    assertTrue(found.get(0).startsWith("the racing line says"), found.get(0));
    assertTrue(found.get(0).contains("to its right"), found.get(0));
  }

  private static List<String> messages(Level level) {
    return told(level).stream().map(f -> f.told().message()).toList();
  }

  @Test
  void whoSaysNothingIsNotAsked() {
    Arrays.fill(sides, 0);
    Level none = new Level("level", "", List.of(), List.of(), List.of(), LevelHints.NONE);
    assertEquals(List.of(), told(none));
  }
}
