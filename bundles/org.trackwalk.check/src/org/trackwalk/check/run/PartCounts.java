package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.mesh.topology.BorderLoops;
import org.trackwalk.mesh.topology.Components;
import org.trackwalk.mesh.topology.Joins;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.MeshParts;

/**
 * Counts what hangs together, and where it ends: in a level, and in each piece alone. What hangs
 * together is known where edges are joined as they were, and so are borders of which no vertex has
 * moved.
 *
 * @param joins of the level
 * @param inside of each piece alone
 * @param metres length of the unit in which borders are told
 * @param level what is told of the level
 * @param pieces by name; those without triangles are left out
 */
record PartCounts(
    Joins joins, Joins inside, double metres, MeshParts level, List<MeshParts> pieces) {

  /**
   * Counts what the last check does not know.
   *
   * @param metres length of the unit in which borders are told
   */
  static PartCounts of(WeldedSurface surface, Topology topology, double metres, Memory memory) {
    PartCounts last = memory.last(PartCounts.class).orElse(null);
    boolean known = last != null && last.joins == topology.joins();
    PartCounts counts =
        known && last.metres == metres && last.bordersStay(topology, memory.change())
            ? last
            : counted(surface, topology, metres, known ? last.inside : null);
    if (memory.lasting()) {
      memory.keep(PartCounts.class, counts);
    }
    return counts;
  }

  private static PartCounts counted(
      WeldedSurface surface, Topology topology, double metres, Joins known) {
    Joins inside = known == null ? topology.joinsWithinPieces(surface) : known;
    return new PartCounts(
        topology.joins(),
        inside,
        metres,
        level(topology.joins(), surface, metres),
        pieces(inside, surface, metres));
  }

  /** Whether no vertex on a border of its piece has moved: a triangle that is kept uses it. */
  private boolean bordersStay(Topology topology, SurfaceChange change) {
    for (int t : change.come()) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        boolean stays =
            change.vertexNow(topology.from(h)) >= 0 && change.vertexNow(topology.to(h)) >= 0;
        if (!stays && inside.isOpen(h)) {
          return false;
        }
      }
    }
    return true;
  }

  private static MeshParts level(Joins joins, WeldedSurface surface, double metres) {
    BorderLoops loops = BorderLoops.of(joins, surface.positions());
    double longest = 0;
    for (int i = 0; i < loops.count(); i++) {
      longest = Math.max(longest, loops.length(i));
    }
    return new MeshParts("", Components.of(joins).count(), loops.count(), longest / metres);
  }

  private static List<MeshParts> pieces(Joins inside, WeldedSurface surface, double metres) {
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
