package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

  /** What {@link #NAME} makes, and the part of such a tile. */
  private static final Pattern NAMES = Pattern.compile("tile-\\d{4,}\\.trackwalk-tile(-part)?");

  private static final int[] NOTHING = {};

  private final Level level;
  private final String version;
  private final Path folder;
  private final Progress progress;
  private final TileGrid grid;
  private final int[][] owners;
  private final FlatBox[] reaches;

  private TileCut(Level level, TileGrid grid, String version, Path folder, Progress progress) {
    this.level = level;
    this.version = version;
    this.folder = folder;
    this.progress = progress;
    this.grid = grid;
    owners = new int[level.pieces().size()][];
    reaches = new FlatBox[grid.count()];
  }

  /**
   * Cuts a level and writes its tiles. What a cut that did not come to its end has left in the
   * folder goes.
   *
   * @param input what is known of it beside that
   * @param grid over its {@link #box}
   * @param whole whether nothing may be left out when tiles are checked
   * @param version of the tool
   * @param folder that takes the files; made when it is not there
   * @return the book, which is in the folder, too
   * @throws TileException when there is no triangle, or the folder holds tiles already
   * @throws IOException when a file cannot be written
   */
  public static TileBook cut(
      Level level,
      TileInput input,
      TileGrid grid,
      boolean whole,
      String version,
      Path folder,
      Progress progress)
      throws TileException, IOException {
    KeptZone zone = whole ? new KeptZone("that was asked for", new CellSet()) : KeptZone.of(level);
    return cut(level, input, grid, zone, version, folder, progress);
  }

  /** The same with what is kept wherever it lies. */
  static TileBook cut(
      Level level,
      TileInput input,
      TileGrid grid,
      KeptZone zone,
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
    Files.createDirectories(folder);
    removeOld(folder);
    return new TileCut(level, grid, version, folder, progress).write(input, zone);
  }

  private static void removeOld(Path folder) throws IOException {
    List<Path> old;
    try (Stream<Path> files = Files.list(folder)) {
      old = files.filter(TileCut::isOld).toList();
    }
    for (Path file : old) {
      Files.delete(file);
    }
  }

  private static boolean isOld(Path file) {
    String name = file.getFileName().toString();
    return (NAMES.matcher(name).matches() || name.equals(TileBook.BESIDE))
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  /** What a level takes up seen from above: least x and z, largest x and z. */
  public static double[] box(Level level) {
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

  private TileBook write(TileInput input, KeptZone zone) throws IOException {
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
            PieceHead.of(level.pieces()),
            PieceHead.of(hints.neighbourPieces()),
            PieceHead.of(hints.carMesh()),
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
      progress.check();
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
    TileReach reach = around ? new TileReach(grid, reaches, AROUND) : null;
    for (int p = 0; p < owners.length; p++) {
      progress.check();
      Piece piece = level.pieces().get(p);
      float[] placed = around ? piece.frame().place(piece.points()) : null;
      IntList[] lists = new IntList[grid.count()];
      IntList at = new IntList();
      for (int t = 0; t < owners[p].length; t++) {
        int owner = owners[p][t];
        if (around) {
          reach.of(TileMesh.box(placed, piece.corners(), t), at);
          for (int i = 0; i < at.size(); i++) {
            if (at.get(i) != owner) {
              add(lists, at.get(i), t);
            }
          }
        }
        add(lists, owner, t);
      }
      for (int tile = 0; tile < lists.length; tile++) {
        members[tile][p] = lists[tile] == null ? NOTHING : lists[tile].array();
      }
    }
    return members;
  }

  private static void add(IntList[] lists, int tile, int triangle) {
    if (lists[tile] == null) {
      lists[tile] = new IntList();
    }
    lists[tile].add(triangle);
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
      int[] loose = tile == 0 ? loose(book, p) : NOTHING;
      if (triangles.length + loose.length > 0) {
        BitSet own = own(tile, p, triangles);
        meshes.add(TileMesh.of(level.pieces().get(p), p, triangles, own, loose));
      }
    }
    return new Tile(Tile.Kind.CUT, book.id(), number, 0, meshes);
  }

  /** Vertices that no triangle uses, by the first of the pieces that have them. */
  private int[] loose(TileBook book, int piece) {
    if (book.pieces().get(piece).list() != piece) {
      return NOTHING;
    }
    List<Piece> same = new ArrayList<>();
    for (int p = piece; p < owners.length; p++) {
      if (book.pieces().get(p).list() == piece) {
        same.add(level.pieces().get(p));
      }
    }
    return loose(same);
  }

  private static int[] loose(List<Piece> same) {
    BitSet unused = new BitSet();
    unused.set(0, same.get(0).pointCount());
    for (Piece piece : same) {
      for (int corner : piece.corners()) {
        unused.clear(corner);
      }
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
      meshes.add(TileMesh.of(piece, meshes.size(), all, new BitSet(), loose(List.of(piece))));
    }
    return new Tile(Tile.Kind.BESIDE, book.id(), 0, 0, meshes);
  }
}
