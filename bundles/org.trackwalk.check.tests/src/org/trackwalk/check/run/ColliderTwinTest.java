package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Roads of which one file has two meshes: one to be seen, one to collide. Metres. */
class ColliderTwinTest {

  private static final int SCENES = 20;

  @TempDir private Path folder;

  /** A ring of quads; rows of quads that are not there begin at {@code gone}. */
  private record Ring(
      String name, int rows, double from, double to, double up, int gone, int size) {

    String text(double radius, double wave, int first) {
      StringBuilder text = new StringBuilder("o " + name + "\n");
      for (int i = 0; i < rows; i++) {
        double t = 2 * Math.PI * i / rows;
        for (double off : new double[] {from, to}) {
          double r = radius * (1 + wave * StrictMath.cos(3 * t)) + off;
          double y = up + 3 * StrictMath.sin(2 * t);
          double x = r * StrictMath.cos(t);
          text.append(
              String.format(Locale.ROOT, "v %.5f %.5f %.5f%n", x, y, -r * StrictMath.sin(t)));
        }
      }
      for (int i = 0; i < rows; i++) {
        int a = first + 2 * i;
        int b = first + 2 * ((i + 1) % rows);
        if (i < gone || i >= gone + size) {
          text.append(String.format("f %d %d %d %d%n", a, a + 1, b + 1, b));
        }
      }
      return text.toString();
    }
  }

  private Level level(double radius, double wave, Ring... rings) {
    return level(radius, wave, "", rings);
  }

  private Level level(double radius, double wave, String last, Ring... rings) {
    StringBuilder text = new StringBuilder();
    int first = 1;
    for (Ring ring : rings) {
      text.append(ring.text(radius, wave, first));
      first += 2 * ring.rows;
    }
    try {
      Path file = Files.writeString(folder.resolve("level.obj"), text + last);
      return LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
          .get(0)
          .load(Progress.none());
    } catch (IOException | ImportException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> felt(Level level) {
    return level.pieces().stream().filter(Piece::collidable).map(Piece::name).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UCX_%s", "UCX_%s_01", "UBX_%s_00", "ucx_%s", "%s-col", "%s-colonly", "%s-convcolonly",
        "%s_col", "%s_collision", "%s_Collider", "%s.collider", "%sX", "Collision_%s", "%s_Physics",
        "%s_collision_2", "%s_2|UCX_%s_2", "%s.003|%s-col.003"
      })
  void whatIsSeenDoesNotCollide(String pattern) {
    for (int seed = 0; seed < SCENES; seed++) {
      Random random = new Random(seed);
      String name = List.of("road", "Track", "asphalt_main", "Plane.001").get(seed % 4);
      String[] both = pattern.split("\\|");
      String twin = String.format(both[both.length - 1], name);
      name = both.length > 1 ? String.format(both[0], name) : name;
      double radius = 80 + 200 * random.nextDouble();
      double wave = 0.1 * random.nextDouble();
      int rows = 120 + random.nextInt(100);
      double half = 4 + 4 * random.nextDouble();
      double up = 0.6 * random.nextDouble() - 0.3;
      Ring seen = new Ring(name, rows, -half, half, 0, rows, 0);
      Ring collider = new Ring(twin, rows + random.nextInt(60), -half - 1, half + 1, up, 999, 0);
      Level level =
          level(radius, wave, seed % 2 == 0 ? seen : collider, seed % 2 == 0 ? collider : seen);
      boolean paired = !pattern.equals("%sX");
      assertEquals(paired ? 1 : 2, felt(level).size(), seed + " " + twin);
      String words = name + " is only seen: " + twin + " collides there";
      if (paired) {
        assertTrue(level.grouping().startsWith(words), seed + ": " + level.grouping());
        assertEquals(Math.abs(up), off(level.grouping()), 0.1, seed + ": " + level.grouping());
      } else {
        assertEquals("", level.grouping(), seed + " " + twin);
      }
    }
  }

  /** The metres that are told between what is seen and what collides. */
  private static double off(String words) {
    Matcher metres = Pattern.compile("up to ([0-9.]+) m off").matcher(words);
    return metres.find() ? Double.parseDouble(metres.group(1)) : 0;
  }

  /** What is no ground goes too, and is told. */
  @Test
  void wallsOfWhatIsSeenAreTold() {
    Ring seen = new Ring("road", 100, -5, 5, 0, 100, 0);
    Ring collider = new Ring("road_col", 100, -5, 5, 0, 100, 0);
    String wall = "v 145 0 0\nv 145 20 0\nv 145 20 3\nf -3 -2 -1\n";
    Level level = level(150, 0, wall, collider, seen);
    assertEquals(List.of("road_col"), felt(level));
    assertEquals(
        "road is only seen (and 30 m² of walls): road_col collides there", level.grouping());
  }

  /** Half of it, beside it, under it, over it: whatever it is called, both are felt. */
  @Test
  void whatACollidersGroundIsNotAllCollides() {
    for (int seed = 0; seed < SCENES; seed++) {
      Random random = new Random(100 + seed);
      int rows = 120 + random.nextInt(100);
      Ring seen = new Ring("road", rows, -5, 5, 0, rows, 0);
      int lost = rows / 10 + random.nextInt(rows / 2);
      double part = random.nextDouble();
      Ring collider =
          switch (seed % 4) {
            case 0 -> new Ring("road_col", rows, -5, 5, 0, 5, lost);
            case 1 -> new Ring("road_col", rows, -5, 4 - part, 0, rows, 0);
            case 2 -> new Ring("road_col", rows, -5, 5, -0.6 - 5 * part, rows, 0);
            default -> new Ring("road_col", rows, -5, 5, 0.6 + 5 * part, rows, 0);
          };
      Level level = level(150, 0.05, seen, collider);
      assertEquals(List.of("road", "road_col"), felt(level), "seed " + seed);
      assertEquals("", level.grouping(), "seed " + seed);
    }
  }

  /** Where the collider has a hole a car falls, whatever is drawn there. */
  @Test
  void aHoleInACollider() {
    for (int seed = 0; seed < 6; seed++) {
      Random random = new Random(200 + seed);
      int rows = 150;
      Ring seen = new Ring("road", rows, -5, 5, 0, rows, 0);
      Ring whole = new Ring("road_collision", rows, -5, 5, 0.02, rows, 0);
      Ring torn = new Ring("road_collision", rows, -5, 5, 0.02, random.nextInt(140), 1);
      assertEquals(List.of(), errors(level(150, 0.05, seen, whole)), "seed " + seed);
      assertTrue(
          errors(level(150, 0.05, seen, torn)).contains("probe.fall-through"), "seed " + seed);
    }
  }

  private static List<String> errors(Level level) {
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    return report.findings().stream()
        .filter(f -> f.severity() == Severity.ERROR)
        .map(f -> f.told().rule())
        .toList();
  }
}
