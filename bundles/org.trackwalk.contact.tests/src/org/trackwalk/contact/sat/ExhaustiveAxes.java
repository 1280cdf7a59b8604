package org.trackwalk.contact.sat;

/**
 * The separating axis of two polyhedra by trying everything: every face of both and every pair of
 * edges, with all corners projected (E. Coumans, Contact generation between 3D convex meshes, 2011,
 * "We can do an exhaustive search"). The oracle of {@link SeparatingAxes}, with the same order of
 * preference and the same arithmetic per axis.
 */
final class ExhaustiveAxes {

  private double along;
  private double against;

  /**
   * Measures a pair.
   *
   * @param a placed from the same origin as b
   * @param counters added to; null when nobody asks
   * @param out filled
   */
  public void measure(PlacedPolyhedron a, PlacedPolyhedron b, AxisCounters counters, BestAxis out) {
    AxisCounters counted = counters == null ? new AxisCounters() : counters;
    out.separation = Double.NEGATIVE_INFINITY;
    double need = Double.NEGATIVE_INFINITY;
    double[] n = a.faceNormals;
    for (int i = 0; i < n.length; i += 3) {
      project(a, b, -n[i], -n[i + 1], -n[i + 2], counted);
      if (along > need) {
        need = along;
        take(along, -n[i], -n[i + 1], -n[i + 2], AxisKind.FACE_OF_A, i / 3, 0, out);
      }
    }
    need = out.separation + SeparatingAxes.TIE;
    n = b.faceNormals;
    for (int i = 0; i < n.length; i += 3) {
      project(a, b, n[i], n[i + 1], n[i + 2], counted);
      if (along > need) {
        need = along;
        take(along, n[i], n[i + 1], n[i + 2], AxisKind.FACE_OF_B, 0, i / 3, out);
      }
    }
    edges(a, b, counted, out);
  }

  private void edges(PlacedPolyhedron a, PlacedPolyhedron b, AxisCounters counted, BestAxis out) {
    double need = out.separation + SeparatingAxes.TIE;
    double[] u = new double[3];
    double[] v = new double[3];
    for (int i = 0; i < a.axes.edgeCount(); i++) {
      direction(a, i, u);
      for (int j = 0; j < b.axes.edgeCount(); j++) {
        direction(b, j, v);
        double dx = u[1] * v[2] - u[2] * v[1];
        double dy = u[2] * v[0] - u[0] * v[2];
        double dz = u[0] * v[1] - u[1] * v[0];
        double d = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (d <= SeparatingAxes.PARALLEL_EDGES) {
          counted.parallelPairs++;
          continue;
        }
        project(a, b, dx / d, dy / d, dz / d, counted);
        boolean plus = along >= against;
        double separation = plus ? along : against;
        if (separation > need) {
          need = separation;
          double sign = plus ? d : -d;
          take(separation, dx / sign, dy / sign, dz / sign, AxisKind.EDGES, i, j, out);
        }
      }
    }
  }

  private static void direction(PlacedPolyhedron body, int edge, double[] out) {
    double length = 0;
    for (int axis = 0; axis < 3; axis++) {
      out[axis] =
          body.vertex(body.axes.edgeVertex(edge, 1), axis)
              - body.vertex(body.axes.edgeVertex(edge, 0), axis);
      length += out[axis] * out[axis];
    }
    length = Math.sqrt(length);
    for (int axis = 0; axis < 3; axis++) {
      out[axis] /= length;
    }
  }

  private void project(
      PlacedPolyhedron a,
      PlacedPolyhedron b,
      double dx,
      double dy,
      double dz,
      AxisCounters counted) {
    double leastA = Double.POSITIVE_INFINITY;
    double mostA = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < a.vertexCount(); i++) {
      double at = a.vertex(i, 0) * dx + a.vertex(i, 1) * dy + a.vertex(i, 2) * dz;
      leastA = Math.min(leastA, at);
      mostA = Math.max(mostA, at);
    }
    double leastB = Double.POSITIVE_INFINITY;
    double mostB = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < b.vertexCount(); i++) {
      double at = b.vertex(i, 0) * dx + b.vertex(i, 1) * dy + b.vertex(i, 2) * dz;
      leastB = Math.min(leastB, at);
      mostB = Math.max(mostB, at);
    }
    counted.axes++;
    counted.projected += a.vertexCount() + b.vertexCount();
    along = leastA - mostB;
    against = leastB - mostA;
  }

  private static void take(
      double separation,
      double dx,
      double dy,
      double dz,
      AxisKind kind,
      int featureA,
      int featureB,
      BestAxis out) {
    out.separation = separation;
    out.nx = dx + 0.0;
    out.ny = dy + 0.0;
    out.nz = dz + 0.0;
    out.kind = kind;
    out.featureA = featureA;
    out.featureB = featureB;
  }
}
