package org.trackwalk.drive.clearance;

import java.util.Arrays;
import java.util.Comparator;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.model.profile.VehicleMesh;

/**
 * The triangles of a vehicle that must not touch anything, in a tree of boxes. Coordinates are the
 * vehicle's.
 */
final class CarHull {

  /** Triangles of a leaf at most. */
  private static final int LEAF = 4;

  /** What doubles may be wrong by in a plane, metres by metre. */
  private static final double ROUNDING = 1e-9;

  /** What a pair of triangles costs that is measured, in nodes of the tree. */
  private static final int PAIR = 4;

  /** Nodes that are one unit of work. */
  private static final int NODES = 2;

  /** Twice the area of a triangle, square metres, that is upright to the side that looks at it. */
  private static final double UPRIGHT = 1e-12;

  private final VehicleMesh mesh;
  private final CarParts parts;
  private final double[] box;

  /** Nine numbers a triangle, in the order of the leaves: x, y, z of each corner. */
  private final double[] corners;

  /** The same as each side looks at them: across, along, height. */
  private final double[][] seen = new double[Side.values().length][];

  /** Six numbers a node; the left child follows its parent. */
  private final double[] nodes;

  /** The right child; of a leaf its first triangle, as -1 - first. */
  private final int[] right;

  /** Behind the last triangle of a leaf. */
  private final int[] end;

  private int count;

  private CarHull(VehicleMesh mesh) {
    this.mesh = mesh;
    parts = CarParts.of(mesh);
    int[] body = Copies.without(mesh, parts.body());
    Integer[] order = new Integer[body.length];
    double[] middles = new double[3 * body.length];
    double[] all = new double[9 * body.length];
    for (int i = 0; i < body.length; i++) {
      order[i] = i;
      for (int k = 0; k < 9; k++) {
        int vertex = mesh.triangles()[3 * body[i] + k / 3];
        all[9 * i + k] = mesh.positions()[3 * vertex + k % 3];
        middles[3 * i + k % 3] += all[9 * i + k] / 3;
      }
    }
    nodes = new double[12 * Math.max(1, body.length)];
    right = new int[2 * Math.max(1, body.length)];
    end = new int[right.length];
    corners = new double[all.length];
    if (body.length > 0) {
      build(order, 0, body.length, middles, all);
    }
    for (int i = 0; i < body.length; i++) {
      System.arraycopy(all, 9 * order[i], corners, 9 * i, 9);
    }
    for (Side side : Side.values()) {
      seen[side.ordinal()] = new double[corners.length];
      for (int i = 0; i < corners.length; i += 3) {
        turn(side, corners, i, seen[side.ordinal()], i);
      }
    }
    box = Arrays.copyOf(nodes, 6);
  }

  /**
   * The hull of a mesh.
   *
   * @throws UnfitMeshException when nothing but wheels is left, or they cannot be told apart
   */
  static CarHull of(VehicleMesh mesh) {
    CarHull hull = new CarHull(mesh);
    if (hull.corners.length == 0) {
      throw new UnfitMeshException(
          mesh.name() + ": all of it are wheels; name the mesh of the whole vehicle");
    }
    return hull;
  }

  private int build(Integer[] order, int from, int to, double[] middles, double[] all) {
    int node = count++;
    double[] b = Boxes.none();
    double[] around = new double[6];
    for (int i = from; i < to; i++) {
      Boxes.around(around, all, 9 * order[i]);
      for (int k = 0; k < 3; k++) {
        b[k] = Math.min(b[k], around[k]);
        b[3 + k] = Math.max(b[3 + k], around[3 + k]);
      }
    }
    System.arraycopy(b, 0, nodes, 6 * node, 6);
    if (to - from <= LEAF) {
      right[node] = -1 - from;
      end[node] = to;
      return node;
    }
    int axis = 0;
    for (int k = 1; k < 3; k++) {
      axis = b[3 + k] - b[k] > b[3 + axis] - b[axis] ? k : axis;
    }
    int by = axis;
    Arrays.sort(
        order,
        from,
        to,
        Comparator.<Integer>comparingDouble(i -> middles[3 * i + by]).thenComparingInt(i -> i));
    int half = (from + to) / 2;
    build(order, from, half, middles, all);
    right[node] = build(order, half, to, middles, all);
    return node;
  }

  /** Writes a point as a side looks at it: across, along, height. */
  static void turn(Side side, double[] from, int i, double[] to, int j) {
    double height = side.sign() * from[i + side.axis()];
    double across = from[i + side.across()];
    double along = from[i + side.along()];
    to[j] = across;
    to[j + 1] = along;
    to[j + 2] = height;
  }

