package org.trackwalk.cli.tiles;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.check.tiles.TileCut;
import org.trackwalk.check.tiles.TileException;
import org.trackwalk.check.tiles.TileGrid;
import org.trackwalk.check.tiles.TileHead;
import org.trackwalk.check.tiles.TileInput;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.io.aside.ShelfFile;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * {@code tiles cut}: a level as tiles.
 *
 * @param paths of the level
 * @param load how files become a level
 * @param into number of tiles; null when a size is given
 * @param size of a tile, metres; null when a number is given
 * @param whole whether nothing may be left out
 * @param output folder for the tiles
 */
public record CutStep(
    List<Path> paths, LoadOptions load, String into, String size, boolean whole, Path output) {

  /** Cuts. */
  public int run(Terminal terminal, Progress progress, boolean quiet)
      throws UsageException, InputException, OutputException {
    Function<double[], TileGrid> cut = grid();
    LevelSource source = OneLevel.source(paths, load, progress);
    TileInput input = new TileInput(paths.get(0).toString().replace('\\', '/'), states(source));
    TileBook book;
    try (ShelfFile shelf = ShelfFile.make()) {
      Level level = OneLevel.load(source, KeptFiles.on(shelf), progress);
      book = book(level, input, over(level, cut), progress);
    } catch (ShelfFile.Failed e) {
      throw new OutputException(WriteFailure.reason(e.getCause()));
    } catch (IOException e) {
      throw new OutputException(WriteFailure.reason(e));
    }
    if (!quiet) {
      terminal.message(words(book));
    }
    return ExitCode.CLEAN;
  }

  private TileBook book(Level level, TileInput input, TileGrid tiles, Progress progress)
      throws InputException, IOException {
    try {
      return TileCut.cut(level, input, tiles, whole, ToolVersion.NUMBER, output, progress.within());
    } catch (TileException e) {
      throw new InputException(level.name() + ": " + e.getMessage());
    }
  }

  private static FindingStates states(LevelSource source) throws InputException {
    try {
      return FindingStates.beside(source.files());
    } catch (IOException e) {
      throw new InputException(source.displayName() + ": " + source.why(e));
    }
  }

  private static TileGrid over(Level level, Function<double[], TileGrid> cut)
      throws UsageException {
    try {
      return cut.apply(TileCut.box(level));
    } catch (IllegalArgumentException e) {
      throw new UsageException("--size: " + e.getMessage());
    }
  }

  private Function<double[], TileGrid> grid() throws UsageException {
    if ((into == null) == (size == null)) {
      throw new UsageException("tiles cut: say --into N or --size METRES");
    }
    if (into != null) {
      int tiles = Choice.whole("--into", into, 1, 1, TileGrid.MOST);
      return box -> TileGrid.into(box, tiles);
    }
    double metres = Choice.number("--size", size);
    if (!(metres > 0)) {
      throw new UsageException("--size: a number of metres over 0 is needed");
    }
    return box -> TileGrid.ofSize(box, metres);
  }

  private String words(TileBook book) {
    int largest = book.tiles().stream().mapToInt(TileHead::triangles).max().orElse(0);
    String kept =
        book.whole().isEmpty()
            ? "plain ground off the road can be left out"
            : "everything is kept: " + book.whole();
    return String.format(
        Locale.ROOT,
        "%,d triangles in %d %s of up to %,d in %s; %s",
        book.triangles(),
        book.tiles().size(),
        book.tiles().size() == 1 ? "tile" : "tiles",
        largest,
        output,
        kept);
  }
}
