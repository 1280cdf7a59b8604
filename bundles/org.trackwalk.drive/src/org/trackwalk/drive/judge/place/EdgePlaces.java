package org.trackwalk.drive.judge.place;

import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Ways over edges of a surface. */
public final class EdgePlaces {

  private EdgePlaces() {}

  /** The way over an edge's middle, up being its own triangle's normal; null for a degenerate. */
  public static Crossing over(WeldedSurface surface, Topology topology, int halfEdge) {
    double[] up = Vec.normal(surface.positions(), surface.triangles(), halfEdge / 3);
    return Crossing.over(
        point(surface, topology.from(halfEdge)), point(surface, topology.to(halfEdge)), up);
  }

  public static double[] point(WeldedSurface surface, int vertex) {
    float[] p = surface.positions();
    return new double[] {p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]};
  }
}
