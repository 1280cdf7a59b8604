package org.trackwalk.check.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.levels.LargeLevels;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.io.aside.ScratchFolder;
import org.trackwalk.io.aside.ShelfFile;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.KeptFiles;
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

  /** Where more than this part is kept wherever it lies, tiles take the memory of the whole. */
  private static final double NEARLY_ALL = 0.95;

  @Override
  public Optional<LevelAnswer> check(LevelSource source, CheckSettings asked, Progress progress)
      throws ImportException, IOException {
    ScratchFolder scratch = ScratchFolder.make();
    try {
      Path tiles = scratch.folder().resolve("tiles");
      return Optional.of(answer(cut(source, tiles, progress), tiles, asked, progress));
    } catch (TileException e) {
      throw new IOException(e.getMessage(), e);
    } finally {
      close(scratch);
    }
  }

  /** What was found, or why nothing was, counts for more than a folder that stays. */
  private static void close(ScratchFolder scratch) {
    try {
      scratch.close();
    } catch (IOException e) {
      return; // it lies among what the user's programs can make again
    }
  }

  /** Its meshes lie on a shelf: only those of one file are held. */
  private TileBook cut(LevelSource source, Path tiles, Progress progress)
      throws ImportException, IOException, TileException {
    try (ShelfFile shelf = ShelfFile.make()) {
      return cut(source.load(KeptFiles.on(shelf), progress), source, tiles, progress);
    } catch (ShelfFile.Failed e) {
      throw e.getCause();
    }
  }

  private TileBook cut(Level level, LevelSource source, Path tiles, Progress progress)
      throws IOException, TileException {
    KeptZone zone = KeptZone.of(level);
    double share = zone.share(level);
    if (share > NEARLY_ALL) {
      throw new IOException(
          zone.whole().isEmpty()
              ? String.format(
                  Locale.ROOT,
                  "not cut, since %.0f %% of it lie near the road, which is kept as a whole",
                  100 * share)
              : "not cut, since " + zone.whole());
    }
    TileInput input = new TileInput(source.displayName(), FindingStates.NONE);
    TileGrid grid = TileGrid.into(TileCut.box(level), TILES);
    return TileCut.quick(level, input, grid, zone, version, tiles, progress);
  }

  private LevelAnswer answer(TileBook book, Path tiles, CheckSettings asked, Progress progress)
      throws ImportException, IOException, TileException {
    List<Path> parts = new ArrayList<>();
    progress.begin("checking tiles of " + book.name(), book.tiles().size());
    for (TileHead tile : book.tiles()) {
      Path file = tiles.resolve(tile.name());
      Path part = tiles.resolve(tile.name() + "-part");
      TilePart.read(book, file, version)
          .write(part, version, asked.jobs(), false, progress.within());
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
}
