package org.trackwalk.check.rules.quality;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.RuleSetList;
import org.trackwalk.model.settings.CheckSettings;

/** Boxes with a dent of a known depth, open ones, several in one piece, and who is asked. */
class ConcaveTest {

  private static final int[] CLOSED = {
    0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 2, 6,
    8, 6, 7, 8, 7, 3, 8, 3, 2, 8
  };

  /** Boxes of 2 m, from the given x on, with the middle of their tops so much lower. */
  private static Piece boxes(SurfaceClass use, int left, double dent, float... from) {
    float[] p = new float[27 * from.length];
    int[] t = new int[CLOSED.length * from.length];
    for (int k = 0; k < from.length; k++) {
      for (int i = 0; i < 8; i++) {
        p[27 * k + 3 * i] = from[k] + 2 * (i & 1);
        p[27 * k + 3 * i + 1] = i & 2;
        p[27 * k + 3 * i + 2] = 4 + (i & 4) / 2;
      }
      p[27 * k + 24] = from[k] + 1;
      p[27 * k + 25] = (float) (2 - dent);
      p[27 * k + 26] = 5;
      for (int i = 0; i < CLOSED.length; i++) {
        t[CLOSED.length * k + i] = 9 * k + CLOSED[i];
      }
    }
    return Piece.named("box", "level.obj")
        .mesh(p, Arrays.copyOf(t, t.length - 3 * left))
        .surfaceClass(use)
        .build();
  }

  private static Piece boxes(int left, double dent, float... from) {
    return boxes(SurfaceClass.BARRIER, left, dent, from);
  }

  private static List<Finding> check(Piece... pieces) throws ProfileException {
    CheckSettings settings =
        CheckSettings.defaults()
            .withRuleSets(List.of(RuleSetList.named("rbr", null)))
            .withOnly(Set.of("quality.concave"));
    return check(settings, pieces);
  }

  /** Beside a square of road, as a level without one has no bodies beside it. */
  private static List<Finding> check(CheckSettings settings, Piece... pieces) {
    List<Piece> all = new ArrayList<>(List.of(pieces));
    float[] p = {-20, 0, 0, -20, 0, 9, -4, 0, 9, -4, 0, 0};
    all.add(
        Piece.named("road", "level.obj")
            .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
            .surfaceClass(SurfaceClass.ROAD)
            .build());
    return LevelCheck.check(Circuit.level("level", all), settings, Progress.none()).findings();
  }

  private static Finding only(Piece... pieces) throws ProfileException {
    List<Finding> found = check(pieces);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  @Test
  void aDentIsToldWithItsDepthAndPlace() throws Exception {
    Finding f = only(boxes(0, 1 / 64.0, 8));
    assertEquals(Severity.WARNING, f.severity());
    assertEquals("box is not convex: it lies up to 16 mm under its hull", f.message());
    assertEquals(1 / 64.0, f.measure().value(), 1e-6);
    assertEquals(0.01, f.measure().threshold());
    assertArrayEquals(new double[] {9, 2 - 1 / 64.0, 5}, f.position(), 1e-3);
    assertEquals(List.of("box"), f.pieces());
    assertEquals("box", f.subject());
  }

  @Test
  void lessThanTheLimitIsConvex() throws Exception {
    assertEquals(List.of(), check(boxes(0, 1 / 128.0, 8)));
    assertEquals(List.of(), check(boxes(0, 0, 8)));
  }

  @Test
  void anOpenOneHasNoDepth() throws Exception {
    Finding f = only(boxes(1, 0, 8));
    assertEquals("box is not convex: it is open (3 edges)", f.message());
    assertTrue(f.measure() == null || Double.isNaN(f.measure().value()), f.toString());
  }

  @Test
  void twoBodiesAreNotOne() throws Exception {
    assertEquals("box is not convex: it is 2 bodies", only(boxes(0, 0, 8, 20)).message());
  }

  /** A sheet has no inside: it is told at the first corner of its first triangle. */
  @Test
  void aFlatSheetIsToldAtACorner() throws Exception {
    Piece sheet =
        Piece.named("sheet", "level.obj")
            .mesh(new float[] {7, 1, 3, 7, 5, 3, 11, 1, 3}, new int[] {2, 0, 1})
            .surfaceClass(SurfaceClass.BARRIER)
            .build();
    Finding f = only(sheet);
    assertEquals("sheet is not convex: it is open (3 edges)", f.message());
    assertArrayEquals(new double[] {11, 1, 3}, f.position(), 1e-6);
  }

  @Test
  void whatHasNoAreaIsNoBody() throws Exception {
    Piece line =
        Piece.named("line", "level.obj")
            .mesh(new float[] {7, 1, 3, 9, 1, 3, 11, 1, 3}, new int[] {0, 1, 1, 2, 0, 2})
            .surfaceClass(SurfaceClass.BARRIER)
            .build();
    assertEquals(List.of(), check(line));
  }

  @ParameterizedTest
  @EnumSource(
      value = SurfaceClass.class,
      names = {"ROAD", "VERGE"})
  void whatCarsDriveOnIsNoBody(SurfaceClass use) throws Exception {
    assertEquals(List.of(), check(boxes(use, 0, 0.5, 8)));
    assertEquals(1, check(boxes(use, 0, 0.5, 8), boxes(0, 0.5, 20)).size());
  }

  @Test
  void withoutARuleSetThatAsksItIsIdle() {
    assertTrue(
        check(CheckSettings.defaults(), boxes(0, 0.5, 8)).stream()
            .noneMatch(f -> f.rule().equals("quality.concave")));
  }
}
