package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.HullSize;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * A solid and the size of its hull.
 *
 * @param outer the points that its hull hangs on, xyz triples
 * @param about those of them that its hull about hangs on, to choose by
 * @param held cubic metres inside; a sheet's is its hull's, as nobody knows what it holds
 * @param hull the size of its hull
 * @param sheet true when it holds next to nothing of its hull, so no cut tells its inside
 */
record Cell(
    Solid solid, double[] outer, double[] about, double held, HullSize hull, boolean sheet) {

  /** Part of its hull's volume: a body that holds less is a sheet, or its winding is a medley. */
  private static final double SHEET = 0.01;

  /** A whole body. */
  static Cell body(Solid solid) {
    double[] outer = Outer.of(solid.points());
    HullSize hull = HullBuilder.size(outer);
    double volume = solid.volume();
    boolean sheet = volume <= SHEET * hull.volume();
    return new Cell(
        solid, outer, NearHull.corners(outer), sheet ? hull.volume() : volume, hull, sheet);
  }

  /** True for a solid that holds next to nothing of its hull. */
  static boolean hollow(Solid solid) {
    return solid.volume() <= SHEET * HullBuilder.size(Outer.of(solid.points())).volume();
  }

  /** A piece of a body. */
  static Cell piece(Solid solid) {
    double[] outer = Outer.of(solid.points());
    return new Cell(
        solid, outer, NearHull.corners(outer), solid.volume(), HullBuilder.size(outer), false);
  }

  /** Cubic metres that its hull has too much. */
  double excess() {
    return sheet ? 0 : hull.volume() - held;
  }

  /** True when all of it lies in one plane. */
  boolean flat() {
    return !(hull.volume() > 0);
  }

  /** Corners of a hull, xyz triples. */
  static double[] corners(ConvexHull hull) {
    return corners(hull.core());
  }

  /** Corners of a hull, xyz triples. */
  static double[] corners(Polyhedron core) {
    double[] p = new double[3 * core.vertexCount()];
    for (int i = 0; i < p.length; i++) {
      p[i] = core.vertex(i / 3, i % 3);
    }
    return p;
  }
}
