package org.trackwalk.drive.judge.suspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.MarkedEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Edges inside the surface, on ground that cars reach, on which contacts can go wrong although the
 * weld closes them: folds and edges of three and more triangles. All others the weld has proved
 * clean.
 */
public final class SuspiciousEdges {

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final List<Suspect> folds = new ArrayList<>();
  private final List<Suspect> fans = new ArrayList<>();
  private final double[] n = new double[3];
  private final double[] m = new double[3];

  /** The triangle whose normal is known. */
  private int measured = -1;

  /**
   * Looks for them.
   *
   * @param classes what each triangle is for
   * @param memory of the check before
   */
  public SuspiciousEdges(
      WeldedSurface surface, Topology topology, SurfaceClasses classes, Memory memory) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
    findFolds(memory);
    findFans();
  }

  /** Folds: the half-edge on the side that faces up. */
  List<Suspect> folds() {
    return folds;
  }

  /** Edges of three and more different triangles: a half-edge of one that faces up. */
  List<Suspect> fans() {
    return fans;
  }

  private void findFolds(Memory memory) {
    BitSet marked =
        MarkedEdges.of(
            memory, topology, surface.triangleCount(), SuspiciousEdges.class, this::foldsBack);
    marked.stream()
        .filter(h -> reached(topology.twin(h) / 3))
        .forEach(h -> add(folds, topology.twin(h), h));
  }

  /** Whether a half-edge is of what folds back under the ground beyond it. */
  private boolean foldsBack(int h) {
    int twin = topology.twin(h);
    if (twin < 0 || topology.sameDirection(h)) {
      return false;
    }
    if (h / 3 != measured) {
      measured = h / 3;
      normal(measured, m);
    }
    double mm = squared(m);
    // Of the two sides of a fold one is no ground: ground leans by less than half of it.
    if (!(mm > 0) || facesUp(m, mm)) {
      return false;
    }
    normal(twin / 3, n);
    double nn = squared(n);
    double dot = Vec.dot(n, 0, m, 0);
    return facesUp(n, nn) && dot < 0 && dot * dot > JudgeLimits.FOLD * nn * mm;
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
        if (reached(h / 3) && facesUp(n, squared(n))) {
          add(fans, h, halfEdges);
          break;
        }
      }
    }
  }

  private void add(List<Suspect> list, int halfEdge, int... others) {
    Suspect suspect = Suspect.of(surface, topology, halfEdge, others);
    if (suspect != null && suspect.length() > JudgeLimits.POINT) {
      list.add(suspect);
    }
  }

  /** How many of the triangles on an edge have another third corner. */
  private int different(int[] halfEdges) {
    return (int) Arrays.stream(halfEdges).map(topology::apex).distinct().count();
  }

  private boolean reached(int t) {
    SurfaceClass c = classes.of(t);
    return c == SurfaceClass.ROAD || c == SurfaceClass.VERGE || c == SurfaceClass.UNKNOWN;
  }

  private static boolean facesUp(double[] normal, double squared) {
    return normal[1] > 0 && normal[1] * normal[1] > Slopes.GROUND_SQUARE * squared;
  }

  /** Not a unit vector: its length is twice the area. */
  private void normal(int t, double[] out) {
    Vec.areaNormal(surface.positions(), surface.triangles(), t, out, 0);
  }

  private static double squared(double[] v) {
    return Vec.dot(v, 0, v, 0);
  }
}
