package org.trackwalk.seams.heal;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Makes the healed copy of docs/judging.md: -0.0 becomes +0.0, triangles without area and copies of
 * a triangle are dropped, and the facing borders of the ledger's classes near-miss, T-junction,
 * step, gap and overlap are merged at their middle; where one side lacks a vertex it is inserted.
 * Where a triangle would flip or collapse the vertices concerned stay where they are.
 *
 * <p>Where a dropped triangle's long edge had a vertex of its two short ones between its ends, that
 * vertex is inserted into the neighbour: the surface stays as closed as it was.
 */
public final class Healing {

  private final WeldedSurface surface;
  private final Topology topology;
  private final Ledger ledger;
  private final OpenEdges edges;
  private final VertexClusters clusters;
  private final Insertions insertions = new Insertions();
  private final BitSet dropped = new BitSet();

  /** Half-edges into which nothing may be inserted, because a triangle would flip. */
  private final BitSet takenBack = new BitSet();

  private Healing(WeldedSurface surface, Topology topology, Ledger ledger) {
    this.surface = surface;
    this.topology = topology;
    this.ledger = ledger;
    this.edges = ledger.edges();
    this.clusters = new VertexClusters(surface.positions());
  }

  /**
   * The healed copy of a surface.
   *
   * @param topology of the surface
   * @param ledger of its open edges
   * @param limits with which the ledger was kept
   */
  public static HealedSurface of(
      WeldedSurface surface, Topology topology, Ledger ledger, BorderLimits limits) {
    Healing healing = new Healing(surface, topology, ledger);
    healing.dropTriangles();
    healing.joinZeros();
    BitSet due = new BitSet();
    ledger.entries().stream().filter(BorderMates::isDue).forEach(e -> due.set(e.edge()));
    if (!due.isEmpty()) {
      healing.joinBorders(BorderMates.find(ledger, topology, limits));
    }
    return healing.isIdle() ? HealedSurface.unchanged(surface, due) : healing.settle();
  }

  /** Whether there is nothing to heal: then no triangle is looked at. */
  private boolean isIdle() {
    return dropped.isEmpty() && clusters.isEmpty() && insertions.isEmpty();
  }

  /** Degenerate triangles and all but the first copy of one that faces the same way. */
  private void dropTriangles() {
    for (int t = 0; !topology.allHaveArea() && t < surface.triangleCount(); t++) {
      if (topology.degenerate(t)) {
        dropped.set(t);
      } else if (topology.collinear(t)) {
        dropped.set(t);
        closeLongEdge(t);
      }
    }
    for (int t : topology.duplicateTriangles()) {
      // Canonical order puts triangles of the same three corners next to each other.
      for (int first = t - 1; first >= 0 && sameCorners(first, t) != 0; first--) {
        if (sameCorners(first, t) > 0) {
          dropped.set(t);
        }
      }
    }
  }

  /** 1 for the same corners in the same direction, -1 in the opposite one, 0 for others. */
  private int sameCorners(int t, int u) {
    int[] c = surface.triangles();
    int a = 3 * t;
    int b = 3 * u;
    if (c[a] != c[b]) {
      return 0;
    }
    if (c[a + 1] == c[b + 1] && c[a + 2] == c[b + 2]) {
      return 1;
    }
    return c[a + 1] == c[b + 2] && c[a + 2] == c[b + 1] ? -1 : 0;
  }

  private void closeLongEdge(int t) {
    float[] p = surface.positions();
    int longest = 3 * t;
    for (int h = 3 * t + 1; h < 3 * t + 3; h++) {
      if (squaredLength(p, h) > squaredLength(p, longest)) {
        longest = h;
      }
    }
    int twin = topology.twin(longest);
    if (twin < 0 || topology.collinear(twin / 3)) {
      return;
    }
    int apex = topology.apex(longest);
    int from = topology.from(twin);
    double at =
        Math.sqrt(squaredDistance(p, from, apex) / squaredDistance(p, from, topology.to(twin)));
    insertions.add(twin, at, apex);
  }

