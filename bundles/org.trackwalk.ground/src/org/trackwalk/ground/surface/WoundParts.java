package org.trackwalk.ground.surface;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The parts of a surface that hang together over matching edges: all triangles of one turn the same
 * side outward, so it is right or wrong as a whole.
 */
public final class WoundParts {

  /** A part that faces more than 60 degrees off the horizon, on average, clearly faces a way. */
  private static final double CLEARLY = 0.5;

  private final WeldedSurface surface;
  private final LeftSheets left;
  private final Partition parts;
  private final int[] sizes;
  private final double[] areas;
  private final double[] upward;

  /** Square metres of each part that were left out. */
  private final double[] leftAreas;

  /** Of what was left out of each part the sheet with the first triangle; -1 for nothing. */
  private final int[] firstSheets;

  private WoundParts(WeldedSurface surface, Topology topology, LeftSheets left) {
    this.surface = surface;
    this.left = left;
    int n = surface.triangleCount();
    parts = new Partition(n + left.count());
    for (int h = 0; h < 3 * n; h++) {
      int twin = topology.twin(h);
      if (twin > h && !topology.sameDirection(h)) {
        parts.join(h / 3, twin / 3);
      }
    }
    for (int i = 0; i < left.triangles().length; i++) {
      parts.join(left.triangles()[i], n + left.sheets()[i]);
    }
    sizes = new int[n + left.count()];
    areas = new double[n + left.count()];
    upward = new double[n + left.count()];
    leftAreas = new double[n + left.count()];
    firstSheets = new int[n + left.count()];
    Arrays.fill(firstSheets, -1);
    for (int t = 0; t < n; t++) {
      int part = parts.first(t);
      double area = area(surface, t);
      sizes[part]++;
      areas[part] += area;
      upward[part] += area * Vec.normal(surface.positions(), surface.triangles(), t)[1];
    }
    for (int i = 0; i < left.count(); i++) {
      int part = parts.first(n + i);
      sizes[part] += left.sizes()[i];
      areas[part] += left.areas()[i];
      upward[part] += left.upward()[i];
      leftAreas[part] += left.areas()[i];
      int first = firstSheets[part];
      boolean earlier = first < 0 || LeftSheets.compare(left.firsts(), i, left.firsts(), first) < 0;
      firstSheets[part] = earlier ? i : first;
    }
  }

  /** Of a surface that is there as a whole. */
  public static WoundParts of(WeldedSurface surface, Topology topology) {
    return of(surface, topology, LeftSheets.NONE);
  }

  /**
   * Of a surface with what was left out of it.
   *
   * @param left counts as if it were there
   */
  public static WoundParts of(WeldedSurface surface, Topology topology, LeftSheets left) {
    return new WoundParts(surface, topology, left);
  }

  /** Area of a triangle, square metres. */
  public static double area(WeldedSurface surface, int t) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) p[b + k] - p[a + k];
      v[k] = (double) p[c + k] - p[a + k];
    }
    double[] n = Vec.cross(u, v);
    return Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
  }

  /** The part of a triangle: the index of its first triangle. */
  public int of(int triangle) {
    return parts.first(triangle);
  }

  /** Square metres of a part that were left out; all of it is ground that faces up. */
  public double leftOut(int part) {
    return leftAreas[part];
  }

  /** Number of triangles of a part, with those that were left out. */
  public int size(int part) {
    return sizes[part];
  }

  /** Whether most of a part's area faces down, which no wall and no closed body does. */
  boolean down(int part) {
    return upward[part] < -CLEARLY * areas[part];
  }

  /** Of two parts that disagree, the one to turn over: the only one that faces down, or fewer. */
  public int culprit(int p, int q) {
    if (down(p) != down(q)) {
      return down(p) ? p : q;
    }
    return sizes[p] < sizes[q] || (sizes[p] == sizes[q] && before(p, q)) ? p : q;
  }

  /** Whether the first triangle of a part comes before that of another in canonical order. */
  private boolean before(int p, int q) {
    return left.count() == 0 ? p < q : LeftSheets.compare(corners(p), 0, corners(q), 0) < 0;
  }

  /** Of the first triangle of a part, be it left out or not. */
  private float[] corners(int part) {
    float[] first = firstCorners(surface, part);
    int sheet = firstSheets[part];
    return sheet >= 0 && LeftSheets.compare(left.firsts(), sheet, first, 0) < 0
        ? Arrays.copyOfRange(left.firsts(), 9 * sheet, 9 * sheet + 9)
        : first;
  }

  /** Nine floats: the corners of a triangle in canonical order. */
  public static float[] firstCorners(WeldedSurface surface, int triangle) {
    int[] corners = Arrays.copyOfRange(surface.triangles(), 3 * triangle, 3 * triangle + 3);
    Arrays.sort(corners);
    float[] at = new float[9];
    for (int i = 0; i < at.length; i++) {
      at[i] = surface.positions()[3 * corners[i / 3] + i % 3];
    }
    return at;
  }

  /** Whether nothing tells which of two parts is the wrong one. */
  public boolean alike(int p, int q) {
    return down(p) == down(q) && sizes[p] == sizes[q];
  }

  /** Triangles of a part that are there, ascending. */
  public int[] triangles(int part) {
    IntList all = new IntList();
    for (int t = part; t < surface.triangleCount(); t++) {
      if (parts.first(t) == part) {
        all.add(t);
      }
    }
    return all.array();
  }

  /** Triangles of some parts, ascending, by part. */
  public TreeMap<Integer, IntList> triangles(Set<Integer> some) {
    TreeMap<Integer, IntList> all = new TreeMap<>();
    for (int part : some) {
      all.put(part, new IntList());
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      IntList own = all.get(parts.first(t));
      if (own != null) {
        own.add(t);
      }
    }
    return all;
  }

  /** Pieces of a part, by their index in the surface. */
  public BitSet pieces(int[] triangles) {
    BitSet pieces = new BitSet();
    for (int t : triangles) {
      pieces.set(surface.pieceOf(t));
    }
    return pieces;
  }
}
