package org.trackwalk.check.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;

/** How far a spot and a line across reach, and how many findings are looked at for that. */
class SpotsReachTest {

  private static final int MANY = 3000;

  /** Times a finding may be looked at: as lead, and by what lies around it. */
  private static final int FEW = 30;

  private static Finding of(String rule, LedgerClass owner, String piece, double... path) {
    RuleInfo info = new RuleInfo(rule, "warning", "t", "w", "f", Scope.SEAM, List.of(), "s");
    FindingBuilder finding =
        new FindingBuilder(info, Severity.ERROR, rule)
            .piece(piece)
            .on(SurfaceClass.ROAD)
            .at(path[0], path[1], path[2])
            .along(path, 2);
    return (owner == null ? finding : finding.owner(owner)).build();
  }

  private static Finding ring(String rule, double x, double z, double size) {
    double h = size / 2;
    return of(
        rule,
        null,
        "ring",
        new double[] {
          x - h, 0, z - h, x - h, 0, z + h, x + h, 0, z + h, x + h, 0, z - h, x - h, 0, z - h
        });
  }

  /** Each in a group of its own before spots are looked for. */
  private static List<Finding> single(List<Finding> raw) {
    List<Finding> single = new ArrayList<>();
    for (int i = 0; i < raw.size(); i++) {
      single.add(raw.get(i).ranked("f" + i, 1, "g" + i));
    }
    return single;
  }

  private static Set<String> lines(List<Finding> grouped) {
    return grouped.stream().map(Finding::group).collect(Collectors.toSet());
  }

  /** Within the border of an island there is ground, and within the rim of a hole there is none. */
  @ParameterizedTest(name = "{0} m")
  @ValueSource(doubles = {12, 40, 400})
  void onlyWithinTheRimOfAHoleGroundIsMissing(double size) {
    for (String rule : List.of("boundary.in-corridor", "boundary.leak", "probe.fall-through")) {
      for (boolean first : new boolean[] {true, false}) {
        List<Finding> raw = Arrays.asList(ring(rule, 0, 0, size), ring("boundary.hole", 0, 0, 3));
        if (first) {
          Collections.reverse(raw);
        }
        assertEquals(2, lines(Spots.grouped(single(raw), path -> null)).size(), rule);
        raw = Arrays.asList(ring("boundary.hole", 0, 0, size), ring(rule, 0, 0, 3));
        if (first) {
          Collections.reverse(raw);
        }
        assertEquals(1, lines(Spots.grouped(single(raw), path -> null)).size(), rule);
      }
    }
  }

  /** Slabs side by side, a border of each on one line: of a field only what lies at the road. */
  @ParameterizedTest(name = "turned by {0}")
  @ValueSource(doubles = {0, 0.4, 1.5707963267948966, 2.5})
  void aFieldOfSlabsIsNotOneLine(double turn) {
    double x = StrictMath.cos(turn);
    double z = StrictMath.sin(turn);
    List<Finding> raw = new ArrayList<>();
    for (int i = -50; i < 50; i++) {
      double a = 10 * i;
      double[] path = {a * x, 0, a * z, (a + 10) * x, 0, (a + 10) * z};
      raw.add(of("seam.step", LedgerClass.STEP, "slab" + i, path));
    }
    // The road is 24 m wide, and 100 m beside the middle of the field; its slabs are the worst.
    Collections.shuffle(raw, new Random(3));
    raw.sort(Comparator.comparing(f -> beside(f, x, z) > 12));
    WayAcross way =
        path ->
            StrictMath.hypot(path[0] - 100 * x, path[2] - 100 * z) < 12
                ? new WayAcross.Section(100 * x, 100 * z, 42)
                : null;
    List<Finding> grouped = Spots.grouped(single(raw), way);
    for (Finding f : grouped) {
      long same = grouped.stream().filter(o -> o.group().equals(f.group())).count();
      double from = f.path()[0] * x + f.path()[2] * z;
      // What begins or ends from 58 to 142 m.
      assertEquals(from > 45 && from < 145 ? 10 : 1, same, "from " + from);
    }
  }

  private static double beside(Finding slab, double x, double z) {
    return StrictMath.hypot(slab.position()[0] - 100 * x, slab.position()[2] - 100 * z);
  }

  /** Many that do not fold: each looks at what lies around it only. */
  @Test
  void holesFarFromEachOtherAreNotLookedAt() {
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      raw.add(ring("boundary.hole", 10 * (i % 50), 10 * (i / 50), 1));
      raw.add(of("import.non-finite", null, "p" + i, 10 * (i % 50), 99, 10 * (i / 50)));
    }
    Looks looks = new Looks(single(raw));
    assertEquals(2 * MANY, lines(Spots.grouped(looks, path -> null)).size());
    assertTrue(looks.count <= (long) FEW * looks.size(), looks.count + " looks");
  }

  /** Nor is what lies across one road ten metres on, whichever way the road leads. */
  @ParameterizedTest(name = "turned by {0}")
  @ValueSource(doubles = {0, 1.5707963267948966})
  void linesFarFromEachOtherAreNotLookedAt(double turn) {
    double x = StrictMath.cos(turn);
    double z = StrictMath.sin(turn);
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      double s = 10 * i;
      // The road leads along (x, z); across is (-z, x).
      double[] path = {s * x, 0, s * z, s * x - 8 * z, 0, s * z + 8 * x};
      raw.add(of("seam.gap", LedgerClass.GAP, "p" + i, path));
    }
    Looks looks = new Looks(single(raw));
    WayAcross way = path -> new WayAcross.Section(path[0], path[2], 40);
    assertEquals(MANY, lines(Spots.grouped(looks, way)).size());
    assertTrue(looks.count <= (long) FEW * looks.size(), looks.count + " looks");
  }

  /** A list that counts how often somebody looks at one of its findings. */
  private static final class Looks extends AbstractList<Finding> {

    private final List<Finding> findings;
    private long count;

    Looks(List<Finding> findings) {
      this.findings = findings;
    }

    @Override
    public Finding get(int i) {
      count++;
      return findings.get(i);
    }

    @Override
    public int size() {
      return findings.size();
    }
  }
}
