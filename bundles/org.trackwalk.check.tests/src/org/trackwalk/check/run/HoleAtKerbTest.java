package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road along z, x from -5 to 5, grass on its left; on its right a kerb with an upright face, not
 * welded to it, and grass behind; or a wall and nothing behind. A rectangle is cut out of it up to
 * the kerb or wall: the largest circle in it has half of its shorter side.
 */
class HoleAtKerbTest {

  private static final double LENGTH = 120;

  @TempDir Path folder;

  private final StringBuilder obj = new StringBuilder();
  private double angle;
  private DoubleBinaryOperator height = (x, z) -> 0;

  @ParameterizedTest(name = "{0} x {1} m at z {2}, turned by {3} degrees, rising {4} and {5}")
  @CsvSource({
    "4, 12, 40, 0, 0, 0",
    "4, 12, 47.3, 17, 0, 0",
    "4, 12, 52.6, 131, 0, 0",
    "4, 12, 61.9, 0, 0.1, 0.08",
    "4, 12, 33.1, 45, 0.3, 0",
    "0.7, 0.7, 44.2, 71, 0, 0",
    "2, 2, 50.7, 211, 0, 0.15",
    "8, 30, 41.4, 83, 0.2, 0",
  })
  void itsRimNeedNotCloseAndMendedItIsNone(
      double width, double length, double z, double turn, double acrossSlope, double alongSlope)
      throws IOException {
    angle = StrictMath.toRadians(turn);
    height = (x, y) -> acrossSlope * x + alongSlope * y;
    for (String beside : List.of("kerb", "wall")) {
      level(beside, 5 - width, 5, z, z + length, true, false);
      List<Finding> found = check();
      assertEquals(List.of("boundary.hole"), rules(found), beside);
      Finding hole = found.get(0);
      assertEquals(Math.min(width, length) / 2, hole.measure().value(), 0.02, beside);
      assertTrue(hole.help().contains("foot of the kerb or wall"), hole.help());
      double[] back = back(hole.position());
      assertTrue(back[0] > 5 - width && back[0] < 5 && back[1] > z && back[1] < z + length);
      level(beside, 5 - width, 5, z, z + length, false, false);
      assertEquals(List.of(), check(), beside);
    }
  }

  @ParameterizedTest(name = "the wall is gone from {0} to {1}")
  @CsvSource({"40, 52", "33.4, 36.4", "41.7, 71.7"})
  void theGapOfTheWallIsAsWideAsTheOpening(double from, double to) throws IOException {
    level("wall", 1, 5, from, to, true, true);
    List<Finding> found = check();
    assertEquals(List.of("boundary.hole"), rules(found));
    assertEquals(Math.min(4, to - from) / 2, found.get(0).measure().value(), 0.05);
  }

  /** The wall has a gap and the road is whole: the level ends there as it does elsewhere. */
  @Test
  void aGapOfTheWallAloneIsNoHole() throws IOException {
    level("wall", 1, 5, 40, 52, false, true);
    assertEquals(List.of(), check());
  }

  /** A bridge of half the road's width between two walled places, open on both sides. */
  @Test
  void aNarrowBridgeIsNoHole() throws IOException {
    sheet("road", -5, 5, 0, 40, 0);
    sheet("road", -2, 2, 40, 60, 0);
    sheet("road", -5, 5, 60, LENGTH, 0);
    for (double x : new double[] {-5, 5}) {
      upright("wall", x, 0, 40, -0.2, 1);
      upright("wall", x, 60, LENGTH, -0.2, 1);
    }
    assertEquals(List.of(), check());
  }

  /** Between the road and the kerb the ground goes down and comes up again: a car drives out. */
  @Test
  void aDipIsNoHole() throws IOException {
    level("kerb", 1, 5, 40, 52, true, false);
    sheet("dip", -1, 3, 38, 46, (x, z) -> -0.8 + 0.1 * Math.abs(z - 46));
    sheet("dip", 0.9, 5.2, 39.9, 46, (x, z) -> -0.1 * (z - 39.9));
    sheet("dip", 0.9, 5.2, 46, 52.1, (x, z) -> -0.1 * (52.1 - z));
    assertEquals(List.of(), check());
  }

  /** Six metres under a bridge the ground goes on, and over it there is another bridge. */
  @Test
  void whatLiesFarBelowOrAboveIsNoGround() throws IOException {
    level("kerb", 1, 5, 40, 52, true, false);
    sheet("terrain", -30, 30, -10, LENGTH + 10, -6);
    sheet("deck", -20, 20, 30, 70, 6);
    assertEquals(List.of("boundary.hole"), rules(check()));
  }

  /** A block stands over the hole: four walls keep cars out, and any three of them do not. */
  @Test
  void insideOfABlockIsNoHole() throws IOException {
    for (int open = 0; open <= 4; open++) {
      level("kerb", 3.5, 5, 40, 52, true, false);
      for (int side = 0; side < 4; side++) {
        if (side == open) {
          continue;
        }
        if (side < 2) {
          upright("block", side == 0 ? 2.5 : 5.3, 38.5, 53.5, -0.2, 1);
        } else {
          across("block", 2.5, 5.3, side == 2 ? 38.5 : 53.5);
        }
      }
      List<String> told = open == 4 ? List.of() : List.of("boundary.hole");
      List<String> holes = new ArrayList<>(rules(check()));
      // The block itself stands on the road.
      holes.removeIf(rule -> rule.equals("probe.chassis-hit"));
      assertEquals(told, holes, "side " + open + " is open");
    }
  }

