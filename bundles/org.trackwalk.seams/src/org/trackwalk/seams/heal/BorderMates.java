package org.trackwalk.seams.heal;

import java.util.Arrays;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/**
 * For each vertex of a border that is to be healed the place on the facing border where it belongs:
 * a vertex there, or a point between two of them. Each vertex is judged alone.
 */
final class BorderMates {

  /** A vertex that fits nowhere, or is already where it belongs. */
  static final int NONE = -1;

  /** Room on the class's own measure, because a chain's distance varies along it (no unit). */
  private static final double ROOM = 1.5;

  /** A facing vertex nearer than this part of the distance is the mate; else one is inserted. */
  private static final double SNAP = 0.5;

  /** No edge is shortened by more than this part of its length when vertices are joined. */
  private static final double LONGEST_SNAP = 0.25;

  private final OpenEdges edges;
  private final Topology topology;
  private final BorderLimits limits;

  /** Per welded vertex: facing open edge, parameter on it, squared distance. */
  private final int[] facing;

  private final double[] along;
  private final double[] distances;
  private final IntList vertices = new IntList();
  private final IntList near = new IntList();

  private BorderMates(OpenEdges edges, Topology topology, BorderLimits limits) {
    int n = edges.surface().vertexCount();
    this.edges = edges;
    this.topology = topology;
    this.limits = limits;
    this.facing = new int[n];
    this.along = new double[n];
    this.distances = new double[n];
    Arrays.fill(facing, NONE);
  }

  static BorderMates find(Ledger ledger, Topology topology, BorderLimits limits) {
    BorderMates mates = new BorderMates(ledger.edges(), topology, limits);
    for (EdgeEntry entry : ledger.entries()) {
      if (isDue(entry)) {
        mates.seek(entry, 0);
        mates.seek(entry, 1);
      }
    }
    return mates;
  }

  /** Whether an open edge belongs to a facing border that docs/judging.md merges. */
  static boolean isDue(EdgeEntry entry) {
    return entry.partner() >= 0 && entry.owner().compareTo(LedgerClass.OVERLAP) <= 0;
  }

  /** The vertices that have a mate, in the order in which they were found. */
  IntList vertices() {
    return vertices;
  }

  /** The facing open edge of a vertex. */
  int edge(int vertex) {
    return facing[vertex];
  }

  /** Where on that edge, 0 to 1; exactly 0 or 1 where the mate is the edge's own end. */
  double at(int vertex) {
    return along[vertex];
  }

  private void seek(EdgeEntry entry, int end) {
    int e = entry.edge();
    int v = end == 0 ? edges.from(e) : edges.to(e);
    boolean exact = entry.owner().compareTo(LedgerClass.T_JUNCTION) <= 0;
    double reach =
        ROOM
                * Math.max(
                    entry.distance(),
                    Math.max(Math.abs(entry.normalPart()), Math.abs(entry.inPlanePart())))
            + limits.exact();
    double opposition = exact ? limits.looseOpposition() : limits.strictOpposition();
    int continued = topology.nextOpen(edges.halfEdge(e), v);
    double x = edges.point(e, end, 0);
    double y = edges.point(e, end, 1);
    double z = edges.point(e, end, 2);
    edges
        .tree()
        .overlapping(
            Math.nextDown((float) (x - reach)),
            Math.nextDown((float) (y - reach)),
            Math.nextDown((float) (z - reach)),
            Math.nextUp((float) (x + reach)),
            Math.nextUp((float) (y + reach)),
            Math.nextUp((float) (z + reach)),
            near);
    int best = NONE;
    double bestAlong = 0;
    double least = reach * reach;
    for (int i = 0; i < near.size(); i++) {
      int f = near.get(i);
      if (edges.triangle(f) == edges.triangle(e)
          || edges.halfEdge(f) == continued
          || edges.conormalDot(e, f) >= opposition
          || Math.abs(edges.normalDot(e, f)) < BorderLimits.GOES_ON) {
        continue;
      }
      if (edges.from(f) == v || edges.to(f) == v) {
        // Where three pieces meet a vertex may be one with the second and missing in the third.
        if (entry.vertex() == v && f != entry.partner()) {
          continue;
        }
        return;
      }
      double t = parameter(f, x, y, z);
      double d = squaredDistance(f, t, x, y, z);
      if (d < least && straight(e, f, t, x, y, z)) {
        least = d;
        best = f;
        bestAlong = t;
      }
    }
    if (best == NONE || facing[v] != NONE && distances[v] <= least) {
      return;
    }
    if (facing[v] == NONE) {
      vertices.add(v);
    }
    facing[v] = best;
    distances[v] = least;
    along[v] = snapped(e, best, bestAlong, Math.sqrt(least));
  }

  /** The point lies across the border and not merely further along it. */
  private boolean straight(int e, int f, double t, double x, double y, double z) {
    double dx = edges.point(f, t, 0) - x;
    double dy = edges.point(f, t, 1) - y;
    double dz = edges.point(f, t, 2) - z;
    double side =
        dx * edges.direction(e, 0) + dy * edges.direction(e, 1) + dz * edges.direction(e, 2);
    double all = Math.sqrt(dx * dx + dy * dy + dz * dz);
    return Math.abs(side) <= limits.exact() + SNAP * all;
  }

  private double snapped(int e, int f, double t, double distance) {
    double length = edges.length(f);
    double snap =
        Math.max(
            limits.exact(),
            Math.min(SNAP * distance, LONGEST_SNAP * Math.min(length, edges.length(e))));
    if (t * length <= snap && t <= 0.5) {
      return 0;
    }
    return (1 - t) * length <= snap ? 1 : t;
  }

  private double parameter(int f, double x, double y, double z) {
    double s =
        (x - edges.point(f, 0, 0)) * edges.direction(f, 0)
            + (y - edges.point(f, 0, 1)) * edges.direction(f, 1)
            + (z - edges.point(f, 0, 2)) * edges.direction(f, 2);
    return Math.max(0, Math.min(1, s / edges.length(f)));
  }

  private double squaredDistance(int f, double t, double x, double y, double z) {
    double dx = edges.point(f, t, 0) - x;
    double dy = edges.point(f, t, 1) - y;
    double dz = edges.point(f, t, 2) - z;
    return dx * dx + dy * dy + dz * dz;
  }
}
