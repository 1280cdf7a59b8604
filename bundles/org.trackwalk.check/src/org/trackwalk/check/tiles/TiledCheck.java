package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.trackwalk.check.run.LargeLevels;
import org.trackwalk.check.run.LevelAnswer;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Checks a level that does not fit into the memory in tiles, one after the other, in a folder that
 * is taken away afterwards. The report says so where it says how files came to be one level.
 *
 * @param version of the tool
 */
public record TiledCheck(String version) implements LargeLevels {

  /** Even a level that is dense in one corner has none that is a large part of it, mostly. */
  private static final int TILES = 64;

  @Override
  public Optional<LevelAnswer> check(LevelSource source, CheckSettings asked, Progress progress)
      throws ImportException, IOException {
    Path folder = Files.createTempDirectory("trackwalk-tiles");
    try {
      Path tiles = folder.resolve("tiles");
      TileBook book = cut(source, tiles, progress);
      return book.whole().isEmpty()
          ? Optional.of(answer(book, tiles, asked, progress))
          : Optional.empty();
    } catch (TileException e) {
      throw new IOException(e.getMessage(), e);
    } finally {
      remove(folder);
    }
  }

  /** A method of its own, so that the level is gone when tiles are checked. */
  private TileBook cut(LevelSource source, Path tiles, Progress progress)
      throws ImportException, IOException, TileException {
    Level level = source.load(progress);
    return TileCut.cut(
        level,
        source.displayName(),
        box -> TileGrid.into(box, TILES),
        false,
        version,
        tiles,
        progress);
  }

  private LevelAnswer answer(TileBook book, Path tiles, CheckSettings asked, Progress progress)
      throws ImportException, IOException, TileException {
    List<Path> parts = new ArrayList<>();
    progress.begin("checking tiles of " + book.name(), book.tiles().size());
    for (TileHead tile : book.tiles()) {
      Path file = tiles.resolve(tile.name());
      Path part = tiles.resolve(tile.name() + "-part");
      TilePart.write(book, file, part, version, asked.jobs(), progress.within());
      Files.delete(file);
      parts.add(part);
      progress.worked(1);
    }
    JoinedTiles joined = TileJoin.of(book, tiles, parts, version, progress);
    CheckSettings settings = ManifestSettings.of(joined.level(), asked);
    LevelReport report =
        joined
            .grouped(
                String.format(
                    Locale.ROOT,
                    "checked in %d tiles, since it does not fit into the memory; %,d of %,d"
                        + " triangles kept (docs/tiles.md)",
                    book.tiles().size(),
                    book.triangles() - joined.leftOut(),
                    book.triangles()))
            .check(settings, true, progress);
    return new LevelAnswer(report, settings.profiles().stream().map(Profile::id).toList());
  }

  private static void remove(Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = new ArrayList<>(files.toList());
    }
    for (Path file : all.reversed()) {
      Files.deleteIfExists(file);
    }
  }
}
