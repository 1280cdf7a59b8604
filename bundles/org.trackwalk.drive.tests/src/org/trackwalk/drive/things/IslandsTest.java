package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which gentle faces belong to what they are on top of. */
final class IslandsTest {

  private final List<float[]> corners = new ArrayList<>();

  private boolean otherDiagonal;

  /** Up to which height what is narrower than 10 m is terrain, no road. */
  private double terrain = Double.NEGATIVE_INFINITY;

  private void quad(double[] a, double[] b, double[] c, double[] d) {
    double[][] cut = {a, b, c, a, c, d};
    double[][] other = {a, b, d, b, c, d};
    for (double[] p : otherDiagonal ? other : cut) {
      corners.add(new float[] {(float) p[0], (float) p[1], (float) p[2]});
    }
  }

  private static double[] at(double x, double y, double z) {
    return new double[] {x, y, z};
  }

  /** A floor between (0, 0) and (wide, long) that rises, and faces from its edges. */
  private void floor(double wide, double length, double rise, double... faces) {
    double[][] plan = {
      at(0, 1, 0), at(wide, 1, 0), at(wide, 1 + rise, length), at(0, 1 + rise, length)
    };
    quad(plan[3], plan[2], plan[1], plan[0]);
    for (int i = 0; i < 4; i++) {
      double[] from = plan[i];
      double[] to = plan[(i + 1) % 4];
      if (faces[i] != 0) {
        quad(
            from, to, at(to[0], to[1] + faces[i], to[2]), at(from[0], from[1] + faces[i], from[2]));
      }
    }
  }

  /** Road around all of it, so high at z = 0. */
  private void road(double height, double rise) {
    double far = 300;
    quad(
        at(-far, height + far * rise, far),
        at(far, height + far * rise, far),
        at(far, height - far * rise, -far),
        at(-far, height - far * rise, -far));
  }

