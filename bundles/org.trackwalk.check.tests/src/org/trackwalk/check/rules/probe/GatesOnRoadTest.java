package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * An arch over a flat road of 250 m whose legs, 0.6 m thick, stand in it: its left one {@code skew}
 * metres before the right one. How much is free follows from where the legs are.
 */
class GatesOnRoadTest {

  private static final double THICK = 0.6;

  /** Half widths of the road, and where the inner sides of the legs and the outer ones are. */
  @ParameterizedTest
  @CsvSource({
    "6, -4, 4, 7, 0",
    "6, -4, 4, 7, 1.5",
    "6, -4, 4, 7, 3",
    "6, -4, 4, 7, 8",
    "6, -4.5, 1, 7, 0.7",
    "6, -4.5, 1, 7, 5",
    "10, -8, 3, 11, 2",
    "4, -2, 2, 5, 0",
    "4, -2, 2, 5, 2"
  })
  void whatIsFreeUnderAnArchIsTold(
      double half, double left, double right, double outer, double skew) {
    Finding hit = only(arch(half, left, right, outer, skew));
    assertEquals(Severity.WARNING, hit.severity(), hit.message());
    boolean staggered = skew * (right - left) / (2 * outer) > THICK + 2;
    if (staggered) {
      // Each row meets one leg at most: the worse one is told.
      double way = Math.min(half - left, half + right);
      String free = String.format(Locale.ROOT, "%.1f m from", way);
      assertTrue(hit.message().contains(free), free + ": " + hit.message());
    } else if (skew == 0) {
      String free = String.format(Locale.ROOT, "%.1f m are free between", right - left);
      assertTrue(hit.message().contains(free), free + ": " + hit.message());
    }
    assertTrue(!hit.message().contains("from border to border"), hit.message());
  }

  /** Legs inside the road, with road on both their sides: the widest way is the one between. */
  @ParameterizedTest
  @CsvSource({"8, -4, 4, 5.5", "8, -3, 3, 5.5", "10, -5, 4, 7"})
  void legsInsideTheRoad(double half, double left, double right, double outer) {
    Finding hit = only(arch(half, left, right, outer, 0));
    assertEquals(Severity.WARNING, hit.severity(), hit.message());
    String beside = String.format(Locale.ROOT, "%.1f m from the left border", half - outer);
    String free = String.format(Locale.ROOT, "%.1f m are free between", right - left);
    assertTrue(hit.message().contains(beside), hit.message());
    assertTrue(hit.message().contains(free), free + ": " + hit.message());
  }

  /** Where no car fits between the legs, nobody gets past. */
  @ParameterizedTest
  @CsvSource({"6, -1, 1, 7, 0", "6, -0.5, 0.5, 7, 0", "8, -1.1, 1.1, 9, 0"})
  void anArchTooNarrow(double half, double left, double right, double outer, double skew) {
    Finding hit = only(arch(half, left, right, outer, skew));
    assertEquals(Severity.ERROR, hit.severity(), hit.message());
    assertTrue(hit.message().contains("from border to border"), hit.message());
  }

  /**
   * Two posts on one sill that a wheel rolls over: who follows a line between them gets past, who
   * follows one into a post does not.
   */
  @ParameterizedTest
  @CsvSource({
    "6, -4, 4, 5, 0.02, 0, WARNING",
    "6, -4, 4, 5, 0.2, 0, WARNING",
    "6, -4, 4, 5, 0.2, 3, WARNING",
    "6, -4, 4, 5, 0.2, 4.5, ERROR",
    "10, -2, 8, 9, 0.1, 3, WARNING",
    "10, -2, 8, 9, 0.1, -2.5, ERROR",
    "6, -4, 4, 5, 0.5, 0, ERROR"
  })
  void aSillBetweenPostsStopsNobodyOnTheLine(
      double half, double left, double right, double outer, double sill, double x, Severity told) {
    double[][] profile = {
      {-outer, -0.2}, {-outer, 3}, {left, 3}, {left, sill},
      {right, sill}, {right, 3}, {outer, 3}, {outer, -0.2}
    };
    int[][] caps = {{0, 3, 2, 1}, {0, 7, 4, 3}, {7, 6, 5, 4}};
    double[] line = {x, 0, 5, x, 0, 245};
    LevelHints hints =
        new LevelHints(
            List.of(), List.of(), line, false, null, null, null, List.of(), List.of(), List.of(),
            false, List.of(), null, Map.of(), List.of());
    assertEquals(told, only(found(half, body(profile, caps, 0), hints)).severity());
  }

  private static Finding only(List<Finding> found) {
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static List<Finding> arch(
      double half, double left, double right, double outer, double skew) {
    double[][] profile = {
      {-outer, -0.2}, {-outer, 4.5}, {outer, 4.5}, {outer, -0.2},
      {right, -0.2}, {right, 4}, {left, 4}, {left, -0.2}
    };
    int[][] caps = {{0, 7, 6, 1}, {1, 6, 5, 2}, {2, 5, 4, 3}};
    return found(half, body(profile, caps, skew / (2 * outer)), LevelHints.NONE);
  }

  /** A closed body across the road: a profile of eight corners, and the quads of its two ends. */
  private static MeshDraft body(double[][] profile, int[][] caps, double slant) {
    MeshDraft draft = new MeshDraft("Cube.001", SurfaceClass.UNKNOWN);
    int[][] rings = new int[2][8];
    for (int end = 0; end < 2; end++) {
      for (int i = 0; i < 8; i++) {
        double z = 120.3 + slant * profile[i][0] + end * THICK;
        rings[end][i] = draft.vertex(profile[i][0], profile[i][1], z);
      }
    }
    for (int i = 0; i < 8; i++) {
      int j = (i + 1) % 8;
      draft.quad(rings[0][i], rings[0][j], rings[1][j], rings[1][i], "");
    }
    for (int end = 0; end < 2; end++) {
      for (int[] face : caps) {
        int[] ring = rings[end];
        int turn = 2 * end;
        draft.quad(ring[face[turn]], ring[face[1]], ring[face[2 - turn]], ring[face[3]], "");
      }
    }
    return draft;
  }

  private static List<Finding> found(double half, MeshDraft body, LevelHints hints) {
    List<MeshDraft> drafts = new ArrayList<>();
    drafts.add(strip("road", -half, half, SurfaceClass.ROAD));
    drafts.add(body);
    drafts.add(strip("grass_l", -half - 12, -half, SurfaceClass.VERGE));
    drafts.add(strip("grass_r", half, half + 12, SurfaceClass.VERGE));
    Level level =
        new Level(
            "gates",
            "generated",
            drafts.stream().map(d -> d.build("t.obj")).toList(),
            List.of(),
            List.of("t.obj"),
            hints);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("probe.chassis-hit"))
        .toList();
  }

  private static MeshDraft strip(String name, double from, double to, SurfaceClass surfaceClass) {
    MeshDraft draft = new MeshDraft(name, surfaceClass);
    int[] before = null;
    for (int row = 0; row <= 50; row++) {
      int[] now = {draft.vertex(from, 0, 5.0 * row), draft.vertex(to, 0, 5.0 * row)};
      if (before != null) {
        draft.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    return draft;
  }
}
