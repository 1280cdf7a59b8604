package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.topology.BorderLoops;
import org.trackwalk.mesh.topology.Components;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.MeshParts;

/** Counts what hangs together, and where it ends: in a level, and in each piece alone. */
final class PartCounts {

  private final WeldedSurface surface;
  private final double metres;

  /**
   * @param metres length of the unit in which borders are told
   */
  PartCounts(WeldedSurface surface, double metres) {
    this.surface = surface;
    this.metres = metres;
  }

  MeshParts level(Joins joins) {
    BorderLoops loops = BorderLoops.of(joins, surface.positions());
    double longest = 0;
    for (int i = 0; i < loops.count(); i++) {
      longest = Math.max(longest, loops.length(i));
    }
    return new MeshParts("", Components.of(joins).count(), loops.count(), longest / metres);
  }

  /** By name; pieces without triangles are left out. */
  List<MeshParts> pieces(Joins inside) {
    int n = surface.pieces().size();
    int[] components = new int[n];
    int[] borders = new int[n];
    double[] longest = new double[n];
    Components parts = Components.of(inside);
    int seen = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (parts.of(t) == seen) {
        components[surface.pieceOf(t)]++;
        seen++;
      }
    }
    BorderLoops loops = BorderLoops.of(inside, surface.positions());
    for (int i = 0; i < loops.count(); i++) {
      int piece = surface.pieceOf(Topology.triangle(loops.halfEdge(i)));
      borders[piece]++;
      longest[piece] = Math.max(longest[piece], loops.length(i));
    }
    List<MeshParts> told = new ArrayList<>();
    for (int p = 0; p < n; p++) {
      if (components[p] > 0) {
        String name = surface.pieces().get(p).name();
        told.add(new MeshParts(name, components[p], borders[p], longest[p] / metres));
      }
    }
    told.sort((a, b) -> a.piece().compareTo(b.piece()));
    return List.copyOf(told);
  }
}
