package org.trackwalk.mesh.topology;

import java.util.BitSet;
import java.util.Collections;
import java.util.Map;
import java.util.function.IntPredicate;
import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Edges, twins and the facts that follow from them (docs/reports.md). All tests are exact.
 *
 * <p>{@link #nonManifoldEdgeCount} counts duplicates of a triangle like any other triangle.
 */
public final class Topology {

  /** Twin of a half-edge whose edge no other triangle uses. */
  public static final int OPEN = -1;

  /** Twin of a half-edge whose edge more than two triangles use. */
  public static final int NON_MANIFOLD = -2;

  /**
   * Twin of the half-edges of triangles with a repeated corner, and of copies where these are left
   * out.
   */
  public static final int IGNORED = -3;

  /** Twin of a half-edge whose other triangle belongs to the level and was left out of it. */
  public static final int CUT = -4;

  /** A third of 2 to the power of 33, rounded up: exact for all ints that are not negative. */
  private static final long THIRD = 0xAAAA_AAABL;

  private final int[] triangles;
  private final float[] positions;
  private final int[] twins;
  private final EdgeFacts facts;
  private final Joins joins;
  private final BitSet collinear;
  private final int degenerateCount;
  private final int[] duplicates;

  /** Triangles of quads that are there a second time, and one that each of them repeats. */
  private final Map<Integer, Integer> crossed;

  private Topology(int[] triangles, float[] positions, TopologyBuilder b) {
    this.triangles = triangles;
    this.positions = positions;
    twins = b.twins();
    facts = b.facts();
    joins = joins(triangles, twins, facts);
    collinear = b.collinear();
    degenerateCount = b.degenerateCount();
    duplicates = facts.duplicates();
    crossed = Map.of();
  }

  /** With other twins: of fewer triangles, or of open edges that are open no more. */
  private Topology(Topology all, int[] twins, EdgeFacts facts, Map<Integer, Integer> crossed) {
    triangles = all.triangles;
    positions = all.positions;
    this.twins = twins;
    this.facts = facts;
    joins = joins(triangles, twins, facts);
    collinear = all.collinear;
    degenerateCount = all.degenerateCount;
    duplicates = all.duplicates;
    this.crossed = crossed;
  }

  /** With some triangles that have changed their shape. */
  private Topology(Topology all, MovedTriangles moved) {
    triangles = all.triangles;
    positions = moved.positions();
    twins = all.twins;
    facts = moved.facts();
    joins = all.joins;
    collinear = moved.collinear();
    degenerateCount = all.degenerateCount;
    duplicates = all.duplicates;
    crossed = all.crossed;
  }

  /** The topology of a welded surface. */
  public static Topology of(WeldedSurface s, int threads, Progress progress) {
    return of(s.triangles(), true, s.vertexCount(), s.positions(), threads, progress);
  }

  /**
   * The same as if each triangle were there once: those that have the corners of another one in the
   * same direction are on no edge, nor are those of a quad that is there a second time, cut along
   * its other diagonal. So what is said of a surface does not change where a piece of it is there
   * twice, but that it is. Triangles, {@link #duplicateCount} and all that is said of a triangle
   * alone stay as they are.
   *
   * @param s the surface that this is the topology of: equal triangles stand side by side
   */
  public Topology withoutCopies(WeldedSurface s, int threads, Progress progress) {
    return WithoutCopies.of(this, s, threads, progress);
  }

  /**
   * The same of triangles of which some are on no edge.
   *
   * @param once three vertex ids per triangle, of these with a repeated corner
   * @param twice {@link #crossedCopies}
   */
  Topology withTriangles(
      int[] once, Map<Integer, Integer> twice, WeldedSurface s, int threads, Progress progress) {
    TopologyBuilder fewer =
        new TopologyBuilder(once, true, s.vertexCount(), positions, threads, progress);
    return new Topology(this, fewer.twins(), fewer.facts(), twice);
  }

  /**
   * Triangles of quads that are there a second time, cut along the other diagonal, in ascending
   * order, and one that each of them repeats; empty unless they were taken out.
   *
   * @see #withoutCopies
   */
  public Map<Integer, Integer> crossedCopies() {
    return Collections.unmodifiableMap(crossed);
  }

  /**
   * The same of a surface of which triangles were left out: where these meet it, it is {@link #CUT}
   * and not open.
   *
   * @param closed whether a half-edge that is open here is not so with what was left out
   */
  public Topology cutAt(IntPredicate closed) {
    int[] changed = null;
    int count = 0;
    for (int h = 0; h < twins.length; h++) {
      if (twins[h] == OPEN && closed.test(h)) {
        changed = changed == null ? twins.clone() : changed;
        changed[h] = CUT;
        count++;
      }
    }
    return changed == null
        ? this
        : new Topology(this, changed, facts.withoutBoundary(count), crossed);
  }

  /**
   * The topology of triangles over shared vertices.
   *
   * @param triangles three vertex ids per triangle; kept, not copied
   * @param vertexCount ids are below this
   * @param positions finite xyz triples per vertex; kept, not copied
   * @param threads at least 1; changes nothing but the time
   */
  public static Topology of(
      int[] triangles, int vertexCount, float[] positions, int threads, Progress progress) {
    return of(triangles, false, vertexCount, positions, threads, progress);
  }

  private static Topology of(
      int[] triangles,
      boolean inOrder,
      int vertexCount,
      float[] positions,
      int threads,
      Progress progress) {
    return new Topology(
        triangles,
        positions,
        new TopologyBuilder(triangles, inOrder, vertexCount, positions, threads, progress));
  }

  /**
   * The same where vertices have been moved: which edges there are is known, how the surface bends
   * is looked at again where it may bend otherwise.
   *
   * @param s a surface with the same numbers as this one's
   * @param changed the triangles of which a corner has been moved, ascending, others among them if
   *     need be
   */
  public Topology moved(WeldedSurface s, int[] changed) {
    if (s.triangles().length != triangles.length) {
      throw new IllegalArgumentException("other triangles");
    }
    return new Topology(this, new MovedTriangles(this, positions, s.positions(), changed));
  }

  /** Three vertex ids per triangle. */
  int[] corners() {
    return triangles;
  }

  EdgeFacts facts() {
    return facts;
  }

  BitSet collinear() {
    return collinear;
  }

  /** The half-edge after this one in its triangle. */
  public static int next(int halfEdge) {
    return halfEdge - 3 * triangle(halfEdge) == 2 ? halfEdge - 2 : halfEdge + 1;
  }

  /** The half-edge before this one in its triangle. */
  public static int previous(int halfEdge) {
    return halfEdge == 3 * triangle(halfEdge) ? halfEdge + 2 : halfEdge - 1;
  }

  /**
   * The triangle that a half-edge belongs to: {@code halfEdge / 3}, put so that the fast compiler,
   * which divides where it is told to, multiplies.
   */
  public static int triangle(int halfEdge) {
    return (int) (halfEdge * THIRD >>> 33);
  }

  /** Number of triangles, degenerate ones included. */
  public int triangleCount() {
    return triangles.length / 3;
  }

  /** The vertex where a half-edge starts. */
  public int from(int halfEdge) {
    return triangles[halfEdge];
  }

  /** The vertex where a half-edge ends. */
  public int to(int halfEdge) {
    return triangles[next(halfEdge)];
  }

  /** The corner of a half-edge's triangle that is not on the edge. */
  public int apex(int halfEdge) {
    return triangles[previous(halfEdge)];
  }

  /**
   * The other half-edge of an edge that exactly two triangles use, in whatever direction; else
   * {@link #OPEN}, {@link #NON_MANIFOLD}, {@link #IGNORED} or {@link #CUT}.
   */
  public int twin(int halfEdge) {
    return twins[halfEdge];
  }

  /** True when two triangles use an edge in the same direction: their windings do not match. */
  public boolean sameDirection(int halfEdge) {
    int twin = twins[halfEdge];
    return twin >= 0 && triangles[twin] == triangles[halfEdge];
  }

  /** Half-edges of boundary edges, ascending; a new array. */
  public int[] openHalfEdges() {
    return joins.openHalfEdges();
  }

  /** Edges that exactly one triangle uses. */
  public int boundaryEdgeCount() {
    return facts.boundaryEdges();
  }

  /**
   * The half-edges of each edge that more than two triangles use: groups of a count followed by so
   * many half-edges, ascending, in the order of the edges (smaller vertex, larger vertex). Shared:
   * do not write.
   */
  public int[] nonManifoldEdges() {
    return facts.nonManifold();
  }

  /** Edges that more than two triangles use. */
  public int nonManifoldEdgeCount() {
    return facts.nonManifoldEdges();
  }

  /** Edges that exactly two triangles use, in the same direction. */
  public int windingMismatchCount() {
    return facts.windingMismatches();
  }

  /** True for a triangle with a repeated corner. */
  public boolean degenerate(int triangle) {
    int a = triangles[3 * triangle];
    int b = triangles[3 * triangle + 1];
    int c = triangles[3 * triangle + 2];
    return a == b || b == c || c == a;
  }

  /** True for a triangle with three corners that lie exactly on one line. */
  public boolean collinear(int triangle) {
    return collinear.get(triangle);
  }

  /** Triangles with a repeated corner. */
  public int degenerateCount() {
    return degenerateCount;
  }

  /** Triangles with three corners and exactly no area. */
  public int collinearCount() {
    return collinear.cardinality();
  }

  /** True when no triangle is degenerate or collinear. */
  public boolean allHaveArea() {
    return degenerateCount == 0 && collinear.isEmpty();
  }

  /**
   * Triangles that have the same three corners, in any order, as an earlier one. One with a
   * repeated corner has no three corners: it is degenerate and nothing else.
   */
  public int duplicateCount() {
    return duplicates.length;
  }

  /** The triangles of {@link #duplicateCount}: all but the first of each set; a copy, ascending. */
  public int[] duplicateTriangles() {
    return duplicates.clone();
  }

  /** Two-triangle edges over which the surface bends away from its front; see {@link #bend}. */
  public int convexEdges() {
    return facts.convex();
  }

  /** Two-triangle edges with all four corners exactly in one plane. */
  public int flatEdges() {
    return facts.flat();
  }

  /** Two-triangle edges over which the surface bends towards its front. */
  public int concaveEdges() {
    return facts.concave();
  }

  /**
   * How the surface bends over a two-triangle edge, exactly: on which side of this triangle's plane
   * the neighbour's apex lies. With matching windings both sides of an edge answer the same. Where
   * windings do not match they contradict each other; the counts then take the lower half-edge's
   * answer.
   *
   * @return 1 convex (behind), 0 flat, -1 concave (in front); 0 for all other edges
   */
  public int bend(int halfEdge) {
    int twin = twins[halfEdge];
    return twin < 0
        ? 0
        : -ExactPredicates.orient3d(
            positions, from(halfEdge), to(halfEdge), apex(halfEdge), apex(twin));
  }

  /**
   * The open half-edge that continues the border at the end vertex of an open half-edge; found by
   * walking the fan of triangles around that vertex. It starts there unless windings do not match
   * on the way.
   *
   * @return -1 when the fan ends at a non-manifold edge
   */
  public int nextOpen(int openHalfEdge) {
    return nextOpen(openHalfEdge, to(openHalfEdge));
  }

  /**
   * The other open half-edge of the fan of triangles around {@code vertex} that begins at {@code
   * openHalfEdge}. Walks a border in either direction, across windings that do not match.
   *
   * @param vertex one of the ends of the half-edge
   * @return -1 when the fan ends at a non-manifold edge
   */
  public int nextOpen(int openHalfEdge, int vertex) {
    return joins.nextOpen(openHalfEdge, vertex);
  }

  private static Joins joins(int[] triangles, int[] twins, EdgeFacts facts) {
    return new Joins(triangles, twins, facts.nonManifold(), facts.boundaryEdges());
  }

  /** Which half-edges are one edge. */
  public Joins joins() {
    return joins;
  }

  /**
   * The same inside each piece alone: where it meets another one it is open.
   *
   * @param s the surface that this is the topology of
   */
  public Joins joinsWithinPieces(WeldedSurface s) {
    return joins.withinPieces(s);
  }
}