  /** The mesh that it is of. */
  VehicleMesh mesh() {
    return mesh;
  }

  /** Its wheels and axles. */
  CarParts parts() {
    return parts;
  }

  /** Number of triangles in it. */
  int triangles() {
    return corners.length / 9;
  }

  /** The box around it. Shared: do not write. */
  double[] box() {
    return box;
  }

  /** Asks for room around it: one per thread. */
  final class Reader {

    private final int[] stack = new int[128];
    private final double[] bounds = new double[128];
    private final Overlook overlook = new Overlook();
    private final double[] where = new double[3];

    /** Of each side the triangle that was nearest when it was asked for last; -1 for none. */
    private final int[] last = {-1, -1, -1, -1};

    /** Of the triangle that is asked for: least across and along, greatest, greatest height. */
    private final double[] span = new double[5];

    /** Of each edge of the triangle that is asked for: normal, and its product with the edge. */
    private final double[] edge = new double[9];

    /** Where the room was least that was found last: on the other triangle, the vehicle's axes. */
    double[] where() {
      return where;
    }

    /**
     * The room between a triangle and that of the hull to which there was the least at last:
     * infinite where they do not lie over each other, or nothing was near yet.
     */
    double guess(Side side, double[] t) {
      int near = last[side.ordinal()];
      if (near < 0) {
        return Double.POSITIVE_INFINITY;
      }
      span(t);
      double[] mine = seen[side.ordinal()];
      return apart(mine, 9 * near) ? Double.POSITIVE_INFINITY : overlook.of(mine, 9 * near, t, 0);
    }

    /**
     * How far the hull lies over a triangle, looked at from a side: the least room between them,
     * below 0 as far as the triangle reaches past the hull.
     *
     * @param t the triangle as the side looks at it, nine numbers
     * @param enough looks for less than this only
     * @param floor stops as soon as less than this is found
     * @return {@code enough} where there is no less
     */
    double room(Side side, double[] t, double enough, double floor) {
      double[] mine = seen[side.ordinal()];
      double[] slope = slope(t);
      edges(t);
      span(t);
      double least = enough;
      long work = 0;
      int before = last[side.ordinal()];
      if (before >= 0 && !apart(mine, 9 * before)) {
        // From pose to pose the same triangle is the nearest, mostly.
        least = less(side, before, t, least);
        work += PAIR;
      }
      int size = 0;
      bounds[size] = bound(side, 0, slope);
      stack[size++] = 0;
      while (size > 0) {
        int node = stack[--size];
        work++;
        if (bounds[size] >= least) {
          continue;
        }
        if (right[node] < 0) {
          for (int i = -1 - right[node]; i < end[node]; i++) {
            if (apart(mine, 9 * i) || slope != null && over(mine, 9 * i, slope) >= least) {
              continue;
            }
            least = less(side, i, t, least);
            work += PAIR;
          }
          if (least < floor) {
            break;
          }
          continue;
        }
        int one = node + 1;
        int other = right[node];
        double a = bound(side, one, slope);
        double b = bound(side, other, slope);
        if (Math.max(a, b) < least) {
          bounds[size] = Math.max(a, b);
          stack[size++] = a < b ? other : one;
        }
        if (Math.min(a, b) < least) {
          bounds[size] = Math.min(a, b);
          stack[size++] = a < b ? one : other;
        }
      }
      Budget.spend(work / NODES);
      return least;
    }

    /** The lesser of a room and that between two triangles, of which it keeps the place. */
    private double less(Side side, int i, double[] t, double least) {
      double found = overlook.of(seen[side.ordinal()], 9 * i, t, 0);
      if (!(found < least)) {
        return least;
      }
      last[side.ordinal()] = i;
      where[side.across()] = overlook.point()[0];
      where[side.along()] = overlook.point()[1];
      where[side.axis()] = side.sign() * overlook.point()[2];
      return found;
    }

    private void span(double[] t) {
      for (int k = 0; k < 2; k++) {
        span[k] = Math.min(t[k], Math.min(t[3 + k], t[6 + k]));
        span[2 + k] = Math.max(t[k], Math.max(t[3 + k], t[6 + k]));
      }
      span[4] = Math.max(t[2], Math.max(t[5], t[8]));
    }

    /** Whether a triangle does not lie over the one that is asked for by their boxes. */
    private boolean apart(double[] a, int i) {
      for (int k = 0; k < 2; k++) {
        double p = a[i + k];
        double q = a[i + 3 + k];
        double r = a[i + 6 + k];
        if (Math.max(p, Math.max(q, r)) < span[k] || Math.min(p, Math.min(q, r)) > span[2 + k]) {
          return true;
        }
      }
      return false;
    }

