package org.trackwalk.contact.manifold;

import org.trackwalk.contact.clip.PolygonClip;
import org.trackwalk.contact.sat.BestAxis;
import org.trackwalk.contact.sat.ClosestSegments;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.sat.SeparatingAxes;
import org.trackwalk.contact.shape.Polyhedron;

/**
 * The whole manifold of two polyhedra at once (E. Coumans, Contact Generation, 2010, "Contact
 * clipping"; E. Coumans, Contact generation between 3D convex meshes, 2011, "The basic recipe"; D.
 * Gregorius, Robust Contact Creation for Physics Simulations, 2015, "One-Shot Manifold"): the
 * separating axis, then the incident face clipped against the sides of the reference face, or the
 * closest points of two edges. One instance per thread; allocates nothing per pair.
 *
 * <p>The feature of a point: two bits say what the axis comes from ({@link
 * org.trackwalk.contact.sat.AxisKind#ordinal}), 14 bits the reference face, 14 bits the incident
 * face (two edges: A's and B's), and 32 bits which lines meet in the point ({@link
 * PolygonClip#id}): edges of the incident face and sides of the reference face.
 */
public final class OneShotManifold {

  /**
   * Metres by which a pair of edges must be better than every face to be taken. When a box lies
   * almost flat on another, two crossing edges are a hair better than the faces, and one point
   * would stand for four (D. Gregorius, "Robust contact creation for physics simulations", GDC
   * 2015, prefers faces for this). A millimetre is the overhang of half a metre at a tilt of a
   * tenth of a degree.
   */
  public static final double EDGE_BIAS = 1e-3;

  private static final int EDGES = 2;

  private final SeparatingAxes axes = new SeparatingAxes();
  private final BestAxis best = new BestAxis();
  private final PolygonClip clip = new PolygonClip();
  private final ClosestSegments segments = new ClosestSegments();
  private final double[] edgeA = new double[6];
  private final double[] edgeB = new double[6];

  /**
   * Finds the contact points of a pair, before any reduction.
   *
   * @param a core of the first body, placed from the same origin as b
   * @param marginA how far the first body's surface lies outside its core, metres; likewise b's
   * @param contactDistance metres; points farther apart are left out
   * @param out filled; its points are counted from the same origin
   * @return false when there are none. Corners that are apart diagonally may be nearer than the
   *     contact distance and still have none: no face of one lies over the other
   */
  public boolean find(
      PlacedPolyhedron a,
      double marginA,
      PlacedPolyhedron b,
      double marginB,
      double contactDistance,
      Manifold out) {
    out.clear();
    double margins = marginA + marginB;
    if (!axes.measure(a, b, EDGE_BIAS, contactDistance + margins, null, best)) {
      return false;
    }
    out.normal(best.nx, best.ny, best.nz);
    switch (best.kind) {
      case FACE_OF_A -> faces(a, best.featureA, b, true, marginA, margins, contactDistance, out);
      case FACE_OF_B -> faces(b, best.featureB, a, false, marginA, margins, contactDistance, out);
      case EDGES -> edges(a, b, marginA, margins, contactDistance, out);
    }
    return out.size() > 0;
  }

  private void faces(
      PlacedPolyhedron reference,
      int face,
      PlacedPolyhedron other,
      boolean ofA,
      double marginA,
      double margins,
      double contactDistance,
      Manifold out) {
    double nx = reference.faceNormal(face, 0);
    double ny = reference.faceNormal(face, 1);
    double nz = reference.faceNormal(face, 2);
    int incident = other.faceAlong(-nx, -ny, -nz);
    Polyhedron loops = other.axes().polyhedron();
    clip.clear();
    for (int k = 0; k < loops.faceSize(incident); k++) {
      int v = loops.faceVertex(incident, k);
      clip.add(other.vertex(v, 0), other.vertex(v, 1), other.vertex(v, 2));
    }
    reference.cutBySides(face, clip);
    long pair = (long) (ofA ? 0 : 1) << 60 | (long) face << 46 | (long) incident << 32;
    double offset = reference.faceOffset(face);
    for (int i = 0; i < clip.size(); i++) {
      double x = clip.point(i, 0);
      double y = clip.point(i, 1);
      double z = clip.point(i, 2);
      double gap = nx * x + ny * y + nz * z - offset;
      if (gap - margins <= contactDistance) {
        // onto A's core if the point is B's, then out of it along the normal of A
        double move = ofA ? marginA - gap : -marginA;
        out.add(
            x + move * nx,
            y + move * ny,
            z + move * nz,
            gap - margins,
            pair | Integer.toUnsignedLong(clip.id(i)));
      }
    }
  }

  private void edges(
      PlacedPolyhedron a,
      PlacedPolyhedron b,
      double marginA,
      double margins,
      double contactDistance,
      Manifold out) {
    edge(a, best.featureA, edgeA);
    edge(b, best.featureB, edgeB);
    segments.measure(edgeA, 0, 3, edgeB, 0, 3);
    double gap = segments.dx * best.nx + segments.dy * best.ny + segments.dz * best.nz;
    if (gap - margins <= contactDistance) {
      double s = segments.s;
      out.add(
          edgeA[0] + s * (edgeA[3] - edgeA[0]) - marginA * best.nx,
          edgeA[1] + s * (edgeA[4] - edgeA[1]) - marginA * best.ny,
          edgeA[2] + s * (edgeA[5] - edgeA[2]) - marginA * best.nz,
          gap - margins,
          (long) EDGES << 60 | (long) best.featureA << 46 | (long) best.featureB << 32);
    }
  }

  private static void edge(PlacedPolyhedron body, int edge, double[] out) {
    for (int end = 0; end < 2; end++) {
      int v = body.axes().edgeVertex(edge, end);
      for (int axis = 0; axis < 3; axis++) {
        out[3 * end + axis] = body.vertex(v, axis);
      }
    }
  }
}
