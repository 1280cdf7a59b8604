package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.trackwalk.check.run.Remainder;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Checks one tile alone: what of it is plain ground is left out, the rest is kept with its bits.
 */
public final class TilePart {

  /** What lies out of the ordinary speaks of what lies up to so many cells off. */
  private static final int AROUND = 1;

  private final TileBook book;
  private final Tile tile;
  private final List<Piece> pieces = new ArrayList<>();

  private TilePart(TileBook book, Tile tile) {
    this.book = book;
    this.tile = tile;
    for (TileMesh mesh : tile.meshes()) {
      pieces.add(mesh.piece(book.pieces().get(mesh.piece())));
    }
  }

  /**
   * What came of a tile.
   *
   * @param triangles that belong to it
   * @param kept those of them that are kept
   */
  public record Outcome(int triangles, int kept) {}

  /**
   * Reads a tile.
   *
   * @param file of the tile
   * @throws IOException when it cannot be read
   * @throws TileException when the tile is none of the book's
   */
  public static TilePart read(TileBook book, Path file, String version)
      throws IOException, TileException {
    Tile tile = TileFile.read(file, Tile.Kind.CUT, version);
    if (!tile.of(book)) {
      throw new TileException(file + ": it is no tile of the level beside which it lies");
    }
    return new TilePart(book, tile);
  }

  /**
   * Checks the tile and writes its part.
   *
   * @param part file to write
   * @throws IOException when it cannot be written
   */
  public Outcome write(Path part, String version, int jobs, Progress progress) throws IOException {
    return write(part, version, jobs, true, progress);
  }

  /**
   * The same.
   *
   * @param lasting as {@link TileFile#write(Tile, String, Path, boolean)}
   */
  Outcome write(Path part, String version, int jobs, boolean lasting, Progress progress)
      throws IOException {
    Tile checked = checked(jobs, progress);
    TileFile.write(checked, version, part, lasting);
    int kept = checked.meshes().stream().mapToInt(TileMesh::count).sum();
    return new Outcome(book.tiles().get(tile.number()).triangles(), kept);
  }

  private Tile checked(int jobs, Progress progress) {
    if (!book.whole().isEmpty()) {
      return part(TileSheets.NONE, kept(null, null));
    }
    WeldedSurface surface = ExactWeld.weld(pieces, jobs, progress.within());
    Topology topology =
        Topology.of(surface, jobs, progress.within())
            .withoutCopies(surface, jobs, progress.within());
    progress.check();
    close(surface, topology);
    PlainGround ground = PlainGround.of(surface, topology, jobs);
    BitSet[] kept = kept(cells(surface, ground), seams(surface, ground));
    BitSet left = new BitSet();
    int[] mesh = meshes(surface);
    for (int t = 0; t < surface.triangleCount(); t++) {
      int of = mesh[surface.pieceOf(t)];
      int source = surface.sourceTriangle(t);
      left.set(t, tile.meshes().get(of).own(source) && !kept[of].get(source));
    }
    return part(new SheetFinder(surface, topology, left, tile.meshes(), mesh).find(), kept);
  }

  /** Marks the edges of own triangles that are not open. */
  private void close(WeldedSurface surface, Topology topology) {
    int[] mesh = meshes(surface);
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      if (topology.twin(h) != Topology.OPEN) {
        int t = h / 3;
        byte[] flags = tile.meshes().get(mesh[surface.pieceOf(t)]).flags();
        flags[surface.sourceTriangle(t)] |= (byte) (TileMesh.CLOSED * Remainder.edge(surface, h));
      }
    }
  }

  /** The mesh of each of the surface's pieces. */
  private int[] meshes(WeldedSurface surface) {
    TreeMap<String, Integer> byName = new TreeMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      byName.put(pieces.get(i).name(), i);
    }
    return surface.pieces().stream().mapToInt(piece -> byName.get(piece.name())).toArray();
  }

  /** Cells of which something must be kept. */
  private CellSet cells(WeldedSurface surface, PlainGround ground) {
    CellSet cells = new CellSet();
    BitSet others = ground.others();
    FlatBox reach = reach();
    for (int t = others.nextSetBit(0); t >= 0; t = others.nextSetBit(t + 1)) {
      FlatBox box = TileMesh.box(surface.positions(), surface.triangles(), t);
      // At the rim of what lies around the tile edges are open that are not so.
      if (reach == null || box.meets(reach)) {
        cells.add(box, AROUND);
      }
    }
    return cells;
  }

  /** By mesh, the triangles at seams without a fault: engines may part the level there. */
  private BitSet[] seams(WeldedSurface surface, PlainGround ground) {
    int[] mesh = meshes(surface);
    BitSet[] seams = new BitSet[pieces.size()];
    for (int i = 0; i < seams.length; i++) {
      seams[i] = new BitSet();
    }
    ground.seams().stream()
        .forEach(t -> seams[mesh[surface.pieceOf(t)]].set(surface.sourceTriangle(t)));
    return seams;
  }

  /** Around what belongs to the tile, and what is looked at from there. */
  private FlatBox reach() {
    FlatBox all = null;
    for (int i = 0; i < pieces.size(); i++) {
      TileMesh mesh = tile.meshes().get(i);
      float[] placed = pieces.get(i).frame().place(mesh.points());
      for (int t = 0; t < mesh.count(); t++) {
        FlatBox box = TileMesh.box(placed, mesh.corners(), t);
        if (mesh.own(t) && box.finite()) {
          all = all == null ? box : all.with(box);
        }
      }
    }
    return all == null ? null : all.wider((1 + AROUND) * CellSet.SIDE);
  }

  /**
   * By mesh, the triangles that are kept.
   *
   * @param cells of which everything is kept beside the zone; null when all is kept
   * @param seams by mesh, triangles that are kept beside that
   */
  private BitSet[] kept(CellSet cells, BitSet[] seams) {
    CellSet zone = CellSet.of(book.zone());
    BitSet[] all = new BitSet[pieces.size()];
    for (int i = 0; i < all.length; i++) {
      TileMesh mesh = tile.meshes().get(i);
      PieceHead head = book.pieces().get(mesh.piece());
      BitSet ends = new BitSet();
      head.ends().forEach(ends::set);
      float[] placed = head.frame().place(mesh.points());
      BitSet kept = new BitSet();
      for (int t = 0; t < mesh.count(); t++) {
        if (mesh.own(t)) {
          FlatBox box = TileMesh.box(placed, mesh.corners(), t);
          boolean always =
              cells == null || !box.finite() || ends.get(mesh.triangles()[t]) || seams[i].get(t);
          kept.set(t, always || zone.meets(box) || head.collidable() && cells.meets(box));
        }
      }
      all[i] = kept;
    }
    return all;
  }

  private Tile part(TileSheets sheets, BitSet[] kept) {
    List<TileMesh> meshes = new ArrayList<>();
    for (int i = 0; i < kept.length; i++) {
      TileMesh left = tile.meshes().get(i).only(kept[i]);
      if (left.count() + left.loose().length > 0) {
        meshes.add(left);
      }
    }
    return new Tile(Tile.Kind.PART, book.id(), tile.number(), sheets, meshes);
  }
}
