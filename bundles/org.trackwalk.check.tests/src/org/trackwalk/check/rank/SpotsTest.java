package org.trackwalk.check.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;

class SpotsTest {

  private static final Population MANY = new Population(1_000_000, 1_000_000, 1_000_000);

  /** A way of 20 m with 30 m beside it. */
  private static final WayAcross ACROSS = path -> new WayAcross.Section(5, 0, 40);

  private static final WayAcross ALONG = path -> null;

  private static FindingBuilder of(String rule, Severity severity, double... path) {
    RuleInfo info = new RuleInfo(rule, "warning", "t", "w", "f", Scope.SEAM, List.of(), "s");
    return new FindingBuilder(info, severity, rule)
        .piece("road")
        .on(SurfaceClass.ROAD)
        .at(path[0], path[1], path[2])
        .along(path, path.length == 3 ? 0 : 2);
  }

  private static List<Finding> ranked(List<Finding> raw) {
    return Ranking.rank(raw, MANY, RacingLine.none());
  }

  private static Finding hole(double x) {
    return of("boundary.hole", Severity.ERROR, x, 0, 0, x + 2, 0, 0, x, 0, 2, x, 0, 0)
        .falls(50, 0.2, false)
        .build();
  }

  @Test
  void whatLiesAtOneSpotIsOneLineUnderTheWorst() {
    Finding near = of("topology.bow-tie", Severity.WARNING, 1, 1.9, 0).build();
    Finding far = of("topology.bow-tie", Severity.WARNING, 1, 2.1, 0).build();
    List<Finding> told = ranked(List.of(near, far, hole(0)));
    assertEquals(3, told.size());
    String line = told.get(0).group();
    assertEquals("boundary.hole", told.get(0).rule());
    for (Finding f : told.subList(1, 3)) {
      assertEquals(f.position()[1] < 2, f.group().equals(line), f.group());
    }
  }

  /** Of what is laid in layers each has a rim: the middle of a wide one is far from its border. */
  @Test
  void whatIsMissingWithinTheRimOfAnotherIsOneLineWithIt() {
    for (double size : new double[] {3, 5, 12}) {
      for (double below : new double[] {0, 0.07, 1.9, 2.1}) {
        double[] rim = {0, 0, 0, size, 0, 0, size, 0, size, 0, 0, size, 0, 0, 0};
        double m = size / 2;
        double[] in = {m, -below, m, m + 1, -below, m, m, -below, m + 1, m, -below, m};
        Finding outer = of("boundary.hole", Severity.ERROR, rim).falls(50, 0.2, false).build();
        Finding inner =
            of("boundary.hole", Severity.ERROR, in).piece("field").falls(50, 0.1, false).build();
        List<Finding> told = ranked(List.of(outer, inner));
        assertEquals(below < 2, told.get(0).group().equals(told.get(1).group()), below + " m");
        Finding way = of("probe.fall-through", Severity.ERROR, in).falls(50, 0.5, false).build();
        told = ranked(List.of(outer, way));
        assertEquals("probe.fall-through", told.get(0).rule());
        assertEquals(below < 2, told.get(0).group().equals(told.get(1).group()), below + " m");
        Finding other = of("topology.bow-tie", Severity.ERROR, m, -below, m).build();
        told = ranked(List.of(outer, other));
        boolean joined = told.get(0).group().equals(told.get(1).group());
        assertEquals(StrictMath.hypot(m, below) <= 2, joined, size + " m, " + below + " m");
      }
    }
  }

  private static List<List<Finding>> lines(List<Finding> raw, WayAcross across) {
    List<Finding> weighed = Ranking.weigh(raw, RacingLine.none());
    Map<String, List<Finding>> lines = new LinkedHashMap<>();
    for (Finding f : Ranking.fold(weighed, MANY, across)) {
      lines.computeIfAbsent(f.group(), k -> new ArrayList<>()).add(f);
    }
    return List.copyOf(lines.values());
  }

  private static Finding strip(String rule, double from, double to, double z) {
    double skew = 0.3;
    return of(rule, Severity.ERROR, from, 0, z + skew * from, to, 0, z + skew * to)
        .owner(LedgerClass.GAP)
        .piece("strip" + from)
        .build();
  }

