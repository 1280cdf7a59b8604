package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.check.run.Remainder;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Puts the parts of a level's tiles together: weld and all rules go over them as over one level.
 */
public final class TileJoin {

  private static final String OF_ANOTHER =
      ": it is of another level, or of another cut of this one";

  private final TileBook book;
  private final List<List<TileMesh>> byPiece = new ArrayList<>();

  /** By the tiles' numbers: sums are the same in whichever order parts are named. */
  private final Map<Integer, TileSheets> sheets = new TreeMap<>();

  /** Whether the parts were dealt out, and joined, by pieces before. */
  private boolean shared;

  private TileJoin(TileBook book) {
    this.book = book;
    book.pieces().forEach(piece -> byPiece.add(new ArrayList<>()));
  }

  /**
   * Reads the parts of all tiles.
   *
   * @param folder in which the book lies
   * @param parts in any order; of tiles, or what {@link PartShares} made of those
   * @throws IOException when one cannot be read; the message names it
   * @throws TileException when one is missing, there twice, or of another level
   */
  public static JoinedTiles of(
      TileBook book, Path folder, List<Path> parts, String version, Progress progress)
      throws IOException, TileException {
    TileJoin join = new TileJoin(book);
    PartNames names = new PartNames(book);
    progress.begin("reading tiles of " + book.name(), parts.size());
    for (Path file : parts) {
      progress.check();
      Tile part = read(file, EnumSet.of(Tile.Kind.PART, Tile.Kind.SHARE), version);
      if (!part.of(book)) {
        throw new TileException(file + OF_ANOTHER);
      }
      names.add(part, file.toString());
      part.meshes().forEach(mesh -> join.byPiece.get(mesh.piece()).add(mesh));
      join.sheets.put(part.number(), part.sheets());
      progress.worked(1);
    }
    names.requireAll();
    join.shared = names.shared();
    return join.joined(folder, version);
  }

  private static Tile read(Path file, Set<Tile.Kind> kinds, String version) throws IOException {
    try {
      return TileFile.read(file, kinds, version);
    } catch (FileSystemException e) {
      throw e; // it names its file, and its kind says why
    } catch (IOException e) {
      String why = e.getMessage() == null ? "the system gives no reason" : e.getMessage();
      throw new IOException(why.startsWith(file.toString()) ? why : file + ": " + why, e);
    }
  }

  /** Gives pieces that had one list of vertices one list again. */
  private void shareLists(TileMesh[] merged) throws TileException {
    Map<Integer, List<TileMesh>> lists = new TreeMap<>();
    for (int p = 0; p < merged.length; p++) {
      int list = book.pieces().get(p).list();
      lists.computeIfAbsent(list, k -> new ArrayList<>()).add(merged[p]);
    }
    for (List<TileMesh> same : lists.values()) {
      if (same.size() > 1) {
        TileMesh all = MeshMerge.of(same.get(0).piece(), book.name(), same);
        for (TileMesh mesh : same) {
          merged[mesh.piece()] = mesh.over(all.vertices(), all.points());
        }
      }
    }
  }

  private static boolean beside(Tile tile, TileBook book, List<PieceHead> heads) {
    if (!tile.book().equals(book.id()) || tile.meshes().size() != heads.size()) {
      return false;
    }
    for (int i = 0; i < heads.size(); i++) {
      if (!tile.meshes().get(i).fits(heads.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A piece that says what it had as a whole, where it is not. */
  private static Piece rest(Piece piece, PieceHead head) {
    boolean whole =
        piece.triangleCount() == head.triangles() && piece.vertexCount() == head.vertices();
    return whole ? piece : piece.toBuilder().totals(head.totals()).build();
  }

  private JoinedTiles joined(Path folder, String version) throws IOException, TileException {
    List<Piece> pieces = new ArrayList<>();
    Map<String, StoredNumbers> numbers = new HashMap<>();
    Map<String, byte[]> closed = new HashMap<>();
    int triangles = book.triangles();
    int vertices = book.vertices();
    TileMesh[] merged = new TileMesh[byPiece.size()];
    for (int p = 0; p < merged.length; p++) {
      merged[p] = MeshMerge.of(p, book.pieces().get(p).name(), byPiece.get(p));
      byPiece.set(p, null); // the next piece may need the room
    }
    shareLists(merged);
    for (int p = 0; p < merged.length; p++) {
      PieceHead head = book.pieces().get(p);
      TileMesh mesh = merged[p];
      Piece piece = rest(mesh.piece(head), head);
      pieces.add(piece);
      triangles -= piece.triangleCount();
      vertices -= piece.vertexCount();
      byte[] edges = new byte[mesh.count()];
      for (int t = 0; t < edges.length; t++) {
        edges[t] = mesh.closed(t);
      }
      closed.put(head.name(), edges);
      numbers.put(head.name(), new StoredNumbers(head.soup(), mesh.triangles(), mesh.vertices()));
    }
    List<Piece> beside = new ArrayList<>();
    List<Piece> car = new ArrayList<>();
    if (book.hasBeside()) {
      Path file = folder.resolve(TileBook.BESIDE);
      Tile tile = read(file, EnumSet.of(Tile.Kind.BESIDE), version);
      List<PieceHead> heads = new ArrayList<>(book.neighbours());
      heads.addAll(book.car());
      if (!beside(tile, book, heads)) {
        throw new TileException(file + OF_ANOTHER);
      }
      for (int i = 0; i < heads.size(); i++) {
        Piece piece = tile.meshes().get(i).piece(heads.get(i));
        (i < book.neighbours().size() ? beside : car).add(piece);
      }
    }
    Level level =
        new Level(
            book.name(),
            book.grouping(),
            pieces,
            book.problems(),
            book.sources(),
            book.hints().withMeshes(beside, car),
            book.markers());
    List<TileSheets> all = List.copyOf(sheets.values());
    all = shared ? List.of(TileSheets.ofShares(book, all)) : all;
    SheetJoin.Joined left = new SheetJoin(all).joined(book, merged);
    Remainder remainder = new Remainder(closed, left.sheets(), left.beside(), triangles, vertices);
    return new JoinedTiles(book, level, remainder, numbers);
  }
}
