package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;

/** Cuts a level into tiles; each triangle belongs to one, the one in which its middle lies. */
public final class TileCut {

  /**
   * What lies so far around a tile comes with it, metres: what is out of the ordinary within two
   * cells, and what hangs together with that.
   */
  private static final double AROUND = 3 * CellSet.SIDE;

  /** Digits in the names of tiles. */
  private static final String NAME = "tile-%04d.trackwalk-tile";

  private final Level level;
  private final String version;
  private final Path folder;
  private final Progress progress;
  private final TileGrid grid;
  private final int[][] owners;
  private final FlatBox[] reaches;

  private TileCut(
      Level level,
      Function<double[], TileGrid> cut,
      String version,
      Path folder,
      Progress progress) {
    this.level = level;
    this.version = version;
    this.folder = folder;
    this.progress = progress;
    grid = cut.apply(box(level));
    owners = new int[level.pieces().size()][];
    reaches = new FlatBox[grid.count()];
  }

  /**
   * Cuts a level and writes its tiles.
   *
   * @param input how it was called on the command line
   * @param cut a grid over a box: least x and z, largest x and z
   * @param whole whether nothing may be left out when tiles are checked
   * @param version of the tool
   * @param folder that takes the files; made when it is not there
   * @return the book, which is in the folder, too
   * @throws TileException when there is no triangle, or the folder holds tiles already
   * @throws IOException when a file cannot be written
   */
  public static TileBook cut(
      Level level,
      String input,
      Function<double[], TileGrid> cut,
      boolean whole,
      String version,
      Path folder,
      Progress progress)
      throws TileException, IOException {
    if (level.pieces().stream().allMatch(piece -> piece.triangleCount() == 0)) {
      throw new TileException("no piece has a triangle: there is nothing to cut");
    }
    if (Files.exists(folder.resolve(TileBook.NAME))) {
      throw new TileException(folder + ": there are tiles already; name another folder");
    }
    TileCut tiles = new TileCut(level, cut, version, folder, progress);
    Files.createDirectories(folder);
    return tiles.write(input, whole);
  }

  private static double[] box(Level level) {
    FlatBox all = null;
    for (Piece piece : level.pieces()) {
      float[] placed = piece.frame().place(piece.points());
      for (int t = 0; t < piece.triangleCount(); t++) {
        FlatBox box = TileMesh.box(placed, piece.corners(), t);
        if (box.finite()) {
          all = all == null ? box : all.with(box);
        }
      }
    }
    return all == null
        ? new double[4]
        : new double[] {all.minX(), all.minZ(), all.maxX(), all.maxZ()};
  }

  private TileBook write(String input, boolean whole) throws IOException {
    KeptZone zone = whole ? new KeptZone("that was asked for", new CellSet()) : KeptZone.of(level);
    own();
    int[][][] members = members(zone.whole().isEmpty());
    LevelHints hints = level.hints();
    TileBook book =
        new TileBook(
            "",
            input,
            level.name(),
            level.grouping(),
            level.problems(),
            level.sources(),
            hints.withoutMeshes(),
            level.markers(),
            level.pieces().stream().map(PieceHead::of).toList(),
            hints.neighbourPieces().stream().map(PieceHead::of).toList(),
            hints.carMesh().stream().map(PieceHead::of).toList(),
            zone.whole(),
            zone.cells().bytes(),
            heads(members));
    TileBook named = book.named(MeshDigest.of(PackedRecord.bytes(book)));
    progress.begin("tiles of " + level.name(), grid.count());
    int number = 0;
    for (int tile = 0; tile < grid.count(); tile++) {
      progress.check();
      if (!empty(tile, members)) {
        Path file = folder.resolve(named.tiles().get(number).name());
        TileFile.write(tile(named, tile, number, members), version, file);
        number++;
      }
      progress.worked(1);
    }
    if (named.hasBeside()) {
      TileFile.write(beside(named), version, folder.resolve(TileBook.BESIDE));
    }
    TileFile.write(named, version, folder.resolve(TileBook.NAME)); // last: now it is whole
    return named;
  }