  private int found() {
    float[] p = new float[3 * corners.size()];
    int[] t = new int[corners.size()];
    for (int i = 0; i < t.length; i++) {
      System.arraycopy(corners.get(i), 0, p, 3 * i, 3);
      t[i] = i;
    }
    WeldedSurface surface =
        ExactWeld.weld(List.of(Piece.named("p", "p.obj").mesh(p, t).build()), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    BitSet islands =
        Islands.of(
            surface,
            topology,
            triangle -> !isTerrain(surface, triangle),
            x -> Slopes.isSteep(surface, x),
            Land.of(surface).floor().reader());
    return islands.cardinality();
  }

  private boolean isTerrain(WeldedSurface surface, int triangle) {
    for (int h = 3 * triangle; h < 3 * triangle + 3; h++) {
      int v = 3 * surface.triangles()[h];
      float[] p = surface.positions();
      if (Math.abs(p[v]) > 10 || p[v + 1] > terrain) {
        return false;
      }
    }
    return true;
  }

  @Test
  void aLidIsOne() {
    floor(2, 3, 0.2, -1, -1, -1, -1);
    road(0.01, 0.2 / 3);
    assertEquals(2, found());
  }

  @Test
  void groundThatIsTooLargeForAThingIsNone() {
    floor(50, 40, 0.2, -1, -1, -1, -1);
    road(0, 0);
    assertEquals(0, found());
  }

  @Test
  void aBorderIsTheEndOfGround() {
    floor(2, 3, 0.2, -1, -1, 0, -1);
    assertEquals(0, found());
  }

  /**
   * A slab of which a road is laid: road lies along its two ends at most, or far below it. What is
   * shorter than it is wide stands on the road that it lies between.
   */
  @Test
  void whatStandsOnNoRoadIsGroundItself() {
    floor(6, 20, 0, -0.4, -0.4, -0.4, -0.4);
    assertEquals(0, found(), "in the air");
    corners.clear();
    floor(6, 20, 0, -0.4, -0.4, -0.4, -0.4);
    road(-4, 0);
    assertEquals(0, found(), "over a road");
    for (double length : new double[] {20, 2}) {
      corners.clear();
      floor(6, length, 0, -0.4, -0.4, -0.4, -0.4);
      quad(at(0, 0.8, 0), at(6, 0.8, 0), at(6, 0.8, -30), at(0, 0.8, -30));
      quad(
          at(0, 0.8, length + 30), at(6, 0.8, length + 30), at(6, 0.8, length), at(0, 0.8, length));
      assertEquals(length > 6 ? 0 : 2, found(), "between roads");
    }
  }

  /**
   * A deck whose ends go down to terrain, over a road along it: what hangs together with the
   * terrain stands on no road, however low the terrain is somewhere.
   */
  @Test
  void whatIsWeldedToTerrainIsGround() {
    for (double[] scene : new double[][] {{4.6, 5, 0}, {1.6, 5, 0}, {1.6, 5, -40}}) {
      corners.clear();
      floor(6, 20, 0, -0.4, -0.4, -0.4, -0.4);
      road(1 - scene[1], 0);
      terrain = 0.61;
      double low = 0.6 - scene[0];
      for (int end = -1; end <= 1; end += 2) {
        double z = end < 0 ? 0 : 20;
        double far = z + end * 200;
        // Down from an end's side, and away; far off it is as low as it is there.
        double[] a = at(end < 0 ? 0 : 6, 0.6, z);
        double[] b = at(end < 0 ? 6 : 0, 0.6, z);
        quad(a, b, at(b[0], low, z), at(a[0], low, z));
        double[] c = at(b[0], low, far);
        double[] d = at(a[0], low, far);
        quad(at(a[0], low, z), at(b[0], low, z), c, d);
        quad(
            d,
            c,
            at(b[0], low + scene[2], far + end * 100),
            at(a[0], low + scene[2], far + end * 100));
      }
      assertEquals(0, found(), "terrain so far below " + scene[0] + ", and dug " + scene[2]);
    }
  }

  /** An arena, a basin, a ramp between kerbs, whichever diagonal its faces are cut along. */
  @Test
  void facesThatLeadUpMakeNone() {
    for (boolean other : new boolean[] {false, true}) {
      otherDiagonal = other;
      corners.clear();
      floor(20, 30, 0, 2, 2, 2, 2);
      assertEquals(0, found());
      corners.clear();
      floor(3, 8, 1.5, -1, 0.1, -1, 0.1);
      assertEquals(0, found());
      corners.clear();
      floor(3, 8, 1.5, -0.3, -0.3, -0.3, -0.3);
      road(0.75, 1.5 / 8);
      assertEquals(2, found());
    }
  }

  /** In many triangles, of which a look that ends early has not met all. */
  @Test
  void ofALargeFloorNoPartIsOne() {
    slab(12, 12, 0.5, 1);
    assertEquals(0, found());
    corners.clear();
    slab(200, 6, 1, 0);
    assertEquals(0, found());
    corners.clear();
    slab(30, 6, 1, 0);
    road(0.4, 0);
    assertEquals(2 * 30 * 6, found());
  }

  /** A floor of squares whose sides lead down; on so many of its four sides it is open. */
  private void slab(int rows, int columns, double size, int open) {
    for (int i = 0; i < rows; i++) {
      for (int k = 0; k < columns; k++) {
        quad(
            at(k * size, 1, (i + 1) * size),
            at((k + 1) * size, 1, (i + 1) * size),
            at((k + 1) * size, 1, i * size),
            at(k * size, 1, i * size));
      }
      side(at(0, 1, i * size), at(0, 1, (i + 1) * size));
      side(at(columns * size, 1, (i + 1) * size), at(columns * size, 1, i * size));
    }
    for (int k = 0; k < columns; k++) {
      side(at((k + 1) * size, 1, 0), at(k * size, 1, 0));
      if (open == 0) {
        side(at(k * size, 1, rows * size), at((k + 1) * size, 1, rows * size));
      }
    }
  }

  private void side(double[] from, double[] to) {
    quad(from, to, at(to[0], 0, to[2]), at(from[0], 0, from[2]));
  }
}
