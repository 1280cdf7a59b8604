package org.trackwalk.check.tiles;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.surface.AreaFacing;
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
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      // Plain ground is wound like all around it.
      if (twin > h && !topology.sameDirection(h) && alike(h / 3, twin / 3)) {
        parts.join(h / 3, twin / 3);
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
            new double[4],
            new float[0],
            new int[0]);
    numbers.forEach(
        (first, sheet) ->
            System.arraycopy(
                WoundParts.firstCorners(surface, first), 0, sheets.firsts(), 9 * sheet, 9));
    IntList links = new IntList();
    Partition joined = parts.copy();
    AreaFacing facing = new AreaFacing();
    for (int t = left.nextSetBit(0); t >= 0; t = left.nextSetBit(t + 1)) {
      int sheet = numbers.get(parts.first(t));
      double area = WoundParts.area(surface, t);
      facing.add(surface, t);
      sheets.sizes()[sheet]++;
      sheets.areas()[sheet] += area;
      sheets.upward()[sheet] += area * Vec.normal(surface.positions(), surface.triangles(), t)[1];
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && !left.get(twin / 3) && tells(joined, t, twin / 3)) {
          add(t, links);
          add(twin / 3, links);
          links.add(sheet);
        }
      }
    }
    return new TileSheets(
        sheets.sizes(),
        sheets.areas(),
        sheets.upward(),
        sheets.firsts(),
        facing.sums(),
        facing.largest(),
        links.array());
  }

  /** Whether both belong to the tile, and either both are left out or none is. */
  private boolean alike(int t, int u) {
    return left.get(t) == left.get(u) && own(t) && own(u);
  }

  private boolean own(int t) {
    return meshes.get(mesh[surface.pieceOf(t)]).own(surface.sourceTriangle(t));
  }

  /**
   * Whether an edge at which a sheet goes on joins what did not hang together yet; what other tiles
   * have is told at each edge, for they tell of the same edge.
   */
  private boolean tells(Partition joined, int sheet, int other) {
    boolean tells = !own(other) || !joined.together(sheet, other);
    if (own(other)) {
      joined.join(sheet, other);
    }
    return tells;
  }

  /** Piece and stored number of a triangle. */
  private void add(int t, IntList links) {
    TileMesh of = meshes.get(mesh[surface.pieceOf(t)]);
    links.add(of.piece());
    links.add(of.triangles()[surface.sourceTriangle(t)]);
  }
}
