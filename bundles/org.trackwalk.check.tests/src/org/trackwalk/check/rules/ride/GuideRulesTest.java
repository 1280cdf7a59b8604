package org.trackwalk.check.rules.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.RuleSetList;
import org.trackwalk.model.settings.CheckSettings;

/** What rule sets ask of roads, kerbs and bodies, against roads whose shape is a formula. */
class GuideRulesTest {

  private final List<Piece> pieces = new ArrayList<>();

  static List<RuleSet> sets() {
    return RuleSetList.all();
  }

  /**
   * A strip of 120 m, straight or along an arc, between two distances from its middle line, with a
   * height for each; positive distances lie to the left of who drives along it.
   *
   * @param radius of the middle line; positive turns left, 0 is straight
   */
  private void strip(
      String name, double radius, double right, double left, int cells, DoubleUnaryOperator up) {
    int rows = 121;
    float[] p = new float[3 * rows * (cells + 1)];
    int[] t = new int[6 * (rows - 1) * cells];
    for (int row = 0; row < rows; row++) {
      double a = radius == 0 ? 0 : row / radius;
      for (int c = 0; c <= cells; c++) {
        double aside = right + (left - right) * c / cells;
        // Along z at first; to the left lies x.
        double x = radius == 0 ? aside : radius - (radius - aside) * Math.cos(a);
        double z = radius == 0 ? row : (radius - aside) * Math.sin(a);
        int v = 3 * (row * (cells + 1) + c);
        p[v] = (float) x;
        p[v + 1] = (float) up.applyAsDouble(aside);
        p[v + 2] = (float) z;
        if (row > 0 && c > 0) {
          int b = row * (cells + 1) + c;
          int below = b - cells - 1;
          int[] square = {below - 1, b - 1, b, below - 1, b, below};
          System.arraycopy(square, 0, t, 6 * ((row - 1) * cells + c - 1), 6);
        }
      }
    }
    pieces.add(Piece.named(name, "track.obj").mesh(p, t).surfaceClass(SurfaceClass.ROAD).build());
  }

