package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road of two pieces that breaks before their seam: what a box feels there hangs on that break,
 * whichever rule's seam it is.
 */
class GroundBeforeSeamsTest {

  private static final int ROWS = 80;
  private static final int WIDE = 12;

  /** Two metres before the seam at 0, and behind it for who comes the other way, by a grade. */
  private static DoubleUnaryOperator breaking(double grade) {
    return x -> -grade * Math.min(0, 2 - Math.abs(x));
  }

  /** Rows of quads a metre long from one x on, so many side by side. */
  private static Piece piece(
      String name, double from, int columns, double lifted, DoubleUnaryOperator height) {
    int across = columns + 1;
    float[] p = new float[3 * across * (ROWS + 1)];
    int[] c = new int[6 * columns * ROWS];
    int n = 0;
    for (int i = 0; i <= ROWS; i++) {
      for (int j = 0; j < across; j++) {
        int at = 3 * (across * i + j);
        p[at] = (float) (from + i);
        p[at + 1] = (float) (height.applyAsDouble(from + i) + lifted);
        p[at + 2] = (float) WIDE * j / columns;
        if (i < ROWS && j < columns) {
          int a = across * i + j;
          int b = a + across;
          for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
            c[n++] = corner;
          }
        }
      }
    }
    return Piece.named(name, "road.obj").mesh(p, c).surfaceClass(SurfaceClass.ROAD).build();
  }

  /**
   * The worst that a box feels by a rule of a seam that is apart along, in height or in columns.
   */
  private static Effect felt(
      String profile, String rule, double grade, double apart, double step, int columns) {
    DoubleUnaryOperator road = breaking(grade);
    List<Piece> pieces =
        List.of(piece("road_1", -ROWS, 6, 0, road), piece("road_2", apart, columns, step, road));
    Level level =
        new Level("road", "generated", pieces, List.of(), List.of("road.obj"), LevelHints.NONE);
    CheckSettings settings =
        CheckSettings.defaults()
            .judgedBy(List.of(ProfileList.shipped(profile)), Bodies.PIECE, VehicleList.usual())
            .withOnly(Set.of(rule));
    List<Finding> found =
        LevelCheck.open(level, settings, Progress.none()).findings().stream()
            .filter(f -> f.rule().equals(rule))
            .toList();
    assertEquals(1, found.size(), found.toString());
    Finding one = found.get(0);
    List<Effect> effects = one.lines().isEmpty() ? one.effects() : one.lines().get(0).effects();
    return effects.stream().filter(e -> e.shape().startsWith("box")).findFirst().orElseThrow();
  }

  /** The larger of what is gained upward and lost, which is what is told. */
  private static double change(Effect effect) {
    return Math.max(effect.dvUp(), effect.dvForward());
  }

  private static double joined(String profile, double grade) {
    return felt(profile, "seam.body-boundary", grade, 0, 0, 6).dvForward();
  }

  /** As between two bodies whose vertices are the same. */
  @ParameterizedTest
  @CsvSource({
    "jolt, -0.02",
    "jolt, -0.005",
    "jolt, 0.01",
    "jolt, 0.02",
    "jolt-enhanced, 0.02",
    "physx, -0.02",
    "physx, -0.005",
    "physx, 0.01",
    "physx-unity, -0.01"
  })
  void aSeamThatIsFlushIsMetAsOneOfBodies(String profile, double grade) {
    double bodies = joined(profile, grade);
    double near = 0.03 * bodies + 0.05;
    assertEquals(bodies, felt(profile, "weld.near-miss", grade, 0.0004, 0, 6).dvForward(), near);
    Effect junction = felt(profile, "seam.t-junction", grade, 0, 0, 5);
    if (profile.startsWith("jolt")) {
      // Its box has contacts with each triangle, which are not the same ones there. Driven at
      // 55 m/s by -0.005 it is changed by 19.2 m/s at the one and by 19.4 at the other.
      double change = change(felt(profile, "seam.body-boundary", grade, 0, 0, 6));
      assertEquals(change, change(junction), 0.08 * change + 0.05);
    } else {
      assertEquals(bodies, junction.dvForward(), near);
    }
    assertEquals(bodies, felt(profile, "seam.gap", grade, 0.004, 0, 6).dvForward(), near);
  }

  /** A break is felt at all, or the other tests say nothing. */
  @Test
  void whatTheyAreComparedWithHangsOnTheBreak() {
    assertEquals(0, joined("jolt", -0.02));
    assertTrue(joined("jolt", 0.02) > 1.2 * joined("jolt", 0));
    assertEquals(0, joined("physx", -0.005));
    assertTrue(joined("physx", 0) > 30);
  }

  /** A step ends in the road behind a dip, and is so much lower behind a crest. */
  @ParameterizedTest
  @ValueSource(doubles = {0.003, 0.008, 0.015})
  void aStepIsHigherInADipAndLowerBehindACrest(double step) {
    double level = felt("jolt", "seam.step", 0, 0, step, 6).dvForward();
    assertTrue(felt("jolt", "seam.step", 0.02, 0, step, 6).dvForward() > 1.1 * level);
    assertTrue(felt("jolt", "seam.step", -0.01, 0, step, 6).dvForward() < 0.95 * level);
  }

  /** From 5 cm on a step meets the flat front of Jolt's box, whatever the road before it. */
  @ParameterizedTest
  @CsvSource({"jolt, 0.06", "jolt, 0.13", "jolt, 0.3", "jolt-enhanced, 0.2", "physx, 0.13"})
  void aHighStepIsThatOfALevelRoad(String profile, double step) {
    double level = felt(profile, "seam.step", 0, 0, step, 6).dvForward();
    assertTrue(level > 10, "" + level);
    assertEquals(level, felt(profile, "seam.step", 0.02, 0, step, 6).dvForward(), 0.05 * level);
  }

  /** It is crossed, not only its corners are passed: the higher, the more is lost. */
  @Test
  void onALevelRoadAStepInJoltHasItsHeight() {
    double flush = felt("jolt", "seam.t-junction", 0, 0, 0, 5).dvForward();
    double low = felt("jolt", "seam.step", 0, 0, 0.003, 6).dvForward();
    double high = felt("jolt", "seam.step", 0, 0, 0.015, 6).dvForward();
    assertTrue(low > 1.1 * flush, low + " at 3 mm");
    assertTrue(high > 1.5 * low, high + " at 15 mm");
  }

  /** PhysX's front that hangs over what stands up comes down on it farther on. */
  @ParameterizedTest
  @ValueSource(doubles = {-0.02, -0.005, -0.002, 0.01})
  void aSharpBoxIsStoppedByWhatStandsUp(double grade) {
    assertTrue(felt("physx", "seam.step", grade, 0, 0.003, 6).dvForward() > 30);
    assertTrue(felt("physx", "weld.near-miss", grade, 0, 0.0004, 6).dvForward() > 30);
  }
}