  /** Strip by strip: each begins where the last one ends, but for what is no wider than a car. */
  @Test
  void whatLiesAcrossAllStripsIsOneLine() {
    Finding road = strip("seam.gap", 0, 10, 0);
    Finding kerb = strip("seam.gap", 10, 11, 0.1);
    Finding verge = strip("boundary.in-corridor", 12.5, 20, -0.4);
    List<Finding> raw = new ArrayList<>(List.of(verge, kerb, road));
    for (int i = 0; i < 3; i++) {
      assertEquals(1, lines(raw, ACROSS).size(), () -> lines(raw, ACROSS).toString());
      Collections.rotate(raw, 1);
    }
    assertEquals(2, lines(raw, ALONG).size(), "along the way");
    assertEquals(2, lines(List.of(road, verge), ACROSS).size(), "nothing between them");
    assertEquals(
        2, lines(List.of(road, strip("seam.step", 10, 30, 3)), ACROSS).size(), "beside it");
    Finding thing = of("probe.chassis-hit", Severity.ERROR, 10, 0, 3, 14, 0, 4.2).build();
    assertEquals(2, lines(List.of(road, thing), ACROSS).size(), "no border");
    Finding over =
        of("seam.gap", Severity.ERROR, 10, 5, 3, 12, 5, 3.6).owner(LedgerClass.GAP).build();
    assertEquals(2, lines(List.of(road, over), ACROSS).size(), "on a bridge over it");
    Finding worse =
        of("seam.gap", Severity.WARNING, 0, 0, 0, 9, 0, 0).owner(LedgerClass.GAP).build();
    assertEquals(
        List.of("boundary.in-corridor"),
        lines(List.of(worse, verge), ACROSS).get(0).stream().map(Finding::rule).toList());
  }

  /** A slab has a border across the way before it and one behind; one chain may go around both. */
  @Test
  void theBordersOfASlabAreOneLine() {
    for (double wide : new double[] {0.5, 2, 3.9, 5, 15}) {
      double[] path = {0, 0, 0, 10, 0, 0, 10, 0, wide, 0, 0, wide};
      FindingBuilder slab = of("seam.step", Severity.ERROR, path).owner(LedgerClass.STEP);
      double[] beside = {12, 0, 0, 20, 0, 0, 20, 0, wide, 12, 0, wide};
      FindingBuilder verge = of("seam.step", Severity.ERROR, beside).owner(LedgerClass.STEP);
      List<Finding> raw = List.of(slab.build(), verge.piece("verge").at(16, 0, 0).build());
      assertEquals(wide < 4 ? 1 : 2, lines(raw, ACROSS).size(), "one chain, " + wide + " m");
      double[] near = {0, 0, 0, 10, 0, 0};
      double[] far = {0, 0, wide, 10, 0, wide};
      raw =
          List.of(
              of("seam.step", Severity.ERROR, near).owner(LedgerClass.STEP).build(),
              of("seam.step", Severity.ERROR, far).owner(LedgerClass.STEP).build(),
              verge.build());
      assertEquals(1, lines(raw, ACROSS).size(), "two chains, " + wide + " m");
    }
  }

  @Test
  void whatReachesFartherIsAnotherLine() {
    Finding seam = of("seam.gap", Severity.WARNING, 0, 0, 0, 9, 0, 0).build();
    List<Finding> told = ranked(List.of(seam, hole(0)));
    assertNotEquals(told.get(0).group(), told.get(1).group());
  }

  /**
   * A small thing sticks in a road of large triangles: where they cross is at the thing. Of a
   * longer crossing the line is a part.
   */
  @Test
  void theTrianglesThatItIsAboutMakeALineNoLonger() {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    road.triangle(road.vertex(-30, 0, -30), road.vertex(0, 0, 50), road.vertex(50, 0, -30), "");
    WeldedSurface surface = ExactWeld.weld(List.of(road.build("t.obj")), 1, Progress.none());
    double[] line = {0, 0, 0, 0.1, 0, 0};
    Finding crossing = crossing(surface, line, 0.1);
    Finding part = crossing(surface, line, 9);
    Finding point = of("topology.winding", Severity.WARNING, 0, 0, 0).triangle(surface, 0).build();
    List<Finding> told = ranked(List.of(crossing, part, point, hole(0)));
    assertEquals("boundary.hole", told.get(0).rule());
    for (Finding f : told.subList(1, 4)) {
      boolean joins = f.group().equals(told.get(0).group());
      assertEquals(f.length() == 0.1, joins, f.rule() + " " + f.length());
    }
  }

