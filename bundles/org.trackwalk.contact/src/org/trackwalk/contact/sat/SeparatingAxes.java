package org.trackwalk.contact.sat;

/**
 * The axis of greatest separation of two placed polyhedra, with the three reductions of E. Coumans'
 * article ("Reducing the number of separating axis tests"): each direction once, interior objects,
 * and an early out per axis; and it ends at the first axis that parts the two by more than asked
 * for.
 *
 * <p>Order of preference: faces of A, then faces of B when better by more than {@link #TIE}, then
 * edges when better by more than the caller's bias; within each the first that is greatest. One
 * instance per thread; allocates nothing per pair.
 */
public final class SeparatingAxes {

  /**
   * Metres by which an axis of the next kind must be better. Two faces that lie on each other give
   * the same separation up to rounding, 1e-15 per metre; a nanometre is far above that and nobody
   * feels it.
   */
  public static final double TIE = 1e-9;

  /**
   * Sine of the angle of two edges below which their cross product is no axis: its direction would
   * be rounding. What such an axis could gain is 0.1 micrometres per metre of the edges.
   */
  public static final double PARALLEL_EDGES = 1e-7;

  private final AxisProjection projection = new AxisProjection();
  private final AxisCounters own = new AxisCounters();

  /** As below, without preference of faces, limit and counters. */
  public void measure(PlacedPolyhedron a, PlacedPolyhedron b, BestAxis out) {
    measure(a, b, TIE, Double.POSITIVE_INFINITY, null, out);
  }

  /**
   * Measures a pair.
   *
   * @param a placed from the same origin as b
   * @param edgeBias metres by which an edge axis must be better than every face axis, at least
   *     {@link #TIE}; more than that keeps the faces of two boxes that lie on each other almost
   *     flat
   * @param limit metres; the search ends at the first axis with a greater separation
   * @param counters added to; null when nobody asks
   * @param out filled; when the answer is false only with the separation and the axis
   * @return false when an axis parts the two by more than the limit
   */
  public boolean measure(
      PlacedPolyhedron a,
      PlacedPolyhedron b,
      double edgeBias,
      double limit,
      AxisCounters counters,
      BestAxis out) {
    AxisCounters counted = counters == null ? own : counters;
    projection.of(a.vertices, a.interior, b.vertices, b.interior, counted);
    out.separation = Double.NEGATIVE_INFINITY;
    if (!faces(a, AxisKind.FACE_OF_A, limit, out) || !faces(b, AxisKind.FACE_OF_B, limit, out)) {
      return false;
    }
    if (!edges(a, b, edgeBias, limit, counted, out)) {
      return false;
    }
    switch (out.kind) {
      case FACE_OF_A -> out.featureB = b.vertexAlong(out.nx, out.ny, out.nz);
      case FACE_OF_B -> out.featureA = a.vertexAlong(-out.nx, -out.ny, -out.nz);
      case EDGES -> {
        out.featureA = a.edgeAlong(out.featureA, -out.nx, -out.ny, -out.nz);
        out.featureB = b.edgeAlong(out.featureB, out.nx, out.ny, out.nz);
      }
    }
    return true;
  }

  /** The axis of A's face is its inward normal, that of B's face its outward one. */
  private boolean faces(PlacedPolyhedron body, AxisKind kind, double limit, BestAxis out) {
    double[] u = body.faceDirections;
    boolean ofA = kind == AxisKind.FACE_OF_A;
    int[] plus = ofA ? body.axes.facesAgainst : body.axes.facesAlong;
    int[] minus = ofA ? body.axes.facesAlong : body.axes.facesAgainst;
    double need = ofA ? out.separation : out.separation + TIE;
    for (int i = 0; i < u.length; i += 3) {
      boolean hasPlus = plus[i / 3] >= 0;
      boolean hasMinus = minus[i / 3] >= 0;
      if (projection.project(
          u[i],
          u[i + 1],
          u[i + 2],
          hasPlus ? need : Double.POSITIVE_INFINITY,
          hasMinus ? need : Double.POSITIVE_INFINITY)) {
        boolean takePlus = hasPlus && !(hasMinus && projection.against > projection.along);
        need = takePlus ? projection.along : projection.against;
        int face = takePlus ? plus[i / 3] : minus[i / 3];
        take(need, u[i], u[i + 1], u[i + 2], takePlus, kind, ofA ? face : 0, ofA ? 0 : face, out);
        if (need > limit) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean edges(
      PlacedPolyhedron a,
      PlacedPolyhedron b,
      double bias,
      double limit,
      AxisCounters counted,
      BestAxis out) {
    double[] u = a.edgeDirections;
    double[] v = b.edgeDirections;
    double need = out.separation + Math.max(bias, TIE);
    for (int i = 0; i < u.length; i += 3) {
      for (int j = 0; j < v.length; j += 3) {
        double dx = u[i + 1] * v[j + 2] - u[i + 2] * v[j + 1];
        double dy = u[i + 2] * v[j] - u[i] * v[j + 2];
        double dz = u[i] * v[j + 1] - u[i + 1] * v[j];
        double dd = dx * dx + dy * dy + dz * dz;
        if (dd <= PARALLEL_EDGES * PARALLEL_EDGES) {
          counted.parallelPairs++;
          continue;
        }
        double d = Math.sqrt(dd);
        dx /= d;
        dy /= d;
        dz /= d;
        if (projection.project(dx, dy, dz, need, need)) {
          boolean plus = projection.along >= projection.against;
          need = plus ? projection.along : projection.against;
          take(need, dx, dy, dz, plus, AxisKind.EDGES, i / 3, j / 3, out);
          if (need > limit) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static void take(
      double separation,
      double dx,
      double dy,
      double dz,
      boolean plus,
      AxisKind kind,
      int featureA,
      int featureB,
      BestAxis out) {
    out.separation = separation;
    out.nx = (plus ? dx : -dx) + 0.0;
    out.ny = (plus ? dy : -dy) + 0.0;
    out.nz = (plus ? dz : -dz) + 0.0;
    out.kind = kind;
    out.featureA = featureA;
    out.featureB = featureB;
  }
}
