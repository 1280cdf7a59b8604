package org.trackwalk.check.tiles;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Finds what hangs together of the ground that a tile leaves out. */
final class SheetFinder {

  private final WeldedSurface surface;
  private final Topology topology;
  private final BitSet left;
  private final List<TileMesh> meshes;
  private final int[] mesh;

  /**
   * @param left triangles of the surface that are left out
   * @param meshes of the tile
   * @param mesh the one of each of the surface's pieces
   */
  SheetFinder(
      WeldedSurface surface, Topology topology, BitSet left, List<TileMesh> meshes, int[] mesh) {
    this.surface = surface;
    this.topology = topology;
    this.left = left;
    this.meshes = meshes;
    this.mesh = mesh;
  }

  TileSheets find() {
    Partition parts = new Partition(surface.triangleCount());
    for (int t = left.nextSetBit(0); t >= 0; t = left.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin > h && left.get(twin / 3)) {
          parts.join(t, twin / 3); // plain ground is wound like all around it
        }
      }
    }
    TreeMap<Integer, Integer> numbers = new TreeMap<>();
    left.stream()
        .filter(t -> parts.first(t) == t)
        .forEach(first -> numbers.put(first, numbers.size()));
    TileSheets sheets =
        new TileSheets(
            new int[numbers.size()],
            new double[numbers.size()],
            new double[numbers.size()],
            new float[9 * numbers.size()],
            new int[0]);
    numbers.forEach(
        (first, sheet) ->
            System.arraycopy(
                WoundParts.firstCorners(surface, first), 0, sheets.firsts(), 9 * sheet, 9));
    IntList links = new IntList();
    for (int t = left.nextSetBit(0); t >= 0; t = left.nextSetBit(t + 1)) {
      int sheet = numbers.get(parts.first(t));
      double area = WoundParts.area(surface, t);
      sheets.sizes()[sheet]++;
      sheets.areas()[sheet] += area;
      sheets.upward()[sheet] += area * Vec.normal(surface.positions(), surface.triangles(), t)[1];
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && !left.get(twin / 3)) {
          add(t, links);
          add(twin / 3, links);
          links.add(sheet);
        }
      }
    }
    return new TileSheets(
        sheets.sizes(), sheets.areas(), sheets.upward(), sheets.firsts(), links.array());
  }

  /** Piece and stored number of a triangle. */
  private void add(int t, IntList links) {
    TileMesh of = meshes.get(mesh[surface.pieceOf(t)]);
    links.add(of.piece());
    links.add(of.triangles()[surface.sourceTriangle(t)]);
  }
}
