package org.trackwalk.mesh.topology;

import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.trackwalk.mesh.geometry.ExactPredicates;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/** Finds the twins of all half-edges, range of vertices by range of vertices. */
final class TopologyBuilder {

  /** More parts than threads, so that none waits long for another. */
  private static final int PARTS = 64;

  /** Counters for all vertices that are held at a time, one set for each part of the triangles. */
  private static final int MOST_COUNTERS = 4;

  private final int[] triangles;
  private final float[] positions;
  private final int[] twins;
  private final BitSet collinear = new BitSet();
  private final EdgeFacts facts = new EdgeFacts();
  private final AtomicInteger degenerate = new AtomicInteger();

  TopologyBuilder(
      int[] triangles,
      boolean inOrder,
      int vertexCount,
      float[] positions,
      int threads,
      Progress progress) {
    this.triangles = triangles;
    this.positions = positions;
    progress.begin("finding edges", triangles.length / 3);
    twins = new int[triangles.length];
    EdgeBuckets buckets = fill(inOrder, vertexCount, threads, progress);
    EdgeFacts[] found = new EdgeFacts[PARTS];
    Workers.run(
        threads,
        PARTS,
        part -> {
          progress.check();
          found[part] = new EdgeFacts();
          int from = Workers.cut(vertexCount, part, PARTS);
          int to = Workers.cut(vertexCount, part + 1, PARTS);
          EdgeBuckets.Walk walk = buckets.new Walk(from);
          for (int v = from; v < to; v++) {
            long[] entries = walk.step();
            visit(entries, walk.size(), found[part]);
          }
          progress.worked(triangles.length / 3 / PARTS);
        });
    for (EdgeFacts part : found) {
      facts.add(part);
    }
    facts.finish();
  }

  int[] twins() {
    return twins;
  }

  EdgeFacts facts() {
    return facts;
  }

  BitSet collinear() {
    return collinear;
  }

  int degenerateCount() {
    return degenerate.get();
  }

  /** Gathers the half-edges, and judges the triangles that they belong to on the way. */
  private EdgeBuckets fill(boolean inOrder, int vertexCount, int threads, Progress progress) {
    int parts = Math.min(threads, MOST_COUNTERS);
    EdgeBuckets buckets = new EdgeBuckets(triangles, inOrder, vertexCount, parts);
    BitSet[] found = new BitSet[parts];
    Workers.run(
        threads,
        parts,
        part -> {
          progress.check();
          found[part] = new BitSet();
          judge(
              buckets.firstTriangle(part),
              buckets.firstTriangle(part + 1),
              found[part],
              buckets,
              buckets.counts(part));
        });
    for (BitSet part : found) {
      collinear.or(part);
    }
    buckets.divide();
    Workers.run(
        threads,
        parts,
        part -> {
          progress.check();
          buckets.put(part);
        });
    return buckets;
  }

  private void judge(int from, int to, BitSet lines, EdgeBuckets buckets, int[] counts) {
    for (int t = from; t < to; t++) {
      int a = triangles[3 * t];
      int b = triangles[3 * t + 1];
      int c = triangles[3 * t + 2];
      if (a == b || b == c || c == a) {
        Arrays.fill(twins, 3 * t, 3 * t + 3, Topology.IGNORED);
        degenerate.incrementAndGet();
      } else {
        buckets.count(counts, a, b, c);
        if (ExactPredicates.collinear(positions, a, b, c)) {
          lines.set(t);
        }
      }
    }
  }

  /** The edges of one smaller vertex. */
  private void visit(long[] entries, int to, EdgeFacts found) {
    int start = 0;
    while (start < to) {
      int larger = (int) (entries[start] >>> 32);
      int end = start + 1;
      while (end < to && (int) (entries[end] >>> 32) == larger) {
        end++;
      }
      int h = (int) entries[start];
      if (end - start == 1) {
        twins[h] = Topology.OPEN;
        found.boundary();
      } else if (end - start == 2) {
        join(h, (int) entries[start + 1], found);
      } else {
        for (int i = start; i < end; i++) {
          twins[(int) entries[i]] = Topology.NON_MANIFOLD;
        }
        found.nonManifold(entries, start, end);
      }
      if (end - start > 1) {
        findDuplicates(entries, start, end, larger, found);
      }
      start = end;
    }
  }

  private void join(int h, int twin, EdgeFacts found) {
    twins[h] = twin;
    twins[twin] = h;
    if (triangles[h] == triangles[twin]) {
      found.windingMismatch();
    }
    found.bend(
        -ExactPredicates.orient3d(
            positions,
            triangles[h],
            triangles[Topology.next(h)],
            triangles[Topology.previous(h)],
            triangles[Topology.previous(twin)]));
  }

  /**
   * Triangles with the same corners share all their edges; they are named at the edge of their two
   * smaller corners, once.
   */
  private void findDuplicates(long[] entries, int from, int to, int larger, EdgeFacts found) {
    if (to - from == 2) {
      int apex = apex(entries[from + 1]);
      if (apex > larger && apex == apex(entries[from])) {
        found.duplicate((int) entries[from + 1] / 3);
      }
      return;
    }
    long[] byApex = new long[to - from];
    for (int i = from; i < to; i++) {
      byApex[i - from] = (long) apex(entries[i]) << 32 | (int) entries[i];
    }
    Arrays.sort(byApex);
    for (int i = 1; i < byApex.length; i++) {
      int apex = (int) (byApex[i] >>> 32);
      if (apex > larger && apex == (int) (byApex[i - 1] >>> 32)) {
        found.duplicate((int) byApex[i] / 3);
      }
    }
  }

  private int apex(long entry) {
    return triangles[Topology.previous((int) entry)];
  }
}
