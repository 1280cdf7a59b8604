package org.trackwalk.course.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A corner of one triangle that misses its neighbours by a float step to a millimetre opens a
 * crack, and no end of the road: what lies 200 m ahead is none of it for that. Seeded coarse rings
 * and strips of 4 to 40 m, each triangle and corner of which may be it.
 */
class CracksAreNoEndsTest {

  private static final double[] MISSED = {0, 1e-6, 1e-4, 1e-3};

  private final Random random = new Random();

  @RepeatedTest(120)
  void ofARing(RepetitionInfo seed) {
    compare(seed.getCurrentRepetition(), true);
  }

  @RepeatedTest(120)
  void ofAStrip(RepetitionInfo seed) {
    compare(seed.getCurrentRepetition(), false);
  }

  /**
   * A strip of two lanes, of which one has corners along the seam that the other has not, up to the
   * strip's end: that is as wide as without.
   */
  @RepeatedTest(60)
  void cracksUpToAnEndLeaveItWhole(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    Piece whole = lanes(0);
    random.setSeed(seed.getCurrentRepetition());
    Piece cracked = lanes(1 + seed.getCurrentRepetition() % 4);
    List<RoadEnds.End> before = found(whole).all();
    List<RoadEnds.End> after = found(cracked).all();
    assertEquals(2, before.size());
    assertEquals(2, after.size(), after::toString);
    for (int i = 0; i < 2; i++) {
      assertEquals(before.get(i).width(), after.get(i).width(), 1e-4);
      assertEquals(before.get(i).x(), after.get(i).x(), 1e-4);
      assertEquals(before.get(i).outX(), after.get(i).outX(), 1e-6);
    }
  }

  /** Along x, turned; the lane on the left has so many corners more along the last stretches. */
  private Piece lanes(int more) {
    double width = 4 + 20 * random.nextDouble();
    double seam = width * (0.2 + 0.6 * random.nextDouble());
    double step = 5 + 20 * random.nextDouble();
    int rows = 2 + random.nextInt(10) + (int) (4 * width / step);
    double turn = 2 * Math.PI * random.nextDouble();
    double[] across = {0, seam, width};
    float[] p = new float[3 * (3 * rows + more)];
    int[] t = new int[3 * (4 * (rows - 1) + more)];
    for (int i = 0; i < 3 * rows; i++) {
      place(p, i, step * (i / 3), across[i % 3], turn);
    }
    int n = 0;
    for (int row = 0; row + 1 < rows; row++) {
      int a = 3 * row;
      n = triangle(t, n, a + 1, a + 4, a + 5);
      n = triangle(t, n, a + 1, a + 5, a + 2);
      n = triangle(t, n, a, a + 3, a + 4);
      int from = a + 1;
      for (int k = 0; k < more && row + 2 == rows; k++) {
        int made = 3 * rows + k;
        place(p, made, step * (row + (k + 1.0) / (more + 1)), seam, turn);
        n = triangle(t, n, a, made, from);
        from = made;
      }
      n = triangle(t, n, a, a + 4, from);
    }
    return Piece.named("road", "level.obj").mesh(p, t).build();
  }

  private static void place(float[] p, int vertex, double x, double z, double turn) {
    p[3 * vertex] = (float) (x * StrictMath.cos(turn) - z * StrictMath.sin(turn));
    p[3 * vertex + 2] = (float) (x * StrictMath.sin(turn) + z * StrictMath.cos(turn));
  }

  private static int triangle(int[] t, int at, int a, int b, int c) {
    t[at] = a;
    t[at + 1] = c;
    t[at + 2] = b;
    return at + 3;
  }

  private void compare(long seed, boolean ring) {
    random.setSeed(seed);
    int whole = ends(road(ring, false));
    assertTrue(ring ? whole == 0 : whole >= 2, whole + " ends");
    random.setSeed(seed);
    assertEquals(whole, ends(road(ring, true)));
  }

  /** Around a middle, with corners of 20 to 50 degrees; a strip goes half around. */
  private Piece road(boolean ring, boolean cracked) {
    int steps = 8 + random.nextInt(10);
    double radius = 40 + 200 * random.nextDouble();
    double width = 4 + Math.min(36, radius / 2) * random.nextDouble();
    double turn = 2 * Math.PI * random.nextDouble();
    int rows = ring ? steps : steps / 2 + 1;
    float[] p = new float[6 * rows + (cracked ? 3 : 0)];
    for (int i = 0; i < rows; i++) {
      double angle = turn + 2 * Math.PI * i / steps;
      for (int side = 0; side < 2; side++) {
        double far = radius + side * width;
        p[6 * i + 3 * side] = (float) (far * StrictMath.cos(angle));
        p[6 * i + 3 * side + 2] = (float) (far * StrictMath.sin(angle));
      }
    }
    int quads = ring ? rows : rows - 1;
    int[] t = new int[6 * quads];
    for (int i = 0; i < quads; i++) {
      int a = 2 * i;
      int b = 2 * ((i + 1) % rows);
      int[] quad = {a, b, b + 1, a, b + 1, a + 1};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    if (cracked) {
      crack(p, t, ring ? 0 : 2);
    }
    return Piece.named("road", "level.obj").mesh(p, t).build();
  }

  /** One corner of a triangle, not of the first and last ones, gets a vertex of its own. */
  private void crack(float[] p, int[] t, int apart) {
    int corner = 3 * apart + random.nextInt(t.length - 6 * apart);
    int made = p.length / 3 - 1;
    System.arraycopy(p, 3 * t[corner], p, 3 * made, 3);
    double by = MISSED[random.nextInt(MISSED.length)];
    int k = 3 * made + random.nextInt(3);
    p[k] = by == 0 ? Math.nextUp(p[k]) : (float) (p[k] + by);
    t[corner] = made;
  }

  private static int ends(Piece road) {
    return found(road).all().size();
  }

  private static RoadEnds found(Piece road) {
    WeldedSurface surface = ExactWeld.weld(List.of(road), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Land land = Land.of(surface);
    BitSet floor = new BitSet();
    floor.set(0, surface.triangleCount());
    RoadParts parts = RoadParts.of(land, topology, floor);
    return RoadEnds.ofRoad(surface, topology, parts, new RoadBorder(land, topology, parts));
  }
}
