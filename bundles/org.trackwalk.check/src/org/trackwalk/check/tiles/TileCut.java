package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.trackwalk.check.kept.PackedRecord;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

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
  private final boolean lasting;
  private final Progress progress;
  private final TileGrid grid;
  private TilePlan plan;

  private TileCut(
      Level level, TileGrid grid, String version, Path folder, boolean lasting, Progress progress) {
    this.level = level;
    this.version = version;
    this.folder = folder;
    this.lasting = lasting;
    this.progress = progress;
    this.grid = grid;
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
    return new TileCut(level, grid, version, folder, true, progress).write(input, zone);
  }

  /**
   * The same with what is kept wherever it lies, of tiles that go with this process: nobody waits
   * until the disk has them.
   */
  static TileBook quick(
      Level level,
      TileInput input,
      TileGrid grid,
      KeptZone zone,
      String version,
      Path folder,
      Progress progress)
      throws TileException, IOException {
    return new TileCut(level, grid, version, folder, false, progress).write(input, zone);
  }

  private TileBook write(TileInput input, KeptZone zone) throws TileException, IOException {
    if (level.pieces().stream().allMatch(piece -> piece.triangleCount() == 0)) {
      throw new TileException("no piece has a triangle: there is nothing to cut");
    }
    if (Files.exists(folder.resolve(TileBook.NAME))) {
      throw new TileException(folder + ": there are tiles already; name another folder");
    }
    Files.createDirectories(folder);
    removeOld(folder);
    double around = zone.whole().isEmpty() ? AROUND : 0;
    plan = TilePlan.of(level.pieces(), grid, around, progress);
    return files(input, zone);
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
      int[] corners = piece.corners();
      for (int t = 0; 3 * t < corners.length; t++) {
        FlatBox box = TileMesh.box(placed, corners, t);
        if (box.finite()) {
          all = all == null ? box : all.with(box);
        }
      }
    }
    return all == null
        ? new double[4]
        : new double[] {all.minX(), all.minZ(), all.maxX(), all.maxZ()};
  }

  private TileBook files(TileInput input, KeptZone zone) throws IOException {
    LevelHints hints = level.hints();
    List<PieceHead> heads = PieceHead.of(level.pieces());
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
            heads,
            PieceHead.of(hints.neighbourPieces()),
            PieceHead.of(hints.carMesh()),
            zone.whole(),
            zone.cells().bytes(),
            heads());
    TileBook named = book.named(MeshDigest.of(PackedRecord.bytes(book)));
    int[][] loose = loose(level.pieces(), p -> heads.get(p).list());
    progress.begin("tiles of " + level.name(), grid.count());
    int number = 0;
    for (int tile = 0; tile < grid.count(); tile++) {
      progress.check();
      if (!plan.empty(tile)) {
        Path file = folder.resolve(named.tiles().get(number).name());
        TileFile.write(tile(named, tile, number, loose), version, file, lasting);
        number++;
      }
      progress.worked(1);
    }
    if (named.hasBeside()) {
      TileFile.write(beside(named), version, folder.resolve(TileBook.BESIDE), lasting);
    }
    TileFile.write(named, version, folder.resolve(TileBook.NAME)); // last: now it is whole
    return named;
  }

  private List<TileHead> heads() {
    List<TileHead> heads = new ArrayList<>();
    for (int tile = 0; tile < grid.count(); tile++) {
      if (!plan.empty(tile)) {
        String name = String.format(Locale.ROOT, NAME, heads.size() + 1);
        heads.add(new TileHead(name, plan.own(tile), plan.around(tile)));
      }
    }
    return heads;
  }

  private Tile tile(TileBook book, int tile, int number, int[][] loose) {
    List<TileMesh> meshes = new ArrayList<>();
    for (int p = 0; p < level.pieces().size(); p++) {
      progress.check();
      TilePlan.Share share = plan.share(tile, p);
      // Loose vertices have no place in anybody's neighbourhood: the first tile keeps them.
      int[] kept = tile == 0 ? loose[p] : NOTHING;
      if (share.triangles().length + kept.length > 0) {
        Piece piece = level.pieces().get(p);
        meshes.add(TileMesh.of(piece, p, share.triangles(), share.own(), kept));
      }
    }
    return new Tile(Tile.Kind.CUT, book.id(), number, TileSheets.NONE, meshes);
  }

  /**
   * By piece, vertices that no triangle uses.
   *
   * @param list per piece the first of those that have the same vertices, which gets them
   */
  private static int[][] loose(List<Piece> pieces, IntUnaryOperator list) {
    BitSet[] unused = new BitSet[pieces.size()];
    for (int p = 0; p < unused.length; p++) {
      int first = list.applyAsInt(p);
      if (first == p) {
        unused[p] = new BitSet();
        unused[p].set(0, pieces.get(p).pointCount());
      }
      for (int corner : pieces.get(p).corners()) {
        unused[first].clear(corner);
      }
    }
    int[][] loose = new int[unused.length][];
    for (int p = 0; p < unused.length; p++) {
      loose[p] = unused[p] == null ? NOTHING : unused[p].stream().toArray();
    }
    return loose;
  }

  private Tile beside(TileBook book) {
    List<Piece> pieces = new ArrayList<>(level.hints().neighbourPieces());
    pieces.addAll(level.hints().carMesh());
    int[][] loose = loose(pieces, p -> p);
    List<TileMesh> meshes = new ArrayList<>();
    for (Piece piece : pieces) {
      int[] all = new int[piece.triangleCount()];
      for (int t = 0; t < all.length; t++) {
        all[t] = t;
      }
      int number = meshes.size();
      meshes.add(TileMesh.of(piece, number, all, new BitSet(), loose[number]));
    }
    return new Tile(Tile.Kind.BESIDE, book.id(), 0, TileSheets.NONE, meshes);
  }
}
