package org.trackwalk.contact.parts;

import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.HullSize;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * A solid and the size of its hull.
 *
 * @param held cubic metres inside; a sheet's is its hull's, as nobody knows what it holds
 * @param hull the size of its hull
 * @param sheet true when it holds next to nothing of its hull, so no cut tells its inside
 */
record Cell(Solid solid, double held, HullSize hull, boolean sheet) {

  /** Part of its hull's volume: a body that holds less is a sheet, or its winding is a medley. */
  private static final double SHEET = 0.01;

  /** A whole body. */
  static Cell body(Solid solid) {
    HullSize hull = HullBuilder.size(solid.points());
    double volume = solid.volume();
    boolean sheet = volume <= SHEET * hull.volume();
    return new Cell(solid, sheet ? hull.volume() : volume, hull, sheet);
  }

  /** A piece of a body. */
  static Cell piece(Solid solid) {
    return new Cell(solid, solid.volume(), HullBuilder.size(solid.points()), false);
  }

  /** Cubic metres that its hull has too much. */
  double excess() {
    return sheet ? 0 : hull.volume() - held;
  }

  /** True when all of it lies in one plane. */
  boolean flat() {
    return !(hull.volume() > 0);
  }

  /** Corners of its hull, xyz triples; all its points when it is flat. */
  double[] hullPoints() {
    return flat() ? solid.points() : corners(HullBuilder.hull(solid.points()));
  }

  /** Corners of a hull, xyz triples. */
  static double[] corners(ConvexHull hull) {
    Polyhedron core = hull.core();
    double[] p = new double[3 * core.vertexCount()];
    for (int i = 0; i < p.length; i++) {
      p[i] = core.vertex(i / 3, i % 3);
    }
    return p;
  }
}
