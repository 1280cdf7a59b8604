package org.trackwalk.mesh.tree;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A tree over triangles that are cut into parts, each with a box of its own, for places where large
 * or slanted ones lie in each other's boxes without being near each other (M. Ernst, G. Greiner,
 * "Early Split Clipping for Bounding Volume Hierarchies", 2007). It costs many times as much as a
 * {@link StaticTree}, so it is for whoever has found too many in one place.
 *
 * <p>All comparisons are closed. Boxes of parts are wider than the parts by a hair, so that whoever
 * computes with rounded numbers finds what he would find in the whole box. Queries from several
 * threads do not disturb each other.
 */
public final class ClippedTree {

  /** Parts of this size need not be cut, metres: whoever asks looks about as far around. */
  private static final double SMALLEST = 0.01;

  /** A triangle is cut in two so often at most. */
  private static final int CUTS = 6;

  /** Parts beside one for each triangle, about, at most: some 20 MB. */
  private static final int MOST = 1 << 18;

  /** By how much more than rounding a part's box is wider, as a share of its triangle's size. */
  private static final double HAIR = 0x1p-18;

  private final StaticTree tree;

  /** Per part the triangle that it is of; ascending. */
  private final int[] owners;

  private final int size;

  private ClippedTree(Cutter cutter) {
    size = cutter.corners.length / 3;
    owners = Arrays.copyOf(cutter.owners, cutter.size);
    tree = StaticTree.overBoxes(Arrays.copyOf(cutter.boxes, 6 * cutter.size), TreeQuality.FAST, 1);
  }

  /**
   * A tree over triangles.
   *
   * @param positions finite xyz triples
   * @param triangles three indices of triples per triangle
   */
  public static ClippedTree overTriangles(float[] positions, int[] triangles) {
    return new ClippedTree(new Cutter(positions, triangles));
  }

  /** Number of triangles. */
  public int size() {
    return size;
  }

  /** Number of parts. */
  public int parts() {
    return owners.length;
  }

  /**
   * Finds the triangles of which a part's box overlaps or touches a box: all that have a point in
   * it.
   *
   * @param out cleared, then filled with triangle numbers, ascending
   */
  public void overlapping(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntList out) {
    tree.overlapping(minX, minY, minZ, maxX, maxY, maxZ, out);
    int kept = 0;
    for (int i = 0; i < out.size(); i++) {
      int triangle = owners[out.get(i)];
      if (kept == 0 || out.get(kept - 1) != triangle) {
        out.set(kept++, triangle);
      }
    }
    out.truncate(kept);
  }

  /**
   * Whether a triangle of which a part's box overlaps or touches a box is as wanted; asks no
   * further than that, and of a triangle with several such parts perhaps more than once.
   *
   * @param wanted gets triangle numbers, in any order
   */
  public boolean any(
      float minX, float minY, float minZ, float maxX, float maxY, float maxZ, IntPredicate wanted) {
    return tree.any(minX, minY, minZ, maxX, maxY, maxZ, part -> wanted.test(owners[part]));
  }

  /** Cuts triangles into parts. */
  private static final class Cutter {

    private final float[] positions;
    private final int[] corners;
    private int[] owners;
    private float[] boxes;
    private int size;
    private final double[] lo = new double[3];
    private final double[] hi = new double[3];
    private double hair;

    Cutter(float[] positions, int[] corners) {
      this.positions = positions;
      this.corners = corners;
      int count = corners.length / 3;
      owners = new int[Math.max(16, count)];
      boxes = new float[6 * owners.length];
      double side = side(count);
      for (int triangle = 0; triangle < count; triangle++) {
        double[] polygon = new double[9];
        for (int i = 0; i < 9; i++) {
          polygon[i] = positions[3 * corners[3 * triangle + i / 3] + i % 3];
        }
        bounds(polygon);
        hair = HAIR * longest();
        double[] box = {lo[0], lo[1], lo[2], hi[0], hi[1], hi[2]};
        cut(triangle, polygon, box, side, CUTS);
      }
    }

