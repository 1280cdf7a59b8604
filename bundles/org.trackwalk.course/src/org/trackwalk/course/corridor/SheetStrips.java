package org.trackwalk.course.corridor;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A sheet of ground that was made in strips along a road: how many edges lead from each of its
 * vertices to either side. Between two vertices that differ by one lies a strip, whatever way its
 * quads are cut.
 */
final class SheetStrips {

  /** So much of a sheet's vertices lie as in a grid at least. */
  private static final double REGULAR = 0.7;

  /** By so much the rows of a strip may be wider or narrower, but for a tenth of them. */
  private static final double SPREAD = 0.1;

  private final WeldedSurface surface;
  private final IntList triangles;

  /** The vertices of the sheet, ascending; what follows counts them from zero. */
  private final int[] vertices;

  /** The three corners of each triangle. */
  private final int[] corners;

  /** Where the neighbours of each vertex begin in {@link #beside}. */
  private final int[] first;

  private final int[] beside;
  private final int[] left;
  private final int[] right;
  private final int count;

  /** Which lines between strips count, by edges to the left side, ascending; both sides do. */
  private final int[] lines;

  private final double length;

  private SheetStrips(
      WeldedSurface surface, Topology topology, IntList triangles, SheetSides found) {
    IntList[] sides = found.sides();
    length = found.shorter();
    this.surface = surface;
    this.triangles = triangles;
    corners = new int[3 * triangles.size()];
    for (int i = 0; i < triangles.size(); i++) {
      System.arraycopy(surface.triangles(), 3 * triangles.get(i), corners, 3 * i, 3);
    }
    vertices = Arrays.stream(corners).sorted().distinct().toArray();
    Arrays.setAll(corners, i -> Arrays.binarySearch(vertices, corners[i]));
    first = new int[vertices.length + 1];
    for (int v : corners) {
      first[v + 1] += 2;
    }
    Arrays.parallelPrefix(first, Integer::sum);
    beside = new int[2 * corners.length];
    int[] filled = first.clone();
    for (int i = 0; i < corners.length; i++) {
      int t = i - i % 3;
      for (int k = t; k < t + 3; k++) {
        if (k != i) {
          beside[filled[corners[i]]++] = corners[k];
        }
      }
    }
    left = edges(sides[0]);
    right = edges(sides[1]);
    count = mostCommon();
    BitSet taken = stoodOn(topology);
    lines =
        IntStream.rangeClosed(0, count)
            .filter(i -> i == 0 || i == count || !taken.get(i))
            .toArray();
  }

  /** The strips of triangles that hang together; null where they have no two sides. */
  static SheetStrips of(WeldedSurface surface, Topology topology, IntList triangles) {
    SheetSides sides = SheetSides.of(surface, topology, triangles);
    return sides == null ? null : new SheetStrips(surface, topology, triangles, sides);
  }

  /** The shorter side, metres. */
  double length() {
    return length;
  }

  /** How many edges lead from each vertex to a side. */
  private int[] edges(IntList side) {
    int[] far = new int[vertices.length];
    Arrays.fill(far, -1);
    int[] queue = new int[vertices.length];
    int n = 0;
    for (int i = 0; i < side.size(); i++) {
      int v = Arrays.binarySearch(vertices, side.get(i));
      if (far[v] < 0) {
        far[v] = 0;
        queue[n++] = v;
      }
    }
    for (int at = 0; at < n; at++) {
      int v = queue[at];
      for (int i = first[v]; i < first[v + 1]; i++) {
        if (far[beside[i]] < 0) {
          far[beside[i]] = far[v] + 1;
          queue[n++] = beside[i];
        }
      }
    }
    return far;
  }

  /** How many strips lie beside most vertices. */
  private int mostCommon() {
    int[] times = new int[2 * vertices.length + 1];
    int most = 0;
    for (int v = 0; v < vertices.length; v++) {
      int strips = left[v] + right[v];
      if (++times[strips] > times[most]) {
        most = strips;
      }
    }
    return most;
  }

  /**
   * Lines on which something stands that is joined to the sheet: they were made for it, wherever it
   * is.
   */
  private BitSet stoodOn(Topology topology) {
    BitSet taken = new BitSet();
    for (int i = 0; i < corners.length; i++) {
      int h = 3 * triangles.get(i / 3) + i % 3;
      int a = left[corners[i]];
      int b = left[corners[Topology.next(i)]];
      int twin = topology.twin(h);
      boolean stands = twin == Topology.NON_MANIFOLD || twin >= 0 && triangles.find(twin / 3) < 0;
      if (a == b && a >= 0 && stands) {
        taken.set(a);
      }
    }
    return taken;
  }

  /** The width of each strip from left to right, metres; null where the sheet is no grid. */
  double[] widths() {
    IntList[] at = new IntList[count + 1];
    Arrays.setAll(at, i -> new IntList());
    int regular = 0;
    for (int v = 0; v < vertices.length; v++) {
      if (left[v] + right[v] == count) {
        at[left[v]].add(v);
        regular++;
      }
    }
    if (regular < REGULAR * vertices.length) {
      return null;
    }
    double[] widths = new double[count];
    for (int i = 0; i < count; i++) {
      double[] each = new double[at[i + 1].size()];
      int n = 0;
      for (int k = 0; k < each.length; k++) {
        double width = nearest(at[i + 1].get(k), i);
        if (width < Double.POSITIVE_INFINITY) {
          each[n++] = width;
        }
      }
      if (n == 0) {
        return null;
      }
      Arrays.sort(each, 0, n);
      widths[i] = each[n / 2];
      if (each[n / 10] < (1 - SPREAD) * widths[i]
          || each[n - 1 - n / 10] > (1 + SPREAD) * widths[i]) {
        return null;
      }
    }
    double[] between = new double[lines.length - 1];
    Arrays.setAll(between, i -> Arrays.stream(widths, lines[i], lines[i + 1]).sum());
    return between;
  }

  /** Distance of a vertex to the nearest one so many edges from the left side, metres. */
  private double nearest(int v, int far) {
    double least = Double.POSITIVE_INFINITY;
    float[] p = surface.positions();
    int a = 3 * vertices[v];
    for (int i = first[v]; i < first[v + 1]; i++) {
      if (left[beside[i]] == far) {
        int b = 3 * vertices[beside[i]];
        double x = (double) p[b] - p[a];
        double y = (double) p[b + 1] - p[a + 1];
        double z = (double) p[b + 2] - p[a + 2];
        least = Math.min(least, Math.sqrt(x * x + y * y + z * z));
      }
    }
    return least;
  }

  /** The triangles that lie to the left of a strip, or to the right of another one's left edge. */
  BitSet outside(int from, int to) {
    BitSet outside = new BitSet();
    for (int i = 0; i < triangles.size(); i++) {
      int leftmost = 0;
      int rightmost = 0;
      for (int k = 3 * i; k < 3 * i + 3; k++) {
        leftmost = Math.max(leftmost, left[corners[k]]);
        rightmost = Math.max(rightmost, right[corners[k]]);
      }
      outside.set(triangles.get(i), leftmost <= lines[from] || rightmost <= count - lines[to]);
    }
    return outside;
  }
}
