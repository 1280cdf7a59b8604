package org.trackwalk.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.apache.spark.HashPartitioner;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaRDD;
import org.trackwalk.check.tiles.PartShares;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.check.tiles.TileException;
import org.trackwalk.check.tiles.TileFile;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.tiles.TileFiles;
import scala.Tuple2;

/**
 * A tile of one level for each task, as {@code tiles cut} wrote them. What the tiles keep goes
 * through a shuffle: by the number of its piece to one of some shares, whose tasks join it.
 *
 * @param tiles their files, which every machine sees
 * @param options of {@code tiles check}
 */
record TileWork(List<String> tiles, List<String> options) implements PartWork {

  /** Each share tells of the sheets of all tiles, which is little, but not nothing. */
  private static final int MOST_SHARES = 64;

  /** Takes copies that can be serialised. */
  TileWork {
    tiles = new ArrayList<>(tiles);
    options = new ArrayList<>(options);
  }

  @Override
  public int parts() {
    return tiles.size();
  }

  /** The check of a tile is a task, and what its part comes to goes on to other tasks. */
  @Override
  public int before() {
    return parts();
  }

  @Override
  public JavaRDD<PartAnswer> answers(JavaRDD<Integer> indices) {
    int shares = shares();
    return indices
        .flatMapToPair(index -> dealt(index, Path.of(SparkFiles.getRootDirectory())).iterator())
        .partitionBy(new HashPartitioner(shares)) // a number's hash is the number
        .mapPartitionsWithIndex((share, dealt) -> List.of(joined(share, dealt)).iterator(), true);
  }

  private int shares() {
    return Math.min(parts(), MOST_SHARES);
  }

  /** The part of a tile, dealt out: by the number of the share. */
  private List<Tuple2<Integer, byte[]>> dealt(int index, Path folder) throws IOException {
    Path own = Files.createTempDirectory(folder, "tile");
    try {
      String of = index + " of " + parts();
      Path part = own.resolve(Path.of(tiles.get(index - 1)).getFileName() + "-part");
      PartAnswer made = MadePart.of(index, of, command(index, own), part);
      if (made.part().length == 0) {
        throw new IOException(FAILED + of + ": " + made.said());
      }
      List<byte[]> dealt = PartShares.deal(made.part(), shares(), ToolVersion.NUMBER);
      List<Tuple2<Integer, byte[]>> keyed = new ArrayList<>();
      dealt.forEach(bytes -> keyed.add(new Tuple2<>(keyed.size(), bytes)));
      return keyed;
    } finally {
      OwnFolder.delete(own);
    }
  }

  private List<String> command(int index, Path own) {
    List<String> command = new ArrayList<>(List.of("tiles", "check", tiles.get(index - 1)));
    command.addAll(List.of("--output", own.toString(), "--quiet"));
    command.addAll(options);
    return command;
  }

  private PartAnswer joined(int share, Iterator<Tuple2<Integer, byte[]>> dealt) throws IOException {
    List<byte[]> all = new ArrayList<>();
    dealt.forEachRemaining(pair -> all.add(pair._2()));
    try {
      TileBook book = TileFile.book(folder(), ToolVersion.NUMBER);
      byte[] joined = PartShares.join(book, share, all, ToolVersion.NUMBER);
      return new PartAnswer(share + 1, joined, "");
    } catch (IOException | TileException e) {
      String of = (share + 1) + " of " + shares();
      throw new IOException(UNJOINED + of + ": " + e.getMessage(), e);
    }
  }

  private Path folder() {
    return Path.of(tiles.get(0)).getParent();
  }

  @Override
  public String name(int index) {
    return String.format(Locale.ROOT, "share-%04d", index) + TileFiles.PART;
  }

  @Override
  public List<String> finish(List<Path> parts) throws IOException {
    Path from = folder();
    Path to = parts.get(0).getParent();
    for (String name : List.of(TileBook.NAME, TileBook.BESIDE)) {
      if (Files.exists(from.resolve(name))) {
        Files.copy(from.resolve(name), to.resolve(name));
      }
    }
    List<String> command = new ArrayList<>(List.of("tiles", "join", "-"));
    parts.forEach(part -> command.add(part.toString()));
    return command;
  }
}
