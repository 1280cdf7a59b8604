package org.trackwalk.course.opening;

import org.trackwalk.ground.border.OpenEdges;

/**
 * A place on an open edge of the ground, and the plane of the ground there: where the sheet would
 * go on if it did not end.
 *
 * @param edge the open edge
 * @param x of the place, level coordinates; likewise {@code y} and {@code z}
 * @param outX outward, level unit direction; likewise {@code outZ}
 * @param slopeX by how much the ground rises per metre along x; likewise {@code slopeZ}
 */
record Rim(
    int edge,
    double x,
    double y,
    double z,
    double outX,
    double outZ,
    double slopeX,
    double slopeZ) {

  /** The place at {@code t} (0 start, 1 end) of an edge whose triangle is ground. */
  static Rim at(OpenEdges edges, int e, double t) {
    double cx = edges.conormal(e, 0);
    double cz = edges.conormal(e, 2);
    double level = Math.sqrt(cx * cx + cz * cz);
    return new Rim(
        e,
        edges.point(e, t, 0),
        edges.point(e, t, 1),
        edges.point(e, t, 2),
        cx / level,
        cz / level,
        -edges.normal(e, 0) / edges.normal(e, 1),
        -edges.normal(e, 2) / edges.normal(e, 1));
  }

  /** Height of the sheet, carried on to (x, z). */
  double heightAt(double atX, double atZ) {
    return y + slopeX * (atX - x) + slopeZ * (atZ - z);
  }

  /** Square of the distance to (x, z), seen from above. */
  double square(double atX, double atZ) {
    return (atX - x) * (atX - x) + (atZ - z) * (atZ - z);
  }
}
