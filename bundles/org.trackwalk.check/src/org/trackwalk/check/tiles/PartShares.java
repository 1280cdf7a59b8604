package org.trackwalk.check.tiles;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.mesh.tree.IntList;

/**
 * Parts of tiles dealt out by pieces, so that many machines can join them: a share has what all
 * tiles keep of some pieces, and the edges at which sheets that were left out go on there. Keys are
 * piece and stored number, which are exact.
 */
public final class PartShares {

  private PartShares() {}

  private static boolean belongs(int piece, int share, int shares) {
    return piece % shares == share;
  }

  /**
   * Deals the part of one tile out.
   *
   * @param part the bytes of its file
   * @param shares at least 1
   * @return what each share gets
   * @throws IOException when it is no part of this version, or broken
   */
  public static List<byte[]> deal(byte[] part, int shares, String version) throws IOException {
    Tile tile = read(part, Tile.Kind.PART, version);
    List<byte[]> dealt = new ArrayList<>();
    for (int i = 0; i < shares; i++) {
      int share = i;
      IntList links = new IntList();
      int[] all = tile.sheets().links();
      for (int at = 0; at < all.length; at += TileSheets.LINK) {
        if (belongs(all[at], share, shares) || belongs(all[at + 2], share, shares)) {
          for (int k = 0; k < TileSheets.LINK; k++) {
            links.add(all[at + k]);
          }
        }
      }
      List<TileMesh> meshes =
          tile.meshes().stream().filter(m -> belongs(m.piece(), share, shares)).toList();
      TileSheets sheets = tile.sheets().with(links.array());
      dealt.add(
          bytes(
              new Tile(Tile.Kind.DEALT, tile.book(), tile.number(), shares, sheets, meshes),
              version));
    }
    return dealt;
  }

  /**
   * Joins what the parts of all tiles have for one share.
   *
   * @param share from 0
   * @param dealt by {@link #deal}, one for each tile, in any order
   * @return a file for {@link TileJoin#of}
   * @throws IOException when one is broken
   * @throws TileException when one is missing, there twice, of another level, or does not fit the
   *     others
   */
  public static byte[] join(TileBook book, int share, List<byte[]> dealt, String version)
      throws IOException, TileException {
    PartNames names = new PartNames(book);
    Map<Integer, TileSheets> sheets = new TreeMap<>();
    Map<Integer, Map<Integer, TileMesh>> meshes = new TreeMap<>();
    int shares = 0;
    for (byte[] bytes : dealt) {
      Tile tile = read(bytes, Tile.Kind.DEALT, version);
      if (!tile.of(book)) {
        throw TileException.unfit(book.name());
      }
      names.add(tile, "a part");
      shares = tile.shares();
      sheets.put(tile.number(), tile.sheets());
      for (TileMesh mesh : tile.meshes()) {
        meshes.computeIfAbsent(mesh.piece(), k -> new TreeMap<>()).put(tile.number(), mesh);
      }
    }
    names.requireAll();
    List<TileMesh> merged = new ArrayList<>();
    Map<Integer, TileMesh> kept = new TreeMap<>();
    for (Map.Entry<Integer, Map<Integer, TileMesh>> of : meshes.entrySet()) {
      int piece = of.getKey();
      String name = book.pieces().get(piece).name();
      TileMesh mesh = MeshMerge.of(piece, name, List.copyOf(of.getValue().values()));
      of.getValue().clear(); // the next piece may need the room
      merged.add(mesh);
      kept.put(piece, mesh);
    }
    List<TileSheets> all = List.copyOf(sheets.values());
    int count = shares;
    int[] links = new SheetJoin(all).fewer(book, piece -> belongs(piece, share, count), kept);
    TileSheets left = TileSheets.following(all).with(links);
    return bytes(new Tile(Tile.Kind.SHARE, book.id(), share, shares, left, merged), version);
  }

  private static Tile read(byte[] bytes, Tile.Kind kind, String version) throws IOException {
    InputStream in = new ByteArrayInputStream(bytes);
    return TileFile.read(in, bytes.length, EnumSet.of(kind), version);
  }

  private static byte[] bytes(Tile tile, String version) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    TileFile.write(tile, version, bytes);
    return bytes.toByteArray();
  }
}
