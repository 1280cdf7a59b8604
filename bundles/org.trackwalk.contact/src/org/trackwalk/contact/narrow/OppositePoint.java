package org.trackwalk.contact.narrow;

/** The contact point of two features that meet in one point. */
final class OppositePoint {

  private OppositePoint() {}

  /** Adds the shape's surface point opposite the measured point of the triangle. */
  static void write(TriangleMeasure measured, ContactPoints out) {
    double s = measured.separation;
    out.add(
        measured.px + s * measured.nx,
        measured.py + s * measured.ny,
        measured.pz + s * measured.nz,
        s,
        0);
  }
}
