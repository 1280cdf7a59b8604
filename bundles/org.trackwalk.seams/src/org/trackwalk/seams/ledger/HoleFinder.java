package org.trackwalk.seams.ledger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.topology.Topology;

/**
 * Traces closed border loops on the welded level and keeps those that are holes: their border runs
 * clockwise around what is missing, no sphere of the hole radius fits through them, what lies
 * around them is no ring ({@link RingRoad}), and they are not the open underside of a post or rock.
 */
final class HoleFinder {

  private final OpenEdges edges;
  private final Topology topology;
  private final BorderLimits limits;
  private final RingRoad ring;
  private boolean alone = true;

  HoleFinder(OpenEdges edges, Topology topology, BorderLimits limits) {
    this.edges = edges;
    this.topology = topology;
    this.limits = limits;
    this.ring = new RingRoad(edges, topology);
  }

  /** All holes, in the order of the first edges of the loops that they are, or touch. */
  List<Hole> find() {
    Map<Integer, Integer> indexOf = new HashMap<>();
    for (int e = 0; e < edges.count(); e++) {
      indexOf.put(edges.halfEdge(e), e);
    }
    boolean[] seen = new boolean[edges.count()];
    List<Hole> holes = new ArrayList<>();
    for (int e = 0; e < edges.count(); e++) {
      if (!seen[e]) {
        int[] loop = trace(e, seen, indexOf);
        if (loop != null) {
          add(loop, holes);
        }
      }
    }
    return holes;
  }

  /** Whether what was found so far depends on the edges, and the triangles at them, alone. */
  boolean alone() {
    return alone;
  }

  /**
   * Adds what a loop goes around; where that is ground, or more than a hole, as the inner border of
   * a circuit, the holes that touch it.
   */
  private void add(int[] loop, List<Hole> holes) {
    Hole whole = hole(loop);
    if (whole != null) {
      holes.add(whole);
      return;
    }
    int[] from = Arrays.stream(loop).map(e -> topology.from(edges.halfEdge(e))).toArray();
    List<int[]> parts = SimpleLoops.of(loop, from);
    if (parts.size() > 1) {
      parts.stream().map(this::hole).filter(Objects::nonNull).forEach(holes::add);
    }
  }

  /** What a loop goes around; null for ground, and for what is more than a hole. */
  private Hole hole(int[] loop) {
    return isClockwise(loop) ? measure(loop, limits.holeRadius()) : null;
  }

  /** Open edges in border order from {@code first} until it returns; null when it does not. */
  private int[] trace(int first, boolean[] seen, Map<Integer, Integer> indexOf) {
    int[] loop = new int[8];
    int size = 0;
    int e = first;
    do {
      if (seen[e]) {
        return null;
      }
      seen[e] = true;
      if (size == loop.length) {
        loop = Arrays.copyOf(loop, 2 * size);
      }
      loop[size++] = e;
      Integer next = indexOf.get(topology.nextOpen(edges.halfEdge(e)));
      if (next == null) {
        return null;
      }
      e = next;
    } while (e != first);
    return Arrays.copyOf(loop, size);
  }

  /** Whether a loop runs around what is missing: clockwise, seen from where the ground faces. */
  private boolean isClockwise(int[] loop) {
    double[] normal = new double[3];
    double[] area = area(loop);
    for (int e : loop) {
      for (int k = 0; k < 3; k++) {
        normal[k] += edges.normal(e, k) * edges.length(e);
      }
    }
    return area[0] * normal[0] + area[1] * normal[1] + area[2] * normal[2] < 0;
  }

  private double[] area(int[] loop) {
    double[] area = new double[3];
    double[] a = new double[3];
    double[] b = new double[3];
    for (int e : loop) {
      for (int k = 0; k < 3; k++) {
        // Anchored at a vertex of the loop, never at the origin.
        a[k] = edges.point(e, 0, k) - edges.point(loop[0], 0, k);
        b[k] = edges.point(e, 1, k) - edges.point(loop[0], 0, k);
      }
      area[0] += (a[1] * b[2] - a[2] * b[1]) / 2;
      area[1] += (a[2] * b[0] - a[0] * b[2]) / 2;
      area[2] += (a[0] * b[1] - a[1] * b[0]) / 2;
    }
    return area;
  }

  private Hole measure(int[] loop, double radius) {
    if (loop.length < 3) {
      return null;
    }
    double[] area = area(loop);
    double[] outline = new double[2 * loop.length];
    double[][] axes = planeAxes(area);
    for (int i = 0; i < loop.length; i++) {
      for (int k = 0; k < 3; k++) {
        double d = edges.point(loop[i], 0, k) - edges.point(loop[0], 0, k);
        outline[2 * i] += d * axes[0][k];
        outline[2 * i + 1] += d * axes[1][k];
      }
    }
    InscribedCircle circle = InscribedCircle.of(outline, 2 * radius);
    if (circle.radius() >= radius) {
      return null;
    }
    alone = false;
    if (ring.around(loop, circle.radius())) {
      return null;
    }
    double[] centre = new double[3];
    for (int k = 0; k < 3; k++) {
      centre[k] = edges.point(loop[0], 0, k) + circle.x() * axes[0][k] + circle.y() * axes[1][k];
    }
    if (underside(loop, centre)) {
      return null;
    }
    double length = Math.sqrt(area[0] * area[0] + area[1] * area[1] + area[2] * area[2]);
    return new Hole(loop, circle.radius(), centre, length, Math.abs(area[1]) / length);
  }

  /**
   * Whether walls rise from all of a loop and face away from it: what stands in the ground there is
   * open below, and no car is inside. The walls of a shaft without a floor face inward.
   */
  private boolean underside(int[] loop, double[] centre) {
    double away = 0;
    for (int e : loop) {
      if (Math.abs(edges.normal(e, 1)) >= limits.steep() || edges.conormal(e, 1) >= 0) {
        return false;
      }
      for (int k = 0; k < 3; k++) {
        away += edges.length(e) * edges.normal(e, k) * (edges.point(e, 0.5, k) - centre[k]);
      }
    }
    return away > 0;
  }

  private static double[][] planeAxes(double[] normal) {
    double length =
        Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    double[] n = {normal[0] / length, normal[1] / length, normal[2] / length};
    double[] pick = Math.abs(n[0]) < 0.6 ? new double[] {1, 0, 0} : new double[] {0, 1, 0};
    double d = pick[0] * n[0] + pick[1] * n[1] + pick[2] * n[2];
    double[] u = {pick[0] - d * n[0], pick[1] - d * n[1], pick[2] - d * n[2]};
    double ul = Math.sqrt(u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
    for (int k = 0; k < 3; k++) {
      u[k] /= ul;
    }
    double[] v = {n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]};
    return new double[][] {u, v};
  }

  /**
   * A hole in the surface.
   *
   * @param edges open edges around it, in border order
   * @param radius of the largest circle inside its outline, metres
   * @param centre of that circle, level coordinates
   * @param area in square metres
   * @param level how level it lies: 1 flat, 0 upright
   */
  record Hole(int[] edges, double radius, double[] centre, double area, double level) {}
}
