package org.trackwalk.ground.border;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.parallel.SharedWork;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.tree.TreeQuality;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The geometry of all open edges of a level: ends, direction, triangle normal and outward conormal,
 * in level coordinates, and a tree over them. Edges are in ascending order of their half-edge,
 * which is a geometry key (see {@link WeldedSurface}).
 */
public final class OpenEdges {

  private final WeldedSurface surface;
  private final int[] halfEdges;
  private final int[] from;
  private final int[] to;
  private final double[] directions;
  private final double[] normals;
  private final double[] conormals;
  private final double[] lengths;
  private final StaticTree tree;
  private final SharedWork cutting = new SharedWork();
  private EdgeParts parts;

  private OpenEdges(WeldedSurface surface, Topology topology, int[] halfEdges, int threads) {
    this.surface = surface;
    this.halfEdges = halfEdges;
    int n = halfEdges.length;
    from = new int[n];
    to = new int[n];
    directions = new double[3 * n];
    normals = new double[3 * n];
    conormals = new double[3 * n];
    lengths = new double[n];
    float[] boxes = new float[6 * n];
    for (int e = 0; e < n; e++) {
      from[e] = topology.from(halfEdges[e]);
      to[e] = topology.to(halfEdges[e]);
      measure(e);
      box(e, boxes);
    }
    // Each edge asks a few times only: that does not pay for a better tree.
    tree = StaticTree.overBoxes(boxes, TreeQuality.FAST, Workers.worth(threads, n));
  }

  /** Edges of another surface that lie where they lay, and the triangles at them too. */
  private OpenEdges(WeldedSurface surface, OpenEdges same) {
    this.surface = surface;
    halfEdges = same.halfEdges;
    from = same.from;
    to = same.to;
    directions = same.directions;
    normals = same.normals;
    conormals = same.conormals;
    lengths = same.lengths;
    tree = same.tree;
  }

  /** The open edges of a surface. */
  public static OpenEdges of(WeldedSurface surface, Topology topology, int threads) {
    return new OpenEdges(surface, topology, topology.openHalfEdges(), threads);
  }

  /**
   * What is left of a check for the next.
   *
   * @param joins of the surface, by the object itself
   */
  private record Kept(Joins joins, OpenEdges edges) {

    /** Whether all edges, and the triangles at them, are where they were. */
    boolean holds(Joins now, SurfaceChange change) {
      boolean same = joins == now && change != null && change.samePlaces();
      for (int i = 0; same && i < 3 * change.come().length; i++) {
        same = !now.isOpen(3 * change.come()[i / 3] + i % 3);
      }
      return same;
    }
  }

  /** The same, measured again only where a triangle at one of them has changed. */
  public static OpenEdges of(WeldedSurface surface, Topology topology, int threads, Memory memory) {
    if (!memory.lasting()) {
      return of(surface, topology, threads);
    }
    OpenEdges edges =
        memory
            .last(Kept.class)
            .filter(kept -> kept.holds(topology.joins(), memory.change()))
            .map(kept -> new OpenEdges(surface, kept.edges))
            .orElseGet(() -> of(surface, topology, threads));
    memory.keep(Kept.class, new Kept(topology.joins(), edges));
    return edges;
  }

  /**
   * Edges that are as good as open to whoever asks, such as those at which the top of a body ends.
   *
   * @param halfEdges ascending; kept
   */
  public static OpenEdges of(
      WeldedSurface surface, Topology topology, int[] halfEdges, int threads) {
    return new OpenEdges(surface, topology, halfEdges, threads);
  }

  private void measure(int e) {
    float[] p = surface.positions();
    double[] d = new double[3];
    for (int k = 0; k < 3; k++) {
      d[k] = (double) p[3 * to[e] + k] - p[3 * from[e] + k];
    }
    lengths[e] = Vec.normalize(d);
    double[] n = Vec.normal(p, surface.triangles(), triangle(e));
    double[] c = Vec.cross(d, n);
    Vec.normalize(c);
    System.arraycopy(d, 0, directions, 3 * e, 3);
    System.arraycopy(n, 0, normals, 3 * e, 3);
    System.arraycopy(c, 0, conormals, 3 * e, 3);
  }

  private void box(int e, float[] boxes) {
    float[] p = surface.positions();
    for (int k = 0; k < 3; k++) {
      boxes[6 * e + k] = Math.min(p[3 * from[e] + k], p[3 * to[e] + k]);
      boxes[6 * e + 3 + k] = Math.max(p[3 * from[e] + k], p[3 * to[e] + k]);
    }
  }

  /** Number of open edges. */
  public int count() {
    return halfEdges.length;
  }

  /** The half-edge (3 x triangle + corner) of an open edge. */
  public int halfEdge(int edge) {
    return halfEdges[edge];
  }

  /** The triangle that uses the edge. */
  public int triangle(int edge) {
    return halfEdges[edge] / 3;
  }

  /** Index of the piece that the edge belongs to. */
  public int piece(int edge) {
    return surface.pieceOf(triangle(edge));
  }

  /** Welded vertex where the edge starts. */
  public int from(int edge) {
    return from[edge];
  }

  /** Welded vertex where the edge ends. */
  public int to(int edge) {
    return to[edge];
  }

  /** Length in metres. */
  public double length(int edge) {
    return lengths[edge];
  }

  /** Dot product of two edges' conormals: -1 when they face each other squarely. */
  public double conormalDot(int e, int f) {
    return Vec.dot(conormals, 3 * e, conormals, 3 * f);
  }

  /** Dot product of the normals of two edges' triangles. */
  public double normalDot(int e, int f) {
    return Vec.dot(normals, 3 * e, normals, 3 * f);
  }

  /** Component {@code k} of the unit direction from start to end. */
  public double direction(int edge, int k) {
    return directions[3 * edge + k];
  }

  /** Component {@code k} of the unit normal of the edge's triangle. */
  public double normal(int edge, int k) {
    return normals[3 * edge + k];
  }

  /** Component {@code k} of the outward unit conormal. */
  public double conormal(int edge, int k) {
    return conormals[3 * edge + k];
  }

  /** Coordinate {@code k} of the point at {@code t} (0 start, 1 end) of an edge. */
  public double point(int edge, double t, int k) {
    float[] p = surface.positions();
    double a = p[3 * from[edge] + k];
    return a + t * (p[3 * to[edge] + k] - a);
  }

  /** A tree over the edges' boxes; items are edge indices. */
  public StaticTree tree() {
    return tree;
  }

  /** A search for edges that are turned against others; for one thread. */
  public OpposedEdges opposed() {
    return new OpposedEdges(this, parts());
  }

  private synchronized EdgeParts parts() {
    if (parts == null) {
      parts = cutting.of(() -> new EdgeParts(this));
    }
    return parts;
  }

  /**
   * Stands for which edges they are and where they, and the triangles at them, lie: while all of
   * that is the same it may be the very same object.
   */
  public Object geometry() {
    return lengths;
  }

  /** The surface that the edges bound. */
  public WeldedSurface surface() {
    return surface;
  }
}
