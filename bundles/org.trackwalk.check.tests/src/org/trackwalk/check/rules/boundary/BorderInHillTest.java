package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * The last of a road that runs on into a hill: the hill comes down on it before its border, so
 * nobody gets there, however high the hill is over the border. Metres; the road ends at x = 12.
 */
class BorderInHillTest {

  private static final float LENGTH = 80;

  private static final Set<String> RULES =
      Set.of("boundary.in-corridor", "boundary.hole", "seam.step", "seam.gap");

  private static Piece strip(
      String name, SurfaceClass of, double from, double low, double to, double high) {
    float[] p = {
      (float) from,
      (float) low,
      0,
      (float) to,
      (float) high,
      0,
      (float) from,
      (float) low,
      LENGTH,
      (float) to,
      (float) high,
      LENGTH
    };
    return Piece.named(name, "level.obj")
        .mesh(p, new int[] {0, 2, 3, 0, 3, 1})
        .surfaceClass(of)
        .build();
  }

  private static Piece road() {
    return strip("road", SurfaceClass.ROAD, 0, 0, 12, 0);
  }

  /** A hill whose surface goes through the road so far before its border, so steep in degrees. */
  private static Piece hill(double before, double degrees) {
    double slope = StrictMath.tan(StrictMath.toRadians(degrees));
    double foot = 12 - before;
    return strip("hill", SurfaceClass.VERGE, foot - 1, -slope, foot + 4, 4 * slope);
  }

  private static List<Finding> found(Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(RULES);
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  @ParameterizedTest
  @CsvSource({
    "0.4, 20", "0.4, 44", "0.4, 47", "0.4, 55", "0.4, 65", "0.8, 30", "0.8, 46", "0.8, 58",
    "1.2, 25", "1.2, 40", "1.2, 50", "1.5, 35", "1.5, 46", "1.7, 30"
  })
  void theBorderInAHillIsNoOpening(double before, double degrees) {
    assertEquals(List.of(), found(road(), hill(before, degrees)));
  }

  /** A road with a square hole in its middle, and a mound over it whose foot is so far outside. */
  private static List<Finding> mound(double side, double outside, double degrees, double lifted) {
    float in = (float) (side / 2);
    float[] p = new float[24];
    for (int i = 0; i < 4; i++) {
      int sx = i == 0 || i == 3 ? -1 : 1;
      int sz = i < 2 ? -1 : 1;
      p[3 * i] = 6 + sx * 6;
      p[3 * i + 2] = LENGTH / 2 + sz * LENGTH / 2;
      p[12 + 3 * i] = 6 + sx * in;
      p[12 + 3 * i + 2] = LENGTH / 2 + sz * in;
    }
    int[] ring = new int[24];
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      int[] two = {i, 4 + i, 4 + j, i, 4 + j, j};
      System.arraycopy(two, 0, ring, 6 * i, 6);
    }
    Piece road =
        Piece.named("road", "level.obj").mesh(p, ring).surfaceClass(SurfaceClass.ROAD).build();
    double half = in + outside;
    double slope = StrictMath.tan(StrictMath.toRadians(degrees));
    float low = (float) (lifted - 0.2 * slope);
    float[] q = new float[15];
    for (int i = 0; i < 4; i++) {
      q[3 * i] = (float) (6 + (i == 0 || i == 3 ? -1 : 1) * (half + 0.2));
      q[3 * i + 1] = low;
      q[3 * i + 2] = (float) (LENGTH / 2 + (i < 2 ? -1 : 1) * (half + 0.2));
    }
    q[12] = 6;
    q[13] = (float) (lifted + half * slope);
    q[14] = LENGTH / 2;
    int[] cone = {0, 4, 1, 1, 4, 2, 2, 4, 3, 3, 4, 0};
    Piece hill =
        Piece.named("hill", "level.obj").mesh(q, cone).surfaceClass(SurfaceClass.VERGE).build();
    return found(road, hill);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0.4, 20", "1, 0.8, 40", "1, 1.4, 55", "2, 0.3, 47", "2, 0.7, 58", "2, 1.2, 30",
    "3, 0.5, 35", "3, 1, 47", "3, 1.6, 44", "4, 0.4, 25", "4, 0.9, 50", "4, 1.5, 58"
  })
  void aHoleUnderAMoundIsNone(double side, double outside, double degrees) {
    assertEquals(List.of(), mound(side, outside, degrees, 0));
  }

  @ParameterizedTest
  @CsvSource({"1, 0.4, 20", "2, 0.7, 47", "3, 1, 55", "4, 1.5, 30"})
  void aHoleUnderARoofIsOne(double side, double outside, double degrees) {
    assertFalse(mound(side, outside, degrees, 2.5).isEmpty());
  }

  /** Between the border and a hill that hangs over it a car has room. */
  @ParameterizedTest
  @ValueSource(doubles = {30, 46, 55})
  void theBorderUnderAHighRoofIsOpen(double degrees) {
    double slope = StrictMath.tan(StrictMath.toRadians(degrees));
    Piece roof = strip("roof", SurfaceClass.VERGE, 6, 2.5, 16, 2.5 + 10 * slope);
    Piece beyond = strip("verge", SurfaceClass.VERGE, 12.2, 0, 30, 0);
    assertFalse(found(road(), roof, beyond).isEmpty());
  }

  /** Where the hill begins beyond a slit nothing covers the border. */
  @ParameterizedTest
  @ValueSource(doubles = {20, 30, 40})
  void theSlitBeforeAHillIsOpen(double degrees) {
    double slope = StrictMath.tan(StrictMath.toRadians(degrees));
    Piece hill = strip("hill", SurfaceClass.VERGE, 12.2, 0, 20, 7.8 * slope);
    assertFalse(found(road(), hill).isEmpty());
  }
}
