package org.trackwalk.drive.things;

import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.ClippedTriangle;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.Sight;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** How high steep faces reach, wherever their upper edges are. */
final class RisingFaces {

  /** Cosine between two triangles, up to which they are one face: 1 degree. */
  static final double ONE_FACE = 0.99985;

  private final WeldedSurface surface;
  private final Topology topology;
  private final double[] normal = new double[3];
  private final ClippedTriangle whole = new ClippedTriangle();

  RisingFaces(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  /**
   * How high a face reaches over the road right above its cell, beyond its row and the borders too:
   * what a wheel meets is the face, wherever its upper edge is.
   */
  double above(Strand strand, int row, int t, ClippedTriangle cell, RoadFloor floor) {
    Vec.areaNormal(surface.positions(), surface.triangles(), t, normal, 0);
    Vec.normalize(normal);
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    // The way up over the road, which may be inclined itself.
    double[] way = {
      normal[0] * dx + normal[2] * dz + normal[1] * floor.slope(dx, dz),
      normal[2] * dx - normal[0] * dz + normal[1] * floor.slope(-dz, dx)
    };
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < cell.corners(); i++) {
      double level = way[0] * cell.at(i, 1) - way[1] * cell.at(i, 0);
      least = Math.min(least, level);
      most = Math.max(most, level);
    }
    double top = reaches(strand, row, t, floor, way, least, most);
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int twin = topology.twin(h);
      if (twin >= 0) {
        Sight.triangle(surface, twin / 3);
      }
      if (twin >= 0 && isFlatWith(twin / 3)) {
        top = Math.max(top, reaches(strand, row, twin / 3, floor, way, least, most));
      }
    }
    return top;
  }

  /** Whether a triangle goes on as the face does: the other half of a quad. */
  private boolean isFlatWith(int t) {
    double[] other = Vec.normal(surface.positions(), surface.triangles(), t);
    return Vec.dot(normal, 0, other, 0) > ONE_FACE;
  }

  /** How high a triangle reaches over the road in a strip up its face. */
  private double reaches(
      Strand strand, int row, int t, RoadFloor floor, double[] way, double least, double most) {
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    whole.take(
        surface.positions(),
        surface.triangles(),
        t,
        strand.centre(row, 0),
        strand.centre(row, 2),
        dx,
        dz);
    double top = Double.NEGATIVE_INFINITY;
    int n = whole.corners();
    for (int i = 0; i < n; i++) {
      int k = (i + 1) % n;
      double from = way[0] * whole.at(i, 1) - way[1] * whole.at(i, 0);
      double by = way[0] * whole.at(k, 1) - way[1] * whole.at(k, 0) - from;
      double in = by == 0 ? 0 : Math.min((least - from) / by, (most - from) / by);
      double out = by == 0 ? 1 : Math.max((least - from) / by, (most - from) / by);
      boolean met = by == 0 ? from >= least && from <= most : in <= 1 && out >= 0;
      for (double part : new double[] {Math.max(0, in), Math.min(1, out)}) {
        double along = whole.at(i, 0) + part * (whole.at(k, 0) - whole.at(i, 0));
        double right = whole.at(i, 1) + part * (whole.at(k, 1) - whole.at(i, 1));
        double height = whole.at(i, 2) + part * (whole.at(k, 2) - whole.at(i, 2));
        double x = strand.centre(row, 0) + along * dx - right * dz;
        double z = strand.centre(row, 2) + along * dz + right * dx;
        top = met ? Math.max(top, height - floor.height(x, z)) : top;
      }
    }
    return top;
  }
}
