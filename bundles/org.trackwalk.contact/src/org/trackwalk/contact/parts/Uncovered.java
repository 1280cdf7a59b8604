package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.shape.Polyhedron;

/** Whether polygons lie in some hulls: what each hull leaves of a polygon is left to the next. */
final class Uncovered {

  /** Part of the hulls' size: what stands out by less is in. */
  private static final double NEAR = 1e-6;

  private final List<Polyhedron> hulls = new ArrayList<>();
  private final double near;

  /** The hulls of groups; flat ones hold nothing. */
  Uncovered(List<Group> groups) {
    double size = 0;
    for (Group group : groups) {
      if (group.core() != null) {
        hulls.add(group.core());
        double[] box = group.box();
        for (int axis = 0; axis < 3; axis++) {
          size = Math.max(size, box[3 + axis] - box[axis]);
        }
      }
    }
    near = NEAR * size;
  }

  /** True when a point of the mesh's own polygons lies in no hull. */
  boolean any(Solid solid) {
    for (int f = 0; f < solid.surface(); f++) {
      double[] polygon = new double[3 * solid.size(f)];
      for (int k = 0; k < solid.size(f); k++) {
        System.arraycopy(solid.points(), 3 * solid.corner(f, k), polygon, 3 * k, 3);
      }
      if (left(polygon, 0)) {
        return true;
      }
    }
    return false;
  }

  private boolean left(double[] polygon, int from) {
    for (Polyhedron hull : hulls.subList(from, hulls.size())) {
      if (holds(hull, polygon)) {
        return false;
      }
    }
    if (from == hulls.size()) {
      return true;
    }
    Polyhedron hull = hulls.get(from);
    double[] inside = polygon;
    for (int f = 0; f < hull.faceCount() && inside.length > 0; f++) {
      double[] outside = side(hull, f, inside, 1);
      if (outside.length > 0 && left(outside, from + 1)) {
        return true;
      }
      inside = outside.length == 0 ? inside : side(hull, f, inside, -1);
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
