package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** Slabs of a road, closed or nearly so, some of them wound inside out, as mirrored ones are. */
class InsideOutRoadTest {

  private static final int PIECES = 12;

  /** Cuts of a piece along the road. */
  private static final int CUTS = 8;

  /** Forms of pieces that are not closed: without ends, or with a hole in the lower side. */
  private static final int OPEN = 1;

  private static final int TORN = 2;

  private static final List<String> NAMES = List.of("road_", "track_piece", "Strasse", "asphalt.");

  private static final Set<String> ABOUT_THE_WAY =
      Set.of("probe.chassis-hit", "cliff.step-up", "probe.fall-through", "ride.kink", "cliff.drop");

  /** A road of closed pieces, end to end along an arc, and how it is made. */
  private record Road(
      double radius, double wide, double thick, double gap, double turn, int form, String name) {

    static Road of(Random random) {
      double wide = 4 + 12 * random.nextDouble();
      return new Road(
          40 + 300 * random.nextDouble(),
          wide,
          0.06 + 1.1 * random.nextDouble(),
          random.nextBoolean() ? 0 : 0.004,
          2 * StrictMath.PI * random.nextDouble(),
          random.nextInt(3),
          NAMES.get(random.nextInt(NAMES.size())));
    }

    /** Along the middle 20 m a piece, whatever the radius. */
    Piece piece(int k, boolean insideOut) {
      double share = 20 / radius;
      float[] p = new float[12 * (CUTS + 1)];
      for (int i = 0; i <= CUTS; i++) {
        double from = k == 0 || i > 0 ? 0 : gap / radius;
        double angle = turn + share * (k + (double) i / CUTS) + from;
        for (int c = 0; c < 4; c++) {
          double r = radius + (c % 2 == 0 ? -wide / 2 : wide / 2);
          p[12 * i + 3 * c] = (float) (r * StrictMath.cos(angle));
          p[12 * i + 3 * c + 1] = (float) (c < 2 ? 2 : 2 - thick);
          p[12 * i + 3 * c + 2] = (float) (r * StrictMath.sin(angle));
        }
      }
      List<int[]> quads = new ArrayList<>();
      if (gap == 0 || form != OPEN) {
        quads.add(new int[] {0, 1, 3, 2});
        quads.add(new int[] {4 * CUTS + 1, 4 * CUTS, 4 * CUTS + 2, 4 * CUTS + 3});
      }
      for (int i = 0; i < CUTS; i++) {
        int v = 4 * i;
        int w = v + 4;
        quads.add(new int[] {v, w, w + 1, v + 1});
        if (i != CUTS / 2 || form != TORN) {
          quads.add(new int[] {v + 2, v + 3, w + 3, w + 2});
        }
        quads.add(new int[] {v, v + 2, w + 2, w});
        quads.add(new int[] {v + 1, w + 1, w + 3, v + 3});
      }
      int[] corners = new int[6 * quads.size()];
      for (int q = 0; q < quads.size(); q++) {
        int[] quad = quads.get(q);
        int b = insideOut ? 2 : 1;
        int d = insideOut ? 1 : 2;
        int[] both = {quad[0], quad[b], quad[d], quad[0], quad[b + 1], quad[d + 1]};
        System.arraycopy(both, 0, corners, 6 * q, 6);
      }
      return Piece.named(name + k, "level.obj").mesh(p, corners).build();
    }

    /** As many as bring it half around, so that its ends do not look at each other. */
    int pieces() {
      return (int) Math.min(PIECES, StrictMath.PI * radius / 20);
    }
  }

  private static List<Finding> check(List<Piece> pieces) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings();
  }

  private static List<Finding> of(List<Finding> all, Set<String> rules) {
    return all.stream()
        .filter(f -> rules.contains(f.rule()) && f.severity() != Severity.INFO)
        .toList();
  }

  @Test
  void eachIsToldAndNothingElseIsMadeOfIt() {
    for (int seed = 1; seed <= 60; seed++) {
      Random random = new Random(seed);
      Road road = Road.of(random);
      List<Piece> pieces = new ArrayList<>();
      Set<String> wrong = new TreeSet<>();
      int first = random.nextInt(road.pieces());
      for (int k = 0; k < road.pieces(); k++) {
        boolean insideOut = k == first || random.nextInt(3) == 0;
        pieces.add(road.piece(k, insideOut));
        if (insideOut) {
          wrong.add(road.name() + k);
        }
      }
      List<Finding> all = check(pieces);
      Set<String> told = new TreeSet<>();
      for (Finding f : of(all, Set.of("normal.facing-down"))) {
        assertEquals(Severity.ERROR, f.severity());
        assertTrue(f.message().contains("inside out"), f.message());
        assertEquals(Effect.FALLING, f.effects().get(0).shape());
        told.addAll(f.pieces());
      }
      assertEquals(wrong, told, seed + ": " + road);
      assertEquals(List.of(), of(all, ABOUT_THE_WAY), seed + ": " + road);
    }
  }

  @Test
  void ofOneObjectTheBodyIsToldToo() {
    for (int seed = 1; seed <= 40; seed++) {
      Random random = new Random(seed);
      Road road = Road.of(random);
      List<Piece> pieces = new ArrayList<>();
      int wrong = random.nextInt(road.pieces());
      for (int k = 0; k < road.pieces(); k++) {
        pieces.add(road.piece(k, k == wrong));
      }
      Piece one = Form.ONE_MATERIAL.of(pieces).get(0).toBuilder().name(road.name()).build();
      List<Finding> all = check(List.of(one));
      List<Finding> told = of(all, Set.of("normal.facing-down"));
      assertEquals(1, told.size(), seed + ": " + road + told);
      assertTrue(told.get(0).message().contains("inside out"), told.get(0).message());
      double angle = road.turn() + 20 / road.radius() * (wrong + 0.5);
      double x = told.get(0).position()[0] - road.radius() * StrictMath.cos(angle);
      double z = told.get(0).position()[2] - road.radius() * StrictMath.sin(angle);
      assertTrue(Math.hypot(x, z) < 10 + road.wide(), seed + ": " + road);
      assertEquals(List.of(), of(all, ABOUT_THE_WAY), seed + ": " + road);
    }
  }

  @Test
  void ofPiecesThatAreWoundRightlyNothingIsTold() {
    for (int seed = 1; seed <= 30; seed++) {
      Road road = Road.of(new Random(seed));
      List<Piece> pieces = new ArrayList<>();
      for (int k = 0; k < road.pieces(); k++) {
        pieces.add(road.piece(k, false));
      }
      List<Finding> all = check(pieces);
      assertEquals(List.of(), of(all, Set.of("normal.facing-down")), seed + ": " + road);
      assertEquals(List.of(), of(all, ABOUT_THE_WAY), seed + ": " + road);
    }
  }

  @Test
  void aHallThatIsDrivenThroughIsMeantSo() {
    for (int seed = 1; seed <= 20; seed++) {
      Random random = new Random(seed);
      Road any = Road.of(random);
      double high = 1.3 + 6 * random.nextDouble();
      Road hall = new Road(any.radius(), any.wide(), high, 0.004, any.turn(), 0, any.name());
      List<Finding> all = check(List.of(hall.piece(0, true)));
      assertEquals(List.of(), of(all, Set.of("normal.facing-down")), seed + ": " + hall);
    }
  }
}
