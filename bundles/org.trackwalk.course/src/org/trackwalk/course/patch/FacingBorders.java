package org.trackwalk.course.patch;

import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Borders of the ground that face each other, though they are not welded: the road goes on. */
public final class FacingBorders {

  /** How far apart borders may be that still carry the road on, metres. */
  public static final double REACH = 0.05;

  /** Cosine between the outward directions of two borders that face each other: 120 degrees. */
  public static final double FACING = -0.5;

  private final Ground ground;
  private final WeldedSurface surface;
  private final Topology topology;

  FacingBorders(Ground ground, WeldedSurface surface, Topology topology) {
    this.ground = ground;
    this.surface = surface;
    this.topology = topology;
  }

  /**
   * Finds them.
   *
   * @param across for each half-edge the triangle of the ground across it; filled in
   * @param turned whether what faces down is ground
   * @return corners of theirs that are one place
   */
  Partition find(int[] across, boolean turned) {
    OpenEdges edges =
        OpenEdges.of(surface, topology, new GroundEnds(ground, topology, turned).all(), 1);
    Partition corners = new Partition(surface.vertexCount());
    IntList hits = new IntList();
    float[] box = new float[6];
    for (int e = 0; e < edges.count(); e++) {
      if (!ground.up(edges.triangle(e))) {
        continue;
      }
      for (int k = 0; k < 3; k++) {
        double a = edges.point(e, 0, k);
        double b = edges.point(e, 1, k);
        box[k] = (float) (Math.min(a, b) - REACH);
        box[3 + k] = (float) (Math.max(a, b) + REACH);
      }
      edges.tree().overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
      // That they run beside each other is asked of all, besides.
      Budget.spend(2L * hits.size());
      for (int i = 0; i < hits.size(); i++) {
        int f = hits.get(i);
        if (ground.up(edges.triangle(f))
            && edges.conormalDot(e, f) < FACING
            && along(edges, e, f)) {
          across[edges.halfEdge(e)] = edges.triangle(f);
          join(edges, e, f, corners);
        }
      }
    }
    return corners;
  }

  /** True when two edges run beside each other over half of the shorter one. */
  public static boolean along(OpenEdges edges, int e, int f) {
    double t0 = 0;
    double t1 = 0;
    for (int k = 0; k < 3; k++) {
      t0 += (edges.point(f, 0, k) - edges.point(e, 0, k)) * edges.direction(e, k);
      t1 += (edges.point(f, 1, k) - edges.point(e, 0, k)) * edges.direction(e, k);
    }
    double from = Math.max(0, Math.min(t0, t1));
    double to = Math.min(edges.length(e), Math.max(t0, t1));
    if (to - from < Math.min(edges.length(e), edges.length(f)) / 2) {
      return false;
    }
    double middle = (from + to) / 2;
    double share = (middle - t0) / (t1 - t0);
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double onE = edges.point(e, 0, k) + middle * edges.direction(e, k);
      double d = edges.point(f, share, k) - onE;
      square += d * d;
    }
    return square <= REACH * REACH;
  }

  private void join(OpenEdges edges, int e, int f, Partition corners) {
    float[] p = surface.positions();
    int[] ofE = {edges.from(e), edges.to(e)};
    int[] ofF = {edges.from(f), edges.to(f)};
    for (int v : ofE) {
      for (int w : ofF) {
        double x = (double) p[3 * v] - p[3 * w];
        double y = (double) p[3 * v + 1] - p[3 * w + 1];
        double z = (double) p[3 * v + 2] - p[3 * w + 2];
        if (x * x + y * y + z * z <= REACH * REACH) {
          corners.join(v, w);
        }
      }
    }
  }
}