  private double squaredLength(float[] p, int h) {
    return squaredDistance(p, topology.from(h), topology.to(h));
  }

  private static double squaredDistance(float[] p, int a, int b) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = (double) p[3 * a + k] - p[3 * b + k];
      sum += d * d;
    }
    return sum;
  }

  /** Canonical order puts vertices of one placed position next to each other. */
  private void joinZeros() {
    float[] p = surface.positions();
    for (int v = 1; v < surface.vertexCount(); v++) {
      if (p[3 * v] == p[3 * v - 3]
          && p[3 * v + 1] == p[3 * v - 2]
          && p[3 * v + 2] == p[3 * v - 1]) {
        clusters.joinEqual(v - 1, v);
      }
    }
  }

  private void joinBorders(BorderMates mates) {
    IntList inserted = new IntList();
    for (int i = 0; i < mates.vertices().size(); i++) {
      int v = mates.vertices().get(i);
      double t = mates.at(v);
      int f = mates.edge(v);
      if (t == 0 || t == 1) {
        clusters.join(v, t == 0 ? edges.from(f) : edges.to(f));
      } else {
        inserted.add(v);
      }
    }
    double[] points = new double[3 * inserted.size()];
    for (int i = 0; i < inserted.size(); i++) {
      int v = inserted.get(i);
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] = edges.point(mates.edge(v), mates.at(v), k);
      }
    }
    int first = clusters.addAll(points);
    for (int i = 0; i < inserted.size(); i++) {
      int v = inserted.get(i);
      clusters.join(v, first + i);
      insertions.add(edges.halfEdge(mates.edge(v)), mates.at(v), first + i);
    }
  }

  /** Takes back what flips a triangle until nothing does. */
  private HealedSurface settle() {
    BitSet concerned = concerned();
    while (true) {
      clusters.form();
      for (int h : insertions.halfEdges()) {
        for (int v : insertions.on(h)) {
          if (clusters.forbidden(v) && v >= surface.vertexCount()) {
            insertions.remove(h, v);
            takenBack.set(h);
          }
        }
        dropMerged(h);
      }
      float[] positions = clusters.positions();
      BitSet bad = new BitSet();
      boolean again = false;
      for (int t = concerned.nextSetBit(0); t >= 0; t = concerned.nextSetBit(t + 1)) {
        if (!dropped.get(t) && touched(t) && flips(t, positions)) {
          again |= takeBack(t, bad);
        }
      }
      again |= clusters.forbid(bad);
      if (!again) {
        return finish(positions, concerned);
      }
    }
  }

  /** The triangles that may be touched; while things are taken back it gets no more of them. */
  private BitSet concerned() {
    BitSet concerned = new BitSet();
    for (int h : insertions.halfEdges()) {
      concerned.set(h / 3);
    }
    BitSet joined = clusters.joined();
    int[] c = surface.triangles();
    for (int corner = 0; !joined.isEmpty() && corner < c.length; corner++) {
      if (joined.get(c[corner])) {
        concerned.set(corner / 3);
      }
    }
    return concerned;
  }

  /**
   * Takes out what was to be inserted into a half-edge but is merged with one of its ends or with
   * what comes before it: borders that are shifted along their seam find each other twice.
   */
  private void dropMerged(int h) {
    int last = clusters.first(topology.from(h));
    int to = clusters.first(topology.to(h));
    for (int v : insertions.on(h)) {
      int here = clusters.first(v);
      if (here == last || here == to) {
        insertions.remove(h, v);
      }
      last = here;
    }
  }

  private boolean touched(int t) {
    int[] c = surface.triangles();
    return clusters.moved(c[3 * t])
        || clusters.moved(c[3 * t + 1])
        || clusters.moved(c[3 * t + 2])
        || insertions.has(3 * t)
        || insertions.has(3 * t + 1)
        || insertions.has(3 * t + 2);
  }

  /** Whether a part of a triangle would have no area or turn its other side up. */
  private boolean flips(int t, float[] positions) {
    double[] before = Vec.areaNormal(surface.positions(), surface.triangles(), t);
    int[] parts = parts(t);
    for (int i = 0; i < parts.length; i += 3) {
      double[] after = Vec.areaNormal(positions, parts, i / 3);
      double dot = before[0] * after[0] + before[1] * after[1] + before[2] * after[2];
      if (!(dot > 0)) {
        return true;
      }
    }
    return false;
  }

  /** Takes insertions back and notes clusters to be; whether there were insertions. */
  private boolean takeBack(int t, BitSet bad) {
    boolean inserted = false;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int[] on = insertions.on(h);
      for (int v : on) {
        noteCluster(v, bad);
      }
      inserted |= on.length > 0;
      insertions.remove(h);
      if (on.length > 0) {
        takenBack.set(h);
      }
      noteCluster(surface.triangles()[h], bad);
    }
    return inserted;
  }

  private void noteCluster(int v, BitSet bad) {
    if (clusters.moved(v)) {
      bad.set(clusters.first(v));
    }
  }

  private int[] parts(int t) {
    int[] c = Arrays.copyOfRange(surface.triangles(), 3 * t, 3 * t + 3);
    int[] parts = insertions.parts(t, c);
    for (int i = 0; i < parts.length; i++) {
      parts[i] = clusters.first(parts[i]);
    }
    return parts;
  }

  private HealedSurface finish(float[] positions, BitSet concerned) {
    int count = surface.triangleCount();
    IntList triangles = new IntList(3 * count);
    IntList sources = new IntList(count);
    BitSet changed = (BitSet) dropped.clone();
    BorderEdges rims = new BorderEdges();
    BitSet looked = (BitSet) dropped.clone();
    looked.or(concerned);
    for (int t = 0; t < count; t++) {
      int next = looked.nextSetBit(t);
      int same = next < 0 ? count : next;
      triangles.addAll(surface.triangles(), 3 * t, 3 * same);
      for (; t < same; t++) {
        sources.add(t);
      }
      if (t == count || dropped.get(t)) {
        continue;
      }
      if (!touched(t)) {
        triangles.addAll(surface.triangles(), 3 * t, 3 * t + 3);
        sources.add(t);
        continue;
      }
      changed.set(t);
      int[] parts = parts(t);
      for (int i = 0; i < parts.length; i += 3) {
        if (parts[i] == parts[i + 1] || parts[i + 1] == parts[i + 2] || parts[i + 2] == parts[i]) {
          continue;
        }
        sources.add(t);
        for (int k = 0; k < 3; k++) {
          triangles.add(parts[i + k]);
          rims.add(parts[i + k], parts[i + (k + 1) % 3]);
        }
      }
    }
    BitSet due = new BitSet();
    BitSet healed = new BitSet();
    BitSet flipping = new BitSet();
    for (EdgeEntry entry : ledger.entries()) {
      if (BorderMates.isDue(entry)) {
        due.set(entry.edge());
        if (closed(entry.edge(), rims)) {
          healed.set(entry.edge());
        } else if (wouldFlip(entry.edge()) || wouldFlip(entry.partner())) {
          flipping.set(entry.edge());
        }
      }
    }
    return new HealedSurface(
        positions, triangles.array(), sources.array(), changed, healed, due, flipping);
  }

  /** Whether an edge was not moved, or not split, because a triangle would have flipped. */
  private boolean wouldFlip(int e) {
    return clusters.forbidden(edges.from(e))
        || clusters.forbidden(edges.to(e))
        || takenBack.get(edges.halfEdge(e));
  }

  private boolean closed(int e, BorderEdges rims) {
    int h = edges.halfEdge(e);
    int from = clusters.first(edges.from(e));
    for (int v : insertions.on(h)) {
      int next = clusters.first(v);
      if (!rims.shared(from, next)) {
        return false;
      }
      from = next;
    }
    return rims.shared(from, clusters.first(edges.to(e)));
  }
}
