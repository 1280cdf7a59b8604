package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Rims that lie in a plane, far from the origin, with corners unevenly around a place. */
class RimPlaneTest {

  private static final double X = 40;
  private static final double Y = 7;
  private static final double Z = -25;

  private static final double[] ANGLES = {0, 0.5, 1.3, 2.2, 3.0, 4.1, 5.4};

  /** Two directions in the plane; a ring of triangles around a hole, of which the inner is open. */
  private static RimPlane plane(double[] u, double[] v) {
    int n = ANGLES.length;
    float[] p = new float[6 * n];
    int[] t = new int[6 * n];
    for (int i = 0; i < n; i++) {
      for (int ring = 0; ring < 2; ring++) {
        double r = ring == 0 ? 2 : 5;
        double a = r * Math.cos(ANGLES[i]);
        double b = r * Math.sin(ANGLES[i]);
        for (int k = 0; k < 3; k++) {
          double base = k == 0 ? X : k == 1 ? Y : Z;
          p[6 * i + 3 * ring + k] = (float) (base + a * u[k] + b * v[k]);
        }
      }
      int next = 2 * ((i + 1) % n);
      int[] square = {2 * i, 2 * i + 1, next, next, 2 * i + 1, next + 1};
      System.arraycopy(square, 0, t, 6 * i, 6);
    }
    Piece ring = Piece.named("ring", "f").mesh(p, t).build();
    WeldedSurface surface = ExactWeld.weld(List.of(ring), 1, Progress.none());
    OpenEdges edges = OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
    int[] inner = IntStream.range(0, edges.count()).filter(e -> isInner(edges, e, p)).toArray();
    assertEquals(n, inner.length);
    return new RimPlane(edges, new HoleRim(inner, 2, new double[] {X, Y, Z}, true));
  }

  /** Whether it begins at a corner of the inner ring, which come first of each two. */
  private static boolean isInner(OpenEdges edges, int e, float[] corners) {
    for (int i = 0; i < corners.length; i += 6) {
      boolean same = true;
      for (int k = 0; k < 3; k++) {
        same &= edges.point(e, 0, k) == corners[i + k];
      }
      if (same) {
        return true;
      }
    }
    return false;
  }

  /** A plane that climbs so much along x and z: its height is that of the plane everywhere. */
  @ParameterizedTest
  @CsvSource({"0, 0", "0.5, 0", "0, -0.7", "-0.3, 0.6", "1.2, 0.8", "-1.1, -1.2"})
  void heightsAreThoseOfThePlane(double alongX, double alongZ) {
    RimPlane plane = plane(new double[] {1, alongX, 0}, new double[] {0, alongZ, 1});
    assertEquals(true, plane.isLevel(), "less than 60 degrees steep");
    for (double x = -30; x <= 30; x += 15) {
      for (double z = -30; z <= 30; z += 15) {
        assertEquals(Y + alongX * x + alongZ * z, plane.height(X + x, Z + z), 1e-3);
      }
    }
  }

  /** At 60 degrees it stands, whichever way it faces; then it has one height, its middle's. */
  @ParameterizedTest
  @CsvSource({"0, 58", "0, 62", "90, 58", "90, 62", "205, 58", "205, 62", "300, 90", "45, 90"})
  void aRimLiesOrStands(double way, double steep) {
    double w = Math.toRadians(way);
    double s = Math.toRadians(steep);
    double[] up = {Math.cos(s) * Math.cos(w), Math.sin(s), Math.cos(s) * Math.sin(w)};
    RimPlane plane = plane(up, new double[] {-Math.sin(w), 0, Math.cos(w)});
    assertEquals(steep < 60, plane.isLevel());
    if (steep > 60) {
      double middle = plane.height(X, Z);
      assertEquals(Y, middle, 1, "about the middle of its edges");
      assertEquals(middle, plane.height(X + 20, Z - 30), "the same everywhere");
    }
  }
}