  private List<Finding> told(String rule, String set) throws ProfileException {
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings =
        CheckSettings.defaults().withRuleSets(List.of(RuleSetList.named(set, null)));
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals(rule))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"8, 0, 1", "11.2, 0, 1", "11.8, 0, 0", "14, 0, 0", "9, 80, 1", "12, -80, 0"})
  void theWidthIsThatOfTheRoad(double width, double radius, int findings) throws Exception {
    strip("road", radius, -width / 2, width / 2, 8, aside -> 0);
    List<Finding> found = told("ride.width", "fia");
    assertEquals(findings, found.size(), found.toString());
    if (findings > 0) {
      assertEquals(width, found.get(0).measure().value(), 0.3);
      assertTrue(found.get(0).length() > 100, "length " + found.get(0).length());
    }
  }

  /** Slope to the left in per cent. Into a bend to the left the left side is the lower one. */
  @ParameterizedTest
  @CsvSource({
    "0, 2.8, ''",
    "0, -2.8, ''",
    "0, 3.4, a straight",
    "0, -5, a straight",
    "100, -9, ''",
    "100, -12, into the bend",
    "100, 1, ''",
    "100, 3, out of the bend",
    "-100, 9, ''",
    "-100, 12, into the bend",
    "-100, -3, out of the bend",
    "3000, -5, a straight"
  })
  void aRoadThatLeans(double radius, double percent, String words) throws Exception {
    strip("road", radius, -6, 6, 12, aside -> percent / 100 * aside);
    List<Finding> found = told("ride.crossfall", "fia");
    assertEquals(words.isEmpty() ? 0 : 1, found.size(), found.toString());
    if (!words.isEmpty()) {
      assertTrue(found.get(0).message().contains(words), found.get(0).message());
      assertEquals(Math.abs(percent), found.get(0).measure().value(), 0.1);
    }
  }

  /** A crown of 2 % to both sides leans nowhere; a lap of its own is not divided at its seam. */
  @Test
  void aCrownLeansNowhere() throws Exception {
    strip("road", 0, -6, 6, 12, aside -> -0.02 * Math.abs(aside));
    assertEquals(List.of(), told("ride.crossfall", "fia"));
  }

  /** Kerbs on the left, so high, with such a flank towards the road and a flat back. */
  @ParameterizedTest
  @CsvSource({
    "0.055, 60, 0",
    "0.066, 60, 1",
    "0.1, 85, 1",
    "0.1, 40, 1",
    "0.1, 32, 0",
    "0.15, 20, 0",
    "0.08, 50, 1"
  })
  void aKerbsFlank(double height, double degrees, int findings) throws Exception {
    strip("road", 0, -6, 6, 12, aside -> 0);
    double wide = height / Math.tan(Math.toRadians(degrees));
    strip("kerb_flank", 0, 6, 6 + wide, 1, aside -> (aside - 6) / wide * height);
    double top = 6 + wide;
    strip("kerb_top", 0, top, top + 1, 4, aside -> height * (1 - (aside - top)));
    List<Finding> found = told("ride.kerb", "fia");
    assertEquals(findings, found.size(), found.toString());
    if (findings > 0) {
      assertEquals(height, found.get(0).measure().value(), 0.005);
      assertTrue(found.get(0).length() > 100, "length " + found.get(0).length());
    }
  }

  /** What is no kerb is left to other rules, and a flank that falls outward counts as well. */
  @ParameterizedTest
  @CsvSource({"kerb, 1", "ridge, 0"})
  void aFlankThatFallsOutward(String name, int findings) throws Exception {
    strip("road", 0, -6, 6, 12, aside -> 0);
    strip(name + "_up", 0, 6, 7, 4, aside -> 0.1 * (aside - 6));
    strip(name + "_down", 0, 7, 7.05, 1, aside -> 0.1 - 2 * (aside - 7));
    strip("verge", 0, 7.05, 9, 4, aside -> 0);
    assertEquals(findings, told("ride.kerb", "fia").size());
  }

  @Test
  void trianglesAndTheirSpacing() throws Exception {
    strip("road", 0, -6, 6, 12, aside -> 0);
    // 121 x 13 vertices on 1,440 square metres
    double spacing = Math.sqrt(1440.0 / (121 * 13));
    List<Finding> coarse = told("level.budget", "rfactor2");
    assertEquals(1, coarse.size(), coarse.toString());
    assertEquals(spacing, coarse.get(0).measure().value(), 1e-6);
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    for (int most : new int[] {2879, 2880}) {
      CheckSettings settings =
          CheckSettings.defaults()
              .withParameters(Map.of("level.budget.triangles", (double) most))
              .withOnly(Set.of("level.budget"));
      assertEquals(
          most == 2879 ? 1 : 0,
          LevelCheck.check(level, settings, Progress.none()).findings().size());
    }
  }

  /** A box whose top is drawn in by so much at one corner; with a face less it is open. */
  private static Piece box(double drawnIn, boolean open) {
    float[] p = new float[24];
    for (int i = 0; i < 8; i++) {
      p[3 * i] = 20 + 2 * (i & 1);
      p[3 * i + 1] = i & 2;
      p[3 * i + 2] = 40 + (i & 4) / 2;
    }
    float in = (float) drawnIn;
    p[21] -= in;
    p[22] -= in;
    p[23] -= in;
    // The corner is cut by the diagonals that meet in it, so that drawing it in makes a hollow.
    int[] t = {
      0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4,
      5, 7, 4, 7, 6
    };
    int[] used = open ? java.util.Arrays.copyOf(t, t.length - 3) : t;
    return Piece.named("wall_box", "track.obj")
        .mesh(p, used)
        .surfaceClass(SurfaceClass.BARRIER)
        .build();
  }

  @ParameterizedTest
  @CsvSource({"0, false, ''", "0, true, open", "1.9, false, under its hull"})
  void bodiesThatAreNotConvex(double drawnIn, boolean open, String words) throws Exception {
    strip("road", 0, -6, 6, 12, aside -> 0);
    pieces.add(box(drawnIn, open));
    List<Finding> found = told("quality.concave", "rbr");
    assertEquals(words.isEmpty() ? 0 : 1, found.size(), found.toString());
    if (!words.isEmpty()) {
      assertTrue(found.get(0).message().contains(words), found.get(0).message());
    }
  }

  @Test
  void nobodyIsToldWhoDoesNotAsk() {
    strip("road", 0, -3, 3, 12, aside -> 0.08 * aside);
    pieces.add(box(0, true));
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    Set<String> asked =
        Set.of("ride.width", "ride.crossfall", "ride.kerb", "level.budget", "quality.concave");
    assertEquals(
        List.of(),
        LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
            .filter(f -> asked.contains(f.rule()))
            .toList());
  }

  /** Each demand names a rule and parameters that are there, and each has words and a source. */
  @ParameterizedTest
  @MethodSource("sets")
  void setsNameRulesThatAreThere(RuleSet set) {
    for (RuleSet.Demand demand : set.demands()) {
      List<String> names =
          RuleList.byId(demand.rule()).orElseThrow().info().parameters().stream()
              .map(p -> p.name())
              .toList();
      assertTrue(names.containsAll(demand.parameters().keySet()), demand.toString());
      assertTrue(!demand.says().value().isBlank() && !demand.says().source().isBlank());
    }
  }

  /** The manifest's sets hold beside the user's, its limits are stronger than theirs. */
  @Test
  void manifestAndUser() throws ProfileException {
    strip("road", 0, -5, 5, 12, aside -> 0);
    LevelHints hints =
        LevelHints.NONE.withGame(new GameNames(List.of("fia"), "", List.of(), false));
    CheckSettings usual = CheckSettings.defaults();
    assertEquals(1, widths(hints, usual));
    assertEquals(0, widths(hints.withRules(Map.of("ride.width.least", "9")), usual));
    assertEquals(
        1,
        widths(
            hints.withRules(Map.of("ride.width.least", "9")),
            usual.withParameters(Map.of("ride.width.least", 11.0))));
    // What the user asks for comes beside it.
    CheckSettings asked = usual.withRuleSets(List.of(RuleSetList.named("assetto", null)));
    assertEquals(1, widths(hints, asked));
    assertEquals(0, widths(LevelHints.NONE, asked));
    LevelHints strange =
        LevelHints.NONE.withGame(new GameNames(List.of("fai"), "", List.of(), false));
    String said =
        assertThrows(IllegalArgumentException.class, () -> widths(strange, usual)).getMessage();
    assertTrue(said.contains("no rule set is called 'fai' (did you mean 'fia'?)"), said);
  }

  private int widths(LevelHints hints, CheckSettings settings) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), hints);
    return (int)
        LevelCheck.check(level, settings, Progress.none()).findings().stream()
            .filter(f -> f.rule().equals("ride.width"))
            .count();
  }
}