    /** The least height of a triangle's corners over a plane: nowhere is it nearer to it. */
    private static double over(double[] a, int i, double[] slope) {
      double least = Double.POSITIVE_INFINITY;
      double most = 0;
      for (int k = i; k < i + 9; k += 3) {
        double plane = slope[2] + slope[0] * a[k] + slope[1] * a[k + 1];
        least = Math.min(least, a[k + 2] - plane);
        most = Math.max(most, Math.abs(plane));
      }
      return least - ROUNDING * (1 + most);
    }

    /** Normals of a triangle's edges, inward, as the side sees it, and where each edge lies. */
    private void edges(double[] t) {
      double turn = (t[3] - t[0]) * (t[7] - t[1]) - (t[4] - t[1]) * (t[6] - t[0]) < 0 ? -1 : 1;
      for (int k = 0; k < 9; k += 3) {
        int next = (k + 3) % 9;
        edge[k] = -turn * (t[next + 1] - t[k + 1]);
        edge[k + 1] = turn * (t[next] - t[k]);
        double size = Math.abs(edge[k] * t[k]) + Math.abs(edge[k + 1] * t[k + 1]);
        edge[k + 2] = edge[k] * t[k] + edge[k + 1] * t[k + 1] - ROUNDING * (1 + size);
      }
    }

    /** How a triangle's height grows across and along, and its height at 0, 0; null if upright. */
    private double[] slope(double[] t) {
      double ux = t[3] - t[0];
      double uy = t[4] - t[1];
      double vx = t[6] - t[0];
      double vy = t[7] - t[1];
      double det = ux * vy - uy * vx;
      if (Math.abs(det) < UPRIGHT) {
        return null;
      }
      double gx = ((t[5] - t[2]) * vy - (t[8] - t[2]) * uy) / det;
      double gy = ((t[8] - t[2]) * ux - (t[5] - t[2]) * vx) / det;
      return new double[] {gx, gy, t[2] - gx * t[0] - gy * t[1]};
    }

    /** No triangle of a node has less room over the other triangle than this. */
    private double bound(Side side, int node, double[] slope) {
      int at = 6 * node;
      double x0 = nodes[at + side.across()];
      double x1 = nodes[at + 3 + side.across()];
      double y0 = nodes[at + side.along()];
      double y1 = nodes[at + 3 + side.along()];
      if (span[2] < x0 || span[0] > x1 || span[3] < y0 || span[1] > y1) {
        return Double.POSITIVE_INFINITY;
      }
      for (int k = 0; k < 9; k += 3) {
        // Beyond an edge of the triangle, as a box around it is not.
        double nx = edge[k];
        double ny = edge[k + 1];
        if (nx * (nx > 0 ? x1 : x0) + ny * (ny > 0 ? y1 : y0) < edge[k + 2]) {
          return Double.POSITIVE_INFINITY;
        }
      }
      double low = side.sign() > 0 ? nodes[at + side.axis()] : -nodes[at + 3 + side.axis()];
      double high = span[4];
      if (slope != null) {
        double plane =
            slope[2] + slope[0] * (slope[0] > 0 ? x1 : x0) + slope[1] * (slope[1] > 0 ? y1 : y0);
        high = Math.min(high, plane + ROUNDING * (1 + Math.abs(plane)));
      }
      return low - high;
    }

    /**
     * Whether a triangle goes through the hull.
     *
     * @param t nine numbers, the vehicle's axes
     * @param around its box
     */
    boolean pierced(double[] t, double[] around) {
      long work = 0;
      boolean through = false;
      int size = 0;
      stack[size++] = 0;
      while (size > 0 && !through) {
        int node = stack[--size];
        work++;
        boolean apart = false;
        for (int k = 0; k < 3; k++) {
          apart |= around[3 + k] < nodes[6 * node + k] || around[k] > nodes[6 * node + 3 + k];
        }
        if (apart) {
          continue;
        }
        if (right[node] >= 0) {
          stack[size++] = right[node];
          stack[size++] = node + 1;
          continue;
        }
        for (int i = -1 - right[node]; i < end[node] && !through; i++) {
          through = Piercing.of(corners, 9 * i, t, 0);
          work += PAIR;
        }
      }
      Budget.spend(work / NODES);
      return through;
    }
  }

  /** A reader of its own. */
  Reader reader() {
    return new Reader();
  }
}