    /** The side of parts, metres, with which there are not too many. */
    private double side(int count) {
      double side = SMALLEST;
      while (Double.isFinite(side)) {
        double parts = 0;
        for (int triangle = 0; triangle < count && parts <= MOST; triangle++) {
          parts += parts(triangle, side);
        }
        if (parts <= MOST) {
          return side;
        }
        side *= 2;
      }
      return side;
    }

    /** About how many parts of a side a triangle has beside the first. */
    private double parts(int triangle, double side) {
      double[] d = new double[3];
      double[] e = new double[3];
      double square = 0;
      for (int k = 0; k < 3; k++) {
        double a = positions[3 * corners[3 * triangle] + k];
        d[k] = (positions[3 * corners[3 * triangle + 1] + k] - a) / side;
        e[k] = (positions[3 * corners[3 * triangle + 2] + k] - a) / side;
        square += d[k] * d[k] + e[k] * e[k];
      }
      double x = d[1] * e[2] - d[2] * e[1];
      double y = d[2] * e[0] - d[0] * e[2];
      double z = d[0] * e[1] - d[1] * e[0];
      double parts = Math.sqrt(square) + Math.sqrt(x * x + y * y + z * z);
      return parts <= 1 ? 0 : parts < 1 << CUTS ? parts : 1 << CUTS;
    }

    private void bounds(double[] polygon) {
      for (int k = 0; k < 3; k++) {
        lo[k] = Double.POSITIVE_INFINITY;
        hi[k] = Double.NEGATIVE_INFINITY;
        for (int i = k; i < polygon.length; i += 3) {
          lo[k] = Math.min(lo[k], polygon[i]);
          hi[k] = Math.max(hi[k], polygon[i]);
        }
      }
    }

    private double longest() {
      return Math.max(hi[0] - lo[0], Math.max(hi[1] - lo[1], hi[2] - lo[2]));
    }

    /** Cuts a polygon in the middle of the longest side of its box, again and again. */
    private void cut(int triangle, double[] polygon, double[] box, double side, int cuts) {
      bounds(polygon);
      int axis = 0;
      for (int k = 1; k < 3; k++) {
        axis = hi[k] - lo[k] > hi[axis] - lo[axis] ? k : axis;
      }
      if (cuts == 0 || !(hi[axis] - lo[axis] > side)) {
        add(triangle, box);
        return;
      }
      double middle = lo[axis] + (hi[axis] - lo[axis]) / 2;
      double[] low = half(polygon, axis, middle, 1);
      double[] high = half(polygon, axis, middle, -1);
      cut(triangle, low, box, side, cuts - 1);
      cut(triangle, high, box, side, cuts - 1);
    }

    /** The corners of a convex polygon on one side of a plane (Sutherland and Hodgman, 1974). */
    private static double[] half(double[] polygon, int axis, double at, int sign) {
      int n = polygon.length / 3;
      double[] out = new double[6 * n];
      int length = 0;
      for (int i = 0; i < n; i++) {
        int a = 3 * i;
        int b = 3 * ((i + 1) % n);
        double da = sign * (at - polygon[a + axis]);
        double db = sign * (at - polygon[b + axis]);
        if (da >= 0) {
          System.arraycopy(polygon, a, out, length, 3);
          length += 3;
        }
        if (da > 0 && db < 0 || da < 0 && db > 0) {
          double t = da / (da - db);
          for (int k = 0; k < 3; k++) {
            out[length + k] = polygon[a + k] + t * (polygon[b + k] - polygon[a + k]);
          }
          out[length + axis] = at;
          length += 3;
        }
      }
      return Arrays.copyOf(out, length);
    }

    /** Adds a part with the bounds of its polygon, no wider than its triangle's box. */
    private void add(int triangle, double[] box) {
      if (size == owners.length) {
        owners = Arrays.copyOf(owners, 2 * size);
        boxes = Arrays.copyOf(boxes, 12 * size);
      }
      owners[size] = triangle;
      for (int k = 0; k < 3; k++) {
        boxes[6 * size + k] = (float) Math.max(box[k], Math.nextDown((float) (lo[k] - hair)));
        boxes[6 * size + 3 + k] = (float) Math.min(box[3 + k], Math.nextUp((float) (hi[k] + hair)));
      }
      size++;
    }
  }
}
