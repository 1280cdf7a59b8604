package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** What lies on a road and what comes up through it, by the thing's own shape. */
class LaidOnTest {

  private static final Set<String> FEW = Set.of("topology.duplicate-triangle");

  /** A road at height zero, 10 m wide from x = 0 and 100 m long from z = 0. */
  private static final Piece ROAD =
      mesh("road", new float[] {0, 0, 0, 10, 0, 0, 10, 0, 100, 0, 0, 100}, 0, 2, 1, 0, 3, 2);

  /** A wedge's faces without what lies on the ground: slope, two sides, back. */
  private static final int[] OPEN = {0, 3, 1, 1, 3, 2, 0, 4, 3, 1, 2, 5, 3, 5, 2, 3, 4, 5};

  private static Piece mesh(String name, float[] p, int... triangles) {
    return Piece.named(name, "level.obj").mesh(p, triangles).build();
  }

  /** A wedge from z = 40, 4 m wide from an x and 3 m long. */
  private static float[] wedge(double x, double foot, double top) {
    float a = (float) x;
    float b = (float) (x + 4);
    float low = (float) foot;
    float high = (float) top;
    return new float[] {a, low, 40, b, low, 40, b, high, 43, a, high, 43, a, low, 43, b, low, 43};
  }

  private static int[] turned(int[] triangles) {
    int[] all = triangles.clone();
    for (int i = 0; i < all.length; i += 3) {
      all[i + 1] = triangles[i + 2];
      all[i + 2] = triangles[i + 1];
    }
    return all;
  }

  private static RuleContext context(Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(FEW).withJobs(1);
    return LevelCheck.open(level, settings, Progress.none()).context();
  }

