package org.trackwalk.check.run;

import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.Facts;

/** Collects the facts of a level (docs/reports.md) from its stations. */
final class FactCounts {

  private FactCounts() {}

  /**
   * The facts of a welded level.
   *
   * @param memory what the last check has left of them
   */
  static Facts of(Level level, WeldedSurface surface, Topology topology, Memory memory) {
    int pieces = 0;
    int triangles = 0;
    for (Piece piece : surface.pieces()) {
      pieces++;
      triangles += piece.collidable() ? piece.triangleCount() : 0;
    }
    double metres = level.reportFrame().unit().metres();
    PartCounts parts = PartCounts.of(surface, topology, metres, memory);
    return new Facts(
        pieces,
        triangles,
        surface.vertexCount(),
        parts.inside().openCount(),
        topology.boundaryEdgeCount(),
        topology.nonManifoldEdgeCount(),
        topology.windingMismatchCount(),
        topology.degenerateCount(),
        topology.collinearCount(),
        topology.duplicateCount(),
        surface.signedZeroSplits(),
        surface.nonFiniteVertices(),
        bounds(level, surface),
        topology.convexEdges(),
        topology.flatEdges(),
        topology.concaveEdges(),
        parts.level(),
        parts.pieces());
  }

  private static double[] bounds(Level level, WeldedSurface surface) {
    float[] p = surface.positions();
    if (p.length == 0) {
      return new double[0];
    }
    float[] lo = {p[0], p[1], p[2]};
    float[] hi = lo.clone();
    for (int v = 0; v < p.length; v += 3) {
      for (int k = 0; k < 3; k++) {
        // All are finite and no zero is negative, so that comparing is enough, and sooner.
        float x = p[v + k];
        if (x < lo[k]) {
          lo[k] = x;
        } else if (x > hi[k]) {
          hi[k] = x;
        }
      }
    }
    double[] a = level.reportFrame().toFileAxes(lo[0], lo[1], lo[2]);
    double[] b = level.reportFrame().toFileAxes(hi[0], hi[1], hi[2]);
    double[] bounds = new double[6];
    for (int k = 0; k < 3; k++) {
      bounds[k] = Math.min(a[k], b[k]);
      bounds[3 + k] = Math.max(a[k], b[k]);
    }
    return bounds;
  }
}
