package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.finding.Finding;

/** What several near misses have in common, and what is no cause as too few or others have it. */
class NearMissCausesTest {

  private static final float[] X = {100, 108};
  private static final String ALONE = "alone";

  private final List<Piece> pieces = new ArrayList<>();

  /** So many strips more, each of which misses the one before by float steps along an axis. */
  private void misses(int count, int... steps) {
    for (int i = 0; i < count; i++) {
      add(
          corner -> {
            for (int k = 0; k < 3; k++) {
              for (int step = 0; step < steps[k]; step++) {
                corner[k] = Math.nextUp(corner[k]);
              }
            }
          });
    }
  }

  private void add(RoadStrip.Moved begins) {
    pieces.add(RoadStrip.of("road_" + pieces.size(), pieces.size(), X, begins));
  }

  /** How many seams have which cause; of strips in a row there is one fewer than strips. */
  private Map<String, Integer> causes() {
    Map<String, Integer> causes = new TreeMap<>();
    for (Finding f : RoadStrip.check(pieces, "weld.near-miss")) {
      long told = f.flow().stream().filter(step -> step.fingerprint() != null).count();
      int seams = (int) Math.max(told, f.pieces().size() - 1);
      causes.merge(f.cause() == null ? ALONE : f.cause(), seams, Integer::sum);
    }
    return causes;
  }

  private static String noise(String axis) {
    return "borders differ in " + axis + " only, by rounding";
  }

  NearMissCausesTest() {
    add(corner -> {});
  }

  @Test
  void fiveThatDifferOnOneAxisAloneAreNoise() {
    for (int axis = 0; axis < 3; axis++) {
      pieces.subList(1, pieces.size()).clear();
      int[] steps = new int[3];
      steps[axis] = 3;
      misses(5, steps);
      assertEquals(Map.of(noise("xyz".substring(axis, axis + 1)), 5), causes());
    }
  }

  @Test
  void fourAreTooFew() {
    misses(4, 0, 3, 0);
    assertEquals(Map.of(ALONE, 4), causes());
  }

  @Test
  void sixteenFloatStepsMayBeRoundingAndSeventeenAreNone() {
    misses(5, 0, 16, 0);
    assertEquals(Map.of(noise("y"), 5), causes());
    misses(5, 0, 17, 0);
    assertEquals(Map.of(noise("y"), 5, ALONE, 5), causes());
  }

  @Test
  void itIsHalfOfAllOrNoCause() {
    misses(5, 0, 3, 0);
    misses(5, 2, 3, 0);
    assertEquals(Map.of(noise("y"), 5, ALONE, 5), causes());
    misses(1, 2, 0, 2);
    assertEquals(Map.of(ALONE, 11), causes());
  }

  @Test
  void theAxisThatMostDifferOnIsTheNoisyOne() {
    misses(5, 0, 3, 0);
    misses(6, 3, 0, 0);
    assertEquals(Map.of(noise("x"), 6, ALONE, 5), causes());
  }

  /** Strips in whole numbers; the file prints so many decimals, and one border is a digit off. */
  private Map<String, Integer> printed(double off) {
    pieces.subList(1, pieces.size()).clear();
    add(corner -> corner[0] = (float) (corner[0] + off));
    return causes();
  }

  private static String digits(int count) {
    return "level.obj prints " + count + " decimals, too few for its seams";
  }

  @Test
  void aFileOfTooFewDigitsIsTheCauseOfWhatIsNoWider() {
    assertEquals(Map.of(digits(4), 1), printed(0.0001));
    assertEquals(Map.of(ALONE, 1), printed(0.0002));
    assertEquals(Map.of(digits(5), 1), printed(0.00001));
    assertEquals(Map.of(ALONE, 1), printed(0.00003));
    // Half a digit on each side and each axis is sqrt(3) of a digit.
    assertEquals(Map.of(digits(4), 1), askew());
  }

  private Map<String, Integer> askew() {
    pieces.subList(1, pieces.size()).clear();
    add(
        corner -> {
          for (int k = 0; k < 3; k++) {
            corner[k] = (float) (corner[k] + 0.0001);
          }
        });
    return causes();
  }

  @Test
  void aDigitIsWorthWhatTheUnitSays() {
    for (LengthUnit unit : List.of(LengthUnit.METRE, LengthUnit.CENTIMETRE)) {
      Frame frame = Frame.of(UpAxis.Y, unit);
      double digit = 0.0001 / unit.metres();
      int decimals = unit == LengthUnit.METRE ? 4 : 2;
      for (int off = 1; off <= 2; off++) {
        pieces.clear();
        add(corner -> {});
        double by = off * digit;
        add(corner -> {});
        pieces.replaceAll(p -> scaled(p, (float) (1 / unit.metres()), frame));
        Piece second = pieces.get(1);
        float[] p = second.positions().clone();
        p[0] = (float) (p[0] + by);
        p[6] = (float) (p[6] + by);
        pieces.set(1, second.toBuilder().mesh(p, second.triangles()).build());
        assertEquals(
            off == 1 ? Map.of(digits(decimals), 1) : Map.of(ALONE, 1), causes(), unit + "");
      }
    }
  }

  private static Piece scaled(Piece piece, float by, Frame frame) {
    float[] p = piece.positions().clone();
    for (int i = 0; i < p.length; i++) {
      p[i] *= by;
    }
    return piece.toBuilder().mesh(p, piece.triangles()).frame(frame).build();
  }

  @Test
  void ofTwoFilesTheOneWithFewerDigitsCounts() {
    add(corner -> corner[0] = (float) (corner[0] + 0.0001));
    pieces.set(1, pieces.get(1).toBuilder().file("other.obj").build());
    // The first file has whole numbers, which say nothing.
    assertEquals(Map.of(ALONE, 1), causes());
    Piece fine = RoadStrip.of("road_2", 7, X, corner -> corner[1] += 0.0001f);
    pieces.add(fine);
    assertEquals(Map.of(digits(4), 1), causes());
    // Where the other one's numbers are full, those of this one are what was rounded.
    pieces.add(
        RoadStrip.of("road_3", 9, X, c -> c[1] += 1 / 3f).toBuilder().file("other.obj").build());
    assertEquals(Map.of(digits(4), 1), causes());
  }

  @Test
  void howFarBordersMissIsSaidAndMeasured() {
    add(corner -> corner[1] += 0.0004f);
    Finding f = RoadStrip.check(pieces, "weld.near-miss").get(0);
    assertTrue(
        f.message().contains("borders miss each other by up to 0.40 mm along 8"), f.message());
    assertEquals(0.0004, f.measure().value(), 1e-7);
    assertEquals(0.001, f.measure().threshold());
    assertEquals(
        1 + 0.0004, f.flow().get(0).position()[1] + f.flow().get(1).position()[1] - 1, 1e-6);
  }
}
