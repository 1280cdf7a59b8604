package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.parts.DeepPolygons.Deep;
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

  private CutPlanes() {}

  /** The planes of a cell, in an order that hangs on the solid alone. */
  static List<Plane> of(Cell cell) {
    return of(List.of(cell), HullBuilder.hull(cell.outer()).core(), cell.solid().box());
  }

  /** The planes of a group of which no hull is flat. */
  static List<Plane> of(Group group) {
    return of(group.cells(), group.core(), group.box());
  }

  private static List<Plane> of(List<Cell> cells, Polyhedron hull, double[] box) {
    double size = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
    List<Plane> planes = new ArrayList<>();
    List<Deep> deepest = new ArrayList<>();
    DeepPolygons polygons = new DeepPolygons(cells, hull);
    Deep deep = polygons.next();
    while (deep != null && deepest.size() < OWN) {
      if (differs(deep, deepest, size)) {
        deepest.add(deep);
        planes.add(deep.plane());
      }
      deep = polygons.next();
    }
    for (int axis = 0; axis < 3; axis++) {
      for (Deep one : deepest.subList(0, Math.min(2, deepest.size()))) {
        planes.add(Plane.across(axis, one.at()[axis]));
      }
      for (int i = 1; i <= EVEN; i++) {
        double share = (double) i / (EVEN + 1);
        planes.add(Plane.across(axis, box[axis] + share * (box[3 + axis] - box[axis])));
      }
    }
    return planes;
  }

  private static boolean differs(Deep deep, List<Deep> known, double size) {
    return known.stream().noneMatch(one -> alike(one.plane(), deep.plane(), deep.at(), size));
  }

  private static boolean alike(Plane known, Plane plane, double[] at, double size) {
    double cosine = known.nx() * plane.nx() + known.ny() * plane.ny() + known.nz() * plane.nz();
    return Math.abs(cosine) > SAME_WAY
        && Math.abs(known.height(at[0], at[1], at[2])) < SAME_PLACE * size;
  }
}
