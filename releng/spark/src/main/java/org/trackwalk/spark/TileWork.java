package org.trackwalk.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.tiles.TileBook;

/**
 * A tile of one level for each task, as {@code tiles cut} wrote them.
 *
 * @param tiles their files, which every machine sees
 * @param options of {@code tiles check}
 */
record TileWork(List<String> tiles, List<String> options) implements PartWork {

  /** Takes copies that can be serialised. */
  TileWork {
    tiles = new ArrayList<>(tiles);
    options = new ArrayList<>(options);
  }

  @Override
  public int parts() {
    return tiles.size();
  }

  @Override
  public PartAnswer answer(int index, Path folder) throws IOException {
    Path own = Files.createTempDirectory(folder, "tile");
    try {
      List<String> command = new ArrayList<>(List.of("tiles", "check", tiles.get(index - 1)));
      command.addAll(List.of("--output", own.toString(), "--quiet"));
      command.addAll(options);
      return MadePart.of(index, index + " of " + parts(), command, own.resolve(name(index)));
    } finally {
      OwnFolder.delete(own);
    }
  }

  @Override
  public String name(int index) {
    return Path.of(tiles.get(index - 1)).getFileName() + "-part";
  }

  @Override
  public List<String> finish(List<Path> parts) throws IOException {
    Path from = Path.of(tiles.get(0)).getParent();
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
