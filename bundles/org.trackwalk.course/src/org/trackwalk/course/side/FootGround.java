package org.trackwalk.course.side;

import java.util.BitSet;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Wheel;

/**
 * What lies behind the foot of a road's side, where a car that comes down it goes on. A floor that
 * is folded under the side, as in a body of several layers, does not lie there.
 */
final class FootGround {

  /** Where it is looked for behind the edge, metres as seen from above: up to a car's middle. */
  private static final double[] OUT = {0.02, 0.3, Body.CAR.width() / 2};

  private final WeldedSurface surface;
  private final Topology topology;
  private final Floor.Reader ground;
  private final BitSet road;
  private final SideEdges edges;

  FootGround(Land land, SideEdges edges) {
    this.surface = land.surface();
    this.topology = edges.topology();
    this.ground = land.floor().reader();
    this.road = edges.road();
    this.edges = edges;
  }

  /** Whether a road that is no side goes on behind an edge, within the height of a wheel. */
  boolean isRoadBehind(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    double[] out = edges.outward(h);
    double y = ((double) p[a + 1] + p[b + 1]) / 2;
    for (double far : OUT) {
      double x = ((double) p[a] + p[b]) / 2 + far * out[0];
      double z = ((double) p[a + 2] + p[b + 2]) / 2 + far * out[1];
      int n = ground.column(x, z, y - 2 * Wheel.CAR_RADIUS, y + Wheel.CAR_RADIUS);
      for (int i = 0; i < n; i++) {
        int t = ground.triangle(i);
        if (road.get(t) && GroundCover.carries(surface, t) && !edges.isSteep(t)) {
          return true;
        }
      }
    }
    return false;
  }
}