  /** A bank that rises beside the road buries the grass that ends before a wall. */
  @Test
  void underABankIsNoHole() throws IOException {
    for (boolean bank : new boolean[] {false, true}) {
      obj.setLength(0);
      sheet("asphalt_road", -5, 5, 0, LENGTH, 0);
      cut("grass", 5, 9, new double[] {7, 9, 40, 52});
      upright("wall", 9, 0, LENGTH, -0.2, 1);
      if (bank) {
        DoubleBinaryOperator top = (x, z) -> x < 6 || z <= 20 || z >= 90 ? -0.1 : 2.5;
        sheet("bank", 5.2, 7, 20, 90, top);
        sheet("bank", 7, 10, 20, 90, top);
      }
      assertEquals(bank ? List.of() : List.of("boundary.hole"), rules(check()), "bank " + bank);
    }
  }

  private void level(
      String beside, double x0, double x1, double z0, double z1, boolean hole, boolean gap)
      throws IOException {
    obj.setLength(0);
    cut("asphalt_road", -5, 5, hole ? new double[] {x0, x1, z0, z1} : null);
    sheet("grass_left", -12, -5, 0, LENGTH, 0);
    if (beside.equals("kerb")) {
      upright("kerb", 5, -0.37, LENGTH + 0.41, -0.1, 0.02);
      sheet("kerb", 5, 6, -0.37, LENGTH + 0.41, 0.02);
      sheet("grass_right", 6, 12, -0.37, LENGTH + 0.41, 0.02);
    } else if (gap) {
      upright("wall", 5, -0.37, z0, -0.2, 1);
      upright("wall", 5, z1, LENGTH + 0.41, -0.2, 1);
    } else {
      upright("wall", 5, -0.37, LENGTH + 0.41, -0.2, 1);
    }
  }

  /** A sheet with a rectangle cut out at its right border. */
  private void cut(String piece, double x0, double x1, double[] hole) {
    if (hole == null) {
      sheet(piece, x0, x1, 0, LENGTH, 0);
      return;
    }
    for (double[] part :
        new double[][] {
          {x0, hole[0], 0, hole[2]},
          {x0, hole[0], hole[2], hole[3]},
          {x0, hole[0], hole[3], LENGTH},
          {hole[0], x1, 0, hole[2]},
          {hole[0], x1, hole[3], LENGTH}
        }) {
      sheet(piece, part[0], part[1], part[2], part[3], 0);
    }
  }

  private void sheet(String piece, double x0, double x1, double z0, double z1, double up) {
    sheet(piece, x0, x1, z0, z1, (x, z) -> up);
  }

  /** Level quads of about 2 m along z, over the level's own slope. */
  private void sheet(
      String piece, double x0, double x1, double z0, double z1, DoubleBinaryOperator up) {
    obj.append("o ").append(piece).append('\n');
    int n = (int) Math.ceil((z1 - z0) / 2);
    for (int i = 0; i < n; i++) {
      double a = z0 + (z1 - z0) * i / n;
      double b = z0 + (z1 - z0) * (i + 1) / n;
      vertex(x0, up.applyAsDouble(x0, a), a);
      vertex(x0, up.applyAsDouble(x0, b), b);
      vertex(x1, up.applyAsDouble(x1, b), b);
      vertex(x1, up.applyAsDouble(x1, a), a);
      obj.append("f -4 -3 -2 -1\n");
    }
  }

  /** A face along z that is seen from both sides. */
  private void upright(String piece, double x, double z0, double z1, double low, double high) {
    obj.append("o ").append(piece).append('\n');
    vertex(x, low, z0);
    vertex(x, low, z1);
    vertex(x, high, z1);
    vertex(x, high, z0);
    obj.append("f -4 -3 -2 -1\nf -1 -2 -3 -4\n");
  }

  private void across(String piece, double x0, double x1, double z) {
    obj.append("o ").append(piece).append('\n');
    vertex(x0, -0.2, z);
    vertex(x1, -0.2, z);
    vertex(x1, 1, z);
    vertex(x0, 1, z);
    obj.append("f -4 -3 -2 -1\nf -1 -2 -3 -4\n");
  }

  private void vertex(double x, double up, double z) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    double y = up + height.applyAsDouble(x, z);
    obj.append(String.format(Locale.ROOT, "v %.5f %.5f %.5f%n", c * x + s * z, y, c * z - s * x));
  }

  /** Where a place of the level is on the road that is not turned: x, z. */
  private double[] back(double[] p) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    return new double[] {c * p[0] - s * p[2], s * p[0] + c * p[2]};
  }

  private static List<String> rules(List<Finding> findings) {
    return findings.stream().map(Finding::rule).toList();
  }

  /** What is said about something missing, without notes. */
  private List<Finding> check() throws IOException {
    List<Finding> found = new ArrayList<>();
    for (Finding f : findings()) {
      boolean missing = f.rule().equals("boundary.hole") || f.rule().startsWith("probe.");
      if (missing && f.severity() != Severity.INFO) {
        found.add(f);
      }
    }
    return found;
  }

  private List<Finding> findings() throws IOException {
    Path file = folder.resolve("level.obj");
    Files.writeString(file, obj);
    return CheckRun.run(
            List.of(file), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none())
        .levels()
        .get(0)
        .findings();
  }
}
