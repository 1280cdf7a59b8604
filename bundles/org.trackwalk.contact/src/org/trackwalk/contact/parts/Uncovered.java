package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.mesh.progress.Progress;

/** Whether polygons lie in some hulls: what each hull leaves of a polygon is left to the next. */
final class Uncovered {

  /**
   * Part of the hulls' size, so of no unit: what stands out by less is in. Corners of hulls are
   * floats, half a step of which is 6e-8 of it; cuts and planes add a few more.
   */
  private static final double NEAR = 1e-6;

  private final List<Polyhedron> hulls = new ArrayList<>();
  private final List<double[]> boxes = new ArrayList<>();
  private final double near;

  /** The hulls of groups; flat ones hold nothing. */
  Uncovered(List<Group> groups) {
    double size = 0;
    for (Group group : groups) {
      if (group.core() != null) {
        hulls.add(group.core());
        double[] box = group.box();
        boxes.add(box);
        for (int axis = 0; axis < 3; axis++) {
          size = Math.max(size, box[3 + axis] - box[axis]);
        }
      }
    }
    near = NEAR * size;
  }

  /** True when a point of the mesh's own polygons lies in no hull. */
  boolean any(Solid solid, Progress progress) {
    for (int f = 0; f < solid.surface(); f++) {
      progress.check();
      double[] polygon = new double[3 * solid.size(f)];
      for (int k = 0; k < solid.size(f); k++) {
        System.arraycopy(solid.points(), 3 * solid.corner(f, k), polygon, 3 * k, 3);
      }
      int[] all = new int[hulls.size()];
      Arrays.setAll(all, k -> k);
      if (left(polygon, all)) {
        return true;
      }
    }
    return false;
  }

  /** Whether hulls, of which some are asked, leave something of a polygon. */
  private boolean left(double[] polygon, int[] asked) {
    int[] met = new int[asked.length];
    int count = 0;
    for (int h : asked) {
      if (!apart(h, polygon)) {
        if (holds(hulls.get(h), polygon)) {
          return false;
        }
        met[count++] = h;
      }
    }
    if (count == 0) {
      return true;
    }
    Polyhedron hull = hulls.get(met[0]);
    int[] others = Arrays.copyOfRange(met, 1, count);
    double[] inside = polygon;
    for (int f = 0; f < hull.faceCount() && inside.length > 0; f++) {
      double[] outside = side(hull, f, inside, 1);
      if (outside.length > 0 && left(outside, others)) {
        return true;
      }
      inside = outside.length == 0 ? inside : side(hull, f, inside, -1);
    }
    return false;
  }

  /** True when the box, or a side of a hull, has all of a polygon outside. */
  private boolean apart(int number, double[] p) {
    double[] box = boxes.get(number);
    for (int axis = 0; axis < 3; axis++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = axis; i < p.length; i += 3) {
        least = Math.min(least, p[i]);
        most = Math.max(most, p[i]);
      }
      if (least > box[3 + axis] + near || most < box[axis] - near) {
        return true;
      }
    }
    Polyhedron hull = hulls.get(number);
    for (int f = 0; f < hull.faceCount(); f++) {
      boolean out = true;
      for (int i = 0; i < p.length && out; i += 3) {
        out = height(hull, f, p, i) > 0;
      }
      if (out) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(Polyhedron hull, double[] polygon) {
    for (int f = 0; f < hull.faceCount(); f++) {
      for (int i = 0; i < polygon.length; i += 3) {
        if (height(hull, f, polygon, i) > 0) {
          return false;
        }
      }
    }
    return true;
  }

  private double height(Polyhedron hull, int face, double[] p, int i) {
    double along =
        hull.facePlane(face, 0) * p[i]
            + hull.facePlane(face, 1) * p[i + 1]
            + hull.facePlane(face, 2) * p[i + 2];
    return along - hull.facePlane(face, 3) - near;
  }

  /** What of a polygon lies over a side of a hull, 1, or under it, -1; empty when nothing does. */
  private double[] side(Polyhedron hull, int face, double[] polygon, int way) {
    double[] out = new double[2 * polygon.length + 6];
    int size = 0;
    boolean any = false;
    for (int i = 0; i < polygon.length; i += 3) {
      int j = (i + 3) % polygon.length;
      double here = way * height(hull, face, polygon, i);
      double there = way * height(hull, face, polygon, j);
      if (here >= 0) {
        System.arraycopy(polygon, i, out, size, 3);
        size += 3;
        any |= here > 0;
      }
      if (here > 0 && there < 0 || here < 0 && there > 0) {
        double share = here / (here - there);
        for (int axis = 0; axis < 3; axis++) {
          out[size++] = polygon[i + axis] + share * (polygon[j + axis] - polygon[i + axis]);
        }
      }
    }
    return any ? Arrays.copyOf(out, size) : new double[0];
  }
}
