package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * Where a solid may be cut: in the planes of its polygons that lie deep under its hull, across the
 * axes through the deepest of them, and across the axes at even shares.
 */
final class CutPlanes {

  /** Polygons whose planes are tried, the deepest of planes that differ. */
  private static final int OWN = 6;

  /** Planes across each axis at even shares of the box. */
  private static final int EVEN = 7;

  /** Cosine: planes of normals closer than two degrees, at about the same place, are one. */
  private static final double SAME_WAY = 0.9994;

  /** Part of the solid's size: planes nearer than this to each other are one. */
  private static final double SAME_PLACE = 0.01;

  private record Deep(Plane plane, double depth, double[] at) {}

  private CutPlanes() {}

  /** The planes of a cell, in an order that hangs on the solid alone. */
  static List<Plane> of(Cell cell) {
    return of(List.of(cell), HullBuilder.hull(cell.outer()).core(), cell.solid().box());
  }

  /** The planes of a group of which no hull is flat. */
  static List<Plane> of(Group group) {
    return of(group.cells(), HullBuilder.hull(group.points()).core(), group.box());
  }

  private static List<Plane> of(List<Cell> cells, Polyhedron hull, double[] box) {
    double size = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
    List<Plane> planes = new ArrayList<>();
    List<Deep> deepest = new ArrayList<>();
    for (Deep deep : sorted(cells, hull)) {
      if (deepest.size() == OWN) {
        break;
      }
      if (deepest.stream().noneMatch(known -> alike(known.plane, deep.plane, deep.at, size))) {
        deepest.add(deep);
        planes.add(deep.plane);
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      for (Deep deep : deepest.subList(0, Math.min(2, deepest.size()))) {
        planes.add(Plane.across(axis, deep.at[axis]));
      }
      for (int i = 1; i <= EVEN; i++) {
        double share = (double) i / (EVEN + 1);
        planes.add(Plane.across(axis, box[axis] + share * (box[3 + axis] - box[axis])));
      }
    }
    return planes;
  }

  private static boolean alike(Plane known, Plane plane, double[] at, double size) {
    double cosine = known.nx() * plane.nx() + known.ny() * plane.ny() + known.nz() * plane.nz();
    return Math.abs(cosine) > SAME_WAY
        && Math.abs(known.height(at[0], at[1], at[2])) < SAME_PLACE * size;
  }

  private static List<Deep> sorted(List<Cell> cells, Polyhedron hull) {
    List<Deep> deep = new ArrayList<>();
    for (Cell cell : cells) {
      add(cell.solid(), hull, deep);
    }
    // The sort keeps the order of equals: that of the weld.
    deep.sort(Comparator.comparingDouble((Deep d) -> -d.depth));
    return deep;
  }

  private static void add(Solid solid, Polyhedron hull, List<Deep> deep) {
    double[] n = new double[3];
    for (int f = 0; f < solid.surface(); f++) {
      double[] at = new double[3];
      solid.normal(f, n);
      solid.middle(f, at);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      if (!(length > 0)) {
        continue;
      }
      double x = n[0] / length;
      double y = n[1] / length;
      double z = n[2] / length;
      double depth = Depth.least(hull, at);
      if (depth > 0) {
        Plane plane = new Plane(x, y, z, x * at[0] + y * at[1] + z * at[2]);
        deep.add(new Deep(plane, depth, at));
      }
    }
  }
}
