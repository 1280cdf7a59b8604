package org.trackwalk.check.baseline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;

/** Stretches of a road along x that become longer, part, and join. */
class RoadStretchesTest {

  /** A coarse stretch from one x to another, named after its worst piece. */
  private static KnownFinding stretch(double from, double to, double change, String piece) {
    int points = (int) (to - from) + 1;
    double[] path = new double[3 * points];
    for (int i = 0; i < points; i++) {
      path[3 * i] = from + i;
    }
    return finding((from + to) / 2, to - from, change, piece, RoadStretches.way(path));
  }

  private static KnownFinding kink(double x, double change, String piece) {
    return finding(x, 8, change, piece, null);
  }

  private static KnownFinding finding(
      double x, double length, double change, String piece, double[] way) {
    double[] at = {x, 0, 2};
    return new KnownFinding(
        "ride.kink",
        Severity.WARNING,
        SurfaceClass.ROAD,
        List.of(piece),
        at,
        at,
        length,
        5,
        new Measure("change", change, "m/s", 0.5),
        change,
        way,
        "a kink",
        piece + " " + Math.round(4 * x) + " " + length);
  }

  /** The states of those of today, and how many of yesterday are gone. */
  private static String compared(List<KnownFinding> before, List<KnownFinding> now) {
    int[] partner = Pairing.of(before, now);
    boolean[] met = new boolean[before.size()];
    Change[] changes = new Change[now.size()];
    for (int j = 0; j < changes.length; j++) {
      changes[j] = partner[j] < 0 ? Change.NEW : Change.of(before.get(partner[j]), now.get(j));
      if (partner[j] >= 0) {
        met[partner[j]] = true;
      }
    }
    new RoadStretches(before, met).settle(now, partner, changes);
    int gone = 0;
    for (boolean known : met) {
      gone += known ? 0 : 1;
    }
    return List.of(changes) + " " + gone + " gone";
  }

  @Test
  void aStretchThatBecameLongerAndWorseElsewhereIsTheSame() {
    List<KnownFinding> before = List.of(stretch(0, 60, 0.8, "road_1"));
    assertEquals("[WORSE] 0 gone", compared(before, List.of(stretch(0, 90, 0.8, "road_7"))));
    assertEquals("[UNCHANGED] 0 gone", compared(before, List.of(stretch(3, 63, 0.8, "road_7"))));
  }

  @Test
  void aStretchThatPartsIsNeitherNewNorFixed() {
    List<KnownFinding> before = List.of(stretch(0, 100, 0.8, "road_1"));
    List<KnownFinding> now =
        List.of(stretch(0, 40, 0.8, "road_1"), stretch(60, 100, 0.7, "road_2"));
    String compared = compared(before, now);
    assertEquals("0 gone", compared.substring(compared.indexOf(']') + 2));
    assertEquals(-1, compared.indexOf("NEW"), compared);
    assertEquals(-1, compared.indexOf("WORSE"), compared);
  }

  @Test
  void aKinkThatAStretchHasSwallowedIsNotFixed() {
    List<KnownFinding> before = List.of(stretch(0, 40, 0.8, "road_1"), kink(64, 0.7, "road_3"));
    List<KnownFinding> now = List.of(stretch(0, 64, 0.8, "road_1"));
    assertEquals("[WORSE] 0 gone", compared(before, now));
  }

  @Test
  void aWorseKinkInAStretchThatWasThereIsWorse() {
    List<KnownFinding> before = List.of(stretch(0, 60, 0.8, "road_1"));
    List<KnownFinding> now = List.of(stretch(0, 60, 0.8, "road_1"), kink(30, 3, "road_1"));
    assertEquals("[UNCHANGED, WORSE] 0 gone", compared(before, now));
  }

  @Test
  void whatLiesBesideOrBeyondIsAnother() {
    List<KnownFinding> before = List.of(stretch(0, 60, 0.8, "road_1"));
    assertEquals("[NEW] 1 gone", compared(before, List.of(stretch(55, 120, 0.8, "road_1"))));
    assertEquals("[NEW] 1 gone", compared(before, List.of(kink(75, 0.8, "road_1"))));
    assertEquals("[NEW] 1 gone", compared(List.of(kink(10, 1, "a")), List.of(kink(14, 1, "a"))));
  }

  @Test
  void aWayKeepsItsEndsAndAPointEveryFewMetres() {
    assertArrayEquals(
        new double[] {0, 0, 0, 5, 0, 0, 10, 0, 0, 12, 0, 0}, stretch(0, 12, 1, "a").way());
    assertNull(RoadStretches.way(new double[] {0, 0, 0, 9, 0, 0}), "across the road");
  }
}