  /** Whether each triangle of a piece that faces up or stands is laid on the others. */
  private static List<Boolean> laid(RuleContext context, String piece) {
    LaidOn laidOn = new LaidOn(context);
    List<Boolean> all = new ArrayList<>();
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      if (context.surface().pieces().get(context.surface().pieceOf(t)).name().equals(piece)) {
        all.add(laidOn.isLaid(t));
      }
    }
    return all;
  }

  private static boolean allLaid(Piece... pieces) {
    List<Boolean> each = laid(context(pieces), "wedge");
    assertEquals(1, each.stream().distinct().count(), "of one thing: " + each);
    return each.get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "3, 0, 0.3, true", // on the road
    "3, -0.1, 0.3, true", // let in
    "3, -0.29, 0.3, true",
    "3, -0.31, 0.3, false", // more of it is in the road than out
    "3, -0.25, 0.25, false", // as much
    "3, -0.5, 0.1, false",
    "3, 0.04, 0.3, true", // nearly on it
    "3, 0.06, 0.3, false", // it floats
    "3, -0.1, 1.9, true",
    "3, -0.1, 2.1, false", // higher than any ramp
    "3, -2.1, 2, false", // its foot has no ground within reach
    "7, -0.1, 0.3, false", // it goes on where there is no road
    "-5, 0, 0.3, false", // none of it is over a road
  })
  void aWedgeLiesByItsFeet(double x, double foot, double top, boolean expected) {
    float[] p = wedge(x, foot, top);
    assertEquals(expected, allLaid(ROAD, mesh("wedge", p, OPEN)), "open");
    assertEquals(expected, allLaid(ROAD, mesh("wedge", p, turned(OPEN))), "open, turned over");
  }

  /** A plate of 4 m, its bottom less or more by so much, and a hole of some metres in that. */
  private static Piece plate(String name, double y, double under, double hole, boolean insideOut) {
    float[] p = new float[36];
    for (int i = 0; i < 12; i++) {
      double half = i < 4 ? 2 - under : i < 8 ? 2 : hole / 2;
      p[3 * i] = (float) (5 + (i % 4 == 0 || i % 4 == 3 ? -half : half));
      p[3 * i + 1] = (float) (i < 4 || i >= 8 ? y : y + 0.2);
      p[3 * i + 2] = (float) (50 + (i % 4 < 2 ? -half : half));
    }
    int[] c = new int[6 + 24 + (hole > 0 ? 24 : 6)];
    int n = quad(c, 0, 4, 7, 6, 5);
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      n = quad(c, n, i, i + 4, j + 4, j);
      n = hole > 0 ? quad(c, n, i, j, j + 8, i + 8) : n;
    }
    if (hole == 0) {
      quad(c, n, 0, 1, 2, 3);
    }
    return mesh(name, p, insideOut ? turned(c) : c);
  }

  private static int quad(int[] into, int at, int a, int b, int c, int d) {
    System.arraycopy(new int[] {a, b, c, a, c, d}, 0, into, at, 6);
    return at + 6;
  }

  /** Closed, or with a small hole: its inside tells which side is up. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "700, 0, 0",
    "0, 0, 0.4",
    "700, 0, 0.4", // far over the origin
    "-700, 0, 0.4",
    "0, 0.05, 0", // its sides are undercut, and walls
    "0, -0.05, 0"
  })
  void aClosedPlateLiesWhicheverWayItIsWound(double y, double under, double hole) {
    float h = (float) y;
    Piece road =
        mesh("road", new float[] {0, h, 0, 10, h, 0, 10, h, 100, 0, h, 100}, 0, 2, 1, 0, 3, 2);
    for (boolean insideOut : new boolean[] {false, true}) {
      Piece plate = plate("wedge", y - 0.05, under, hole, insideOut);
      for (RuleContext context : List.of(context(road, plate), context(plate, road))) {
        LaidOn laidOn = new LaidOn(context);
        for (int t = 0; t < context.surface().triangleCount(); t++) {
          boolean own = context.surface().pieceOf(t) == pieceOf(context, "wedge");
          double up = Slopes.up(context.surface(), t) * (insideOut ? -1 : 1);
          if (own && up > -Slopes.GROUND) {
            assertTrue(laidOn.isLaid(t), "triangle " + t + ", inside out " + insideOut);
          }
        }
      }
    }
  }

  private static int pieceOf(RuleContext context, String name) {
    List<Piece> all = context.surface().pieces();
    return all.indexOf(all.stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow());
  }

  @Test
  void whatIsJoinedToItBelongsToItOnlyIfItIsOfItsPiece() {
    // A deck comes down to the wedge's foot from five metres over the field.
    float[] p = {3, 5, 0, 7, 5, 0, 7, 0, 40, 3, 0, 40};
    Piece deck = mesh("deck", p, 0, 2, 1, 0, 3, 2);
    assertEquals(true, allLaid(deck, field(0), mesh("wedge", wedge(3, 0, 0.3), OPEN)));
    assertEquals(true, allLaid(mesh("wedge", wedge(3, 0, 0.3), OPEN), deck, field(0)));
  }

  @Test
  void oneOfTwoThingsOfAPieceLies() {
    float[] lies = wedge(1, 0, 0.3);
    float[] floats = wedge(5.5, 0.2, 0.5);
    float[] p = new float[lies.length + floats.length];
    System.arraycopy(lies, 0, p, 0, lies.length);
    System.arraycopy(floats, 0, p, lies.length, floats.length);
    int[] c = new int[2 * OPEN.length];
    for (int i = 0; i < OPEN.length; i++) {
      c[i] = OPEN[i];
      c[OPEN.length + i] = OPEN[i] + 6;
    }
    RuleContext context = context(ROAD, mesh("wedge", p, c));
    LaidOn laidOn = new LaidOn(context);
    float[] at = context.surface().positions();
    for (int t = 0; t < context.surface().triangleCount(); t++) {
      int v = context.surface().triangles()[3 * t];
      boolean first = at[3 * v] < 5.25;
      boolean road =
          context.surface().pieces().get(context.surface().pieceOf(t)).name().equals("road");
      if (!road) {
        assertEquals(first, laidOn.isLaid(t), "triangle " + t);
      }
    }
  }

  @Test
  void whatIsJoinedToTheRoadEndsWhereItsPieceDoes() {
    // The road's last edge is the wedge's foot; beyond it other ground lies 0.02 m lower.
    Piece before =
        mesh("road", new float[] {3, 0, 0, 7, 0, 0, 7, 0, 40, 3, 0, 40}, 0, 2, 1, 0, 3, 2);
    assertEquals(true, allLaid(before, field(-0.02f), mesh("wedge", wedge(3, 0, 0.3), OPEN)));
    // Half a metre over the field it does not lie on it but ends.
    assertEquals(false, allLaid(before, field(-0.5f), mesh("wedge", wedge(3, 0, 0.3), OPEN)));
  }

  /** Level ground, larger than the road, at a height. */
  private static Piece field(float y) {
    float[] p = {0, y, 0, 10, y, 0, 10, y, 90, 0, y, 90};
    return mesh("field", p, 0, 2, 1, 0, 3, 2);
  }
}
