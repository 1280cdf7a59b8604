package org.trackwalk.drive.judge.engine;

import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Edges at which the road falls away: outer ones, and convex ones over which the surface turns by
 * over 45 degrees. There a triangle's own normal is not what a body should be pushed along (the
 * cliff problem of E. Coumans' talk). Concave edges are never among them.
 *
 * @param halfEdges of the road's triangles, ascending
 */
public record Cliffs(int[] halfEdges) {

  public static Cliffs find(
      WeldedSurface surface, Topology topology, Ledger ledger, SurfaceClasses classes) {
    IntList found = new IntList();
    OpenEdges open = ledger.edges();
    for (EdgeEntry entry : ledger.entries()) {
      boolean falls = entry.owner() == LedgerClass.OUTER || entry.owner() == LedgerClass.LEDGE;
      if (falls && isRoad(surface, classes, open.triangle(entry.edge()))) {
        found.add(open.halfEdge(entry.edge()));
      }
    }
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (classes.of(t) == SurfaceClass.ROAD) {
        addConvex(surface, topology, t, found);
      }
    }
    found.sort();
    return new Cliffs(found.array());
  }

  private static boolean isRoad(WeldedSurface surface, SurfaceClasses classes, int t) {
    return classes.of(t) == SurfaceClass.ROAD
        && Vec.normal(surface.positions(), surface.triangles(), t)[1] >= Slopes.GROUND;
  }

  private static void addConvex(WeldedSurface surface, Topology topology, int t, IntList found) {
    double[] n = null;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int twin = topology.twin(h);
      if (twin < 0 || topology.sameDirection(h)) {
        continue;
      }
      n = n != null ? n : Vec.normal(surface.positions(), surface.triangles(), t);
      double[] m = Vec.normal(surface.positions(), surface.triangles(), twin / 3);
      // Both sides of an edge between two grounds would be listed; the higher one falls away.
      if (n[1] >= Slopes.GROUND
          && n[1] > m[1]
          && Vec.dot(n, 0, m, 0) < Slopes.ROAD
          && topology.bend(h) > 0) {
        found.add(h);
      }
    }
  }
}
