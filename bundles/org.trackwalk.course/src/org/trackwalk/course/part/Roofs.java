package org.trackwalk.course.part;

import java.util.BitSet;
import org.trackwalk.course.body.Undersides;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What a manifest calls road and lies over a road that it does not hang together with, such as the
 * roof of a tunnel whose piece is named: it is the author's road, but nobody drives along it. A
 * bridge hangs together with the road that leads over it.
 */
public final class Roofs {

  private Roofs() {}

  /** The triangles of roofs, undersides among them. */
  public static BitSet of(Land land, Topology topology, BitSet road) {
    WeldedSurface surface = land.surface();
    BitSet floor = RoadParts.carrying(land, road);
    IntList level = new IntList();
    floor.stream().forEach(level::add);
    BitSet roofs = Undersides.of(land, topology, level);
    floor.andNot(roofs);
    RoadParts parts = RoadParts.of(land, topology, floor);
    if (parts.count() < 2) {
      return roofs;
    }
    RoadBorder border = new RoadBorder(land, topology, parts);
    RoadEnds.of(surface, topology, parts, border).join();
    double[] over = new double[surface.vertexCount()];
    float[] p = surface.positions();
    int[] c = surface.triangles();
    for (int t = floor.nextSetBit(0); t >= 0; t = floor.nextSetBit(t + 1)) {
      double[] middle = new double[3];
      for (int k = 0; k < 9; k++) {
        middle[k % 3] += p[3 * c[3 * t + k / 3] + k % 3] / 3.0;
      }
      double[] n = Vec.areaNormal(p, c, t);
      double area = Math.sqrt(Vec.dot(n, 0, n, 0));
      over[parts.of(t)] += border.liesUnder(parts.of(t), middle, Body.CAR.height()) ? area : -area;
    }
    floor.stream().filter(t -> over[parts.of(t)] > 0).forEach(roofs::set);
    return roofs;
  }
}
