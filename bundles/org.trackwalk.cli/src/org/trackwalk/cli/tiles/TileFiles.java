package org.trackwalk.cli.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.check.tiles.TileBook;
import org.trackwalk.check.tiles.TileFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;

/** Tiles, parts and the book beside them, as named on the command line. */
public final class TileFiles {

  /** How the names of tiles end. */
  public static final String TILE = ".trackwalk-tile";

  /** How the names of parts end. */
  public static final String PART = ".trackwalk-tile-part";

  private static final String BEGIN = "tile-";

  private TileFiles() {}

  /**
   * The files that are named, and those in folders that are.
   *
   * @param ending of the names in folders
   * @throws UsageException when a folder holds none
   * @throws InputException when a folder cannot be listed
   */
  public static List<Path> of(List<String> named, String ending)
      throws UsageException, InputException {
    List<Path> files = new ArrayList<>();
    for (String name : named) {
      Path path = NamedPath.of("", name);
      if (!Files.isDirectory(path)) {
        files.add(path);
        continue;
      }
      try (Stream<Path> children = Files.list(path)) {
        List<Path> found =
            children
                .filter(child -> child.getFileName().toString().startsWith(BEGIN))
                .filter(child -> child.getFileName().toString().endsWith(ending))
                .sorted()
                .toList();
        if (found.isEmpty()) {
          throw new UsageException(name + ": there is no file " + BEGIN + "*" + ending + " in it");
        }
        files.addAll(found);
      } catch (IOException e) {
        throw new InputException(WriteFailure.reason(e));
      }
    }
    return files;
  }

  /** The folder in which a file lies. */
  public static Path folder(Path file) {
    Path parent = file.toAbsolutePath().getParent();
    return parent == null ? file.toAbsolutePath() : parent;
  }

  /**
   * The book of a folder.
   *
   * @throws InputException when there is none
   */
  public static TileBook book(Path folder) throws InputException {
    try {
      return TileFile.book(folder, ToolVersion.NUMBER);
    } catch (IOException e) {
      throw new InputException(
          "tiles need the file "
              + TileBook.NAME
              + " that 'trackwalk tiles cut' wrote: "
              + named(folder.resolve(TileBook.NAME), e));
    }
  }

  /** Why something failed, with the file in front. */
  static String named(Path file, IOException e) {
    String why = WriteFailure.reason(e);
    return why.startsWith(file.toString()) ? why : file + ": " + why;
  }
}