  private static Finding crossing(WeldedSurface surface, double[] line, double length) {
    return of("topology.intersection", Severity.WARNING, line)
        .along(line, length)
        .triangle(surface, 0)
        .build();
  }

  @Test
  void whatSpoilsTheMeshLeadsTheHoleThatItLeaves() {
    Finding spoiler =
        of("import.non-finite", Severity.ERROR, 0, 0, 0, 2, 0, 0, 0, 0, 2).about("road").build();
    List<Finding> told = ranked(List.of(hole(0), spoiler, hole(100)));
    assertEquals("import.non-finite", told.get(0).rule());
    assertEquals(told.get(0).group(), told.get(1).group());
    assertTrue(told.get(0).risk() >= told.get(1).risk());
    assertNotEquals(told.get(0).group(), told.get(2).group());
  }

  /**
   * Its own place is known to nobody: of a triangle of 40 m the hole reaches far beyond the rest.
   */
  @Test
  void whatSpoilsTheMeshLeadsAHoleThatReachesFartherThanItsSoundCorners() {
    Finding spoiler =
        of("import.non-finite", Severity.ERROR, 0, 0, 0, 2, 0, 0).about("road").build();
    double[] rim = {0, 0, 0, 2, 0, 0, 1, 0, 40, 0, 0, 0};
    Finding left = of("boundary.hole", Severity.ERROR, rim).falls(50, 0.2, false).build();
    Finding other = of("boundary.hole", Severity.ERROR, 1, 0, 40, 9, 0, 40, 1, 0, 49).build();
    List<Finding> told = ranked(List.of(left, spoiler, other));
    assertEquals("import.non-finite", told.get(0).rule());
    assertEquals(told.get(0).group(), told.get(1).group());
    assertNotEquals(told.get(0).group(), told.get(2).group());
  }

  private static Finding border(String rule, double x, double z, String... pieces) {
    FindingBuilder border = of(rule, Severity.ERROR, 0, 0, 0, x, 0, z).owner(LedgerClass.NEAR_MISS);
    for (String piece : pieces) {
      border.piece(piece);
    }
    return border.build();
  }

  @Test
  void aVertexOfTwoSeamsIsOneLine() {
    Finding across = border("weld.near-miss", 12, 0, "next");
    List<Finding> told = ranked(List.of(across, border("weld.near-miss", 0, 9, "verge")));
    assertEquals(told.get(0).group(), told.get(1).group());
    told = ranked(List.of(across, border("seam.gap", 0, 9, "verge")));
    assertNotEquals(told.get(0).group(), told.get(1).group());
  }

  @Test
  void aNoteJoinsNotesAndNoFault() {
    Finding note = of("ride.tunnelling", Severity.INFO, 1, 0, 0).build();
    Finding another = of("cliff.drop", Severity.INFO, 1, 0, 1).build();
    List<Finding> told = ranked(List.of(note, hole(0)));
    assertNotEquals(told.get(0).group(), told.get(1).group());
    told = ranked(List.of(note, another));
    assertEquals(told.get(0).group(), told.get(1).group());
  }

  @Test
  void aNoteNeverLeadsAnError() {
    Finding note = of("import.non-finite", Severity.INFO, 0, 0, 0).about("road").build();
    List<Finding> told = ranked(List.of(note, of("seam.gap", Severity.ERROR, 0, 0, 0).build()));
    assertNotEquals(told.get(0).group(), told.get(1).group());
  }

  @Test
  void groupsDoNotDependOnTheOrderOfFindings() {
    List<Finding> raw = new ArrayList<>();
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      double x = 20 * random.nextDouble();
      raw.add(of("rule.r" + i % 7, Severity.WARNING, x, 0, 0, x + i % 5, 0, 0).build());
    }
    List<String> first = groups(ranked(raw));
    assertTrue(ranked(raw).stream().anyMatch(f -> !f.group().startsWith(f.rule())));
    for (int i = 0; i < 5; i++) {
      Collections.shuffle(raw, random);
      assertEquals(first, groups(ranked(raw)));
    }
  }

  private static List<String> groups(List<Finding> findings) {
    return findings.stream().map(f -> f.rule() + f.position()[0] + f.group()).toList();
  }
}
