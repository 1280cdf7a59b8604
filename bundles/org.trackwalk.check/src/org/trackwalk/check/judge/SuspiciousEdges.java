package org.trackwalk.check.judge;

import java.util.Arrays;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Edges inside the surface, on ground that cars reach, on which contacts can go wrong although the
 * weld closes them: folds and edges of three and more triangles. All others the weld has proved
 * clean.
 */
final class SuspiciousEdges {

  /** Squared cosine of the angle between normals from which a surface folds back: 120 degrees. */
  private static final double FOLD = 0.25;

  /** Squared upward part of a normal from which a surface is ground: 60 degrees (RULES 1). */
  private static final double GROUND = 0.25;

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final IntList folds = new IntList();
  private final IntList fans = new IntList();
  private final double[] n = new double[3];
  private final double[] m = new double[3];

  SuspiciousEdges(WeldedSurface surface, Topology topology, SurfaceClasses classes) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
    findFolds();
    findFans();
  }

  /** Folds: the half-edge on the side that faces up, ascending. */
  IntList folds() {
    return folds;
  }

  /** Edges of three and more different triangles: a half-edge of one that faces up, ascending. */
  IntList fans() {
    return fans;
  }

  private void findFolds() {
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin <= h || topology.sameDirection(h)) {
        continue;
      }
      normal(h / 3, n);
      normal(twin / 3, m);
      double dot = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
      double nn = squared(n);
      double mm = squared(m);
      if (dot < 0 && dot * dot > FOLD * nn * mm) {
        int up = isGround(h / 3, n, nn) ? h : isGround(twin / 3, m, mm) ? twin : -1;
        if (up >= 0) {
          folds.add(up);
        }
      }
    }
  }

  private void findFans() {
    int[] groups = topology.nonManifoldEdges();
    for (int i = 0; i < groups.length; i += groups[i] + 1) {
      int[] halfEdges = Arrays.copyOfRange(groups, i + 1, i + 1 + groups[i]);
      if (different(halfEdges) < 3) {
        continue;
      }
      for (int h : halfEdges) {
        normal(h / 3, n);
        if (isGround(h / 3, n, squared(n))) {
          fans.add(h);
          break;
        }
      }
    }
  }

  /** How many of the triangles on an edge have another third corner. */
  private int different(int[] halfEdges) {
    return (int) Arrays.stream(halfEdges).map(topology::apex).distinct().count();
  }

  private boolean isGround(int t, double[] normal, double squared) {
    SurfaceClass c = classes.of(t);
    boolean reached =
        c == SurfaceClass.ROAD || c == SurfaceClass.VERGE || c == SurfaceClass.UNKNOWN;
    return reached && normal[1] > 0 && normal[1] * normal[1] > GROUND * squared;
  }

  /** Not a unit vector: its length is twice the area. */
  private void normal(int t, double[] out) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int a = 3 * c[3 * t];
    int b = 3 * c[3 * t + 1];
    int d = 3 * c[3 * t + 2];
    double ux = (double) p[b] - p[a];
    double uy = (double) p[b + 1] - p[a + 1];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[d] - p[a];
    double vy = (double) p[d + 1] - p[a + 1];
    double vz = (double) p[d + 2] - p[a + 2];
    out[0] = uy * vz - uz * vy;
    out[1] = uz * vx - ux * vz;
    out[2] = ux * vy - uy * vx;
  }

  private static double squared(double[] v) {
    return v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
  }
}
