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
    WeldedSurface surface = ExactWeld.weld(List.of(road), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Land land = Land.of(surface);
    BitSet floor = new BitSet();
    floor.set(0, surface.triangleCount());
    RoadParts parts = RoadParts.of(land, topology, floor);
    return RoadEnds.ofRoad(surface, topology, parts, new RoadBorder(land, topology, parts))
        .all()
        .size();
  }
}
