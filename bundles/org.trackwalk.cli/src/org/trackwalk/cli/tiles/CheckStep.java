package org.trackwalk.cli.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.check.tiles.TileException;
import org.trackwalk.check.tiles.TilePart;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.mesh.progress.Progress;

/**
 * {@code tiles check}: tiles, one after the other, as parts.
 *
 * @param tiles their files
 * @param output folder for the parts; null for that of each tile
 * @param jobs threads
 */
public record CheckStep(List<Path> tiles, Path output, int jobs) {

  /** Checks. */
  public int run(Terminal terminal, Progress progress, boolean quiet)
      throws InputException, OutputException {
    long all = 0;
    long kept = 0;
    progress.begin("tiles", tiles.size());
    for (Path file : tiles) {
      Path folder = TileFiles.folder(file);
      TileBook book = TileFiles.book(folder);
      TilePart.Outcome outcome = part(book, file, folder, progress);
      all += outcome.triangles();
      kept += outcome.kept();
      progress.worked(1);
    }
    if (!quiet) {
      terminal.message(
          String.format(
              Locale.ROOT,
              "%d %s of %,d triangles checked, %,d kept",
              tiles.size(),
              tiles.size() == 1 ? "tile" : "tiles",
              all,
              kept));
    }
    return ExitCode.CLEAN;
  }

  private TilePart.Outcome part(TileBook book, Path file, Path folder, Progress progress)
      throws InputException, OutputException {
    String name = file.getFileName().toString();
    String stem = name.endsWith(TileFiles.TILE) ? name : name + TileFiles.TILE;
    Path target = output == null ? folder : output;
    try {
      if (output != null) {
        Files.createDirectories(output);
        copy(folder, TileBook.NAME);
        copy(folder, TileBook.BESIDE);
      }
    } catch (IOException e) {
      throw new OutputException(WriteFailure.reason(e));
    }
    try {
      Path part = target.resolve(stem + "-part");
      return TilePart.write(book, file, part, ToolVersion.NUMBER, jobs, progress.within());
    } catch (TileException e) {
      throw new InputException(e.getMessage());
    } catch (IOException e) {
      throw new InputException(TileFiles.named(file, e));
    }
  }

  private void copy(Path folder, String name) throws IOException {
    Path from = folder.resolve(name);
    Path to = output.resolve(name);
    if (Files.exists(from) && !Files.exists(to)) {
      Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
