package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Road that faces down without a neighbour that tells, and what only looks like that. */
class OverturnedRoadTest {

  private static final int CELLS = 4;

  /** A level strip of quads in x and z, up or down. */
  private static Piece.Builder strip(String name, double x, double y, double side, boolean up) {
    float[] p = new float[3 * (CELLS + 1) * (CELLS + 1)];
    List<Integer> c = new ArrayList<>();
    for (int i = 0; i <= CELLS; i++) {
      for (int j = 0; j <= CELLS; j++) {
        int v = i * (CELLS + 1) + j;
        p[3 * v] = (float) (x + side * i / CELLS);
        p[3 * v + 1] = (float) y;
        p[3 * v + 2] = (float) (8.0 * j / CELLS);
        if (i < CELLS && j < CELLS) {
          int w = v + CELLS + 1;
          c.addAll(
              up ? List.of(v, v + 1, w + 1, v, w + 1, w) : List.of(v, w + 1, v + 1, v, w, w + 1));
        }
      }
    }
    int[] corners = c.stream().mapToInt(Integer::intValue).toArray();
    return Piece.named(name, "level.obj").mesh(p, corners);
  }

  private static Piece flat(String name, double x, double y, boolean up) {
    return strip(name, x, y, 40, up).build();
  }

  private static List<Finding> found(String rule, Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals(rule))
        .toList();
  }

  private static List<Finding> down(Piece... pieces) {
    return found("normal.facing-down", pieces);
  }

  @Test
  void aWholeRoadThatFacesDownIsOneError() {
    List<Finding> told = down(flat("road_a", 0, 1, false), flat("road_b", 40, 1, false));
    assertEquals(1, told.size());
    assertEquals(Severity.ERROR, told.get(0).severity());
    assertEquals(List.of("road_a", "road_b"), told.get(0).pieces());
    assertEquals(2 * 2 * CELLS * CELLS, told.get(0).count());
    assertEquals(List.of(), down(flat("road_a", 0, 1, true), flat("road_b", 40, 1, true)));
  }

  @Test
  void aCarFallsOnTheWidthOfWhatFacesDown() {
    Finding all = down(flat("road_a", 0, 1, false), flat("road_b", 40, 1, false)).get(0);
    assertEquals(Effect.FALLING, all.effects().get(0).shape());
    assertEquals(1, all.effects().get(0).share(), 1e-9);
    // Two triangles of 10 x 2 m in a road 8 m wide and 80 m long.
    Piece.Builder turned = strip("road_a", 0, 1, 40, true);
    Piece whole = turned.build();
    int[] c = whole.triangles().clone();
    for (int t = 6; t < 8; t++) {
      int keep = c[3 * t];
      c[3 * t] = c[3 * t + 1];
      c[3 * t + 1] = keep;
    }
    Piece a = Piece.named("road_a", "level.obj").mesh(whole.positions(), c).build();
    Finding quad = down(a, flat("road_b", 40, 1, true)).get(0);
    assertEquals(2, quad.count());
    assertEquals(2.0 / 8, quad.effects().get(0).share(), 0.02);
  }

  @Test
  void onARoadWithoutBordersThatIsAnUpperBound() {
    int cells = 21;
    float[] p = new float[3 * (cells + 1) * (cells + 1)];
    int[] c = new int[6 * cells * cells];
    for (int i = 0; i <= cells; i++) {
      for (int j = 0; j <= cells; j++) {
        int v = i * (cells + 1) + j;
        p[3 * v] = 10 * i;
        p[3 * v + 2] = 10 * j;
        if (i < cells && j < cells) {
          int w = v + cells + 1;
          boolean down = i == cells / 2 && j == cells / 2;
          int[] quad =
              down
                  ? new int[] {v, w + 1, v + 1, v, w, w + 1}
                  : new int[] {v, v + 1, w + 1, v, w + 1, w};
          System.arraycopy(quad, 0, c, 6 * (i * cells + j), 6);
        }
      }
    }
    Finding quad = down(Piece.named("road", "level.obj").mesh(p, c).build()).get(0);
    assertEquals(2, quad.count());
    assertTrue(quad.effects().get(0).atMost(), "" + quad.effects());
  }

  @Test
  void uprightFacesInTheRoadFaceNeitherUpNorDown() {
    // End caps in a kerb's middle, as steep as an end cap of a road on a grade is.
    for (double lean : new double[] {-0.02, 0, 0.02}) {
      float l = (float) lean;
      float[] p = {1, 1, 4, 2, 1, 4, 2 + l, 1.06f, 4, 1 + l, 1.06f, 4, 3, 1, 4, 3 + l, 1.06f, 4};
      for (int i = 2; i < p.length; i += 3) {
        p[i] += p[i - 1] > 1 ? l : 0;
      }
      Piece caps =
          Piece.named("road_cap", "level.obj")
              .mesh(p, new int[] {0, 1, 2, 0, 2, 3, 1, 2, 4, 2, 5, 4})
              .build();
      assertEquals(List.of(), down(flat("road_a", 0, 1, true), caps));
      List<Finding> told = found("topology.winding", flat("road_a", 0, 1, true), caps);
      assertEquals(1, told.size());
      assertEquals(Severity.WARNING, told.get(0).severity());
    }
  }

  @Test
  void aPieceBehindAStepIsToldByItself() {
    List<Finding> told = down(flat("road_a", 0, 1, true), flat("road_b", 40, 1.005, false));
    assertEquals(1, told.size());
    assertEquals(List.of("road_b"), told.get(0).pieces());
  }

  @Test
  void eachPieceThatHangsTogetherWithNoneIsOne() {
    Piece a = flat("road_a", 0, 1, false);
    Piece b = flat("road_b", 40, 1.005, false);
    assertEquals(2, down(a, b).size());
  }

  @Test
  void ofTwoEqualPartsTheOneThatFacesDownIsBlamed() {
    for (boolean first : new boolean[] {true, false}) {
      Piece a = flat("road_a", 0, 1, first);
      Piece b = flat("road_b", 40, 1, !first);
      List<Finding> told = down(a, b);
      assertEquals(1, told.size());
      String wrong = first ? "road_b" : "road_a";
      assertTrue(told.get(0).message().startsWith(wrong + ":"), told.get(0).message());
      assertEquals(List.of(), found("topology.winding", a, b));
    }
  }

  @Test
  void aLargerPartThatFacesDownIsBlamedToo() {
    Piece small = strip("road_b", 40, 1, 5, true).build();
    Piece half =
        Piece.named("road_c", "level.obj")
            .mesh(new float[] {40, 1, 0, 40, 1, 2, 45, 1, 0, 0, 1, 0}, new int[] {0, 1, 2})
            .build();
    List<Finding> told = down(flat("road_a", 0, 1, false), small);
    assertEquals(1, told.size());
    assertTrue(told.get(0).message().startsWith("road_a:"), told.get(0).message());
    told = down(flat("road_a", 0, 1, false), half);
    assertEquals(1, told.size());
    assertTrue(told.get(0).message().startsWith("road_a:"), told.get(0).message());
  }

  @Test
  void whereBothStandTheLineSaysThatNothingTellsThemApart() {
    float[] left = {0, 0, 0, 0, 4, 0, 4, 4, 0, 4, 0, 0};
    float[] right = {4, 0, 0, 4, 4, 0, 8, 4, 0, 8, 0, 0};
    Piece a = Piece.named("wall_a", "l.obj").mesh(left, new int[] {0, 1, 2, 0, 2, 3}).build();
    Piece b = Piece.named("wall_b", "l.obj").mesh(right, new int[] {0, 2, 1, 0, 3, 2}).build();
    List<Finding> told = found("topology.winding", a, b, flat("road", 0, 0, true));
    assertEquals(1, told.size());
    assertTrue(told.get(0).message().contains("which of the two is right"), told.get(0).message());
  }

  /** A ring without a name that faces down, with a starting place on it or none. */
  private static Level ring(List<double[]> spawns) {
    int n = 120;
    float[] p = new float[6 * n];
    int[] c = new int[6 * n];
    for (int i = 0; i < n; i++) {
      double angle = 2 * StrictMath.PI * i / n;
      for (int side = 0; side < 2; side++) {
        p[6 * i + 3 * side] = (float) ((100 + 10 * side) * StrictMath.cos(angle));
        p[6 * i + 3 * side + 2] = (float) ((100 + 10 * side) * StrictMath.sin(angle));
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      System.arraycopy(new int[] {a, b + 1, b, a, a + 1, b + 1}, 0, c, 6 * i, 6);
    }
    LevelHints none = LevelHints.NONE;
    LevelHints hints =
        new LevelHints(
            none.corridorPieces(),
            none.corridorMaterials(),
            null,
            false,
            null,
            null,
            null,
            spawns,
            none.neighbours(),
            none.neighbourPieces(),
            false,
            none.profiles(),
            null,
            none.rules(),
            none.suppressions());
    Piece piece = Piece.named("p", "level.obj").mesh(p, c).build();
    return new Level("level", "", List.of(piece), List.of(), List.of(), hints);
  }

  @Test
  void aRoadWithoutANameThatFacesDownIsTold() {
    for (List<double[]> spawns :
        List.of(List.<double[]>of(), List.of(new double[] {105, 0.5, 0}))) {
      LevelReport report =
          LevelCheck.check(ring(spawns), CheckSettings.defaults(), Progress.none());
      List<Finding> told =
          report.findings().stream().filter(f -> f.rule().equals("normal.facing-down")).toList();
      assertEquals(1, told.size(), report.corridor().explanation());
      assertEquals(240, told.get(0).count());
      assertEquals(spawns.isEmpty() ? "geometry" : "start", report.corridor().how());
    }
  }

  @Test
  void twoSidedRoadHoldsACar() {
    assertEquals(List.of(), down(strip("road", 0, 1, 40, false).twoSided(true).build()));
  }

  @Test
  void anUndersideIsNone() {
    // A deck of 0.6 m, a thick one, and sheets back to back.
    for (double thick : new double[] {0.6, 4, 0.01}) {
      Piece deck = flat("road_top", 0, 6, true);
      assertEquals(List.of(), down(deck, flat("road_under", 0, 6 - thick, false)), thick + " m");
    }
    // One piece, closed: all of its sides hang together.
    float[] p = {0, 0, 0, 40, 0, 0, 40, 0, 8, 0, 0, 8, 0, 1, 0, 40, 1, 0, 40, 1, 8, 0, 1, 8};
    int[] c = {
      0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1, 1, 5, 6, 1, 6, 2, 2, 6, 7, 2, 7, 3, 3,
      7, 4, 3, 4, 0
    };
    assertEquals(List.of(), down(Piece.named("road", "l.obj").mesh(p, c).build()));
  }

  @Test
  void theCeilingOfATunnelIsNone() {
    assertEquals(
        List.of(), down(flat("road", 0, 0, true), flat("road_tunnel_ceiling", 0, 6, false)));
  }

  @Test
  void terrainFarBelowDoesNotHoldACar() {
    assertEquals(1, down(flat("road", 0, 1, false), flat("grass", 0, 0, true)).size());
  }

  @Test
  void whatIsSmallerThanAWheelIsLeftToOtherRules() {
    Piece splinter =
        Piece.named("road_splinter", "l.obj")
            .mesh(new float[] {90, 0, 0, 90.5f, 0, 0, 90, 0, 0.5f}, new int[] {0, 1, 2})
            .build();
    assertEquals(List.of(), down(flat("road", 0, 0, true), splinter));
  }
}
