package org.trackwalk.cli.tiles;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.trackwalk.io.aside.AsideFile;
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
    Path before = null;
    TileBook book = null;
    for (Path file : tiles) {
      Path folder = TileFiles.folder(file);
      if (!folder.equals(before)) {
        book = TileFiles.book(folder);
        prepare(book, folder);
        before = folder;
      }
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
    Path part = (output == null ? folder : output).resolve(stem + "-part");
    TilePart tile;
    try {
      tile = TilePart.read(book, file, ToolVersion.NUMBER);
    } catch (TileException e) {
      throw new InputException(e.getMessage());
    } catch (IOException e) {
      throw new InputException(TileFiles.named(file, e));
    }
    try {
      return tile.write(part, ToolVersion.NUMBER, jobs, progress.within());
    } catch (IOException e) {
      throw new OutputException(TileFiles.named(part, e));
    }
  }

  /** Puts into the folder for the parts what join wants there; the book comes last. */
  private void prepare(TileBook book, Path folder) throws InputException, OutputException {
    if (output == null) {
      return;
    }
    Path there = output.resolve(TileBook.NAME);
    try {
      Files.createDirectories(output);
      boolean first = !Files.exists(there);
      if (book.hasBeside() && (first || !Files.exists(output.resolve(TileBook.BESIDE)))) {
        copy(folder, TileBook.BESIDE);
      }
      if (first) {
        copy(folder, TileBook.NAME);
      }
    } catch (IOException e) {
      throw new OutputException(WriteFailure.reason(e));
    }
    if (!TileFiles.book(output).id().equals(book.id())) {
      throw new InputException(
          there + ": it is of another level, or of another cut of this one; name another folder");
    }
  }

  private void copy(Path folder, String name) throws IOException {
    Path to = output.resolve(name);
    try (AsideFile aside = AsideFile.beside(to)) {
      try (OutputStream out = aside.stream()) {
        Files.copy(folder.resolve(name), out);
      }
      aside.moveTo(to);
    } catch (IOException e) {
      // Another process may have put it there and read it now, which some systems defend.
      if (!Files.exists(to)) {
        throw e;
      }
    }
  }
}
