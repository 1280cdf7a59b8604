package org.trackwalk.check.rules.quality;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** Thin triangles whose height and length are exact: which are told, as what, and which of them. */
class SliverTest {

  private static final String RULE = "quality.sliver";
  private static final float FINE = 1 / 4096f;

  /** Flat triangles that face up, each along x with its apex over the middle. */
  private static Piece piece(String name, float[]... triangles) {
    float[] p = new float[9 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      System.arraycopy(triangles[i], 0, p, 9 * i, 9);
    }
    return Piece.named(name, "level.obj")
        .mesh(p, IntStream.range(0, p.length / 3).toArray())
        .surfaceClass(SurfaceClass.VERGE)
        .build();
  }

  private static float[] thin(float x, float z, float length, float height) {
    return new float[] {x, 1, z, x + length / 2, 1, z + height, x + length, 1, z};
  }

  private static List<Finding> check(Map<String, Double> limits, Piece... pieces) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(RULE)).withParameters(limits);
    return LevelCheck.check(Circuit.level("level", List.of(pieces)), settings, Progress.none())
        .findings();
  }

  private static Finding only(Piece... pieces) {
    List<Finding> found = check(Map.of(), pieces);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  @Test
  void aNeedleIsAWarningWithItsMeasures() {
    Finding f = only(piece("a", thin(2, 3, 4, 2 * FINE)));
    assertEquals(Severity.WARNING, f.severity());
    assertEquals(1, f.count());
    assertEquals(2 * FINE, f.measure().value(), 1e-12);
    assertEquals(0.001, f.measure().threshold());
    assertArrayEquals(new double[] {4, 1, 3 + 2 * FINE / 3}, f.position(), 1e-6);
    // Half a step of the largest coordinate, 6, is 2^-22; over the height it is 2^-11.
    String message =
        String.format(
            Locale.ROOT,
            "a has 1 needle triangle, 0.49 mm high over 4.00 m, normal uncertain by %.2g deg",
            Math.toDegrees(Math.atan(1 / 2048.0)));
    assertEquals(message, f.message());
  }

  /** Of two in one place the lower one is told, whichever comes first. */
  @ParameterizedTest
  @CsvSource({"2, 1", "1, 2"})
  void theLowestIsTold(int first, int second) {
    float length = 4;
    Finding f =
        only(piece("a", thin(2, 3, length, first * FINE), thin(6, 3, length, second * FINE)));
    assertEquals(2, f.count());
    assertTrue(f.message().startsWith("a has 2 needle triangles, 0.24 mm"), f.message());
    assertEquals(FINE, f.measure().value(), 1e-12);
    assertEquals(first < second ? 4 : 8, f.position()[0], 1e-6);
  }

  @Test
  void whatIsNoLowerThanTheLimitIsNoNeedle() {
    float height = 4 * FINE;
    Piece one = piece("a", thin(2, 3, 4, height));
    assertEquals(Severity.WARNING, only(one).severity());
    Map<String, Double> at = Map.of(RULE + ".height", (double) height, RULE + ".ratio", 0.0);
    assertEquals(List.of(), check(at, one));
    Map<String, Double> over =
        Map.of(RULE + ".height", Math.nextUp((double) height), RULE + ".ratio", 0.0);
    assertEquals(1, check(over, one).size());
  }

  /** At 8,192 m corners are rounded to 2^-10 m, so that 16 mm are uncertain by 1.8 degrees. */
  @ParameterizedTest
  @CsvSource({"64, true", "32, false"})
  void farOutANormalIsUncertainSooner(float parts, boolean warned) {
    Finding f = only(piece("a", thin(8192, 3, 4, 1 / parts)));
    assertEquals(warned ? Severity.WARNING : Severity.INFO, f.severity(), f.message());
    assertEquals(warned, f.message().contains("uncertain by 1.8 deg"), f.message());
    assertEquals(
        warned ? Severity.WARNING : null,
        check(Map.of(RULE + ".height", 0.0), piece("a", thin(8192, 3, 4, 1 / parts))).stream()
            .map(Finding::severity)
            .filter(s -> s == Severity.WARNING)
            .findAny()
            .orElse(null));
  }

  @Test
  void aThinOneIsANoteOfItsPiece() {
    Piece a = piece("a", thin(2, 3, 8, 1 / 32f), thin(40, 3, 8, 1 / 16f));
    Finding f = only(a);
    assertEquals(Severity.INFO, f.severity());
    assertEquals("a has 2 thin triangles, the thinnest 1 : 256", f.message());
    assertEquals(1 / 256.0, f.measure().value(), 1e-12);
    assertEquals(0.01, f.measure().threshold());
    assertArrayEquals(new double[] {6, 1, 3 + 1 / 96.0}, f.position(), 1e-6);
    Finding turned = only(piece("a", thin(40, 3, 8, 1 / 16f), thin(2, 3, 8, 1 / 32f)));
    assertEquals(f.message(), turned.message());
    assertArrayEquals(f.position(), turned.position(), 1e-6);
    List<Finding> two = check(Map.of(), a, piece("b", thin(60, 3, 8, 1 / 16f)));
    assertEquals(2, two.size(), two.toString());
    assertTrue(
        two.stream()
            .anyMatch(n -> n.message().equals("b has 1 thin triangle, the thinnest 1 : 128")));
  }

  @Test
  void whatIsAsThickAsTheRatioIsNone() {
    Piece one = piece("a", thin(2, 3, 8, 1 / 16f));
    assertEquals(List.of(), check(Map.of(RULE + ".ratio", 1 / 128.0), one));
    assertEquals(1, check(Map.of(RULE + ".ratio", Math.nextUp(1 / 128.0)), one).size());
  }

  /** Without an area it is no thin triangle but a degenerate one, which has a rule of its own. */
  @Test
  void whatHasNoAreaIsOfOtherRules() {
    assertEquals(List.of(), check(Map.of(), piece("a", thin(2, 3, 4, 0))));
    float[] twice = {2, 1, 3, 2, 1, 3, 6, 1, 3};
    assertEquals(List.of(), check(Map.of(), piece("a", twice)));
  }
}
