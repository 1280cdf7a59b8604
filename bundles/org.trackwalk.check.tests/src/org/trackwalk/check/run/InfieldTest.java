package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** The inside of a ring-shaped road is no hole, whatever its size; a hole in a plate is one. */
class InfieldTest {

  private static final int CORNERS = 48;

  @TempDir Path folder;

  /**
   * A flat ring between two circles; what is narrow beside its inside is a road, what is wide is a
   * plate with a hole. A gap in the middle of the ring's width is a hole in any case.
   */
  @ParameterizedTest(name = "inside {0} m, outside {1} m, road taken out {2}: {3} holes")
  @CsvSource({
    "1.4, 2.2, false, 0",
    "2.2, 3.2, false, 0",
    "4.5, 6, false, 0",
    "0.8, 5, false, 1",
    "2.2, 4.4, false, 1",
    "2, 8, false, 1",
    "4, 12, false, 1",
    "2.2, 3.2, true, 1",
    "30, 40, true, 1",
  })
  void byItsProportions(double inside, double outside, boolean without, int holes)
      throws IOException {
    List<Finding> found =
        CheckRun.run(
                List.of(ring(inside, outside, without)),
                LoadOptions.DEFAULT,
                CheckSettings.defaults(),
                "test",
                Progress.none())
            .levels()
            .get(0)
            .findings()
            .stream()
            .filter(f -> f.rule().equals("boundary.hole"))
            .toList();
    assertEquals(holes, found.size(), found.toString());
  }

  /** Three quads from the inner to the outer circle at each corner. */
  private Path ring(double inside, double outside, boolean without) throws IOException {
    StringBuilder obj = new StringBuilder("o road\n");
    for (int i = 0; i < CORNERS; i++) {
      double angle = 2 * StrictMath.PI * i / CORNERS;
      for (int k = 0; k <= 3; k++) {
        double r = inside + (outside - inside) * k / 3;
        double x = r * StrictMath.cos(angle);
        double z = r * StrictMath.sin(angle);
        obj.append(String.format(Locale.ROOT, "v %.6f 0 %.6f%n", x, z));
      }
    }
    for (int i = 0; i < CORNERS; i++) {
      for (int k = 0; k < 3; k++) {
        if (!(without && i == 5 && k == 1)) {
          int a = 4 * i + k + 1;
          int b = 4 * ((i + 1) % CORNERS) + k + 1;
          obj.append("f " + a + " " + b + " " + (b + 1) + " " + (a + 1) + "\n");
        }
      }
    }
    Path file = folder.resolve("road.obj");
    Files.writeString(file, obj);
    return file;
  }
}