  /** Gives each triangle to a tile, and each tile the box around what it has. */
  private void own() {
    for (int p = 0; p < owners.length; p++) {
      Piece piece = level.pieces().get(p);
      float[] placed = piece.frame().place(piece.points());
      owners[p] = new int[piece.triangleCount()];
      for (int t = 0; t < owners[p].length; t++) {
        FlatBox box = TileMesh.box(placed, piece.corners(), t);
        if (box.finite()) {
          int tile = grid.of((box.minX() + box.maxX()) / 2, (box.minZ() + box.maxZ()) / 2);
          owners[p][t] = tile;
          reaches[tile] = reaches[tile] == null ? box : reaches[tile].with(box);
        }
      }
    }
  }

  /**
   * The triangles of each tile, by tile and piece, ascending.
   *
   * @param around whether with those that lie around it
   */
  private int[][][] members(boolean around) {
    int[][][] members = new int[grid.count()][owners.length][];
    FlatBox[] wide = new FlatBox[grid.count()];
    for (int tile = 0; tile < wide.length; tile++) {
      wide[tile] = reaches[tile] == null || !around ? null : reaches[tile].wider(AROUND);
    }
    for (int p = 0; p < owners.length; p++) {
      Piece piece = level.pieces().get(p);
      float[] placed = piece.frame().place(piece.points());
      IntList[] lists = new IntList[grid.count()];
      for (int tile = 0; tile < lists.length; tile++) {
        lists[tile] = new IntList();
      }
      for (int t = 0; t < owners[p].length; t++) {
        FlatBox box = around ? TileMesh.box(placed, piece.corners(), t) : null;
        for (int tile = 0; around && tile < lists.length; tile++) {
          if (tile != owners[p][t] && wide[tile] != null && box.meets(wide[tile])) {
            lists[tile].add(t);
          }
        }
        lists[owners[p][t]].add(t);
      }
      for (int tile = 0; tile < lists.length; tile++) {
        members[tile][p] = lists[tile].array();
      }
    }
    return members;
  }

  private List<TileHead> heads(int[][][] members) {
    List<TileHead> heads = new ArrayList<>();
    for (int tile = 0; tile < members.length; tile++) {
      if (!empty(tile, members)) {
        int own = 0;
        int all = 0;
        for (int p = 0; p < owners.length; p++) {
          own += own(tile, p, members[tile][p]).cardinality();
          all += members[tile][p].length;
        }
        String name = String.format(Locale.ROOT, NAME, heads.size() + 1);
        heads.add(new TileHead(name, own, all - own));
      }
    }
    return heads;
  }

  /** Whether nothing belongs to a tile; the first has what lies nowhere. */
  private boolean empty(int tile, int[][][] members) {
    if (tile == 0) {
      return false;
    }
    for (int p = 0; p < owners.length; p++) {
      for (int t : members[tile][p]) {
        if (owners[p][t] == tile) {
          return false;
        }
      }
    }
    return true;
  }

  private BitSet own(int tile, int piece, int[] triangles) {
    BitSet own = new BitSet();
    for (int t : triangles) {
      own.set(t, owners[piece][t] == tile);
    }
    return own;
  }

  private Tile tile(TileBook book, int tile, int number, int[][][] members) {
    List<TileMesh> meshes = new ArrayList<>();
    for (int p = 0; p < owners.length; p++) {
      int[] triangles = members[tile][p];
      // Loose vertices have no place in anybody's neighbourhood: the first tile keeps them.
      int[] loose = tile == 0 ? loose(level.pieces().get(p)) : new int[0];
      if (triangles.length + loose.length > 0) {
        BitSet own = own(tile, p, triangles);
        meshes.add(TileMesh.of(level.pieces().get(p), p, triangles, own, loose));
      }
    }
    return new Tile(Tile.Kind.CUT, book.id(), number, 0, meshes);
  }

  private static int[] loose(Piece piece) {
    BitSet unused = new BitSet();
    unused.set(0, piece.pointCount());
    for (int corner : piece.corners()) {
      unused.clear(corner);
    }
    return unused.stream().toArray();
  }

  private Tile beside(TileBook book) {
    List<Piece> pieces = new ArrayList<>(level.hints().neighbourPieces());
    pieces.addAll(level.hints().carMesh());
    List<TileMesh> meshes = new ArrayList<>();
    for (Piece piece : pieces) {
      int[] all = new int[piece.triangleCount()];
      for (int t = 0; t < all.length; t++) {
        all[t] = t;
      }
      meshes.add(TileMesh.of(piece, meshes.size(), all, new BitSet(), loose(piece)));
    }
    return new Tile(Tile.Kind.BESIDE, book.id(), 0, 0, meshes);
  }
}
